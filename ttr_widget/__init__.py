"""Ticket to Ride games as one family, played and scripted inside a notebook.  Unofficial."""

from ttr_widget import analysis
from ttr_widget import bots
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
