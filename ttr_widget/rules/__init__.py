"""The rule book as a folder: one paragraph, one file, its words in its docstring."""

from .announced import AnnouncedTickets, AnnounceTickets
from .claiming import Claiming
from .countries import Countries
from .drawing import Draw
from .ferries import Ferries
from .fleets import ChoosePieces, ChosenPieces, Exchange, Exchanges
from .globetrotter import Globetrotter
from .harbours import BuildHarbour, Harbours
from .last_round import LastRound
from .longest_path import LongestPath
from .market import CardMarket
from .pairs import PairRoutes
from .parallel import ParallelRoutes
from .passengers import Passengers, TakePassengers
from .sea import RailAndSea
from .stations import BuildStation, Stations
from .subways import Subways
from .tickets import Keep, TakeTickets, Tickets
from .tours import Tours
from .tunnels import Decline, Pay, Tunnels
from .turns import Turns
from .two_decks import Refill, TwoDecks
from .waiting import Waiting
from .winner import Winner

__all__ = [
    "AnnounceTickets",
    "AnnouncedTickets",
    "BuildHarbour",
    "BuildStation",
    "CardMarket",
    "ChoosePieces",
    "ChosenPieces",
    "Claiming",
    "Countries",
    "Decline",
    "Draw",
    "Exchange",
    "Exchanges",
    "Ferries",
    "Globetrotter",
    "Harbours",
    "Keep",
    "LastRound",
    "LongestPath",
    "PairRoutes",
    "ParallelRoutes",
    "Passengers",
    "Pay",
    "RailAndSea",
    "Refill",
    "Stations",
    "Subways",
    "TakePassengers",
    "TakeTickets",
    "Tickets",
    "Tours",
    "Tunnels",
    "Turns",
    "TwoDecks",
    "Waiting",
    "Winner",
]
