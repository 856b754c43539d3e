"""The board as sent to the page once per game: the empty figure, an index of its shapes, and the looks of cards and
seats.

The page computes no geometry: it draws this figure and afterwards only changes colours and opacities of shapes, which
it finds by the indices given here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ttr_widget.game import new_game
from ttr_widget.kernel.cards import Card
from ttr_widget.kernel.records import Route, Ticket
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.liveries import looks
from ttr_widget.locales.plain_text import isolated
from ttr_widget.queries.cities import sites, waiting
from ttr_widget.render.cartography.geometry import BoardGeometry, EdgeGeometry, board_geometry
from ttr_widget.render.cartography.metrics import ENLARGED, condensed_width
from ttr_widget.render.figure import figure_dict
from ttr_widget.render.paint import seat_colors, seat_ink
from ttr_widget.render.palette import CARD_SYMBOLS, CARDS, LIVERIES, SEATS, SIGNS, THEMES, WILD_SYMBOL, inked, on
from ttr_widget.rules import Tours

from . import traits
from .packing import decks_of
from .record import jsonable

_TRACES = ("routes", "cities", "names", "tens", "prices", "edges")
"""Traces that the page does not use (plotly's hover) or draws itself, above its pieces."""
_OVER = ("badge", "rim", "post", "person", "anchors", "engine", "sign")
"""Shapes that the page draws itself, above its pieces."""
_COLORS = ("fillcolor", "opacity")
_PARTS = {"casing": "casing", "closed": "closed", "line": "lines"}
_SIGNS = ("discs", "sparks", "marks")
"""Other shapes of a route in the figure, and their names in the page (``lines``: the coloured line of a subway)."""


@lru_cache(maxsize=16)
def board_data(variant: Variant, colors: tuple[str, ...] = ()) -> dict[str, Any]:
    """Everything that never changes during a game, as a dict for JSON; ``colors`` are those of the seats."""
    found, order = _plain_board(variant), looks(colors)
    if order == tuple(range(len(order))):
        return found
    themes = {
        name: theme | {"seats": [theme["seats"][look] for look in order]} for name, theme in found["themes"].items()
    }
    return found | {"seats": [found["seats"][look] for look in order], "themes": themes}


@lru_cache(maxsize=8)
def _plain_board(variant: Variant) -> dict[str, Any]:
    found: dict[str, Any] = jsonable(_board(variant))
    return found


def _board(variant: Variant) -> traits.Board:
    board = variant.board
    # The rules decide what can stand on the map, so draw a game that has just begun.
    empty = new_game(variant, players=board.players[0], seed=0).view(None)
    geometry = board_geometry(board)
    light, dark = _drawn(empty, "light"), _drawn(empty, "dark")
    shapes = _by_owner(light)
    width, height = geometry.width, geometry.height
    return traits.Board(
        name=board.name,
        title=isolated(board.title),
        players=board.players,
        reconstruction=board.status == "reconstructed",
        figure=traits.Figure(**light),
        themes=traits.Themes(_theme("light", light, dark), _theme("dark", dark, light)),
        ground=dict(geometry.art),
        routes=[_route(variant, route, geometry, shapes) for route in board.routes],
        cities=[_city(geometry, city.id, city.name) for city in board.cities],
        tickets={ticket.id: _ticket(variant, ticket) for ticket in board.tickets},
        cards=[_card(card) for card in variant.kinds.cards],
        seats=[_seat(seat) for seat in range(len(SEATS))],
        decks=decks_of(variant),
        actions={
            kind: {name: role.value for name, role in action.roles.items()} for kind, action in variant.actions.items()
        },
        posts=dict(sites(variant)),
        buildings=[*dict.fromkeys(sites(variant).values())],
        waiting=_places(empty),
        edges=[_edge(edge) for edge in geometry.edges],
        range=traits.Range((0, width), (0, height)),
    )


def _drawn(view: View, theme: str) -> dict[str, Any]:
    figure = figure_dict(view, theme=theme)
    figure["data"] = [trace for trace in figure["data"] if trace["name"] not in _TRACES]
    layout = figure["layout"]
    # A browser paints the ground once, not at every step of a zoom.
    layout["shapes"] = [
        shape
        for shape in layout["shapes"]
        if shape["layer"] != "below" and shape["name"].partition(":")[0] not in _OVER
    ]
    layout["paper_bgcolor"] = layout["plot_bgcolor"] = "rgba(0,0,0,0)"
    return figure


def _by_owner(figure: dict[str, Any]) -> dict[tuple[str, str], list[int]]:
    """The indices of the shapes by their kind and owner: ``("spaces", "paris-zurich")``."""
    found: dict[tuple[str, str], list[int]] = {}
    for number, shape in enumerate(figure["layout"]["shapes"]):
        kind, _, owner = shape["name"].partition(":")
        found.setdefault((kind, owner), []).append(number)
    return found


def _places(view: View) -> dict[str, int]:
    """How many can wait in each city."""
    if waiting(view) is None:
        return {}
    return {city.id: count for city in view.board.cities if (count := city.fact("passengers", 0))}


def _edge(edge: EdgeGeometry) -> traits.Edge:
    x, y, _, high = edge.label
    font = high / 1.2 * ENLARGED
    return traits.Edge(
        isolated(edge.text),
        (round(x, 1), round(y, 1)),
        edge.side,
        round(font, 2),
        round(condensed_width(edge.text, font), 1),
    )


def _theme(name: str, own: dict[str, Any], other: dict[str, Any]) -> traits.Theme:
    """The colours of a theme, and what ``relayout`` and ``restyle`` need to switch to it."""
    theme = THEMES[name]
    patch = {"font.color": own["layout"]["font"]["color"]}
    for number, note in enumerate(own["layout"].get("annotations", ())):
        patch[f"annotations[{number}].font.color"] = note["font"]["color"]
    for number, (shape, before) in enumerate(zip(own["layout"]["shapes"], other["layout"]["shapes"], strict=True)):
        for key in _COLORS:
            if shape.get(key) != before.get(key):
                patch[f"shapes[{number}].{key}"] = shape.get(key, 1)
        if shape["line"].get("color") != before["line"].get("color"):
            patch[f"shapes[{number}].line.color"] = shape["line"].get("color")
    fonts: list[Mapping[str, Any]] = [
        {f"textfont.{key}": trace["textfont"][key] for key in ("color", "shadow")} for trace in own["data"]
    ]
    colors = {
        key: getattr(theme, key) for key in ("paper", "land", "water", "ink", "quiet", "brass", "outline", "port")
    }
    full = {color: inked(color, theme) for color in CARDS}
    return traits.Theme(
        **colors,
        rim=theme.rim,
        casing=theme.casing,
        ground=theme.ground,
        inked=full,
        patch=patch,
        fonts=fonts,
        seats=[seat_colors(n, theme) for n in range(len(SEATS))],
    )


def _route(
    variant: Variant, route: Route, geometry: BoardGeometry, shapes: dict[tuple[str, str], list[int]]
) -> traits.Route:
    drawn = geometry.routes[route.id]
    ends = [isolated(variant.board.city(city).name) for city in route.cities]
    return traits.Route(
        id=route.id,
        a=route.a,
        b=route.b,
        length=route.length,
        kind=route.kind,
        color=route.color,
        double=route.double,
        name="–".join(ends),
        points=variant.prices[variant.board.route_number[route.id]].points,
        shapes=shapes["spaces", route.id],
        spaces=[(round(place.x, 1), round(place.y, 1)) for place in drawn.spaces],
        path=[[(round(x, 1), round(y, 1)) for x, y in line] for line in drawn.lines],
        width=round(2 * drawn.half_width, 1),
        size=drawn.size,
        wilds=route.fact("locomotives", 0),
        pairs=route.fact("pairs", False),
        signs=[number for kind in _SIGNS for number in shapes.get((kind, route.id), [])],
        **{key: shapes[kind, route.id] for kind, key in _PARTS.items() if (kind, route.id) in shapes},
    )


def _ticket(variant: Variant, ticket: Ticket) -> traits.Ticket:
    name = "–".join(isolated(variant.board.city(city).name) for city in ticket.cities)
    tour = None
    if len(ticket.cities) > 2 and Tours.key in variant.by_key:
        tour = traits.Tour(*[ticket.fact(fact, ticket.points) for fact in ("ordered", "penalty")])
    return traits.Ticket(list(ticket.cities), ticket.points, name, tour)


def _city(geometry: BoardGeometry, id: str, name: str) -> traits.City:
    city = geometry.cities[id]
    font = city.font * ENLARGED
    return traits.City(
        id=id,
        name=isolated(name),
        x=round(city.x, 1),
        y=round(city.y, 1),
        port=city.port,
        country=city.country,
        label=isolated(city.name),
        at=(round(city.text[0], 1), round(city.text[1], 1)),
        font=round(font, 2),
        wide=round(condensed_width(city.name, font), 1),
    )


def _card(card: Card) -> traits.CardKind:
    fill = CARDS.get(card.color or "gray", CARDS["gray"])
    return traits.CardKind(
        name=card.name,
        color=card.color,
        wild=card.color is None,
        symbol=SIGNS[CARD_SYMBOLS.get(card.color or "", WILD_SYMBOL)],
        fill=fill,
        ink=on(fill),
        deck=card.deck,
        spaces=card.spaces,
        marks=list(card.marks),
    )


def _seat(seat: int) -> traits.SeatLook:
    return traits.SeatLook(SEATS[seat], LIVERIES[seat], seat_ink(seat))
