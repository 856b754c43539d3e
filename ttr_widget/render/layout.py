"""Where everything stands on a board: cities moved gently until every route has room for its spaces.

A leg is one curve between two nodes with all parallel tracks on it.  A route over the map's edge has two legs, whose
outer ends are nodes on the frame.  Relaxing pushes apart what is too close (cars, cities, names) by moving the nodes a
little and bending the legs; nodes want to go home and legs want to be straight.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise

from .curves import Curve, Place


@dataclass
class Node:
    """A city, or a place on the frame where routes leave the map."""

    id: str
    x: float
    y: float
    home: tuple[float, float]
    ring: float = 0.0
    """Cars keep this distance from it."""
    edge: int = 0
    """-1 on the left frame, 1 on the right one."""
    label: tuple[float, float] = (0.0, 0.0)
    """The size of its name."""
    at: tuple[float, float] = (0.0, 0.0)
    """The middle of its name, seen from the node."""
    words: str = ""
    """At the frame: where the routes go."""


@dataclass
class Leg:
    """One curve with ``tracks`` tracks of ``count`` cars each."""

    group: str
    a: int
    b: int
    count: int
    tracks: int
    step: float
    """From the middle of one track to the middle of the next."""
    length: float
    width: float
    bend: list[float] = field(default_factory=lambda: [0.0, 0.0])


@dataclass
class Table:
    """The whole drawing: nodes, legs, frame and sizes."""

    width: float
    height: float
    nodes: list[Node]
    legs: list[Leg]
    margin: float
    gap: float
    free: bool = True
    """Whether cities may move."""
    home: float = 0.03
    most_gap: float = 1.0
    clear: float = 0.0
    """Names stay so far from the middle of a city, for what may be built there."""

    def curve(self, leg: Leg) -> Curve:
        """The middle line of a leg."""
        a, b = self.nodes[leg.a], self.nodes[leg.b]
        return Curve((a.x, a.y), (b.x, b.y), (leg.bend[0], leg.bend[1]))

    def cars(self, leg: Leg) -> list[list[Place]]:
        """For each track the places of its cars."""
        if not leg.count:
            return [[] for _ in range(leg.tracks)]
        trims = self.nodes[leg.a].ring, max(self.nodes[leg.b].ring, 9.0) if self.nodes[leg.b].edge else self.nodes[leg.b].ring
        middle = self.curve(leg).spaces(leg.count, leg.length, trims, leg.length * self.most_gap)
        return [
            [place.beside((track - (leg.tracks - 1) / 2) * leg.step) for place in middle] for track in range(leg.tracks)
        ]


class _Push:
    """Sums of pushes on nodes and bends in one round."""

    def __init__(self, table: Table) -> None:
        self.node = [[0.0, 0.0, 0.0] for _ in table.nodes]
        self.bend = [[0.0, 0.0, 0.0, 0.0] for _ in table.legs]


def relax(table: Table, rounds: int) -> None:
    """So many rounds of pushing.  At first names look for better places now and then and home is dear; in the last
    third names stay where they are, home counts for little, and what is still too near gives way.
    """
    for number in range(rounds):
        if number % 12 == 0 and number < rounds * 0.65:
            seat_labels(table)
        _round(table, *((1.0, 1.0) if number < rounds * 0.65 else _LAST))


def settle(table: Table, rounds: int) -> None:
    """A few more rounds with all names where they are; then names look for a better place once more."""
    for _ in range(rounds):
        _round(table, *_LAST)
    seat_labels(table, 4)


_LAST = (0.7, 0.4)
"""Pace and order of the last rounds."""


def _round(table: Table, pace: float, order: float) -> None:
    push = _Push(table)
    discs = _discs(table)
    _collide(table, discs, push)
    _fence(table, discs, push)
    for number, leg in enumerate(table.legs):
        _stretch(table, number, leg, push)
    for leg, (p1, w1, p2, w2) in zip(table.legs, push.bend, strict=True):
        d = math.hypot(
            table.nodes[leg.a].x - table.nodes[leg.b].x, table.nodes[leg.a].y - table.nodes[leg.b].y
        )
        one = leg.bend[0] + pace * p1 / (w1 + 0.6)
        two = leg.bend[1] + pace * p2 / (w2 + 0.6)
        mean, most = (one + two) / 2, 0.55 * d + 10
        for place, value in ((0, one), (1, two)):
            value = (1 - 0.03 * order) * (value + 0.06 * order * (mean - value))
            leg.bend[place] = max(-most, min(most, value))
    _move(table, push, pace, table.home * order)


def _move(table: Table, push: _Push, pace: float, home: float) -> None:
    drift: list[list[float]] = [[0.0, 0.0, 0.0] for _ in table.nodes]
    for leg in table.legs:
        a, b = table.nodes[leg.a], table.nodes[leg.b]
        if a.edge or b.edge:
            continue
        for one, other in ((leg.a, b), (leg.b, a)):
            drift[one][0] += other.x - other.home[0]
            drift[one][1] += other.y - other.home[1]
            drift[one][2] += 1
    pairs: dict[str, list[Node]] = {}
    for node, (px, py, w), (sx, sy, n) in zip(table.nodes, push.node, drift, strict=True):
        if node.edge:
            node.y += pace * py / (w + 0.6) + 0.3 * home * (node.home[1] - node.y)
            node.y = min(table.height - 2.2 * table.margin, max(2.2 * table.margin, node.y))
            pairs.setdefault(node.id[1:], []).append(node)
            continue
        if not table.free:
            continue
        hx, hy = node.home
        if n:  # neighbours are taken along, so that the map bends instead of folding
            hx, hy = hx + 0.6 * sx / n, hy + 0.6 * sy / n
        dx = pace * px / (w + 1.0) + home * (hx - node.x)
        dy = pace * py / (w + 1.0) + home * (hy - node.y)
        far = math.hypot(dx, dy)
        if far > 4:
            dx, dy = dx * 4 / far, dy * 4 / far
        room = table.margin + 6
        node.x = min(table.width - room, max(room, node.x + dx))
        node.y = min(table.height - room, max(room, node.y + dy))
    _space_out([node for node in table.nodes if node.edge < 0])
    _space_out([node for node in table.nodes if node.edge > 0])
    for two in pairs.values():
        y = sum(node.y for node in two) / len(two)
        for node in two:
            node.y = y


def _space_out(side: list[Node]) -> None:
    """Routes leave the map far enough from each other for the words between them."""
    side.sort(key=lambda node: node.y)
    for low, high in pairwise(side):
        lack = low.ring + high.ring + low.label[1] + 4 - (high.y - low.y)
        if lack > 0:
            low.y -= lack / 4
            high.y += lack / 4


def _stretch(table: Table, number: int, leg: Leg, push: _Push) -> None:
    """A leg that is too short for its cars is pulled longer and bowed."""
    a, b = table.nodes[leg.a], table.nodes[leg.b]
    curve = table.curve(leg)
    need = leg.count * leg.length + (leg.count + 1) * table.gap + a.ring + b.ring
    start, end = curve.at(0.02), curve.at(0.98)
    turn = math.acos(max(-1.0, min(1.0, start.ux * end.ux + start.uy * end.uy)))
    need += turn * ((leg.tracks - 1) * leg.step + leg.width) / 2  # the inner track of a bow is shorter
    lack = need - curve.length
    if lack <= 0 or not leg.count:
        return
    dx, dy = b.x - a.x, b.y - a.y
    d = math.hypot(dx, dy) or 1.0
    pull = min(lack, 12.0) * 0.5
    for node, sign in ((leg.a, -1), (leg.b, 1)):
        push.node[node][0] += sign * pull * dx / d
        push.node[node][1] += sign * pull * dy / d
        push.node[node][2] += 0.7
    mean = (leg.bend[0] + leg.bend[1]) / 2
    side = 1.0 if mean >= 0 else -1.0
    bow = min(lack, 12.0) * 0.2 * side
    for place in (0, 2):
        push.bend[number][place] += bow
        push.bend[number][place + 1] += 0.4


Disc = tuple[float, float, float, int, int, float, float, float, float, float, float]
"""x, y, radius, owner (leg, or -1 - node), kind, weights: node a, node b, bend 1, bend 2; the normal."""

_CAR, _CITY, _NAME = 0, 1, 2


def _discs(table: Table) -> list[Disc]:
    found: list[Disc] = []
    for number, leg in enumerate(table.legs):
        curve = table.curve(leg)
        (ax, ay), (bx, by) = curve.a, curve.b
        d = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / d, (bx - ax) / d
        radius = leg.width * 0.56 + table.gap * 0.25
        round_ = leg.length < leg.width * 1.2
        for track in table.cars(leg):
            for car in track:
                s, t = 1 - car.t, car.t
                b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
                wa, wb = b0 + b1 * 2 / 3 + b2 / 3, b3 + b2 * 2 / 3 + b1 / 3
                for part in (0.0,) if round_ else (-1.0, 0.0, 1.0):
                    far = part * (leg.length / 2 - leg.width * 0.5)
                    found.append(
                        (car.x + car.ux * far, car.y + car.uy * far, radius, number, _CAR, wa, wb, b1, b2, nx, ny)
                    )
        if not leg.count or leg.length < leg.width * 1.2:
            for n in range(2, 15):
                place = curve.at(n / 16)
                s, t = 1 - place.t, place.t
                b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
                wa, wb = b0 + b1 * 2 / 3 + b2 / 3, b3 + b2 * 2 / 3 + b1 / 3
                wide = max(2.0, (leg.tracks - 1) * leg.step / 2 + 2)
                found.append((place.x, place.y, wide, number, _CAR, wa, wb, b1, b2, nx, ny))
    for number, node in enumerate(table.nodes):
        if not node.edge:
            found.append((node.x, node.y, node.ring * 0.8, -1 - number, _CITY, 1, 0, 0, 0, 0, 0))
        w, h = node.label
        if w:
            count = max(1, round(w / h))
            for n in range(count):
                x = node.x + node.at[0] + (n - (count - 1) / 2) * (w - h) / max(1, count - 1)
                found.append((x, node.y + node.at[1], h / 2, -1 - number, _NAME, 1, 0, 0, 0, 0, 0))
    return found


def _collide(table: Table, discs: list[Disc], push: _Push) -> None:
    cell = 2 * max(disc[2] for disc in discs)
    grid: dict[tuple[int, int], list[int]] = {}
    for number, disc in enumerate(discs):
        grid.setdefault((int(disc[0] // cell), int(disc[1] // cell)), []).append(number)
    for (cx, cy), here in grid.items():
        near = list(here)
        for other in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            near += grid.get((cx + other[0], cy + other[1]), ())
        for place, one in enumerate(here):
            x, y, r, owner, kind = discs[one][:5]
            for two in near[place + 1 :]:
                x2, y2, r2, owner2, kind2 = discs[two][:5]
                if owner == owner2:
                    continue
                dx, dy, reach = x2 - x, y2 - y, r + r2
                if dx * dx + dy * dy >= reach * reach or _kin(table, owner, kind, owner2, kind2):
                    continue
                far = math.hypot(dx, dy)
                if far < 0.01:
                    dx, dy, far = 0.01 * (1 + owner % 3), 0.01, 0.015
                deep = (reach - far) / 2 / far
                _shove(table, discs[one], -dx * deep, -dy * deep, push)
                _shove(table, discs[two], dx * deep, dy * deep, push)


def _fence(table: Table, discs: list[Disc], push: _Push) -> None:
    """What is too near to the frame is pushed inwards, but for routes on their way over it."""
    for disc in discs:
        x, y, room = disc[0], disc[1], table.margin + disc[2] + 1
        if disc[3] >= 0 and table.nodes[table.legs[disc[3]].b].edge:
            continue
        fx = max(0.0, room - x) - max(0.0, x - table.width + room)
        fy = max(0.0, room - y) - max(0.0, y - table.height + room)
        if fx or fy:
            _shove(table, disc, fx, fy, push)


def _kin(table: Table, owner: int, kind: int, owner2: int, kind2: int) -> bool:
    """A city and a leg that ends there do not push each other, nor do two legs' empty lines at their common city."""
    if owner >= 0 > owner2 and kind2 == _CITY:
        leg = table.legs[owner]
        return -1 - owner2 in (leg.a, leg.b)
    if owner2 >= 0 > owner and kind == _CITY:
        leg = table.legs[owner2]
        return -1 - owner in (leg.a, leg.b)
    return False


