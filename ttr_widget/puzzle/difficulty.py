"""The difficulty of a puzzle, as it was measured."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10

TRIES = 400
"""How often a random player tries a puzzle."""
_LEVELS = (2.7, 3.7, 4.7, 5.9)
"""The upper ends of the levels 1 to 4.  They divide the shipped puzzles into groups of about the same size."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a puzzle is, as it was measured."""

    looked: int
    """The number of positions that the solver explored before it found a shortest solution."""
    random: float
    """The share of attempts in which a player who plays at random solves it."""
    certain: float
    """The share of deals of the hidden cards in which the solution works: 1 means that it needs no luck."""

    @property
    def level(self) -> int:
        """From 1 (easy) to 5: the larger the search and the rarer a lucky solution, the harder."""
        effort = log10(max(self.looked, 1)) - log10(max(self.random, 0.5 / TRIES))
        return 1 + sum(effort > bound for bound in _LEVELS)
