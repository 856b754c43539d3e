"""Placement of names: a small search among the candidate positions around each city."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .draft import MapDraft, Node

_RINGS = ((0.0, 0.0), (3.0, 0.7), (7.0, 1.6), (12.0, 3.0), (18.0, 5.0))
"""Distances of names from their cities, and their penalties."""


def label_spots(node: Node, clear: float, rings: int = len(_RINGS)) -> list[tuple[float, float, float]]:
    """Candidate positions of a name, best first: its centre relative to the node, and a penalty."""
    w, h = node.label
    if node.edge:
        x = -node.edge * (w / 2 + 11)
        near = h / 2 + node.ring
        return [(x, side * (near + off), cost) for off, cost in ((2, 0), (5, 4)) for side in (1, -1)]
    spots = []
    for out, worse in _RINGS[:rings]:
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


def seat_labels(draft: MapDraft, passes: int = 2, pad: float = 1.0, rings: int = len(_RINGS)) -> float:
    """Move each name in turn to its best position; returns the remaining collision cost."""
    solid: list[tuple[float, float, float, float]] = []
    for leg in draft.legs:
        curve = draft.curve(leg)
        for track in draft.cars(leg):
            for car in track:
                for part in (-1, -0.5, 0, 0.5, 1):
                    far = part * max(0.0, leg.length / 2 - leg.width * 0.45)
                    solid.append((car.x + car.ux * far, car.y + car.uy * far, leg.width * 0.55, 1.0))
        for n in range(1, 20):
            place = curve.at(n / 20)
            solid.append((place.x, place.y, 1.5, 0.12))
    solid += [(node.x, node.y, node.ring * 0.6, 1.0) for node in draft.nodes if not node.edge]
    cell = 60.0
    grid: dict[tuple[int, int], list[tuple[float, float, float, float]]] = {}
    for thing in solid:
        grid.setdefault((int(thing[0] // cell), int(thing[1] // cell)), []).append(thing)
    total = 0.0
    for _ in range(passes):
        total = 0.0
        for node in draft.nodes:
            if node.label[0]:
                cost, node.at = _best_spot(draft, node, grid, cell, pad, rings)
                total += cost
    return total


def _best_spot(
    draft: MapDraft,
    node: Node,
    grid: dict[tuple[int, int], list[tuple[float, float, float, float]]],
    cell: float,
    pad: float,
    rings: int,
) -> tuple[float, tuple[float, float]]:
    w, h = node.label[0] / 2 + pad, node.label[1] / 2 + pad
    best = (math.inf, (0.0, 0.0))
    others = [
        (other.x + other.at[0], other.y + other.at[1], other.label[0] / 2, other.label[1] / 2)
        for other in draft.nodes
        if other is not node
        and other.label[0]
        and other.at != (0.0, 0.0)
        and abs(other.x - node.x) < 260
        and abs(other.y - node.y) < 120
    ]
    clear = max(node.ring * 0.75, draft.clear)
    reach_x, reach_y = (part + far + clear + _RINGS[-1][0] + 30 for part, far in zip((w, h), node.label, strict=True))
    around = [one for one in draft.nodes if abs(one.x - node.x) < reach_x and abs(one.y - node.y) < reach_y]
    for dx, dy, worse in label_spots(node, clear, rings):
        x, y = node.x + dx, node.y + dy
        cost = worse * 4 + (0.0 if (dx, dy) != node.at else -1.5)
        out = max(0.0, 8 + w - x, x + w + 8 - draft.width, 8 + h - y, y + h + 8 - draft.height)
        cost += out * 40
        for gx in range(int((x - w - 12) // cell), int((x + w + 12) // cell) + 1):
            for gy in range(int((y - h - 12) // cell), int((y + h + 12) // cell) + 1):
                for sx, sy, r, weight in grid.get((gx, gy), ()):
                    ox, oy = abs(sx - x) - w, abs(sy - y) - h
                    if ox < r and oy < r:
                        far = math.hypot(max(ox, 0), max(oy, 0))
                        if far < r:
                            cost += weight * (6 + 4 * min(r - far, 6))
        cost += _confusion(around, node, x, y, w, h) + _separation(draft, node, x, y, w, h, grid, cell)
        for ox, oy, ow, oh in others:
            deep_x, deep_y = w + ow - abs(x - ox), h + oh - abs(y - oy)
            if deep_x > 0 and deep_y > 0:
                cost += 30 + 3 * min(deep_x, deep_y)
        if cost < best[0]:
            best = cost, (dx, dy)
        if cost <= 0:
            break
    return best


def _confusion(around: Sequence[Node], node: Node, x: float, y: float, w: float, h: float) -> float:
    """The penalty for a name that is closer to one of the cities around than to its own."""

    def far(other: Node) -> float:
        return math.hypot(max(0.0, abs(other.x - x) - w), max(0.0, abs(other.y - y) - h))

    if node.edge:
        return 0.0
    own = far(node)
    near = (other for other in around if abs(other.y - y) < h + 30 and abs(other.x - x) < w + 30)
    return sum(14.0 for other in near if other is not node and not other.edge and far(other) < own + 3)


def _separation(
    draft: MapDraft,
    node: Node,
    x: float,
    y: float,
    w: float,
    h: float,
    grid: dict[tuple[int, int], list[tuple[float, float, float, float]]],
    cell: float,
) -> float:
    """The penalty for spaces between a name and its city."""
    if node.edge:
        return 0.0
    dx = max(abs(x - node.x) - w, 0.0) * (1 if x > node.x else -1)
    dy = max(abs(y - node.y) - h, 0.0) * (1 if y > node.y else -1)
    cost = 0.0
    for part in (0.5, 0.75, 1.0):
        px, py = node.x + dx * part, node.y + dy * part
        if math.hypot(px - node.x, py - node.y) > draft.clear * 0.7:
            for sx, sy, r, weight in grid.get((int(px // cell), int(py // cell)), ()):
                if weight == 1.0 and math.hypot(sx - px, sy - py) < r:
                    cost += 4.0
    return cost
