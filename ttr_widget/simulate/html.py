"""Results, comparisons and tournaments as html."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import TYPE_CHECKING

from ttr_widget.intervals import Interval
from ttr_widget.locales import fill
from ttr_widget.render.html.parts import Html, frame, head, joined, table, tag

if TYPE_CHECKING:
    from .compare import Comparison
    from .result import Result
    from .standings import Tournament


_BREAKS = "white-space:normal"


def result_html(result: Result, *, locale: str | None = None) -> str:
    """A simulation: one row per bot, and a line about the games."""
    cells = result.cells(locale)
    numbers = range(1, len(cells[0]))
    parts = [
        head(result.head(locale)),
        table(cells[0], [[tag("b", row[0]), *row[1:]] for row in cells[1:]], numbers=numbers),
        *(tag("div", line, "ttr-p") for line in result.told(locale)),
    ]
    return frame(*parts, *(tag("div", note, "ttr-m") for note in result.notes))


def comparison_html(comparison: Comparison, *, locale: str | None = None) -> str:
    """Variants side by side: one row per measure; for two variants also the differences."""
    lines = comparison.lines(locale)
    differences = [line.difference for line in lines if line.difference is not None]
    heads = ["", *comparison.results, *([fill("simulate-column.difference", locale)] if differences else [])]
    games = [fill("simulate-column.games", locale), *(str(len(result)) for result in comparison.results.values())]
    rows: list[list[object]] = [[*games, *[""] * bool(differences)]]
    for line in lines:
        row: list[object] = [line.name, *(_value(value, locale) for value in line.values)]
        rows.append([*row, _difference(line.difference, locale)] if line.difference is not None else row)
    note = Html()
    if any(map(is_clear, differences)):
        note = tag("div", joined(["▲ ▼ ", fill("simulate-clear", locale)]), "ttr-q")
    return frame(table(heads, rows, numbers=range(1, len(heads))), note)


def tournament_html(tournament: Tournament, *, locale: str | None = None) -> str:
    """A crosstable: one row per bot, with its wins against each other bot."""
    heads, *lines = tournament.cells(locale)
    rows = [[line[0], tag("b", line[1]), *line[2:]] for line in lines]
    parts = [
        head(tournament.head(locale)),
        table(heads, rows, numbers=[0, *range(2, len(heads))]),
        tag("div", tournament.told(locale), "ttr-q"),
    ]
    return frame(*parts, *(tag("div", note, "ttr-m") for note in tournament.notes))


def is_clear(value: Interval) -> bool:
    """Whether the whole interval has the same sign."""
    return value.low > 0 or value.high < 0


def _value(value: Interval, locale: str | None) -> Html:
    if isnan(value.value):
        return Html("–")
    return _breaking(f"{value.value:.1f}", value, "{:.1f}".format, locale)


def _difference(value: Interval, locale: str | None) -> Html:
    if isnan(value.value):
        return Html("–")
    if not is_clear(value):
        return _breaking(_signed(value.value), value, _signed, locale)
    text = f"{'▲' if value.low > 0 else '▼'} {_signed(value.value)}"
    return tag("b", _breaking(text, value, _signed, locale))


def _breaking(text: str, value: Interval, how: Callable[[float], str], locale: str | None) -> Html:
    """A value and its interval, which wraps to the next line if there is little room."""
    if isnan(value.low):
        return tag("span", text)
    same = value.low == value.high
    inside = fill("simulate-every-game", locale) if same else f"{how(value.low)} … {how(value.high)}"
    interval = tag("small", f"({inside})", style="display:inline-block;white-space:nowrap")
    return tag("span", joined([tag("span", text, style="white-space:nowrap"), " ", interval]), style=_BREAKS)


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−") if round(number, 1) else "0.0"
