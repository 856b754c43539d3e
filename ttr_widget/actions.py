"""All actions of the games, for ``isinstance``: ``if isinstance(action, ttr.actions.Claim): action.route``."""

from typing import TYPE_CHECKING

from ttr_widget.kernel.action import Action, Claim, Pass
from ttr_widget.kernel.attribute_hints import suggest_in
from ttr_widget.rules import (
    AnnounceTickets,
    BuildHarbour,
    BuildStation,
    ChoosePieces,
    Decline,
    Draw,
    Exchange,
    Keep,
    Pay,
    Refill,
    TakePassengers,
    TakeTickets,
)

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
