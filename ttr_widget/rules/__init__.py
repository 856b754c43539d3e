"""The rule book as a folder: one paragraph, one file, its words in its docstring."""

from .claiming import Claiming
from .ferries import Ferries
from .last_round import LastRound
from .longest_path import LongestPath
from .market import CardMarket, Draw
from .parallel import ParallelRoutes
from .stations import BuildStation, Stations
from .tickets import Keep, TakeTickets, Tickets
from .tunnels import Decline, Pay, Tunnels
from .turns import Turns
from .winner import Winner

__all__ = [
    "BuildStation",
    "CardMarket",
    "Claiming",
    "Decline",
    "Draw",
    "Ferries",
    "Keep",
    "LastRound",
    "LongestPath",
    "ParallelRoutes",
    "Pay",
    "Stations",
    "TakeTickets",
    "Tickets",
    "Tunnels",
    "Turns",
    "Winner",
]
