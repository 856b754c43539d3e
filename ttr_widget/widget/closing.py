"""Closing widgets completely, so that a long session does not collect them.

``ipywidgets`` keeps every open widget alive, and closing one leaves its children, layout and style open.
"""

from __future__ import annotations

from typing import Any

import ipywidgets as w


def close_parts(widget: Any) -> None:
    """Close the children of a widget, with all their parts, and its layout and style."""
    for child in getattr(widget, "children", ()):
        close_whole(child)
    for name in ("layout", "style"):
        part = getattr(widget, name, None)
        if isinstance(part, w.Widget):
            part.close()


def close_whole(widget: Any) -> None:
    """Close a widget and its parts."""
    close_parts(widget)
    widget.close()


class ClosingBox(w.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A box that takes everything in it along when it is closed."""

    def close(self) -> None:
        """Remove the box and everything in it from the page."""
        if self.comm is not None:  # otherwise it is closed, or its constructor has failed
            close_parts(self)
        super().close()
