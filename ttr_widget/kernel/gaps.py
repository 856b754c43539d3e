"""What joins the cities of a ticket, and what is missing between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from .cheapest_paths import cheapest_network
from .connectivity import Network
from .state import FREE, Position

_SPACE = 1_000_000
"""Costs: fewest spaces to be claimed count first,"""
_CLOSED = 1_000
"""then fewest routes that cannot be claimed,"""
_ROUTE = 1
"""then fewest routes."""


def spaces(position: Position, routes: Iterable[int]) -> int:
    """How many spaces (pieces) these routes have."""
    return sum(position.variant.prices[route].pieces for route in routes)


def closed_routes(position: Position, seat: int | None) -> frozenset[int]:
    """The unclaimed routes that a rule closes to the seat; for ``None``, those closed to every seat.

    A seat that has too few pieces or cards for a route is another matter: it may get more.
    """
    if seat is None:
        return frozenset.intersection(*[closed_routes(position, seat) for seat in range(len(position.names))])
    owners = position.owners
    barred = [route for barred in position.variant.barrers for route in barred(position, seat)]
    return frozenset([route for route in barred if owners[route] == FREE])


def own_routes_between(position: Position, network: Network, cities: Sequence[int]) -> tuple[int, ...] | None:
    """The shortest connection of these cities within the network; ``None`` if they are not joined."""
    prices, board = position.variant.prices, network.board
    cost = [inf] * len(board.routes)
    for route in network.routes:
        cost[route] = _SPACE * prices[route].pieces + _ROUTE
    return cheapest_network(board.near, board.ends, cost, cities, network.dead_ends)


class Gap(NamedTuple):
    """Routes that would join some cities to one network."""

    routes: tuple[int, ...]
    """The missing routes, in the order of the path where there are two cities."""
    spaces: int
    taken: tuple[int, ...]
    """Those of them that somebody has claimed."""
    closed: tuple[int, ...]
    """Those that the seat may not claim for another reason, such as a claimed track beside it."""
    path: tuple[int, ...]
    """The missing routes and those of the network that they join, in the same order."""

    @property
    def free(self) -> bool:
        return not self.taken and not self.closed


class Gaps:
    """What is missing between cities, beside the routes of a network.

    The answer is exact, and the same wherever a gap is shown or counted: the fewest spaces that still have to be
    claimed to join all the cities to one network.  The routes of ``network`` (own and borrowed ones) cost nothing,
    nothing passes through a dead end, and the cities of a tour are joined in any order.  Claimed routes and those that
    a rule closes to the seat are used only without ``free_only``, and then only if they save spaces.
    """

    def __init__(self, position: Position, seat: int | None, network: Network, *, free_only: bool = False) -> None:
        self.position, self.network = position, network
        self.closed = closed_routes(position, seat)
        self._own = frozenset(network.routes)
        owners, closed = position.owners, self.closed
        self._cost: list[float] = []
        for route, price in enumerate(position.variant.prices):
            if route in self._own:
                cost: float = _ROUTE
            elif owners[route] == FREE and route not in closed:
                cost = _SPACE * price.pieces + _ROUTE
            else:
                cost = inf if free_only else _SPACE * price.pieces + _CLOSED + _ROUTE
            self._cost.append(cost)

    def between(self, cities: Sequence[int]) -> Gap | None:
        """The gap between these cities (no routes if they are joined); ``None`` if nothing can join them."""
        board, owners = self.network.board, self.position.owners
        path = cheapest_network(board.near, board.ends, self._cost, cities, self.network.dead_ends)
        if path is None:
            return None
        missing = tuple([route for route in path if route not in self._own])
        taken = tuple([route for route in missing if owners[route] != FREE])
        closed = tuple([route for route in missing if route in self.closed])
        return Gap(missing, spaces(self.position, missing), taken, closed, path)
