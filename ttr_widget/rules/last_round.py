"""When the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Position
from ttr_widget.kernel.variant import Variant


@dataclass(frozen=True)
class LastRound(Rule):
    """The end of the game.

    end.trigger: When a player ends a turn with the board's number of pieces or fewer, the last round begins. It is
    triggered once.

    end.last-round: Then everybody, the triggering player last, plays the board's number of further turns, and the game
    ends.

    {id}: The last round begins when a player has {pieces_left} or fewer pieces left; then everybody has {turns} further
    {turns:turn|turns}.
    """

    key: ClassVar[str] = "last_round"

    pieces_left: int = 2
    turns: int = 1
    id: str = "europe.end"

    def unfit(self, variant: Variant) -> str | None:
        if self.turns < 1:
            return "everybody needs at least one further turn"
        return None

    def ending(self, position: Position, seat: int) -> int | None:
        return self.turns if sum(position.pieces[seat]) <= self.pieces_left else None
