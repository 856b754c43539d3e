"""Bots: they see a view and answer the open question."""

from .bot import Bot, make, names, register
from .planner import Planner
from .simple import Greedy, RandomBot
from .table import Table, Trouble, ask, play

register("random", RandomBot)
register("greedy", Greedy)
register("planner", Planner)

__all__ = ["Bot", "Greedy", "Planner", "RandomBot", "Table", "Trouble", "ask", "make", "names", "play", "register"]
