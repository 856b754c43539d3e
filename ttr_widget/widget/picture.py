"""A small picture of a board as SVG text, for pages without plotly."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from ttr_widget.kernel.board import Board
from ttr_widget.render.figure import figure_dict

_KINDS = ("park", "land", "focus", "lakes", "streets", "borders", "canal", "river", "casing", "line", "spaces")


@lru_cache(maxsize=8)
def picture(board: Board, width: int = 420) -> str:
    """Land, water and routes of a board, with a title for screen readers."""
    figure = figure_dict(board)
    layout = figure["layout"]
    wide, high = layout["xaxis"]["range"][1], layout["yaxis"]["range"][1]
    paths = []
    for shape in layout["shapes"]:
        if shape["name"].partition(":")[0] not in _KINDS or shape.get("opacity", 1) == 0:
            continue
        line = shape["line"]
        stroke = f' stroke="{line["color"]}" stroke-width="{line["width"]}"' if line.get("width") else ""
        fill = shape.get("fillcolor", "none")
        paths.append(
            f'<path d="{shape["path"]}" fill="{fill}" fill-rule="{shape.get("fillrule", "nonzero")}"{stroke}/>'
        )
    (cities,) = (trace for trace in figure["data"] if trace["name"] == "cities")
    dots = [
        f'<circle cx="{x}" cy="{y}" r="{high / 120:.1f}" fill="#fbf8f1" stroke="#2b2a27" stroke-width="2"/>'
        for x, y in zip(cities["x"], cities["y"], strict=True)
    ]
    look = f"--ratio:{wide / high:.3f};max-width:100%;background:{layout['plot_bgcolor']}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(board.title)}" width="{width}" '
        f'viewBox="0 0 {wide} {high}" style="{look}">'
        f'<g transform="translate(0 {high}) scale(1 -1)">{"".join(paths + dots)}</g></svg>'
    )
