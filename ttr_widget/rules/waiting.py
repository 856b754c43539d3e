"""A rule for puzzles: only one seat plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.action import Action, Pass
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import TURN, Position, Topic, Variant


@dataclass(frozen=True)
class Waiting(Rule):
    """One seat plays; the others can only pass."""

    key: ClassVar[str] = "waiting"
    topic: ClassVar[Topic] = "end"
    paragraphs: ClassVar[tuple[str, ...]] = ("puzzle.wait",)
    needs: ClassVar[tuple[str, ...]] = ("turns",)
    watches: ClassVar[tuple[type[Action], ...]] = (Action,)

    seat: int = 0

    def unfit(self, variant: Variant) -> Message | None:
        most = variant.board.players[1]
        return Message("unfit-waiting", seat=self.seat, last=most - 1) if self.seat >= most else None

    def objection(self, position: Position, seat: int, action: Action) -> Refusal | None:
        if seat == self.seat or isinstance(action, Pass) or position.prompts[-1].kind != TURN:
            return None
        waiting = position.names[seat]
        if self.seat >= len(position.names):
            return refuse("puzzle.wait", "nobody", waiting=waiting, seat=self.seat)
        return refuse("puzzle.wait", "refused", waiting=waiting, player=position.names[self.seat])
