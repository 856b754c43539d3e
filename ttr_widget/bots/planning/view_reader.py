"""A reader of views for planning: own and open routes, their costs, and the expected length of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf
from typing import Any, Generic, TypeVar, overload

from ttr_widget.kernel.cheapest_paths import Near
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.unseen import unseen_cards, unseen_tickets

from .forest import Known
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
        self.tables: VariantTables = view.variant.derived(VariantTables)
        self.position = position_of(view) if position is None else position
        self.memory = memory
        self.turn_price: float = weights.turn * self.tables.scale
        """The value of an ordinary turn on this board, in points."""
        self.piece_price: float = weights.piece * self.tables.scale
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
        return Network(self.tables.board, self.own, self.dead)

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
    def worth(self) -> list[float]:
        """The immediate gain from claiming each route: points, passengers, and a part of the longest path."""
        if self.tables.longest_path is not None and self.weights.chain:
            return self._with_chains()
        if self.tables.passengers is None:
            return self.tables.plain_points
        waiting = self.excerpt("passengers")
        values = passenger_values(waiting.taken, self.seat, self.tables.passengers, waiting.cities)
        best = [max([values[color] for color in here], default=0.0) for here in waiting.cities]
        pairs = zip(self.tables.plain_points, self.tables.ends, strict=True)
        return [points + (best[a] + best[b]) for points, (a, b) in pairs]

    def _with_chains(self) -> list[float]:
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
        least, worth, prices = self.weights.least, self.worth, self._prices
        cost = [
            prices[number] - points if is_open else inf
            for number, points, is_open in zip(self.tables.class_of, worth, self.open, strict=True)
        ]
        cost = [price if price > least else least for price in cost]  # noqa: FURB136 -- quicker, for every route
        for route in self.own:
            cost[route] = 0.0
        return cost

    def most_held(self, hand: Sequence[int]) -> list[int]:
        """For each group of suits, how many cards of one suit a hand holds at most."""
        held = [hand[suit[0]] if len(suit) == 1 else sum([hand[kind] for kind in suit]) for suit in self.tables.suits]
        return [max([held[suit] for suit in group]) for group in self.tables.suit_groups]

    @lazy
    def cost_with_loans(self) -> list[float]:
        """The cost of each route; with stations, also the cost of borrowing other players' routes."""
        rule = self.tables.stations
        if rule is None:
            return self.cost
        cost = list(self.cost)
        standing = self.excerpt("stations")
        built = standing.count(self.seat)
        owners, seat, ends = self.view.owners, self.seat, self.tables.ends
        price = inf
        if built < rule.count:
            price = (1 + (built + 1) / self.weights.draws) * self.turn_price + rule.points + self.weights.loan
        for route, owner in enumerate(owners):
            if owner not in (FREE, seat):
                a, b = ends[route]
                if seat in (standing[a], standing[b]):
                    cost[route] = 0.1
                elif FREE in (standing[a], standing[b]):
                    cost[route] = price
        return cost

    @lazy
    def near(self) -> Near:
        """``Board.near`` without the routes that can be neither claimed nor borrowed."""
        cost = self.cost_with_loans
        return [[pair for pair in pairs if cost[pair[1]] < inf] for pairs in self.tables.near]

    @lazy
    def known_paths(self) -> Known:
        """The cheapest paths found so far."""
        return {}

    @lazy
    def _prices(self) -> list[float]:
        """For each class of routes, what one costs in turns and pieces, in points."""
        weights, held_of = self.weights, self.most_held(self.hand)
        one, some, draws = weights.trust, weights.trust * 0.6, weights.draws
        turn_price, piece_price = self.turn_price, self.piece_price
        prices = []
        for group, any_color, _, _, _, _, _, cards, pieces, extra in self.tables.profiles:
            held = held_of[group]
            turns = 1 + (cards - (some if any_color else one) * min(held, cards)) / draws
            prices.append(turns * turn_price + pieces * piece_price + extra * turn_price)
        return prices


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
