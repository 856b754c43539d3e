"""Ticket progress: completed or not, what is missing, and the routes that connect the cities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cheapest_paths import cheapest_network
from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.gaps import Gaps, own_routes_between
from ttr_widget.kernel.reckoning import settle, with_loans
from ttr_widget.kernel.variant import Position, Variant
from ttr_widget.kernel.verdicts import Settled
from ttr_widget.kernel.view import View

from .positions import Played, asked, asked_of_seat, board_of

Names = str | Iterable[object]
"""Cities, routes or tickets: a text, or a list of names, numbers and records."""


class TicketProgress(NamedTuple):
    """The progress of a ticket for its holder; tickets and routes by number."""

    ticket: int
    done: bool
    points: int
    """The current value (for a tour this depends on the order of its cities)."""
    missing: int | None
    """The number of spaces still to be claimed; 0 if done, ``None`` if it can no longer be completed."""
    routes: tuple[int, ...]
    """The routes with these spaces, in order along the path if there are two cities."""
    path: tuple[int, ...]
    """All routes that connect the cities, including own and borrowed ones, in the same order."""

    def built(self, variant: Variant) -> int:
        """The number of spaces of the path that are no longer missing."""
        return sum(variant.prices[route].pieces for route in {*self.path} - {*self.routes})


def ticket_progress(
    thing: View | Position | Played, seat: int | str | None = None, tickets: Names | None = None
) -> tuple[TicketProgress, ...]:
    """The progress of the seat's tickets, or of other ``tickets`` (names as in scenarios, or numbers).

    ``missing`` is the minimum number of spaces (pieces) still to be placed on routes that the seat can claim: unclaimed
    and not closed to it, regardless of cards and pieces.  Own routes cost nothing.  Countries are dead ends.  A tour is
    one network that connects its cities in any order.  Borrowed routes count as in the current verdict: the best choice
    for these tickets together, one per station; stations still to be built do not count.
    """
    position, player = asked_of_seat(thing, seat)
    variant = position.variant
    wanted = None if tickets is None else variant.board.reader.numbers("ticket", tickets)
    settled = settle(position, player, wanted)
    network = _network(position, player, settled)
    gaps: Gaps | None = None
    found = []
    for ticket, verdict in settled.verdicts:
        cities = variant.ticket_cities[ticket]
        if verdict.done:
            path = own_routes_between(position, network, cities) or ()
            found.append(TicketProgress(ticket, True, verdict.points, 0, (), path))
            continue
        if gaps is None:
            gaps = Gaps(position, player, network, free_only=True)
        gap = gaps.between(cities)
        if gap is None:
            found.append(TicketProgress(ticket, False, verdict.points, None, (), ()))
        else:
            found.append(TicketProgress(ticket, False, verdict.points, gap.spaces, gap.routes, gap.path))
    return tuple(found)


def own_network(thing: View | Position | Played, seat: int | str | None = None) -> Network:
    """The network of the seat's own routes and those borrowed in the current verdict."""
    position, player = asked_of_seat(thing, seat)
    return _network(position, player, settle(position, player))


def _network(position: Position, seat: int, settled: Settled) -> Network:
    return with_loans(position, position.variant.links(position, seat), settled.loans)


def connection(thing: View | Position | Board | Played, cities: Names) -> tuple[int, ...]:
    """The routes of a shortest connection of some cities, for a viewer without a seat; empty if there is none.

    Cities are names or numbers.  On a board all routes count; in a game, those that are unclaimed and not closed to
    everybody.

    >>> import ttr_widget as ttr
    >>> board = ttr.variant("europe").board
    >>> [board.routes[route].id for route in connection(board, "Brest, Zürich")]
    ['brest-paris', 'paris-zurich']
    """
    stops = board_of(thing).reader.numbers("city", cities)
    if isinstance(thing, Board):
        dead = frozenset(n for n, city in enumerate(thing.cities) if city.fact("country", False))
        cost = [1000.0 * route.length + 1 for route in thing.routes]
        return cheapest_network(thing.near, thing.ends, cost, stops, dead) or ()
    position, _ = asked(thing, None)
    dead_ends = position.variant.links(position, 0).dead_ends
    gap = Gaps(position, None, Network(position.variant.board, (), dead_ends), free_only=True).between(stops)
    return () if gap is None else gap.path
