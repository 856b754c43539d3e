"""Cheapest paths and cheapest networks on a board.

All graph searches by cost use this module.  ``near`` is ``Board.near``: for each city its neighbours as pairs of city
and route number.  ``cost`` holds the cost of each route, infinite for a route that may not be used.  The cities in
``dead`` are dead ends: a path may begin or end there, but not pass through.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heapify, heappop, heappush
from math import inf

Near = Sequence[Sequence[tuple[int, int]]]
Ends = Sequence[tuple[int, int]]
_MOST_EXACT = 8
"""Networks are exact up to this number of goals; further goals are attached one at a time."""


def distances(
    near: Near,
    cost: list[float],
    start: int,
    dead: Collection[int] = (),
    goal: int = -1,
    most: float = inf,
) -> tuple[list[float], list[int]]:
    """The distance of every city from ``start``, and the route by which it is reached (-1 if it is not).

    With a ``goal`` the search stops there, and with ``most`` it stops at that distance.
    """
    far = [inf] * len(near)
    by = [-1] * len(near)
    far[start] = 0.0
    _expand(near, cost, far, by, [(0.0, start)], dead, goal, most)
    return far, by


def _expand(
    near: Near,
    cost: list[float],
    far: list[float],
    by: list[int],
    queue: list[tuple[float, int]],
    dead: Collection[int],
    goal: int = -1,
    most: float = inf,
) -> None:
    """Dijkstra's algorithm from the cities in the queue; a path that arrives at a dead end stops there."""
    while queue:
        here, city = heappop(queue)
        if city == goal or here > most:
            break
        if here > far[city] or (city in dead and by[city] >= 0):
            continue
        for other, route in near[city]:
            there = here + cost[route]
            if there < far[other] and there <= most:
                far[other] = there
                by[other] = route
                heappush(queue, (there, other))
                if other == goal:
                    most = there  # nothing beyond it will be looked at


def path_to(ends: Ends, by: Sequence[int], start: int, goal: int) -> list[int]:
    """The routes from ``goal`` back to ``start``, where ``by`` holds the route by which each city is reached."""
    path = []
    city = goal
    while city != start:
        route = by[city]
        path.append(route)
        a, b = ends[route]
        city = a if city == b else b
    return path


def cheapest_path(
    near: Near, ends: Ends, cost: list[float], start: int, goal: int, dead: Collection[int] = ()
) -> tuple[int, ...] | None:
    """The routes of a cheapest path, in order from ``start``; ``None`` if there is no path."""
    far, by = distances(near, cost, start, dead, goal)
    return None if far[goal] == inf else tuple(path_to(ends, by, start, goal)[::-1])


def cheapest_network(
    near: Near, ends: Ends, cost: list[float], goals: Sequence[int], dead: Collection[int] = ()
) -> tuple[int, ...] | None:
    """The routes of a cheapest network that joins all goals; ``None`` if they cannot be joined.

    Exact for up to 8 goals.  For two goals the routes are in the order of the path, otherwise in board order.
    """
    if len(goals) < 2:
        return ()
    if len(goals) == 2:
        return cheapest_path(near, ends, cost, goals[0], goals[1], dead)
    if len(goals) > _MOST_EXACT:
        return _one_by_one(near, ends, cost, goals, dead)
    root, every = goals[-1], (1 << len(goals) - 1) - 1
    trees = _Trees(near, ends, cost, goals[:-1], frozenset(dead))
    for mask in range(1, every + 1):
        trees.grow(mask)
    return tuple(sorted(trees.routes(every, root))) if trees.cost[every][root] < inf else None


def _one_by_one(
    near: Near, ends: Ends, cost: list[float], goals: Sequence[int], dead: Collection[int]
) -> tuple[int, ...] | None:
    """Join the first goals in the cheapest way, then attach the others one at a time."""
    first = cheapest_network(near, ends, cost, goals[:_MOST_EXACT], dead)
    if first is None:
        return None
    used = set(first)
    for goal in goals[_MOST_EXACT:]:
        left = [0 if route in used else one for route, one in enumerate(cost)]
        more = cheapest_path(near, ends, left, goals[0], goal, dead)
        if more is None:
            return None
        used.update(more)
    return tuple(sorted(used))


class _Trees:
    """The Dreyfus–Wagner table: cheapest trees by the set of goals they join and the city where they end."""

    def __init__(self, near: Near, ends: Ends, cost: list[float], goals: Sequence[int], dead: frozenset[int]) -> None:
        self.near, self.ends, self.price, self.goals, self.dead = near, ends, cost, goals, dead
        self.cost: dict[int, list[float]] = {}
        self.by: dict[int, list[int]] = {}
        """For each city the route by which a tree arrives there, or -1."""
        self.part: dict[int, dict[int, int]] = {}
        """For each city where two smaller trees meet: the goals of one of them."""

    def grow(self, mask: int) -> None:
        """Compute the trees for these goals; those for all subsets must exist."""
        cost, by = [inf] * len(self.near), [-1] * len(self.near)
        self.cost[mask], self.by[mask], self.part[mask] = cost, by, {}
        own = self.goals[mask.bit_length() - 1] if mask & mask - 1 == 0 else -1
        if own >= 0:
            cost[own] = 0
        else:
            self._merge(mask, cost)
        queue = [(far, city) for city, far in enumerate(cost) if far < inf]
        heapify(queue)
        _expand(self.near, self.price, cost, by, queue, self.dead)

    def _merge(self, mask: int, cost: list[float]) -> None:
        """Combine pairs of trees that end in the same city."""
        parts = self.part[mask]
        part = mask - 1 & mask
        while part:
            if part > mask ^ part:
                for city, (one, other) in enumerate(zip(self.cost[part], self.cost[mask ^ part], strict=True)):
                    if one + other < cost[city] and city not in self.dead:
                        cost[city] = one + other
                        parts[city] = part
            part = part - 1 & mask

    def routes(self, mask: int, city: int) -> set[int]:
        """The routes of the tree for these goals that ends in this city."""
        route = self.by[mask][city]
        if route >= 0:
            return self.routes(mask, sum(self.ends[route]) - city) | {route}
        part = self.part[mask].get(city)
        return set() if part is None else self.routes(part, city) | self.routes(mask ^ part, city)
