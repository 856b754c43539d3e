"""How things show themselves in a notebook.

The kernel draws nothing: whoever can draw registers here with :func:`show_with`, by kind of thing and by medium
(``text``, ``html``, ``figure``).  A thing whose medium has no painter shows nothing, and Jupyter takes the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, overload

if TYPE_CHECKING:  # the name of a type, for those who call; the kernel itself draws nothing
    from plotly.graph_objects import Figure as Figure  # noqa: PLC0414 -- so type checkers know it as exported

    from .hint import Hint

Painter = Callable[..., Any]


class FigureOptions(TypedDict, total=False):
    """How a board is to be drawn."""

    theme: str
    """``"light"`` or ``"dark"``."""
    width: int
    """In pixels."""
    highlight: Iterable[str] | Mapping[str, str]
    """Routes that glow, or a colour for each."""
    tickets: bool | Iterable[str]
    """``True``: a shortest way is sketched for each ticket of the seat; or some of the board's tickets, by id."""
    paths: Iterable[Iterable[str]]
    """Lists of routes, each drawn in a colour of its own."""
    locale: str | None
    """The language of what is said where one points."""


_painters: dict[tuple[type, str], Painter] = {}


def show_with(kind: type, medium: str, painter: Painter) -> None:
    """Let this function show things of that kind in this medium."""
    _painters[kind, medium] = painter


@overload
def shown(thing: object, medium: Literal["text", "html"]) -> str | None: ...
@overload
def shown(thing: object, medium: Literal["figure"], **arrangement: Any) -> Figure: ...
@overload
def shown(thing: object, medium: Literal["hint"]) -> Hint | None: ...
@overload
def shown(thing: object, medium: Literal["rulebook"], *, locale: str | None) -> object: ...
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
        return shown(self, "html")
