"""Observations: what a seat may know, as a row of numbers between -1 and 1.

They are made from the view alone.  Seats are rotated so that the viewer comes first; :attr:`Observer.parts` maps the
parts of the row to slices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from ttr_widget.kernel.cards import CardPile, Counts
from ttr_widget.kernel.codec import CityOwners, TicketPile
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.passengers import Passengers

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
    known: dict[str, Reader] = {
        "market": _market,
        "tickets": _tickets,
        "passengers": _passengers,
        "pieces": _box,
    }
    for place, (key, _) in enumerate(variant.visibles):
        yield key, known.get(key) or _by_type(place, _shown_type(variant.by_key[key]))


def _rotated(rows: Sequence[Any], seat: int) -> list[Any]:
    """Rotate data kept by seat so that the viewer comes first."""
    return [*rows[seat:], *rows[:seat]]


def _one_of(value: object, known: Iterable[object]) -> list[float]:
    return [float(value == other) for other in known]


def _shares(counts: Iterable[int], most: Iterable[int]) -> list[float]:
    return [count / max(whole, 1) for count, whole in zip(counts, most, strict=True)]


def _question(view: View, players: int) -> list[float]:
    kinds = sorted(view.variant.choosers)
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
    """A reader for rules without a specific one; it follows the declared type of what the rule shows."""
    return lambda view, players: list(_numbers(view.excerpts[place], hint, view, players))


def _shown_type(rule: Rule) -> Any:
    """The declared type of what a rule shows; ``Any`` if a custom rule declares none."""
    try:
        return get_type_hints(rule.visible, include_extras=True).get("return", Any)
    except NameError:
        return Any


def _numbers(value: Any, hint: Any, view: View, players: int) -> Iterator[float]:
    kinds, seat = view.variant.kinds, view.seat or 0
    if hint == CityOwners:
        yield from _owners(value, seat, players)
    elif hint == Counts:
        yield from _shares(value, kinds.copies)
    elif hint == CardPile:
        yield from _shares(kinds.pile(bytes(n for n in value if n < len(kinds.cards))).counts, kinds.copies)
    elif hint == TicketPile:
        yield from _one_of_each(value, len(view.board.tickets))
    elif isinstance(value, bool | int):
        yield value / _MANY
    elif hasattr(value, "_fields"):
        arms = get_type_hints(type(value), include_extras=True)
        for name, arm in arms.items():
            yield from _numbers(getattr(value, name), arm, view, players)
    elif isinstance(value, tuple):
        arm = next(iter(get_args(hint)), Any)
        for item in _rotated(value, seat) if len(value) == players else value:
            yield from _numbers(item, arm, view, players)


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


def _market(view: View, _: int) -> list[float]:
    shown = view.rules["market"]
    names = view.variant.kinds.names
    slots = [number for card in shown["display"] for number in _one_of(card, names)]
    return slots + [left / sum(view.variant.kinds.copies) for left in shown["decks"].values()]


def _tickets(view: View, _: int) -> list[float]:
    shown = view.rules["tickets"]
    ids = [ticket.id for ticket in view.board.tickets]
    held, offered = (set(shown[name]) for name in ("held", "offered"))
    own = [float(ticket in held) for ticket in ids] + [float(ticket in offered) for ticket in ids]
    counts = [count / _MANY for count in _rotated(shown["counts"], view.seat or 0)]
    return own + counts + [left / len(ids) for left in shown["left"].values()]


def _passengers(view: View, _: int) -> list[float]:
    colors = view.variant.rule(Passengers).colors
    shown = view.rules["passengers"]
    waiting = [shown["waiting"].get(city.id, ()) for city in view.board.cities]
    there = [min(who.count(color), 5) / 5 for who in waiting for color in colors]
    taken = [own.get(color, 0) / 10 for own in _rotated(shown["taken"], view.seat or 0) for color in colors]
    return there + taken


def _box(view: View, _: int) -> list[float]:
    shown = view.rules["pieces"]
    rows = [*_rotated(shown["chosen"], view.seat or 0), *_rotated(shown["box"], view.seat or 0)]
    return [number for row in rows for number in _shares(row, view.variant.piece_counts)]
