"""The guests' page and its files, fetched from the kernel that has the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from tornado.httpclient import HTTPClientError, HTTPRequest, HTTPResponse
from tornado.iostream import StreamClosedError
from tornado.simple_httpclient import SimpleAsyncHTTPClient

from .address import address_of
from .handler import GuestHandler, allow_unauthenticated
from .limits import CONNECT_WITHIN, FETCH_WITHIN, LARGEST_FILE, MOST_ANSWERS, READ_WITHIN

VERSION = 1
"""Of what the kernel's side and the relay say to each other."""
_ASKED = ("Accept-Language", "If-None-Match")
_ANSWERED = ("Content-Type", "Content-Encoding", "Etag", "Vary", "Cache-Control")
"""The headers that pass, in each direction."""
_PASSED = (200, 304)


class Files:
    """Fetches the files of tables, not too many at a time."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(MOST_ANSWERS)
        self._client: SimpleAsyncHTTPClient | None = None

    async def fetch(self, port: int, path: str, headers: dict[str, str]) -> HTTPResponse | None:
        """The answer of a kernel; ``None`` if it does not give a file."""
        if self._client is None:  # made here because it needs a running loop
            self._client = SimpleAsyncHTTPClient(
                force_instance=True, max_clients=MOST_ANSWERS, max_buffer_size=LARGEST_FILE, max_body_size=LARGEST_FILE
            )
        request = HTTPRequest(
            f"http://127.0.0.1:{port}{path}",
            headers=headers,
            decompress_response=False,
            follow_redirects=False,
            connect_timeout=CONNECT_WITHIN,
            request_timeout=FETCH_WITHIN,
        )
        try:
            said = await self._client.fetch(request, raise_error=False)
        except (OSError, HTTPClientError, StreamClosedError, ValueError):
            return None
        return said if said.code in _PASSED else None


class TableFile(GuestHandler):
    """The page of a table, or a file beside it."""

    def initialize(self, files: Files) -> None:
        """Take what all answers share."""
        self._files = files

    @allow_unauthenticated
    async def get(self, table: str, name: str) -> None:
        """Send what the kernel sends."""
        async with self._files.room:
            address = await address_of(table, self.kernels)
            said = address and await self._files.fetch(address.port, f"/ttr/{table}/{name}", self._asked())
            if said:
                await self._pass_on(said)
            else:
                self.send_error(404)

    @allow_unauthenticated
    async def head(self, table: str, name: str) -> None:
        """The same without the contents."""
        await self.get(table, name)

    def _asked(self) -> dict[str, str]:
        headers = {name: self.header(name) for name in _ASKED if self.header(name)}
        is_packed = "gzip" in self.header("Accept-Encoding")
        return headers | {"Accept-Encoding": "gzip" if is_packed else "identity"}

    async def _pass_on(self, said: HTTPResponse) -> None:
        self.set_status(said.code)
        for name in _ANSWERED:
            if name in said.headers:
                self.set_header(name, said.headers[name])
        try:
            await asyncio.wait_for(self.finish(said.body or None), READ_WITHIN)
        except TimeoutError:
            self._hang_up()

    def _hang_up(self) -> None:
        """Close the connection of somebody who does not read."""
        with suppress(AttributeError):
            stream: Any = self.request.connection.stream  # type: ignore[union-attr]
            stream.close()


class WithSlash(GuestHandler):
    """The address of a table without the slash at its end; the browser keeps the fragment."""

    @allow_unauthenticated
    async def get(self, table: str) -> None:
        """Send the browser to the page, by an address that is right behind any proxy."""
        self.set_status(302)
        self.set_header("Location", f"{table}/")
        self.finish()

    @allow_unauthenticated
    async def head(self, table: str) -> None:
        """The same."""
        await self.get(table)


class RelayStatus(GuestHandler):
    """Tells a notebook that this extension is there."""

    @allow_unauthenticated
    async def get(self) -> None:
        """Say which version."""
        self.finish({"relay": VERSION})


class Nothing(GuestHandler):
    """Everything else."""

    @allow_unauthenticated
    async def get(self) -> None:
        """Say that there is nothing."""
        self.send_error(404)

    @allow_unauthenticated
    async def head(self) -> None:
        """The same."""
        self.send_error(404)
