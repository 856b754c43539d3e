"""The parts of a row of numbers: what all games show, and what each rule shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from ttr_widget.kernel.cards import CardPile, Counts
from ttr_widget.kernel.codec import (
    CardsLeft,
    CityOwners,
    Display,
    PieceCounts,
    Redundant,
    SeatCounts,
    TicketPile,
    TicketsLeft,
)
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import RuleBase, Variant
from ttr_widget.kernel.view import View

Row = npt.NDArray[np.float32]
_POINTS = 200.0
_MANY = 30.0
"""The scale of numbers that are not limited by the contents of the box."""

Writer = tuple[int, Callable[[View, Row], None]]
"""The size of a part, and a function that writes it into a row of zeros."""
Reader = Callable[[Any, View], list[float]]
"""A function of a source; of the view it may use only what does not change, such as the seat and the variant."""
Fold = Callable[[Any, View, int], list[float]]
"""A function of a value, a view and the number of players."""


# What all games show.


def part_writers(variant: Variant, players: int) -> dict[str, Writer]:
    """The parts that change with almost every move."""
    return {
        "question": _question(variant, players),
        "subject": _subject(variant),
        "course": _course(players),
        "seats": _seats(variant, players),
    }


def source_readers(variant: Variant, players: int) -> dict[str, Reader]:
    """The parts that change less often, in the order of their :func:`sources`."""
    copies = variant.kinds.copies
    return {
        "hand": lambda counts, _: _shares(counts or variant.kinds.none, copies),
        "discards": lambda counts, _: _shares(counts, copies),
        "routes": lambda owners, seen: _owners(owners, seen.seat or 0, players),
        **{key: _by_type(_shown_type(variant.by_key[key]), players) for key, _ in variant.visible_methods},
    }


def sources(seen: View) -> tuple[Any, ...]:
    """What those parts are made from; each is the same object until it changes."""
    return (seen.hand_counts, seen.discard_counts, seen.owners, *seen.excerpts)


def _question(variant: Variant, players: int) -> Writer:
    kinds = {kind: number for number, kind in enumerate(sorted(variant.choices_methods))}

    def write(seen: View, row: Row) -> None:
        prompt = seen.prompt
        if prompt is not None:
            row[kinds[prompt.kind]] = 1
            row[len(kinds) + (prompt.seat - (seen.seat or 0)) % players] = 1

    return len(kinds) + players, write


def _subject(variant: Variant) -> Writer:
    """The subject of a question as it is declared: routes and cities one-hot, numbers scaled."""
    entries = dict.fromkeys((name, role) for asked in variant.questions.values() for name, role in asked.about.items())
    places = {Role.ROUTE: variant.board.route_number, Role.CITY: variant.board.city_number}
    starts: list[tuple[str, int, Mapping[str, int] | None]] = []
    size = 0
    for name, role in entries:
        if role in places:
            starts.append((name, size, places[role]))
            size += len(places[role])
        elif role in (Role.COUNT, Role.PLACE, Role.FLAG):
            starts.append((name, size, None))
            size += 1

    def write(seen: View, row: Row) -> None:
        about = seen.prompt.about if seen.prompt else None
        if not about:
            return
        for name, start, numbers in starts:
            value = about.get(name)
            if value is None:
                continue
            if numbers is None:
                row[start] = _within(value / 10)
            elif value in numbers:
                row[start + numbers[value]] = 1

    return size, write


def _course(players: int) -> Writer:
    def write(seen: View, row: Row) -> None:
        row[0] = min(seen.turn / 200, 1)
        if seen.turns_left is not None:
            row[1] = 1
            row[2] = min(seen.turns_left / 10, 1)
        row[3 + (seen.to_move - (seen.seat or 0)) % players] = 1

    return 3 + players, write


def _seats(variant: Variant, players: int) -> Writer:
    """Points, cards and pieces of each seat."""
    owned = [max(count, 1) for count in variant.piece_counts]

    def write(seen: View, row: Row) -> None:
        numbers: list[float] = []
        for seat in _rotated(range(players), seen.seat or 0):
            numbers.append(_within(seen.points[seat] / _POINTS))
            numbers.append(min(seen.hand_sizes[seat] / _MANY, 1.0))
            numbers += [min(left / whole, 1.0) for left, whole in zip(seen.pieces[seat], owned, strict=True)]
        row[:] = numbers

    return players * (2 + len(owned)), write


def _within(number: float) -> float:
    return -1.0 if number < -1 else 1.0 if number > 1 else number


def _rotated(rows: Sequence[Any], seat: int) -> list[Any]:
    """Rotate data kept by seat so that the viewer comes first."""
    return [*rows[seat:], *rows[:seat]]


# What the rules show.


def _by_type(hint: Any, players: int) -> Reader:
    """A reader that follows the declared type of what the rule shows."""
    read = _reader_of(hint)
    return lambda excerpt, seen: read(excerpt, seen, players)


def _shown_type(rule: RuleBase) -> Any:
    """The declared type of what a rule shows; ``Any`` if a custom rule declares none."""
    try:
        return get_type_hints(rule.visible, include_extras=True).get("return", Any)
    except NameError:
        return Any


@cache
def _fields(record: Any) -> Sequence[tuple[str, Fold]]:
    """The fields of a named tuple, and how they become numbers."""
    return [(name, _reader_of(arm)) for name, arm in get_type_hints(record, include_extras=True).items()]


@cache
def _reader_of(hint: Any) -> Fold:
    """How values of this declared type become numbers."""
    if hint in _FOLDS:
        return _FOLDS[hint]
    if get_origin(hint) is Annotated and Role.PASSENGERS in hint.__metadata__:
        return partial(_passengers, hint.__metadata__[-1])
    inner = get_args(hint) or (Any, ...)
    if get_origin(hint) is tuple and ... not in inner:
        return partial(_each, hint, [_reader_of(arm) for arm in inner])
    return partial(_follow, hint)


def _each(hint: Any, readers: Sequence[Fold], value: Any, seen: View, players: int) -> list[float]:
    """A tuple whose places have types of their own."""
    if type(value) is not tuple or len(value) != len(readers):
        return _follow(hint, value, seen, players)
    found: list[float] = []
    for read, item in zip(readers, value, strict=True):
        found += read(item, seen, players)
    return found


def _follow(hint: Any, value: Any, seen: View, players: int) -> list[float]:
    """Any other value, followed to its parts."""
    found: list[float] = []
    if isinstance(value, bool | int):
        found.append(_within(value / _MANY))
    elif hasattr(value, "_fields"):
        record: Any = type(value)
        for name, read in _fields(record):
            found += read(getattr(value, name), seen, players)
    elif isinstance(value, tuple):
        read = _reader_of((get_args(hint) or (Any,))[0])
        for item in _rotated(value, seen.seat or 0) if len(value) == players else value:
            found += read(item, seen, players)
    return found


def _passengers(most: int, value: Any, seen: View, _: int) -> list[float]:
    return [min(value.count(color), most) / most for color in seen.variant.derived(_passenger_colors)]


def _passenger_colors(variant: Variant) -> Sequence[str]:
    """The colours of passengers, as stated by the actions that take them."""
    fields = [(kind, name) for kind in variant.actions.values() for name, role in kind.roles.items()]
    stated = (variant.domain(kind, name) for kind, name in fields if kind.roles[name] is Role.PASSENGERS)
    return tuple(dict.fromkeys(color for colors in stated for color in colors or ()))


def _shares(counts: Iterable[int], most: Iterable[int]) -> list[float]:
    return [count / max(whole, 1) for count, whole in zip(counts, most, strict=True)]


def _one_of_each(pile: Iterable[int], size: int) -> list[float]:
    held = set(pile)
    return [float(number in held) for number in range(size)]


def _owners(owners: bytes, seat: int, players: int) -> list[float]:
    """For each place and each seat, starting with the viewer: whether the seat owns it."""
    found = [0.0] * (len(owners) * players)
    for place, owner in enumerate(owners):
        if owner != FREE:
            found[place * players + (owner - seat) % players] = 1.0
    return found


def _display(display: bytes, seen: View, _: int) -> list[float]:
    kinds = len(seen.variant.kinds.names)
    found = [0.0] * (kinds * len(display))
    for place, card in enumerate(display):
        if card < kinds:
            found[place * kinds + card] = 1.0
    return found


def _pile(pile: bytes, seen: View, _: int) -> list[float]:
    kinds = seen.variant.kinds
    return _shares(kinds.counts_of(bytes(n for n in pile if n < len(kinds.cards))), kinds.copies)


_FOLDS: Mapping[Any, Fold] = {
    CityOwners: lambda owners, seen, players: _owners(owners, seen.seat or 0, players),
    Counts: lambda counts, seen, _: _shares(counts, seen.variant.kinds.copies),
    CardPile: _pile,
    Display: _display,
    CardsLeft: lambda sizes, seen, _: [left / sum(seen.variant.kinds.copies) for left in sizes],
    TicketPile: lambda pile, seen, _: _one_of_each(pile, len(seen.board.tickets)),
    TicketsLeft: lambda sizes, seen, _: [left / len(seen.board.tickets) for left in sizes],
    SeatCounts: lambda counts, seen, _: [_within(count / _MANY) for count in _rotated(counts, seen.seat or 0)],
    PieceCounts: lambda counts, seen, _: list(map(_within, _shares(counts, seen.variant.piece_counts))),
    Redundant: lambda *_: [],
}
"""How a value becomes numbers, by its declared type; other types are followed to their parts."""
