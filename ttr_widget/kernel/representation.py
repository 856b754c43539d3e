"""Display of objects in notebooks.

The kernel does not draw.  Other packages register painters with :func:`show_with`, by type and by medium (``text``,
``html``, ``figure``).  Without a painter for a medium nothing is shown, and Jupyter falls back to the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, overload

if TYPE_CHECKING:  # for annotations only
    from plotly.graph_objects import Figure as Figure  # noqa: PLC0414 -- marks the name as exported for type checkers

Painter = Callable[..., Any]


class FigureOptions(TypedDict, total=False):
    """Options for drawing a board."""

    theme: str
    """``"light"`` or ``"dark"``."""
    width: int
    """In pixels."""
    highlight: Iterable[str] | Mapping[str, str]
    """Routes to highlight, optionally with a colour for each."""
    tickets: bool | Iterable[str]
    """``True`` sketches a shortest path for each ticket of the seat; otherwise the ids of tickets to show."""
    paths: Iterable[Iterable[str]]
    """Lists of routes, each drawn in its own colour."""
    locale: str | None
    """The language of the hover texts."""
    colors: Sequence[str | None]
    """The colours of the seats."""


_painters: dict[tuple[type, str], Painter] = {}


def show_with(kind: type, medium: str, painter: Painter) -> None:
    """Register a function that shows objects of a type in a medium."""
    _painters[kind, medium] = painter


@overload
def shown(thing: object, medium: Literal["text", "html"]) -> str | None: ...
@overload
def shown(thing: object, medium: Literal["html"], *, colors: Sequence[str]) -> str | None: ...
@overload
def shown(thing: object, medium: Literal["figure"], **arrangement: Any) -> Figure: ...
@overload
def shown(thing: object, medium: Literal["hint"], *, nodes: int | None) -> object: ...
@overload
def shown(thing: object, medium: Literal["evaluation"], **wishes: Any) -> Any: ...
@overload
def shown(thing: object, medium: Literal["report"], *, seat: int, games: int) -> object: ...
@overload
def shown(thing: object, medium: Literal["rulebook"], *, locale: str | None) -> object: ...
def shown(thing: object, medium: str, **arrangement: Any) -> Any:
    """Show an object in a medium; ``None`` if no painter is registered."""
    for kind in type(thing).__mro__:
        painter = _painters.get((kind, medium))
        if painter is not None:
            return painter(thing, **arrangement)
    return None


_answers: dict[tuple[type, str], Callable[..., Any]] = {}


def answer_with(kind: type, question: str, answer: Callable[..., Any]) -> None:
    """Register the function that answers a question about objects of a type, which the kernel declares."""
    _answers[kind, question] = answer


def answered(thing: object, question: str, *about: object) -> Any:
    """The answer to a question about an object, and about what is named in the question."""
    return _answers[type(thing), question](thing, *about)


class Shown:
    """Mixin for objects that notebooks show as html; the text form is ``repr`` or ``str``."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        return shown(self, "html")
