"""Positions being scored: which tickets a player's routes complete, and which routes are borrowed for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from .connectivity import Links, Network, owned_by
from .variant import Position
from .verdicts import Settled


class Reckoning:
    """A position being scored; caches what several lines need."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.variant = position.variant
        self._settled: dict[int, Settled] = {}
        self._routes = [owned_by(position.owners, seat) for seat in range(len(position.names))]

    @property
    def seats(self) -> range:
        """All seats, from 0."""
        return range(len(self.position.names))

    def settled(self, seat: int) -> Settled:
        """The verdicts on the seat's tickets, with the best choice of loans."""
        if seat not in self._settled:
            self._settled[seat] = settle(self.position, seat)
        return self._settled[seat]

    def network(self, seat: int, *, without: int | None = None) -> Network:
        """The network of the seat's routes and best loans; ``without`` is the number of a loan to leave out."""
        loans = [loan for number, loan in enumerate(self.settled(seat).loans) if number != without]
        return with_loans(self.position, self.variant.links(self.position, seat), loans)

    def routes(self, seat: int) -> tuple[int, ...]:
        """The routes that this seat has claimed."""
        return self._routes[seat]


def settle(position: Position, seat: int, tickets: Sequence[int] | None = None) -> Settled:
    """The verdicts on a seat's tickets, with the best choice of loans (by points, then by completed tickets).

    ``tickets`` replaces the tickets that the seat has kept.
    """
    variant = position.variant
    if tickets is None:
        tickets = variant.held(position, seat)
    links = variant.links(position, seat)
    chosen: tuple[int | None, ...] = (None,) * len(links.loans)
    if any(links.loans):
        if variant.judges_paths or links.dead_ends:
            chosen = _best_by_trying(position, links, tickets)
        else:
            chosen = _best_by_labels(position, links, tickets)
    network = with_loans(position, links, chosen)
    return Settled(tuple([(ticket, variant.judge(ticket, network)) for ticket in tickets]), chosen)


def with_loans(position: Position, links: Links, chosen: Iterable[int | None]) -> Network:
    """The network of a seat's routes and the chosen loans."""
    borrowed = tuple([route for route in chosen if route is not None])
    return Network(position.variant.board, links.routes + borrowed, links.dead_ends)


def _best_by_trying(position: Position, links: Links, tickets: Sequence[int]) -> tuple[int | None, ...]:
    """The best loans in general: judge all tickets for every choice."""
    judge = position.variant.judge

    def worth(chosen: tuple[int | None, ...]) -> tuple[int, int]:
        network = with_loans(position, links, chosen)
        verdicts = [judge(ticket, network) for ticket in tickets]
        return sum([verdict.points for verdict in verdicts]), sum([verdict.done for verdict in verdicts])

    return max(product(*[loan or (None,) for loan in links.loans]), key=worth)


def _best_by_labels(position: Position, links: Links, tickets: Sequence[int]) -> tuple[int | None, ...]:
    """The best loans if only connections count: loans that merge the same two components are equivalent."""
    variant = position.variant
    label = Network(variant.board, links.routes).label
    pending: list[tuple[int, list[int]]] = []
    for ticket in tickets:
        pieces = {label.get(city, -1 - city) for city in variant.ticket_cities[ticket]}
        if len(pieces) > 1:
            pending.append((variant.board.tickets[ticket].points, list(pieces)))
    merges: list[list[tuple[int | None, int, int]]] = []
    for loan in links.loans:
        kinds: dict[tuple[int, int], int] = {}
        for route in loan:
            a, b = variant.board.ends[route]
            one, other = label.get(a, -1 - a), label.get(b, -1 - b)
            kinds.setdefault((one, other) if one < other else (other, one), route)
        merges.append([(route, one, other) for (one, other), route in kinds.items()] or [(None, 0, 0)])
    best, chosen = (-1, -1), tuple([several[0][0] for several in merges])
    for choice in product(*merges) if pending else ():
        worth = _gained(pending, choice)
        if worth > best:
            best, chosen = worth, tuple([route for route, _, _ in choice])
    return chosen


def _gained(pending: Sequence[tuple[int, list[int]]], choice: Iterable[tuple[int | None, int, int]]) -> tuple[int, int]:
    """The points and the number of the tickets that these merges complete."""
    into: dict[int, int] = {}

    def root(piece: int) -> int:
        while piece in into:
            piece = into[piece]
        return piece

    for _, one, other in choice:
        if root(one) != root(other):
            into[root(one)] = root(other)
    gained = [worth for worth, pieces in pending if len({root(piece) for piece in pieces}) == 1]
    return sum(gained), len(gained)
