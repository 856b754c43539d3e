"""Bots, which answer the open question from a view; hints and evaluations for human players."""

from typing import TYPE_CHECKING

from ttr_widget.game import Game
from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.kernel.hint import Hint
from ttr_widget.kernel.representation import show_with
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions

from .bot import Bot, make, names, register, register_built_in
from .evaluation import ActionValue, Evaluation, evaluate, evaluation_html
from .hints import hint
from .imagination import imagine
from .isolated import Limits, isolated
from .learn import Learned, learn
from .levels import LEVELS
from .lookahead.estimates import Estimate
from .lookahead.search import Search
from .match import Match, Trouble, ask, play
from .planning.planner import Planner
from .planning.weights import Weights
from .policy import from_policy
from .simple import Greedy, RandomBot

register_built_in("random", RandomBot)
register_built_in("greedy", Greedy)
register_built_in("planner", Planner)
register_built_in("search", Search)
for _name, _level in LEVELS.items():
    register_built_in(_name, _level)
show_with(View, "hint", hint)
show_with(Game, "evaluation", evaluate)
show_with(Evaluation, "html", evaluation_html)

__all__ = [
    "LEVELS",
    "ActionValue",
    "Bot",
    "Estimate",
    "Evaluation",
    "Greedy",
    "Hint",
    "Learned",
    "Limits",
    "Match",
    "Planner",
    "RandomBot",
    "Search",
    "Trouble",
    "Weights",
    "ask",
    "evaluate",
    "from_policy",
    "hint",
    "imagine",
    "isolated",
    "learn",
    "legal_actions",
    "make",
    "names",
    "play",
    "register",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(
        __name__,
        __all__,
        {name: f'the text {name!r}, as in ttr.simulate("usa", [{name!r}, "greedy"])' for name in names()},
    )
