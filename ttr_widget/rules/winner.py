"""Winning and tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import SeatSheet, most_points
from ttr_widget.kernel.variant import Topic, Variant


def _aim(rule: Winner, now: Situation) -> Told | None:
    return None if now.view.over or now.asked is None else Told(Place("map"))


def _count(rule: Winner, now: Situation) -> Told | None:
    return Told(Place("score")) if now.view.over else None


def _order(ties: Sequence[str]) -> tuple[Message, ...]:
    named = [("fewest", tie[1:]) if tie.startswith("-") else ("by", tie) for tie in ("points", *ties)]
    return tuple(Message(f"winner.{form}", by=tie) for form, tie in named)


@dataclass(frozen=True)
class Winner(Rule):
    """The player with the most points wins; ``ties`` lists the tie-breaks in order."""

    key: ClassVar[str] = "winner"
    topic: ClassVar[Topic] = "end"
    paragraphs: ClassVar[tuple[tuple[str, str], ...]] = (("{id}", "winner"),)

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("aim", Stage.AIM, _aim, "winner", part="aim"),
        Lesson("count", Stage.NEWS, _count, "winner"),
    )

    ties: tuple[str, ...] = ("tickets",)
    note: str = ""
    """``no-bonuses``: the rule book says that there is no bonus for paths and tickets."""
    id: str = "europe.winner"

    def word_facts(self) -> dict[str, Any]:
        return {"order": _order(self.ties)}

    def word_facts_in(self, variant: Variant) -> dict[str, Any]:
        """The tie-breaks that count something in this variant: without the longest path nobody has its bonus."""
        counted = {name for rule in variant.rules for name in rule.tallies}
        has_bonus = {"longest_path", "globetrotter"} & {rule.key for rule in variant.rules}
        ties = [tie for tie in self.ties if tie.removeprefix("-") in counted]
        return {"order": _order(ties), "note": "" if has_bonus else self.note}

    def winners(self, seats: Sequence[SeatSheet]) -> tuple[int, ...] | None:
        return most_points(seats, self.ties)
