"""What a guest, and all guests together, may ask of a server."""

from __future__ import annotations

LARGEST_FROM_GUEST = 16_384
LARGEST_FROM_KERNEL = 4_000_000
LARGEST_FILE = 8_000_000
"""Bytes of a message or a file."""
KEY_WITHIN = 5.0
"""Seconds until a new socket must have shown a key."""
REFUSED_AFTER = 0.5
"""Seconds from a wrong key to its refusal: whoever refuses, and why, cannot be told from the time."""
MOST_SOCKETS = 600
MOST_AT_A_TABLE = 64
MOST_WITHOUT_KEY = 100
"""Sockets at a time: all, those of one table, and those that have not shown a key yet."""
MOST_ANSWERS = 64
"""Pages and files that are being fetched or sent at a time."""
CONNECT_WITHIN, FETCH_WITHIN, READ_WITHIN = 5.0, 10.0, 60.0
"""Seconds until a kernel is reached, until it has sent a file, and until the guest has read it."""
PING_EVERY, PING_TIMEOUT = 20.0, 15.0
"""Seconds between two pings, and until a guest who does not answer counts as gone."""
MOST_KNOWN = 2_000
"""Guests who are remembered as having had a seat."""
LONGEST_HEADER = 200
"""Characters of a header that is passed on."""
