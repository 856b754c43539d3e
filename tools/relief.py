"""Ornament on the maps: hills along real ranges, woods, waves, and a town's blocks and trees.

``python -m tools.relief`` rewrites it in ``ttr_widget/boards/<name>/map.json``; ``tools.boards`` calls it too. None of
it lies below a name, a city or a space.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random

from ttr_widget.boards import BOARDS
from ttr_widget.boards.loader import shipped_board
from ttr_widget.kernel.board import Board
from ttr_widget.render.cartography.curves import Point
from ttr_widget.render.cartography.geometry import BoardGeometry, board_geometry, drawn
from ttr_widget.render.cartography.pieces import number
from ttr_widget.render.cartography.placement import Placement, apply_placement, draft_for, placement_for

from .maps import MAPS
from .projections import Projection
from .ranges import RANGES, WOODS

_STEP = 17.0
"""The distance between the hills of a range."""
_WAVES, _TREES = 26, 70
_NEAR = [(0, 0), *((far * dx, far * dy) for far in (7, 13) for dx, dy in
                   ((0, 1), (0, -1), (1, 0), (-1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)))]  # fmt: skip
_FRAME = 15.0
_BLOCKS = ((3, 3, 26, 20), (33, 3, 17, 20), (54, 3, 35, 20), (3, 28, 38, 22), (45, 28, 20, 22), (69, 28, 20, 22),
           (3, 55, 18, 20), (25, 55, 30, 20), (59, 55, 30, 20))  # fmt: skip
"""The blocks of a town: x, y, width and height, in a tile that is repeated."""


def relief(name: str, geometry: BoardGeometry, moved: Projection) -> dict[str, str]:
    """The ornament of a board as paths; ``moved`` places longitude and latitude on the map."""
    ground = _Ground(geometry)
    if "streets" in geometry.art:
        tile = "".join(f"M{x},{y}L{x + w},{y}L{x + w},{y + h}L{x},{y + h}Z" for x, y, w, h in _BLOCKS)
        return {"blocks": tile, "trees": _trees(geometry.art["park"])}
    found = dict(zip(("hills", "shades"), _hills(RANGES.get(name, ()), moved, ground), strict=True))
    found["woods"] = _woods(WOODS.get(name, ()), moved, ground)
    found["waves"] = _waves(geometry, ground)
    return {key: path for key, path in found.items() if path}


class _Ground:
    """What is free for ornament: land or water without a name, a city or a space."""

    def __init__(self, geometry: BoardGeometry) -> None:
        self.size = geometry.width, geometry.height
        self.land = list(_rings(geometry.art.get("land", "")))
        self.wet = list(_rings(geometry.art.get("lakes", "")))
        self.names = [city.label for city in geometry.cities.values()] + [edge.label for edge in geometry.edges]
        half = geometry.car[1] / 2
        self.spots = [(city.x, city.y, half) for city in geometry.cities.values()]
        for route in geometry.routes.values():
            for place in route.spaces:
                for part in (-0.35, 0.0, 0.35):
                    far = part * route.size[0]
                    self.spots.append((place.x + place.ux * far, place.y + place.uy * far, half))

    def is_land(self, x: float, y: float) -> bool:
        return _inside(self.land, x, y) and not _inside(self.wet, x, y)

    def home(self, x: float, y: float, wide: float, high: float) -> Point | None:
        """A free place on land at this point or near it."""
        near = ((x + dx, y + dy) for dx, dy in _NEAR)
        return next((at for at in near if self.is_land(*at) and self.is_free(*at, wide, high)), None)

    def is_free(self, x: float, y: float, wide: float, high: float) -> bool:
        """Is nothing within this half width and half height?"""
        if not (_FRAME + wide < x < self.size[0] - _FRAME - wide and _FRAME + high < y < self.size[1] - _FRAME - high):
            return False
        names = (abs(x - a) < wide + w / 2 and abs(y - b) < high + h / 2 for a, b, w, h in self.names)
        spots = (abs(x - a) < wide + r and abs(y - b) < high + r for a, b, r in self.spots)
        return not any(names) and not any(spots)


def _rings(path: str) -> Iterator[list[Point]]:
    for part in path.split("M")[1:]:
        yield [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", part)]


def _inside(rings: Iterable[list[Point]], x: float, y: float) -> bool:
    """By the even-odd rule."""
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def _along(line: Iterable[Point], moved: Projection) -> Iterator[Point]:
    places = [moved(*point) for point in line]
    for (ax, ay), (bx, by) in pairwise(places):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / _STEP))
        yield from ((ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count))
    yield places[-1]


def _text(*points: Point) -> str:
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points)


def _hills(ranges: Iterable[Iterable[Point]], moved: Projection, ground: _Ground) -> tuple[str, str]:
    """The hills, lit from the left, and their shaded sides; the nearer ones are drawn later."""
    dice, hills, shades = Random(3), "", ""
    for x, y in sorted((place for line in ranges for place in _along(line, moved)), key=lambda place: -place[1]):
        size, lean = dice.uniform(0.8, 1.25), dice.uniform(-1.5, 1.5)
        wide, high = 9 * size, 10.6 * size
        home = ground.home(x + dice.uniform(-3, 3), y + dice.uniform(-2.5, 2.5), wide * 0.7, high * 0.45)
        if home is None:
            continue
        left, foot = home[0], home[1] - high * 0.4
        peak = left + lean, foot + high
        hills += _text((left - wide, foot), peak, (left + wide, foot))
        shades += _text(peak, (left + wide, foot), (left + 1, foot), (left + 2.4, foot + high * 0.5)) + "Z"
    return hills, shades


def _woods(woods: Iterable[Point], moved: Projection, ground: _Ground) -> str:
    found = ""
    for x, y in (moved(*place) for place in woods):
        for dx, dy in ((-7, 0), (0, 3), (7, -0.5), (2.5, -4)):
            a, b = x + dx, y + dy
            if ground.is_land(a, b) and ground.is_free(a, b, 3, 4):
                found += _text((a - 3, b - 3.4), (a, b + 4.6), (a + 3, b - 3.4)) + "Z"
    return found


def _waves(geometry: BoardGeometry, ground: _Ground) -> str:
    dice, found, count = Random(7), "", 0
    for _ in range(900):
        x, y = dice.uniform(20, geometry.width - 20), dice.uniform(20, geometry.height - 20)
        corners = [(x + dx, y + dy) for dx in (-26, 0, 26) for dy in (-16, 0, 16)]
        if any(ground.is_land(*corner) for corner in corners) or not ground.is_free(x, y, 12, 4):
            continue
        a, b, crest = number(x - 9), number(y), number(y + 2.6)
        found += f"M{a},{b}Q{number(x - 6)},{crest} {number(x - 3)},{b}Q{number(x)},{crest} {number(x + 3)},{b}"
        found += f"Q{number(x + 6)},{crest} {number(x + 9)},{b}"
        count += 1
        if count == _WAVES:
            break
    return found


def _trees(park: str) -> str:
    dice, rings, found = Random(4), list(_rings(park)), ""
    xs, ys = zip(*rings[0], strict=True)
    for _ in range(_TREES):
        x, y, r = dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)), dice.uniform(2.2, 4.4)
        if _inside(rings, x, y):
            west, south, east, north = (number(value) for value in (x - r, y - r, x + r, y + r))
            a, b = number(x), number(y)
            found += f"M{west},{b}Q{west},{north} {a},{north}Q{east},{north} {east},{b}"
            found += f"Q{east},{south} {a},{south}Q{west},{south} {west},{b}Z"
    return found


def adorned(board: Board, placement: Placement, moved: Projection) -> dict[str, str]:
    """The art of a placement with its ornament."""
    return {**placement.art, **relief(board.name, drawn(board, placement), moved)}


def main() -> None:
    """Rewrite the ornament of the given boards, by default of all."""
    from .boards import FOLDERS, bent, framed  # noqa: PLC0415  (it imports this module)

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", default=BOARDS)
    for name in parser.parse_args().boards:
        board, placement = shipped_board(name), placement_for(shipped_board(name))
        origins = {id: (place[0], place[1]) for id, place in placement.cities.items()}
        draft = draft_for(board, origins, placement.height, placement.car, placement.font)
        moved = bent(board, MAPS[name], framed(board, MAPS[name])[0], apply_placement(draft, placement))
        file = FOLDERS / name / "map.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        data["art"] = adorned(board, placement, moved)
        file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        found = relief(name, board_geometry(board), moved)
        print(name, {key: len(path) for key, path in found.items()})


if __name__ == "__main__":
    main()
