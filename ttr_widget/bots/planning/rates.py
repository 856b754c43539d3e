"""How many turns routes take, by what a hand holds of the cards that pay for them.

Routes that are paid with the same suits make a group.  What they take depends on few numbers of the hand, so it is
computed once for each combination of these and looked up afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from ttr_widget.kernel.payment import picker
from ttr_widget.kernel.variant import Variant

from .tables import ClassProfile, VariantTables, kept
from .weights import Weights

Row = Sequence[float]


class _Group:
    """The routes that are paid with the same suits of cards; rows hold a number for each of them."""

    def __init__(self, tables: VariantTables, number: int) -> None:
        self.classes = [
            (profile, [route for route, other in enumerate(tables.class_of) if other == of_class])
            for of_class, profile in enumerate(tables.profiles)
            if profile.group == number
        ]
        self.routes = [route for _, routes in self.classes for route in routes]
        suits = [tables.suits[suit] for suit in tables.suit_groups[number]]
        wild = () if tables.wild is None else (tables.wild,)
        self.held = _most_held(suits)
        """Counts the cards of the suit of which a hand holds most."""
        self.pick = picker(sorted({kind for suit in suits for kind in suit}.union(wild)))
        """Gets from a hand all numbers that matter for the payment."""
        self.is_plain = all(profile.plain for profile, _ in self.classes)
        """Whether the cards of that suit, and the wilds, are all that matters."""
        self.prices: dict[int, Row] = {}
        self.turns: dict[Any, Row] = {}

    def row(self, worth: Callable[[ClassProfile], float]) -> Row:
        """A number of each class, for all its routes."""
        return [value for profile, routes in self.classes for value in [worth(profile)] * len(routes)]


def _most_held(suits: Sequence[tuple[int, ...]]) -> Callable[[Sequence[int]], int]:
    if len(suits) == len(suits[0]) == 1:
        return itemgetter(suits[0][0])
    if all(len(suit) == 1 for suit in suits):
        pick = picker([suit[0] for suit in suits])
        return lambda hand: max(pick(hand))
    picks = [picker(suit) for suit in suits]
    return lambda hand: max([sum(pick(hand)) for pick in picks])


class Rates:
    """What all routes of a variant take with a set of weights."""

    def __init__(self, tables: VariantTables, weights: Weights) -> None:
        self.turn_price: float = weights.turn * tables.scale
        """The value of an ordinary turn on this board, in points."""
        self.piece_price: float = weights.piece * tables.scale
        self.tables = tables
        self.known_worth: dict[int, tuple[tuple[int, ...], object, Sequence[float]]] = {}
        """For each seat its routes, what waits in the cities, and what each route is worth to it with these."""
        self._weights, self._wild = weights, tables.wild
        self._groups = [_Group(tables, number) for number in range(len(tables.suit_groups))]
        order = [route for group in self._groups for route in group.routes]
        self._in_board_order = picker([order.index(route) for route in range(len(order))])

    def prices(self, hand: Sequence[int]) -> Row:
        """For each route what it costs in turns and pieces, in points, if part of the cards in hand go towards it."""
        found: list[float] = []
        for group in self._groups:
            held = group.held(hand)
            found += group.prices.get(held) or self._price_row(group, held)
        return self._in_board_order(found)

    def turns(self, hand: Sequence[int]) -> Row:
        """For each route how many turns it takes with this hand."""
        found: list[float] = []
        wilds = 0 if self._wild is None else hand[self._wild]
        for group in self._groups:
            key = (group.held(hand), wilds) if group.is_plain else tuple(group.pick(hand))
            found += group.turns.get(key) or self._turn_row(group, key, hand)
        return self._in_board_order(found)

    def _price_row(self, group: _Group, held: int) -> Row:
        def price(profile: ClassProfile) -> float:
            trusted = trust * 0.6 if profile.any_color else trust
            turns = 1 + (profile.cards - trusted * min(held, profile.cards)) / draws
            return turns * self.turn_price + profile.pieces * self.piece_price + profile.extra * self.turn_price

        trust, draws = self._weights.trust, self._weights.draws
        return kept(group.prices, held, group.row(price))

    def _turn_row(self, group: _Group, key: object, hand: Sequence[int]) -> Row:
        def turns(profile: ClassProfile) -> float:
            lack, wilds = min([need.lack(hand) for need in profile.needs])
            return 1 + (lack + 0.5 * wilds) / draws + 0.5 * (profile.extra if lack else 0.0)

        draws = self._weights.draws
        return kept(group.turns, key, group.row(turns))


class KnownRates:
    """The rates of a variant by weights: ``variant.derived(KnownRates)``."""

    def __init__(self, variant: Variant) -> None:
        self._tables = variant.derived(VariantTables)
        self._known: dict[Weights, Rates] = {}
        self._last: tuple[Weights | None, Rates | None] = None, None

    def of(self, weights: Weights) -> Rates:
        """The rates with these weights."""
        last, rates = self._last
        if rates is None or last is not weights:
            rates = self._known.get(weights)
            if rates is None:
                rates = kept(self._known, weights, Rates(self._tables, weights), most=20)
            self._last = weights, rates
        return rates
