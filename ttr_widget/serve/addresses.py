"""The addresses under which this machine can be reached."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::", "")


def addresses(host: str, port: int) -> Iterator[str]:
    """Where a server is that listens on this host, as seen from this machine and from the network."""
    if host not in EVERYWHERE:
        yield f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        return
    yield f"http://localhost:{port}/"
    for own in own_addresses():
        yield f"http://{own}:{port}/"


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks; finding them sends nothing."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # where packets for the rest of the world would leave
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]
