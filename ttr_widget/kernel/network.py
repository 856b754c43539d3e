"""Roads between cities as a plain graph: connected pieces, the longest trail, paths.

Nodes are small integers, edges are ``(u, v, weight)`` with a weight above zero; two edges may join the same cities, no
edge joins a city to itself.  Answers name edges by their place in the given sequence, and the same question always
gets the same answer.

How :func:`longest_trail` works: hanging trees are peeled off first; of each, only the two longest ways down can ever
be used (they become the "arms" of the city they hang from).  What is left, the core, is solved piece by piece.  A
trail is a connected set of edges with at most two odd cities, so the question is which edges to give up.  A best-first
search decides edge by edge, in an order that keeps few cities half decided; states that look alike from there on are
met once only.  The estimate: each odd city that is no end of the trail must give up an edge, so charges ``c`` with
``c[u] + c[v] <= weight`` on every edge can be summed over the odd cities.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

Edge = tuple[int, int, int]
Road = tuple[int, int, int, int]
"""An edge of the core: two cities, a weight, and as bits the given edges that it stands for."""
Way = tuple[int, int]
"""A weight, and as bits the edges that it is made of."""

MANY = 8
STARTS = 4
NOTHING: Way = (0, 0)


def components(ends: Iterable[tuple[int, int]]) -> dict[int, int]:
    """For each city that has an edge, the label of its connected piece: equal labels, same piece."""
    label: dict[int, int] = {}
    members: dict[int, list[int]] = {}
    for u, v in ends:
        if u in label:
            a = label[u]
            if v in label:
                b = label[v]
                if a != b:
                    moved = members.pop(b)
                    for node in moved:
                        label[node] = a
                    members[a] += moved
            else:
                label[v] = a
                members[a].append(v)
        elif v in label:
            label[u] = a = label[v]
            members[a].append(u)
        else:
            label[u] = label[v] = u
            members[u] = [u, v]
    return label


def longest_trail(edges: Sequence[Edge]) -> tuple[int, tuple[int, ...]]:
    """The greatest weight of a walk that uses no edge twice, and its edges in walking order; always exact."""
    best, core, arms, spare = _peel(edges)
    if core:
        for piece in _pieces(core):
            best = _best_in_piece(piece, arms, spare, best)
    return best[0], _walk(edges, best[1])


def _peel(edges: Sequence[Edge]) -> tuple[Way, list[Road], dict[int, Way], dict[int, Way]]:
    """Take leaves away until none is left.

    Returns the best way found inside the trees, the edges that remain, and for each city the longest and the second
    longest way down into the trees that hung from it.
    """
    degree: dict[int, int] = {}
    ring: dict[int, int] = {}  # the exclusive or of a city's edges: with one edge left, that edge
    for i, (u, v, _) in enumerate(edges):
        if u in degree:
            degree[u] += 1
            ring[u] ^= i
        else:
            degree[u] = 1
            ring[u] = i
        if v in degree:
            degree[v] += 1
            ring[v] ^= i
        else:
            degree[v] = 1
            ring[v] = i
    arms: dict[int, Way] = {}
    spare: dict[int, Way] = {}
    best = NOTHING
    left = len(edges)
    leaves = [node for node, many in degree.items() if many == 1]
    for leaf in leaves:  # grows meanwhile
        if degree[leaf] != 1:
            continue
        i = ring[leaf]
        u, v, weight = edges[i]
        node = u + v - leaf
        degree[leaf] = 0
        degree[node] -= 1
        ring[node] ^= i
        left -= 1
        if degree[node] == 1:
            leaves.append(node)
        below = arms.get(leaf, NOTHING)
        arm = (below[0] + weight, below[1] | 1 << i)
        top = arms.get(node, NOTHING)
        if top[0] + arm[0] > best[0]:
            best = (top[0] + arm[0], top[1] | arm[1])
        if arm[0] > top[0]:
            arms[node] = arm
            arm = top
        if arm[0] > spare.get(node, NOTHING)[0]:
            spare[node] = arm
    if not left:
        return best, [], arms, spare
    core = [(u, v, weight, 1 << i) for i, (u, v, weight) in enumerate(edges) if degree[u] and degree[v]]
    return best, core, arms, spare


def _pieces(core: list[Road]) -> list[list[Road]]:
    """The core's connected pieces, the heaviest first."""
    label = components([(road[0], road[1]) for road in core])
    pieces: dict[int, list[Road]] = {}
    for road in core:
        pieces.setdefault(label[road[0]], []).append(road)
    if len(pieces) == 1:
        return [core]
    return sorted(pieces.values(), key=lambda piece: -sum([road[2] for road in piece]))


