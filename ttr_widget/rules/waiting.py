"""Only one plays: the rule of puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.action import Action, Pass
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Position
from ttr_widget.kernel.variant import TURN, Variant


@dataclass(frozen=True)
class Waiting(Rule):
    """Only one plays.

    puzzle.wait: The player in seat {seat} alone takes turns (seats count from 0); the others pass whenever it is their
    turn.
    """

    key: ClassVar[str] = "waiting"
    needs: ClassVar[tuple[str, ...]] = ("turns",)
    watches: ClassVar[tuple[type[Action], ...]] = (Action,)

    seat: int = 0

    def unfit(self, variant: Variant) -> str | None:
        most = variant.board.players[1]
        return f"there is no seat {self.seat}, but {most} at most, from 0 on" if self.seat >= most else None

    def objection(self, position: Position, seat: int, action: Action) -> Refusal | None:
        if seat == self.seat or isinstance(action, Pass) or position.prompts[-1].kind != TURN:
            return None
        player = position.names[self.seat] if self.seat < len(position.names) else "nobody"
        waiting = position.names[seat]
        return refuse(
            "puzzle.wait", "{waiting} waits and passes; {player} alone plays.", waiting=waiting, player=player
        )
