"""All actions of the games, for ``isinstance``: ``if isinstance(action, ttr.actions.Claim): action.route``."""

from typing import TYPE_CHECKING

from ttr_widget.kernel.action import Action, Claim, Pass
from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.rules.announced_tickets import AnnounceTickets
from ttr_widget.rules.chosen_pieces import ChoosePieces
from ttr_widget.rules.drawing import Draw
from ttr_widget.rules.exchanges import Exchange
from ttr_widget.rules.harbours import BuildHarbour
from ttr_widget.rules.passengers import TakePassengers
from ttr_widget.rules.stations import BuildStation
from ttr_widget.rules.tickets import Keep, TakeTickets
from ttr_widget.rules.tunnels import Decline, Pay
from ttr_widget.rules.two_decks import Refill

__all__ = [
    "Action",
    "AnnounceTickets",
    "BuildHarbour",
    "BuildStation",
    "ChoosePieces",
    "Claim",
    "Decline",
    "Draw",
    "Exchange",
    "Keep",
    "Pass",
    "Pay",
    "Refill",
    "TakePassengers",
    "TakeTickets",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(__name__, __all__, {})
