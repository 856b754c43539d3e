"""The rules of the games: one module for each rule; its text is in ``locales``."""

from typing import TYPE_CHECKING

from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.kernel.rule import Rule

from .announced_tickets import AnnouncedTickets, AnnounceTickets
from .chosen_pieces import ChoosePieces, ChosenPieces
from .claiming import Claiming
from .countries import Countries
from .drawing import Draw
from .exchanges import Exchange, Exchanges
from .ferries import Ferries
from .globetrotter import Globetrotter
from .harbours import BuildHarbour, Harbours
from .last_round import LastRound
from .longest_path import LongestPath
from .market import CardMarket
from .pair_routes import PairRoutes
from .parallel_routes import ParallelRoutes
from .passengers import Passengers, TakePassengers
from .rail_and_sea import RailAndSea
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
    "Rule",
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

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(__name__, __all__, {})
