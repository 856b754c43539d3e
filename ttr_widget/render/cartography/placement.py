"""Conversion of boards to map drafts, and placements, the stored results of the layout.

The placements of the boards in this package are computed by ``python -m tools.boards`` and stored with the boards;
that of any other board is computed when it is first drawn.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ttr_widget.boards.loader import board_folder
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.records import City, Route

from .draft import Leg, MapDraft, Node
from .labels import seat_labels
from .layout import relax
from .metrics import spaced, width

WIDTH = 1000.0
"""The width of all maps in board units."""
_LONGEST = 40
"""Letters of a name on the map."""
_CROWDED = 700
"""From this number of cities and spaces on, cities stay where they are: moving them would take too long."""
SUBWAY = 1.55
"""The size of a subway's round space, in car widths."""


@dataclass(frozen=True)
class Placement:
    """The positions of everything on a map, as stored for the boards of this package."""

    height: float
    car: tuple[float, float]
    font: float
    cities: Mapping[str, tuple[float, float, float, float]]
    """For each city its position, and the centre of its name relative to it."""
    bends: Mapping[str, tuple[float, ...]]
    """The bend of each group of parallel tracks; for those across the edge, bends and label positions of both legs."""
    art: Mapping[str, str] = field(default_factory=dict)
    """Land, water and lines as paths."""

    def to_dict(self) -> dict[str, Any]:
        """The placement as JSON data."""
        return {
            "height": self.height,
            "car": list(self.car),
            "font": self.font,
            "cities": {id: [round(n, 1) for n in place] for id, place in self.cities.items()},
            "bends": {id: [round(n, 1) for n in bend] for id, bend in self.bends.items()},
            "art": dict(self.art),
        }


def group_of(route: Route) -> str:
    """The common id of parallel tracks."""
    return route.double or route.id


def has_casing(route: Route) -> bool:
    """Whether an outline is drawn around each space: the rock around a tunnel."""
    return route.kind == "tunnel"


def name_of(city: City) -> str:
    """The name as written on the map; a very long one is cut, the tooltip has all of it."""
    name = city.name if len(city.name) <= _LONGEST else f"{city.name[:_LONGEST]}…"
    return spaced(name) if city.fact("country", False) else name


def label_size(city: City, font: float) -> tuple[float, float]:
    """Width and height of a city's name, including the row of passengers below it if there can be any."""
    size = label_font(city, font)
    wide, high = width(name_of(city), size) + 2, size * 1.2
    seats = city.fact("passengers", 0)
    if seats:
        wide, high = max(wide, seats * figure_step(font)), high + figure_step(font) * 1.35
    if city.fact("port", False):
        wide += font * 0.95
    return wide, high


def label_font(city: City, font: float) -> float:
    """The font size of a city's name; countries are smaller, in spaced capitals."""
    return font * 0.82 if city.fact("country", False) else font


def figure_step(font: float) -> float:
    """The distance between waiting passengers."""
    return font * 0.72


def draft_for(
    board: Board, origins: Mapping[str, tuple[float, float]], height: float, car: tuple[float, float], font: float
) -> MapDraft:
    """The initial draft: all cities at their original positions, all legs straight."""
    wide = car[1]
    tracks: dict[str, list[Route]] = {}
    for route in board.routes:
        tracks.setdefault(group_of(route), []).append(route)
    around = dict.fromkeys(origins, 0)
    for several in tracks.values():
        for id in several[0].cities:
            around[id] += len(several)
    nodes = []
    for city in board.cities:
        x, y = origins[city.id]
        ring = max(wide * 0.95, around[city.id] * wide * 1.25 / (2 * math.pi) + wide * 0.25)
        nodes.append(Node(city.id, x, y, (x, y), ring, label=label_size(city, font)))
    draft = MapDraft(WIDTH, height, nodes, [], margin=10.0, gap=wide * 0.28, clear=wide * 0.9)
    for group, several in tracks.items():
        _add_legs(draft, board, group, several, car, font)
    return draft


