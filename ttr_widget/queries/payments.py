"""The payment for a route that a hand comes nearest to, and what it lacks for it."""

from __future__ import annotations

from functools import lru_cache

from ttr_widget.kernel.cards import Cards, CardSet, Counts
from ttr_widget.kernel.payment import Price, payments
from ttr_widget.kernel.variant import Variant


def nearest_payment(variant: Variant, route: int, hand: Counts) -> Cards:
    """Of all payments for the route the one of which the hand lacks fewest cards, then the one with fewest wilds."""
    return _nearest(variant.prices[route], variant.kinds, hand)


def missing_cards(variant: Variant, route: int, hand: Counts) -> Cards:
    """The cards that the hand lacks for the nearest payment; none if it can pay."""
    missing = list(variant.kinds.none)
    for kind, count in nearest_payment(variant, route, hand).pairs:
        missing[kind] = max(0, count - hand[kind])
    return variant.kinds.of(tuple(missing))


@lru_cache(maxsize=4096)
def _nearest(price: Price, kinds: CardSet, hand: Counts) -> Cards:
    def cost(cards: Cards) -> tuple[int, int]:
        lack = sum([max(0, count - hand[kind]) for kind, count in cards.pairs])
        return lack, sum([count for kind, count in cards.pairs if kinds.cards[kind].color is None])

    return min(payments(price, kinds, kinds.copies), key=cost, default=kinds.of(kinds.none))
