"""Score sheets as a table: the lines of all seats in columns such as ``Routes`` and ``Tickets``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ttr_widget.kernel.message import ENGLISH, Message, Said, said
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.sheet import Line, Sheet
from ttr_widget.locales import find, title


@dataclass(frozen=True, slots=True)
class Column:
    """A column: the lines of one or several rules that share a heading."""

    key: str
    rule: str
    title: Said | None
    """The heading; ``None`` if the lines have different titles and no heading in common."""
    label: Said | None
    """The title that all lines have; ``None`` if they differ."""

    def heading(self, locale: str | None = None) -> str:
        """The heading in a language (``None``: the one chosen with ``set_locale``)."""
        if self.title is None:
            return title(self.rule, None, locale)
        return said(self.title, locale)


def score_columns(sheet: Sheet) -> tuple[Column, ...]:
    """The columns of a sheet, in the order in which the lines are counted.

    >>> import ttr_widget as ttr
    >>> game = ttr.scenario("usa", seed=1, tickets={0: ["boston-miami"], 1: []}, claimed={0: ["boston-new_york-1"]})
    >>> sheet = game.score()
    >>> [column.heading("en") for column in score_columns(sheet)]
    ['Routes', 'Tickets', 'Longest']
    """
    found: dict[str, list[Line]] = {}
    for line in _counted(sheet):
        found.setdefault(column_key(line), []).append(line)
    return tuple(_column(key, lines) for key, lines in found.items())


def _column(key: str, lines: Sequence[Line]) -> Column:
    titles = {line.title for line in lines}
    label = lines[0].title if len(titles) == 1 else None
    heading = _heading(lines[0])
    return Column(key, lines[0].rule, label if heading is None else heading, label)


def column_key(line: Line) -> str:
    """What lines of the same column have in common: the heading in their words, or their rule."""
    heading = _heading(line)
    return line.rule if heading is None else heading.said(ENGLISH)


def ticket_of(line: Line) -> str | None:
    """The id of the ticket that a line is about."""
    return line.subject.id if line.subject is not None and line.subject.role is Role.TICKETS else None


def is_completed(line: Line) -> bool:
    """Is the line about a completed ticket?"""
    return any(name == "tickets" and count for name, count in line.tally)


def _heading(line: Line) -> Message | None:
    """The attribute ``column`` of the line's title, if it has one."""
    if not isinstance(line.title, Message):
        return None
    heading = Message(f"{line.title.key}.column").worded(line.title.words)
    return None if find(heading, ENGLISH) is None else heading


def _counted(sheet: Sheet) -> list[Line]:
    """All lines, each rule where the first seat with such a line has it."""
    order: list[str] = []
    for seat in sheet.seats:
        rules = list(dict.fromkeys(line.rule for line in seat.lines))
        for number, rule in enumerate(rules):
            if rule not in order:
                before = max((order.index(one) for one in rules[:number]), default=-1)
                order.insert(before + 1, rule)
    lines = [line for seat in sheet.seats for line in seat.lines]
    return sorted(lines, key=lambda line: order.index(line.rule))
