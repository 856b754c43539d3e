"""Observations: what a seat may know, as a row of numbers between -1 and 1.

They are made from the view alone.  Seats are rotated so that the viewer comes first; :attr:`Observer.parts` maps the
parts of the row to slices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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

Reader = Callable[[View, int], list[float]]


class Observer:
    """Converts views of a variant with a fixed number of players to rows: ``observer.row(view)``, ``len(observer)``."""

    def __init__(self, variant: Variant, players: int) -> None:
        self.variant = variant
        self.players = players
        self._readers: dict[str, Reader] = dict(_readers(variant))
        self.parts: dict[str, slice] = {}
        self._size = 0

    def measure(self, view: View) -> None:
        """Determine the sizes of all parts from one view; they are the same for all views."""
        start = 0
        for name, read in self._readers.items():
            end = start + len(read(view, self.players))
            self.parts[name] = slice(start, end)
            start = end
        self._size = start

    def __len__(self) -> int:
        return self._size

    def row(self, view: View) -> Row:
        """The view of a seat as numbers."""
        row = np.zeros(self._size, dtype=np.float32)
        for name, read in self._readers.items():
            part = self.parts[name]
            # A custom rule may show more or less over time; what does not fit is dropped.
            found = read(view, self.players)[: part.stop - part.start]
            row[part.start : part.start + len(found)] = found
        return np.clip(row, -1.0, 1.0)


def _readers(variant: Variant) -> Iterable[tuple[str, Reader]]:
    """The parts of the row for this variant's rules."""
    yield "question", _question
    yield "subject of the question", _subject(variant)
    yield "course", _course
    yield "seats", _seats
    yield "hand", lambda view, _: _shares(view.hand_counts or variant.kinds.none, variant.kinds.copies)
    yield "discards", lambda view, _: _shares(view.discard_counts, variant.kinds.copies)
    yield "routes", lambda view, players: _owners(view.owners, view.seat or 0, players)
    for place, (key, _) in enumerate(variant.visible_methods):
        yield key, _by_type(place, _shown_type(variant.by_key[key]))


def _rotated(rows: Sequence[Any], seat: int) -> list[Any]:
    """Rotate data kept by seat so that the viewer comes first."""
    return [*rows[seat:], *rows[:seat]]


def _one_of(value: object, known: Iterable[object]) -> list[float]:
    return [float(value == other) for other in known]


def _shares(counts: Iterable[int], most: Iterable[int]) -> list[float]:
    return [count / max(whole, 1) for count, whole in zip(counts, most, strict=True)]


def _question(view: View, players: int) -> list[float]:
    kinds = sorted(view.variant.choices_methods)
    prompt = view.prompt
    seat = (prompt.seat - (view.seat or 0)) % players if prompt else None
    return [*_one_of(prompt.kind if prompt else None, kinds), *_one_of(seat, range(players))]


def _subject(variant: Variant) -> Reader:
    """The subject of a question as it is declared: routes and cities one-hot, numbers scaled."""
    entries = dict.fromkeys((name, role) for asked in variant.questions.values() for name, role in asked.about.items())
    places = {Role.ROUTE: [route.id for route in variant.board.routes], Role.CITY: [c.id for c in variant.board.cities]}

    def read(view: View, _: int) -> list[float]:
        about = view.prompt.about if view.prompt else {}
        found: list[float] = []
        for name, role in entries:
            if role in places:
                found += _one_of(about.get(name), places[role])
            elif role in (Role.COUNT, Role.PLACE, Role.FLAG):
                found.append(about.get(name, 0) / 10)
        return found

    return read


def _by_type(place: int, hint: Any) -> Reader:
    """A reader that follows the declared type of what the rule shows."""
    return lambda view, players: list(_numbers(view.excerpts[place], hint, view, players))


def _shown_type(rule: RuleBase) -> Any:
    """The declared type of what a rule shows; ``Any`` if a custom rule declares none."""
    try:
        return get_type_hints(rule.visible, include_extras=True).get("return", Any)
    except NameError:
        return Any


