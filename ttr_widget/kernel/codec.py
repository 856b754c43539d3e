"""Conversion of states to JSON and back.

The type of a slot, a named tuple of the types below, determines how it is written.  Cards, routes, cities and tickets
are written by name: saves stay readable, and errors can point to the faulty value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from .cards import CardPile, Counts
from .errors import BadInput, BadSave, at, expected
from .json_values import short
from .message import Message
from .prompt import Prompt
from .roles import Role
from .state import FREE, State
from .variant import Variant

CityOwners = Annotated[bytes, "city owners"]
"""For each city the seat that owns it, or ``FREE``."""
TicketPile = Annotated[tuple[int, ...], "tickets"]
"""Ticket numbers, top ticket last."""
Display = Annotated[bytes, "display"]
"""The kind number of the card in each slot of the display; ``255`` for an empty slot."""
CardsLeft = Annotated[tuple[int, ...], "cards left"]
"""The number of cards left in each deck."""
TicketsLeft = Annotated[tuple[int, ...], "tickets left"]
"""The number of tickets left in each deck."""
SeatCounts = Annotated[tuple[int, ...], "per seat"]
"""A public number for each seat."""
PieceCounts = Annotated[tuple[int, ...], "pieces"]
"""The number of pieces of each kind, in the order of the variant's ``piece_names``."""
Redundant = Annotated[tuple[int, ...], "redundant"]
"""Numbers that follow from what is shown elsewhere."""

_HOLE = 255


@cache
def _fields(record: Any) -> dict[str, Any]:
    """The fields of a named tuple and their types."""
    return get_type_hints(record, include_extras=True)


def _bare(hint: Any) -> Any:
    """The type without what it says about the meaning of the value."""
    return hint.__origin__ if get_origin(hint) is Annotated else hint


def encode(value: Any, hint: Any, variant: Variant) -> Any:
    """Convert a value of this type to JSON."""
    board, kinds = variant.board, variant.kinds
    if hint is Counts:
        return dict(kinds.private(value))
    if hint is CardPile:
        return [None if number == _HOLE else kinds.names[number] for number in value]
    if hint is TicketPile:
        return [board.tickets[number].id for number in value]
    if hint is CityOwners:
        return {board.cities[city].id: owner for city, owner in enumerate(value) if owner != FREE}
    hint = _bare(hint)
    if value is None or hint in (int, str, bool, NoneType):
        return value
    if get_origin(hint) in (Union, UnionType):
        return encode(value, next(arm for arm in get_args(hint) if arm is not NoneType), variant)
    if get_origin(hint) is tuple:
        return [encode(item, get_args(hint)[0], variant) for item in value]
    return {name: encode(getattr(value, name), arm, variant) for name, arm in _fields(hint).items()}


def decode(data: Any, hint: Any, variant: Variant, place: str) -> Any:
    """Convert JSON to a value of this type; ``place`` is its path in the file, for errors."""
    if hint in _READERS:
        return _READERS[hint](data, variant, place)
    hint = _bare(hint)
    if hint in (int, str, bool):
        if type(data) is not hint:
            raise BadSave(at(place, expected(_WORDS[hint], data)))
        return data
    if get_origin(hint) in (Union, UnionType):
        if data is None:
            return None
        return decode(data, next(arm for arm in get_args(hint) if arm is not NoneType), variant, place)
    if get_origin(hint) is tuple:
        _require(isinstance(data, list), place, "list", data)
        arm = get_args(hint)[0]
        return tuple(decode(item, arm, variant, f"{place}[{number}]") for number, item in enumerate(data))
    hints = _fields(hint)
    _require(isinstance(data, Mapping), place, "object", data)
    _same_names(data, hints, place)
    return hint(**{name: decode(data[name], arm, variant, f"{place}.{name}") for name, arm in hints.items()})


def _counts(data: Any, variant: Variant, place: str) -> Counts:
    _require(isinstance(data, Mapping), place, "cards-by-name", data)
    try:
        cards = variant.kinds.read(data)
    except BadInput as error:
        raise BadSave(at(place, error.message)) from None
    for (number, count), copies in zip(enumerate(cards.counts), variant.kinds.copies, strict=True):
        if count > copies:
            facts = {"count": count, "card": variant.kinds.names[number], "copies": copies}
            raise BadSave(at(place, Message("error-save-cards", **facts)))
    return cards.counts


