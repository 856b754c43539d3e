"""A small picture of a board as SVG text: land, water and routes, for pages without plotly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape

from ttr_widget.kernel.board import Board
from ttr_widget.render.cartography.geometry import BoardGeometry, board_geometry
from ttr_widget.render.palette import CARDS, THEMES, Theme

_GRID = 3
"""Coordinates are multiples of it: what is finer cannot be seen."""
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_STEP = re.compile(r"([ML])(-?\d+),(-?\d+)")


@lru_cache(maxsize=32)
def picture(board: Board, theme: str = "light") -> str:
    """Land, water and routes of a board in a theme, with a title for screen readers."""
    geometry, colors = board_geometry(board), THEMES[theme]
    parts = [*_ground(geometry, colors), *_routes(geometry, colors), *_cities(geometry, colors)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(board.title)}" '
        f'viewBox="0 0 {geometry.width:.0f} {geometry.height:.0f}" style="background:{colors.water}">'
        f'<g transform="translate(0 {geometry.height:.0f}) scale(1 -1)">{"".join(parts)}</g></svg>'
    )


def _ground(geometry: BoardGeometry, theme: Theme) -> list[str]:
    art = geometry.art
    land = theme.neighbours if "focus" in art else theme.land
    fills = {"park": theme.park, "land": land, "focus": theme.land, "lakes": theme.water}
    strokes = {"streets": (theme.street, 7), "canal": (theme.water, 6), "river": (theme.water, 6)}
    found = [_path("land", art, theme, "none", theme.shallows[1], 22)] if "land" in art else []
    found += [_path(name, art, theme, fill) for name, fill in fills.items() if name in art]
    return found + [_path(name, art, theme, "none", *stroke) for name, stroke in strokes.items() if name in art]


def _path(name: str, art: Mapping[str, str], theme: Theme, fill: str, stroke: str = "", width: int = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width}"' if width else ""
    return f'<path d="{_coarse(art[name])}" fill="{fill}" fill-rule="evenodd"{line}/>'


def _routes(geometry: BoardGeometry, theme: Theme) -> list[str]:
    """A dashed line for each colour of routes."""
    lines: dict[str, list[str]] = {}
    for route in geometry.routes.values():
        for line in route.lines:
            points = [f"{x:.0f},{y:.0f}" for x, y in (line if len(line) < 8 else [*line[::4], line[-1]])]
            lines.setdefault(route.color, []).append("M" + "L".join(points))
    long, width = geometry.car[0] * 0.86, geometry.car[1] * 1.25
    dash = f'stroke-dasharray="{long:.0f} {geometry.car[0] * 0.2:.0f}"'
    whole = "".join(path for paths in lines.values() for path in paths)
    found = [f'<path d="{whole}" fill="none" stroke="{theme.outline}" stroke-width="{width + 3:.0f}" {dash}/>']
    for color, paths in lines.items():
        fill = CARDS.get(color, CARDS["gray"])
        found.append(f'<path d="{"".join(paths)}" fill="none" stroke="{fill}" stroke-width="{width:.0f}" {dash}/>')
    return found


def _cities(geometry: BoardGeometry, theme: Theme) -> list[str]:
    dots = "".join(f"M{city.x:.0f},{city.y:.0f}h0" for city in geometry.cities.values())
    size = geometry.car[1] * 1.6
    return [
        f'<path d="{dots}" stroke="{color}" stroke-width="{size * share:.0f}" stroke-linecap="round"/>'
        for color, share in ((theme.outline, 1), (theme.rim, 0.62))
    ]


def _coarse(path: str) -> str:
    """The path on a coarse grid, without points that fall on the one before."""
    rounded = _NUMBER.sub(lambda found: str(round(float(found[0]) / _GRID) * _GRID), path)
    last = ""

    def kept(step: re.Match[str]) -> str:
        nonlocal last
        point = f"{step[2]},{step[3]}"
        again, last = point == last and step[1] == "L", point
        return "" if again else step[0]

    return _STEP.sub(kept, rounded)
