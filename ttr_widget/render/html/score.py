"""Score sheets as html: the table of all, then each player's lines; and one player's, explained."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget.kernel.evidence import ExplainedLine, ExplainedScore
from ttr_widget.kernel.sheet import Line, SeatSheet, Sheet

from .parts import Html, badge, frame, head, joined, player, table, tag

_HEADS = {"tickets.score": "Tickets", "world.harbour-score": "Harbours", "germany.majority": "Majorities"}
"""The heads of columns that several lines of a seat go into."""


def sheet_html(sheet: Sheet) -> str:
    """All players' points by kind, and each player's lines with their reasons."""
    if not sheet.seats:
        return frame(head("Score"))
    note = "at the end" if sheet.winners else "so far"
    cards = joined(_seat_card(seat, won=seat.seat in sheet.winners) for seat in _ranked(sheet))
    return frame(head("Score", note), _summary(sheet), tag("div", cards, "ttr-g"))


def _ranked(sheet: Sheet) -> list[SeatSheet]:
    return sorted(sheet.seats, key=lambda seat: (seat.seat not in sheet.winners, -seat.total, seat.seat))


def _summary(sheet: Sheet) -> Html:
    lines = [line for seat in sheet.seats for line in seat.lines]
    rules = [rule for rule in dict.fromkeys(line.rule for line in lines) if any(_of(rule, lines))]
    rows: list[Sequence[object]] = []
    for seat in _ranked(sheet):
        won = [" ", badge("winner")] if seat.seat in sheet.winners else []
        parts = [_signed(sum(_of(rule, seat.lines))) for rule in rules]
        rows.append([joined([player(seat.seat, seat.name), *won]), *parts, tag("b", seat.total)])
    heads = ["player", *(_head(rule, lines) for rule in rules), "total"]
    return table(heads, rows, numbers=range(1, len(heads)), on=0 if sheet.winners else -1)


def _of(rule: str, lines: Sequence[Line]) -> list[int]:
    return [line.points for line in lines if line.rule == rule]


def _head(rule: str, lines: Sequence[Line]) -> str:
    labels = {line.label for line in lines if line.rule == rule}
    return labels.pop() if len(labels) == 1 and rule not in _HEADS else _HEADS.get(rule, rule.partition(".")[2])


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _seat_card(seat: SeatSheet, *, won: bool) -> Html:
    rows = [[_signed(line.points), _label(line)] for line in seat.lines]
    title = [player(seat.seat, seat.name), tag("b", f" {seat.total}"), *([" ", badge("winner")] if won else [])]
    return tag("div", joined([joined(title), table(["", ""], rows, numbers=[0])]))


def _label(line: Line) -> Html:
    return joined([line.label, ": ", line.because])


def explained_html(score: ExplainedScore) -> str:
    """One player's lines, each with its evidence."""
    title = joined([player(score.seat, score.name), f" {score.total}"])
    rows = [
        [_signed(line.points), tag("div", joined([line.label, tag("div", line.rule, "ttr-q")]), "ttr-l"), _why(line)]
        for line in score.lines
    ]
    note = "explained, at the end" if score.over else "explained, so far"
    return frame(head(title, note), table(["points", "line", "how it came about"], rows, numbers=[0]))


def _why(line: ExplainedLine) -> Html:
    said = [tag("div", phrase) for phrase in (line.sentence, *line.evidence.more)]
    because = line.line.because
    return joined([tag("div", because[:1].upper() + because[1:] + "."), *said] if because != line.sentence else said)
