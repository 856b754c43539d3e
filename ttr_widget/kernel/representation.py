"""How things show themselves in a notebook.

The kernel draws nothing: whoever can draw registers here with :func:`show_with`, by kind of thing and by medium
(``text``, ``html``, ``figure``).  A thing whose medium has no painter shows nothing, and Jupyter takes the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Painter = Callable[..., Any]

_painters: dict[tuple[type, str], Painter] = {}


def show_with(kind: type, medium: str, painter: Painter) -> None:
    """Let this function show things of that kind in this medium."""
    _painters[kind, medium] = painter


def shown(thing: object, medium: str, **arrangement: Any) -> Any:
    """The thing in this medium, or ``None`` where nobody can draw it."""
    for kind in type(thing).__mro__:
        painter = _painters.get((kind, medium))
        if painter is not None:
            return painter(thing, **arrangement)
    return None


class Shown:
    """A thing that a notebook shows as html; its text twin is its ``repr`` (or ``str``)."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        html: str | None = shown(self, "html")
        return html
