"""A server of tables in a thread of its own, and guests' sockets without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

from ttr_widget.serve.command import port_of
from ttr_widget.serve.hosting import routes
from ttr_widget.serve.house import House, Wish
from ttr_widget.serve.server import application
from ttr_widget.serve.tables import Table

T = TypeVar("T")
SECONDS = 60
"""How long a test waits for something before it fails."""


class Remote:
    """A server on a port of this machine, as guests see it, and the loop on which they run."""

    def __init__(self, port: int = 0) -> None:
        self.port = port
        self.guests: list[Guest] = []
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, make: Callable[[], T]) -> T:
        """Call a function on the loop."""

        async def made() -> T:
            return make()

        return self.run(made())

    def run(self, coroutine: Any) -> Any:
        """Wait for a coroutine on the loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(SECONDS)

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def welcome(self, table: str, key: str, **hello: Any) -> Guest:
        """Somebody who has shown the key of a seat, and been sent the first state."""
        guest = Guest(self, table)
        guest.send({"key": key, **hello})
        guest.read()
        return guest

    def ask(self, path: str, **more: Any) -> HTTPResponse:
        """A request without a browser."""
        if "json" in more:
            more |= {"method": "POST", "body": json.dumps(more.pop("json"))}
            more.setdefault("headers", {"Content-Type": "application/json"})
        response: HTTPResponse = self.run(self._fetch(self.home + path, more))
        return response

    async def _fetch(self, address: str, more: dict[str, Any]) -> HTTPResponse:
        return await AsyncHTTPClient().fetch(address, raise_error=False, follow_redirects=False, **more)

    async def stop(self) -> None:
        """Close the guests, and whatever else runs on the loop."""
        for guest in self.guests:
            guest.socket.close()
            while not guest.is_over:
                guest.is_over = await asyncio.wait_for(guest.socket.read_message(), SECONDS) is None
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def close_quietly(self) -> None:
        """Stop."""
        if not self.loop.is_closed():
            self.run(self.stop())
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join(SECONDS)
            self.loop.close()


class Served(Remote):
    """A house behind a real port; everything of it runs on the same loop."""

    def __init__(self, folder: Path, most: int = 20) -> None:
        super().__init__()
        self.house = self.do(lambda: House(folder, most))
        app = self.do(lambda: application(lambda: self.house.tables, *routes(self.house)))
        self.server = self.do(lambda: app.listen(0, "127.0.0.1"))
        self.port = port_of(self.server)

    def open(self, board: str = "europe", people: int = 2, bots: int = 0) -> Table:
        """Open a table."""
        who = ("person",) * people + ("random",) * bots
        names = tuple(f"Player {number + 1}" for number in range(len(who)))
        return self.do(lambda: self.house.open(Wish(board, names, who)))

    def link(self, table: Table, seat: int | None) -> str:
        """The link of a seat."""
        return f"{self.home}/ttr/{table.id}/#{table.places[seat].key}"

    def guest(self, table: Table, seat: int | None, **hello: Any) -> Guest:
        """Somebody at a seat."""
        return self.welcome(table.id, table.places[seat].key, **hello)

    async def stop(self) -> None:
        """Stop, and leave the tables on the disk to another server."""
        self.server.stop()
        await self.server.close_all_connections()
        for table in self.house.tables:
            table.close()
            self.house._kept[table.id].let_go()
        await super().stop()


class Guest:
    """A guest's page without a browser: it keeps what it was sent."""

    def __init__(self, served: Remote, table: str, **more: Any) -> None:
        self._served = served
        address = f"ws://127.0.0.1:{served.port}/ttr/{table}/ws"
        self.socket: WebSocketClientConnection = served.run(self._connected(address, more))
        served.guests.append(self)
        self.is_over = False
        self.state: dict[str, Any] = {}
        self.frames: list[str] = []
        self.board = ""

    async def _connected(self, address: str, more: dict[str, Any]) -> WebSocketClientConnection:
        return await websocket_connect(address, **more)

    def send(self, content: Any, binary: bool = False) -> None:
        """Send a message, or a text as it is."""
        text = content if isinstance(content, (str, bytes)) else json.dumps(content)

        async def written() -> None:
            with suppress(Exception):  # closed: the next `read` tells
                await self.socket.write_message(text, binary)

        self._served.run(written())

    def read(self) -> dict[str, Any] | None:
        """The next message; ``None`` if the connection is closed."""

        async def heard() -> Any:
            return await asyncio.wait_for(self.socket.read_message(), SECONDS)

        text = None if self.is_over else self._served.run(heard())
        if text is None:
            self.is_over = True
            return None
        self.frames.append(text)
        said: dict[str, Any] = json.loads(text)
        self.state |= said.get("set", {})
        self.board = said.get("board", self.board)
        return said

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message of the page and wait for its answer; returns it."""
        id = f"m{len(self.frames)}-{kind}"
        self.send({"id": id, "seq": self.state["prompt"]["seq"], "type": kind, **fields})
        while True:
            said = self.read()
            assert said is not None, "closed"
            if said.get("msg", {}).get("re") == id:
                answer: dict[str, Any] = said["msg"]
                return answer

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Read until the state is so."""
        while not is_so(self.state):
            assert self.read() is not None, "closed"

    def code(self) -> int | None:
        """Wait for the end of the connection; returns its code."""
        while self.read() is not None:
            pass
        return self.socket.close_code

    def leave(self) -> None:
        """Close the connection."""
        self._served.do(self.socket.close)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers."""
    running: list[Served] = []

    def start(**more: Any) -> Served:
        running.append(Served(tmp_path / "tables", **more))
        return running[-1]

    yield start
    for served in running:
        served.close_quietly()


@pytest.fixture
def served(serve: Callable[..., Served]) -> Served:
    """A server without tables."""
    return serve()
