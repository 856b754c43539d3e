"""Results and comparisons as html."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from ttr_widget.render.html.parts import Html, frame, head, joined, table, tag

from .statistics import Interval
from .texts import MEASURES, speaker

if TYPE_CHECKING:
    from .compare import Comparison
    from .result import Result


_BREAKS = "white-space:normal"


def result_html(result: Result, *, locale: str | None = None) -> str:
    """A simulation: one row per bot, and a line about the games."""
    say, cells = speaker(locale), result.cells()
    numbers = range(1, len(cells[0]))
    parts = [
        head(result.head(locale)),
        table([say(name) for name in cells[0]], [[tag("b", row[0]), *row[1:]] for row in cells[1:]], numbers=numbers),
        *(tag("div", line, "ttr-p") for line in result.told(locale)),
    ]
    return frame(*parts, *(tag("div", note, "ttr-m") for note in result.notes))


def comparison_html(comparison: Comparison, *, locale: str | None = None) -> str:
    """Variants side by side: one row per measure; for two variants also the differences."""
    say, names = speaker(locale), list(comparison.results)
    differences = comparison.differences() if len(names) == 2 else {}
    heads = ["", *names, *([say("difference")] if differences else [])]
    rows: list[list[object]] = [[say("games"), *(str(len(result)) for result in comparison.results.values())]]
    rows[0] += [""] * bool(differences)
    for key, words in MEASURES.items():
        row: list[object] = [say(words), *(_value(values[key]) for values in comparison.measured.values())]
        rows.append([*row, _difference(differences[key])] if differences else row)
    note = Html()
    if any(map(is_clear, differences.values())):
        note = tag("div", joined(["▲ ▼ ", say("clear: the interval of the difference does not hold 0")]), "ttr-q")
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


def _breaking(said: str, value: Interval, sign: str) -> Html:
    """A value and its interval, which wraps to the next line if there is little room."""
    if isnan(value.low):
        return tag("span", said)
    interval = tag("small", _span(value, sign), style="display:inline-block;white-space:nowrap")
    return tag("span", joined([tag("span", said, style="white-space:nowrap"), " ", interval]), style=_BREAKS)


def _span(value: Interval, sign: str) -> str:
    ends = (_signed(end) if sign else f"{end:.1f}" for end in (value.low, value.high))
    return f"({' … '.join(ends)})"


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−") if round(number, 1) else "0.0"
