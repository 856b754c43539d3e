"""Queries about positions and views: ticket progress, open routes, payments, unseen cards.

A query takes a :class:`~ttr_widget.kernel.view.View`, or a position and a seat; payments take a hand.  Answers use only
what that seat may know, so a view and its position give the same answer.  The page, notebooks, bots, puzzles and the
analysis all use these functions, so they always agree.
"""

from typing import TYPE_CHECKING

from ttr_widget.kernel.attribute_hints import suggest_in

from . import facts as _facts  # noqa: F401 -- registers answers for views
from .payments import missing_cards, nearest_payment
from .pieces import suggested_pieces
from .positions import imagine, legal_actions, position_of
from .remaining import RemainingCards, remaining_cards
from .routes import closed_routes, open_routes, why_closed
from .tickets import TicketProgress, connection, own_network, ticket_progress
from .unseen import unseen_cards, unseen_tickets

__all__ = [
    "RemainingCards",
    "TicketProgress",
    "closed_routes",
    "connection",
    "imagine",
    "legal_actions",
    "missing_cards",
    "nearest_payment",
    "open_routes",
    "own_network",
    "position_of",
    "remaining_cards",
    "suggested_pieces",
    "ticket_progress",
    "unseen_cards",
    "unseen_tickets",
    "why_closed",
]

if not TYPE_CHECKING:  # type checkers would accept any name otherwise
    __getattr__ = suggest_in(__name__, __all__, {})
