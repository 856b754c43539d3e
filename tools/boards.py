"""Builds the maps of the boards: ``npm pack world-atlas``, then ``python -m tools.boards world-atlas-2.0.2.tgz``.

Land and borders come from Natural Earth (public domain). Cities are moved until every route has room for its spaces,
and the land is warped with them. The result is written to ``ttr_widget/boards/<name>/map.json``. ``make maps`` runs
both steps.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from operator import itemgetter
from pathlib import Path

import ttr_widget
from ttr_widget.boards import BOARDS
from ttr_widget.boards.loader import shipped_board
from ttr_widget.kernel.board import Board
from ttr_widget.render.cartography.draft import MapDraft, Node
from ttr_widget.render.cartography.geometry import BoardGeometry, drawn
from ttr_widget.render.cartography.labels import label_spots, seat_labels
from ttr_widget.render.cartography.layout import relax, settle
from ttr_widget.render.cartography.pieces import rose
from ttr_widget.render.cartography.placement import WIDTH, Placement, apply_placement, draft_for, placement_of

from .maps import MAPS, Map
from .measure import apart, complaints, in_the_way
from .relief import adorned
from .topology import Atlas, Ring, clipped, parts_inside, simplified
from .waters import CANALS, EUROPEAN_RIVERS, GERMAN_RIVERS, LAKES, SPREE, STREETS, TIERGARTEN

CurvePoint = Callable[[float, float], tuple[float, float]]
FOLDERS = Path(ttr_widget.__file__).parent / "boards"


def framed(board: Board, wanted: Map) -> tuple[CurvePoint, float]:
    """The function from longitude and latitude to the picture, and the height of the picture."""
    flat = [wanted.project(_lon(city.lon, wanted), city.lat) for city in board.cities]
    left, right, bottom, top = wanted.pads
    x0, x1 = min(x for x, _ in flat), max(x for x, _ in flat)
    y0, y1 = min(y for _, y in flat), max(y for _, y in flat)
    scale = (WIDTH - left - right) / (x1 - x0)

    def place(lon: float, lat: float) -> tuple[float, float]:
        x, y = wanted.project(lon, lat)
        return left + (x - x0) * scale, bottom + (y - y0) * scale * wanted.stretch

    return place, round((y1 - y0) * scale * wanted.stretch + bottom + top)


def _lon(lon: float, wanted: Map) -> float:
    return lon + 360 if lon < wanted.west else lon


def laid_out(board: Board, wanted: Map, place: CurvePoint, height: float) -> MapDraft:
    """The layout, with cities moved and routes bent until everything has room."""
    origins = {}
    for city in board.cities:
        x, y = place(_lon(city.lon, wanted), city.lat)
        dx, dy = wanted.shove.get(city.id, (0.0, 0.0))
        origins[city.id] = (x + dx, y + dy)
    draft = draft_for(board, origins, height, wanted.car, wanted.font)
    draft.pull = wanted.pull
    for leg in draft.legs:
        bow = wanted.bends.get(leg.group, 0.0)
        leg.bend = [bow, bow]
    relax(draft, wanted.rounds)
    seat_labels(draft, 6)
    best: tuple[int, Placement] | None = None
    for _ in range(wanted.tries):
        tidy_labels(board, wanted, draft)
        placement = placement_of(draft, wanted.car, wanted.font)
        found = len(complaints(drawn(board, placement)))
        if best is None or found < best[0]:
            best = found, placement
        if not found:
            break
        settle(draft, 30)
    return apply_placement(draft, best[1]) if best else draft


def tidy_labels(board: Board, wanted: Map, draft: MapDraft) -> None:
    """Move each label that overlaps something to the first position where it does not."""
    for node in draft.nodes:
        if node.edge:
            continue
        geometry = drawn(board, placement_of(draft, wanted.car, wanted.font))

        def free(dx: float, dy: float, node: Node = node, geometry: BoardGeometry = geometry) -> bool:
            box = (node.x + dx, node.y + dy, node.label[0], node.label[1])
            own = apart((node.x, node.y), box)
            others = (apart((other.x, other.y), box) for other in draft.nodes if other is not node)
            inside = 9 < box[0] - box[2] / 2 < box[0] + box[2] / 2 < WIDTH - 9 and (
                9 < box[1] - box[3] / 2 < box[1] + box[3] / 2 < draft.height - 9
            )
            return inside and own <= min(others) + 1 and not in_the_way(geometry, node.id, box)

        if not free(*node.at):
            spots = label_spots(node, max(node.ring * 0.75, draft.clear)) + label_spots(node, draft.clear * 0.8)
            spots.sort(key=itemgetter(2))
            node.at = next(((dx, dy) for dx, dy, _ in spots if free(dx, dy)), node.at)


def bent(board: Board, wanted: Map, place: CurvePoint, draft: MapDraft) -> CurvePoint:
    """The projection, warped by the displacement of the cities."""
    moves = []
    for city, node in zip(board.cities, draft.nodes, strict=False):
        x, y = place(_lon(city.lon, wanted), city.lat)
        moves.append((x, y, node.x - x, node.y - y))

    def moved(lon: float, lat: float) -> tuple[float, float]:
        x, y = place(lon, lat)
        total, dx, dy = 1 / (150.0**2.6), 0.0, 0.0
        for cx, cy, mx, my in moves:
            weight = 1 / (((x - cx) ** 2 + (y - cy) ** 2 + 14.0**2) ** 1.3)
            total += weight
            dx += weight * mx
            dy += weight * my
        return x + dx / total, y + dy / total

    return moved


class _Pen:
    """Rings and lines as SVG paths, clipped to the frame."""

    def __init__(self, wanted: Map, moved: CurvePoint, height: float) -> None:
        self.wanted, self.moved, self.height = wanted, moved, height

    def fill(self, rings: Iterable[Ring], least: float = 8.0) -> str:
        parts = []
        for ring in rings:
            for shift in (0.0, 360.0, -360.0):
                west, south, east, north = self.wanted.window
                inside = clipped([(lon + shift, lat) for lon, lat in ring], west, south, east, north)
                placed = clipped([self.moved(*p) for p in inside], -6, -6, WIDTH + 6, self.height + 6)
                placed = simplified([(x, y + 1e4) for x, y in placed], 0.5)
                placed = [(x, y - 1e4) for x, y in placed]
                if len(placed) > 2 and abs(_area(placed)) > least:
                    parts.append(_text(placed) + "Z")
        return "".join(parts)

    def lines(self, lines: Iterable[Ring], least: float = 6.0) -> str:
        parts = []
        for line in lines:
            for shift in (0.0, 360.0, -360.0):
                inside = parts_inside([(lon + shift, lat) for lon, lat in line], *self.wanted.window)
                for part in inside:
                    placed = parts_inside([self.moved(*p) for p in part], -4, -4, WIDTH + 4, self.height + 4)
                    for piece in placed:
                        thin = [(x, y - 1e4) for x, y in simplified([(x, y + 1e4) for x, y in piece], 0.5)]
                        if math.dist(thin[0], thin[-1]) > least or len(thin) > 6:
                            parts.append(_text(thin))
        return "".join(parts)


def _area(ring: Ring) -> float:
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True)) / 2


def _text(points: Ring) -> str:
    words = [f"{round(x, 1):g},{round(y, 1):g}" for x, y in points]
    kept = [word for n, word in enumerate(words) if n == 0 or word != words[n - 1]]
    return "M" + "L".join(kept)


def smooth(line: Ring, closed: bool) -> Ring:
    """A hand-drawn line with rounded corners (two rounds of Chaikin's algorithm)."""
    for _ in range(2):
        ends = line + line[:1] if closed else line
        cut: Ring = [] if closed else [line[0]]
        for (ax, ay), (bx, by) in pairwise(ends):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = cut if closed else [*cut, line[-1]]
    return line


def painted(name: str, tarball: Path, wanted: Map, moved: CurvePoint, height: float) -> dict[str, str]:
    """Land, water and lines of a board, as paths."""
    pen = _Pen(wanted, moved, height)
    if name == "berlin":
        return {
            "park": pen.fill([smooth(TIERGARTEN, True)]),
            "streets": pen.lines([smooth(line, False) for line in STREETS]),
            "river": pen.lines([smooth(line, False) for line in SPREE]),
            "canal": pen.lines([smooth(line, False) for line in CANALS]),
        }
    atlas = Atlas(tarball, wanted.scale, wanted.tolerance)
    art = {
        "land": pen.fill(atlas.land()),
        "focus": pen.fill(atlas.country(wanted.focus)) if wanted.focus else "",
        "lakes": pen.fill([smooth(ring, True) for ring in LAKES], 3),
        "borders": "" if name == "world" else pen.lines(atlas.borders()),
    }
    rivers = {"germany": GERMAN_RIVERS, "europe": EUROPEAN_RIVERS}.get(name, [])
    art["canal"] = pen.lines([smooth(line, False) for line in rivers])
    return {key: path for key, path in art.items() if path}


def main() -> None:
    """Build the maps of the given boards, by default of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tarball", type=Path, help="the file that 'npm pack world-atlas' downloads")
    parser.add_argument("boards", nargs="*", default=BOARDS)
    given = parser.parse_args()
    for name in given.boards:
        start = time.perf_counter()
        board, wanted = shipped_board(name), MAPS[name]
        place, height = framed(board, wanted)
        draft = laid_out(board, wanted, place, height)
        moved = bent(board, wanted, place, draft)
        art = painted(name, given.tarball, wanted, moved, height)
        if wanted.rose:
            art["rose"] = rose(*wanted.rose)
        placement = placement_of(draft, wanted.car, wanted.font, art)
        placement = replace(placement, art=adorned(board, placement, moved))
        text = json.dumps(placement.to_dict(), ensure_ascii=False, separators=(",", ":"))
        (FOLDERS / name / "map.json").write_text(text + "\n", encoding="utf-8")
        far = max(math.dist((n.x, n.y), n.origin) for n in draft.nodes)
        took = time.perf_counter() - start
        print(f"{name}: {len(text) // 1000} kB, 1000 x {height:g}, moved at most {far:.0f}, {took:.0f} s")
        print(*complaints(drawn(board, placement)), sep="\n")


if __name__ == "__main__":
    main()
