"""The levels by name: what the lobby, the guests' pages and the documentation call them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ttr_widget.bots.bot import Bot
from ttr_widget.bots.lookahead.search import Search
from ttr_widget.bots.planning.planner import Planner

from .habits import BEGINNER, CASUAL, Habits
from .learner import Learner


@dataclass(frozen=True)
class Easy(Learner):
    """A beginner: one ticket at a time, the direct way, and many temptations."""

    habits: Habits = BEGINNER
    name: str = "easy"


@dataclass(frozen=True)
class Medium(Learner):
    """Somebody who plays now and then: sound plans, with small mistakes."""

    habits: Habits = CASUAL
    name: str = "medium"


@dataclass(frozen=True)
class Hard(Planner):
    """The planner."""

    name: str = "hard"


@dataclass(frozen=True)
class Expert(Search):
    """The search; ``expert(seconds=3)`` answers within three seconds, ``expert(nodes=500)`` thinks less."""

    name: str = "expert"


LEVELS: Mapping[str, type[Bot]] = MappingProxyType({"easy": Easy, "medium": Medium, "hard": Hard, "expert": Expert})
"""The bots for people to play against, weakest first."""
OFFERED = (*LEVELS, "random")
"""The bots of the package that people are offered; the others can be seated by name."""
