"""The cheapest way to join some cities.

Edges are those of :mod:`.network`: ``(u, v, weight)``; answers name them by their place in the given sequence.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heapify, heappop, heappush

from .network import Edge

_MOST_EXACT = 8
"""So many goals are joined in the cheapest way of all; further ones are joined to that one by one."""
Step = tuple[int, int]
"""The city before and the edge from there; or the goals of one of two trees that meet here, and -1."""


def cheapest_tree(
    edges: Sequence[Edge], goals: Sequence[int], leaves: Collection[int] = ()
) -> tuple[int, tuple[int, ...]] | None:
    """The least weight of edges that join all goals, and these edges; ``None`` if they cannot be joined.

    Nothing passes through ``leaves``.  Exact for up to 8 goals.
    """
    if len(goals) > _MOST_EXACT:
        return _one_by_one(edges, goals, leaves)
    if len(goals) < 2:
        return 0, ()
    search = _Search(edges, goals[:-1], frozenset(leaves))
    root, every = goals[-1], (1 << len(goals) - 1) - 1
    for mask in range(1, every + 1):
        search.grow(mask)
    if root not in search.cost[every]:
        return None
    return search.cost[every][root], tuple(sorted(search.collect(every, root)))


def _one_by_one(
    edges: Sequence[Edge], goals: Sequence[int], leaves: Collection[int]
) -> tuple[int, tuple[int, ...]] | None:
    """Join the first goals in the cheapest way, and each other one to these."""
    first = cheapest_tree(edges, goals[:_MOST_EXACT], leaves)
    if first is None:
        return None
    used = set(first[1])
    for goal in goals[_MOST_EXACT:]:
        paid = [(u, v, 0 if i in used else weight) for i, (u, v, weight) in enumerate(edges)]
        more = cheapest_tree(paid, (goals[0], goal), leaves)
        if more is None:
            return None
        used.update(more[1])
    return sum(edges[i][2] for i in used), tuple(sorted(used))


class _Search:
    """The cheapest trees by the goals that they join and the city at which they end (Dreyfus and Wagner's way)."""

    def __init__(self, edges: Sequence[Edge], goals: Sequence[int], leaves: frozenset[int]) -> None:
        self.goals = goals
        self.leaves = leaves
        self.near: dict[int, list[tuple[int, int, int]]] = {}
        for i, (u, v, weight) in enumerate(edges):
            self.near.setdefault(u, []).append((weight, v, i))
            self.near.setdefault(v, []).append((weight, u, i))
        self.cost: dict[int, dict[int, int]] = {}
        self.back: dict[int, dict[int, Step]] = {}

    def grow(self, mask: int) -> None:
        """The trees for these goals; those for fewer of them are known."""
        cost: dict[int, int] = {}
        back: dict[int, Step] = {}
        self.cost[mask], self.back[mask] = cost, back
        own = self.goals[mask.bit_length() - 1] if mask & mask - 1 == 0 else None
        if own is not None:
            cost[own] = 0
        else:
            self._merge(mask, cost, back)
        queue = [(far, node) for node, far in cost.items()]
        heapify(queue)
        while queue:
            far, node = heappop(queue)
            if far > cost[node] or (node in self.leaves and node != own):
                continue
            for weight, other, i in self.near.get(node, ()):
                if far + weight < cost.get(other, far + weight + 1):
                    cost[other] = far + weight
                    back[other] = (node, i)
                    heappush(queue, (far + weight, other))

    def _merge(self, mask: int, cost: dict[int, int], back: dict[int, Step]) -> None:
        """Two trees that end at the same city make one."""
        part = mask - 1 & mask
        while part:
            if part > mask ^ part:
                one, other = self.cost[part], self.cost[mask ^ part]
                for node, far in one.items():
                    if node in other and node not in self.leaves:
                        both = far + other[node]
                        if both < cost.get(node, both + 1):
                            cost[node] = both
                            back[node] = (part, -1)
            part = part - 1 & mask

    def collect(self, mask: int, node: int) -> set[int]:
        """The edges of a tree."""
        step = self.back[mask].get(node)
        if step is None:
            return set()
        before, edge = step
        if edge < 0:
            return self.collect(before, node) | self.collect(mask ^ before, node)
        return self.collect(mask, before) | {edge}
