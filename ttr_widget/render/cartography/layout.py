"""Layout of boards: a relaxation that moves cities gently until every route has room for its spaces.

A leg is a curve between two nodes with all parallel tracks on it.  A route across the edge of the map consists of two
legs, whose outer ends are nodes on the frame.  The relaxation pushes overlapping things (cars, cities, names) apart by
moving nodes and bending legs, while forces pull nodes back to their original positions and straighten legs.
"""

from __future__ import annotations

import math
from itertools import pairwise

from .draft import Leg, MapDraft, Node
from .labels import seat_labels


class _Forces:
    """The accumulated forces on nodes and bends in one round."""

    def __init__(self, draft: MapDraft) -> None:
        self.node = [[0.0, 0.0, 0.0] for _ in draft.nodes]
        self.bend = [[0.0, 0.0, 0.0, 0.0] for _ in draft.legs]


def relax(draft: MapDraft, rounds: int) -> None:
    """Run the relaxation for some rounds.

    In the first two thirds names are moved now and then, and the pull towards the original positions is strong.  Then
    names stay in place, and the pull is weak, so that the remaining overlaps disappear.
    """
    for number in range(rounds):
        if number % 12 == 0 and number < rounds * 0.65:
            seat_labels(draft)
        _round(draft, *((1.0, 1.0) if number < rounds * 0.65 else _LAST))


def settle(draft: MapDraft, rounds: int) -> None:
    """Run some more rounds with fixed names, then place the names again."""
    for _ in range(rounds):
        _round(draft, *_LAST)
    seat_labels(draft, 4)


_LAST = (0.7, 0.4)
"""Step size and strength of the restoring forces in the last rounds."""


def _round(draft: MapDraft, pace: float, order: float) -> None:
    forces = _Forces(draft)
    discs = _discs(draft)
    _push_apart(draft, discs, forces)
    _push_inwards(draft, discs, forces)
    for number, leg in enumerate(draft.legs):
        _stretch(draft, number, leg, forces)
    for leg, (p1, w1, p2, w2) in zip(draft.legs, forces.bend, strict=True):
        d = math.hypot(draft.nodes[leg.a].x - draft.nodes[leg.b].x, draft.nodes[leg.a].y - draft.nodes[leg.b].y)
        one = leg.bend[0] + pace * p1 / (w1 + 0.6)
        two = leg.bend[1] + pace * p2 / (w2 + 0.6)
        mean, most = (one + two) / 2, 0.55 * d + 10
        for place, bow in ((0, one), (1, two)):
            straighter = (1 - 0.03 * order) * (bow + 0.06 * order * (mean - bow))
            leg.bend[place] = max(-most, min(most, straighter))
    _move(draft, forces, pace, draft.pull * order)


def _move(draft: MapDraft, forces: _Forces, pace: float, pull: float) -> None:
    drift: list[list[float]] = [[0.0, 0.0, 0.0] for _ in draft.nodes]
    for leg in draft.legs:
        a, b = draft.nodes[leg.a], draft.nodes[leg.b]
        if a.edge or b.edge:
            continue
        for one, other in ((leg.a, b), (leg.b, a)):
            drift[one][0] += other.x - other.origin[0]
            drift[one][1] += other.y - other.origin[1]
            drift[one][2] += 1
    pairs: dict[str, list[Node]] = {}
    for node, (px, py, w), (sx, sy, n) in zip(draft.nodes, forces.node, drift, strict=True):
        if node.edge:
            node.y += pace * py / (w + 0.6) + 0.3 * pull * (node.origin[1] - node.y)
            node.y = min(draft.height - 2.2 * draft.margin, max(2.2 * draft.margin, node.y))
            pairs.setdefault(node.id[1:], []).append(node)
            continue
        if not draft.free:
            continue
        hx, hy = node.origin
        if n:  # neighbours move along, so that the map bends instead of folding
            hx, hy = hx + 0.6 * sx / n, hy + 0.6 * sy / n
        dx = pace * px / (w + 1.0) + pull * (hx - node.x)
        dy = pace * py / (w + 1.0) + pull * (hy - node.y)
        far = math.hypot(dx, dy)
        if far > 4:
            dx, dy = dx * 4 / far, dy * 4 / far
        room = draft.margin + 6
        node.x = min(draft.width - room, max(room, node.x + dx))
        node.y = min(draft.height - room, max(room, node.y + dy))
    _space_out([node for node in draft.nodes if node.edge < 0])
    _space_out([node for node in draft.nodes if node.edge > 0])
    for two in pairs.values():
        y = sum(node.y for node in two) / len(two)
        for node in two:
            node.y = y


def _space_out(side: list[Node]) -> None:
    """Keep the points where routes leave the map far enough apart for their labels."""
    side.sort(key=lambda node: node.y)
    for low, high in pairwise(side):
        lack = low.ring + high.ring + low.label[1] + 4 - (high.y - low.y)
        if lack > 0:
            low.y -= lack / 4
            high.y += lack / 4


