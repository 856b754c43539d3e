"""A view, read for planning: what is mine, what is open, what it costs, how long the game will last."""

from __future__ import annotations

from functools import cached_property
from math import ceil, inf
from typing import Any

from ttr_widget.kernel.imagine import sketch
from ttr_widget.kernel.links import Network
from ttr_widget.kernel.view import View

from .atlas import Atlas, atlas_of
from .taste import Taste


class Sight:
    """What a planning bot sees in a view.  Nothing here is kept from one decision to the next."""

    def __init__(self, view: View, taste: Taste) -> None:
        assert view.seat is not None and view.hand_counts is not None, "bots have a seat"
        self.view = view
        self.taste = taste
        self.seat: int = view.seat
        self.atlas: Atlas = atlas_of(view.variant)
        self.position = sketch(view)
        self.hand: list[int] = list(view.hand_counts)
        self.pieces: list[int] = list(view.pieces[view.seat])
        links = view.variant.links(self.position, view.seat)
        self.own = links.routes
        self.loans = links.loans
        self.dead = links.dead_ends
        self.network = Network(self.atlas.board, self.own, self.dead)
        claiming = self.atlas.claiming
        self.open: bytes = claiming.open_routes(self.position, view.seat) if claiming else bytes(len(self.atlas.ends))

    def excerpt(self, key: str) -> Any:
        """What the seat may know of a rule's slot (``None``: there is no such rule, or it shows nothing)."""
        place = self.atlas.place.get(key)
        return None if place is None else self.view.excerpts[place]

    # Tickets.

    @cached_property
    def held(self) -> tuple[int, ...]:
        """The tickets that the seat holds."""
        return self.excerpt("tickets").held if self.atlas.tickets else ()

    @cached_property
    def undone(self) -> list[int]:
        """Those of them that are not completed by own routes."""
        return [ticket for ticket in self.held if not self.view.variant.judge(ticket, self.network).done]

    @cached_property
    def unseen_tickets(self) -> list[int]:
        """The tickets that may still be in a deck, as far as the seat knows."""
        known = self.excerpt("tickets")
        gone = {*known.held, *known.offered}
        rule = self.atlas.tickets
        assert rule is not None, "asked only where there are tickets"
        full = [deck for deck, left in enumerate(known.left) if left]
        tickets = range(len(self.atlas.board.tickets))
        return [t for t in tickets if t not in gone and rule.deck_of(self.view.variant, t) in full]

    # Cards.

    @cached_property
    def display(self) -> bytes:
        """The open cards, by number."""
        found: bytes = self.excerpt("market")[0] if self.atlas.market else b""
        return found

    @cached_property
    def unseen_cards(self) -> list[int]:
        """How many cards of each kind are neither in the hand nor open to see."""
        counts = [
            have - own - gone
            for have, own, gone in zip(self.atlas.kinds.copies, self.hand, self.view.discard_counts, strict=True)
        ]
        for card in self.display:
            if card < len(counts):
                counts[card] -= 1
        return [max(0, count) for count in counts]

    # Time.

    @cached_property
    def turns(self) -> float:
        """About how many turns the seat still has, this one included."""
        view, players = self.view, len(self.view.players)
        if view.turns_left is not None:
            return float(ceil(view.turns_left / players)) if view.to_move == self.seat else view.turns_left // players
        further = self.atlas.last_round.turns if self.atlas.last_round else 0
        others = [self._pace(seat) for seat in range(players) if seat != self.seat]
        return max(1.0 + further, min(min(others), self._pace(self.seat)) + further)

    def _pace(self, seat: int) -> float:
        """About how many turns this seat needs to play its pieces."""
        rule, atlas = self.atlas.last_round, self.atlas
        pieces = sum(self.view.pieces[seat]) - (rule.pieces_left if rule else 0)
        if pieces <= 0:
            return 0.0
        cards = pieces * atlas.cards_a_piece - 0.8 * self.view.hand_sizes[seat]
        return max(0.0, cards) / self.taste.draws + pieces / atlas.pieces_a_route

    # Prices.

    @cached_property
    def worth(self) -> list[float]:
        """What claiming each route brings at once: points, and passengers."""
        points = [float(points) for points in self.atlas.points]
        if self.atlas.passengers is not None:
            waiting = self.excerpt("passengers")
            values = passenger_values(waiting.taken, self.seat, self.atlas.passengers, waiting.cities)
            best = [max([values[color] for color in here], default=0.0) for here in waiting.cities]
            for route, (a, b) in enumerate(self.atlas.ends):
                points[route] += best[a] + best[b]
        return points

    @cached_property
    def cost(self) -> list[float]:
        """What each route costs on the way to somewhere: turns and pieces, less the points; own ones are free."""
        taste, atlas, worth = self.taste, self.atlas, self.worth
        cost = [inf] * len(atlas.ends)
        prices: dict[int, float] = {}
        for route, is_open in enumerate(self.open):
            if is_open:
                number = atlas.class_of[route]
                if number not in prices:
                    prices[number] = self._price(number, route)
                price = prices[number] + atlas.extra[route] * taste.turn - worth[route]
                cost[route] = price if price > taste.least else taste.least
        for route in self.own:
            cost[route] = 0.0
        return cost

    def _price(self, number: int, route: int) -> float:
        """Turns and pieces, in points, of the routes of a class (``route`` is one of them)."""
        taste, atlas, hand = self.taste, self.atlas, self.hand
        needs, cards = atlas.classes[number], atlas.cards[route]
        held = max([sum([hand[kind] for kind in need.kinds]) for need in needs])
        sure = taste.trust if len(needs) == 1 else taste.trust * 0.6
        turns = 1 + (cards - sure * min(held, cards)) / taste.draws
        return turns * taste.turn + atlas.pieces[route][1] * taste.piece


def passenger_values(
    taken: tuple[tuple[str, ...], ...], seat: int, rule: Any, waiting: tuple[tuple[str, ...], ...]
) -> dict[str, float]:
    """What one more passenger of each colour is worth to a seat, about."""
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
            values[color] = 0.1  # won already
        elif lead + left[color] < 0:
            values[color] = 0.1 if mine else 1.0  # lost: the second prize at most
        else:
            near = 1.0 / (1 + abs(lead))
            values[color] = (rule.most - rule.second) * 0.12 + rule.most * 0.13 * near
    return values
