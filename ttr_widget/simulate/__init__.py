"""Simulations: many games between bots, in this process, on several cores, any executor or a Dask cluster."""

from ttr_widget.intervals import Interval
from ttr_widget.kernel.representation import show_with

from .compare import Comparison, compare
from .html import comparison_html, result_html, tournament_html
from .playtest import Playtest, playtest
from .playtest_page import playtest_html
from .records import GameRecord, PlayerRecord
from .result import Result
from .simulation import simulate
from .standings import Tournament
from .statistics import BotSummary
from .stream import read_records
from .tournament import tournament

show_with(Result, "html", result_html)
show_with(Comparison, "html", comparison_html)
show_with(Tournament, "html", tournament_html)
show_with(Playtest, "html", playtest_html)

__all__ = [
    "BotSummary",
    "Comparison",
    "GameRecord",
    "Interval",
    "PlayerRecord",
    "Playtest",
    "Result",
    "Tournament",
    "compare",
    "playtest",
    "read_records",
    "simulate",
    "tournament",
]
