"""Outlines of the pieces on claimed routes and of the liveries on their roofs, as path texts in board units."""

from __future__ import annotations

from collections.abc import Callable

from .curves import CurvePoint, Point
from .geometry import RouteGeometry
from .pieces import disc, placed, rail

LENGTH, WIDTH = 1.05, 1.1
"""The size of a piece, in sizes of its space."""


def outlines(route: RouteGeometry, up: float = 0.0) -> str:
    """The outlines of all pieces of a route as one path, moved up by this distance."""
    last = len(route.spaces) - 1
    shape = _SHAPES.get(route.kind, waggon)
    length, width = route.size[0] * LENGTH, route.size[1] * WIDTH
    found = [
        (engine if shape is waggon and n == last else shape)(_raised(place, up), length, width)
        for n, place in enumerate(route.spaces)
    ]
    return "".join(found)


def liveries(route: RouteGeometry, name: str, up: float = 0.0) -> str:
    """The livery on the roof of each piece of a route as one path, to be filled by the even-odd rule."""
    length, width = route.size[0] * LENGTH, route.size[1] * WIDTH
    if route.kind == "subway":
        length, width = width * 0.92, width * 0.4
    elif route.kind == "sea":
        length, width = length * 0.68, width * 0.68
    return "".join(livery(name, _raised(place, up), length, width) for place in route.spaces)


def _raised(place: CurvePoint, up: float) -> CurvePoint:
    return CurvePoint(place.x, place.y + up, place.ux, place.uy, place.t)


def waggon(place: CurvePoint, length: float, width: float) -> str:
    """A waggon from above."""
    return rail(place, length, width, 0.2)


def engine(place: CurvePoint, length: float, width: float) -> str:
    """The head of a train: its front is round."""
    x, y, r, nose = length / 2, width / 2, width * 0.2, width * 0.06
    p = placed(
        place,
        [(-x + r, -y), (x - width * 0.55, -y), (x + nose, -y), (x + nose, 0), (x + nose, y), (x - width * 0.55, y),
         (-x + r, y), (-x, y), (-x, y - r), (-x, -y + r), (-x, -y)],
    )  # fmt: skip
    return f"M{p[0]}L{p[1]}Q{p[2]} {p[3]}Q{p[4]} {p[5]}L{p[6]}Q{p[7]} {p[8]}L{p[9]}Q{p[10]} {p[0]}Z"


def ship(place: CurvePoint, length: float, width: float) -> str:
    """A ship from above: a sharp bow and a round stern."""
    x, y = length / 2, width / 2
    p = placed(
        place,
        [(x, 0), (x * 0.62, -y), (x * 0.12, -y), (-x * 0.5, -y), (-x, -y * 0.85), (-x, 0), (-x, y * 0.85),
         (-x * 0.5, y), (x * 0.12, y), (x * 0.62, y)],
    )  # fmt: skip
    return f"M{p[0]}Q{p[1]} {p[2]}L{p[3]}Q{p[4]} {p[5]}Q{p[6]} {p[7]}L{p[8]}Q{p[9]} {p[0]}Z"


def streetcar(place: CurvePoint, length: float, width: float) -> str:
    """A streetcar from above: tapered at both ends."""
    x, y, c = length / 2, width / 2, width * 0.3
    corners = [(-x + c, -y), (x - c, -y), (x, -y * 0.45), (x, y * 0.45), (x - c, y), (-x + c, y), (-x, y * 0.45),
               (-x, -y * 0.45)]  # fmt: skip
    return _polygon(place, corners)


def token(place: CurvePoint, _: float, width: float) -> str:
    """The round piece on a subway."""
    return disc(place.x, place.y, width * 0.48)


_SHAPES: dict[str, Callable[[CurvePoint, float, float], str]] = {
    "sea": ship,
    "tram": streetcar,
    "subway": token,
}


def livery(name: str, place: CurvePoint, length: float, width: float) -> str:
    """A livery on the roof of a piece."""
    u = width / 10
    if name == "stripe":
        return rail(place, length * 0.72, 2.3 * u, 0.48)
    if name == "bars":
        return "".join(rail(_along(place, length * part), 1.9 * u, 6.2 * u, 0.08) for part in (-0.24, 0.0, 0.24))
    if name == "dots":
        spots = [_along(place, length * part) for part in (-0.25, 0.0, 0.25)]
        return "".join(disc(spot.x, spot.y, 1.75 * u) for spot in spots)
    if name == "chevrons":
        points = [(-3.3, -2.9), (-0.5, -2.9), (2.9, 0.0), (-0.5, 2.9), (-3.3, 2.9), (0.1, 0.0)]
        corners = [(x * u, y * u) for x, y in points]
        return "".join(_polygon(_along(place, length * part), corners) for part in (-0.2, 0.12))
    outer = rail(place, length * 0.66 + 1.5 * u, 6.1 * u, 0.16)
    return outer + rail(place, length * 0.66 - 1.5 * u, 3.1 * u, 0.12)


def _along(place: CurvePoint, way: float) -> CurvePoint:
    return CurvePoint(place.x + place.ux * way, place.y + place.uy * way, place.ux, place.uy, place.t)


def _polygon(place: CurvePoint, corners: list[Point]) -> str:
    return "M" + "L".join(placed(place, corners)) + "Z"
