"""Usage maps: boards whose routes are shaded by how often they are built, or by the change of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.board import Board
from ttr_widget.locales.plain_text import in_plotly
from ttr_widget.render.cartography.geometry import RouteGeometry, board_geometry
from ttr_widget.render.cartography.metrics import FONTS

from . import hover
from .figure import Drawing, checked
from .paint import BoardPaint, RoutePaint
from .palette import Theme, mix, on
from .words import Speech

if TYPE_CHECKING:
    import plotly.graph_objects as go

_SHARE = {
    "light": ("#FFFBEF", "#FBD27A", "#F08A3C", "#C23B4E", "#7A1F6B", "#2C0F4A"),
    "dark": ("#23262B", "#4A2A6B", "#A03A78", "#E0604F", "#F6A63C", "#FFF3A8"),
}
"""From never to always; increasingly distinct from the paper, also in greyscale and with colour blindness."""
_CHANGE = {
    "light": ("#0A4F8A", "#5FA3D6", "#FAF7F0", "#EE9B58", "#A03C00"),
    "dark": ("#8CCBFF", "#2F77B5", "#34383D", "#B86420", "#FFB470"),
}
"""From a decrease to an increase."""
_TOP = 92
"""The height above the map in pixels, for the title and the scale."""


@dataclass(frozen=True)
class Usage:
    """The data of a usage map: a number for each route, from 0 to 1, or from −1 to 1 if it is a ``change``."""

    numbers: Mapping[str, float]
    title: str
    scale: str
    """The label of the colour scale."""
    words: Mapping[str, Sequence[str]]
    """Additional hover texts for each route."""
    change: bool = False


def usage_figure(
    board: Board, usage: Usage, *, theme: str = "light", width: int | None = None, locale: str | None = None
) -> go.Figure:
    """The map of a board with routes shaded and labelled by these numbers, in percent."""
    import plotly.graph_objects as go  # noqa: PLC0415  (half a second)

    colors, wide = checked(theme, width, board)
    geometry = board_geometry(board)
    most = _most(usage)
    tints = {id: tint(number, most, colors, change=usage.change) for id, number in usage.numbers.items()}
    look = BoardPaint({id: _route(fill, colors) for id, fill in tints.items()}, {}, {})
    drawing = Drawing(geometry, colors, wide / geometry.width, look, board)
    shapes = [*drawing.ground.shapes(), *drawing.under({}, []), *drawing.tracks(), *drawing.standing()]
    hidden = ("glow", "marks", "discs", "sparks", "closed")
    shapes = [shape for shape in shapes if shape["name"].partition(":")[0] not in hidden]
    names, *others = drawing.words()
    others = [trace for trace in others if trace["name"] != "prices"]
    numbers = _numbers([*geometry.routes.values()], usage, tints, drawing)
    speech = Speech(locale)
    pointers = drawing.pointers(board, speech)
    for trace in pointers:
        if trace["name"] == "routes":
            trace["text"] = [_hover_text(line, usage.words.get(id, ())) for line, id in _pairs(trace)]
    layout = drawing.layout(shapes, wide)
    _head(layout, usage, colors)
    if board.status == "reconstructed":
        layout["annotations"].append(drawing.note(speech.told(hover.RECONSTRUCTED)))
    return go.Figure(
        {"data": [names, *others, numbers, _scale(usage, most, colors), *pointers], "layout": layout},
        skip_invalid=False,
    )


def tint(number: float, most: float, theme: Theme, *, change: bool = False) -> str:
    """The colour for a number on a scale that ends at ``most``."""
    stops = (_CHANGE if change else _SHARE)[theme.name]
    part = (number / most + 1) / 2 if change else number / most
    place = min(max(part, 0.0), 1.0) * (len(stops) - 1)
    low = min(int(place), len(stops) - 2)
    return mix(stops[low + 1], stops[low], place - low)


def _most(usage: Usage) -> float:
    """The end of the scale: the next round number, to make differences visible."""
    largest = max((abs(number) for number in usage.numbers.values()), default=0.0)
    return next((end for end in (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8) if largest <= end), 1.0)


def _route(fill: str, theme: Theme) -> RoutePaint:
    edge = mix(theme.ink, fill, 0.62)
    return RoutePaint(fill, edge, fill)


def _pairs(trace: Mapping[str, Any]) -> list[tuple[str, str]]:
    return list(zip(trace["text"], trace["customdata"], strict=True))


def _hover_text(line: str, words: Sequence[str]) -> str:
    return "<br>".join([line, *map(in_plotly, words)])


def _numbers(
    routes: Sequence[RouteGeometry], usage: Usage, tints: Mapping[str, str], drawing: Drawing
) -> dict[str, Any]:
    """The numbers on the routes, in percent; omitted if too small to read or zero."""
    size = round(min(drawing.geometry.car[1] * drawing.scale * 0.86, 12), 1)
    shown = [route for route in routes if round(100 * usage.numbers[route.id])] if size >= 5.5 else []
    sign = "+" if usage.change else ""
    return {
        "type": "scatter", "mode": "text", "name": "numbers", "hoverinfo": "skip", "cliponaxis": False,
        "x": [round(route.middle.x, 1) for route in shown], "y": [round(route.middle.y, 1) for route in shown],
        "text": [f"{100 * usage.numbers[route.id]:{sign}.0f}".replace("-", "−") for route in shown],
        "textposition": "middle center",
        "textfont": {"family": FONTS, "size": size, "color": [on(tints[route.id]) for route in shown]},
    }  # fmt: skip


def _scale(usage: Usage, most: float, theme: Theme) -> dict[str, Any]:
    """The colour scale above the map."""
    stops = (_CHANGE if usage.change else _SHARE)[theme.name]
    scale = [[number / (len(stops) - 1), color] for number, color in enumerate(stops)]
    low = -100 * most if usage.change else 0
    font = {"family": FONTS, "color": theme.ink, "size": 12}
    bar = {
        "orientation": "h", "x": 0.012, "xanchor": "left", "y": 1.0, "yanchor": "bottom", "len": 0.46,
        "thickness": 11, "outlinewidth": 0, "ypad": 4, "xpad": 0, "tickfont": font, "nticks": 6,
    }  # fmt: skip
    marker = {
        "color": [low], "colorscale": scale, "cmin": low, "cmax": 100 * most, "showscale": True, "colorbar": bar,
    }  # fmt: skip
    return {"type": "scatter", "mode": "markers", "name": "scale", "x": [None], "y": [None], "marker": marker,
            "hoverinfo": "skip"}  # fmt: skip


def _head(layout: dict[str, Any], usage: Usage, theme: Theme) -> None:
    """Make room above the map for the title and the scale."""
    layout["height"] += _TOP
    layout["margin"] = {"l": 0, "r": 0, "t": _TOP, "b": 0}
    place = {"xref": "paper", "yref": "paper", "x": 0.012, "y": 1, "xanchor": "left", "yanchor": "middle"}
    lines = ((usage.title, 16, _TOP - 20), (usage.scale, 12, _TOP - 46))
    layout["annotations"] = [
        {**place, "text": in_plotly(text), "yshift": up, "showarrow": False,
         "font": {"family": FONTS, "color": theme.ink, "size": size}}
        for text, size, up in lines
    ]  # fmt: skip
