"""Checks the geometry of the maps for overlaps, crossings and things outside the frame: ``python -m tools.measure``."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from ttr_widget.boards import BOARDS
from ttr_widget.boards.loader import shipped_board
from ttr_widget.render.cartography.curves import CurvePoint, Point, area, box, overlap
from ttr_widget.render.cartography.geometry import BoardGeometry, Box, RouteGeometry, board_geometry

Polygon = tuple[Point, ...]


def outline(route: RouteGeometry, place: CurvePoint) -> Polygon:
    """A space as a convex polygon."""
    length, width = route.size
    if route.kind == "subway":
        turns = [n * math.pi / 6 for n in range(12)]
        return tuple((place.x + width / 2 * math.cos(t), place.y + width / 2 * math.sin(t)) for t in turns)
    if route.kind in ("sea", "ferry"):
        x, y = length / 2, width / 2
        hull = [(-x, 0.0), (-x * 0.72, -y * 0.6), (-x * 0.25, -y), (x * 0.25, -y), (x * 0.72, -y * 0.6), (x, 0.0),
                (x * 0.72, y * 0.6), (x * 0.25, y), (-x * 0.25, y), (-x * 0.72, y * 0.6)]  # fmt: skip
        return tuple((place.x + place.ux * a - place.uy * b, place.y + place.uy * a + place.ux * b) for a, b in hull)
    return box(place, length, width)


def rectangle(given: Box, pad: float = 0.0) -> Polygon:
    """A box as a polygon."""
    x, y, w, h = given[0], given[1], given[2] / 2 + pad, given[3] / 2 + pad
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


def spaces(geometry: BoardGeometry) -> Iterator[tuple[str, int, Polygon]]:
    """Every space of every route."""
    for route in geometry.routes.values():
        for number, place in enumerate(route.spaces):
            yield route.id, number, outline(route, place)


def labels(geometry: BoardGeometry) -> list[tuple[str, Box]]:
    """The labels of all cities, and the texts at the edge."""
    names = [(city.id, city.label) for city in geometry.cities.values()]
    return names + [(f"edge {edge.text}", edge.label) for edge in geometry.edges]


def crowded_spaces(geometry: BoardGeometry, share: float = 0.1) -> list[str]:
    """Pairs of spaces that overlap by more than this share of their area."""
    found = []
    for (one, m, a), (two, n, b) in combinations(spaces(geometry), 2):
        if abs(a[0][0] - b[0][0]) + abs(a[0][1] - b[0][1]) < 90:
            shared = overlap(a, b)
            if shared > share * area(a):
                found.append(f"{one}[{m}] and {two}[{n}] share {shared / area(a):.0%}")
    return found


def in_the_way(geometry: BoardGeometry, name: str, given: Box) -> list[str]:
    """What a label at this position would overlap."""
    flat, (x, y, w, h) = rectangle(given), given
    reach = geometry.car[0]
    found = [
        f"names {name} and {other}"
        for other, box in labels(geometry)
        if other != name and abs(x - box[0]) < (w + box[2]) / 2 and abs(y - box[1]) < (h + box[3]) / 2
    ]
    for route in geometry.routes.values():
        for number, place in enumerate(route.spaces):
            if abs(place.x - x) < w / 2 + reach and abs(place.y - y) < h / 2 + reach:
                shape = outline(route, place)
                if overlap(shape, flat) > 0.02 * area(shape):
                    found.append(f"name {name} on {route.id}[{number}]")
    dots = {city.id: (city.x, city.y, city.radius * 1.8, city.radius * 1.8) for city in geometry.cities.values()}
    return found + [f"name {name} on the dot of {id}" for id, dot in dots.items() if overlap(flat, rectangle(dot)) > 0]


def crowded_labels(geometry: BoardGeometry) -> list[str]:
    """Labels that overlap each other, a space or a city."""
    return [words for name, given in labels(geometry) for words in in_the_way(geometry, name, given)]


def mistaken_labels(geometry: BoardGeometry) -> list[str]:
    """Labels that are nearer to another city than to their own."""
    found = []
    for city in geometry.cities.values():
        away = {other.id: apart((other.x, other.y), city.label) for other in geometry.cities.values()}
        nearest = min(away, key=away.__getitem__)
        if away[city.id] > away[nearest] + 1:
            found.append(f"name {city.id} is nearer to {nearest}")
    return found


def apart(point: Point, given: Box) -> float:
    """The distance from a point to a box."""
    x, y, w, h = given
    return math.hypot(max(0.0, abs(point[0] - x) - w / 2), max(0.0, abs(point[1] - y) - h / 2))


def covered_cities(geometry: BoardGeometry) -> list[str]:
    """Cities whose dot is covered by a space."""
    found = []
    for city in geometry.cities.values():
        dot = rectangle((city.x, city.y, city.radius * 1.8, city.radius * 1.8))
        found += [f"{route}[{n}] covers {city.id}" for route, n, shape in spaces(geometry) if overlap(shape, dot) > 0]
    return found


def outside(geometry: BoardGeometry, inset: float = 8.0) -> list[str]:
    """Spaces and labels that are not completely inside the frame."""

    def out(points: Iterable[Point]) -> bool:
        return any(
            not (inset <= x <= geometry.width - inset and inset <= y <= geometry.height - inset) for x, y in points
        )

    found = [f"{route}[{n}]" for route, n, shape in spaces(geometry) if out(shape)]
    return found + [f"name {name}" for name, given in labels(geometry) if out(rectangle(given))]


def crossings(geometry: BoardGeometry) -> list[str]:
    """Routes whose centre lines cross, except near a common city."""
    found = []
    near = geometry.car[0] * 1.3
    lines = [(route.id, line) for route in geometry.routes.values() for line in route.lines]
    for (one, a), (two, b) in combinations(lines, 2):
        if not _near(a, b):
            continue
        ends = {a[0], a[-1]} & {b[0], b[-1]}
        for p, q in pairwise(a):
            for r, s in pairwise(b):
                if _cross(p, q, r, s) and not any(math.dist(p, end) < near or math.dist(q, end) < near for end in ends):
                    found.append(f"{one} crosses {two}")
    return sorted(set(found))


def _near(one: Iterable[Point], other: Iterable[Point]) -> bool:
    (xs, ys), (us, vs) = zip(*one, strict=True), zip(*other, strict=True)
    return bool(min(xs) <= max(us) and min(us) <= max(xs) and min(ys) <= max(vs) and min(vs) <= max(ys))


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def complaints(geometry: BoardGeometry) -> list[str]:
    """All problems of a board's map."""
    return [
        *crowded_spaces(geometry), *crowded_labels(geometry), *covered_cities(geometry), *outside(geometry),
        *crossings(geometry), *mistaken_labels(geometry),
    ]  # fmt: skip


def main() -> None:
    """Print the problems of the given boards, by default of all."""
    for name in sys.argv[1:] or BOARDS:
        found = complaints(board_geometry(shipped_board(name)))
        print(f"{name}: {len(found)}", *found, sep="\n  ")


if __name__ == "__main__":
    main()
