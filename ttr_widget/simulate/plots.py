"""Plots of simulations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import plotly.graph_objects as go

from ttr_widget.kernel.variant import Variant

from .statistics import BotSummary, Tally

if TYPE_CHECKING:
    from .result import Result

_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
"""Told apart by all common kinds of colour blindness."""
_MOST_ROUTES = 20


def colour(number: int) -> str:
    """The colour of the so-manieth bot or variant."""
    return _COLOURS[number % len(_COLOURS)]


def styled(figure: go.Figure, title: str, x: str, y: str, *, theme: str = "light") -> go.Figure:
    """A plot with its titles, in the house's look."""
    dark = theme == "dark"
    figure.update_layout(
        title=title,
        template="plotly_dark" if dark else "simple_white",
        paper_bgcolor="#1F2226" if dark else "#FFFFFF",
        plot_bgcolor="#1F2226" if dark else "#FFFFFF",
        margin={"l": 70, "r": 20, "t": 60, "b": 60},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 1, "xanchor": "right"},
    )
    figure.update_xaxes(title=x)
    figure.update_yaxes(title=y)
    return figure


def points_figure(result: Result, *, theme: str = "light") -> go.Figure:
    """How the points of each bot are spread."""
    points: dict[str, list[int]] = {}
    for record in result.records():
        for player in record.players:
            points.setdefault(player.bot, []).append(player.points)
    figure = go.Figure()
    for number, (bot, own) in enumerate(sorted(points.items())):
        figure.add_trace(go.Box(y=own, name=bot, marker_color=colour(number), boxmean=True))
    figure.update_layout(showlegend=False)
    return styled(figure, f"Points in {result.tally.games} games", "bot", "points", theme=theme)


def bars(names: Sequence[str], shares: Sequence[Any]) -> dict[str, Any]:
    """The parts of a bar trace: values in percent, with their intervals."""
    return {
        "x": list(names),
        "y": [100 * share.value for share in shares],
        "error_y": {
            "type": "data",
            "symmetric": False,
            "array": [100 * (share.high - share.value) for share in shares],
            "arrayminus": [100 * (share.value - share.low) for share in shares],
        },
    }


def tickets_figure(bots: Sequence[BotSummary], *, theme: str = "light") -> go.Figure:
    """How many of its tickets each bot completes."""
    shares = bars([bot.bot for bot in bots], [bot.ticket_success for bot in bots])
    figure = go.Figure(go.Bar(**shares, marker_color=[colour(number) for number in range(len(bots))]))
    figure.update_yaxes(range=[0, 100])
    return styled(figure, "Tickets completed", "bot", "% of the tickets kept", theme=theme)


def routes_figure(variant: Variant, tally: Tally, *, theme: str = "light", most: int = _MOST_ROUTES) -> go.Figure:
    """How often the routes between two cities are built: the most wanted ones, and the least."""
    share: dict[str, float] = {}
    for route in variant.board.routes:
        name = " – ".join(variant.board.city(city).name for city in route.cities)
        share[name] = share.get(name, 0.0) + tally.route_use[route.id] / max(tally.games, 1)
    ranked = sorted(share.items(), key=lambda pair: (pair[1], pair[0]))
    shown = ranked if len(ranked) <= 2 * most else ranked[:most] + ranked[-most:]
    figure = go.Figure(
        go.Bar(
            x=[100 * part for _, part in shown],
            y=[name for name, _ in shown],
            orientation="h",
            marker_color=colour(0),
            hovertemplate="%{y}: %{x:.0f} % of the games<extra></extra>",
        )
    )
    figure.update_layout(height=120 + 18 * len(shown))
    title = "How often each route is built" + ("" if shown is ranked else f": the {most} least and most wanted")
    return styled(figure, title, "% of the games (a double counts both tracks)", "", theme=theme)
