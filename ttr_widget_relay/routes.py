"""The addresses of the relay."""

from __future__ import annotations

import re
from typing import Any

from .address import TABLE
from .pages import Files, Nothing, RelayStatus, TableFile, WithSlash
from .socket import GuestSocket
from .visitors import Known, Sockets

_FILE = r"[a-z][a-z0-9.-]{0,40}"


def routes(base_url: str) -> list[tuple[Any, ...]]:
    """The handlers below a server's base URL."""
    home = re.escape(base_url.rstrip("/")) + "/ttr"
    table = f"{home}/({TABLE})"
    return [
        (rf"{home}/status", RelayStatus),
        (rf"{table}/ws", GuestSocket, {"sockets": Sockets(), "known": Known()}),
        (rf"{table}/({_FILE}|)", TableFile, {"files": Files()}),
        (rf"{table}", WithSlash),
        (rf"{home}(?:/.*)?", Nothing),
    ]
