"""What one guest, and all of them together, may ask of a server."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LARGEST = 16_384
"""Bytes of a message from a guest."""
BURST = 60
PER_SECOND = 20.0
"""Messages of a guest: so many at once, and so many a second after that."""
MOST_UNSENT = 4_000_000
"""Characters that may wait for a slow reader."""
BUSY_AFTER = 1.5
"""Seconds without an answer of the game until its guest is told that it is busy."""
MOST_PENDING = 40
"""Messages of a guest that may wait for a busy game."""
KEY_WITHIN = 5.0
"""Seconds until a new socket must have shown a key."""
MOST_SOCKETS = 600
MOST_PER_ADDRESS = 150
"""Sockets from one address: a whole class may share it."""
MOST_AT_A_PLACE = 8
"""Sockets with the same key: reloaded pages, and several devices of one person."""
MOST_WATCHING = 60
"""Sockets with the key of the spectators."""
PING_EVERY, PING_TIMEOUT = 20.0, 15.0
"""Seconds between two pings, and until a peer that does not answer counts as gone."""


class Allowance:
    """How many messages somebody may send now."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()

    def take(self) -> bool:
        """Use up one message; false if there is none left."""
        now = self._clock()
        self._left = min(BURST, self._left + (now - self._at) * PER_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