def _best_in_piece(piece: list[Road], arms: dict[int, Way], spare: dict[int, Way], best: Way) -> Way:
    """The better one of ``best`` and the best trail through this piece of the core."""
    near: dict[int, list[int]] = {}
    total = 0
    bits = 0
    for i, (u, v, weight, mask) in enumerate(piece):
        near.setdefault(u, []).append(i)
        near.setdefault(v, []).append(i)
        total += weight
        bits |= mask
    own = {node: arms[node] for node in near if node in arms}
    extra = {node: spare[node] for node in own if node in spare}
    longest = sorted([arm[0] for arm in own.values()] + [arm[0] for arm in extra.values()])
    bound = total + sum(longest[-2:])
    if bound <= best[0]:
        return best
    odd = [node for node, at in near.items() if len(at) & 1]
    if len(odd) <= 2:
        whole = _with_arms((total, bits), odd, near, own, extra)
        if whole[0] > best[0]:
            best = whole
        if bound <= best[0]:
            return best
    roads = _contract(piece, near, own)
    near = {node: at for node, at in near.items() if at}
    kept = _Search(roads, near, own, extra).run(best[0])
    if kept is None:
        return best
    return _from_roads([roads[i] for i in kept], own, extra)


def _with_arms(way: Way, odd: list[int], nodes: Iterable[int], arms: dict[int, Way], spare: dict[int, Way]) -> Way:
    """Lengthen a trail, whose odd cities are given, by the arms at its ends; a round trip may end where it likes."""
    weight, bits = way
    if odd:
        ends = [arms[node] for node in odd if node in arms]
    else:
        ends = []
        for node in nodes:
            if node in arms:
                pair = [arms[node], spare.get(node, NOTHING)]
                if not ends or pair[0][0] + pair[1][0] > ends[0][0] + ends[1][0]:
                    ends = pair
    for arm in ends:
        weight += arm[0]
        bits |= arm[1]
    return weight, bits


def _contract(piece: list[Road], near: dict[int, list[int]], arms: dict[int, Way]) -> list[Road]:
    """Make one road of each chain of cities with two roads and no arm; ``near`` is kept up to date.

    A best trail runs through all of a chain or none of it, as weights are above zero.
    """
    roads = list(piece)
    for node, at in near.items():
        if len(at) != 2 or node in arms:
            continue
        i, k = at
        one, two = roads[i], roads[k]
        a = one[0] + one[1] - node
        b = two[0] + two[1] - node
        if a == b:
            continue
        roads[i] = (a, b, one[2] + two[2], one[3] | two[3])
        place = near[b]
        place[place.index(k)] = i
        at.clear()
    return roads


def _from_roads(roads: list[Road], arms: dict[int, Way], spare: dict[int, Way]) -> Way:
    """The best trail that uses exactly these roads of the core."""
    weight = 0
    bits = 0
    odd: dict[int, int] = {}
    for u, v, length, mask in roads:
        weight += length
        bits |= mask
        odd[u] = odd.get(u, 0) ^ 1
        odd[v] = odd.get(v, 0) ^ 1
    return _with_arms((weight, bits), [node for node, is_odd in odd.items() if is_odd], odd, arms, spare)


def _sweep(roads: list[Road], near: dict[int, list[int]], start: int) -> tuple[int, list[int]]:
    """An order of the roads that keeps few cities half decided, begun at ``start``; and a measure of how many."""
    order: list[int] = []
    decided: set[int] = set()
    waiting = {start: 0}
    seen = {start}
    cost = 0
    while waiting:
        best_node, best_new = -1, 1 << 30
        for node in waiting:
            new = 0
            for i in near[node]:
                road = roads[i]
                if road[0] + road[1] - node not in seen:
                    new += 1
            if new < best_new:
                best_node, best_new = node, new
        del waiting[best_node]
        for i in near[best_node]:
            if i not in decided:
                decided.add(i)
                order.append(i)
                other = roads[i][0] + roads[i][1] - best_node
                if other not in seen:
                    seen.add(other)
                    waiting[other] = 0
        cost += 1 << 2 * len(waiting)
    return cost, order


def _charges(roads: list[Road], near: dict[int, list[int]]) -> dict[int, int]:
    """For each odd city twice what it must cost that one of its edges is given up, so that no edge pays too much."""
    odd = [node for node, at in near.items() if len(at) & 1]
    half = dict.fromkeys(near, 0)
    whole = dict.fromkeys(near, 0)
    rivals: dict[int, int] = {}
    for node in odd:
        others = [(roads[i][0] + roads[i][1] - node, roads[i][2]) for i in near[node]]
        rivals[node] = sum([len(near[other]) & 1 for other, _ in others])
        half[node] = min([weight if len(near[other]) & 1 else 2 * weight for other, weight in others])
    for node in sorted(odd, key=lambda node: rivals[node]):
        whole[node] = min([2 * roads[i][2] - whole[roads[i][0] + roads[i][1] - node] for i in near[node]])
    return max(half, whole, key=lambda charge: sum(sorted(charge.values())[:-2]))


@dataclass(frozen=True, slots=True)
class _Step:
    both: int
    u: int
    v: int
    weight: int
    charge_u: int
    charge_v: int
    done: tuple[tuple[int, int, int, int], ...]


