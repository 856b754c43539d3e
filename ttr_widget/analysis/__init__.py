"""Looking at a game: points over time, cards by colour, the odds of tickets; as rows, data frames and plots."""

from .course import hands_by_colour, score_over_time
from .odds import ticket_odds
from .rows import Rows

__all__ = ["Rows", "hands_by_colour", "score_over_time", "ticket_odds"]
