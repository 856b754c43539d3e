"""Keeps ``None`` on its way to the page where Python runs in the browser.

There ``None`` becomes JavaScript's ``undefined``, and an ``undefined`` value gets lost in a message.  A trait that
becomes ``None``, such as the sheet of a game that is undone, would keep its old value on the page.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import anywidget


class NullKeeper(anywidget.AnyWidget):
    """A widget whose traits become ``null`` on every page when they become ``None``."""

    def _send(self, msg: Any, buffers: Any = None) -> None:
        super()._send(with_nulls(msg), buffers)


def with_nulls(message: Any) -> Any:
    """A message to the page, with JavaScript's ``null`` for ``None`` among the traits."""
    state = message.get("state") if isinstance(message, dict) else None
    if sys.platform != "emscripten" or not isinstance(state, dict) or None not in state.values():
        return message
    null = import_module("pyodide.ffi").jsnull
    return {**message, "state": {name: null if value is None else value for name, value in state.items()}}
