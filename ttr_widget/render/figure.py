"""The board as a plotly figure: fixed geometry, coloured according to the view."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.view import View
from ttr_widget.liveries import SEAT_COLORS, checked_colors
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.queries.cities import sites, waiting
from ttr_widget.render.cartography.geometry import BoardGeometry, CityGeometry, RouteGeometry, board_geometry
from ttr_widget.render.cartography.metrics import FONTS

from . import hover
from .cartography import pieces, trains
from .cartography.curves import CurvePoint
from .cartography.placement import SUBWAY
from .ground import CELLS, Ground, Shape, cell_at, shape
from .paint import BoardPaint, RoutePaint, paint, seat_colors, seat_ink
from .palette import CARDS, LIGHT, LIVERIES, THEMES, Theme, mix, on
from .tickets import Wanted, wanted_tickets
from .words import Speech

if TYPE_CHECKING:
    import plotly.graph_objects as go

_TINY = 560
"""Figures narrower than this omit the small symbols."""
_DOT = 0.46
"""The radius of a city's dot, in widths of a space."""
_ENGINE = 8.6
"""The radius of an engine on the score track."""
_TENS = 0.9
"""Above this scale the tens on the score track are told."""


def figure(
    thing: View | Board,
    *,
    theme: str = "light",
    width: int | None = None,
    highlight: Iterable[str] | Mapping[str, str] = (),
    tickets: bool | Iterable[str] = False,
    paths: Iterable[Iterable[str]] = (),
    locale: str | None = None,
    colors: Sequence[str | None] = (),
) -> go.Figure:
    """The board in the state of this view, as a ``plotly.graph_objects.Figure``.

    ``theme`` is ``"light"`` or ``"dark"``, ``width`` is in pixels.  ``highlight`` names routes to highlight, or maps
    them to colours (``{"dieppe-paris": "#D81B60"}``).  ``paths`` are lists of routes, each drawn in its own colour.
    ``tickets=True`` marks the cities of the viewer's tickets and sketches a shortest path for each; a list of ticket
    ids selects tickets of the board instead.  ``locale`` is the language of the hover texts.  ``colors`` are those of
    the seats, such as ``["red", "blue"]``.

    >>> import ttr_widget as ttr
    >>> picture = figure(ttr.variant("europe").board, width=700, highlight=["dieppe-paris"])
    >>> picture.layout.width
    700
    """
    import plotly.graph_objects as go  # noqa: PLC0415  (takes half a second; most games need no figure)

    return go.Figure(
        figure_dict(
            thing,
            theme=theme,
            width=width,
            highlight=highlight,
            tickets=tickets,
            paths=paths,
            locale=locale,
            colors=colors,
        ),
        skip_invalid=False,
    )


def figure_dict(
    thing: View | Board,
    *,
    theme: str = "light",
    width: int | None = None,
    highlight: Iterable[str] | Mapping[str, str] = (),
    tickets: bool | Iterable[str] = False,
    paths: Iterable[Iterable[str]] = (),
    locale: str | None = None,
    colors: Sequence[str | None] = (),
) -> dict[str, Any]:
    """The figure of :func:`figure` as plain data for plotly.js.

    Every shape has a name, such as ``spaces:paris-zurich``.  The list of shapes and their paths depends only on the
    board and its rules, except for what players and passengers have put there (``side:…``, ``top:…``, ``livery:…``,
    ``sleepers:…``, ``post:…``, ``person:…``, ``engine:…``, ``sign:…``).
    """
    board = thing.board if isinstance(thing, View) else thing
    shades, wide = checked(theme, width, board)
    geometry = board_geometry(board)
    players = len(thing.players) if isinstance(thing, View) else len(SEAT_COLORS)
    look = paint(thing, shades, checked_colors(colors, players))
    wanted = wanted_tickets(thing, tickets)
    lit = _lit(board, highlight, shades)
    for ways, tint in zip(_listed("paths", paths), _tints(shades), strict=False):
        lit |= dict.fromkeys(_routes("paths", board, ways), tint)
    drawing = Drawing(geometry, shades, wide / geometry.width, look, thing)
    routes = [*drawing.under(lit, wanted), *drawing.tracks(), *drawing.trains()]
    shapes = [*drawing.ground.shapes(), *routes, *drawing.standing(), *drawing.engines()]
    speech = Speech(locale, thing.variant.names if isinstance(thing, View) else None)
    data = [*drawing.words(), *drawing.rings(wanted), *drawing.pointers(board, speech)]
    layout = drawing.layout(shapes, wide)
    if board.status == "reconstructed":
        layout["annotations"] = [drawing.note(speech.told(hover.RECONSTRUCTED))]
    return {"data": data, "layout": layout}


