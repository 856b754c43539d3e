"""A part of the long test: many cases of one kind, and a function that runs one of them.

Every :class:`Part` that a module of this package defines takes part; see "Long tests" in CONTRIBUTING.md.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ttr_widget as ttr
from ttr_widget.boards import BOARDS

FULL = 1000
"""Random games for each board and number of players in a full run; the other parts scale with this number."""


@dataclass(frozen=True)
class Options:
    """What the command line asks for."""

    games: int = FULL
    boards: tuple[str, ...] = ()
    """Boards or variants, such as ``europe without Stations``; empty: all boards."""
    players: tuple[int, ...] = ()
    """Numbers of players; empty: all that the board allows."""
    seed: int = 0

    def times(self, full: int) -> int:
        """This number of cases in a full run, fewer or more if ``--games`` says so; at least one."""
        return max(1, full * self.games // FULL)


@dataclass(frozen=True)
class Part:
    """Cases of one kind, the function that runs one, and limits that fail."""

    name: str
    cases: Callable[[Options], Iterable[Any]]
    """The cases to run: seeds, or tuples that can be pickled and whose ``repr`` tells how to reproduce them."""
    run: Callable[[Any], Mapping[str, int] | None]
    """Runs one case in a process of the pool.  It raises an error if the case fails, and may return what it counted.

    The count ``cases`` stands for several cases in one, and ``milliseconds`` for the slowest of these.
    """
    worst: float = 60.0
    """The most seconds that a case may take."""
    growth: float = 50.0
    """The most megabytes that a process may gain between its first and its last cases."""
    chunk: int = 1
    """The number of cases that are handed to a process at a time: more for short ones."""
    processes: int | None = None
    """The most processes that the part may use; 1 for what must not share the machine."""
    most: Mapping[str, int] = field(default_factory=dict)
    """Limits of what is counted.  Of these counts the largest one is told, of all others the sum."""

    def count(self, total: dict[str, int], counted: Mapping[str, int]) -> None:
        """Add what was counted to a total."""
        for name, count in counted.items():
            before = total.get(name, 0)
            total[name] = max(before, count) if name in self.most else before + count


def parts() -> list[Part]:
    """All parts, in alphabetical order of their modules."""
    found = sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    names = [name for name in found if name != "__main__" and not name.startswith("test_")]
    modules = [importlib.import_module(f"tests.soak.{name}") for name in names]
    return [part for module in modules for part in vars(module).values() if isinstance(part, Part)]


def tables(options: Options) -> Iterator[tuple[str, int]]:
    """Every board with every number of players, as far as the options ask for it."""
    for name in options.boards or BOARDS:
        least, most = ttr.variant(name).board.players
        wanted = options.players or range(least, most + 1)
        yield from ((name, players) for players in wanted if least <= players <= most)
