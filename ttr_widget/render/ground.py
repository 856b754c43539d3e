"""The ground of a figure: land and water with their ornament, and the score track that frames the map."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from .cartography import pieces
from .cartography.curves import Point
from .cartography.geometry import BoardGeometry
from .palette import Theme

Shape = dict[str, Any]
CLEAR = "rgba(0,0,0,0)"
INSET, BAND = 3.0, 9.0
"""The score track: its distance from the edge of the map, and its width."""
CELLS = 100
_MIDDLE = INSET + BAND / 2
_TILE, _TURN = (92, 78), -11.0
"""The size of a tile of a town's blocks, and its turn in degrees."""
_ORNAMENT = ("hills", "shades", "woods", "waves", "trees", "blocks")


def shape(name: str, path: str, layer: str = "between", **more: Any) -> Shape:
    """A path of a figure."""
    found: Shape = {"type": "path", "name": name, "path": path, "layer": layer, **more}
    found["line"] = {"width": 0} | found.get("line", {})
    return found


class Ground:
    """Draws what lies below everything else."""

    def __init__(self, geometry: BoardGeometry, theme: Theme, scale: float, tiny: bool) -> None:
        self.theme, self.scale, self.colors = theme, scale, theme.ground
        self.size = geometry.width, geometry.height
        self.art = {name: path for name, path in geometry.art.items() if not tiny or name not in _ORNAMENT}

    def shapes(self) -> list[Shape]:
        """All shapes, from below."""
        return [*(self._town() if "streets" in self.art else self._country()), *self._track()]

    def _line(self, color: str, width: float, dash: str = "solid") -> dict[str, Any]:
        return {"color": color, "width": round(max(0.4, width * self.scale), 2), "dash": dash}

    def _filled(self, name: str, color: str, **more: Any) -> Iterator[Shape]:
        if name in self.art:
            yield shape(name, self.art[name], "below", fillcolor=color, fillrule="evenodd", **more)

    def _stroked(self, name: str, color: str, width: float, dash: str = "solid", of: str = "") -> Iterator[Shape]:
        if path := self.art.get(of or name):
            yield shape(name, path, "below", fillcolor=CLEAR, line=self._line(color, width, dash))

    def _country(self) -> Iterator[Shape]:
        theme, colors = self.theme, self.colors
        # Two of the three bands, and the coast as the land's own line: a figure is sent again with each notebook.
        for width, color in ((30, theme.shallows[0]), (13, theme.shallows[2])):
            yield from self._stroked("shallows", color, width, of="land")
        yield from self._stroked("waves", colors["waves"], 0.9)
        base = theme.neighbours if "focus" in self.art else theme.land
        yield from self._filled("land", base, line=self._line(theme.coast, 1.1))
        yield from self._filled("focus", theme.land)
        yield from self._filled("hills", colors["hills"], line=self._line(colors["shades"], 1.0))
        yield from self._filled("shades", colors["shades"])
        yield from self._filled("woods", colors["shades"])
        yield from self._stroked("borders", theme.border, 1.1, f"{4 * self.scale:.2g}px,{2.6 * self.scale:.2g}px")
        yield from self._filled("lakes", theme.water, line=self._line(theme.coast, 0.7))
        yield from self._stroked("canal", theme.river, 1.7)
        yield from self._stroked("frontier", colors["frontier"], 1.6, of="focus")
        yield from self._filled("rose", colors["rose"])

    def _town(self) -> Iterator[Shape]:
        theme, colors = self.theme, self.colors
        if "blocks" in self.art:
            blocks = tiled(self.art["blocks"], self.size)
            yield shape("blocks", blocks, "below", fillcolor=colors["blocks"], fillrule="nonzero")
        yield from self._filled("park", theme.park)
        yield from self._filled("trees", colors["trees"])
        yield from self._stroked("streets", theme.street, 6.5)
        waters = (("river", 19.0), ("canal", 7.0))
        for name, width in waters:
            yield from self._stroked(name, colors["bank"], width + 2)
        for name, width in waters:
            yield from self._stroked(name, theme.water, width)

    def _track(self) -> Iterator[Shape]:
        """The frame: a band of light and dark cells between two lines."""
        light, dark, edge = self.theme.score
        outer, inner = self._box(0), self._box(INSET + BAND)
        yield shape("frame", outer + inner, "below", fillcolor=light, fillrule="evenodd")
        yield shape("frame", "".join(self._cells()), "below", fillcolor=dark)
        yield shape("frame", "".join(self._studs()), "below", fillcolor=light)
        for inset, width in ((INSET, 0.9), (INSET + BAND, 1.1)):
            yield shape("frame", self._box(inset), "below", fillcolor=CLEAR, line=self._line(edge, width))

    def _box(self, inset: float) -> str:
        return _rectangle(inset, inset, self.size[0] - inset, self.size[1] - inset)

    def _cells(self) -> Iterator[str]:
        thick = BAND / 2 - 1.2
        for number in range(0, CELLS, 2):
            (ax, ay), (bx, by) = cell_at(self.size, number - 0.5), cell_at(self.size, number + 0.5)
            if ax == bx or ay == by:
                across, up = (thick, 0.0) if ax == bx else (0.0, thick)
                yield _rectangle(min(ax, bx) - across, min(ay, by) - up, max(ax, bx) + across, max(ay, by) + up)
        for x, y in corners(self.size):
            yield _rectangle(x - BAND / 2, y - BAND / 2, x + BAND / 2, y + BAND / 2)

    def _studs(self) -> Iterator[str]:
        yield from (pieces.disc(x, y, 1.9) for x, y in corners(self.size))

    def tens(self) -> list[tuple[float, float, str]]:
        """The numbers along the score track, inside the frame: position and text."""
        wide, high = self.size
        away, low, near = BAND / 2 + 8.5, 2 * INSET + BAND + 10, INSET + BAND + 9
        found = []
        for points in range(10, CELLS, 10):
            x, y = cell_at(self.size, points)
            if y in (_MIDDLE, high - _MIDDLE):
                y += away if y < high / 2 else -away
            else:
                x += away if x < wide / 2 else -away
            found.append((min(wide - low, max(low, x)), min(high - near, max(near, y)), str(points)))
        return found