def _listed(option: str, given: Any) -> Iterable[Any]:
    """The items of an option that is a list, or its only item."""
    if isinstance(given, str):
        return [given]
    if not isinstance(given, Iterable):
        raise BadInput(at(option, expected("list", given)))
    return given


def _routes(option: str, board: Board, given: Any) -> list[str]:
    """The ids of the routes that an option names; both tracks of a double route that is named by its cities."""
    try:
        return board.reader.all_tracks(
            [*given] if isinstance(given, Iterable) and not isinstance(given, str) else given
        )
    except BadInput as error:
        raise BadInput(at(option, error.message)) from None


def _lit(board: Board, highlight: Iterable[str] | Mapping[str, str], colors: Theme) -> dict[str, str]:
    """The highlight colour of each route."""
    own = highlight if isinstance(highlight, Mapping) else {}
    for color in own.values():
        if not isinstance(color, str) or re.fullmatch(r"#[0-9a-fA-F]{6}", color) is None:
            raise BadInput(at("highlight", expected("color", color)))
    lit = {id: mix(own[name], colors.paper, 0.75) for name in own for id in _routes("highlight", board, name)}
    return lit or dict.fromkeys(_routes("highlight", board, highlight), colors.brass)


def checked(theme: str, width: int | None, board: Board) -> tuple[Theme, int]:
    """Validate theme and width; the default width depends on the board."""
    if not isinstance(theme, str) or theme not in THEMES:
        raise BadInput(
            Message("error-theme", given=short(theme), known=tuple(THEMES), near=did_you_mean(theme, THEMES))
        )
    geometry = board_geometry(board)
    if width is None:
        width = 1000 if geometry.height <= 1000 else 760
    if type(width) is not int or not 200 <= width <= 8000:
        raise BadInput(at("width", expected("width", width, least=200, most=8000)))
    return THEMES[theme], width


def _tints(theme: Theme) -> Sequence[str]:
    share = 0.75
    return [mix(color, theme.paper, share) for color in ("#1E88E5", "#8E6C00", "#00796B", "#6A1B9A", "#D81B60") * 20]


