"""Score sheets as html: a summary and each player's lines; and one player's lines with evidence."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget import locales
from ttr_widget.kernel.evidence import ExplainedLine, ExplainedScore
from ttr_widget.kernel.sheet import Line, SeatSheet, Sheet
from ttr_widget.render.words import Speech

from .parts import Html, badge, frame, head, joined, player, table, tag


def sheet_html(sheet: Sheet, locale: str | None = None) -> str:
    """All players' points by kind, and each player's lines with their reasons."""
    speech = Speech(locale, sheet.names)
    title = speech.say("score")
    if not sheet.seats:
        return frame(head(title))
    note = speech.say("score.end" if sheet.winners else "score.now")
    cards = joined(_seat_card(seat, speech, won=seat.seat in sheet.winners) for seat in _ranked(sheet))
    return frame(head(title, note), _summary(sheet, speech), tag("div", cards, "ttr-g"))


def _ranked(sheet: Sheet) -> list[SeatSheet]:
    return sorted(sheet.seats, key=lambda seat: (seat.seat not in sheet.winners, -seat.total, seat.seat))


def _summary(sheet: Sheet, speech: Speech) -> Html:
    lines = [line for seat in sheet.seats for line in seat.lines]
    rules = [rule for rule in dict.fromkeys(line.rule for line in lines) if any(_of(rule, lines))]
    rows: list[Sequence[object]] = []
    for seat in _ranked(sheet):
        won = _won(speech) if seat.seat in sheet.winners else []
        parts = [_signed(sum(_of(rule, seat.lines))) for rule in rules]
        rows.append([joined([player(seat.seat, seat.name), *won]), *parts, tag("b", seat.total)])
    heads = [speech.say("head.player"), *(_head(rule, lines, speech) for rule in rules), speech.say("head.total")]
    return table(heads, rows, numbers=range(1, len(heads)), on=0 if sheet.winners else -1)


def _of(rule: str, lines: Sequence[Line]) -> list[int]:
    return [line.points for line in lines if line.rule == rule]


def _head(rule: str, lines: Sequence[Line], speech: Speech) -> str:
    """The heading of a column: the rule's word for a sum, the label that its lines share, or the title of the rule."""
    whole = speech.told_if(f"{rule.replace('.', '-')}.sum")
    if whole:
        return whole
    labels = {speech.told(line.title) for line in lines if line.rule == rule}
    return labels.pop() if len(labels) == 1 else locales.title(rule, locale=speech.locale)


def _won(speech: Speech) -> list[str]:
    return [" ", badge(speech.say("score.winner"))]


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _seat_card(seat: SeatSheet, speech: Speech, *, won: bool) -> Html:
    rows = [[_signed(line.points), _label(line, speech)] for line in seat.lines]
    title = [player(seat.seat, seat.name), tag("b", f" {seat.total}"), *(_won(speech) if won else [])]
    return tag("div", joined([joined(title), table(["", ""], rows, numbers=[0])]))


def _label(line: Line, speech: Speech) -> Html:
    return joined([speech.told(line.title), ": ", speech.told(line.reason)])


def explained_html(score: ExplainedScore, locale: str | None = None) -> str:
    """The lines of one player with their evidence."""
    speech = Speech(locale, score.names)
    title = joined([player(score.seat, score.name), f" {score.total}"])
    rows = [[_signed(line.points), _named(line, speech), _why(line, speech)] for line in score.lines]
    note = speech.say("score.explained-end" if score.over else "score.explained-now")
    heads = [speech.say(f"head.{name}") for name in ("points", "line", "why")]
    return frame(head(title, note), table(heads, rows, numbers=[0]))


def _named(line: ExplainedLine, speech: Speech) -> Html:
    return tag("div", joined([speech.told(line.line.title), tag("div", line.rule, "ttr-q")]), "ttr-l")


def _why(line: ExplainedLine, speech: Speech) -> Html:
    evidence = line.evidence
    sentences = [speech.told(message) for message in (evidence.message, *evidence.more)]
    because = speech.told(line.line.reason)
    if because != sentences[0]:
        sentences.insert(0, f"{because[:1].upper()}{because[1:]}.")
    return joined(tag("div", sentence) for sentence in sentences)
