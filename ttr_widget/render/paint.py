"""The current look of a board: colours, symbols and visibility, as a pure function of a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.view import View
from ttr_widget.liveries import looks
from ttr_widget.queries.cities import buildings, waiting
from ttr_widget.queries.routes import why_closed

from .palette import CARDS, SEATS, Theme, contrast, mix, printed


@dataclass(frozen=True)
class RoutePaint:
    """The look of a route as printed, and who owns it or why it is closed."""

    fill: str
    edge: str
    symbol_fill: str
    owner: int | None = None
    closed: Refusal | None = None


@dataclass(frozen=True)
class PiecePaint:
    """The look of what stands in a city: a building, or somebody waiting."""

    fill: str
    edge: str
    owner: int | None = None
    color: str = ""
    piece: str = ""


@dataclass(frozen=True)
class BoardPaint:
    """Everything in a figure that changes during a game."""

    routes: Mapping[str, RoutePaint]
    posts: Mapping[str, PiecePaint]
    """Buildings by city."""
    waiting: Mapping[str, tuple[PiecePaint, ...]]
    looks: tuple[int, ...] = looks(())
    """The number of each seat's colour and livery."""


def seat_colors(look: int, theme: Theme) -> tuple[str, str]:
    """Fill and outline of a seat's property, by the number of its colour."""
    return SEATS[look % len(SEATS)], "#EDE3CD" if theme.name == "dark" else theme.outline


def seat_ink(look: int) -> str:
    """The colour of a seat's livery: cream, or dark on a light colour."""
    return next(ink for ink in ("#FFF9EA", "#1B1A17") if contrast(ink, SEATS[look % len(SEATS)]) >= 4)


def paint(thing: View | Board, theme: Theme, colors: tuple[str, ...] = ()) -> BoardPaint:
    """The look of a view; for a board, of its empty state."""
    view = thing if isinstance(thing, View) else None
    board = thing.board if isinstance(thing, View) else thing
    reasons = why_closed(view) if view else {}
    routes = {}
    for number, route in enumerate(board.routes):
        owner = view.owners[number] if view else FREE
        whose = None if owner == FREE else owner
        routes[route.id] = RoutePaint(*printed(route.color, theme), whose, reasons.get(number))
    seats = looks(colors)
    return BoardPaint(routes, _posts(view, theme, seats), _waiting(view, theme), seats)


def _posts(view: View | None, theme: Theme, seats: tuple[int, ...]) -> dict[str, PiecePaint]:
    built = buildings(view) if view else {}
    return {
        city: PiecePaint(*seat_colors(seats[one.seat], theme), one.seat, piece=one.piece) for city, one in built.items()
    }


def _waiting(view: View | None, theme: Theme) -> dict[str, tuple[PiecePaint, ...]]:
    there = (waiting(view) if view else None) or {}
    return {city: tuple(_person(color, theme) for color in colors) for city, colors in there.items()}


def _person(color: str, theme: Theme) -> PiecePaint:
    fill = CARDS.get(color, CARDS["gray"])
    edge = mix(fill, "#000000", 0.45) if theme.name == "light" else mix(fill, "#FFFFFF", 0.42)
    return PiecePaint(fill, edge, color=color)
