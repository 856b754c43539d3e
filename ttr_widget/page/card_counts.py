"""The discards and the unseen cards, as sent to the page."""

from __future__ import annotations

from ttr_widget.kernel.view import View
from ttr_widget.queries.remaining import remaining_cards

from .answers import RemainingAnswer, RemainingDeck, RemainingKind


def card_counts(view: View) -> RemainingAnswer:
    """What the viewer can know of each deck."""
    return RemainingAnswer(
        [
            RemainingDeck(
                one.deck,
                one.left,
                one.hidden,
                [RemainingKind(card, one.discarded[card], unseen) for card, unseen in one.unseen.items()],
            )
            for one in remaining_cards(view)
        ]
    )
