"""Natural Earth's land and borders (public domain), read from the npm package ``world-atlas``."""

from __future__ import annotations

import json
import math
import tarfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = list[Point]


class Atlas:
    """The arcs of a TopoJSON file: land, countries and the borders between them, in degrees."""

    def __init__(self, tarball: Path, scale: str, tolerance: float) -> None:
        with tarfile.open(tarball) as packed:
            member = packed.extractfile(f"package/countries-{scale}.json")
            if member is None:
                raise SystemExit(
                    f"{tarball} contains no countries-{scale}.json; get the file with 'npm pack world-atlas'"
                )
            self._topology: dict[str, Any] = json.load(member)
        (kx, ky), (ox, oy) = self._topology["transform"]["scale"], self._topology["transform"]["translate"]
        self._arcs: list[Ring] = []
        for arc in self._topology["arcs"]:
            x = y = 0
            points: Ring = []
            for dx, dy in arc:
                x, y = x + dx, y + dy
                points.append((x * kx + ox, y * ky + oy))
            self._arcs.append(simplified(points, tolerance))

    def land(self) -> list[Ring]:
        """The rings of all land; lakes and inland seas have the opposite orientation."""
        rings = [self._ring(ring) for shape in self._geometries("land") for ring in shape]
        return [ring for ring in rings if abs(ring[0][0] - ring[-1][0]) < 1]  # without the ring around the south pole

    def country(self, id: str) -> list[Ring]:
        """The rings of a country, by its ISO number."""
        return [
            self._ring(ring)
            for geometry in self._topology["objects"]["countries"]["geometries"]
            if geometry.get("id") == id
            for shape in _polygons(geometry)
            for ring in shape
        ]

    def borders(self) -> list[Ring]:
        """The lines between two countries."""
        uses = self._uses()
        return [arc for number, arc in enumerate(self._arcs) if uses[number] > 1]

    def _uses(self) -> Counter[int]:
        return Counter(
            arc if arc >= 0 else ~arc for shape in self._geometries("countries") for ring in shape for arc in ring
        )

    def _geometries(self, name: str) -> Iterable[list[list[int]]]:
        for geometry in self._topology["objects"][name]["geometries"]:
            yield from _polygons(geometry)

    def _ring(self, arcs: Iterable[int]) -> Ring:
        ring: Ring = []
        for arc in arcs:
            points = self._arcs[arc] if arc >= 0 else self._arcs[~arc][::-1]
            ring += points[1 if ring else 0 :]
        return unrolled(ring)


def _polygons(geometry: dict[str, Any]) -> list[list[list[int]]]:
    arcs: list[Any] = geometry.get("arcs", [])
    return [arcs] if geometry["type"] == "Polygon" else arcs if geometry["type"] == "MultiPolygon" else []


def unrolled(points: Ring) -> Ring:
    """A line with longitudes that continue across the date line without a jump."""
    rolled, before = [], points[0][0]
    for lon, lat in points:
        before = lon + 360 * round((before - lon) / 360)
        rolled.append((before, lat))
    return rolled


def simplified(points: Ring, tolerance: float) -> Ring:
    """The line without points closer to it than the tolerance (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    middle = len(points) // 2 if points[0] == points[-1] else 0
    if middle:
        keep[middle] = True
    todo = [(0, middle), (middle, len(points) - 1)] if middle else [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        narrow = math.cos(math.radians(max(-85.0, min(85.0, ay)))) if abs(ay) <= 90 else 1.0
        dx, dy = (bx - ax) * narrow, by - ay
        d = math.hypot(dx, dy) or 1e-9
        worst, where = 0.0, 0
        for n in range(first + 1, last):
            px, py = (points[n][0] - ax) * narrow, points[n][1] - ay
            along = max(0.0, min(1.0, (px * dx + py * dy) / d / d))
            off = math.hypot(px - along * dx, py - along * dy)
            if off > worst:
                worst, where = off, n
        if worst > tolerance:
            keep[where] = True
            todo += [(first, where), (where, last)]
    return [point for point, kept in zip(points, keep, strict=True) if kept]


def clipped(ring: Ring, west: float, south: float, east: float, north: float) -> Ring:
    """The part of a polygon inside a rectangle (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1)):
        cut: Ring = []
        for n, here in enumerate(ring):
            before = ring[n - 1]
            inside, was = sign * (here[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
            if inside != was:
                f = (limit - before[axis]) / (here[axis] - before[axis])
                cut.append((before[0] + f * (here[0] - before[0]), before[1] + f * (here[1] - before[1])))
            if inside:
                cut.append(here)
        ring = cut
        if not ring:
            break
    return ring


def parts_inside(line: Ring, west: float, south: float, east: float, north: float) -> list[Ring]:
    """The parts of a line that touch a rectangle. It is cut at its points, so the parts may extend a little outside."""
    parts: list[Ring] = [[]]
    inside = [west <= x <= east and south <= y <= north for x, y in line]
    for n, point in enumerate(line):
        if any(inside[max(0, n - 1) : n + 2]):
            parts[-1].append(point)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if len(part) > 1]
