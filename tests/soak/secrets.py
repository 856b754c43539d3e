"""What each channel tells a seat, compared with the same game where everything hidden is different."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir

from tests.contract import channels

from .part import Options, Part, tables

CASES = 4
"""Games for each board and number of players in a full run."""


def cases(options: Options) -> Iterator[tuple[str, int, int]]:
    """Board, players, seed."""
    for seed in range(options.seed, options.seed + options.times(CASES)):
        for board, players in tables(options):
            yield board, players, seed


def check(case: tuple[str, int, int]) -> Mapping[str, int]:
    """One game, at some of its moments."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        return channels.check(case)


PART = Part("secrets", cases, check, worst=300.0, growth=60.0)