def _add_legs(
    draft: MapDraft, board: Board, group: str, several: list[Route], car: tuple[float, float], font: float
) -> None:
    length, wide = car
    route = several[0]
    a, b = board.city_number[route.a], board.city_number[route.b]
    if route.kind == "subway":
        round_ = wide * SUBWAY
        draft.legs.append(Leg(group, a, b, 1, len(several), round_ * 1.12, round_, round_))
        return
    if has_casing(route):  # it needs room too
        draft.legs.append(Leg(group, a, b, route.length, len(several), wide * 1.5, length + wide * 0.3, wide * 1.36))
        return
    if not route.fact("wrap", False):
        draft.legs.append(Leg(group, a, b, route.length, len(several), wide * 1.2, length, wide))
        return
    west, east = (a, b) if draft.nodes[a].x < draft.nodes[b].x else (b, a)
    to_left, to_right = draft.nodes[west].x, draft.width - draft.nodes[east].x
    part = round(route.length * to_left / (to_left + to_right))
    y = (draft.nodes[west].y * to_right + draft.nodes[east].y * to_left) / (to_left + to_right)
    for city, other, edge, count in ((west, east, -1, part), (east, west, 1, route.length - part)):
        x = 0.0 if edge < 0 else draft.width
        text = ("← " if edge < 0 else "→ ") + name_of(board.cities[other])
        size = (width(text, font * 0.8) + 2, font * 0.96)
        half = (len(several) - 1) * wide * 0.6
        draft.nodes.append(Node(("<" if edge < 0 else ">") + group, x, y, (x, y), half + 1, edge, size, words=text))
        draft.legs.append(Leg(group, city, len(draft.nodes) - 1, count, len(several), wide * 1.2, length, wide))


def placement_of(
    draft: MapDraft, car: tuple[float, float], font: float, art: Mapping[str, str] | None = None
) -> Placement:
    """The placement of a finished draft."""
    cities = {node.id: (node.x, node.y, *node.at) for node in draft.nodes if not node.edge}
    bends: dict[str, tuple[float, ...]] = {}
    for leg in draft.legs:
        end = draft.nodes[leg.b]
        more = (leg.bend[0], leg.bend[1], end.y, *end.at) if end.edge else (leg.bend[0], leg.bend[1])
        bends[leg.group] = bends.get(leg.group, ()) + more
    return Placement(draft.height, car, font, cities, bends, art or {})


def apply_placement(draft: MapDraft, placement: Placement) -> MapDraft:
    """Move everything in a draft to the positions of a placement."""
    for node in draft.nodes:
        if not node.edge:
            x, y, lx, ly = placement.cities[node.id]
            node.x, node.y, node.at = x, y, (lx, ly)
    done: dict[str, int] = {}
    for leg in draft.legs:
        at = done.get(leg.group, 0)
        bends, end = placement.bends[leg.group], draft.nodes[leg.b]
        leg.bend = [bends[at], bends[at + 1]]
        done[leg.group] = at + 2
        if end.edge:
            end.y, end.at = bends[at + 2], (bends[at + 3], bends[at + 4])
            done[leg.group] = at + 5
    return draft


def placement_for(board: Board) -> Placement:
    """The stored placement of this board, or one computed now."""
    return _stored(board) or _computed(board)


def _stored(board: Board) -> Placement | None:
    folder = board_folder(board.name)
    file = folder.joinpath("map.json") if folder else None
    if file is None or not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    groups = {group_of(route) for route in board.routes}
    if {city.id for city in board.cities} != set(data["cities"]) or groups != set(data["bends"]):
        return None  # a different board with the same name
    cities = {id: tuple(place) for id, place in data["cities"].items()}
    bends = {id: tuple(bend) for id, bend in data["bends"].items()}
    return Placement(data["height"], tuple(data["car"]), data["font"], cities, bends, data["art"])


def _computed(board: Board) -> Placement:
    xs, ys = [city.lon for city in board.cities], [city.lat for city in board.cities]
    middle = math.radians((min(ys) + max(ys)) / 2)
    narrow = math.cos(middle) if max(map(abs, ys)) <= 85 else 1.0
    pad = 90.0
    scale = (WIDTH - 2 * pad) / max((max(xs) - min(xs)) * narrow, (max(ys) - min(ys)) / 1.2, 1e-6)
    height = (max(ys) - min(ys)) * scale + 2 * pad
    left = (WIDTH - (max(xs) - min(xs)) * narrow * scale) / 2
    origins = {c.id: (left + (c.lon - min(xs)) * narrow * scale, pad + (c.lat - min(ys)) * scale) for c in board.cities}
    spaces = sum(route.length for route in board.routes)
    wide = max(8.4, min(22.0, math.sqrt(WIDTH * height * 0.11 / (max(spaces, 1) * 2.4))))
    car, font = (wide * 2.4, wide), max(10.5, min(18.0, wide * 1.1))
    draft = draft_for(board, origins, height, car, font)
    if spaces + 5 * len(board.cities) < _CROWDED:
        relax(draft, max(10, min(300, 6000 // max(spaces, 40))))
        seat_labels(draft, 4)
    else:
        seat_labels(draft, 1, rings=1)
    return placement_of(draft, car, font)
