"""Observations: what a seat may know, in the form that an agent reads.

All are made from the view alone.  ``flat`` is a row of numbers between -1 and 1, ``dict`` has the same numbers by
name, ``symbolic`` is the view in words (JSON data with the names of cities, routes and cards) with the legal actions
as text, and ``features`` has a row for each action (:mod:`.action_features`).  In rows of the first two, seats are
rotated, so that the viewer comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import names_of
from ttr_widget.kernel import turn
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View, view
from ttr_widget.queries.positions import legal_actions

from .action_features import FeatureObserver
from .row_parts import Row, part_writers, source_readers, sources

if TYPE_CHECKING:
    from gymnasium import spaces

_ANY_SEED = 7
"""The seed of the game used to measure sizes, which are the same in every game."""


@runtime_checkable
class Observer(Protocol):
    """Converts views to observations: ``observer.observe(view)`` lies in ``observer.space``."""

    @property
    def space(self) -> spaces.Space[Any]:
        """The Gymnasium space of all observations."""

    def observe(self, seen: View) -> Any:
        """What an agent reads of this view."""


class FlatObserver:
    """Rows of numbers: ``observer.row(view)``.  ``observer.parts`` maps the parts of the row to slices.

    >>> import ttr_widget as ttr
    >>> observer = FlatObserver("berlin", players=2)
    >>> game = ttr.scenario("berlin", seed=1, hands={0: "2 red"})
    >>> row = observer.row(game.view(0))
    >>> row.shape, sorted(observer.parts)[:3]
    ((230,), ['claiming', 'course', 'discards'])
    """

    def __init__(self, board: str | Variant, players: int = 2) -> None:
        self.variant = variant_of(board)
        self.players = players
        self._parts = part_writers(self.variant, players)
        self._readers = source_readers(self.variant, players)
        self.parts: dict[str, slice] = {}
        """Where each part of the row is, by name."""
        self._kept: dict[int | None, list[tuple[Any, Row | None]]] = {}
        """For each seat its last sources, and the parts of the row that were made from them."""
        self._size = self._measure()

    def _measure(self) -> int:
        """Determine the sizes of all parts from one view; they are the same for all views."""
        draft = turn.begin(self.variant, names_of(self.players, self.variant), _ANY_SEED)
        seen = view(draft, 0)
        sizes = {name: size for name, (size, _) in self._parts.items()}
        read = zip(self._readers.items(), sources(seen), strict=True)
        sizes |= {name: len(reader(source, seen)) for (name, reader), source in read}
        start = 0
        for name, size in sizes.items():
            self.parts[name] = slice(start, start + size)
            start += size
        return start

    def __len__(self) -> int:
        return self._size

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.variant, self.players)

    @property
    def space(self) -> spaces.Box:
        """A row of numbers from -1 to 1."""
        from gymnasium import spaces  # noqa: PLC0415 -- a bot observes without Gymnasium

        return spaces.Box(-1.0, 1.0, (self._size,), np.float32)

    def observe(self, seen: View) -> Any:
        """The view as numbers."""
        return self.row(seen)

    def row(self, seen: View) -> Row:
        """The view of a seat as numbers."""
        row = np.zeros(self._size, dtype=np.float32)
        for name, (_, write) in self._parts.items():
            write(seen, row[self.parts[name]])
        kept = self._kept.get(seen.seat)
        if kept is None:
            kept = [(None, None)] * len(self._readers)
        now: list[tuple[Any, Row | None]] = []
        for (name, read), source, (known, made) in zip(self._readers.items(), sources(seen), kept, strict=True):
            part = self.parts[name]
            is_new = made is None or known is not source
            chunk = _chunk(part.stop - part.start, read(source, seen)) if is_new else made
            row[part] = chunk
            now.append((source, chunk))
        self._kept[seen.seat] = now
        return row


def _chunk(size: int, numbers: Sequence[float]) -> Row:
    """A part of a row; a custom rule may show more or less over time, and what does not fit is dropped."""
    chunk = np.zeros(size, dtype=np.float32)
    numbers = numbers[:size]
    chunk[: len(numbers)] = numbers
    return chunk


class DictObserver(FlatObserver):
    """The same numbers in a dict by part: ``"hand"``, ``"routes"``, ``"tickets"`` …."""

    @property
    def space(self) -> Any:
        """A box for each part that is not empty."""
        from gymnasium import spaces  # noqa: PLC0415 -- a bot observes without Gymnasium

        sizes = {name: part.stop - part.start for name, part in self.parts.items()}
        return spaces.Dict({name: spaces.Box(-1.0, 1.0, (size,), np.float32) for name, size in sizes.items() if size})

    def observe(self, seen: View) -> dict[str, Row]:
        """The view as numbers by part."""
        row = self.row(seen)
        return {name: row[part] for name, part in self.parts.items() if part.stop > part.start}


class SymbolicObserver:
    """The view in words: the dict of :meth:`View.to_dict`, with the texts of all legal actions as ``"legal"``."""

    def __init__(self, board: str | Variant, players: int = 2) -> None:
        self.variant, self.players = variant_of(board), players

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.variant, self.players)

    @property
    def space(self) -> Any:
        """The space of dicts with the keys of a view."""
        from .symbolic_space import SymbolicSpace  # noqa: PLC0415 -- a bot observes without Gymnasium

        draft = turn.begin(self.variant, names_of(self.players, self.variant), _ANY_SEED)
        return SymbolicSpace(self.observe(view(draft, draft.prompts[-1].seat)))

    def observe(self, seen: View) -> dict[str, Any]:
        """The view as JSON data, and the legal actions as text."""
        legal = [action.text() for action in legal_actions(seen)]
        return seen.to_dict() | {"legal": legal}


OBSERVERS: Mapping[str, Callable[[Variant, int], Observer]] = {
    "flat": FlatObserver,
    "dict": DictObserver,
    "symbolic": SymbolicObserver,
    "features": FeatureObserver,
}
"""The observers by the name that ``observation=`` accepts."""


def observer(wanted: object, variant: Variant, players: int) -> Observer:
    """The observer with this name; one of your own is returned as it is."""
    if isinstance(wanted, str) and wanted in OBSERVERS:
        return OBSERVERS[wanted](variant, players)
    if not isinstance(wanted, str) and isinstance(wanted, Observer):
        return wanted
    raise BadInput(at("observation", expected("observation", wanted)))


Mask = npt.NDArray[np.int8]


def mask_of(legal: Iterable[int], size: int) -> Mask:
    """A row with 1 for each of these numbers."""
    mask = np.zeros(size, np.int8)
    mask[list(legal)] = 1
    return mask
