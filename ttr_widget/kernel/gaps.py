"""Gaps: the routes that are missing to connect cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from .cheapest_paths import cheapest_network
from .connectivity import Network
from .state import FREE
from .variant import Position

_SPACE = 1_000_000
"""Costs are compared by the spaces still to be claimed,"""
_CLOSED = 1_000
"""then by the routes that cannot be claimed,"""
_ROUTE = 1
"""then by the routes in total."""


def spaces(position: Position, routes: Iterable[int]) -> int:
    """The number of spaces (pieces) that these routes have in total."""
    return sum(position.variant.prices[route].pieces for route in routes)


def closed_routes(position: Position, seat: int | None) -> frozenset[int]:
    """The unclaimed routes that a rule closes to the seat; for ``None``, those closed to every seat.

    Routes for which the seat merely lacks cards or pieces are not included.
    """
    if seat is None:
        return frozenset.intersection(*[closed_routes(position, seat) for seat in range(len(position.names))])
    owners = position.owners
    barred = [route for barred in position.variant.barred_methods for route in barred(position, seat)]
    return frozenset([route for route in barred if owners[route] == FREE])


def own_routes_between(position: Position, network: Network, cities: Sequence[int]) -> tuple[int, ...] | None:
    """The cheapest connection of these cities within the network; ``None`` if they are not connected."""
    prices, board = position.variant.prices, network.board
    cost = [inf] * len(board.routes)
    for route in network.routes:
        cost[route] = _SPACE * prices[route].pieces + _ROUTE
    return cheapest_network(board.near, board.ends, cost, cities, network.dead_ends)


class Gap(NamedTuple):
    """The routes that would connect some cities."""

    routes: tuple[int, ...]
    """The missing routes, in order along the path if there are two cities."""
    spaces: int
    taken: tuple[int, ...]
    """The missing routes that another player has claimed."""
    closed: tuple[int, ...]
    """The missing routes that a rule closes to the seat, such as the second track of a double route."""
    path: tuple[int, ...]
    """The missing routes together with those of the network that they extend, in the same order."""

    @property
    def free(self) -> bool:
        return not self.taken and not self.closed


class Gaps:
    """Computes gaps between cities for the routes of one network.

    A gap is exact: the fewest spaces that must still be claimed to connect all the cities.  The routes of ``network``
    (own and borrowed) cost nothing, paths do not pass through dead ends, and the cities of a tour may be connected in
    any order.  Claimed and closed routes are excluded if ``free_only``; otherwise they are used only where they save
    spaces.
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
        """The gap between these cities (empty if they are connected); ``None`` if nothing can connect them."""
        board, owners = self.network.board, self.position.owners
        path = cheapest_network(board.near, board.ends, self._cost, cities, self.network.dead_ends)
        if path is None:
            return None
        missing = tuple([route for route in path if route not in self._own])
        taken = tuple([route for route in missing if owners[route] != FREE])
        closed = tuple([route for route in missing if route in self.closed])
        return Gap(missing, spaces(self.position, missing), taken, closed, path)
