"""What the lessons look at, computed from the view of one seat."""

from __future__ import annotations

from ttr_widget.bots import hint
from ttr_widget.kernel.lesson import HeldTicket, Situation
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions
from ttr_widget.queries.tickets import ticket_progress


def situation(view: View) -> Situation | None:
    """The situation of the view's seat; ``None`` for a spectator."""
    seat, prompt = view.seat, view.prompt
    if seat is None:
        return None
    asked = prompt.kind if prompt is not None and prompt.seat == seat else None
    progress = ticket_progress(view)
    tickets = tuple(HeldTicket(view.board.tickets[one.ticket].id, one.done, one.missing) for one in progress)
    advice = hint(view) if asked is not None else None
    planned = [view.board.route_number[route] for route in advice.routes] if advice is not None else []
    missing = [route for one in progress for route in one.routes]
    wanted = tuple(dict.fromkeys(route for route in (*planned, *missing) if view.owners[route] == FREE))
    can = frozenset(action.type for action in legal_actions(view))
    return Situation(view, seat, asked, advice, tickets, wanted, can)
