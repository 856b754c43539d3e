"""The keys of links: derived from one secret, so that links outlive a restart and nothing else has to be kept.

A key has 132 bits.  It belongs to one seat of one table; counting up its edition makes all earlier links void.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from ttr_widget.files import PRIVATE, write
from ttr_widget.session.journal import make_folder

SPECTATORS = "watch"
HOST = "host"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
_FILE = "secret"
_SECRET = re.compile(r"[0-9a-f]{64}")
_LENGTH = 22


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def key_of(secret: bytes, table: str, whom: str, edition: int = 0) -> str:
    """The key of a seat (its number), of :data:`SPECTATORS` or of the :data:`HOST`.

    >>> key_of(b"secret", "a-table", "1") == key_of(b"secret", "a-table", "1", edition=1)
    False
    """
    digest = hmac.digest(secret, f"{table}/{whom}/{edition}".encode(), sha256)
    return urlsafe_b64encode(digest).decode("ascii")[:_LENGTH]


def is_key(given: object, key: str) -> bool:
    """Is this the key?  It takes the same time for every wrong one."""
    text = given if isinstance(given, str) else ""
    return hmac.compare_digest(text.encode("utf-8", "replace"), key.encode("ascii"))


def secret_in(folder: Path) -> bytes:
    """The secret that is kept in a folder, readable by its owner alone; made on first use."""
    path = folder / _FILE
    with suppress(OSError, UnicodeDecodeError):
        known = path.read_text(encoding="ascii").strip()
        if _SECRET.fullmatch(known):
            return bytes.fromhex(known)
    made = secrets.token_hex(32)
    make_folder(folder)
    write(path, made + "\n", PRIVATE)
    return bytes.fromhex(made)
