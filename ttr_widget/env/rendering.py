"""Pictures of a view for the environments' ``render``."""

from __future__ import annotations

from typing import Any

from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.view import View

RENDER_MODES = ("human", "ansi", "html", "rgb_array")
"""Print the view; return it as text, as HTML, or as an array of pixels."""


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(at("render_mode", expected("one-of", mode, names=RENDER_MODES)))
    return mode


def rendered(seen: View, mode: str | None) -> Any:
    """The view in this mode; ``None`` if it was printed.  Without a mode it is text."""
    if mode == "human":
        print(repr(seen))  # noqa: T201 -- the purpose of this mode
        return None
    if mode == "html":
        return seen._repr_html_()
    if mode == "rgb_array":
        from .raster import pixels  # noqa: PLC0415 -- needs Pillow, which the other modes do not

        return pixels(seen)
    return repr(seen)
