"""Maps of the public map editor (bjornhagstrom/ticket-to-ride-map-editor on GitHub), as JSON.

A file has an envelope with ``format``, ``version`` and ``kind``, and the map under ``payload``; files of version 1 have
the map at the top.  The background, notes and styles are pictures and are not used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ttr_widget.kernel.errors import BadBoard, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .drawn_map import DrawnMap

_FORMAT = "ticket-to-ride-map"
_NEWEST = 4
_NETWORK = ("map", "network")
_PICTURES = ("background", "backgroundImage", "notes", "rules")
_BARE = ("rail", "trail")
"""The route types without train cards of maps that do not list their types."""
_BOATS = ("ferry", "boat", "ship")
Objects = Iterator[tuple[str, Mapping[str, Any]]]


def read_map(data: Any) -> DrawnMap:
    """The map in the data of a file."""
    payload, kind = _payload(data)
    if kind not in _NETWORK:
        raise BadBoard(Message("error-import-kind", kind=short(kind)))
    drawn = DrawnMap(_text(payload.get("name")))
    _read_setup(drawn, payload)
    for place, stop in _objects(drawn, payload, "stops"):
        y = stop.get("y")
        upwards = -y if isinstance(y, int | float) else None
        drawn.add_stop(place, _text(stop.get("id")), stop.get("name"), stop.get("x"), upwards)
    _read_routes(drawn, payload)
    _read_tickets(drawn, payload)
    unused = tuple(name for name in _PICTURES if payload.get(name))
    if unused:
        drawn.note("unused", names=unused)
    return drawn


def _payload(data: Any) -> tuple[Mapping[str, Any], Any]:
    """The contents of a file, and what kind of contents they are."""
    if not isinstance(data, Mapping):
        raise BadBoard(expected("object", data))
    if data.get("format") != _FORMAT:  # version 1: `format` is the shape of the board there
        if "stops" not in data:
            raise BadBoard(Message("error-import-format"))
        return data, data.get("kind") or "map"
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= _NEWEST:
        raise BadBoard(Message("error-import-version", known=_NEWEST, given=short(version)))
    payload = data.get("payload")
    if not isinstance(payload, Mapping):
        raise BadBoard(expected("object", payload))
    return payload, data.get("kind")


def _objects(drawn: DrawnMap, payload: Mapping[str, Any], name: str) -> Objects:
    """The objects of a list with their places; anything else in it is noted."""
    found = payload.get(name) or []
    for number, one in enumerate(found if isinstance(found, list) else [found]):
        if isinstance(one, Mapping):
            yield f"{name}[{number}]", one
        else:
            drawn.note("strange", place=f"{name}[{number}]", given=short(one))


def _read_setup(drawn: DrawnMap, payload: Mapping[str, Any]) -> None:
    """The pieces, first tickets and players that the map says."""
    wagons, first, kept = (payload.get(name) for name in ("wagonsPerPlayer", "startingTickets", "keptTickets"))
    drawn.trains = wagons if type(wagons) is int and wagons > 0 else None
    drawn.first = first if type(first) is int and first > 0 else drawn.first
    drawn.kept = kept if type(kept) is int and kept > 0 else drawn.kept
    players = payload.get("players")
    least, most = (players.get("min"), players.get("max")) if isinstance(players, Mapping) else (None, None)
    if type(least) is int and type(most) is int:
        if 2 <= least <= most <= drawn.players[1]:
            drawn.players = least, most
        else:
            drawn.note("players", given=f"{short(least)}–{short(most)}", least=2, most=drawn.players[1])


def _read_routes(drawn: DrawnMap, payload: Mapping[str, Any]) -> None:
    types = {_text(style.get("id")): style for _, style in _objects(drawn, payload, "routeTypeStyles")}
    wagons = {_text(style.get("id")): style for _, style in _objects(drawn, payload, "wagonStyles")}
    bare = 0
    for place, route in _objects(drawn, payload, "routes"):
        kind, wagon = _text(route.get("type")), _text(route.get("wagonStyle"))
        style = types.get(kind, {})
        if style.get("infrastructure") is True or (not types and kind in _BARE):
            bare += 1
            continue
        said = " ".join([kind, _text(style.get("label")), wagon, _text(wagons.get(wagon, {}).get("label"))]).lower()
        slots = route.get("locomotiveSlots")
        drawn.add_route(
            place,
            (_text(route.get("a")), _text(route.get("b"))),
            route.get("length"),
            route.get("color"),
            tunnel="tunnel" in said or route.get("tunnel") is True,
            boat=any(word in said.split() for word in _BOATS),
            locomotives=len(slots) if isinstance(slots, list) else 0,
        )
    if bare:
        drawn.note("bare", count=bare)


def _read_tickets(drawn: DrawnMap, payload: Mapping[str, Any]) -> None:
    """The tickets of the first deck, and further decks as expansions."""
    labels = {_text(one.get("id")): _text(one.get("label")) for _, one in _objects(drawn, payload, "ticketSets")}
    first = next(iter(labels), "")
    for place, ticket in _objects(drawn, payload, "tickets"):
        deck = _text(ticket.get("set")) or first
        ends = _text(ticket.get("a")), _text(ticket.get("b"))
        other = "" if deck == first else labels.get(deck) or deck
        drawn.add_ticket(place, ends, ticket.get("points"), long=ticket.get("long") is True, deck=other)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
