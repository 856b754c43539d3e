"""A small picture of a board or a view as SVG text, for pages without plotly.

It shows land, water and routes; that of a view also what is built, who waits, and the names of the cities.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape
from itertools import groupby, pairwise

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View
from ttr_widget.locales.plain_text import in_html
from ttr_widget.queries.cities import buildings, waiting, who_waits

from .cartography.geometry import BoardGeometry, RouteGeometry, board_geometry
from .cartography.metrics import width
from .cartography.placement import figure_step
from .paint import seat_ink
from .palette import CARDS, LIVERIES, SEATS, THEMES, Theme, printed
from .words import Speech

_GRID = 3
"""Coordinates of the ground are multiples of it: what is finer cannot be seen."""
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_AREA = 3
"""The corners of an area, at least."""
_ROOM = (760, 760)
"""The width and height of the picture of a view in pixels, at most."""
_LETTER = 11.5
"""The height of the letters of names in pixels, where the picture has that size."""
_FACE = "'Asap Condensed','Roboto Condensed','Arial Narrow',sans-serif"
_DASHES = {"bars": "1.5 2.5", "chevrons": "6 3", "dots": "0 4.5"}
"""The liveries as dashes along the pieces, told apart without colour; the others are lines."""


@lru_cache(maxsize=32)
def picture(board: Board, theme: str = "light") -> str:
    """Land, water and routes of a board in a theme, with a title for screen readers."""
    geometry, colors = board_geometry(board), THEMES[theme]
    fills = {route.color: CARDS.get(route.color, CARDS["gray"]) for route in geometry.routes.values()}
    routes = _routes(geometry, geometry.routes.values(), fills, colors.outline)
    return _svg(geometry, board.title, colors, [_ground(board, theme), *routes, *_cities(geometry, colors)])


def picture_of_view(view: View, speech: Speech) -> str:
    """The map as everybody sees it: free routes pale as printed, claimed ones and buildings in the seats' colours."""
    geometry, theme = board_geometry(view.board), THEMES["light"]
    tracks = list(zip(geometry.routes.values(), view.owners, strict=True))
    free = [route for route, owner in tracks if owner == FREE]
    inks = {route.color: printed(route.color, theme) for route in free}
    fills = {color: fill for color, (fill, _, _) in inks.items()}
    parts = [
        _ground(view.board, theme.name),
        *_routes(geometry, free, fills, theme.bed),
        *_pieces(view, geometry, speech, [(route, owner) for route, owner in tracks if owner != FREE]),
        *_cities(geometry, theme),
        *_waiting(view, geometry, speech),
        *_buildings(view, geometry, speech),
    ]
    return _svg(geometry, speech.told(view.board.text("title")), theme, parts, _names(geometry, theme))


def shown_width(board: Board) -> int:
    """The width of the picture of a view in pixels, at most."""
    geometry = board_geometry(board)
    return round(min(_ROOM[0], _ROOM[1] * geometry.width / geometry.height))


def _svg(geometry: BoardGeometry, title: str, theme: Theme, parts: Iterable[str], words: str = "") -> str:
    paper = theme.water if "land" in geometry.art else theme.land
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(title)}" '
        f'viewBox="0 0 {geometry.width:.0f} {geometry.height:.0f}" style="background:{paper}">'
        f'<g transform="translate(0 {geometry.height:.0f}) scale(1 -1)">{"".join(parts)}</g>{words}</svg>'
    )


def _names(geometry: BoardGeometry, theme: Theme) -> str:
    """The names of the cities with a halo, as large as can be read, and no wider than their place on the map."""
    least = _LETTER * max(geometry.width / _ROOM[0], geometry.height / _ROOM[1])
    found = []
    for city in geometry.cities.values():
        size = max(city.font, least * (0.82 if city.country else 1))
        x, y = city.text
        wide = width(city.name, city.font) * 1.06
        fit = f' textLength="{wide:.0f}" lengthAdjust="spacingAndGlyphs"' if size > city.font else ""
        style = f' font-size="{size:.1f}" fill="{theme.quiet}"' if city.country else ""
        at = f'x="{x:.0f}" y="{geometry.height - y + size * 0.35:.0f}"'
        found.append(f"<text {at}{style}{fit}>{in_html(city.name)}</text>")
    size = max(geometry.font, least)
    return (
        f'<g font-family="{_FACE}" font-weight="600" font-size="{size:.1f}" fill="{theme.ink}" text-anchor="middle" '
        f'stroke="{theme.land}" stroke-width="{size * 0.26:.1f}" stroke-linejoin="round" paint-order="stroke" '
        f'pointer-events="none">{"".join(found)}</g>'
    )


