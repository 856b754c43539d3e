"""Tickets on the map: their cities and the routes of a shortest connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import position_of
from ttr_widget.queries.tickets import connection, ticket_progress


@dataclass(frozen=True)
class Wanted:
    """A ticket, its cities, and the routes of a shortest connection (empty if there is none)."""

    ticket: str
    cities: tuple[str, ...]
    routes: tuple[str, ...]


def wanted_tickets(thing: View | Board, tickets: bool | Iterable[str]) -> list[Wanted]:
    """The tickets to show: the viewer's own (``True``), none (``False``), or those named."""
    board = thing.board if isinstance(thing, View) else thing
    if tickets is False:
        return []
    if tickets is True:
        shown = thing.rules.get("tickets", {}) if isinstance(thing, View) else {}
        ids = [*(shown.get("held") or ()), *(shown.get("offered") or ())]
    else:
        if not isinstance(tickets, Iterable):
            raise BadInput(at("tickets", expected("list", tickets)))
        ids = board.reader.tickets(tickets if isinstance(tickets, str) else [*tickets])
    known = [board.ticket(id) for id in ids]
    paths = _paths(thing, [board.ticket_number[ticket.id] for ticket in known])
    return [
        Wanted(ticket.id, ticket.cities, tuple([board.routes[route].id for route in path]))
        for ticket, path in zip(known, paths, strict=True)
    ]


def _paths(thing: View | Board, tickets: Sequence[int]) -> list[tuple[int, ...]]:
    """The routes that connect the cities of each ticket."""
    if isinstance(thing, View) and thing.seat is not None:
        return [progress.path for progress in ticket_progress(thing, tickets=tickets)]
    board = thing.board if isinstance(thing, View) else thing
    where = position_of(thing) if isinstance(thing, View) else thing
    return [connection(where, [board.city_number[city] for city in board.tickets[ticket].cities]) for ticket in tickets]
