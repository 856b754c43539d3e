"""Servers of tables that are killed while guests play; see :mod:`tests.serve.killing`."""

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.serve.killing import kill

from .part import Options, Part

KILLS = 4
"""Kills in a case, all on one table."""


def cases(options: Options) -> Iterator[int]:
    """Seeds; a full run has a hundred kills."""
    yield from range(options.seed, options.seed + options.times(25))


def run(seed: int) -> Mapping[str, int]:
    """Some kills in the middle of moves."""
    with tempfile.TemporaryDirectory() as place:
        return {"cases": KILLS, "confirmed moves": kill(Path(place) / "tables", KILLS, seed)}


PART = Part("killed servers of tables", cases, run, worst=180.0, growth=20.0)