def _pieces(
    view: View, geometry: BoardGeometry, speech: Speech, claimed: Iterable[tuple[RouteGeometry, int]]
) -> Iterator[str]:
    """The pieces on claimed routes: an outline, the colour of the seat, and its livery as a line along the middle."""
    by_seat: dict[int, list[RouteGeometry]] = {}
    for route, owner in claimed:
        by_seat.setdefault(owner, []).append(route)
    wide = geometry.car[1] * 1.35
    for seat, routes in by_seat.items():
        look = speech.looks[seat]
        whole = "".join(map(_spaces, routes))
        yield f'<path d="{whole}" fill="none" stroke="{THEMES["light"].outline}" stroke-width="{wide + 4:.1f}"/>'
        yield f'<g fill="none" stroke="{SEATS[look]}" stroke-width="{wide:.1f}">'
        for route in routes:
            title = f"{view.variant.names.route(route.id)}: {view.players[seat]}"
            yield f'<path d="{_spaces(route)}"><title>{in_html(title)}</title></path>'
        yield "</g>"
        yield f'<path d="{whole}" fill="none" stroke="{seat_ink(look)}" {_livery(look, wide)} pointer-events="none"/>'


def _spaces(route: RouteGeometry) -> str:
    """A stroke for each space of a route; the whole line of one whose space is a disc."""
    if route.kind == "subway":
        return "".join("M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in line[::3]) for line in route.lines)
    half = route.size[0] * 0.48
    return "".join(
        f"M{p.x - p.ux * half:.1f},{p.y - p.uy * half:.1f}L{p.x + p.ux * half:.1f},{p.y + p.uy * half:.1f}"
        for p in route.spaces
    )


def _livery(look: int, wide: float) -> str:
    name = LIVERIES[look]
    if name == "dots":
        return f'stroke-width="{wide * 0.3:.1f}" stroke-linecap="round" stroke-dasharray="{_DASHES[name]}"'
    share = {"stripe": 0.2, "frame": 0.42}.get(name, 0.5)
    dashes = f' stroke-dasharray="{_DASHES[name]}"' if name in _DASHES else ""
    return f'stroke-width="{wide * share:.1f}"{dashes}'


def _waiting(view: View, geometry: BoardGeometry, speech: Speech) -> Iterator[str]:
    """A disc for each person who waits; whoever points at one reads the colours of all in that city."""
    there = {city: colors for city, colors in (waiting(view) or {}).items() if colors}
    if not there:
        return
    size = figure_step(geometry.font) * 0.94
    places = {city: [f"M{x:.0f},{y:.0f}h0" for x, y in geometry.cities[city].seats] for city in there}
    dots = "".join(dot for city, colors in there.items() for dot in places[city][: len(colors)])
    ink = THEMES["light"].ink
    yield f'<g stroke-linecap="round" stroke-width="{size * 0.8:.1f}">'
    yield f'<path d="{dots}" stroke="{ink}" stroke-width="{size:.1f}"/>'
    for city, colors in there.items():
        title = in_html(speech.told(who_waits(city, colors)))
        fills = (CARDS.get(color, CARDS["gray"]) for color in colors)
        discs = "".join(f'<path d="{at}" stroke="{fill}"/>' for at, fill in zip(places[city], fills, strict=False))
        yield f"<g><title>{title}</title>{discs}</g>"
    yield "</g>"


def _buildings(view: View, geometry: BoardGeometry, speech: Speech) -> Iterator[str]:
    """A square in the colour of its owner for each building."""
    half = geometry.car[1] * 0.95
    for city, (piece, seat) in buildings(view).items():
        at, fill = geometry.cities[city], SEATS[speech.looks[seat]]
        title = speech.say("post", piece=piece, player=view.players[seat])
        yield (
            f'<rect x="{at.x - half:.1f}" y="{at.y - half:.1f}" width="{half * 2:.1f}" height="{half * 2:.1f}" rx="2" '
            f'fill="{fill}" stroke="{THEMES["light"].rim}" stroke-width="3">'
            f"<title>{in_html(f'{at.name}: {title}')}</title></rect>"
        )


@lru_cache(maxsize=32)
def _ground(board: Board, name: str) -> str:
    art, theme = board_geometry(board).art, THEMES[name]
    land = theme.neighbours if "focus" in art else theme.land
    fills = {"park": theme.park, "land": land, "focus": theme.land, "lakes": theme.water}
    strokes = {"streets": (theme.street, 7), "canal": (theme.water, 6), "river": (theme.water, 14)}
    found = [_path("land", art, theme, "none", theme.shallows[1], 22)] if "land" in art else []
    found += [_path(name, art, theme, fill) for name, fill in fills.items() if name in art]
    found += [_path(name, art, theme, "none", *stroke) for name, stroke in strokes.items() if name in art]
    return f'<g transform="scale({_GRID})">{"".join(found)}</g>'


def _path(name: str, art: Mapping[str, str], theme: Theme, fill: str, stroke: str = "", width: int = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width / _GRID:.1f}"' if width else ""
    return f'<path d="{_coarse(art[name])}" fill="{fill}" fill-rule="evenodd"{line}/>'


def _routes(
    geometry: BoardGeometry, routes: Iterable[RouteGeometry], fills: Mapping[str, str], outline: str
) -> list[str]:
    """A dashed line for each colour of routes."""
    lines: dict[str, list[str]] = {}
    for route in routes:
        for line in route.lines:
            points = [f"{x:.0f},{y:.0f}" for x, y in (line if len(line) < 8 else [*line[::4], line[-1]])]
            lines.setdefault(route.color, []).append("M" + "L".join(points))
    long, width = geometry.car[0] * 0.86, geometry.car[1] * 1.25
    dash = f'stroke-dasharray="{long:.0f} {geometry.car[0] * 0.2:.0f}"'
    whole = "".join(path for paths in lines.values() for path in paths)
    found = [f'<path d="{whole}" fill="none" stroke="{outline}" stroke-width="{width + 3:.0f}" {dash}/>']
    for color, paths in lines.items():
        path = "".join(paths)
        found.append(f'<path d="{path}" fill="none" stroke="{fills[color]}" stroke-width="{width:.0f}" {dash}/>')
    return found


def _cities(geometry: BoardGeometry, theme: Theme) -> list[str]:
    dots = "".join(f"M{city.x:.0f},{city.y:.0f}h0" for city in geometry.cities.values())
    size = geometry.car[1] * 1.6
    return [
        f'<path d="{dots}" stroke="{color}" stroke-width="{size * share:.0f}" stroke-linecap="round"/>'
        for color, share in ((theme.outline, 1), (theme.rim, 0.62))
    ]


def _coarse(path: str) -> str:
    """The path in steps on the grid, without those that stay in place."""
    if not set(re.findall("[A-Za-z]", path)) <= set("MLZ"):
        return _NUMBER.sub(lambda found: str(round(float(found[0]) / _GRID)), path)
    return "".join(map(_line, path.split("M")[1:]))


def _line(part: str) -> str:
    """One line of a path: where it begins, and its steps; nothing for an area too small to be seen."""
    numbers = [round(float(number) / _GRID) for number in _NUMBER.findall(part)]
    points = [point for point, _ in groupby(zip(numbers[::2], numbers[1::2], strict=True))]
    closed = part.endswith("Z")
    if closed and len(points) < _AREA:
        return ""
    steps = [number for (a, b), (c, d) in pairwise(points) for number in (c - a, d - b)]
    return f"M{_numbers(points[0])}l{_numbers(steps)}{'z' * closed}"


def _numbers(numbers: Iterable[int]) -> str:
    """``3 4-5 6``: a minus also separates."""
    return re.sub(" (?=-)", "", " ".join(map(str, numbers)))
