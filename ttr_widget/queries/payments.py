"""The payment for a route that a hand comes closest to, and the cards it lacks."""

from __future__ import annotations

from functools import lru_cache

from ttr_widget.kernel.cards import Cards, CardSet, Counts
from ttr_widget.kernel.payment import Price, payments
from ttr_widget.kernel.variant import Variant


def nearest_payment(variant: Variant, route: int, hand: Counts) -> Cards:
    """The payment for a route with the fewest cards missing from the hand, then with the fewest wilds."""
    return _nearest(variant.prices[route], variant.kinds, hand)


def missing_cards(variant: Variant, route: int, hand: Counts) -> Cards:
    """The cards that the hand lacks for the nearest payment; empty if it can pay."""
    return _missing(nearest_payment(variant, route, hand), variant.kinds, hand)


def _missing(payment: Cards, kinds: CardSet, hand: Counts) -> Cards:
    missing = list(kinds.none)
    for kind, count in payment.pairs:
        missing[kind] = max(0, count - hand[kind])
    return kinds.of(tuple(missing))


@lru_cache(maxsize=4096)
def _nearest(price: Price, kinds: CardSet, hand: Counts) -> Cards:
    if kinds.wild is None:
        found = payments(price, kinds, kinds.copies)
    else:
        # A wild can replace any card: add as few wilds as needed to pay, then replace them with the missing cards.
        found = []
        held = list(hand)
        for added in range(2 * price.count + 1):
            held[kinds.wild] = hand[kinds.wild] + added
            found = [_without_added_wilds(price, kinds, paid, added) for paid in payments(price, kinds, tuple(held))]
            if found:
                break

    def cost(paid: Cards) -> tuple[int, int]:
        wilds = sum([count for kind, count in paid.pairs if kinds.cards[kind].color is None])
        return _missing(paid, kinds, hand).size, wilds

    return min(found, key=cost, default=kinds.of(kinds.none))


def _without_added_wilds(price: Price, kinds: CardSet, paid: Cards, added: int) -> Cards:
    """The payment with the added wilds replaced by coloured cards wherever the price accepts them."""
    assert kinds.wild is not None, "asked only where there are wilds"
    suits = [kind for color in price.colors for kind in price.suit(kinds, color)]
    # Colours already in the payment first, and of these the cards that cover most.
    used = {kinds.cards[kind].color for kind, _ in paid.pairs}
    suits.sort(key=lambda kind: (kinds.cards[kind].color not in used, -kinds.cards[kind].spaces))
    for kind in suits:
        spaces = kinds.cards[kind].spaces
        while added >= spaces:
            counts = list(paid.counts)
            counts[kinds.wild] -= spaces
            counts[kind] += 1
            instead = kinds.of(tuple(counts))
            if counts[kind] > kinds.copies[kind] or price.objection(instead) is not None:
                break
            paid, added = instead, added - spaces
    return paid
