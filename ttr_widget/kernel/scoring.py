"""Scoring a position: its sheet, and the same sheet with evidence for each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .errors import BadVariant, at, expected
from .evidence import Evidence, ExplainedLine, ExplainedScore
from .reckoning import Reckoning
from .rule import Rule
from .sheet import Line, SeatSheet, Sheet
from .steps import Steps
from .variant import Position


def reckon(position: Position) -> Sheet:
    """The sheet as if the game ended now; includes the winners if it has ended."""
    reckoning = Reckoning(position)
    lines = _lines(reckoning)
    seats = tuple(_seat_sheet(position, seat, lines) for seat in reckoning.seats)
    variant = position.variant
    return Sheet(seats, variant.winners(seats) if position.over else (), variant.names)


def _lines(reckoning: Reckoning) -> list[Line]:
    """The lines of all rules; a rule with words of its own gives them to its lines."""
    return [
        line.worded(rule.words) if rule.words else line
        for rule in reckoning.variant.derived(Steps).scoring_rules
        for line in _checked(rule, rule.score(reckoning))
    ]


def _checked(rule: Rule, lines: object) -> Iterator[Line]:
    """The lines that a rule gives, checked, because rules are written by users."""
    for line in lines if isinstance(lines, Iterable) else (lines,):
        if not isinstance(line, Line):
            raise BadVariant(at(f"{type(rule).__name__}.score", expected("score-lines", line)))
        yield line


def _seat_sheet(position: Position, seat: int, lines: Iterable[Line]) -> SeatSheet:
    own = tuple([line for line in lines if line.seat == seat])
    return SeatSheet(seat, position.names[seat], own, sum([line.points for line in own]))


def explain(position: Position, seat: int) -> ExplainedScore:
    """The current sheet of a seat, with evidence for each line."""
    reckoning = Reckoning(position)
    scored = [line for line in _lines(reckoning) if line.seat == seat]
    lines = tuple(ExplainedLine(line, _evidence(reckoning, line)) for line in scored)
    total = sum(line.points for line in lines)
    return ExplainedScore(seat, position.names[seat], total, position.over, lines, position.variant.names)


def _evidence(reckoning: Reckoning, line: Line) -> Evidence:
    for witness in reckoning.variant.derived(Steps).evidence_methods:
        found = witness(reckoning, line)
        if found is not None:
            return found
    return Evidence(line.reason)
