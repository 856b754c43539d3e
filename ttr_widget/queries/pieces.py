"""The suggested choice of pieces."""

from __future__ import annotations

from ttr_widget.kernel.variant import Position
from ttr_widget.kernel.view import View
from ttr_widget.rules.chosen_pieces import ChoosePieces, ChosenPieces


def suggested_pieces(thing: View | Position) -> ChoosePieces | None:
    """The trains and ships suggested for beginners; ``None`` if pieces are not chosen in this game."""
    rule = thing.variant.by_key.get("pieces")
    return rule.suggested(thing.variant) if isinstance(rule, ChosenPieces) else None
