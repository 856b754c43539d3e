"""The golden games as plain data."""

from functools import cache
from typing import Any, NamedTuple

import ttr_widget as ttr
from tests.golden.make import FOLDER
from ttr_widget.referee import Verdict, judge
from ttr_widget.verification import box_of, plain

from .tampering import Box, Events

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


class Recorded(NamedTuple):
    """The events of a game and what the referee needs besides."""

    events: Events
    board: dict[str, Any]
    rules: list[dict[str, Any]]
    players: tuple[str, ...]

    def judge(self, events: Events) -> Verdict:
        return judge(events, self.board, self.rules, self.players)

    @property
    def box(self) -> Box:
        return Box(self.board, self.rules, self.players)


@cache
def recorded(name: str) -> Recorded:
    """A golden game."""
    game = ttr.replay((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    return Recorded(plain([event.to_dict() for event in game.events]), *box_of(game.variant), game.players)
