"""Analysis of games, as rows, data frames and plots: points over time, cards by colour, odds."""

from typing import TYPE_CHECKING

from ttr_widget.game import Game
from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.kernel.representation import show_with

from .chances import draw_odds, tunnel_odds
from .course import hands_by_colour, score_over_time
from .game_report import Decision, GameReport, Luck, report_html, report_of
from .gradebook import Gradebook, gradebook
from .odds import ticket_odds
from .rows import Rows
from .winning_chances import chances_over_time

show_with(Game, "report", report_of)
show_with(GameReport, "html", report_html)

__all__ = [
    "Decision",
    "GameReport",
    "Gradebook",
    "Luck",
    "Rows",
    "chances_over_time",
    "draw_odds",
    "gradebook",
    "hands_by_colour",
    "score_over_time",
    "ticket_odds",
    "tunnel_odds",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(__name__, __all__, {})
