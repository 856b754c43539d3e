"""Who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import SeatSheet, most_points

_WORDS = {
    "points": Phrase("most points"),
    "tickets": Phrase("most completed tickets"),
    "-stations": Phrase("fewest stations built"),
    "longest-path": Phrase("holder of the bonus for the longest path"),
    "passengers": Phrase("most passengers"),
}


@dataclass(frozen=True)
class Winner(Rule):
    """Winning.

    {id}: {note}What counts, one after the other until one player is ahead: {order}. Who are still level share the win.
    """

    key: ClassVar[str] = "winner"

    ties: tuple[str, ...] = ("tickets",)
    note: str = ""
    id: str = "europe.winner"

    def word_facts(self) -> dict[str, Any]:
        order = tuple(_WORDS.get(tie, tie) for tie in ("points", *self.ties))
        return {"order": order, "note": Phrase(self.note)}

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        return most_points(seats, self.ties)
