"""A kernel that runs no code and opens a port for guests: what the relay talks to, with every misbehaviour on request.

Started by a Jupyter server as ``python fake_kernel.py <connection file>``.  It has one table; the key is ``KEY``.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

KEY = "k" * 22
PAGE = '<!doctype html><html lang="en"><title>Table</title><p id="page">the table'
SCRIPT = "/* a script */ " + "x" * 3000


class Page(RequestHandler):
    """The page of the table."""

    def get(self) -> None:
        self.finish(PAGE)


class Script(RequestHandler):
    """A packed file."""

    def get(self) -> None:
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Content-Encoding", "gzip")
        self.finish(gzip.compress(SCRIPT.encode()))


class Echo(RequestHandler):
    """Tells what it was sent, with headers that a guest must not get."""

    def get(self) -> None:
        self.set_header("Set-Cookie", "evil=1")
        self.set_header("Content-Security-Policy", "default-src *")
        self.set_header("Location", "http://127.0.0.1/elsewhere")
        self.set_header("X-Secret", "secret")
        self.set_header("Content-Language", "en")
        self.finish(dict(self.request.headers) | {"method": self.request.method, "uri": self.request.uri})


class Odd(RequestHandler):
    """An answer with any status."""

    def get(self, code: str) -> None:
        self.set_status(int(code))
        self.finish("the kernel's own words")


class Large(RequestHandler):
    """A file beyond the limit."""

    def get(self) -> None:
        self.finish("x" * 8_100_000)


class Socket(WebSocketHandler):
    """Echoes what a guest says, or does what it asks for."""

    key: Any = None

    def check_origin(self, origin: str) -> bool:
        return True

    async def on_message(self, message: str | bytes) -> None:
        said: Any = json.loads(message)
        if self.key is None:
            self.key = said.get("key", "") if isinstance(said, dict) else ""
            if self.key != KEY:
                self.close(4401)
                return
            self.tell({"set": {"headers": dict(self.request.headers)}})
        elif "close" in said:
            self.close(said["close"])
        elif "die" in said:
            os._exit(1)
        elif "abort" in said:
            connection: Any = self.ws_connection
            connection.stream.close()
        elif "large" in said:
            self.tell({"x": "x" * said["large"]})
        elif "binary" in said:
            self.write_message(b"bytes", binary=True)
        elif "stream" in said:
            sent = 0
            with contextlib.suppress(WebSocketClosedError):
                while sent < said["stream"]:
                    await asyncio.wait_for(self.write_message("y" * 100_000), 1)
                    sent += 1
        else:
            self.tell({"heard": said})

    def tell(self, content: Any) -> None:
        with contextlib.suppress(WebSocketClosedError):
            self.write_message(json.dumps(content))


def table_of(connection: dict[str, Any]) -> str:
    """The id of the table: the same for all processes that this kernel ever has."""
    return sha256(connection["key"].encode()).hexdigest()[:16]


async def main(connection_file: Path) -> None:
    """Serve until killed, or until the server is gone."""
    table = table_of(json.loads(connection_file.read_text(encoding="utf-8")))
    home = f"/ttr/{table}/"
    routes: list[Any] = [
        (home, Page),
        (f"{home}widget.js", Script),
        (f"{home}echo.json", Echo),
        (f"{home}odd([0-9]+)", Odd),
        (f"{home}large", Large),
        (f"{home}ws", Socket),
    ]
    app = Application(routes, websocket_max_message_size=16_384)
    server = app.listen(0, "127.0.0.1")
    (socket,) = server._sockets.values()
    kernel = connection_file.stem.removeprefix("kernel-")
    said = {"port": socket.getsockname()[1], "pid": os.getpid(), "parent": os.getppid(), "kernel": kernel}
    draft = connection_file.with_name(f"ttr-{table}.{os.getpid()}")
    file = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    os.write(file, json.dumps(said).encode())
    os.close(file)
    draft.replace(connection_file.with_name(f"ttr-{table}.json"))
    while os.getppid() == said["parent"]:  # like a real kernel, it does not outlive its server
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
