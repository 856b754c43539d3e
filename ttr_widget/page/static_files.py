"""The files of the page, built from ``js/``."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[1] / "widget" / "static"


def text_of(name: str, missing: str = "") -> str:
    """The text of a built file; ``missing`` if it is not there.

    anywidget is given the text instead of the path, because it subscribes every widget to the changes of a file and
    thereby keeps it in memory for good.
    """
    path = STATIC / name
    return path.read_text(encoding="utf-8") if path.exists() else missing
