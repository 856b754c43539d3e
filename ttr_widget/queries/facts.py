"""Answers to the questions of a view about its tickets, the unseen cards and the longest paths."""

from __future__ import annotations

from ttr_widget.kernel.representation import answer_with
from ttr_widget.kernel.view import HeldTicket, View
from ttr_widget.rules.longest_path import LongestPath

from .positions import position_of
from .tickets import ticket_progress
from .unseen import unseen_cards


def held_tickets(view: View) -> tuple[HeldTicket, ...]:
    """The tickets that the view's seat holds, with their progress."""
    if view.seat is None:
        return ()
    found = []
    for progress in ticket_progress(view):
        ticket = view.board.tickets[progress.ticket]
        points = progress.points if progress.done else ticket.points
        found.append(HeldTicket(ticket.id, ticket.cities, ticket.deck, progress.done, points, progress.missing))
    return tuple(found)


def unseen_by_name(view: View) -> dict[str, int]:
    """The number of cards of each kind that are neither in the hand nor on the table."""
    return dict(zip(view.variant.kinds.names, unseen_cards(view), strict=True))


def longest_paths(view: View) -> tuple[int, ...]:
    """The length of each seat's longest path, whether or not it scores in this variant."""
    position, rule = position_of(view), LongestPath()
    return tuple(rule.trail(position, seat)[0] for seat in range(len(view.players)))


answer_with(View, "tickets", held_tickets)
answer_with(View, "unseen", unseen_by_name)
answer_with(View, "longest_path", longest_paths)
