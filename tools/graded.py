"""The shipped puzzles as they are set, read from ``graded.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Graded:
    """A puzzle as it is set: the goal, and the arguments of ``ttr.scenario``."""

    name: str
    lesson: str
    goal: str
    position: dict[str, Any]

    @property
    def board(self) -> str:
        """The board, which the name begins with."""
        return self.name.partition("-")[0]


def read() -> tuple[Graded, ...]:
    """All puzzles, in the order of the file."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["puzzle"]
    return tuple(Graded(row.pop("name"), row.pop("lesson"), row.pop("goal"), row) for row in rows)


GRADED = read()
"""All of them."""
