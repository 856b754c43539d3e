"""The current look of a board: colours, symbols and visibility, as a pure function of a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View
from ttr_widget.queries.routes import why_closed

from .palette import CARDS, SEAT_SYMBOLS, SEATS, Theme, mix, on, space_colors


@dataclass(frozen=True)
class RoutePaint:
    """The look of a route: fill, edge and opacity of its spaces, and their symbol (``None``: that of the colour)."""

    fill: str
    edge: str
    opacity: float
    edge_width: float
    symbol: str | None
    symbol_fill: str
    owner: int | None = None
    closed: Refusal | None = None


@dataclass(frozen=True)
class PiecePaint:
    """The look of a station, a harbour or a passenger."""

    fill: str
    edge: str
    owner: int | None = None
    color: str = ""


@dataclass(frozen=True)
class BoardPaint:
    """Everything in a figure that changes during a game."""

    routes: Mapping[str, RoutePaint]
    posts: Mapping[str, PiecePaint]
    """Buildings by city; the rules of the board determine whether they are stations or harbours."""
    passengers: Mapping[str, tuple[PiecePaint, ...]]


def seat_colors(seat: int, theme: Theme) -> tuple[str, str]:
    """Fill and outline of a seat's property."""
    fill = SEATS[seat % len(SEATS)]
    if theme.name == "dark" and fill == "#222222":
        return fill, "#D8D3C7"
    return fill, theme.outline


def seat_symbol(seat: int) -> str:
    """The symbol of a seat."""
    return SEAT_SYMBOLS[seat % len(SEAT_SYMBOLS)]


def paint(thing: View | Board, theme: Theme) -> BoardPaint:
    """The look of a view; for a board, of its empty state."""
    view = thing if isinstance(thing, View) else None
    board = thing.board if isinstance(thing, View) else thing
    reasons = why_closed(view) if view else {}
    routes = {}
    for number, route in enumerate(board.routes):
        owner = view.owners[number] if view else FREE
        if owner != FREE:
            fill, edge = seat_colors(owner, theme)
            routes[route.id] = RoutePaint(fill, edge, 1.0, 1.5, seat_symbol(owner), on(fill), owner)
            continue
        fill, edge, sign = space_colors(route.color, theme)
        closed = reasons.get(number)
        routes[route.id] = RoutePaint(fill, edge, 0.45 if closed else 1.0, 1.1, None, sign, None, closed)
    return BoardPaint(routes, _posts(view, theme), _passengers(view, theme))


def _posts(view: View | None, theme: Theme) -> dict[str, PiecePaint]:
    built: dict[str, int] = {}
    for key in ("stations", "harbours"):
        if view and key in view.variant.by_key:
            built |= view.rules[key]["cities"]
    return {city: PiecePaint(*seat_colors(seat, theme), owner=seat) for city, seat in built.items()}


def _passengers(view: View | None, theme: Theme) -> dict[str, tuple[PiecePaint, ...]]:
    if view is None or "passengers" not in view.variant.by_key:
        return {}
    waiting: Mapping[str, tuple[str, ...]] = view.rules["passengers"]["waiting"]
    return {city: tuple(_passenger(color, theme) for color in colors) for city, colors in waiting.items()}


def _passenger(color: str, theme: Theme) -> PiecePaint:
    fill = CARDS.get(color, CARDS["gray"])
    edge = mix(fill, "#000000", 0.45) if theme.name == "light" else mix(fill, "#FFFFFF", 0.42)
    return PiecePaint(fill, edge, color=color)
