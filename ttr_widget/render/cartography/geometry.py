"""The geometry of a board: everything that is constant during a game, computed once per board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.records import City, Route
from ttr_widget.kernel.variant import Variant
from ttr_widget.render.palette import CARD_SYMBOLS, WILD_SYMBOL

from . import pieces
from .curves import Curve, CurvePoint, Point, box
from .draft import Leg, MapDraft, Node
from .placement import (
    SUBWAY,
    WIDTH,
    Placement,
    apply_placement,
    draft_for,
    figure_step,
    group_of,
    has_casing,
    label_font,
    label_size,
    name_of,
    placement_for,
)

Box = tuple[float, float, float, float]
"""Centre x and y, width, height."""


@dataclass(frozen=True)
class RouteGeometry:
    """The geometry of a track: its spaces and its clickable area."""

    id: str
    kind: str
    color: str
    spaces: tuple[CurvePoint, ...]
    size: tuple[float, float]
    """Length and width of a space."""
    path: str
    """All spaces as one path."""
    casing: str
    """The outline around its spaces; empty if it has none."""
    line: str
    """A smooth line from end to end below the spaces, as a path."""
    lines: tuple[tuple[Point, ...], ...]
    """The centre line from end to end as points; two lines if the route crosses the edge of the map."""
    half_width: float
    """Half the width of the clickable area."""
    symbol: str
    """The symbol of its colour; empty if there is none."""
    wilds: tuple[int, ...] = ()
    """The spaces that require a wild."""

    @property
    def outline(self) -> str:
        """A plain rectangle around each space, as one path; around a subway's, its circle."""
        return (
            self.path
            if self.kind == "subway"
            else "".join(pieces.line(box(place, *self.size)) + "Z" for place in self.spaces)
        )

    @property
    def middle(self) -> CurvePoint:
        """The space in the middle."""
        return self.spaces[len(self.spaces) // 2]

    @property
    def rim(self) -> tuple[float, float, float] | None:
        """The position and radius of a subway's colour symbol at the rim; the price takes the centre of its space."""
        if self.kind != "subway" or not self.symbol:
            return None
        (place,), wide = self.spaces, self.size[1]
        return place.x + wide * 0.4, place.y - wide * 0.4, wide * 0.265

    @property
    def marks(self) -> str:
        """The symbol of its colour on each space as one path; empty if there is none."""
        if not self.symbol or self.kind == "subway":
            return ""
        r = self.size[1] * 0.33
        places = [place for n, place in enumerate(self.spaces) if n not in self.wilds]
        return "".join(pieces.symbol(self.symbol, place.x, place.y, r) for place in places)

    @property
    def wild_discs(self) -> str:
        """A disc on each space that requires a wild, as one path."""
        return "".join(pieces.disc(self.spaces[n].x, self.spaces[n].y, self.size[1] * 0.46) for n in self.wilds)

    @property
    def wild_marks(self) -> str:
        """The symbol of a wild on each of these discs."""
        r = self.size[1] * 0.42
        return "".join(pieces.symbol(WILD_SYMBOL, self.spaces[n].x, self.spaces[n].y, r) for n in self.wilds)


@dataclass(frozen=True)
class CityGeometry:
    """The geometry of a city: its dot, its name, and the positions of passengers."""

    id: str
    name: str
    x: float
    y: float
    radius: float
    label: Box
    """The bounding box of the name with anchor and waiting passengers."""
    text: Point
    """The centre of the text."""
    font: float
    country: bool
    port: bool
    anchor: Point | None
    seats: tuple[Point, ...]
    """The positions of waiting passengers."""


@dataclass(frozen=True)
class EdgeGeometry:
    """The label where routes leave the map."""

    text: str
    label: Box
    y: float
    side: int


@dataclass(frozen=True)
class BoardGeometry:
    """The geometry of a board, in units of 1/1,000 of its width; y points north."""

    board: str
    width: float
    height: float
    car: tuple[float, float]
    font: float
    routes: Mapping[str, RouteGeometry]
    cities: Mapping[str, CityGeometry]
    edges: tuple[EdgeGeometry, ...]
    art: Mapping[str, str]

    def to_dict(self) -> dict[str, Any]:
        """The geometry as JSON data."""
        return {
            "board": self.board,
            "size": [self.width, self.height],
            "car": list(self.car),
            "font": self.font,
            "routes": {
                route.id: {
                    "kind": route.kind,
                    "spaces": [[round(n, 3) for n in (p.x, p.y, p.ux, p.uy)] for p in route.spaces],
                    "space": list(route.size),
                    "line": [[[round(x, 1), round(y, 1)] for x, y in line] for line in route.lines],
                    "half_width": round(route.half_width, 2),
                    "symbol": route.symbol,
                    "wilds": list(route.wilds),
                }
                for route in self.routes.values()
            },
            "cities": {
                city.id: {
                    "x": city.x,
                    "y": city.y,
                    "radius": city.radius,
                    "label": [round(n, 1) for n in city.label],
                    "port": city.port,
                    "country": city.country,
                    "seats": [[round(x, 1), round(y, 1)] for x, y in city.seats],
                }
                for city in self.cities.values()
            },
            "symbols": pieces.SYMBOLS,
        }


def board_geometry(board: Board | Variant) -> BoardGeometry:
    """The geometry of this board, computed once."""
    return _geometry(board.board if isinstance(board, Variant) else board)


@lru_cache(maxsize=16)
def _geometry(board: Board) -> BoardGeometry:
    return drawn(board, placement_for(board))


def drawn(board: Board, placement: Placement) -> BoardGeometry:
    """The geometry of a board for a given placement."""
    origins = {id: (place[0], place[1]) for id, place in placement.cities.items()}
    draft = apply_placement(draft_for(board, origins, placement.height, placement.car, placement.font), placement)
    routes: dict[str, list[Route]] = {}
    for route in board.routes:
        routes.setdefault(group_of(route), []).append(route)
    legs: dict[str, list[Leg]] = {}
    for leg in draft.legs:
        legs.setdefault(leg.group, []).append(leg)
    tracks = {route.id: _track(draft, route, n, legs[group], placement)
              for group, several in routes.items() for n, route in enumerate(several)}  # fmt: skip
    nodes = {node.id: node for node in draft.nodes}
    cities = {city.id: _city(city, nodes[city.id], placement) for city in board.cities}
    edges = tuple(
        EdgeGeometry(node.words, (node.x + node.at[0], node.y + node.at[1], *node.label), node.y, node.edge)
        for node in draft.nodes
        if node.edge
    )
    ordered = {route.id: tracks[route.id] for route in board.routes}
    return BoardGeometry(
        board.name, WIDTH, placement.height, placement.car, placement.font, ordered, cities, edges, placement.art
    )


def _track(draft: MapDraft, route: Route, number: int, legs: list[Leg], placement: Placement) -> RouteGeometry:
    length, width = placement.car
    size = (width * SUBWAY, width * SUBWAY) if route.kind == "subway" else (length, width)
    spaces: list[CurvePoint] = []
    lines: list[tuple[Point, ...]] = []
    path = ""
    for leg in legs:
        offset = (number - (leg.tracks - 1) / 2) * leg.step
        spaces += draft.cars(leg)[number]
        lines.append(_middle_line(draft.curve(leg), offset))
        path += pieces.bow(draft.curve(leg), offset)
    wilds = route.fact("locomotives", 0)
    first = (len(spaces) - wilds) // 2
    return RouteGeometry(
        route.id,
        route.kind,
        route.color,
        tuple(spaces),
        size,
        "".join(_space(route, place, *size) for place in spaces),
        "".join(pieces.casing(p, length, width) for p in spaces) if has_casing(route) else "",
        path,
        tuple(lines),
        legs[0].step / 2 if legs[0].tracks > 1 else width * 0.6,
        CARD_SYMBOLS.get(route.color, ""),
        tuple(range(first, first + wilds)),
    )


def _middle_line(curve: Curve, offset: float) -> tuple[Point, ...]:
    places = [curve.at(n / 12).beside(offset) for n in range(13)]
    return (curve.a, *((place.x, place.y) for place in places[1:-1]), curve.b)


def _space(route: Route, place: CurvePoint, length: float, width: float) -> str:
    if route.kind == "subway":
        return pieces.disc(place.x, place.y, width / 2)
    if route.kind in ("sea", "ferry"):
        return pieces.boat(place, length, width)
    if route.fact("pairs", False):
        return pieces.pair(place, length, width)
    return pieces.rail(place, length, width)


def _city(city: City, node: Node, placement: Placement) -> CityGeometry:
    wide, high = label_size(city, placement.font)
    x, y = node.x + node.at[0], node.y + node.at[1]
    port, count = city.fact("port", False), city.fact("passengers", 0)
    step = figure_step(placement.font)
    top = y + high / 2 - label_font(city, placement.font) * 0.6
    text = (x + placement.font * 0.475, top) if port else (x, top)
    anchor = (x - wide / 2 + placement.font * 0.42, top) if port else None
    left, low = x - (count - 1) * step / 2, y - high / 2 + step * 0.62
    if count and node.at[0] > wide / 2:
        left = x - wide / 2 + step / 2
    elif count and node.at[0] < -wide / 2:
        left = x + wide / 2 - step * (count - 0.5)
    seats = tuple((left + n * step, low) for n in range(count))
    return CityGeometry(
        city.id, name_of(city), node.x, node.y, placement.car[1] * 0.4, (x, y, wide, high), text,
        label_font(city, placement.font), city.fact("country", False), port, anchor, seats,
    )  # fmt: skip
