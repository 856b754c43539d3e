"""Many games among bots: in this process, on its cores, on any executor, on a Dask cluster."""

from .compare import Comparison, compare
from .records import GameRecord, PlayerRecord
from .result import Result
from .simulation import simulate
from .statistics import BotSummary, Interval
from .stream import read_records

__all__ = [
    "BotSummary",
    "Comparison",
    "GameRecord",
    "Interval",
    "PlayerRecord",
    "Result",
    "compare",
    "read_records",
    "simulate",
]
