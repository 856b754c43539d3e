"""Shared styling of the plots: themes, and seat lines that differ in colour, dash and symbol."""

from __future__ import annotations

from typing import Any, Final

from ttr_widget.render.palette import DARK, SEATS, Theme

DASHES: Final = ("solid", "dash", "dot", "dashdot", "longdash")
SYMBOLS: Final = ("triangle-up", "square", "circle", "star", "diamond")
_BLACK: Final = SEATS[-1]


def seat_color(seat: int, theme: Theme) -> str:
    """The line colour of a seat; black becomes light in the dark theme."""
    fill = SEATS[seat % len(SEATS)]
    return theme.ink if fill == _BLACK and theme is DARK else fill


def seat_line(seat: int, theme: Theme, spots: int) -> dict[str, Any]:
    """The line style of a seat; ``spots`` is the number of points, of which about twelve get a symbol."""
    color = seat_color(seat, theme)
    return {
        "mode": "lines+markers",
        "line": {"color": color, "width": 2.5, "dash": DASHES[seat % len(DASHES)]},
        "marker": {
            "symbol": SYMBOLS[seat % len(SYMBOLS)],
            "color": color,
            "size": 9,
            "maxdisplayed": 12 if spots > 12 else 0,
            "line": {"color": theme.ink, "width": 0.8},
        },
    }


def dressed(figure: Any, theme: Theme, title: str, *, height: int = 480) -> Any:
    """Apply theme, title and height to a figure."""
    line = {"gridcolor": theme.border, "linecolor": theme.border, "zerolinecolor": theme.border}
    figure.update_layout(
        title={"text": title, "x": 0, "xref": "paper", "xanchor": "left"},
        paper_bgcolor=theme.paper,
        plot_bgcolor=theme.paper,
        font={"color": theme.ink, "family": "system-ui, sans-serif", "size": 13},
        height=height,
        margin={"l": 64, "r": 20, "t": 56, "b": 52},
        hoverlabel={"bgcolor": theme.land, "font": {"color": theme.ink}},
        legend={"bgcolor": "rgba(0,0,0,0)"},
    )
    figure.update_xaxes(**line)
    figure.update_yaxes(**line)
    return figure
