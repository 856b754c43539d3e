"""Cheap networks that connect several pairs of cities; routes shared by several paths are paid for once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import inf

from ttr_widget.kernel.cheapest_paths import Near, distances, path_to

Known = dict[tuple[tuple[int, int], frozenset[int]], list[int] | None]
"""Cheapest paths, by their ends and by the routes that cost nothing because other paths use them."""


class Forest:
    """A cheap network that connects pairs of cities: one path per pair, shared routes paid for once."""

    def __init__(
        self,
        near: Near,
        ends: Sequence[tuple[int, int]],
        cost: list[float],
        dead: Collection[int],
        known: Known | None = None,
    ) -> None:
        """``known`` holds what forests of the same costs have found; it is used and added to."""
        self.near = near
        self.ends = ends
        self.base = cost
        self.dead = dead
        self.known: Known = {} if known is None else known
        self.paths: dict[tuple[int, int], list[int]] = {}
        """The routes to build for each pair, without those that cost nothing."""
        self.failed: list[tuple[int, int]] = []

    def join(self, pairs: Iterable[tuple[int, int]], rounds: int = 1) -> None:
        """Find a path for each pair, then improve each path ``rounds`` times, given the paths of the other pairs."""
        for pair in pairs:
            if pair not in self.paths:
                self._find(pair)
        for _ in range(rounds if len(self.paths) > 1 else 0):
            for pair in list(self.paths):
                if self.paths[pair]:
                    del self.paths[pair]
                    self._find(pair)

    def _find(self, pair: tuple[int, int]) -> None:
        free = frozenset([route for path in self.paths.values() for route in path])
        if (pair, free) not in self.known:
            self.known[pair, free] = self._search(pair, free)
        path = self.known[pair, free]
        if path is None:
            self.failed.append(pair)
        else:
            self.paths[pair] = path

    def _search(self, pair: tuple[int, int], free: Iterable[int]) -> list[int] | None:
        cost = list(self.base)
        for route in free:
            cost[route] = 0.0
        far, by = distances(self.near, cost, pair[0], self.dead, pair[1])
        if far[pair[1]] == inf:
            return None
        return [route for route in path_to(self.ends, by, *pair) if self.base[route] > 0]

    @property
    def routes(self) -> list[int]:
        """All routes to build, without duplicates, in the order of the pairs."""
        return list(dict.fromkeys([route for path in self.paths.values() for route in path]))