def cell_at(size: tuple[float, float], points: float) -> Point:
    """The middle of a cell of the score track: cell 0 is the upper left corner, then clockwise."""
    wide, high = size
    across = round(CELLS / 2 * wide / (wide + high))
    down = CELLS // 2 - across
    w, h, cell = wide - 2 * _MIDDLE, high - 2 * _MIDDLE, points % CELLS
    if cell <= across:
        return _MIDDLE + w * cell / across, high - _MIDDLE
    if cell <= across + down:
        return wide - _MIDDLE, high - _MIDDLE - h * (cell - across) / down
    if cell <= 2 * across + down:
        return wide - _MIDDLE - w * (cell - across - down) / across, _MIDDLE
    return _MIDDLE, _MIDDLE + h * (cell - 2 * across - down) / down


def corners(size: tuple[float, float]) -> list[Point]:
    """The middles of the four corner cells."""
    xs, ys = (_MIDDLE, size[0] - _MIDDLE), (_MIDDLE, size[1] - _MIDDLE)
    return [(x, y) for x in xs for y in ys]


def tiled(tile: str, size: tuple[float, float]) -> str:
    """A path repeated over the whole map, turned a little as the streets of a town are."""
    points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", tile)]
    boxes = [points[n : n + 4] for n in range(0, len(points), 4)]
    return "".join(_tiles(boxes, size))


def _tiles(boxes: list[list[Point]], size: tuple[float, float]) -> Iterable[str]:
    turn = complex(0, 1) ** (_TURN / 90)
    (wide, high), reach = _TILE, int(max(size) // min(_TILE)) + 2
    for column in range(-reach, reach):
        for row in range(-reach, reach):
            for corners_ in boxes:
                ends = [complex(x + column * wide, y + row * high) * turn for x, y in corners_]
                if any(-20 < end.real < size[0] + 20 and -20 < end.imag < size[1] + 20 for end in ends):
                    yield pieces.line((end.real, end.imag) for end in ends) + "Z"


def _rectangle(left: float, low: float, right: float, high: float) -> str:
    return pieces.line([(left, low), (right, low), (right, high), (left, high)]) + "Z"
