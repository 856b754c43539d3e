"""The socket between a guest's page and the kernel that has the table."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.iostream import StreamClosedError
from tornado.websocket import (
    WebSocketClientConnection,
    WebSocketClosedError,
    WebSocketError,
    WebSocketHandler,
    websocket_connect,
)

from .address import Address, address_of
from .handler import GuestHandler, allow_unauthenticated
from .limits import (
    CONNECT_WITHIN,
    KEY_WITHIN,
    LARGEST_FROM_GUEST,
    LARGEST_FROM_KERNEL,
    PING_EVERY,
    PING_TIMEOUT,
    REFUSED_AFTER,
)
from .visitors import Known, Sockets, guest_of

NO_TEXT, TOO_MANY = 1003, 1013
NO_KEY = 4401
"""Unknown table, or a key that is missing, malformed, wrong or void: all the same."""
SHUT_DOWN, AWAY = 4410, 4503
"""The kernel runs no more on this server; it does not answer at the moment."""
_MAY_BE_SENT = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
LAST_ACTIVITY = "ttr_last_activity"
"""The server takes every setting that ends like this for activity of its own."""


class GuestSocket(WebSocketHandler, GuestHandler):
    """The connection of one guest: first the key, then whatever the page and the kernel say to each other."""

    def initialize(self, sockets: Sockets, known: Known) -> None:
        """Take what all sockets share."""
        self._sockets, self._known = sockets, known
        self._table = ""
        self._is_counted = False
        self._guest: bytes | None = None
        self._shown_at = 0.0
        self._kernel: WebSocketClientConnection | None = None
        self._address: Address | None = None
        self._is_accepted = False
        self._late: asyncio.TimerHandle | None = None
        self._bringing: asyncio.Task[None] | None = None

    @property
    def ping_interval(self) -> float:
        """How often a guest is asked whether it is still there."""
        return PING_EVERY

    @property
    def ping_timeout(self) -> float:
        """How long the answer may take."""
        return PING_TIMEOUT

    @property
    def max_message_size(self) -> int:
        """What is larger ends the connection."""
        return LARGEST_FROM_GUEST

    def check_origin(self, origin: str | None = None) -> bool:
        """Any origin: the key alone gives access, and the sandboxed page has none."""
        return True

    def get_compression_options(self) -> dict[str, Any]:
        """Compress: the first state is 350 kB of text."""
        return {"mem_level": 6}

    @allow_unauthenticated
    async def get(self, table: str) -> None:
        """Begin the connection."""
        await WebSocketHandler.get(self, table)

    def open(self, table: str) -> None:
        """Wait for the key."""
        self._table = table
        self._is_counted = self._sockets.enter(table)
        if self._is_counted:
            self._late = asyncio.get_running_loop().call_later(KEY_WITHIN, self.close, NO_KEY)
        else:
            self.close(TOO_MANY)

    async def on_message(self, message: str | bytes) -> None:
        """Take the key, or pass on what the page says; the guest is not heard again until it has been passed on."""
        if not self._is_counted:
            return
        if not isinstance(message, str):
            self.close(NO_TEXT)
        elif self._guest is None:
            await self._enter(message)
        elif self._kernel is not None:
            self._note_activity()
            await self._pass_on(message)

    async def _enter(self, hello: str) -> None:
        self._guest = guest_of(self._table, _key_in(hello))
        self._shown_at = asyncio.get_running_loop().time()
        self._sockets.shown()
        self._forget_timer()
        self._address = await address_of(self._table, self.kernels)
        kernel = await self._connected(self._address) if self._address else None
        if kernel is None:
            await self._turn_away(None)
        elif not self._is_counted:
            kernel.close()  # the guest has gone meanwhile
        else:
            self._kernel = kernel
            self._bringing = asyncio.create_task(self._bring(kernel))
            await self._pass_on(hello)

    async def _connected(self, address: Address) -> WebSocketClientConnection | None:
        request = HTTPRequest(
            f"ws://127.0.0.1:{address.port}/ttr/{self._table}/ws",
            connect_timeout=CONNECT_WITHIN,
            request_timeout=CONNECT_WITHIN,
        )
        try:
            return await websocket_connect(request, max_message_size=LARGEST_FROM_KERNEL)
        except (OSError, HTTPClientError, WebSocketError, StreamClosedError):
            return None

    async def _pass_on(self, message: str) -> None:
        if self._kernel is not None:
            with suppress(WebSocketClosedError, StreamClosedError):  # `_bring` ends the connection
                await self._kernel.write_message(message)

    def _note_activity(self) -> None:
        """A guest who plays keeps the kernel and the server from being shut down as idle."""
        if self._is_accepted and self._address is not None:
            now = datetime.now(UTC)
            self._address.kernel.last_activity = self.settings[LAST_ACTIVITY] = now

    async def _bring(self, kernel: WebSocketClientConnection) -> None:
        """Pass on what the kernel says, no faster than the guest reads it."""
        try:
            while isinstance(said := await kernel.read_message(), str):
                self._accept()
                await self.write_message(said)
            await self._turn_away(kernel.close_code)
        except (WebSocketClosedError, StreamClosedError):
            pass  # the guest has gone
        finally:
            kernel.close()

    def _accept(self) -> None:
        if not self._is_accepted and self._guest is not None and self._address is not None:
            self._is_accepted = True
            self._known.add(self._guest, self._address.kernel_id)

    async def _turn_away(self, code: int | None) -> None:
        """End the connection as the kernel has, or say what has become of the kernel."""
        guest = self._guest or b""
        if code == NO_KEY:
            self._known.forget(guest)
        elif code not in _MAY_BE_SENT:
            kernel_id = self._known.kernel_of(guest)
            code = NO_KEY if kernel_id is None else AWAY if kernel_id in self.kernels else SHUT_DOWN
        if code == NO_KEY and not self._is_accepted:
            await asyncio.sleep(self._shown_at + REFUSED_AFTER - asyncio.get_running_loop().time())
        self.close(code)

    def _forget_timer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def on_close(self) -> None:
        """The guest has gone."""
        self._forget_timer()
        if self._is_counted:
            self._is_counted = False
            self._sockets.leave(self._table, has_shown=self._guest is not None)
        if self._kernel is not None:
            self._kernel.close()


def _key_in(hello: str) -> object:
    """The key in a page's first message."""
    try:
        said = json.loads(hello)
    except (ValueError, RecursionError):
        return None
    return said.get("key") if isinstance(said, dict) else None
