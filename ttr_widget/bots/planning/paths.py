"""Cheapest paths and networks over the routes that are one's own or open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from math import inf

Near = Sequence[Sequence[tuple[int, int]]]
"""For each city the other city and the route of every track that leaves it."""


def spread(
    near: Near,
    cost: Sequence[float],
    start: int,
    dead: Collection[int] = (),
    goal: int = -1,
    most: float = inf,
) -> tuple[list[float], list[int]]:
    """How far every city is from ``start``, and the route by which it is reached (-1: it is not).

    ``cost`` has the price of each route (infinite: closed).  Nothing passes through a dead end.  With a ``goal`` only
    what is nearer than it is found out, and with ``most`` only what is not further than that.
    """
    far = [inf] * len(near)
    by = [-1] * len(near)
    far[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        here, city = heappop(queue)
        if city == goal or here > most:
            break
        if here > far[city] or (city in dead and city != start):
            continue
        for other, route in near[city]:
            there = here + cost[route]
            if there < far[other]:
                far[other] = there
                by[other] = route
                heappush(queue, (there, other))
    return far, by


def path_to(ends: Sequence[tuple[int, int]], by: Sequence[int], start: int, goal: int) -> list[int]:
    """The routes from ``start`` to ``goal``, given how each city is reached."""
    path = []
    city = goal
    while city != start:
        route = by[city]
        path.append(route)
        a, b = ends[route]
        city = a if city == b else b
    return path


class Forest:
    """A cheap network that joins pairs of cities: each pair by a path, shared parts paid once."""

    def __init__(
        self, near: Near, ends: Sequence[tuple[int, int]], cost: Sequence[float], dead: Collection[int]
    ) -> None:
        self.near = near
        self.ends = ends
        self.base = cost
        self.dead = dead
        self.paths: dict[tuple[int, int], list[int]] = {}
        """The routes to build for each pair; those that cost nothing are left out."""
        self.failed: list[tuple[int, int]] = []

    def join(self, pairs: Iterable[tuple[int, int]], rounds: int = 1) -> None:
        """Find a path for each pair; then ``rounds`` times look whether it has a better one beside the others'."""
        for pair in pairs:
            if pair not in self.paths:
                self._find(pair)
        for _ in range(rounds if len(self.paths) > 1 else 0):
            for pair in list(self.paths):
                if self.paths[pair]:
                    del self.paths[pair]
                    self._find(pair)

    def _find(self, pair: tuple[int, int]) -> None:
        cost = list(self.base)
        for path in self.paths.values():
            for route in path:
                cost[route] = 0.0
        far, by = spread(self.near, cost, pair[0], self.dead, pair[1])
        if far[pair[1]] == inf:
            self.failed.append(pair)
            return
        self.paths[pair] = [route for route in path_to(self.ends, by, *pair) if self.base[route] > 0]

    @property
    def routes(self) -> list[int]:
        """All routes to build, each once, in the order of the pairs."""
        return list(dict.fromkeys([route for path in self.paths.values() for route in path]))

    @property
    def cost(self) -> float:
        """What they cost together."""
        return sum([self.base[route] for route in self.routes])
