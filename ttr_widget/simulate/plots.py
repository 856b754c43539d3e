"""Plots of simulations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any, Protocol

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from ttr_widget.intervals import Interval
from ttr_widget.kernel.errors import BadInput, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill, said
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.render.cartography.metrics import FONTS
from ttr_widget.render.palette import THEMES, Theme
from ttr_widget.render.usage import Usage, usage_figure

from .measures import measure_name
from .records import GameRecord
from .statistics import EVERYBODY, WINNERS, BotSummary, Tally

_COLOURS = {
    "light": ("#0072B2", "#D55E00", "#009E73", "#B3508A", "#3A8FBF", "#B27A00"),
    "dark": ("#4FA8E0", "#F08A3C", "#2FC79B", "#E39AC4", "#8CCBFF", "#F0C24B"),
}
"""Distinguishable with all common kinds of colour blindness, and from the background."""
_SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "star")
_PANEL = 150
"""The height of a panel in pixels, apart from its variants."""


class Simulated(Protocol):
    """The part of a simulation's result that plots show."""

    variant: Variant
    tally: Tally

    def records(self) -> Iterable[GameRecord]: ...


def colour(number: int, theme: str = "light") -> str:
    """The colour of a bot or variant by its number."""
    colours = _COLOURS[checked_theme(theme).name]
    return colours[number % len(colours)]


def checked_theme(theme: str) -> Theme:
    """The theme with this name."""
    if theme not in THEMES:
        raise BadInput(
            Message("error-theme", given=short(theme), known=tuple(THEMES), near=did_you_mean(theme, THEMES))
        )
    return THEMES[theme]


def styled(figure: go.Figure, title: str, theme: str, width: int | None) -> go.Figure:
    """Apply title, theme and width to a plot."""
    look = checked_theme(theme)
    figure.update_layout(
        title={"text": in_plotly(title), "x": 0, "xref": "container", "xanchor": "left", "pad": {"l": 12}},
        title_font_size=16,
        paper_bgcolor=look.paper,
        plot_bgcolor=look.paper,
        font={"color": look.ink, "family": FONTS, "size": 13},
        hoverlabel={"bgcolor": look.land, "font": {"color": look.ink}},
        margin={"l": 64, "r": 20, "t": 60, "b": 52},
        showlegend=False,
    )
    if width is not None:
        figure.update_layout(width=width)
    lines = {"gridcolor": look.border, "linecolor": look.border, "zerolinecolor": look.border}
    figure.update_xaxes(**lines)
    figure.update_yaxes(**lines)
    return figure


def points_figure(
    result: Simulated, *, theme: str = "light", width: int | None = None, locale: str | None = None
) -> go.Figure:
    """The distribution of each bot's points."""
    points: dict[str, list[int]] = {}
    for record in result.records():
        for player in record.players:
            points.setdefault(player.bot, []).append(player.points)
    figure = go.Figure()
    for number, (bot, own) in enumerate(sorted(points.items())):
        figure.add_trace(go.Box(y=own, name=in_plotly(bot), marker_color=colour(number, theme), boxmean=True))
    games = result.tally.games
    figure = styled(figure, fill("simulate-plot.points", locale, games=games), theme, width)
    return figure.update_xaxes(title=fill("simulate-column.bot", locale)).update_yaxes(
        title=fill("simulate-column.points", locale)
    )


def tickets_figure(
    bots: Sequence[BotSummary], *, theme: str = "light", width: int | None = None, locale: str | None = None
) -> go.Figure:
    """The share of its tickets that each bot completes."""
    shares = [Interval(*(100 * number for number in bot.ticket_success)) for bot in bots]
    bars = go.Bar(
        x=[in_plotly(bot.bot) for bot in bots],
        y=[share.value for share in shares],
        error_y=_whiskers(shares) | {"color": checked_theme(theme).ink},
        marker_color=[colour(number, theme) for number in range(len(bots))],
    )
    figure = styled(go.Figure(bars), fill("simulate-plot.tickets", locale), theme, width)
    figure.update_yaxes(range=[0, 100], title=fill("simulate-plot.tickets-axis", locale))
    return figure.update_xaxes(title=fill("simulate-column.bot", locale))


def _whiskers(values: Sequence[Interval]) -> dict[str, Any]:
    return {
        "type": "data",
        "symmetric": False,
        "array": [value.high - value.value for value in values],
        "arrayminus": [value.value - value.low for value in values],
    }


