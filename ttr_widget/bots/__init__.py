"""Bots: they see a view and answer the open question; and the hints that the planner gives to people."""

from ttr_widget.kernel.display import show_with
from ttr_widget.kernel.imagine import imagine, legal_actions
from ttr_widget.kernel.view import View

from .bot import Bot, make, names, register
from .hints import Hint, hint
from .planner import Planner
from .search import Search
from .simple import Greedy, RandomBot
from .table import Table, Trouble, ask, play

register("random", RandomBot)
register("greedy", Greedy)
register("planner", Planner)
register("search", Search)
show_with(View, "hint", hint)

__all__ = [
    "Bot",
    "Greedy",
    "Hint",
    "Planner",
    "RandomBot",
    "Search",
    "Table",
    "Trouble",
    "ask",
    "hint",
    "imagine",
    "legal_actions",
    "make",
    "names",
    "play",
    "register",
]
