"""Names of routes and paths, made of the names of their cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .board import Board


def route_name(board: Board, route: int) -> str:
    """``Paris–Zürich``."""
    a, b = board.ends[route]
    return f"{board.cities[a].name}–{board.cities[b].name}"


def names_of(board: Board, routes: Iterable[int]) -> tuple[str, ...]:
    """The names of the routes."""
    return tuple(route_name(board, route) for route in routes)


def cities_along(board: Board, routes: Sequence[int]) -> tuple[int, ...]:
    """The cities along a path of these routes, in order; empty if they do not form a path."""
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
    """``Brest–Paris–Zürich``: the cities along a path."""
    return "–".join(board.cities[city].name for city in cities_along(board, routes))
