"""All events of the games, for ``isinstance``: ``if isinstance(event, ttr.events.RouteClaimed): event.route``."""

from typing import TYPE_CHECKING

from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.kernel.event import Event, GameOver, LastRoundBegan, Passed, RouteClaimed, TurnBegan
from ttr_widget.rules.chosen_pieces import PiecesChosen
from ttr_widget.rules.drawing import CardDrawn, CardsDealt, DisplayDealt, Flushed, Refilled, Reshuffled
from ttr_widget.rules.exchanges import PiecesExchanged
from ttr_widget.rules.harbours import HarbourBuilt
from ttr_widget.rules.passengers import PassengersPlaced, PassengerTaken
from ttr_widget.rules.stations import StationBuilt
from ttr_widget.rules.tickets import TicketsDrawn, TicketsKept
from ttr_widget.rules.tunnels import TunnelDeclined, TunnelPaid, TunnelRevealed

__all__ = [
    "CardDrawn",
    "CardsDealt",
    "DisplayDealt",
    "Event",
    "Flushed",
    "GameOver",
    "HarbourBuilt",
    "LastRoundBegan",
    "Passed",
    "PassengerTaken",
    "PassengersPlaced",
    "PiecesChosen",
    "PiecesExchanged",
    "Refilled",
    "Reshuffled",
    "RouteClaimed",
    "StationBuilt",
    "TicketsDrawn",
    "TicketsKept",
    "TunnelDeclined",
    "TunnelPaid",
    "TunnelRevealed",
    "TurnBegan",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(__name__, __all__, {})
