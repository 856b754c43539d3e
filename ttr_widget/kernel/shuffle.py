"""Seeded shuffling, identical on every Python version and platform.

The random state is a 64-bit counter; it is part of the game's state and never shown.  Hashing the successive counter
values gives the random words: a cryptographic hash in counter mode.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct("<16I")
_MASK = 0xFFFFFFFFFFFFFFFF


def seeded(seed: int | str) -> int:
    """The random state for a seed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def shuffled(items: Iterable[T], state: int) -> tuple[list[T], int]:
    """The items in random order (uniformly distributed), and the random state afterwards."""
    pile = list(items)
    last = len(pile) - 1
    while last > 0:
        state = (state + 1) & _MASK
        for word in _WORDS.unpack(hashlib.blake2b(state.to_bytes(8, "big")).digest()):
            place = word * (last + 1) >> 32
            pile[last], pile[place] = pile[place], pile[last]
            last -= 1
            if last <= 0:
                break
    return pile, state
