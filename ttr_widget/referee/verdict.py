"""What the referee says about a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Objection:
    """Something that must not happen: where, the rule that it breaks, and a reason with its facts."""

    event: int
    """The number of the event, from 0."""
    turn: int
    """The number of the turn; 0 before the first one."""
    rule: str
    """The id of the rule, or ``events`` if the events contradict each other."""
    reason: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Verdict:
    """The objections to a game, and how much was checked."""

    objections: tuple[Objection, ...]
    checks: int
    events: int
    finished: bool
    """Whether the game came to its end."""
    unjudged: tuple[str, ...] = ()
    """What the referee does not know, such as the rules of a user; nothing is checked then."""

    @property
    def ok(self) -> bool:
        """Whether the game was judged and nothing is wrong."""
        return not self.objections and not self.unjudged