def _numbers(value: Any, hint: Any, view: View, players: int) -> Iterator[float]:
    if hint in _FOLDS:
        yield from _FOLDS[hint](value, view, players)
    elif get_origin(hint) is Annotated and Role.PASSENGERS in hint.__metadata__:
        most = hint.__metadata__[-1]
        yield from (min(value.count(color), most) / most for color in _passenger_colors(view.variant))
    elif isinstance(value, bool | int):
        yield value / _MANY
    elif hasattr(value, "_fields"):
        arms = get_type_hints(type(value), include_extras=True)
        for name, arm in arms.items():
            yield from _numbers(getattr(value, name), arm, view, players)
    elif isinstance(value, tuple):
        inner = get_args(hint) or (Any, ...)
        if len(inner) == len(value) and ... not in inner:
            for item, arm in zip(value, inner, strict=True):
                yield from _numbers(item, arm, view, players)
        else:
            for item in _rotated(value, view.seat or 0) if len(value) == players else value:
                yield from _numbers(item, inner[0], view, players)


def _passenger_colors(variant: Variant) -> Sequence[str]:
    """The colours of passengers, as stated by the actions that take them."""
    fields = [(kind, name) for kind in variant.actions.values() for name, role in kind.roles.items()]
    stated = (variant.domain(kind, name) for kind, name in fields if kind.roles[name] is Role.PASSENGERS)
    return tuple(dict.fromkeys(color for colors in stated for color in colors or ()))


def _one_of_each(pile: Iterable[int], size: int) -> list[float]:
    held = set(pile)
    return [float(number in held) for number in range(size)]


def _course(view: View, players: int) -> list[float]:
    to_move = (view.to_move - (view.seat or 0)) % players
    last = view.turns_left is not None
    return [view.turn / 200, float(last), (view.turns_left or 0) / 10, *_one_of(to_move, range(players))]


def _seats(view: View, _: int) -> list[float]:
    owned = view.variant.piece_counts
    rows = [
        [view.points[seat] / _POINTS, view.hand_sizes[seat] / _MANY, *_shares(view.pieces[seat], owned)]
        for seat in range(len(view.players))
    ]
    return [number for row in _rotated(rows, view.seat or 0) for number in row]


def _owners(owners: bytes, seat: int, players: int) -> list[float]:
    """For each place and each seat, starting with the viewer: whether the seat owns it."""
    return [float(owner != FREE and (owner - seat) % players == n) for owner in owners for n in range(players)]


def _display(display: bytes, view: View, _: int) -> list[float]:
    known = range(len(view.variant.kinds.names))
    return [number for card in display for number in _one_of(card, known)]


def _pile(pile: bytes, view: View, _: int) -> list[float]:
    kinds = view.variant.kinds
    return _shares(kinds.counts_of(bytes(n for n in pile if n < len(kinds.cards))), kinds.copies)


_FOLDS: Mapping[Any, Callable[[Any, View, int], Iterable[float]]] = {
    CityOwners: lambda owners, view, players: _owners(owners, view.seat or 0, players),
    Counts: lambda counts, view, _: _shares(counts, view.variant.kinds.copies),
    CardPile: _pile,
    Display: _display,
    CardsLeft: lambda sizes, view, _: [left / sum(view.variant.kinds.copies) for left in sizes],
    TicketPile: lambda pile, view, _: _one_of_each(pile, len(view.board.tickets)),
    TicketsLeft: lambda sizes, view, _: [left / len(view.board.tickets) for left in sizes],
    SeatCounts: lambda counts, view, _: [count / _MANY for count in _rotated(counts, view.seat or 0)],
    PieceCounts: lambda counts, view, _: _shares(counts, view.variant.piece_counts),
    Redundant: lambda *_: (),
}
"""How a value becomes numbers, by its declared type; other types are followed to their parts."""
