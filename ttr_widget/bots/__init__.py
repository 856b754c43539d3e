"""Bots, which answer the open question from a view, and hints from the planner for human players."""

from ttr_widget.kernel.hint import Hint
from ttr_widget.kernel.representation import show_with
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions

from .bot import Bot, make, names, register, register_built_in
from .hints import hint
from .imagination import imagine
from .isolated import Limits, isolated
from .lookahead.search import Search
from .match import Match, Trouble, ask, play
from .planning.planner import Planner
from .policy import from_policy
from .simple import Greedy, RandomBot

register_built_in("random", RandomBot)
register_built_in("greedy", Greedy)
register_built_in("planner", Planner)
register_built_in("search", Search)
show_with(View, "hint", hint)

__all__ = [
    "Bot",
    "Greedy",
    "Hint",
    "Limits",
    "Match",
    "Planner",
    "RandomBot",
    "Search",
    "Trouble",
    "ask",
    "from_policy",
    "hint",
    "imagine",
    "isolated",
    "legal_actions",
    "make",
    "names",
    "play",
    "register",
]