def _shove(table: Table, disc: Disc, fx: float, fy: float, push: _Push) -> None:
    owner, wa, wb, b1, b2, nx, ny = disc[3], *disc[5:]
    if owner < 0:
        node = push.node[-1 - owner]
        weight = 1.0 if disc[4] == _CITY else 0.5
        node[0] += fx * weight
        node[1] += fy * weight
        node[2] += weight
        return
    leg = table.legs[owner]
    for number, weight in ((leg.a, wa), (leg.b, wb)):
        node = push.node[number]
        node[0] += weight * fx
        node[1] += weight * fy
        node[2] += weight * weight
    off = fx * nx + fy * ny
    bend = push.bend[owner]
    bend[0] += b1 * off
    bend[1] += b1 * b1
    bend[2] += b2 * off
    bend[3] += b2 * b2


def label_spots(node: Node, clear: float) -> list[tuple[float, float, float]]:
    """Places for a name, best first: the middle of the box seen from the node, and how much worse than the best."""
    w, h = node.label
    if node.edge:
        x = -node.edge * (w / 2 + 11)
        near = h / 2 + node.ring
        return [(x, side * (near + off), cost) for off, cost in ((2, 0), (5, 4)) for side in (1, -1)]
    spots = []
    for out, worse in ((0.0, 0.0), (3.0, 0.7), (7.0, 1.6), (12.0, 3.0), (18.0, 5.0)):
        x, y = clear + out + w / 2, clear + out + h / 2
        slip = (clear + out) * 0.72
        spots += [
            (side * x, lift * (h / 2 + clear) * 0.5, worse + abs(lift) * 0.1 + (0.3 if side < 0 else 0.0))
            for side in (1, -1)
            for lift in (0, 0.5, -0.5, 1, -1)
        ]
        spots += [
            (side * (slip + w / 2), lift * (slip + h / 2), worse + 0.15 + (0.3 if side < 0 else 0.0))
            for side in (1, -1)
            for lift in (1, -1)
        ]
        spots += [
            (shift * w, lift * y, worse + 0.2 + abs(shift) * 0.4 + (0.05 if lift < 0 else 0.0))
            for lift in (1, -1)
            for shift in (0, 0.2, -0.2, 0.4, -0.4)
        ]
    return spots