def measures_figure(
    measured: Mapping[str, Mapping[str, Interval]],
    wanted: Sequence[str],
    *,
    theme: str = "light",
    width: int | None = None,
    locale: str | None = None,
) -> go.Figure:
    """A panel for each measure, with a marker and an interval for each variant."""
    columns = min(len(wanted), 3 if width is None or width >= 800 else 2 if width >= 480 else 1)
    rows = -(-len(wanted) // columns)
    high = rows * (_PANEL + 24 * len(measured))
    titles = [name[:1].upper() + name[1:] for name in (said(measure_name(what), locale) for what in wanted)]
    figure = make_subplots(
        rows, columns, subplot_titles=titles, shared_yaxes=True, vertical_spacing=0.4 / rows, horizontal_spacing=0.06
    )
    names = [in_plotly(name) for name in measured]
    for panel, what in enumerate(wanted):
        for number, (name, values) in enumerate(zip(names, measured.values(), strict=True)):
            mark = go.Scatter(
                x=[values[what].value],
                y=[name],
                mode="markers",
                marker={"size": 11, "color": colour(number, theme), "symbol": _SYMBOLS[number % len(_SYMBOLS)]},
                error_x=_whiskers([values[what]]) | {"thickness": 2, "width": 6},
                name=name,
                hovertemplate=f"{name}: %{{x:.1f}} ({values[what].low:.1f}–{values[what].high:.1f})<extra></extra>",
            )
            figure.add_trace(mark, panel // columns + 1, panel % columns + 1)
    styled(figure, fill("simulate-plot.intervals", locale), theme, width)
    figure.update_annotations(font_size=13)
    # The first variant is at the top, with half a line of space above and below.
    figure.update_yaxes(range=[len(names) - 0.4, -0.6], showgrid=False, automargin=True)
    figure.update_xaxes(nticks=5)
    return figure.update_layout(height=high, title_font_size=13)


def ratings_figure(
    ratings: Mapping[str, Interval], *, theme: str = "light", width: int | None = None, locale: str | None = None
) -> go.Figure:
    """The ratings of a tournament with their intervals, the best at the top; an open interval ends at its value."""
    finite = [
        Interval(one.value, *(end if isfinite(end) else one.value for end in (one.low, one.high)))
        for one in ratings.values()
    ]
    marks = go.Scatter(
        x=[one.value for one in finite],
        y=[in_plotly(bot) for bot in ratings],
        mode="markers",
        marker={"size": 11, "color": colour(0, theme)},
        error_x=_whiskers(finite) | {"thickness": 2, "width": 6},
        hovertemplate="%{y}: %{x:.0f}<extra></extra>",
    )
    figure = styled(go.Figure(marks), fill("tournament-ratings", locale), theme, width)
    figure.update_yaxes(range=[len(finite) - 0.4, -0.6], showgrid=False, automargin=True)
    figure.update_xaxes(title=fill("tournament-column.rating", locale))
    return figure.update_layout(height=140 + 28 * len(finite))


def routes_figure(
    result: Simulated,
    by: str = EVERYBODY,
    *,
    theme: str = "light",
    width: int | None = None,
    locale: str | None = None,
) -> go.Figure:
    """A map of how often each route is built by everybody, by the winners, or by one bot."""
    tally, board = result.tally, result.variant.board
    shares = {route.id: 0.0 for route in board.routes} | tally.usage(by)
    title, scale = _titles(by, tally.games)
    words = {id: [line] for id, line in _both(tally, shares, locale).items()}
    usage = Usage(shares, said(title, locale), said(scale, locale), words)
    return usage_figure(board, usage, theme=theme, width=width, locale=locale)


def _titles(by: str, games: int) -> tuple[Message, Message]:
    """The titles of a route map and of its scale."""
    if by == EVERYBODY:
        return Message("simulate-plot.routes", games=games), Message("simulate-plot.scale")
    if by == WINNERS:
        return Message("simulate-plot.routes-winners", games=games), Message("simulate-plot.scale")
    return Message("simulate-plot.routes-bot", games=games, bot=by), Message("simulate-plot.scale-bot", bot=by)


def _both(tally: Tally, routes: Mapping[str, float], locale: str | None) -> dict[str, str]:
    """How often each route is built by anybody and by the winner, as hover texts."""
    anybody, winners = tally.usage(EVERYBODY), tally.usage(WINNERS)
    return {
        id: fill("simulate-plot.route", locale, share=_percent(anybody.get(id, 0)), won=_percent(winners.get(id, 0)))
        for id in routes
    }


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def change_figure(
    results: Mapping[str, Simulated],
    name: str,
    against: str,
    by: str = EVERYBODY,
    *,
    theme: str = "light",
    width: int | None = None,
    locale: str | None = None,
) -> go.Figure:
    """A map of the routes built more or less often in one variant than in another."""
    board = results[name].variant.board
    if board != results[against].variant.board:
        raise BadInput(Message("error-other-boards", name=name, against=against))
    new, old = results[name].tally.usage(by), results[against].tally.usage(by)
    changes = {route.id: new.get(route.id, 0.0) - old.get(route.id, 0.0) for route in board.routes}
    words = {
        id: [
            fill("simulate-plot.share", locale, name=one, share=_percent(shares.get(id, 0)))
            for one, shares in ((name, new), (against, old))
        ]
        for id in changes
    }
    title = fill("simulate-plot.change", locale, name=name, other=against)
    usage = Usage(changes, title, fill("simulate-plot.change-scale", locale), words, change=True)
    return usage_figure(board, usage, theme=theme, width=width, locale=locale)
