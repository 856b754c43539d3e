"""Analysis of games, as rows, data frames and plots: points over time, cards by colour, odds."""

from .chances import draw_odds, tunnel_odds
from .course import hands_by_colour, score_over_time
from .gradebook import Gradebook, gradebook
from .odds import ticket_odds
from .rows import Rows

__all__ = [
    "Gradebook",
    "Rows",
    "draw_odds",
    "gradebook",
    "hands_by_colour",
    "score_over_time",
    "ticket_odds",
    "tunnel_odds",
]
