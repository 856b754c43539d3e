"""Very many simulated games: their records are complete, and memory does not grow."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import ttr_widget as ttr

from .load import kilobytes
from .part import Options, Part

GAMES = 20_000
WARM = 0.1
"""The share of the games after which memory should not grow any more."""


def cases(options: Options) -> Iterator[tuple[int, int]]:
    yield options.seed, options.times(GAMES)


def simulate(case: tuple[int, int]) -> Mapping[str, int]:
    """Random games of two players in Berlin, written to a file."""
    seed, games = case
    memory: list[int] = []

    def note(done: int, wanted: int) -> None:
        if not memory and done >= WARM * wanted:
            memory.append(kilobytes())

    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        result = ttr.simulate("berlin", ["random", "random"], games, seed, progress=note, stream=path)
        grown = max(0, kilobytes() - memory[0])
        numbers = [record.number for record in result.records()]
    assert numbers == list(range(games))
    assert not result.notes
    return {"cases": games, "kB grown": grown}


PART = Part("simulated games", cases, simulate, worst=900.0, most={"kB grown": 5000})
