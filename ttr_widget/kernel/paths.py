"""Ways and gaps between cities, in words: what joins the cities of a ticket, or what is missing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from .board import Board
from .links import Network
from .network import Edge, shortest_path
from .reach import cheapest_tree
from .state import FREE, Position

_SPACE = 1_000_000
"""Weights: a space to be claimed counts first,"""
_CLOSED = 1_000
"""then tracks that are not free,"""
_OWN = 1
"""then own routes on the way."""


def route_name(board: Board, route: int) -> str:
    """``Paris–Zürich``."""
    a, b = board.ends[route]
    return f"{board.cities[a].name}–{board.cities[b].name}"


def names_of(board: Board, routes: Iterable[int]) -> tuple[str, ...]:
    """The routes' names."""
    return tuple(route_name(board, route) for route in routes)


def cities_along(board: Board, routes: Sequence[int]) -> tuple[int, ...]:
    """The cities that a walk over these routes passes, in order."""
    for start in board.ends[routes[0]] if routes else ():
        walk = [start]
        for route in routes:
            if walk[-1] not in board.ends[route]:
                break
            walk.append(sum(board.ends[route]) - walk[-1])
        else:
            return tuple(walk)
    return ()


def path_name(board: Board, routes: Sequence[int]) -> str:
    """``Brest–Paris–Zürich``: the cities of a walk."""
    return "–".join(board.cities[city].name for city in cities_along(board, routes))


def spaces(position: Position, routes: Iterable[int]) -> int:
    """How many spaces (pieces) these routes have."""
    return sum(position.variant.prices[route].pieces for route in routes)


def way(network: Network, weights: Sequence[int], cities: Sequence[int]) -> tuple[int, ...] | None:
    """The routes of the network that join the cities most cheaply: of a path in order; ``None`` if nothing does."""
    edges, leaves = _edges(network, weights, cities)
    if len(cities) == 2:
        found = shortest_path(edges, *cities)
    else:
        tree = cheapest_tree(edges, cities, leaves)
        found = None if tree is None else tree[1]
    return None if found is None else tuple(network.routes[edge] for edge in found if edge < len(network.routes))


def _edges(network: Network, weights: Sequence[int], cities: Sequence[int]) -> tuple[list[Edge], Collection[int]]:
    """The network's edges; a dead end among the cities is joined to all its places, and nothing passes through it."""
    edges: list[Edge] = [(a, b, weight) for (a, b), weight in zip(network.ends, weights, strict=True)]
    leaves = network.dead_ends.intersection(cities)
    if leaves:
        for route, ends in zip(network.routes, network.ends, strict=True):
            real = network.board.ends[route]
            edges += [(city, place, 1) for city, place in zip(real, ends, strict=True) if city in leaves]
    return edges, leaves


def own_way(position: Position, network: Network, cities: Sequence[int]) -> tuple[int, ...] | None:
    """The shortest way between the cities over this network."""
    return way(network, [position.variant.prices[route].pieces for route in network.routes], cities)


class Gap(NamedTuple):
    """Routes that would join some cities to one network."""

    routes: tuple[int, ...]
    """In the order of the way, where there are two cities."""
    spaces: int
    taken: tuple[int, ...]
    """Those of them that somebody has claimed."""
    closed: tuple[int, ...]
    """Those that the seat may not claim for another reason, such as a claimed track beside it."""

    @property
    def free(self) -> bool:
        return not self.taken and not self.closed


def gap(
    position: Position, seat: int, network: Network, cities: Sequence[int], *, free_only: bool = False
) -> Gap | None:
    """What is missing between these cities: as few spaces as possible, free ones first; ``None`` if nothing helps."""
    variant, board, owners = position.variant, position.variant.board, position.owners
    barred = {route for barred in variant.barrers for route in barred(position, seat) if owners[route] == FREE}
    own = set(network.routes)
    used: list[int] = []
    weights: list[int] = []
    for route in range(len(board.routes)):
        closed = owners[route] != FREE or route in barred
        if route in own:
            used.append(route)
            weights.append(_OWN)
        elif not (closed and free_only):
            used.append(route)
            weights.append(_SPACE * variant.prices[route].pieces + _CLOSED * closed)
    found = way(Network(board, used, network.dead_ends), weights, cities)
    if found is None:
        return None
    missing = tuple(route for route in found if route not in own)
    taken = tuple(route for route in missing if owners[route] != FREE)
    return Gap(missing, spaces(position, missing), taken, tuple(route for route in missing if route in barred))
