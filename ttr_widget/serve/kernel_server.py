"""The server of tables in a notebook's kernel: a thread of its own, so that guests hear something while a cell runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

from .addresses import own_addresses
from .tables import Table

_SECONDS = 20.0
"""How long the thread may take to start."""


class KernelServer:
    """Serves the tables of this process on a free port of this machine alone, and of its networks if asked for."""

    def __init__(self, at_home: Callable[..., object]) -> None:
        from .server import application  # noqa: PLC0415 -- needs tornado

        self._tables: dict[str, Table] = {}
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, name="tables for guests", daemon=True).start()
        self._application = self._run(lambda: application(lambda: [*self._tables.values()], at_home=at_home))
        self.port = self._listen("127.0.0.1")
        self._lan_port: int | None = None

    def add(self, table: Table) -> None:
        """Serve a table."""
        self._tables[table.id] = table

    def remove(self, table: Table) -> None:
        """Serve a table no longer, unless another one has taken its place."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    def open_to_network(self) -> list[str]:
        """Listen to the networks of this machine too; returns the beginnings of links there."""
        if self._lan_port is None:
            self._lan_port = self._listen("0.0.0.0")
        return [f"http://{one}:{self._lan_port}/" for one in own_addresses()]

    def _listen(self, host: str) -> int:
        """Listen on a free port, and return it."""
        from tornado.netutil import bind_sockets  # noqa: PLC0415

        sockets = bind_sockets(0, host)
        self._run(lambda: self._server().add_sockets(sockets))
        return int(sockets[0].getsockname()[1])

    def _server(self) -> Any:
        from tornado.httpserver import HTTPServer  # noqa: PLC0415

        return HTTPServer(self._application, max_body_size=65_536)

    def _run(self, do: Callable[[], Any]) -> Any:
        """Call a function on the server's loop, and wait for its result."""

        async def done() -> Any:
            return do()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(_SECONDS)


class _Only:
    """The one server of this process."""

    server: KernelServer | None = None


def kernel_server(at_home: Callable[..., object]) -> KernelServer:
    """The server of this process, started on first use; ``at_home`` calls functions where the games live."""
    if _Only.server is None:
        _Only.server = KernelServer(at_home)
    return _Only.server


def is_possible() -> bool:
    """Can a server run here?  Not in a browser, where there are neither threads nor sockets."""
    with suppress(ImportError):
        import tornado.httpserver  # noqa: F401, PLC0415

        from ttr_widget.bots.decision import has_threads  # noqa: PLC0415

        return has_threads()
    return False
