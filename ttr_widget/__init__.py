"""Ticket to Ride games to play, teach and script in a Python notebook.  Unofficial.

To play in a notebook: ``ttr.lobby()``, or ``ttr.GameWidget(game, seat=0, bots={1: "planner"})``; for a first game
``ttr.teach()``.  ``ttr.practice()`` offers puzzles, ``ttr.Replay(game)`` replays a game, and ``ttr.Lab()`` compares
rules.

To script anywhere: ``ttr.new_game``, ``ttr.boards()`` and ``ttr.rulebook("europe")``; ``ttr.variant`` for house rules,
``ttr.scenario`` and ``ttr.Puzzle`` for hand-made positions, ``ttr.simulate`` and ``ttr.compare`` for many games
between bots (``ttr.bots``), ``ttr.analysis`` for plots.  ``help()`` documents each of them.

>>> import ttr_widget as ttr
>>> game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
>>> print(game.legal_actions()[0])
keep budapest-sofia edinburgh-paris
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import (
    BadBoard,
    BadInput,
    BadSave,
    BadScenario,
    BadVariant,
    GameBroken,
    IllegalAction,
    NotSaved,
    Refusal,
    Refused,
    StaleAction,
    TtrError,
)
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Sheet
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

from . import actions, analysis, bots, events, queries
from . import render as _render  # noqa: F401 -- registers the text form of views
from .analysis import gradebook
from .boards import add_board, boards, rulebook, variant
from .boards.house_rules import offer
from .commented import CommentedGame, commented
from .game import Game, new_game
from .loading import load, load_seen, replay
from .locales import set_locale
from .open_link import open_link
from .puzzle import Puzzle
from .puzzle.collection import PuzzleSet, puzzles
from .scenario import scenario
from .simulate import compare, playtest, simulate, tournament

__version__ = "0.1.0"

# Imported on first use, because a game needs neither them nor the packages that some of them import.
_LATE = {
    "GameWidget": "widget.widget",
    "Lab": "widget.lab",
    "Replay": "widget.replay",
    "autosave": "session.autosave",
    "check": "lessons",
    "import_board": "boards.import_board",
    "lobby": "widget.lobby",
    "practice": "widget.practice",
    "resume": "widget.resume",
    "statistics": "session.statistics",
    "teach": "widget.teach",
    "verify": "verification",
}

_ELSEWHERE = {
    **{name: f"ttr.analysis.{name}(game)" for name in ("hands_by_colour", "score_over_time", "chances_over_time")},
    "odds": "ttr.analysis, for example ttr.analysis.draw_odds(game, card)",
    "legal_actions": "game.legal_actions() or ttr.bots.legal_actions(view)",
    "evaluate": "ttr.bots.evaluate(view)",
}
"""What there is in place of names that people look for here."""

__all__ = [
    "Action",
    "BadBoard",
    "BadInput",
    "BadSave",
    "BadScenario",
    "BadVariant",
    "Board",
    "CommentedGame",
    "Event",
    "Game",
    "GameBroken",
    "IllegalAction",
    "Line",
    "NotSaved",
    "Prompt",
    "Puzzle",
    "PuzzleSet",
    "Refusal",
    "Refused",
    "Rule",
    "Sheet",
    "StaleAction",
    "TtrError",
    "Variant",
    "View",
    "actions",
    "add_board",
    "analysis",
    "autosave",
    "boards",
    "bots",
    "check",
    "commented",
    "compare",
    "events",
    "gradebook",
    "import_board",
    "load",
    "load_seen",
    "new_game",
    "offer",
    "open_link",
    "playtest",
    "puzzles",
    "queries",
    "replay",
    "rulebook",
    "scenario",
    "set_locale",
    "simulate",
    "statistics",
    "tournament",
    "variant",
    "verify",
]


if TYPE_CHECKING:
    from . import env as env
    from .boards.import_board import import_board as import_board
    from .lessons import check as check
    from .session.autosave import autosave as autosave
    from .session.statistics import statistics as statistics
    from .verification import verify as verify
    from .widget.lab import Lab as Lab
    from .widget.lobby import lobby as lobby
    from .widget.practice import practice as practice
    from .widget.replay import Replay as Replay
    from .widget.resume import resume as resume
    from .widget.teach import teach as teach
    from .widget.widget import GameWidget as GameWidget
else:  # hidden from type checkers, which would accept any name otherwise
    _missing = suggest_in(__name__, [*__all__, *_LATE], _ELSEWHERE)

    def __getattr__(name: str) -> Any:
        if name in _LATE:
            return getattr(import_module(f"{__name__}.{_LATE[name]}"), name)
        if name == "env":  # needs Gymnasium
            return import_module(f"{__name__}.env")
        if name.endswith("_odds"):
            return suggest_in(__name__, (), {name: f"ttr.analysis.{name}(…)"})(name)
        return _missing(name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_LATE])
