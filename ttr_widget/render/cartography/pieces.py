"""Outlines of routes and pieces, as path texts in board units."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from .curves import Curve, CurvePoint, Point

_CURVE = 0.56


def number(value: float) -> str:
    """Format a coordinate with one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "-0") if abs(value) >= 0.05 else "0"


def line(points: Iterable[Point]) -> str:
    """A polyline through these points."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points)


def bow(curve: Curve, offset: float) -> str:
    """A smooth line from end to end at this distance from the middle of the curve."""
    ax, ay, cx, cy, dx, dy, bx, by = curve.controls
    far = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / far * offset * 4 / 3, (bx - ax) / far * offset * 4 / 3
    points = [(ax, ay), (cx + nx, cy + ny), (dx + nx, dy + ny), (bx, by)]
    one, two, three, four = [f"{number(x)},{number(y)}" for x, y in points]
    return f"M{one}C{two} {three} {four}"


def placed(place: CurvePoint, points: Iterable[Point]) -> list[str]:
    """Transform points from track coordinates (x along the track), as texts."""
    ux, uy = place.ux, place.uy
    return [f"{number(place.x + ux * x - uy * y)},{number(place.y + uy * x + ux * y)}" for x, y in points]


def rail(place: CurvePoint, length: float, width: float, round_: float = 0.24) -> str:
    """A car with rounded corners."""
    x, y, r = length / 2, width / 2, width * round_
    p = placed(
        place,
        [(-x + r, -y), (x - r, -y), (x, -y), (x, -y + r), (x, y - r), (x, y), (x - r, y), (-x + r, y), (-x, y),
         (-x, y - r), (-x, -y + r), (-x, -y)],
    )  # fmt: skip
    return f"M{p[0]}L{p[1]}Q{p[2]} {p[3]}L{p[4]}Q{p[5]} {p[6]}L{p[7]}Q{p[8]} {p[9]}L{p[10]}Q{p[11]} {p[0]}Z"


def boat(place: CurvePoint, length: float, width: float) -> str:
    """A hull, pointed at both ends."""
    x, y = length / 2, width / 2
    p = placed(place, [(-x, 0), (-x * 0.62, -y), (-x * 0.25, -y), (x * 0.25, -y), (x * 0.62, -y), (x, 0),
                        (x * 0.62, y), (x * 0.25, y), (-x * 0.25, y), (-x * 0.62, y)])  # fmt: skip
    return f"M{p[0]}Q{p[1]} {p[2]}L{p[3]}Q{p[4]} {p[5]}Q{p[6]} {p[7]}L{p[8]}Q{p[9]} {p[0]}Z"


def pair(place: CurvePoint, length: float, width: float) -> str:
    """A double space: two slim cars side by side."""
    slim = width * 0.43
    off = (width - slim) / 2
    return rail(place.beside(off), length, slim, 0.3) + rail(place.beside(-off), length, slim, 0.3)


def casing(place: CurvePoint, length: float, width: float) -> str:
    """The walls around a space, with the ends of their ties."""
    x, y, tie = length / 2 + width * 0.2, width * 0.67, width * 0.76
    walls = "M" + "L".join(placed(place, [(-x, -y), (x, -y), (x, y), (-x, y)])) + "Z"
    count = max(4, round(length / (width * 0.5)))
    step = (length + width * 0.2) / count
    ties = []
    for n in range(count):
        left = -length / 2 - width * 0.1 + step * (n + 0.25)
        corners = [(left, -tie), (left + step / 2, -tie), (left + step / 2, tie), (left, tie)]
        ties.append("M" + "L".join(placed(place, corners)) + "Z")
    return walls + "".join(ties)


def disc(x: float, y: float, r: float) -> str:
    """A circle."""
    k = r * _CURVE
    c = [(x + r, y), (x + r, y + k), (x + k, y + r), (x, y + r), (x - k, y + r), (x - r, y + k), (x - r, y),
         (x - r, y - k), (x - k, y - r), (x, y - r), (x + k, y - r), (x + r, y - k)]  # fmt: skip
    p = [f"{number(a)},{number(b)}" for a, b in c]
    return f"M{p[0]}C{p[1]} {p[2]} {p[3]}C{p[4]} {p[5]} {p[6]}C{p[7]} {p[8]} {p[9]}C{p[10]} {p[11]} {p[0]}Z"


def _star(points: int, inner: float, turn: float = 90.0) -> list[Point]:
    ring = []
    for n in range(2 * points):
        r, angle = (1.0, inner)[n % 2], math.radians(turn + n * 180 / points)
        ring.append((r * math.cos(angle), r * math.sin(angle)))
    return ring


def _turned(points: Sequence[Point], degrees: float) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


_PLUS: list[Point] = [(-0.3, -0.9), (0.3, -0.9), (0.3, -0.3), (0.9, -0.3), (0.9, 0.3), (0.3, 0.3), (0.3, 0.9),
                      (-0.3, 0.9), (-0.3, 0.3), (-0.9, 0.3), (-0.9, -0.3), (-0.3, -0.3)]  # fmt: skip
SYMBOLS: dict[str, list[Point]] = {
    "cross": _turned(_PLUS, 45),
    "star": _star(5, 0.42),
    "spark": _star(4, 0.34),
    "triangle": [(-0.95, -0.7), (0.95, -0.7), (0, 0.95)],
    "diamond": [(0, -1), (0.82, 0), (0, 1), (-0.82, 0)],
}
"""Outlines of symbols with unit radius; those with curves are drawn by :func:`symbol`."""
_HEART: list[Point] = [(0, -1), (-0.43, -0.63), (-1, -0.2), (-1, 0.33), (-1, 0.74), (-0.69, 0.92), (-0.47, 0.92),
                       (-0.2, 0.92), (0, 0.74), (0, 0.47), (0, 0.74), (0.2, 0.92), (0.47, 0.92), (0.69, 0.92),
                       (1, 0.74), (1, 0.33), (1, -0.2), (0.43, -0.63), (0, -1)]  # fmt: skip
"""The start and the control points of its six curves."""


def symbol(name: str, x: float, y: float, r: float) -> str:
    """A symbol with this centre and radius."""
    if name == "disc":
        return disc(x, y, r * 0.85)
    if name == "ring":
        return disc(x, y, r * 0.9) + disc(x, y, r * 0.48)
    if name == "heart":
        p = [f"{number(x + dx * r)},{number(y + dy * r)}" for dx, dy in _HEART]
        return f"M{p[0]}" + "".join(f"C{' '.join(p[n : n + 3])}" for n in range(1, len(p), 3)) + "Z"
    if name == "club":
        leaf = r * 0.47
        leaves = ((0, 0.5), (-0.5, -0.18), (0.5, -0.18))
        stem = line([(x - r * 0.3, y - r * 0.95), (x + r * 0.3, y - r * 0.95), (x, y + r * 0.2)]) + "Z"
        return "".join(disc(x + dx * r, y + dy * r, leaf) for dx, dy in leaves) + stem
    return line((x + dx * r, y + dy * r) for dx, dy in SYMBOLS[name]) + "Z"


_STATION: list[list[Point]] = [
    [(-10, -8), (-10, 1.8), (-12.8, 1.8), (-6.2, 8.4), (-3.6, 8.4), (-3.6, 14), (0, 17.6), (3.6, 14), (3.6, 8.4),
     (6.2, 8.4), (12.8, 1.8), (10, 1.8), (10, -8)],
    [(-2.6, -8), (-2.6, -2.5), (-1.6, -0.6), (1.6, -0.6), (2.6, -2.5), (2.6, -8)],
    [(-8.2, -4.6), (-8.2, -1), (-5.2, -1), (-5.2, -4.6)],
    [(5.2, -4.6), (5.2, -1), (8.2, -1), (8.2, -4.6)],
]  # fmt: skip
"""A house with a clock tower, its door and windows; the radius is 10."""
_LIGHTHOUSE: list[list[Point]] = [
    [(-13, -5.5), (-4.8, -5.5), (-3, 9), (-3.6, 9), (-3.6, 13.5), (0, 18), (3.6, 13.5), (3.6, 9), (3, 9), (4.8, -5.5),
     (13, -5.5), (10, -10.5), (-10, -10.5)],
    [(-4.4, -2.5), (-3.9, 2), (3.9, 2), (4.4, -2.5)],
]  # fmt: skip
"""A tower on a quay, and its band."""


def _scaled(parts: Iterable[Iterable[Point]], x: float, y: float, size: float) -> str:
    return "".join(line((x + a * size, y + b * size) for a, b in part) + "Z" for part in parts)


def station(x: float, y: float, r: float) -> str:
    """A station: a house with a clock tower, to be filled by the even-odd rule."""
    return _scaled(_STATION, x, y, r / 10) + disc(x, y + r * 1.14, r * 0.19)


def harbour(x: float, y: float, r: float) -> str:
    """A harbour: a lighthouse on a quay, to be filled by the even-odd rule."""
    return _scaled(_LIGHTHOUSE, x, y, r / 10) + disc(x, y + r * 1.15, r * 0.17)


def building(piece: str, x: float, y: float, r: float) -> str:
    """The outline of a building; a kind without its own looks like a station."""
    return (harbour if piece == "harbours" else station)(x, y, r)


def anchor(x: float, y: float, r: float) -> str:
    """An anchor, as lines."""
    arms = [(x - r * 0.8, y - r * 0.15), (x - r * 0.55, y - r * 0.75), (x, y - r), (x + r * 0.55, y - r * 0.75),
            (x + r * 0.8, y - r * 0.15)]  # fmt: skip
    stock = line([(x - r * 0.45, y + r * 0.3), (x + r * 0.45, y + r * 0.3)])
    return disc(x, y + r * 0.8, r * 0.24) + line([(x, y + r * 0.55), (x, y - r)]) + stock + line(arms)


_HAT: list[Point] = [(-4.9, 15.2), (-2.9, 15.9), (-2.9, 18), (2.9, 18), (2.9, 15.9), (4.9, 15.2)]
_CASE: list[Point] = [(-0.4, 0.6), (-0.4, 4.6), (4.6, 4.6), (4.6, 0.6)]


def person(x: float, y: float, high: float) -> str:
    """Somebody waiting, with a hat and a case, to be filled by the even-odd rule; ``x, y`` is the centre."""
    u, foot = high / 18, y - high / 2

    def at(right: float, up: float) -> str:
        return f"{number(x + right * u)},{number(foot + up * u)}"

    coat = f"M{at(-5.9, 0)}C{at(-6.1, 7.2)} {at(-3.7, 10)} {at(0, 10)}C{at(3.7, 10)} {at(6.1, 7.2)} {at(5.9, 0)}Z"
    return coat + disc(x, foot + 12.6 * u, 2.5 * u) + _scaled([_HAT, _CASE], x, foot, u)


def rose(x: float, y: float, r: float) -> str:
    """A compass rose with light and dark halves."""
    parts = [disc(x, y, r * 0.62) + disc(x, y, r * 0.58)]
    for size, turn in ((0.6, 45), (1.0, 0)):
        for quarter in range(4):
            point, side, other = _turned([(0, size), (0.17, 0.17), (-0.17, 0.17)], turn + 90 * quarter)
            parts += [line((x + r * dx, y + r * dy) for dx, dy in (point, side, (0, 0))) + "Z"]
            parts += [line((x + r * dx, y + r * dy) for dx, dy in (point, other, (0, 0), point)) + "Z"] * (size < 1)
    letter = [(-0.1, 1.1), (-0.1, 1.36), (0.1, 1.1), (0.1, 1.36), (0.13, 1.36), (0.13, 1.1), (0.1, 1.1)]
    return "".join(parts) + line((x + r * dx, y + r * dy) for dx, dy in letter)