def seat_labels(table: Table, passes: int = 2, pad: float = 1.0) -> float:
    """Give each name the free-est of its places, in turn; returns how badly names still collide."""
    solid: list[tuple[float, float, float, float]] = []
    for leg in table.legs:
        curve = table.curve(leg)
        for track in table.cars(leg):
            for car in track:
                for part in (-1, -0.5, 0, 0.5, 1):
                    far = part * max(0.0, leg.length / 2 - leg.width * 0.45)
                    solid.append((car.x + car.ux * far, car.y + car.uy * far, leg.width * 0.55, 1.0))
        for n in range(1, 20):
            place = curve.at(n / 20)
            solid.append((place.x, place.y, 1.5, 0.12))
    solid += [(node.x, node.y, node.ring * 0.6, 1.0) for node in table.nodes if not node.edge]
    cell = 60.0
    grid: dict[tuple[int, int], list[tuple[float, float, float, float]]] = {}
    for thing in solid:
        grid.setdefault((int(thing[0] // cell), int(thing[1] // cell)), []).append(thing)
    total = 0.0
    for _ in range(passes):
        total = 0.0
        for node in table.nodes:
            if node.label[0]:
                cost, node.at = _best_spot(table, node, grid, cell, pad)
                total += cost
    return total


def _best_spot(
    table: Table,
    node: Node,
    grid: dict[tuple[int, int], list[tuple[float, float, float, float]]],
    cell: float,
    pad: float,
) -> tuple[float, tuple[float, float]]:
    w, h = node.label[0] / 2 + pad, node.label[1] / 2 + pad
    best = (math.inf, (0.0, 0.0))
    others = [
        (other.x + other.at[0], other.y + other.at[1], other.label[0] / 2, other.label[1] / 2)
        for other in table.nodes
        if other is not node and other.label[0] and other.at != (0.0, 0.0)
        and abs(other.x - node.x) < 260 and abs(other.y - node.y) < 120
    ]
    for dx, dy, worse in label_spots(node, max(node.ring * 0.75, table.clear)):
        x, y = node.x + dx, node.y + dy
        cost = worse * 4 + (0.0 if (dx, dy) != node.at else -1.5)
        out = max(0.0, 8 + w - x, x + w + 8 - table.width, 8 + h - y, y + h + 8 - table.height)
        cost += out * 40
        for gx in range(int((x - w - 12) // cell), int((x + w + 12) // cell) + 1):
            for gy in range(int((y - h - 12) // cell), int((y + h + 12) // cell) + 1):
                for sx, sy, r, weight in grid.get((gx, gy), ()):
                    ox, oy = abs(sx - x) - w, abs(sy - y) - h
                    if ox < r and oy < r:
                        far = math.hypot(max(ox, 0), max(oy, 0))
                        if far < r:
                            cost += weight * (6 + 4 * min(r - far, 6))
        cost += _mistaken(table, node, x, y, w, h)
        for ox, oy, ow, oh in others:
            deep_x, deep_y = w + ow - abs(x - ox), h + oh - abs(y - oy)
            if deep_x > 0 and deep_y > 0:
                cost += 30 + 3 * min(deep_x, deep_y)
        if cost < best[0]:
            best = cost, (dx, dy)
        if cost <= 0:
            break
    return best


def _mistaken(table: Table, node: Node, x: float, y: float, w: float, h: float) -> float:
    """What it costs that a name stands nearer to another city than to its own."""

    def far(other: Node) -> float:
        return math.hypot(max(0.0, abs(other.x - x) - w), max(0.0, abs(other.y - y) - h))

    if node.edge:
        return 0.0
    own = far(node)
    near = (other for other in table.nodes if abs(other.y - y) < h + 30 and abs(other.x - x) < w + 30)
    return sum(14.0 for other in near if other is not node and not other.edge and far(other) < own + 3)