def _card_pile(data: Any, variant: Variant, place: str) -> CardPile:
    _require(isinstance(data, list), place, "card-list", data)
    number = variant.kinds.number
    return bytes(_HOLE if name is None else _find(number, name, f"{place}[{n}]") for n, name in enumerate(data))


def _ticket_pile(data: Any, variant: Variant, place: str) -> TicketPile:
    _require(isinstance(data, list), place, "ticket-list", data)
    number = variant.board.ticket_number
    return tuple(_find(number, name, f"{place}[{n}]") for n, name in enumerate(data))


def _city_owners(data: Any, variant: Variant, place: str) -> CityOwners:
    return _owners(data, variant.board.city_number, place)


def _owners(data: Any, numbers: Mapping[str, int], place: str) -> bytes:
    _require(isinstance(data, Mapping), place, "seats-by-name", data)
    owners = bytearray((FREE,)) * len(numbers)
    for name, seat in data.items():
        _require(type(seat) is int and 0 <= seat < FREE, f"{place}.{name}", "a-seat", seat)
        owners[_find(numbers, name, place)] = seat
    return bytes(owners)


def _find(numbers: Mapping[str, int], name: Any, place: str) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise BadSave(at(place, Message("error-save-unknown", name=short(name))))
    return numbers[name]


_READERS: dict[Any, Callable[[Any, Variant, str], Any]] = {
    Counts: _counts,
    CardPile: _card_pile,
    TicketPile: _ticket_pile,
    CityOwners: _city_owners,
}
_ASKED = {True: "open-question", False: "no-question"}
_WORDS = {int: "whole", str: "text", bool: "true-false"}


_HEAD = ("players", "first", "random", "hands", "discards", "claimed", "pieces", "slots")
_BODY = ("prompts", "seat", "turn", "turns_left", "passes", "idle", "over")


def state_to_dict(state: State) -> dict[str, Any]:
    """The whole state, hidden information included: for files, never for a page or a bot."""
    variant = state.variant
    return {
        "players": list(state.names),
        "first": state.first,
        "random": f"{state.rng:016x}",
        "hands": [encode(hand, Counts, variant) for hand in state.hands],
        "discards": encode(state.discards, Counts, variant),
        "claimed": {variant.board.routes[n].id: owner for n, owner in enumerate(state.owners) if owner != FREE},
        "pieces": [dict(zip(variant.piece_names, left, strict=True)) for left in state.pieces],
        "slots": {r.key: encode(state.slots[r.key], r.slot_type, variant) for r in variant.rules if r.slot_type},
        "prompts": [prompt.to_dict() for prompt in state.prompts],
        "seat": state.seat,
        "turn": state.turn,
        "turns_left": state.turns_left,
        "passes": state.passes,
        "idle": state.idle,
        "over": state.over,
    }


def state_from_dict(data: Any, variant: Variant, place: str, *, asked: bool = True) -> State:
    """Read a state written by :func:`state_to_dict`; a :class:`BadSave` names the path of the faulty value.

    ``asked`` is whether a question must be open; only the start of a hand-made game has none.
    """
    names = (*_HEAD, *_BODY)
    _require(isinstance(data, Mapping), place, "object", data)
    _same_names(data, names, place)

    def read(name: str, hint: Any) -> Any:
        return decode(data[name], hint, variant, f"{place}.{name}")

    players = read("players", tuple[str, ...])
    random = read("random", str)
    _require(re.fullmatch("[0-9a-f]{16}|[89a-f][0-9a-f]{31}", random) is not None, f"{place}.random", "hex", random)
    slots = data["slots"]
    _require(isinstance(slots, Mapping), f"{place}.slots", "object", slots)
    typed = {rule.key: rule.slot_type for rule in variant.rules if rule.slot_type}
    _same_names(slots, typed, f"{place}.slots")
    state = State(
        variant=variant,
        names=players,
        first=read("first", int),
        rng=int(random, 16),
        hands=read("hands", tuple[Counts, ...]),
        discards=read("discards", Counts),
        owners=_owners(data["claimed"], variant.board.route_number, f"{place}.claimed"),
        pieces=_pieces(data["pieces"], variant, f"{place}.pieces"),
        slots={key: decode(slots[key], hint, variant, f"{place}.slots.{key}") for key, hint in typed.items()},
        prompts=_prompts(data["prompts"], variant, f"{place}.prompts"),
        seat=read("seat", int),
        turn=read("turn", int),
        turns_left=read("turns_left", int | None),
        passes=read("passes", int),
        idle=read("idle", int),
        over=read("over", bool),
    )
    _check_seats(state, place)
    _require(state.over or bool(state.prompts) == asked, f"{place}.prompts", _ASKED[asked], data["prompts"])
    return state.draft().freeze()