class _Search:
    def __init__(self, roads, near, arms, spare):
        if len(near) > MANY:
            self.order = min(_sweep(roads, near, node) for node in sorted(near, key=lambda n: len(near[n]))[:STARTS])[1]
        else:
            self.order = _sweep(roads, near, min(near, key=lambda node: len(near[node])))[1]
        charge = _charges(roads, near)
        bit = {}
        last = {}
        for at, i in enumerate(self.order):
            u, v = roads[i][:2]
            last[u] = last[v] = at
            bit.setdefault(u, 1 << len(bit))
            bit.setdefault(v, 1 << len(bit))
        m = len(self.order)
        done = [[] for _ in range(m)]
        self.start = 0
        self.need = 0
        for node, at in last.items():
            h1 = 2 * arms.get(node, NOTHING)[0]
            h2 = 2 * spare.get(node, NOTHING)[0]
            done[at].append((bit[node], charge[node], h1, h2))
            if len(near[node]) & 1:
                self.start |= bit[node]
                self.need += charge[node]
        self.steps = []
        self.total = 0
        for at, i in enumerate(self.order):
            u, v, w, _ = roads[i]
            self.total += 2 * w
            self.steps.append((bit[u] | bit[v], bit[u], bit[v], 2 * w, charge[u], charge[v], done[at]))
        e1 = [0] * (m + 1)
        e2 = [0] * (m + 1)
        rest = [0] * (m + 1)
        a = b = 0
        for at in range(m - 1, -1, -1):
            rest[at] = rest[at + 1] + self.steps[at][3]
            for _, c, h1, h2 in done[at]:
                for x in (h1 + c, h2):
                    if x > a:
                        a, b = x, a
                    elif x > b:
                        b = x
            e1[at] = a
            e2[at] = a + b
        self.ends = (e2, e1, [0] * (m + 1))
        self.rest = rest
        self.popped = 0

    def run(self, beat):
        ends = self.ends
        base = ends[0][0] - self.need
        limit = self.total + base - 2 * beat
        if limit <= 0:
            return None
        steps = self.steps
        rest = self.rest
        m = len(steps)
        buckets = [[] for _ in range(limit)]
        buckets[0].append((0, self.start, 0, (), 0, 0, self.need))
        seen = set()
        found = None
        f = 0
        while f < limit:
            stack = buckets[f]
            while stack:
                i, odd, t, comps, kept, lost, need = stack.pop()
                key = (i, odd, t, comps)
                if key in seen:
                    continue
                seen.add(key)
                both, bu, bv, w2, cu, cv, done = steps[i]
                # give up
                nneed = need + (-cu if odd & bu else cu) + (-cv if odd & bv else cv)
                children = [(odd ^ both, t, comps, kept, lost + w2, nneed)]
                joined = both
                other = []
                for c in comps:
                    if c & both:
                        joined |= c
                    else:
                        other.append(c)
                other.append(joined)
                if len(other) > 1:
                    other.sort()
                children.append((odd, t, tuple(other), kept | 1 << i, lost, need))
                i += 1
                for child in _leave(children, done) if done else children:
                    odd, t, comps, kept, lost, need = child
                    if not comps:
                        if kept:
                            lost += rest[i]
                            fn = base + lost
                            if fn < limit:
                                limit = fn
                                found = kept
                                if fn <= f:
                                    break
                            continue
                        if i == m:
                            continue
                    fn = lost + need + base - ends[t][i]
                    if fn < limit:
                        buckets[fn].append((i, odd, t, comps, kept, lost, need))
                else:
                    continue
                break
            f += 1
        self.popped = len(seen)
        if found is None:
            return None
        return [i for at, i in enumerate(self.order) if found >> at & 1]


def _leave(states, done):
    for bit, charge, h1, h2 in done:
        after = []
        for state in states:
            odd, t, comps, kept, lost, need = state
            for c in comps:
                if c & bit:
                    break
            else:
                if kept and not comps:  # closed already
                    after.append(state)
                elif odd & bit:
                    raise AssertionError
                else:
                    after.append(state)
                continue
            if c == bit:
                if len(comps) > 1:
                    continue
                comps = ()
            else:
                comps = tuple(sorted([x ^ bit if x == c else x for x in comps]))
            if odd & bit:
                if t < 2:
                    after.append((odd ^ bit, t + 1, comps, kept, lost - h1, need - charge))
            else:
                after.append((odd, t, comps, kept, lost, need))
                if not t and h1:
                    after.append((odd, 2, comps, kept, lost - h1 - h2, need))
        states = after
    return states


def _walk(edges: Sequence[Edge], bits: int) -> tuple[int, ...]:
    """The chosen edges in an order in which they can be walked (Hierholzer's way)."""
    near: dict[int, list[int]] = {}
    while bits:
        low = bits & -bits
        bits ^= low
        i = low.bit_length() - 1
        u, v, _ = edges[i]
        near.setdefault(u, []).append(i)
        near.setdefault(v, []).append(i)
    if not near:
        return ()
    start = min([node for node, at in near.items() if len(at) & 1] or near)
    used = 0
    way: list[int] = []
    trail = [(start, -1)]
    while trail:
        node, by = trail[-1]
        at = near[node]
        while at and used >> at[-1] & 1:
            at.pop()
        if at:
            i = at.pop()
            used |= 1 << i
            u, v, _ = edges[i]
            trail.append((u + v - node, i))
        else:
            trail.pop()
            way.append(by)
    way.pop()
    way.reverse()
    return tuple(way)
