"""Ticket to Ride games as one family, played and scripted inside a notebook.  Unofficial."""

from importlib import import_module
from typing import Any

from ttr_widget import analysis, bots
from ttr_widget import render as _render  # noqa: F401 -- lets a view show itself as text
from ttr_widget.boards import boards, rulebook, variant
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import (
    BadBoard,
    BadInput,
    BadSave,
    BadScenario,
    BadVariant,
    GameBroken,
    IllegalAction,
    Refusal,
    Refused,
    StaleAction,
    TtrError,
)
from ttr_widget.kernel.language import set_locale
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.puzzle import Puzzle
from ttr_widget.save import load, replay
from ttr_widget.scenario import scenario

__version__ = "0.1.0"

# These bring the notebook's packages with them, which a game does not need: they are imported when they are named.
_LATE = {"GameWidget": "widget.widget", "Replay": "widget.replay", "lobby": "widget.lobby"}

__all__ = [
    "BadBoard",
    "BadInput",
    "BadSave",
    "BadScenario",
    "BadVariant",
    "Board",
    "Game",
    "GameBroken",
    "IllegalAction",
    "Puzzle",
    "Refusal",
    "Refused",
    "Rule",
    "Sheet",
    "StaleAction",
    "TtrError",
    "Variant",
    "View",
    "analysis",
    "boards",
    "bots",
    "load",
    "new_game",
    "replay",
    "rulebook",
    "scenario",
    "set_locale",
    "variant",
]


def __getattr__(name: str) -> Any:
    if name in _LATE:
        return getattr(import_module(f"{__name__}.{_LATE[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_LATE])
