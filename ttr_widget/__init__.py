"""Ticket to Ride games as one family, played and scripted inside a notebook.  Unofficial."""

from ttr_widget import render as _render  # noqa: F401 -- lets a view show itself as text
from ttr_widget.boards import boards, rulebook, variant
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import (
    BadBoard,
    BadInput,
    BadSave,
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
from ttr_widget.save import load, replay

__version__ = "0.1.0"

__all__ = [
    "BadBoard",
    "BadInput",
    "BadSave",
    "BadVariant",
    "Board",
    "Game",
    "GameBroken",
    "IllegalAction",
    "Refusal",
    "Refused",
    "Rule",
    "Sheet",
    "StaleAction",
    "TtrError",
    "Variant",
    "View",
    "boards",
    "load",
    "new_game",
    "replay",
    "rulebook",
    "set_locale",
    "variant",
]
