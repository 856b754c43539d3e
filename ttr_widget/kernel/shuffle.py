"""Seeded shuffling, identical on every Python version and platform.

The random state is a counter of 64 bits, or of 128 bits for a seed made by :func:`new_seed`; it is part of the game's
state and never shown.  Hashing the successive counter values gives the random words: a cryptographic hash in counter
mode.  A seed chosen by a person can be guessed, however wide the counter; a made one cannot.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct("<16I")
_MASK = 0xFFFFFFFFFFFFFFFF
_WIDE = 1 << 127
"""This bit is set in every wide counter, and tells it from a 64-bit one."""
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Those that are not easily confused: 5 bits each."""
_GROUPS = (6, 5, 5, 5, 5)
"""26 letters have 130 bits."""
_MADE = re.compile("-".join(f"[{_LETTERS}]{{{size}}}" for size in _GROUPS))


def new_seed() -> str:
    """A seed that nobody can guess, such as ``4fz8km-01x7q-w3r9t-b6c2d-hj5np``."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(size)) for size in _GROUPS)


def number_of_made(seed: object) -> int | None:
    """The number of 130 bits in a seed made by :func:`new_seed`; ``None`` for any other seed.

    >>> made_from(number_of_made("4fz8km-01x7q-w3r9t-b6c2d-hj5np"))
    '4fz8km-01x7q-w3r9t-b6c2d-hj5np'
    """
    if not isinstance(seed, str) or not _MADE.fullmatch(seed):
        return None
    number = 0
    for letter in seed.replace("-", ""):
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    return number


def made_from(number: int) -> str:
    """The made seed with this number."""
    letters = []
    for _ in range(sum(_GROUPS)):
        number, place = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[place])
    following = iter(letters[::-1])
    return "-".join("".join(next(following) for _ in range(size)) for size in _GROUPS)


def seeded(seed: int | str) -> int:
    """The random state for a seed."""
    text = str(seed)
    if _MADE.fullmatch(text):
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big") | _WIDE
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def shuffled(items: Iterable[T], state: int) -> tuple[list[T], int]:
    """The items in random order (uniformly distributed), and the random state afterwards."""
    pile = list(items)
    last = len(pile) - 1
    size = 16 if state & _WIDE else 8
    while last > 0:
        state = ((state + 1) & (_WIDE - 1)) | _WIDE if size == 16 else (state + 1) & _MASK
        for word in _WORDS.unpack(hashlib.blake2b(state.to_bytes(size, "big")).digest()):
            place = word * (last + 1) >> 32
            pile[last], pile[place] = pile[place], pile[last]
            last -= 1
            if last <= 0:
                break
    return pile, state
