"""The page of a playtest: plots as plain SVG and tables, without scripts, so that it can be sent and printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ttr_widget.intervals import Interval
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.message import Message, said
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import checked
from ttr_widget.render.html.parts import Html, esc, frame, head, joined, table, tag

from .result import percent

_BLUE, _RED, _LINE = "#0072B2", "#D55E00", "rgba(128,128,128,.6)"
_WIDE, _HIGH, _EDGE = 440, 220, 34
_MOST_BARS = 24
Row = Mapping[str, Any]


class Played(Protocol):
    """The part of a playtest that its page shows."""

    ignored: tuple[Message, ...]
    variant: Variant
    players: int
    turns: list[int]

    @property
    def board(self) -> Board: ...
    def seats(self) -> list[Row]: ...
    def routes(self) -> list[Row]: ...
    def tickets(self) -> list[Row]: ...
    def findings(self) -> list[Message]: ...
    def summary(self, locale: str | None = None) -> list[str]: ...


def playtest_html(test: Any, *, locale: str | None = None) -> str:
    """A playtest: what was found, four plots, and a table of the tickets and of the routes."""
    names = test.variant.names

    def say(key: str, **facts: Any) -> str:
        return said(Message(f"playtest-{key}", **facts), locale)

    findings = [_sentence(said(message, locale, names)) for message in (*test.findings(), *test.ignored)]
    plots = [
        _titled(say("plot.seats"), seat_plot(test.seats(), test.players, say("column.seat"))),
        _titled(say("plot.turns"), turns_plot(test.turns)),
        _titled(say("plot.tickets"), ticket_plot(test.tickets())),
        _titled(say("plot.routes"), map_plot(test.board, {row["route"]: row["built"] for row in test.routes()})),
    ]
    parts = [
        head(said(test.board.text("title"), locale)),
        *(tag("div", line, "ttr-p") for line in test.summary(locale)),
        tag("ul", joined(tag("li", line) for line in findings), "ttr-u") if findings else Html(),
        tag("div", joined(plots), "ttr-2"),
        _details(say("plot.ticket-table"), _ticket_table(test, say, locale)),
        _details(say("plot.route-table"), _route_table(test, say, locale)),
    ]
    return frame(*parts)


def playtest_file(test: Any, *, locale: str | None = None) -> str:
    """The same as a page of its own, on a table in light or dark."""
    title = esc(said(test.board.text("title"), locale))
    language = esc(checked(locale))
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_TABLE}</style>'
        f"<body>{playtest_html(test, locale=locale)}</body></html>\n"
    )


_TABLE = """
:root{color-scheme:light dark;--table:#E4D8C1;--panel:#FFFBF2;--ink:#26241F;--line:#CDBD9C}
@media (prefers-color-scheme:dark){:root{--table:#14171B;--panel:#1E2328;--ink:#F1EADB;--line:#3B434A}}
body{margin:0;padding:clamp(8px,3vw,28px);background:var(--table)}
body .ttr{max-width:1040px;margin:0 auto;padding:clamp(14px,3vw,30px);border-radius:8px;color:var(--ink);
background:var(--panel);font-size:15px}
body .ttr .ttr-h{font-size:24px;margin-bottom:8px}
body .ttr ul.ttr-u{margin:12px 0 18px;padding:12px 16px 12px 32px;border:1px solid var(--line);border-radius:7px}
body .ttr li+li{margin-top:6px}
body .ttr .ttr-2{gap:26px;margin:18px 0}
body .ttr .ttr-2>.ttr-map{flex:1 1 400px;padding-top:12px;border-top:1px solid var(--line)}
body .ttr details{padding:8px 0;border-top:1px solid var(--line);overflow-x:auto}
body .ttr details>summary{font-size:15px;opacity:1}
@media print{body{background:none;padding:0}body .ttr{padding:0}.ttr-map{break-inside:avoid}}
""".replace("\n", "")


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _titled(title: str, plot: Html) -> Html:
    return tag("div", joined([tag("b", title), plot]), "ttr-map")


def _details(title: str, content: Html) -> Html:
    return tag("details", joined([tag("summary", title), content]))


def _ticket_table(test: Played, say: Any, locale: str | None) -> Html:
    heads = [say(f"column.{name}") for name in ("ticket", "points", "spaces", "offered", "kept", "completed")]
    rows = [
        [
            row["ticket"],
            row["points"],
            "–" if row["spaces"] is None else row["spaces"],
            row["offered"],
            row["kept"],
            percent(Interval(row["completed"], row["low"], row["high"]), locale) if row["kept"] else "–",
        ]
        for row in test.tickets()
    ]
    return table(heads, rows, numbers=range(1, len(heads)))


def _route_table(test: Played, say: Any, locale: str | None) -> Html:
    heads = [say(f"column.{name}") for name in ("route", "length", "built", "by-winner")]
    rows = [
        [row["route"], row["length"], f"{100 * row['built']:.0f} %", f"{100 * row['by the winner']:.0f} %"]
        for row in sorted(test.routes(), key=lambda row: -row["built"])
    ]
    return table(heads, rows, numbers=range(1, len(heads)))


# Plots.


def _svg(parts: Sequence[str], wide: int = _WIDE, high: int = _HIGH) -> Html:
    body = "".join(parts)
    return Html(
        f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img" font-size="11" '
        f'fill="currentColor" xmlns="http://www.w3.org/2000/svg">{body}</svg>'
    )


def _text(x: float, y: float, words: object, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{esc(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, color: str = _LINE, width: float = 1) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{width:.1f}" stroke-linecap="round"/>'


def seat_plot(seats: Sequence[Row], players: int, name: str = "") -> Html:
    """The share of games that each seat won, with its interval, and a line at the fair share."""
    top: float = max([0.01, *(row["high"] for row in seats)])
    step = (_WIDE - 2 * _EDGE) / max(1, len(seats))

    def y(part: float) -> float:
        return _HIGH - _EDGE - part / top * (_HIGH - 2 * _EDGE)

    parts = [_line(_EDGE, y(1 / players), _WIDE - _EDGE, y(1 / players))] if players else []
    for row in seats:
        x = _EDGE + step * (row["seat"] + 0.5)
        bar = y(row["wins"])
        parts.append(
            f'<rect x="{x - step / 4:.1f}" y="{bar:.1f}" width="{step / 2:.1f}" '
            f'height="{_HIGH - _EDGE - bar:.1f}" fill="{_BLUE}" opacity=".75"/>'
        )
        parts.append(_line(x, y(row["low"]), x, y(row["high"]), "currentColor", 2))
        label = f"{name} {row['seat']}".strip()
        parts += [_text(x, _HIGH - _EDGE + 15, label), _text(x, y(row["high"]) - 5, f"{100 * row['wins']:.0f} %")]
    return _svg(parts)


def turns_plot(turns: Sequence[int]) -> Html:
    """How many games have how many turns."""
    if not turns:
        return _svg([])
    low, high = min(turns), max(turns)
    wide = max(1, -(-(high - low + 1) // _MOST_BARS))
    counts = Counter((one - low) // wide for one in turns)
    bars = (high - low) // wide + 1
    step, most = (_WIDE - 2 * _EDGE) / bars, max(counts.values())
    parts = []
    for bar in range(bars):
        tall = counts[bar] / most * (_HIGH - 2 * _EDGE)
        x, y = _EDGE + step * bar, _HIGH - _EDGE - tall
        parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{step * 0.9:.1f}" height="{tall:.1f}" fill="{_BLUE}"/>')
    parts += [_text(_EDGE, _HIGH - _EDGE + 15, low, "start"), _text(_WIDE - _EDGE, _HIGH - _EDGE + 15, high, "end")]
    return _svg(parts)


def ticket_plot(tickets: Sequence[Row]) -> Html:
    """Each ticket by its length and its points; the fuller the dot, the more often it is completed."""
    shown = [row for row in tickets if row["spaces"]]
    if not shown:
        return _svg([])
    long, dear = max(row["spaces"] for row in shown), max(1, *(row["points"] for row in shown))
    parts = [_line(_EDGE, _HIGH - _EDGE, _WIDE - _EDGE, _HIGH - _EDGE), _line(_EDGE, _EDGE, _EDGE, _HIGH - _EDGE)]
    for row in shown:
        x = _EDGE + row["spaces"] / long * (_WIDE - 2 * _EDGE)
        y = _HIGH - _EDGE - row["points"] / dear * (_HIGH - 2 * _EDGE)
        done = row["completed"]
        fill = f'fill="{_RED if done is not None and done < 0.5 else _BLUE}" fill-opacity="{done or 0:.2f}"'
        told = f"{row['ticket']}: {row['points']}, {row['spaces']}"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" {fill} stroke="currentColor"><title>{esc(told)}</title></circle>'
        )
    parts += [_text(_WIDE - _EDGE, _HIGH - _EDGE + 15, long, "end"), _text(_EDGE - 6, _EDGE + 4, dear, "end")]
    return _svg(parts)


def map_plot(board: Board, built: Mapping[str, float]) -> Html:
    """The map with each route as wide as it is often built; those that nobody built are dashed in red."""
    high = 320
    xs, ys = [city.lon for city in board.cities], [city.lat for city in board.cities]
    wide = max(max(xs) - min(xs), 1e-9)
    tall = max(max(ys) - min(ys), 1e-9)
    scale = min((_WIDE - 2 * _EDGE) / wide, (high - 2 * _EDGE) / tall)
    spots = {
        city.id: (_EDGE + (city.lon - min(xs)) * scale, _EDGE + (max(ys) - city.lat) * scale) for city in board.cities
    }
    parts, tracks = [], Counter[frozenset[str]]()
    for route in board.routes:
        aside = 5.0 * tracks[frozenset(route.cities)]
        tracks[frozenset(route.cities)] += 1
        (x, y), (to_x, to_y) = spots[route.a], spots[route.b]
        part = built.get(route.id, 0.0)
        line = _line(x + aside, y + aside, to_x + aside, to_y + aside, _BLUE if part else _RED, 1 + 9 * part)
        told = f"<title>{esc(route.id)}: {100 * part:.0f} %</title>"
        parts.append(f"<g{'' if part else ' stroke-dasharray=' + chr(34) + '4 4' + chr(34)}>{told}{line}</g>")
    for city in board.cities:
        x, y = spots[city.id]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
        if len(board.cities) <= _MOST_BARS:
            parts.append(_text(x, y - 8, said(city.name)))
    return _svg(parts, high=high)
