"""The last round and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant

_NEAR = 6
"""So many pieces before its beginning the last round is announced."""


def _end(rule: LastRound, now: Situation) -> Told | None:
    return None if now.view.over or now.asked is None else Told(Place("seat", str(now.seat)))


def _near(rule: LastRound, now: Situation) -> Told | None:
    view = now.view
    left, seat = min((sum(pieces), seat) for seat, pieces in enumerate(view.pieces))
    if not now.is_turn or view.turns_left is not None or left > rule.pieces_left + _NEAR:
        return None
    form = "own" if seat == now.seat else ""
    return Told(Place("seat", str(seat)), {"player": view.players[seat], "left": left}, form)


def _last(rule: LastRound, now: Situation) -> Told | None:
    if now.view.turns_left is None or now.view.over or not now.is_turn:
        return None
    players = len(now.view.players)
    return Told(Place("question"), {"own": (now.view.turns_left + players - 1) // players})


@dataclass(frozen=True)
class LastRound(Rule):
    """The last round, which begins when a player has few pieces left."""

    key: ClassVar[str] = "last_round"
    topic: ClassVar[Topic] = "end"
    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        "end.trigger",
        "end.last-round",
        ("{id}", "last-round"),
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {"{id}": ("end.trigger", "end.last-round")}
    adjustable: ClassVar[Mapping[str, range]] = {"pieces_left": range(15), "turns": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("end", Stage.END, _end, "last-round", part="end"),
        Lesson("near", Stage.NEWS, _near, "last-round"),
        Lesson("last", Stage.NEWS, _last, "end-last-round"),
    )

    pieces_left: int = 2
    turns: int = 1
    id: str = "europe.end"

    def unfit(self, variant: Variant) -> Message | None:
        if self.turns < 1:
            return Message("unfit-last-round")
        return None

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        arrangement.before_the_opening("last_turns")
        given = arrangement.take("last_turns")
        if given is not None:
            draft.turns_left = arrangement.number("last_turns", given, 1, self.turns * len(draft.names))

    def faults(self, position: Position) -> Iterable[Fault]:
        most = self.turns * len(position.names)
        if position.turns_left is not None and position.turns_left > most:
            yield Fault("", Message("fault-last-round", given=position.turns_left, most=most))

    def ending(self, position: Position, seat: int) -> int | None:
        return self.turns if sum(position.pieces[seat]) <= self.pieces_left else None
