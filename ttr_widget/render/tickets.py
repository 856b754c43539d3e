"""Tickets on the map: their cities, and a shortest way that joins them over what is free or one's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import networkx as nx

from ttr_widget.kernel.board import Board, Ticket
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View

from .paint import closure


@dataclass(frozen=True)
class Wanted:
    """A ticket, its cities, and the routes of a shortest way (none where the way is barred)."""

    ticket: str
    cities: tuple[str, ...]
    way: tuple[str, ...]


def wanted_tickets(thing: View | Board, tickets: bool | Iterable[str]) -> list[Wanted]:
    """The tickets to show: the viewer's own (``True``), none, or those that are named."""
    board = thing.board if isinstance(thing, View) else thing
    if tickets is False:
        return []
    if tickets is True:
        shown = thing.rules.get("tickets", {}) if isinstance(thing, View) else {}
        ids = [*(shown.get("held") or ()), *(shown.get("offered") or ())]
    else:
        ids = [tickets] if isinstance(tickets, str) else list(tickets)
    roads = _roads(thing)
    return [_wanted(board.ticket(id), roads) for id in ids]


def _roads(thing: View | Board) -> nx.Graph[str]:
    board = thing.board if isinstance(thing, View) else thing
    roads: nx.Graph[str] = nx.Graph()
    for number, route in enumerate(board.routes):
        owner = thing.owners[number] if isinstance(thing, View) else FREE
        own = isinstance(thing, View) and thing.seat is not None and owner == thing.seat
        if not own and (owner != FREE or (isinstance(thing, View) and closure(thing, number) is not None)):
            continue
        steps = 0.01 if own else float(route.length)
        known = roads.get_edge_data(route.a, route.b)
        if known is None or known["steps"] > steps:
            roads.add_edge(route.a, route.b, steps=steps, route=route.id)
    return roads


def _wanted(ticket: Ticket, roads: nx.Graph[str]) -> Wanted:
    way: list[str] = []
    for a, b in pairwise(ticket.cities):
        if a not in roads or b not in roads or not nx.has_path(roads, a, b):
            return Wanted(ticket.id, ticket.cities, ())
        stops = nx.shortest_path(roads, a, b, weight="steps")
        way += [roads.edges[one, two]["route"] for one, two in pairwise(stops)]
    return Wanted(ticket.id, ticket.cities, tuple(way))
