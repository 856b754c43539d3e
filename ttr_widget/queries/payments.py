"""The payment for a route that a hand comes closest to, and the cards it lacks."""

from __future__ import annotations

from functools import lru_cache

from ttr_widget.kernel.cards import Cards, CardSet, Counts
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.payment import Price, payments
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.variant import Position, Variant
from ttr_widget.kernel.view import View

from .positions import Played

HasVariant = Variant | View | Position | Played


def variant_in(game: object) -> Variant:
    """The variant of a game, a view or a position; a variant itself."""
    variant = getattr(game, "variant", game)
    if not isinstance(variant, Variant):
        raise BadInput(expected("game-or-view", game))
    return variant


def nearest_payment(game: HasVariant, route: int | str | Route, hand: Counts | object) -> Cards:
    """The payment for a route with the fewest cards missing from the hand, then with the fewest wilds.

    The game may be a variant, a view or a position, too.  The route is a name or a number; the hand is ``view.hand``,
    ``view.hand_counts`` or cards such as ``"2 red"``.

    >>> import ttr_widget as ttr
    >>> nearest_payment(ttr.variant("europe"), "Barcelona to Marseille", "3 red 1 locomotive")
    <3 red 1 locomotive>
    """
    variant = variant_in(game)
    number, held = _number(variant, route), _counts(variant.kinds, hand)
    return _nearest(variant.prices[number], variant.kinds, held)


def missing_cards(game: HasVariant, route: int | str | Route, hand: Counts | object) -> Cards:
    """The cards that the hand lacks for the nearest payment; empty if it can pay.

    >>> import ttr_widget as ttr
    >>> missing_cards(ttr.variant("europe"), "Dieppe-Paris", "3 red")
    <1 purple>
    """
    variant = variant_in(game)
    number, held = _number(variant, route), _counts(variant.kinds, hand)
    return _missing(_nearest(variant.prices[number], variant.kinds, held), variant.kinds, held)


def _number(variant: Variant, route: object) -> int:
    return variant.board.reader.number("route", route)


def _counts(kinds: CardSet, hand: object) -> Counts:
    """The hand as counts, which bots hold; others write cards as everywhere."""
    is_counts = type(hand) is tuple and len(hand) == len(kinds.cards) and type(hand[0]) is int
    return hand if is_counts else kinds.read(hand).counts  # type: ignore[return-value]  # checked


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
