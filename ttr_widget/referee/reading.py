"""Reading events: the fields that each type has, and what they may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .box import Data
from .record import Record, Stop

Reader = Callable[[Record, Any], bool]


def _whole(record: Record, value: Any) -> bool:
    return type(value) is int


def _seat(record: Record, value: Any) -> bool:
    return type(value) is int and 0 <= value < record.players


def _card(record: Record, value: Any) -> bool:
    return isinstance(value, str) and value in record.box.kinds


def _cards(record: Record, value: Any) -> bool:
    return isinstance(value, Mapping) and all(_card(record, n) and type(c) is int and c > 0 for n, c in value.items())


def _row(record: Record, value: Any) -> bool:
    return isinstance(value, list) and all(card is None or _card(record, card) for card in value)


def _shown(record: Record, value: Any) -> bool:
    return isinstance(value, list) and all(_card(record, card) for card in value)


def _deck(record: Record, value: Any) -> bool:
    return isinstance(value, str) and value in record.decks


def _route(record: Record, value: Any) -> bool:
    return isinstance(value, str) and value in record.box.tracks


def _city(record: Record, value: Any) -> bool:
    return isinstance(value, str) and value in record.box.cities


def _tickets(record: Record, value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one in record.box.tickets for one in value)


def _ticket_decks(record: Record, value: Any) -> bool:
    return isinstance(value, Mapping) and all(n in record.ticket_decks and type(c) is int for n, c in value.items())


def _people(record: Record, value: Any) -> bool:
    colors = record.box.arg("Passengers", "colors", ())
    return isinstance(value, Mapping) and all(
        _city(record, city) and isinstance(some, list) and all(color in colors for color in some)
        for city, some in value.items()
    )


def _text(record: Record, value: Any) -> bool:
    return isinstance(value, str)


def _sheet(record: Record, value: Any) -> bool:
    seats = value.get("seats") if isinstance(value, Mapping) else None
    return isinstance(seats, list) and len(seats) == record.players and all(isinstance(one, Mapping) for one in seats)


def _seats(record: Record, value: Any) -> bool:
    return isinstance(value, list) and all(_seat(record, seat) for seat in value)


FIELDS: Mapping[str, Mapping[str, Reader]] = {
    "deal": {"seat": _seat, "cards": _cards},
    "display": {"cards": _row, "reason": _text},
    "flush": {"cards": _row},
    "reshuffle": {"deck": _deck, "count": _whole},
    "refill": {"slot": _whole, "card": _card, "deck": _deck},
    "draw": {"seat": _seat, "source": _text, "slot": lambda r, v: v is None or _whole(r, v), "card": _card},
    "turn": {"seat": _seat, "number": _whole},
    "claim": {"seat": _seat, "route": _route, "cards": _cards, "points": _whole},
    "tunnel": {"seat": _seat, "route": _route, "cards": _cards, "revealed": _shown, "extra": _whole},
    "tunnel-paid": {"seat": _seat, "route": _route, "cards": _cards},
    "tunnel-declined": {"seat": _seat, "route": _route, "cards": _cards},
    "tickets-drawn": {
        "seat": _seat,
        "tickets": _tickets,
        "count": _whole,
        "decks": _ticket_decks,
        "left": _ticket_decks,
    },
    "tickets-kept": {"seat": _seat, "kept": _tickets, "returned": _tickets, "count": _whole},
    "station": {"seat": _seat, "city": _city, "cards": _cards},
    "harbour": {"seat": _seat, "city": _city, "cards": _cards},
    "passengers-placed": {"cities": _people},
    "passenger": {"seat": _seat, "city": _city, "colour": _text},
    "pieces": {"seat": _seat, "trains": _whole, "ships": _whole},
    "exchange": {"seat": _seat, "trains": _whole, "ships": _whole, "points": _whole},
    "pass": {"seat": _seat},
    "last-round": {"seat": _seat, "turns": _whole},
    "game-over": {"sheet": _sheet, "winners": _seats},
}


def check_fields(record: Record, event: Data) -> None:
    """Check that the event has its fields, of the right types; otherwise nothing more can be judged."""
    fields = FIELDS[event["type"]]
    wrong = [name for name, reads in fields.items() if name not in event or not reads(record, event[name])]
    wrong += [str(name) for name in event if name not in fields and name != "type"]
    if not record.check(not wrong, "events", "unreadable", event=event["type"], field=wrong[0] if wrong else ""):
        raise Stop
