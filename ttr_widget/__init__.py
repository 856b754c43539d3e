"""Ticket to Ride games as one family, played and scripted inside a notebook.  Unofficial."""

from typing import TYPE_CHECKING, Any

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
from ttr_widget.simulate import compare, simulate

if TYPE_CHECKING:
    from ttr_widget.widget import Lab

__version__ = "0.1.0"

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
    "Lab",
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
    "compare",
    "load",
    "new_game",
    "replay",
    "rulebook",
    "scenario",
    "set_locale",
    "simulate",
    "variant",
]

_ON_PAGES = ("Lab",)
"""What stands on ipywidgets, which take their time: loaded when first asked for."""


def __getattr__(name: str) -> Any:
    if name in _ON_PAGES:
        from ttr_widget import widget  # noqa: PLC0415

        return getattr(widget, name)
    raise AttributeError(f"module 'ttr_widget' has no attribute '{name}'")
