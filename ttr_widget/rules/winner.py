"""Who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import SeatSheet, most_points

_WORDS = {
    "tickets": "most completed tickets",
    "-stations": "fewest stations built",
    "longest-path": "holder of the bonus for the longest path",
    "passengers": "most passengers",
}


@dataclass(frozen=True)
class Winner(Rule):
    """Winning.

    {id}: {note}Most points; {then}else shared.
    """

    key: ClassVar[str] = "winner"

    ties: tuple[str, ...] = ("tickets",)
    note: str = ""
    id: str = "europe.winner"

    def word_facts(self) -> dict[str, str]:
        return {"then": "".join(f"then {_WORDS.get(tie, tie)}; " for tie in self.ties)}

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        return most_points(seats, self.ties)
