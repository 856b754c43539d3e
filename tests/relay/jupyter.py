"""Jupyter servers with a token and a base URL, kernels of ours, and guests without a browser."""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.hosts import server

from . import fake_kernel
from .fake_kernel import KEY, table_of

ROOT = Path(__file__).parents[2]
TOKEN = "the-token-of-the-server"
BASE = "/user/ada%40home/"
HEADERS = {"Content-Security-Policy": "frame-ancestors *", "Access-Control-Allow-Credentials": "true"}
FAKE, CULLED = "fake", "culled"
"""Our kernels: one that stays, and one that the server shuts down when it has been idle for four seconds."""
PATIENCE = 60.0
"""Seconds to wait for something before a test fails."""


def eventually(is_so: Callable[[], Any]) -> Any:
    """Wait until something is true; returns it."""
    end = time.monotonic() + PATIENCE
    while not (found := is_so()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return found


class Answer:
    """An answer over HTTP."""

    def __init__(self, said: http.client.HTTPResponse) -> None:
        self.status, self.headers = said.status, said.headers
        self.body = said.read()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def told(self) -> tuple[Any, ...]:
        """Everything but the time."""
        return self.status, sorted((name, text) for name, text in self.headers.items() if name != "Date"), self.body


class Door:
    """The way into a Jupyter server: for its owner with a token, and for guests."""

    def __init__(self, port: int, base: str, token: str) -> None:
        self.port, self.base, self.token = port, base, token
        self.guests: list[Guest] = []
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Send everybody away, and end."""
        self.send_guests_away()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()

    def send_guests_away(self) -> None:
        """Close all connections."""
        for guest in self.guests:
            guest.leave()
        while self.guests:
            self.guests.pop().code()

    def run(self, coroutine: Any) -> Any:
        """Wait for a coroutine of a guest."""
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(coroutine, PATIENCE), self.loop).result()

    def api(self, path: str, method: str = "GET", content: Any = None) -> Any:
        """Ask the server's own API, as the owner of the token."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{self.base}api/{path}",
            method=method,
            data=None if content is None else json.dumps(content).encode(),
            headers={"Authorization": f"token {self.token}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as said:
            text = said.read()
        return json.loads(text) if text else None

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Ask for a path below the base URL, as a guest."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        names = {name.replace("_", "-"): text for name, text in headers.items()}
        connection.request(method, self.base + path, headers=names)
        answer = Answer(connection.getresponse())
        connection.close()
        return answer

    def guest(self, table: str, key: Any = KEY, **headers: str) -> Guest:
        """Somebody who has shown a key."""
        guest = Guest(self, table, **headers)
        guest.say({"key": key, "seq": 0, "board": "", "locale": "en"})
        return guest


class Jupyter(Door):
    """A running Jupyter server with our extension."""

    def __init__(self, folder: Path, *more: str, python: Path = Path(sys.executable), path: str = str(ROOT)) -> None:
        home = folder.parent / f"{folder.name}-home"
        add_kernel(home / "JUPYTER_DATA_DIR", python)
        add_kernel(home / "JUPYTER_DATA_DIR", python, CULLED, cull_idle_timeout=4)
        folder.mkdir()
        self.server = server.Server(
            folder,
            "jupyter_server",
            "--no-browser",
            "--allow-root",
            "--ip=127.0.0.1",
            "--port={port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.base_url={BASE}",
            f"--IdentityProvider.token={TOKEN}",
            "--ServerApp.allow_unauthenticated_access=False",
            # What servers of institutions set; none of it is meant for guests.
            "--ServerApp.tornado_settings=" + repr({"headers": HEADERS}).replace("{", "{{").replace("}", "}}"),
            "--ServerApp.allow_origin=https://elsewhere.example",
            "--ServerApp.allow_credentials=True",
            "--AsyncIOLoopKernelRestarter.time_to_dead=0.2",
            "--MappingKernelManager.cull_idle_timeout=3600",
            "--MappingKernelManager.cull_interval=1",
            *more,
            python=python,
            path=path,
        )
        super().__init__(self.server.port, BASE, TOKEN)
        self.runtime = home / "JUPYTER_RUNTIME_DIR"

    def stop(self) -> None:
        """Stop it, with its kernels."""
        self.close()
        self.server.stop()

    def start_kernel(self, name: str = FAKE) -> Kernel:
        """A kernel that has opened its port."""
        return Kernel(self, self.api("kernels", "POST", {"name": name})["id"], self.runtime)


def add_kernel(data: Path, python: Path, name: str = FAKE, **metadata: Any) -> None:
    """Add our kernel to those that a server can start."""
    folder = data / "kernels" / name
    folder.mkdir(parents=True)
    command = [str(python), str(Path(fake_kernel.__file__)), "{connection_file}"]
    spec = {"argv": command, "display_name": "Fake", "language": "none", "metadata": metadata}
    (folder / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")


class Kernel:
    """A kernel with one table."""

    def __init__(self, door: Door, id: str, runtime: Path) -> None:
        self._door, self.id = door, id
        connection = eventually(lambda: self._read(runtime / f"kernel-{id}.json"))
        self.table = table_of(connection)
        self.file = runtime / f"ttr-{self.table}.json"
        self.address = eventually(lambda: self._read(self.file))

    @staticmethod
    def _read(path: Path) -> Any:
        try:
            return json.loads(path.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return None

    @property
    def path(self) -> str:
        return f"ttr/{self.table}/"

    @property
    def last_activity(self) -> str:
        return str(self._door.api(f"kernels/{self.id}")["last_activity"])

    def restarted(self) -> None:
        """Wait until another process has opened its port."""
        eventually(lambda: (self._read(self.file) or self.address)["pid"] != self.address["pid"])
        self.address = self._read(self.file)

    @property
    def runs(self) -> bool:
        """Does the server still have it?"""
        return any(kernel["id"] == self.id for kernel in self._door.api("kernels"))

    def shut_down(self) -> None:
        """End it."""
        self._door.api(f"kernels/{self.id}", "DELETE")


class Guest:
    """A guest's page without a browser."""

    def __init__(self, door: Door, table: str, **headers: str) -> None:
        self._door = door
        address = f"ws://127.0.0.1:{door.port}{door.base}ttr/{table}/ws"
        request = HTTPRequest(address, headers={name.replace("_", "-"): text for name, text in headers.items()})
        self._socket: WebSocketClientConnection = door.run(_connected(request))
        self._is_over = False
        door.guests.append(self)

    def say(self, content: Any) -> None:
        """Send a message, or text or bytes as they are."""
        text = content if isinstance(content, (str, bytes)) else json.dumps(content)
        self._door.run(_written(self._socket, text))

    def hear(self) -> Any:
        """The next message."""
        text = self._read()
        assert text is not None, f"closed with {self._socket.close_code}"
        return json.loads(text)

    def _read(self) -> str | None:
        text: str | None = None if self._is_over else self._door.run(_read(self._socket))
        self._is_over = text is None
        return text

    def code(self) -> int | None:
        """The code with which the connection is closed."""
        while self._read() is not None:
            pass
        self.leave()
        return self._socket.close_code

    def leave(self) -> None:
        """Close the connection."""
        self._door.loop.call_soon_threadsafe(self._socket.close)


async def _connected(request: HTTPRequest) -> WebSocketClientConnection:
    return await websocket_connect(request, compression_options={})


async def _written(socket: WebSocketClientConnection, text: str | bytes) -> None:
    await socket.write_message(text, binary=isinstance(text, bytes))


async def _read(socket: WebSocketClientConnection) -> Any:
    return await socket.read_message()
