"""The cards that have not been seen, by deck: what lies in the discard pile, and what may still be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widget.kernel.view import View
from ttr_widget.rules.market import CardMarket

from .positions import position_of
from .unseen import unseen_cards


@dataclass(frozen=True)
class RemainingCards:
    """What everybody can count of one deck, if they remember all that was played.

    ``unseen`` cards are in the deck or in a hand that the viewer does not see; ``hidden`` of them are in hands.
    """

    deck: str
    left: int
    """The number of cards in the deck."""
    hidden: int
    """The number of cards in hands that the viewer does not see."""
    discarded: dict[str, int]
    """The discard pile, which becomes the deck when that is empty, by kind."""
    unseen: dict[str, int]
    """By kind; kinds without a card too."""


def remaining_cards(view: View) -> tuple[RemainingCards, ...]:
    """What the viewer can know of each deck.

    >>> import ttr_widget as ttr
    >>> (deck,) = remaining_cards(ttr.new_game("usa", players=2, seed=7).view(0))
    >>> deck.left, deck.hidden, sum(deck.unseen.values()), sum(deck.discarded.values())
    (97, 4, 101, 0)
    """
    return tuple(_decks(view))


def _decks(view: View) -> Iterator[RemainingCards]:
    variant, position = view.variant, position_of(view)
    unseen, cards = unseen_cards(view), variant.kinds.cards
    market = next((rule for rule in variant.rules if isinstance(rule, CardMarket)), None)
    if market is None:
        return
    left = view.rules[market.key]["decks"]
    for deck in dict.fromkeys(card.deck for card in cards):
        members = [number for number, card in enumerate(cards) if card.deck == deck]
        yield RemainingCards(
            deck,
            left[deck],
            sum(unseen[number] for number in members) - left[deck],
            {cards[number].name: position.discards[number] for number in members},
            {cards[number].name: unseen[number] for number in members},
        )
