"""Results and comparisons as html."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from ttr_widget.locales import fill, said
from ttr_widget.render.html.parts import Html, frame, head, joined, table, tag

from .statistics import MEASURES, Interval, measure

if TYPE_CHECKING:
    from .compare import Comparison
    from .result import Result


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
    names = list(comparison.results)
    differences = comparison.differences() if len(names) == 2 else {}
    heads = ["", *names, *([fill("simulate-column.difference", locale)] if differences else [])]
    games = fill("simulate-column.games", locale)
    rows: list[list[object]] = [[games, *(str(len(result)) for result in comparison.results.values())]]
    rows[0] += [""] * bool(differences)
    for key in MEASURES:
        row: list[object] = [
            said(measure(key), locale),
            *(_value(values[key]) for values in comparison.measured.values()),
        ]
        rows.append([*row, _difference(differences[key])] if differences else row)
    note = Html()
    if any(map(is_clear, differences.values())):
        note = tag("div", joined(["▲ ▼ ", fill("simulate-clear", locale)]), "ttr-q")
    return frame(table(heads, rows, numbers=range(1, len(heads))), note)


def is_clear(value: Interval) -> bool:
    """Whether the whole interval has the same sign."""
    return value.low > 0 or value.high < 0


def _value(value: Interval) -> Html:
    if isnan(value.value):
        return Html("–")
    return _breaking(f"{value.value:.1f}", value, "")


def _difference(value: Interval) -> Html:
    if isnan(value.value):
        return Html("–")
    if not is_clear(value):
        return _breaking(_signed(value.value), value, "+")
    return tag("b", _breaking(f"{'▲' if value.low > 0 else '▼'} {_signed(value.value)}", value, "+"))


def _breaking(text: str, value: Interval, sign: str) -> Html:
    """A value and its interval, which wraps to the next line if there is little room."""
    if isnan(value.low):
        return tag("span", text)
    interval = tag("small", _span(value, sign), style="display:inline-block;white-space:nowrap")
    return tag("span", joined([tag("span", text, style="white-space:nowrap"), " ", interval]), style=_BREAKS)


def _span(value: Interval, sign: str) -> str:
    ends = (_signed(end) if sign else f"{end:.1f}" for end in (value.low, value.high))
    return f"({' … '.join(ends)})"


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−") if round(number, 1) else "0.0"
