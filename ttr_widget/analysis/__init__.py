"""Analysis of games: points over time, cards by colour and ticket odds, as rows, data frames and plots."""

from .course import hands_by_colour, score_over_time
from .gradebook import Gradebook, gradebook
from .odds import ticket_odds
from .rows import Rows

__all__ = ["Gradebook", "Rows", "gradebook", "hands_by_colour", "score_over_time", "ticket_odds"]