def _pieces(data: Any, variant: Variant, place: str) -> tuple[Counts, ...]:
    _require(isinstance(data, list), place, "list", data)
    found = []
    for seat, left in enumerate(data):
        _require(isinstance(left, Mapping), f"{place}[{seat}]", "pieces-by-name", left)
        _same_names(left, variant.piece_names, f"{place}[{seat}]")
        for name, most in zip(variant.piece_names, variant.piece_counts, strict=True):
            good = type(left[name]) is int and 0 <= left[name] <= most
            _require(good, f"{place}[{seat}].{name}", "between", left[name], least=0, most=most)
        found.append(tuple(left[name] for name in variant.piece_names))
    return tuple(found)


def _prompts(data: Any, variant: Variant, place: str) -> tuple[Prompt, ...]:
    _require(isinstance(data, list), place, "list", data)
    found = []
    for number, item in enumerate(data):
        here = f"{place}[{number}]"
        _require(isinstance(item, Mapping), here, "question", item)
        _same_names(item, ("seat", "kind", "about"), here)
        known = isinstance(item["kind"], str) and item["kind"] in variant.choices_methods
        _require(known, f"{here}.kind", "question-kind", item["kind"])
        _require(type(item["seat"]) is int, f"{here}.seat", "a-seat", item["seat"])
        _require(isinstance(item["about"], Mapping), f"{here}.about", "object", item["about"])
        _check_about(item["about"], variant, item["kind"], f"{here}.about")
        found.append(Prompt(item["seat"], item["kind"], dict(item["about"])))
    return tuple(found)


def _check_about(about: Mapping[str, Any], variant: Variant, kind: str, place: str) -> None:
    """Check that a prompt has the entries that its question declares, each of the declared role."""
    declared = variant.questions[kind].about
    _same_names(about, declared, place)
    for name, role in declared.items():
        check, wanted = _ABOUT.get(role, _ANYTHING)
        _require(check(about[name], variant), f"{place}.{name}", wanted, about[name])


def _is_number(value: Any, _: Variant) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _are_texts(value: Any, _: Variant) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


_MOST = 10_000
_ABOUT: dict[Role, tuple[Callable[[Any, Variant], bool], str]] = {
    Role.ROUTE: (lambda value, variant: isinstance(value, str) and value in variant.board.route_number, "known-route"),
    Role.CITY: (lambda value, variant: isinstance(value, str) and value in variant.board.city_number, "known-city"),
    Role.COUNT: (_is_number, "whole"),
    Role.PLACE: (_is_number, "display-place"),
    Role.FLAG: (lambda value, _: type(value) is bool, "true-false"),
    Role.COLORS: (_are_texts, "color-list"),
    Role.DECK_LIST: (_are_texts, "deck-list"),
}
_ANYTHING: tuple[Callable[[Any, Variant], bool], str] = (lambda value, _: isinstance(value, str), "text")


def _check_seats(state: State, place: str) -> None:
    """Check that everything kept by seat is complete, and that only existing seats are named."""
    seats = range(len(state.names))
    least, most = state.variant.board.players
    _require(least <= len(seats) <= most, f"{place}.players", "names", list(state.names), least=least, most=most)
    _require(len(state.hands) == len(seats), f"{place}.hands", "hands", len(state.hands))
    _require(len(state.pieces) == len(seats), f"{place}.pieces", "pieces", len(state.pieces))
    _require(state.first in seats, f"{place}.first", "a-seat", state.first)
    _require(state.seat in seats, f"{place}.seat", "a-seat", state.seat)
    _require(
        all(p.seat in seats for p in state.prompts),
        f"{place}.prompts",
        "existing-seats",
        [p.seat for p in state.prompts],
    )
    owners = set(state.owners) - {FREE}
    _require(owners <= set(seats), f"{place}.claimed", "existing-seats", sorted(owners))


def _same_names(data: Mapping[str, Any], names: Any, place: str) -> None:
    missing = [name for name in names if name not in data]
    surplus = [name for name in data if name not in names]
    if missing:
        raise BadSave(at(place, Message("error-save-missing", name=missing[0])))
    if surplus:
        raise BadSave(at(place, Message("error-save-surplus", name=str(surplus[0])[:40])))


def _require(good: bool, place: str, wanted: str, got: Any, **facts: Any) -> None:
    if not good:
        raise BadSave(at(place, expected(wanted, got, **facts)))