def _stretch(draft: MapDraft, number: int, leg: Leg, forces: _Forces) -> None:
    """Lengthen and bend a leg that is too short for its cars."""
    a, b = draft.nodes[leg.a], draft.nodes[leg.b]
    curve = draft.curve(leg)
    need = leg.count * leg.length + (leg.count + 1) * draft.gap + a.ring + b.ring
    start, end = curve.at(0.02), curve.at(0.98)
    turn = math.acos(max(-1.0, min(1.0, start.ux * end.ux + start.uy * end.uy)))
    need += turn * ((leg.tracks - 1) * leg.step + leg.width) / 2  # the inner track of a bend is shorter
    lack = need - curve.length
    if lack <= 0 or not leg.count:
        return
    dx, dy = b.x - a.x, b.y - a.y
    d = math.hypot(dx, dy) or 1.0
    pull = min(lack, 12.0) * 0.5
    for node, sign in ((leg.a, -1), (leg.b, 1)):
        forces.node[node][0] += sign * pull * dx / d
        forces.node[node][1] += sign * pull * dy / d
        forces.node[node][2] += 0.7
    mean = (leg.bend[0] + leg.bend[1]) / 2
    side = 1.0 if mean >= 0 else -1.0
    bow = min(lack, 12.0) * 0.2 * side
    for place in (0, 2):
        forces.bend[number][place] += bow
        forces.bend[number][place + 1] += 0.4


Disc = tuple[float, float, float, int, int, float, float, float, float, float, float]
"""x, y, radius, owner (leg, or -1 - node), kind, weights of node a, node b, bend 1 and bend 2, normal vector."""

_CAR, _CITY, _NAME = 0, 1, 2


def _discs(draft: MapDraft) -> list[Disc]:
    found: list[Disc] = []
    for number, leg in enumerate(draft.legs):
        curve = draft.curve(leg)
        (ax, ay), (bx, by) = curve.a, curve.b
        d = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / d, (bx - ax) / d
        radius = leg.width * 0.56 + draft.gap * 0.25
        round_ = leg.length < leg.width * 1.2
        for track in draft.cars(leg):
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
    for number, node in enumerate(draft.nodes):
        if not node.edge:
            found.append((node.x, node.y, node.ring * 0.8, -1 - number, _CITY, 1, 0, 0, 0, 0, 0))
        w, h = node.label
        if w:
            count = max(1, round(w / h))
            for n in range(count):
                x = node.x + node.at[0] + (n - (count - 1) / 2) * (w - h) / max(1, count - 1)
                found.append((x, node.y + node.at[1], h / 2, -1 - number, _NAME, 1, 0, 0, 0, 0, 0))
    return found


def _push_apart(draft: MapDraft, discs: list[Disc], forces: _Forces) -> None:
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
                if dx * dx + dy * dy >= reach * reach or _are_joined(draft, owner, kind, owner2, kind2):
                    continue
                far = math.hypot(dx, dy)
                if far < 0.01:
                    dx, dy, far = 0.01 * (1 + owner % 3), 0.01, 0.015
                deep = (reach - far) / 2 / far
                _apply_force(draft, discs[one], -dx * deep, -dy * deep, forces)
                _apply_force(draft, discs[two], dx * deep, dy * deep, forces)


def _push_inwards(draft: MapDraft, discs: list[Disc], forces: _Forces) -> None:
    """Push things that are too close to the frame inwards, except routes that cross it."""
    for disc in discs:
        x, y, room = disc[0], disc[1], draft.margin + disc[2] + 1
        if disc[3] >= 0 and draft.nodes[draft.legs[disc[3]].b].edge:
            continue
        fx = max(0.0, room - x) - max(0.0, x - draft.width + room)
        fy = max(0.0, room - y) - max(0.0, y - draft.height + room)
        if fx or fy:
            _apply_force(draft, disc, fx, fy, forces)


def _are_joined(draft: MapDraft, owner: int, kind: int, owner2: int, kind2: int) -> bool:
    """Whether one disc is a city and the other belongs to a leg that ends there: these do not repel each other."""
    if owner >= 0 > owner2 and kind2 == _CITY:
        leg = draft.legs[owner]
        return -1 - owner2 in (leg.a, leg.b)
    if owner2 >= 0 > owner and kind == _CITY:
        leg = draft.legs[owner2]
        return -1 - owner in (leg.a, leg.b)
    return False


def _apply_force(draft: MapDraft, disc: Disc, fx: float, fy: float, forces: _Forces) -> None:
    owner, wa, wb, b1, b2, nx, ny = disc[3], *disc[5:]
    if owner < 0:
        node = forces.node[-1 - owner]
        weight = 1.0 if disc[4] == _CITY else 0.5
        node[0] += fx * weight
        node[1] += fy * weight
        node[2] += weight
        return
    leg = draft.legs[owner]
    for number, weight in ((leg.a, wa), (leg.b, wb)):
        node = forces.node[number]
        node[0] += weight * fx
        node[1] += weight * fy
        node[2] += weight * weight
    off = fx * nx + fy * ny
    bend = forces.bend[owner]
    bend[0] += b1 * off
    bend[1] += b1 * b1
    bend[2] += b2 * off
    bend[3] += b2 * b2
