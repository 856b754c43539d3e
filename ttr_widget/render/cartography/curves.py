"""Curves between cities, and positions along them, in board units (1,000 to the width of the board)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

Point = tuple[float, float]
_STEPS = 16


@dataclass(frozen=True)
class CurvePoint:
    """A point on a curve: position, direction and curve parameter (0 to 1)."""

    x: float
    y: float
    ux: float
    uy: float
    t: float

    def beside(self, offset: float) -> CurvePoint:
        """The point at this distance to the left."""
        return CurvePoint(self.x - self.uy * offset, self.y + self.ux * offset, self.ux, self.uy, self.t)


@dataclass(frozen=True)
class Curve:
    """A curve from ``a`` to ``b``; ``bend`` is its distance from the straight line at one third and at two thirds."""

    a: Point
    b: Point
    bend: tuple[float, float] = (0.0, 0.0)

    @cached_property
    def controls(self) -> tuple[float, float, float, float, float, float, float, float]:
        """The four control points of the cubic Bézier curve."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy = bx - ax, by - ay
        d = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / d, dx / d
        h1, h2 = self.bend
        return (
            ax,
            ay,
            ax + dx / 3 + nx * h1,
            ay + dy / 3 + ny * h1,
            ax + dx * 2 / 3 + nx * h2,
            ay + dy * 2 / 3 + ny * h2,
            bx,
            by,
        )

    def at(self, t: float) -> CurvePoint:
        """The point at this parameter."""
        x0, y0, x1, y1, x2, y2, x3, y3 = self.controls
        s = 1 - t
        b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        d0, d1, d2 = s * s, 2 * s * t, t * t
        ux = d0 * (x1 - x0) + d1 * (x2 - x1) + d2 * (x3 - x2)
        uy = d0 * (y1 - y0) + d1 * (y2 - y1) + d2 * (y3 - y2)
        d = math.hypot(ux, uy) or 1.0
        x = b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3
        return CurvePoint(x, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3, ux / d, uy / d, t)

    @cached_property
    def lengths(self) -> tuple[float, ...]:
        """The arc length from the start to each of some equal steps of the parameter."""
        x0, y0, x1, y1, x2, y2, x3, y3 = self.controls
        found, total = [0.0], 0.0
        px, py = x0, y0
        for b0, b1, b2, b3 in _WEIGHTS:
            x, y = b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3
            total += math.hypot(x - px, y - py)
            found.append(total)
            px, py = x, y
        return tuple(found)

    @property
    def length(self) -> float:
        """The length of the curve."""
        return self.lengths[-1]

    def along(self, way: float) -> CurvePoint:
        """The point at this arc length from the start."""
        lengths = self.lengths
        step = 0
        while step < _STEPS - 1 and lengths[step + 1] < way:
            step += 1
        span = lengths[step + 1] - lengths[step] or 1.0
        return self.at(min(1.0, max(0.0, (step + (way - lengths[step]) / span) / _STEPS)))

    def spaces(self, count: int, length: float, trims: Point, most: float) -> list[CurvePoint]:
        """The centres of ``count`` cars of this length, spread evenly between the trimmed ends.

        The gap between two cars is at most ``most``; without enough room the cars overlap.
        """
        room = self.length - trims[0] - trims[1]
        gap = min(most, (room - count * length) / (count + 1))
        start = trims[0] + (room - count * length - (count - 1) * gap) / 2 + length / 2
        return [self.along(start + n * (length + gap)) for n in range(count)]


def _weights(t: float) -> tuple[float, float, float, float]:
    s = 1 - t
    return s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t


_WEIGHTS = tuple(_weights(n / _STEPS) for n in range(1, _STEPS + 1))


def overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """The area of the intersection of two convex polygons (counter-clockwise)."""
    shared = list(one)
    for (ax, ay), (bx, by) in zip(other, (*other[1:], other[0]), strict=True):
        inside = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in shared]
        kept: list[Point] = []
        for n, (x, y) in enumerate(shared):
            m = n - 1
            if (inside[n] >= 0) != (inside[m] >= 0):
                f = inside[m] / (inside[m] - inside[n])
                kept.append((shared[m][0] + f * (x - shared[m][0]), shared[m][1] + f * (y - shared[m][1])))
            if inside[n] >= 0:
                kept.append((x, y))
        shared = kept
        if len(shared) < 3:
            return 0.0
    return area(shared)


def area(ring: list[Point] | tuple[Point, ...]) -> float:
    """The area of a polygon; negative if it is clockwise."""
    twice: float = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True))
    return twice / 2


def box(place: CurvePoint, length: float, width: float) -> tuple[Point, ...]:
    """The corners of a car at this point, counter-clockwise."""
    lx, ly = place.ux * length / 2, place.uy * length / 2
    wx, wy = -place.uy * width / 2, place.ux * width / 2
    x, y = place.x, place.y
    return (
        (x - lx - wx, y - ly - wy),
        (x + lx - wx, y + ly - wy),
        (x + lx + wx, y + ly + wy),
        (x - lx + wx, y - ly + wy),
    )
