"""Custom boards as data for saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadBoard, BadSave, TtrError, at, expected
from ttr_widget.kernel.json_values import jsonable
from ttr_widget.kernel.limits import CITIES, ROUTES, TICKETS
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.records import City, Route, Ticket

_HEAD = ("name", "title", "players", "description", "special", "status", "data")
_MOST = {"cities": CITIES, "routes": ROUTES, "tickets": TICKETS}


def board_to_dict(board: Board) -> dict[str, Any]:
    """The board as JSON data, without its expansions."""
    return {
        **{name: jsonable(getattr(board, name)) for name in _HEAD},
        "cities": [[c.id, c.name, c.lat, c.lon, jsonable(c.facts)] for c in board.cities],
        "routes": [[r.id, r.a, r.b, r.length, r.color, r.kind, r.double, jsonable(r.facts)] for r in board.routes],
        "tickets": [[t.id, list(t.cities), t.points, t.deck, jsonable(t.facts)] for t in board.tickets],
    }


def board_from_dict(data: Any, place: str) -> Board:
    """Read a board written by :func:`board_to_dict`; a :class:`BadSave` describes errors."""
    if not isinstance(data, Mapping) or set(data) != {*_HEAD, *_MOST}:
        raise BadSave(at(place, expected("board", data)))
    for name, most in _MOST.items():
        if not isinstance(data[name], list):
            raise BadSave(at(f"{place}.{name}", expected("list", data[name])))
        if len(data[name]) > most:  # counted before anything is made of them
            raise BadSave(at(place, Message("error-board-most", what=name, most=most, count=len(data[name]))))
    try:
        return Board(
            **{name: data[name] for name in _HEAD if name != "players"},
            players=(data["players"][0], data["players"][1]),
            cities=tuple(City(*row) for row in data["cities"]),
            routes=tuple(Route(*row) for row in data["routes"]),
            tickets=tuple(Ticket(row[0], tuple(row[1]), *row[2:]) for row in data["tickets"]),
        )
    except BadBoard as error:
        raise BadSave(at(place, error.message)) from None
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, TtrError) as error:
        raise BadSave(at(place, Message("error-save-board", error=str(error)))) from None
