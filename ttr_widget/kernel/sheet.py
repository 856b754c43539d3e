"""Score sheets: the lines of each seat, each with the rule that gives the points and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .attribute_hints import suggest
from .message import ENGLISH, Message, Names, Said, said
from .representation import Shown
from .roles import Role

_WINNER = Message("score-winner")


class Subject(NamedTuple):
    """The subject of a line: the id of a ticket, a city or a colour."""

    role: Role
    id: str


class TicketScore(NamedTuple):
    """What a ticket scores."""

    id: str
    done: bool
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a seat's sheet.  ``tally`` counts things for tie-breaks, such as completed tickets.

    ``rule`` is the id of the rule that gives the points; ``title`` and ``reason`` are texts, or messages of a rule.

    >>> import ttr_widget as ttr
    >>> line = ttr.Line(seat=0, rule="house.gift", title="Gift", points=3, reason="a gift for the first player")
    >>> line.label, line.points
    ('Gift', 3)
    """

    seat: int
    rule: str
    title: Said
    points: int
    reason: Said
    tally: tuple[tuple[str, int], ...] = ()
    subject: Subject | None = None
    """The subject of the line, if there is a single one."""

    @property
    def label(self) -> str:
        """What the points are for, in the language chosen with ``set_locale``."""
        return said(self.title)

    @property
    def because(self) -> str:
        """The reason, in the language chosen with ``set_locale``."""
        return said(self.reason)

    def worded(self, words: str) -> Line:
        """The same line for a rule class that brings its own words."""
        title, reason = (one.worded(words) if isinstance(one, Message) else one for one in (self.title, self.reason))
        return replace(self, title=title, reason=reason)

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The line without its points in a language, with a board's names."""
        return f"{said(self.title, locale, names)}: {said(self.reason, locale, names)}"

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        """The line as JSON data: English for files, another language for display."""
        label, because = said(self.title, locale), said(self.reason, locale)
        return {"rule": self.rule, "label": label, "points": self.points, "because": because}


@dataclass(frozen=True, slots=True)
class SeatSheet:
    """The lines of one seat and their total."""

    seat: int
    name: str
    lines: tuple[Line, ...]
    total: int

    @property
    def tickets(self) -> tuple[TicketScore, ...]:
        """The seat's tickets with their points."""
        scored = [(line, line.subject) for line in self.lines if line.subject and line.subject.role is Role.TICKETS]
        return tuple(TicketScore(subject.id, bool(line.tally), line.points) for line, subject in scored)

    def tally(self, what: str) -> int:
        """The number of these things over all lines: ``"tickets"``, ``"longest-path"`` …"""
        return sum(count for line in self.lines for name, count in line.tally if name == what)

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        """The seat's lines as JSON data."""
        return {
            "seat": self.seat,
            "name": self.name,
            "total": self.total,
            "lines": [line.to_dict(locale) for line in self.lines],
        }


@dataclass(frozen=True, slots=True, repr=False)
class Sheet(Shown):
    """The score of a game: provisional, or final if there are ``winners``.

    >>> import ttr_widget as ttr
    >>> sheet = ttr.scenario("usa", seed=1, tickets={0: [], 1: []}, claimed={0: ["calgary-seattle"]}).score()
    >>> sheet.totals, sheet.seats[0].lines[0].label
    ((17, 0), 'Routes')
    """

    seats: tuple[SeatSheet, ...]
    winners: tuple[int, ...] = field(default=())
    names: Names | None = field(default=None, compare=False)
    """The names of the board's cities and tickets, for display."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(seat.total for seat in self.seats)

    @property
    def tickets(self) -> tuple[tuple[TicketScore, ...], ...]:
        """The tickets of each seat, with their points and whether they are done."""
        return tuple(seat.tickets for seat in self.seats)

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        """The sheet as JSON data: English for files, another language for display."""
        return {"seats": [seat.to_dict(locale) for seat in self.seats], "winners": list(self.winners)}

    def said(self, locale: str | None = None) -> str:
        """The sheet as text in a language (``None``: the one chosen with ``set_locale``)."""
        return "\n".join(self._seat_text(seat, locale) for seat in self.seats)

    def _seat_text(self, seat: SeatSheet, locale: str | None) -> str:
        won = f" ({said(_WINNER, locale)})" if seat.seat in self.winners else ""
        lines = [f"  {line.points:+4d}  {line.said(locale, self.names)}" for line in seat.lines]
        return "\n".join([f"{seat.name}: {seat.total}{won}", *lines])

    def __str__(self) -> str:
        return self.said()

    __repr__ = __str__


def most_points(seats: Sequence[SeatSheet], ties: Sequence[str] = ()) -> tuple[int, ...]:
    """The seats with the most points; ``ties`` are tallies that break ties (prefix ``-``: fewest wins)."""

    def rank(sheet: SeatSheet) -> tuple[int, ...]:
        return (sheet.total, *(-sheet.tally(t[1:]) if t.startswith("-") else sheet.tally(t) for t in ties))

    best = max(map(rank, seats))
    return tuple(sheet.seat for sheet in seats if rank(sheet) == best)


suggest(Sheet, {"total": ".totals", "points": ".totals", "scores": ".totals", "winner": ".winners"})