class Drawing:
    """Draws the parts of a board as plotly shapes and traces."""

    def __init__(
        self, geometry: BoardGeometry, theme: Theme, scale: float, look: BoardPaint, thing: View | Board
    ) -> None:
        self.geometry, self.theme, self.scale, self.look, self.thing = geometry, theme, scale, look, thing
        self.tiny = scale * geometry.width < _TINY
        self.ground = Ground(geometry, theme, scale, self.tiny)

    def _path(self, name: str, path: str, **more: Any) -> Shape:
        return shape(name, path, **more)

    def _seat(self, seat: int) -> tuple[str, str]:
        """Fill and outline of a seat's property."""
        return seat_colors(self.look.looks[seat], self.theme)

    def _line(self, color: str, width: float, dash: str = "solid") -> dict[str, Any]:
        return {"color": color, "width": round(max(0.4, width * self.scale), 2), "dash": dash}

    def _dash(self, *lengths: float) -> str:
        return ",".join(f"{length * self.scale:.2g}px" for length in lengths)

    def under(self, lit: Mapping[str, str], wanted: Sequence[Wanted]) -> list[Shape]:
        """The shapes below the spaces: highlights, and thin lines between cities."""
        theme, shapes = self.theme, []
        sketched = {id for want in wanted for id in want.routes}
        for route in self.geometry.routes.values():
            color = lit.get(route.id) or (mix("#D81B60", theme.paper, 0.6) if route.id in sketched else None)
            line = self._line(color or theme.brass, route.size[1] * 1.9)
            shapes.append(
                self._path(
                    f"glow:{route.id}", route.line, fillcolor="rgba(0,0,0,0)", line=line, opacity=1 if color else 0
                )
            )
        plain = [route for route in self.geometry.routes.values() if route.kind != "subway"]
        for name, dash, kinds in (("rails", "solid", False), ("lanes", "dot", True)):
            path = "".join(route.line for route in plain if (route.kind in ("sea", "ferry")) == kinds)
            if path:
                line = self._line(theme.bed if name == "rails" else theme.coast, 1.6 if name == "rails" else 1.3, dash)
                shapes.append(self._path(name, path, fillcolor="rgba(0,0,0,0)", line=line))
        return shapes

    def tracks(self) -> list[Shape]:
        """All routes as printed: casing or line, spaces, symbols, and the outlines of closed ones."""
        shapes: list[Shape] = []
        for route in self.geometry.routes.values():
            shapes += self._track(route)
        for route in self.geometry.routes.values():
            shapes += self._rim(route)
        return shapes

    def _rim(self, route: RouteGeometry) -> Iterable[Shape]:
        """The colour symbol of an unclaimed subway route."""
        if route.rim is None:
            return
        (x, y, r), look, fill = route.rim, self.look.routes[route.id], CARDS[route.color]
        opacity = 0 if self.tiny or look.owner is not None else _opacity(look)
        line = self._line(self.theme.rim, 1.0)
        yield self._path(f"badge:{route.id}", pieces.disc(x, y, r), fillcolor=fill, line=line, opacity=opacity)
        sign = pieces.symbol(route.symbol, x, y, r * 0.68)
        yield self._path(f"rim:{route.id}", sign, fillcolor=on(fill), fillrule="evenodd", opacity=opacity)

    def _track(self, route: RouteGeometry) -> Iterable[Shape]:
        look, theme = self.look.routes[route.id], self.theme
        if route.casing:
            yield self._path(
                f"casing:{route.id}", route.casing, fillcolor=theme.casing, fillrule="nonzero", opacity=_opacity(look)
            )
        if route.kind == "subway":
            color = mix(theme.casing, theme.land, 0.62) if look.owner is None else self._seat(look.owner)[0]
            line = self._line(color, route.size[1] * 0.17)
            yield self._path(f"line:{route.id}", route.line, fillcolor="rgba(0,0,0,0)", line=line)
            if look.owner is not None:
                wide = route.size[1] / SUBWAY
                line = self._line(
                    seat_ink(self.look.looks[look.owner]), wide * 0.08, self._dash(wide * 0.3, wide * 0.3)
                )
                yield self._path(f"sleepers:{route.id}", route.line, fillcolor="rgba(0,0,0,0)", line=line)
        edge, opacity = self._line(look.edge, 1.1), _opacity(look)
        yield self._path(
            f"spaces:{route.id}", route.path, fillcolor=look.fill, line=edge, opacity=opacity, fillrule="nonzero"
        )
        yield from self._marks(route, look, 0 if self.tiny else opacity)
        if self._double(route):
            yield self._path(
                f"closed:{route.id}", route.outline, fillcolor="rgba(0,0,0,0)",
                line=self._line(theme.quiet, 1.0, self._dash(2.2, 1.8)), opacity=0.5 if look.closed else 0,
            )  # fmt: skip

    def _marks(self, route: RouteGeometry, look: RoutePaint, opacity: float) -> Iterable[Shape]:
        """The signs of the cards that pay for a route."""
        if route.wilds:
            line = self._line(look.edge, 0.7)
            yield self._path(f"discs:{route.id}", route.wild_discs, fillcolor="#FFFDF6", line=line, opacity=opacity)
            yield self._path(f"sparks:{route.id}", route.wild_marks, fillcolor=LIGHT.outline, opacity=opacity)
        if route.marks:
            yield self._path(
                f"marks:{route.id}", route.marks, fillcolor=look.symbol_fill, fillrule="evenodd", opacity=opacity
            )

    def trains(self) -> list[Shape]:
        """The pieces on claimed routes: their sides, their tops, their liveries."""
        owned = [
            (route, look.owner)
            for route in self.geometry.routes.values()
            if (look := self.look.routes[route.id]).owner is not None
        ]
        return [
            *(self._side(route, seat) for route, seat in owned),
            *(shape for route, seat in owned for shape in self._top(route, seat)),
        ]

    def _side(self, route: RouteGeometry, seat: int) -> Shape:
        fill, edge = self._seat(seat)
        line = self._line(edge, route.size[1] * (0.2 if self.theme.name == "dark" else 0.115))
        return self._path(
            f"side:{route.id}", trains.outlines(route, -1.1), fillcolor=mix(fill, "#000000", 0.5), line=line,
            fillrule="nonzero",
        )  # fmt: skip

    def _top(self, route: RouteGeometry, seat: int) -> Iterable[Shape]:
        fill, _ = self._seat(seat)
        look = self.look.looks[seat]
        line = self._line(self.theme.outline, route.size[1] * 0.115)
        yield self._path(f"top:{route.id}", trains.outlines(route, 0.9), fillcolor=fill, line=line, fillrule="nonzero")
        yield self._path(
            f"livery:{route.id}", trains.liveries(route, LIVERIES[look], 0.9), fillcolor=seat_ink(look),
            fillrule="evenodd", opacity=0 if self.tiny else 1,
        )  # fmt: skip

    def _double(self, route: RouteGeometry) -> bool:
        board = self.thing.board if isinstance(self.thing, View) else self.thing
        return board.group_of[board.route_number[route.id]] >= 0

    def standing(self) -> list[Shape]:
        """Dots, anchors, buildings and whoever waits."""
        shapes: list[Shape] = []
        theme = self.theme
        view = self.thing if isinstance(self.thing, View) else None
        built, waits = sites(view.variant) if view else {}, view is not None and waiting(view) is not None
        anchors = "".join(
            pieces.anchor(*city.anchor, city.font * 0.42) for city in self.geometry.cities.values() if city.anchor
        )
        if anchors:
            line = self._line(theme.port, 1.1)
            shapes.append(self._path("anchors", anchors, fillcolor="rgba(0,0,0,0)", line=line))
        for city in self.geometry.cities.values():
            shapes += self._city(city, built.get(city.id))
            shapes += self._waiting(city) if waits else ()
        return shapes

    def _city(self, city: CityGeometry, piece: str | None) -> Iterable[Shape]:
        theme, wide = self.theme, self.geometry.car[1]
        light = theme.name == "light"
        fill, ring = ("#FFFDF6", theme.ink) if light else (theme.ink, theme.outline)
        if city.country:
            corners = ((0.72, 0.0), (0.0, 0.72), (-0.72, 0.0), (0.0, -0.72))
            dot = pieces.line((city.x + x * wide, city.y + y * wide) for x, y in corners) + "Z"
        else:
            dot = pieces.disc(city.x, city.y, wide * _DOT)
        yield self._path(f"dot:{city.id}", dot, fillcolor=fill, line=self._line(ring, wide * _DOT * 0.42))
        post = self.look.posts.get(city.id)
        if piece is not None and post is not None:
            outline = pieces.building(piece, city.x, city.y + wide * 0.5, wide * 1.08)
            line = self._line(post.edge, 1.2)
            yield self._path(f"post:{city.id}", outline, fillcolor=post.fill, fillrule="evenodd", line=line)

    def _waiting(self, city: CityGeometry) -> Iterable[Shape]:
        high = self.geometry.font * 0.95
        for number, ((x, y), look) in enumerate(zip(city.seats, self.look.waiting.get(city.id, ()), strict=False)):
            yield self._path(
                f"person:{city.id}:{number}", pieces.person(x, y, high), fillcolor=look.fill, fillrule="evenodd",
                line=self._line(look.edge, 0.8),
            )  # fmt: skip

    def engines(self) -> Iterable[Shape]:
        """Each seat's engine on the score track; those with equal points stand side by side."""
        points = self.thing.points if isinstance(self.thing, View) else ()
        size = self.geometry.width, self.geometry.height
        for seat, score in enumerate(points):
            beside = sum(other % CELLS == score % CELLS for other in points[:seat])
            x, y = cell_at(size, score + beside * _ENGINE * 2 * CELLS / sum(size))
            x, y = (min(most - _ENGINE * 1.2, max(_ENGINE * 1.2, at)) for at, most in zip((x, y), size, strict=True))
            look = self.look.looks[seat]
            line = self._line("#FFFDF6", 1.4)
            yield self._path(f"engine:{seat}", pieces.disc(x, y, _ENGINE), fillcolor=self._seat(seat)[0], line=line)
            sign = trains.livery(LIVERIES[look], CurvePoint(x, y, 1.0, 0.0, 0.0), _ENGINE * 1.5, _ENGINE * 0.65)
            yield self._path(f"sign:{seat}", sign, fillcolor=seat_ink(look), fillrule="evenodd")

    def words(self) -> list[dict[str, Any]]:
        """Names, prices and the texts at the edge of the map."""
        theme, cities = self.theme, self.geometry.cities.values()
        halo = ", ".join(f"{x}px {y}px 1.5px {theme.land}" for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
        inks = [theme.quiet if city.country else theme.port if city.port else theme.ink for city in cities]
        found = [
            _text("names", [(*city.text, city.name) for city in cities], inks,
                  [round(city.font * self.scale, 2) for city in cities], halo)
        ]  # fmt: skip
        prices = [r for r in self.geometry.routes.values() if r.kind == "subway"]
        if prices:
            board = self.thing.board if isinstance(self.thing, View) else self.thing
            owners = {r.id: self.look.routes[r.id].owner for r in prices}
            places = [
                (r.middle.x, r.middle.y, str(board.route(r.id).length) if owners[r.id] is None else "") for r in prices
            ]
            inks = [self._price_ink(route) for route in prices]
            found.append(_text("prices", places, inks, round(self.geometry.font * self.scale, 2), "none"))
        if self.scale > _TENS:
            size = round(9.5 * max(1.0, self.scale), 2)
            found.append(_text("tens", self.ground.tens(), theme.score[2], size, "none"))
        if self.geometry.edges:
            places = [(edge.label[0], edge.label[1], edge.text) for edge in self.geometry.edges]
            size = round(self.geometry.font * 0.8 * self.scale, 2)
            found.append(_text("edges", places, theme.quiet, size, halo.replace(theme.land, theme.water)))
        return found

    def note(self, words: str) -> dict[str, Any]:
        """A line of small print in the corner."""
        size = round(self.geometry.font * 0.72 * self.scale, 2)
        return {
            "text": in_plotly(words), "x": 42, "y": 16, "xanchor": "left", "yanchor": "bottom", "showarrow": False,
            "font": {"family": FONTS, "size": size, "color": self.theme.quiet},
        }  # fmt: skip

    def _price_ink(self, route: RouteGeometry) -> str:
        return on(self.look.routes[route.id].fill)

    def rings(self, wanted: Sequence[Wanted]) -> list[dict[str, Any]]:
        """Rings around the cities of tickets."""
        cities = sorted({id for want in wanted for id in want.cities})
        if not cities:
            return []
        places = [self.geometry.cities[id] for id in cities]
        return [
            {
                "type": "scatter", "mode": "markers", "name": "rings", "hoverinfo": "skip",
                "x": [city.x for city in places], "y": [city.y for city in places],
                "marker": {
                    "symbol": "circle-open", "color": "#D81B60",
                    "size": round(self.geometry.car[1] * 2.1 * self.scale, 1),
                    "line": {"width": round(max(1.5, 2.6 * self.scale), 2)},
                },
            }
        ]  # fmt: skip

    def pointers(self, board: Board, speech: Speech) -> list[dict[str, Any]]:
        """Invisible points that carry the hover texts."""
        xs, ys, ids, texts = [], [], [], []
        for route in self.geometry.routes.values():
            said = hover.sentence(hover.route_words(self.thing, board.route(route.id), self.look), speech)
            for place in route.spaces:
                xs.append(round(place.x, 1))
                ys.append(round(place.y, 1))
                ids.append(route.id)
                texts.append(said)
        cities = [self.geometry.cities[city.id] for city in board.cities]
        return [
            self._pointer("routes", xs, ys, ids, texts, self.geometry.car[1] * 1.5),
            self._pointer(
                "cities", [c.x for c in cities], [c.y for c in cities], [c.id for c in cities],
                [hover.sentence(hover.city_words(self.thing, city, self.look), speech) for city in board.cities],
                self.geometry.car[1],
            ),
        ]  # fmt: skip

    def _pointer(
        self, name: str, xs: list[float], ys: list[float], ids: list[str], texts: list[str], size: float
    ) -> dict[str, Any]:
        return {
            "type": "scatter", "mode": "markers", "name": name, "x": xs, "y": ys, "customdata": ids,
            "text": list(map(in_plotly, texts)),
            "hoverinfo": "text", "marker": {"size": round(size * self.scale, 1), "opacity": 0, "color": self.theme.ink},
        }  # fmt: skip

    def layout(self, shapes: list[Shape], wide: int) -> dict[str, Any]:
        """Axes, size and background."""
        theme, geometry = self.theme, self.geometry
        axis = {"visible": False, "fixedrange": True, "constrain": "domain"}
        return {
            "width": wide,
            "height": round(wide * geometry.height / geometry.width),
            "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
            "paper_bgcolor": theme.paper,
            "plot_bgcolor": theme.land if "streets" in geometry.art or not geometry.art else theme.water,
            "showlegend": False,
            "hovermode": "closest",
            "hoverdistance": 12,
            "dragmode": False,
            "font": {"family": FONTS, "color": theme.ink},
            "hoverlabel": {
                "bgcolor": theme.paper, "bordercolor": theme.quiet,
                "font": {"family": FONTS, "color": theme.ink, "size": 13},
            },
            "xaxis": axis | {"range": [0, geometry.width]},
            "yaxis": axis | {"range": [0, geometry.height], "scaleanchor": "x"},
            "shapes": shapes,
        }  # fmt: skip


def _opacity(look: RoutePaint) -> float:
    """A closed route is only an outline."""
    return 0 if look.closed else 1


def _text(name: str, places: Iterable[tuple[float, float, str]], color: Any, size: Any, shadow: str) -> dict[str, Any]:
    xs, ys, texts = zip(*places, strict=True)
    return {
        "type": "scatter", "mode": "text", "name": name, "hoverinfo": "skip", "cliponaxis": False,
        "x": [round(x, 1) for x in xs], "y": [round(y, 1) for y in ys], "text": list(map(in_plotly, texts)),
        "textposition": "middle center",
        "textfont": {"family": FONTS, "color": color, "size": size, "shadow": shadow},
    }  # fmt: skip
