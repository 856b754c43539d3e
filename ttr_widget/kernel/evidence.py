"""Evidence for the lines of a score sheet: a sentence each, and what to draw on the map.

Each rule explains its own lines (``Rule.evidence``); a line without an explanation uses its reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .board import Board
from .message import ENGLISH, Message, Names, Said, said
from .representation import Shown
from .sheet import Line
from .variant import Position


@dataclass(frozen=True, slots=True)
class Evidence:
    """The reason for a line of the sheet."""

    message: Said
    routes: tuple[str, ...] = ()
    """The ids of the routes to draw; those of a path or a trail in order."""
    cities: tuple[str, ...] = ()
    """The ids of the cities to draw."""
    gap: tuple[str, ...] = ()
    """The ids of the missing routes."""
    more: tuple[Said, ...] = ()
    """Further sentences."""

    @property
    def sentence(self) -> str:
        """The first sentence, in the language chosen with ``set_locale``."""
        return said(self.message)

    @property
    def text(self) -> str:
        """All sentences as one text."""
        return self.said()

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """All sentences in a language (``None``: the one chosen with ``set_locale``), with a board's names."""
        return " ".join([said(one, locale, names) for one in (self.message, *self.more)])

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        return {
            "sentence": said(self.message, locale),
            "more": [said(one, locale) for one in self.more],
            "routes": list(self.routes),
            "cities": list(self.cities),
            "gap": list(self.gap),
        }


@dataclass(frozen=True, slots=True)
class ExplainedLine:
    """A line of the sheet and its evidence."""

    line: Line
    evidence: Evidence

    @property
    def rule(self) -> str:
        return self.line.rule

    @property
    def label(self) -> str:
        return self.line.label

    @property
    def points(self) -> int:
        return self.line.points

    @property
    def sentence(self) -> str:
        return self.evidence.sentence

    @property
    def routes(self) -> tuple[str, ...]:
        return self.evidence.routes

    @property
    def cities(self) -> tuple[str, ...]:
        return self.evidence.cities

    @property
    def gap(self) -> tuple[str, ...]:
        return self.evidence.gap

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        return {**self.line.to_dict(locale), **self.evidence.to_dict(locale)}

    def said(self, locale: str | None = None, names: Names | None = None) -> str:
        """The line as text in a language (``None``: the one chosen with ``set_locale``), with a board's names."""
        return f"{self.points:+4d}  {self.line.said(locale, names)}. {self.evidence.said(locale, names)}"

    def __str__(self) -> str:
        return self.said()


@dataclass(frozen=True, slots=True, repr=False)
class ExplainedScore(Shown):
    """The sheet of one seat, explained line by line; ``over`` is whether the game has ended."""

    seat: int
    name: str
    total: int
    over: bool
    lines: tuple[ExplainedLine, ...]
    names: Names | None = field(default=None, compare=False)
    """The names of the board's cities and tickets, for display."""

    def of_rule(self, rule: str) -> tuple[ExplainedLine, ...]:
        """The lines that a rule contributes, by its id."""
        return tuple(line for line in self.lines if line.rule == rule)

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "name": self.name,
            "total": self.total,
            "over": self.over,
            "lines": [line.to_dict(locale) for line in self.lines],
        }

    def said(self, locale: str | None = None) -> str:
        """The sheet and its evidence in a language (``None``: the one chosen with ``set_locale``)."""
        head = f"{self.name}: {self.total}"
        if not self.over:
            head = Message("score-so-far", name=self.name, total=self.total).said(locale)
        return "\n".join([head, *(f"  {line.said(locale, self.names)}" for line in self.lines)])

    def __str__(self) -> str:
        return self.said()

    __repr__ = __str__


def route_ids(board: Board, routes: Iterable[int]) -> tuple[str, ...]:
    """Convert route numbers to ids."""
    return tuple(board.routes[route].id for route in routes)


def by_player(position: Position, counts: Iterable[int]) -> str:
    """``Ada 4, Grace 2``: a number per player."""
    return ", ".join(f"{name} {count}" for name, count in zip(position.names, counts, strict=True))
