"""Seeded shuffling that is the same on every Python version and platform.

The random state is one 64-bit number (the splitmix64 generator); it is part of the game's state and never shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF


def seeded(seed: int | str) -> int:
    """The random state that a seed stands for."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def shuffled(items: Iterable[T], state: int) -> tuple[list[T], int]:
    """The items in a new random order (each order equally likely), and the random state afterwards."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        place = ((mixed ^ (mixed >> 31)) * (last + 1)) >> 64
        pile[last], pile[place] = pile[place], pile[last]
    return pile, state
