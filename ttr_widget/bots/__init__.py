"""Bots: they see a view and answer the open question."""

from ttr_widget.kernel.imagine import legal_actions

from .bot import Bot, make, names, register
from .planner import Planner
from .simple import Greedy, RandomBot
from .table import Table, Trouble, ask, play

register("random", RandomBot)
register("greedy", Greedy)
register("planner", Planner)

__all__ = ["Bot", "Greedy", "Planner", "RandomBot", "Table", "Trouble", "ask", "legal_actions", "make", "names", "play", "register"]
