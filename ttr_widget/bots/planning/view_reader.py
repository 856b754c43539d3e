"""A reader of views for planning: own and open routes, their costs, and the expected length of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from math import ceil, inf
from typing import Any, Generic, TypeVar, overload

from ttr_widget.kernel.cheapest_paths import Near
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.unseen import unseen_cards, unseen_tickets

from .forest import Known
from .rates import KnownRates, Rates
from .tables import VariantTables
from .weights import Weights

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 -- used as a decorator
    """A property that is computed once: ``functools.cached_property`` without the lock, for faster access."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, thing: None, owner: type) -> lazy[T]: ...
    @overload
    def __get__(self, thing: object, owner: type) -> T: ...
    def __get__(self, thing: object | None, owner: type) -> T | lazy[T]:
        if thing is None:
            return self
        value = thing.__dict__[self.name] = self.make(thing)
        return value


@cache
def _of_others(seat: int) -> bytes:
    """Translates an owner into 1 (another seat) or 0 (this one, or nobody)."""
    return bytes([owner not in (FREE, seat) for owner in range(256)])


class ViewReader:
    """What a planning bot reads from a view.

    In a rollout ``position`` is the imagined position of the view, which saves constructing one, and ``memory`` keeps
    plans from one decision to the next, which saves computing them again.
    """

    def __init__(
        self, view: View, weights: Weights, position: Draft | None = None, memory: dict[int, Any] | None = None
    ) -> None:
        assert view.seat is not None, "bots have a seat"
        assert view.hand_counts is not None, "and a hand"
        self.view = view
        self.weights = weights
        self.seat: int = view.seat
        self.rates: Rates = view.variant.derived(KnownRates).of(weights)
        self.tables: VariantTables = self.rates.tables
        self.position = position_of(view) if position is None else position
        self.memory = memory
        self.turn_price = self.rates.turn_price
        """The value of an ordinary turn on this board, in points."""
        self.hand: list[int] = list(view.hand_counts)
        self.pieces: list[int] = list(view.pieces[view.seat])
        links = view.variant.links(self.position, view.seat)
        self.own = links.routes
        self.loans = links.loans
        self.dead = links.dead_ends
        self.open: bytes = self._open()
        """For each route 1 if the seat might claim it, assuming any cards and any exchange of pieces."""

    def _open(self) -> bytes:
        claiming, position, seat = self.tables.claiming, self.position, self.seat
        if claiming is None:
            return bytes(len(self.tables.ends))
        if self.tables.exchanges is None:
            return claiming.open_routes(position, seat)
        left, box = position.pieces[seat], self.excerpt("pieces").box[seat]
        position.pieces[seat] = (left[0] + min(left[1], box[0]), left[1] + min(left[0], box[1]))
        found = claiming.open_routes(position, seat)
        position.pieces[seat] = left
        return found

    def excerpt(self, key: str) -> Any:
        """What the seat may know of a rule's slot (``None`` if there is no such rule, or if it shows nothing)."""
        place = self.tables.place.get(key)
        return None if place is None else self.view.excerpts[place]

    # Tickets.

    @lazy
    def network(self) -> Network:
        """The seat's own routes as a network."""
        return self.tables.network(self.own, self.dead)

    @lazy
    def held(self) -> tuple[int, ...]:
        """The tickets that the seat holds."""
        return self.excerpt("tickets").held if self.tables.tickets else ()

    @lazy
    def undone(self) -> list[int]:
        """The tickets held that the seat's own routes do not complete."""
        return [ticket for ticket in self.held if not self.view.variant.judge(ticket, self.network).done]

    @lazy
    def unseen_tickets(self) -> list[int]:
        """The tickets that may still be in a deck, as far as the seat knows."""
        return unseen_tickets(self.position, self.seat)

    @property
    def hope(self) -> float:
        """The share of a new ticket's points that is expected."""
        return self.weights.hope if self.tables.fleet is None else self.weights.hope_at_sea

    # Cards.

    @lazy
    def display(self) -> bytes:
        """The face-up cards, by number."""
        found: bytes = self.excerpt("market")[0] if self.tables.market else b""
        return found

    @lazy
    def unseen_cards(self) -> list[int]:
        """How many cards of each kind are neither in the hand nor visible to everybody."""
        return unseen_cards(self.position, self.seat)

    # Time.

    @lazy
    def turns(self) -> float:
        """Roughly how many turns the seat has left, including this one."""
        view, players = self.view, len(self.view.players)
        if view.turns_left is not None:
            return float(ceil(view.turns_left / players)) if view.to_move == self.seat else view.turns_left // players
        further = self.tables.last_round.turns if self.tables.last_round else 0
        pace = max(1.0, min(map(self._pace, range(players))))
        return pace + min(self.weights.lag, pace) + further

    def _pace(self, seat: int) -> float:
        """Roughly how many turns this seat needs to play its pieces."""
        rule, tables = self.tables.last_round, self.tables
        pieces = sum(self.view.pieces[seat]) - (rule.pieces_left if rule else 0)
        if pieces <= 0:
            return 0.0
        cards = pieces * tables.cards_a_piece - 0.8 * self.view.hand_sizes[seat]
        return max(0.0, cards) / self.weights.draws + pieces / tables.pieces_a_route

    # Prices.

    @lazy
    def worth(self) -> Sequence[float]:
        """The immediate gain from claiming each route: points, passengers, and a part of the longest path.

        It changes only when the seat claims a route or somebody takes passengers.
        """
        waiting, known = self.excerpt("passengers"), self.rates.known_worth
        own, before, worth = known.get(self.seat, (None, None, ()))
        if own != self.own or before is not waiting:
            worth = self._worth(waiting)
            known[self.seat] = self.own, waiting, worth
        return worth

    def _worth(self, waiting: Any) -> Sequence[float]:
        if self.tables.longest_path is not None and self.weights.chain:
            return self._with_chains()
        if self.tables.passengers is None:
            return self.tables.plain_points
        values = passenger_values(waiting.taken, self.seat, self.tables.passengers, waiting.cities)
        best = [max([values[color] for color in here], default=0.0) for here in waiting.cities]
        pairs = zip(self.tables.plain_points, self.tables.ends, strict=True)
        return [points + (best[a] + best[b]) for points, (a, b) in pairs]

    def _with_chains(self) -> Sequence[float]:
        """Points, and something for routes that continue a path at its end or join two paths."""
        points, near, ends = list(self.tables.plain_points), self.tables.near, self.tables.ends
        cities = [city for route in self.own for city in ends[route]]
        for city in dict.fromkeys(cities):
            if cities.count(city) == 1:
                for _, route in near[city]:
                    points[route] += self.weights.chain * self.tables.pieces[route][1]
        return points

    @lazy
    def cost(self) -> list[float]:
        """The cost of each route as part of a path: turns and pieces, minus points; the seat's own routes are free."""
        least = self.weights.least
        cost = [
            (price if (price := full - points) > least else least) if is_open else inf
            for full, points, is_open in zip(self.rates.prices(self.hand), self.worth, self.open, strict=True)
        ]
        for route in self.own:
            cost[route] = 0.0
        return cost

    @property
    def stations_left(self) -> int:
        """How many stations the seat can still build."""
        rule = self.tables.stations
        return 0 if rule is None else rule.count - self.excerpt("stations").count(self.seat)

    @lazy
    def cost_with_loans(self) -> list[float]:
        """The cost of each route; with stations, also the cost of borrowing other players' routes."""
        rule = self.tables.stations
        if rule is None:
            return self.cost
        cost, standing, left = list(self.cost), self.excerpt("stations"), self.stations_left
        price = inf
        if left > 0:
            built = rule.count - left
            price = (1 + (built + 1) / self.weights.draws) * self.turn_price + rule.points + self.weights.loan
        seat, ends = self.seat, self.tables.ends
        for route in compress(range(len(cost)), self.view.owners.translate(_of_others(seat))):
            a, b = ends[route]
            if seat in (standing[a], standing[b]):
                cost[route] = 0.1
            elif FREE in (standing[a], standing[b]):
                cost[route] = price
        return cost

    @lazy
    def near(self) -> Near:
        """``Board.near`` without the routes that can be neither claimed nor borrowed."""
        return self.tables.near_by(bytes([price < inf for price in self.cost_with_loans]))

    @lazy
    def known_paths(self) -> Known:
        """The cheapest paths found so far."""
        return {}


def passenger_values(
    taken: tuple[tuple[str, ...], ...], seat: int, rule: Any, waiting: tuple[tuple[str, ...], ...]
) -> dict[str, float]:
    """The approximate value to a seat of one more passenger of each colour."""
    left = dict.fromkeys(rule.colors, 0)
    for here in waiting:
        for color in here:
            left[color] += 1
    values = {}
    for color in rule.colors:
        mine = taken[seat].count(color)
        best = max([own.count(color) for n, own in enumerate(taken) if n != seat], default=0)
        lead = mine - best
        if lead > left[color]:
            values[color] = 0.1  # already won
        elif lead + left[color] < 0:
            values[color] = 0.1 if mine else 1.0  # lost: the second prize at most
        else:
            near = 1.0 / (1 + abs(lead))
            values[color] = (rule.most - rule.second) * 0.12 + rule.most * 0.13 * near
    return values
