"""The figure of a view as an array of pixels, drawn with Pillow: for films of training, where there is no browser."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import unescape
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFont

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.view import View
from ttr_widget.render.figure import figure_dict

WIDTH = 640
"""The width of the picture in pixels."""
_FINE = 2
"""Drawn larger by this factor, then reduced: smooth edges."""
_STEPS = 6
"""A curve becomes this many straight pieces."""
_PARTS = re.compile(r"[MLQCZ]|-?\d+(?:\.\d+)?")
_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
"""The number of points of each command of a path."""

Point = tuple[float, float]
Shape = Mapping[str, Any]


def pixels(seen: View) -> npt.NDArray[np.uint8]:
    """The map as the seat of this view sees it, as an array of height × width × 3 numbers."""
    figure = figure_dict(seen, width=WIDTH)
    picture = _ground(seen.board).copy()
    canvas = _Canvas(picture, figure["layout"])
    for shape in figure["layout"]["shapes"]:
        if shape["layer"] != "below":
            canvas.draw(shape)
    for trace in figure["data"]:
        if trace.get("mode") == "text":
            canvas.write(trace)
    small = picture.resize((picture.width // _FINE, picture.height // _FINE), Image.Resampling.BOX)
    return np.asarray(small, dtype=np.uint8).copy()


@lru_cache(maxsize=8)
def _ground(board: Board) -> Image.Image:
    """Land and water, which stay the same."""
    layout = figure_dict(board, width=WIDTH)["layout"]
    picture = Image.new("RGB", (layout["width"] * _FINE, layout["height"] * _FINE), layout["plot_bgcolor"])
    canvas = _Canvas(picture, layout)
    for shape in layout["shapes"]:
        if shape["layer"] == "below":
            canvas.draw(shape)
    return picture


class _Canvas:
    """Draws the shapes and words of a figure into a picture."""

    def __init__(self, picture: Image.Image, layout: Mapping[str, Any]) -> None:
        self.picture = picture
        self.pen = ImageDraw.Draw(picture)
        self.scale = picture.width / layout["xaxis"]["range"][1]

    def draw(self, shape: Shape) -> None:
        """Fill a path and draw its outline."""
        opacity = shape.get("opacity", 1)
        fill, line = shape.get("fillcolor", ""), shape["line"]
        lines = list(self._lines(shape["path"])) if opacity else []
        if fill.startswith("#") and lines:
            self._fill(lines, fill, opacity, shape.get("fillrule") == "evenodd")
        if line["width"] and lines:
            self._stroke(lines, line, opacity)

    def _fill(self, lines: Sequence[Sequence[Point]], color: str, opacity: float, has_holes: bool) -> None:
        areas = [line for line in lines if len(line) > 2]
        if opacity == 1 and (not has_holes or len(areas) == 1):
            for area in areas:
                self.pen.polygon(area, fill=color)
        elif areas:
            self._blend(areas, color, opacity, has_holes)

    def _blend(self, areas: Sequence[Sequence[Point]], color: str, opacity: float, has_holes: bool) -> None:
        """Fill areas that have holes or are translucent, with a mask no larger than they are."""
        xs, ys = [x for area in areas for x, _ in area], [y for area in areas for _, y in area]
        left, top = max(0, int(min(xs))), max(0, int(min(ys)))
        right, bottom = min(self.picture.width, int(max(xs)) + 2), min(self.picture.height, int(max(ys)) + 2)
        if left >= right or top >= bottom:
            return
        size = right - left, bottom - top
        whole = Image.new("1", size)
        for area in areas:
            part = Image.new("1", size)
            ImageDraw.Draw(part).polygon([(x - left, y - top) for x, y in area], fill=1)
            whole = ImageChops.logical_xor(whole, part) if has_holes else ImageChops.logical_or(whole, part)
        mask = whole.convert("L").point([round(level * opacity) for level in range(256)])
        self.picture.paste(ImageColor.getrgb(color), (left, top), mask)

    def _stroke(self, lines: Iterable[Sequence[Point]], look: Mapping[str, Any], opacity: float) -> None:
        """Draw lines; a translucent one is mixed with white, which is nearly the colour of the ground."""
        rgb = ImageColor.getrgb(look["color"]) if look["color"].startswith("#") else None
        if rgb is None:
            return
        ink = tuple(round(255 + (level - 255) * opacity) for level in rgb[:3])
        dash = [float(part) * _FINE for part in re.findall(r"[\d.]+", look.get("dash") or "")]
        wide = max(1, round(look["width"] * _FINE))
        for line in lines:
            for piece in _dashed(line, dash) if len(dash) == 2 else (line,):
                if len(piece) > 1:
                    self.pen.line(piece, fill=ink, width=wide, joint="curve")

    def write(self, trace: Mapping[str, Any]) -> None:
        """Write the words of a trace with a pale halo."""
        font = trace["textfont"]
        places = list(zip(trace["x"], trace["y"], trace["text"], strict=True))
        sizes = font["size"] if isinstance(font["size"], list) else [font["size"]] * len(places)
        colors = font["color"] if isinstance(font["color"], list) else [font["color"]] * len(places)
        halo = _FINE if font["shadow"] != "none" else 0
        for (x, y, words), size, color in zip(places, sizes, colors, strict=True):
            face = ImageFont.load_default(max(8, size * _FINE))
            text = unescape(re.sub(r"<[^>]*>", "", str(words)))
            self.pen.text(self._at(x, y), text, color, face, "mm", stroke_width=halo, stroke_fill="#F6EFDF")

    def _at(self, x: float, y: float) -> Point:
        return x * self.scale, self.picture.height - y * self.scale

    def _lines(self, path: str) -> Iterator[list[Point]]:
        """The lines of a path; curves become straight pieces."""
        line: list[Point] = []
        parts = _PARTS.findall(path)
        command, place = "M", 0
        while place < len(parts):
            if parts[place] in _POINTS:
                command = parts[place]
                place += 1
            end = place + 2 * _POINTS[command]
            numbers = [float(part) for part in parts[place:end]]
            points = [self._at(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            place = end
            if command == "M":
                if line:
                    yield line
                line, command = points, "L"
            elif command == "Z":
                yield [*line, line[0]]
                line = line[:1]
            else:
                line += _curve([line[-1], *points]) if len(points) > 1 else points
        if len(line) > 1:
            yield line


def _curve(points: Sequence[Point]) -> list[Point]:
    """Points on a Bézier curve after its first one."""
    found = []
    for step in range(1, _STEPS + 1):
        share, rest = step / _STEPS, list(points)
        while len(rest) > 1:
            rest = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(rest)]
        found.append(rest[0])
    return found


def _dashed(line: Sequence[Point], dash: Sequence[float]) -> Iterator[list[Point]]:
    """The drawn pieces of a dashed line."""
    drawn, left, piece = True, dash[0], [line[0]]
    for (x0, y0), (x1, y1) in pairwise(line):
        long, done = float(np.hypot(x1 - x0, y1 - y0)), 0.0
        while long - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / long, y0 + (y1 - y0) * done / long)
            if drawn:
                yield [*piece, at]
            drawn, piece = not drawn, [at]
            left = dash[0 if drawn else 1]
        left -= long - done
        piece.append((x1, y1))
    if drawn and len(piece) > 1:
        yield piece
