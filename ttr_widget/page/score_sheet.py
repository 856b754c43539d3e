"""The score sheets of a finished game, as sent to the page."""

from __future__ import annotations

from dataclasses import dataclass, field

from .record import Record


@dataclass(frozen=True, slots=True)
class SheetLine(Record):
    """A line of a score sheet, and what to highlight on the map for it."""

    rule: str
    label: str
    points: int
    because: str
    sentence: str
    """The explanation of the points, in full."""
    routes: list[str]
    cities: list[str]
    gap: list[str]
    column: int = 0
    """The number of its column on the score board."""
    ticket: str | None = None
    """The id of the ticket that the line is about."""
    done: bool = False
    """Is the ticket completed?"""


@dataclass(frozen=True, slots=True)
class SeatSheet(Record):
    """The score sheet of one seat."""

    seat: int
    name: str
    total: int
    lines: list[SheetLine]


@dataclass(frozen=True, slots=True)
class DecisiveFact(Record):
    """A sentence about what decided the game, and what to highlight on the map for it."""

    seat: int
    text: str
    routes: list[str]
    cities: list[str]


@dataclass(frozen=True, slots=True)
class Sheet(Record):
    """The score sheets at the end."""

    winners: list[int]
    seats: list[SeatSheet]
    seed: str
    """The seed of the game, which nobody is shown before the end."""
    columns: list[str] = field(default_factory=list)
    """The headings of the score board, in the order of the count; the total is not among them."""
    facts: list[DecisiveFact] = field(default_factory=list)
    """What decided the game, the most important first."""
