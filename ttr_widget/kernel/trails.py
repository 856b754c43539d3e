"""Longest trails, and paths that visit cities in a given order.

Nodes are integers from 0, and edges are ``(u, v, weight)`` with positive weights.  Parallel edges are allowed, loops
are not.  Results name edges by their index in the given sequence and are deterministic.

How :func:`longest_trail` works: of the trees that hang from a city, a trail can use at most the two longest branches,
called the city's "arms"; the rest is dropped.  What is left, the core, is solved component by component.  A trail is a
connected set of edges with at most two odd cities (cities with an odd number of its edges), so the question is which
edges to give up.  A best-first search decides one edge at a time, in an order that keeps few cities half decided, and
visits equivalent states only once.  Its estimate: every odd city that is not an end of the trail must give up an edge.
Each odd city is therefore charged an amount, such that the charges of the two ends of an edge never exceed its weight;
then the charges of all odd cities but two are certain to be lost.  An arm is also lost unless the trail ends in it.
All amounts are doubled in the search, so that half a weight is an integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from .connectivity import components

Edge = tuple[int, int, int]
Way = tuple[int, int]  # a weight, and the given edges that it consists of, as bits
Road = tuple[int, int, int, int]  # two cities (an arm: one and NOWHERE), a weight, its given edges as bits
Near = dict[int, list[int]]  # for each city the indices of its roads
Done = list[tuple[int, int]]  # cities (as bits) whose last road has been decided, with their charges
# A road to decide: its cities as bits, its weight, their charges, the cities done after it, the weight of the core's
# remaining roads, and what 2, 1 or 0 more ends among the cities done later can save.
Step = tuple[int, int, int, int, int, Done, int, tuple[int, int, int]]
# Roads decided, odd cities, ends so far, groups of half-decided cities joined by kept roads; roads kept, loss, charges.
State = tuple[int, int, int, tuple[int, ...], int, int, int]
NOWHERE = -1


def longest_trail(edges: Sequence[Edge]) -> tuple[int, tuple[int, ...]]:
    """The maximum weight of a walk that uses no edge twice, and its edges in walking order; always exact."""
    best, core, arms = _peel(edges)
    label = components([road[:2] for road in core])
    pieces: dict[int, list[Road]] = {}
    for road in core:
        pieces.setdefault(label[road[0]], []).append(road)
    for piece in sorted(pieces.values(), key=_whole, reverse=True):
        best = _best_in_piece(piece, arms, best)
    return best[0], _walk(edges, best[1])


def path_through(ends: Sequence[tuple[int, int]], stops: Sequence[int]) -> tuple[int, ...] | None:
    """The edges of a path that visits the stops in this order and no city twice; ``None`` if there is none."""
    if len(stops) < 2:
        return ()
    label = components(ends)
    if len(set(stops)) < len(stops) or stops[0] not in label or len({label.get(stop) for stop in stops}) > 1:
        return None
    nodes = [node for node in label if label[node] == label[stops[0]]]
    finder = _Pathfinder(ends, nodes, stops)
    way = finder.onward(finder.stops[0], -1, 1)
    return None if way is None else tuple(way[::-1])


class _Pathfinder:
    """Depth-first search that tries cities near the next stop first and remembers failed states."""

    def __init__(self, ends: Sequence[tuple[int, int]], nodes: list[int], stops: Sequence[int]) -> None:
        number = {node: at for at, node in enumerate(nodes)}
        near: list[dict[int, int]] = [{} for _ in nodes]
        for i, (u, v) in enumerate(ends):
            if u in number:
                near[number[u]].setdefault(number[v], i)
                near[number[v]].setdefault(number[u], i)
        self.beside = [sum([1 << other for other in others]) for others in near]
        self.stops = [number[stop] for stop in stops]
        self.later = [sum([1 << stop for stop in self.stops[k:]]) for k in range(len(stops) + 1)]
        self.dead: set[tuple[int, int, int]] = set()
        self.ways: list[list[list[tuple[int, int]]]] = [[]]  # for each stop and city: neighbours and the edges to them
        for stop in self.stops[1:]:
            nearest = [stop]
            for node in nearest:  # grows during the loop
                nearest += [other for other in near[node] if other not in nearest]
            self.ways.append([sorted(others.items(), key=lambda way: nearest.index(way[0])) for others in near])

    def onward(self, node: int, free: int, k: int) -> list[int] | None:
        """The rest of the path, last edge first: from ``node`` over free cities to the stops from the ``k``-th on."""
        if k == len(self.stops):
            return []
        free = self._reach(node, free & ~(1 << node))
        key = (node, free, k)
        if self.later[k] & ~free or key in self.dead:
            return None
        goal = self.stops[k]
        now = self._reach(node, free & ~self.later[k + 1])
        if now >> goal & 1:
            for other, i in self.ways[k][node]:
                if now >> other & 1:
                    way = self.onward(other, free, k + (other == goal))
                    if way is not None:
                        way.append(i)
                        return way
        self.dead.add(key)
        return None

    def _reach(self, node: int, free: int) -> int:
        """The free cities reachable from ``node`` over free cities."""
        reached = fresh = self.beside[node] & free
        while fresh:
            low = fresh & -fresh
            more = self.beside[low.bit_length() - 1] & free & ~reached
            reached |= more
            fresh = fresh ^ low | more
        return reached


def _peel(edges: Sequence[Edge]) -> tuple[Way, list[Road], dict[int, list[Way]]]:
    """Remove leaves repeatedly; returns the best trail inside the trees, the core, and the arms."""
    degree: dict[int, int] = {}
    ring: dict[int, int] = {}  # the XOR of a city's edge indices: with one edge left, that edge
    for i, (u, v, _) in enumerate(edges):
        degree[u] = degree.get(u, 0) + 1
        degree[v] = degree.get(v, 0) + 1
        ring[u] = ring.get(u, 0) ^ i
        ring[v] = ring.get(v, 0) ^ i
    best: Way = (0, 0)
    arms: dict[int, list[Way]] = {}
    leaves = [node for node, many in degree.items() if many == 1]
    for leaf in leaves:  # grows during the loop
        if degree[leaf] != 1:  # the last two cities of a tree are each other's leaves
            continue
        i = ring[leaf]
        u, v, weight = edges[i]
        node = u + v - leaf
        degree[leaf] = 0
        degree[node] -= 1
        ring[node] ^= i
        if degree[node] == 1:
            leaves.append(node)
        below = arms[leaf][0] if leaf in arms else (0, 0)
        others = arms.setdefault(node, [])
        arm = (below[0] + weight, below[1] | 1 << i)
        way = (arm[0] + others[0][0], arm[1] | others[0][1]) if others else arm
        if way[0] > best[0]:
            best = way
        others.append(arm)
        if len(others) > 1:
            others.sort(key=itemgetter(0), reverse=True)
            del others[2:]
    core = [(u, v, weight, 1 << i) for i, (u, v, weight) in enumerate(edges) if degree[u] and degree[v]]
    return best, core, arms


def _whole(roads: list[Road]) -> Way:
    return sum([road[2] for road in roads]), sum([road[3] for road in roads])


def _best_in_piece(piece: list[Road], arms: dict[int, list[Way]], best: Way) -> Way:
    """The better of ``best`` and the best trail in this component of the core and its arms."""
    near: Near = {}
    for i, (u, v, _, _) in enumerate(piece):
        near.setdefault(u, []).append(i)
        near.setdefault(v, []).append(i)
    hung = [(node, NOWHERE, *way) for node in near if node in arms for way in arms[node]]
    whole = _whole(piece + hung)
    if whole[0] <= best[0]:
        return best
    if len(hung) + sum([len(at) + len(arms.get(node, ())) & 1 for node, at in near.items()]) <= 2:
        return whole
    roads, near = _contract(piece, near, arms)
    charge = _charges(roads, near)
    need = sum(charge.values())
    saved = sum(sorted([*charge.values(), *[2 * arm[2] + charge[arm[0]] for arm in hung]])[-2:])
    limit = 2 * (_whole(piece)[0] - best[0]) - need + saved
    if limit <= 0:
        return best
    steps, decided, odd = _plan(roads, near, hung, charge)
    kept = _search(steps, (0, odd, 0, (), 0, saved - need, need), limit)
    return _whole([road for at, road in enumerate(decided) if kept >> at & 1]) if kept else best


def _contract(piece: list[Road], near: Near, arms: dict[int, list[Way]]) -> tuple[list[Road], Near]:
    """Merge each chain through cities of degree two into one road: a best trail uses all of it or none."""
    roads = list(piece)
    for node, at in near.items():
        if len(at) == 2 and node not in arms:
            i, k = at
            a = roads[i][0] + roads[i][1] - node
            b = roads[k][0] + roads[k][1] - node
            if a != b:
                roads[i] = (a, b, roads[i][2] + roads[k][2], roads[i][3] | roads[k][3])
                near[b][near[b].index(k)] = i
                at.clear()
    return roads, {node: at for node, at in near.items() if at}


def _charges(roads: list[Road], near: Near) -> dict[int, int]:
    """The charge of each odd city, doubled; the better of two ways to distribute the weights."""
    half = dict.fromkeys(near, 0)
    greedy = dict.fromkeys(near, 0)
    rivals: list[tuple[int, int]] = []
    for node, at in near.items():
        if len(at) & 1:
            odd = [len(near[roads[i][0] + roads[i][1] - node]) & 1 for i in at]
            half[node] = min([roads[i][2] * (2 - one) for i, one in zip(at, odd, strict=True)])
            rivals.append((sum(odd), node))
    rivals.sort()
    for _, node in rivals:
        greedy[node] = min([2 * roads[i][2] - greedy[roads[i][0] + roads[i][1] - node] for i in near[node]])
    return max(half, greedy, key=lambda charge: sum(sorted(charge.values())[:-2]))


def _sweep(beside: dict[int, list[int]], start: int) -> tuple[int, list[int]]:
    """A city order from ``start`` that keeps few cities half decided, preceded by its cost."""
    left = {node: len(others) for node, others in beside.items()}  # undecided roads
    order: list[int] = []
    waiting = [start]
    seen = {start}
    cost = 0
    while waiting:
        node = min(waiting, key=left.__getitem__)
        waiting.remove(node)
        order.append(node)
        for other in beside[node]:
            left[other] -= 1
            if other not in seen:
                seen.add(other)
                waiting.append(other)
        cost += 1 << 2 * len(waiting)
    return cost, order


def _plan(
    roads: list[Road], near: Near, hung: list[Road], charge: dict[int, int]
) -> tuple[list[Step], list[Road], int]:
    """The data that the search needs for each road, in decision order; the roads in this order; the odd cities."""
    beside = {node: [roads[i][0] + roads[i][1] - node for i in at] for node, at in near.items()}
    starts = sorted(near, key=lambda node: len(near[node]))[: 4 if len(near) > 8 else 1]  # more starts do not pay off
    order: list[Road] = []
    bit: dict[int, int] = {}
    for node in min([_sweep(beside, start) for start in starts])[1]:
        order += [arm for arm in hung if arm[0] == node]
        order += [roads[i] for i in near[node] if roads[i][0] + roads[i][1] - node not in bit]
        bit[node] = 1 << len(bit)
    steps: list[Step] = []
    rest = first = second = 0
    seen = {NOWHERE}
    for u, v, weight, _ in reversed(order):
        done = [(bit[node], charge[node]) for node in (u, v) if node not in seen]
        seen.update((u, v))
        a, b = bit[u], bit.get(v, 0)
        steps.append((a, b, 2 * weight, charge[u], charge.get(v, 0), done, rest, (first + second, first, 0)))
        costs = [cost for _, cost in done]
        if b:
            rest += 2 * weight
        else:
            costs.append(2 * weight + charge[u])
        for cost in costs:
            second, first = sorted((second, first, cost))[1:]
    return steps[::-1], order, sum([bit[node] for node in near if len(near[node]) & 1])


def _search(steps: list[Step], start: State, limit: int) -> int:
    """The roads of the best trail (indices in the order, as bits); 0 if its loss is not below ``limit``."""
    stacks: list[list[State]] = [[] for _ in range(limit)]
    stacks[0].append(start)
    seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
    best = worse = 0  # worse: how far a state's estimate is below the start's; never decreases
    while worse < limit:
        stack = stacks[worse]
        while stack and worse < limit:
            state = stack.pop()
            if state[:4] in seen:
                continue
            seen.add(state[:4])
            step = steps[state[0]]
            done, rest, saved = step[5:]
            for child in _decide(state, step):
                after = _leave(child, done) if done else child
                if after is None or after[2] > 2:
                    continue
                i, _, ends, groups, kept, lost, need = after
                if kept and not groups:  # a finished trail: the remaining roads are lost
                    if lost + rest < limit:
                        limit, best = lost + rest, kept
                elif i < len(steps) and (then := lost + need - saved[ends]) < limit:
                    stacks[then].append(after)
        worse += 1
    return best


def _decide(state: State, step: Step) -> tuple[State, State]:
    """The states after giving up the road and after keeping it; initially all arms count as lost."""
    i, odd, ends, groups, kept, lost, need = state
    u, v, weight, charge_u, charge_v, _, _, _ = step
    owed = need + (-charge_u if odd & u else charge_u) + (-charge_v if odd & v else charge_v)
    joined = both = u | v
    others = []
    for group in groups:
        if group & both:
            joined |= group
        else:
            others.append(group)
    others.append(joined)
    others.sort()
    if not v:
        with_arm = (i + 1, odd ^ u, ends + 1, tuple(others), kept | 1 << i, lost - weight, owed)
        return (i + 1, odd, ends, groups, kept, lost, need), with_arm
    without = (i + 1, odd ^ both, ends, groups, kept, lost + weight, owed)
    return without, (i + 1, odd, ends, tuple(others), kept | 1 << i, lost, need)


def _leave(state: State, done: Done) -> State | None:
    """The state after cities are done, odd ones becoming ends; ``None`` if the kept roads are disconnected."""
    i, odd, ends, groups, kept, lost, need = state
    for bit, charge in done:
        for group in groups:
            if group & bit:
                break
        else:
            continue
        if odd & bit:
            odd ^= bit
            ends += 1
            need -= charge
        if group != bit:
            groups = tuple(sorted([one & ~bit for one in groups])) if len(groups) > 1 else (group ^ bit,)
        elif len(groups) == 1:
            groups = ()
        else:
            return None
    return i, odd, ends, groups, kept, lost, need


def _walk(edges: Sequence[Edge], bits: int) -> tuple[int, ...]:
    """The chosen edges in walking order (Hierholzer's algorithm)."""
    near: Near = {}
    for i, (u, v, _) in enumerate(edges):
        if bits >> i & 1:
            near.setdefault(u, []).append(i)
            near.setdefault(v, []).append(i)
    if not near:
        return ()
    trail = [(min([node for node in near if len(near[node]) & 1] or near), -1)]
    way: list[int] = []
    while trail:
        node, by = trail[-1]
        if near[node]:
            i = near[node].pop()
            other = edges[i][0] + edges[i][1] - node
            near[other].remove(i)
            trail.append((other, i))
        else:
            way.append(by)
            trail.pop()
    return tuple(way[-2::-1])
