"""The HTTP server of tables: the guests' page, its files, and the socket of each guest.

The same server runs in ``python -m ttr_widget serve`` and in a notebook's kernel.  There the games live on another
event loop, which may be busy for a long time: nothing here waits for it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

from tornado.httputil import HTTPServerRequest
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ttr_widget.kernel.doors import parsed_json
from ttr_widget.kernel.errors import BadInput
from ttr_widget.page.protocol import id_of
from ttr_widget.page.static_files import text_of

from .desk import Desk, Hello, language_of
from .html import ICON, guest_page, manifest, plain_page
from .limits import (
    BUSY_AFTER,
    KEY_WITHIN,
    LARGEST,
    MOST_PENDING,
    MOST_PER_ADDRESS,
    MOST_SOCKETS,
    MOST_UNSENT,
    PING_EVERY,
    PING_TIMEOUT,
    Allowance,
)
from .tables import Place, Table, place_for

NO_KEY = 4401
"""The close code for an unknown table, and for a key that is missing, malformed, wrong or void: all the same."""
NOT_NOW, NOT_ALLOWED, NO_TEXT, NO_JSON, AWAY = 1013, 1008, 1003, 1007, 1001
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
FILES = ("widget.js", "widget.css", "guest.js", "tables.js", "tables.css")
TABLE = r"([A-Za-z0-9_-]{16})"
_BUSY = {"ok": False, "refusal": {"kind": "busy", "code": "busy", "text": "", "facts": {}, "title": ""}}


def headers_for(request: HTTPServerRequest, *, behind_proxy: bool = False) -> dict[str, str]:
    """Headers that keep a page to itself: nothing from elsewhere, in no frame, no address passed on."""
    named = request.headers.get("X-Forwarded-Host", "") if behind_proxy else ""
    host = next((one for one in (named, request.host or "") if _HOST.fullmatch(one)), "localhost")
    policy = {
        "default-src": "'none'",
        "script-src": "'self' blob:",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "data:",
        "manifest-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return {
        "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-cache",
    }


class Page(RequestHandler):
    """A page or a file, with our headers."""

    def set_default_headers(self) -> None:
        """Called before anything else."""
        self.clear_header("Server")
        for name, value in headers_for(self.request, behind_proxy=self.settings["behind_proxy"]).items():
            self.set_header(name, value)

    @property
    def locale_code(self) -> str | None:
        """The language chosen on the page, or else that of the browser."""
        chosen = language_of(self.get_query_argument("locale", ""))
        return chosen or language_of(self.request.headers.get("Accept-Language", ""))

    def write_error(self, status_code: int, **_: Any) -> None:
        """One plain page, whatever was wrong."""
        self.finish(plain_page(self.locale_code))


class Missing(Page):
    """Everything that does not exist."""

    def prepare(self) -> None:
        """Answer every method in the same way."""
        self.set_status(404)
        self.write_error(404)


class GuestPage(Page):
    """The guests' page: the same for every table, and for tables that do not exist."""

    def get(self, _: str) -> None:
        """Send the page."""
        self.finish(guest_page(self.locale_code))


class Manifest(Page):
    """What a phone shows for a page that is put on its home screen."""

    def get(self, _: str) -> None:
        """Send the manifest."""
        self.set_header("Content-Type", "application/manifest+json; charset=utf-8")
        self.finish(json.dumps(manifest(self.locale_code)))


class WithSlash(Page):
    """The address of a page without the slash at its end; the browser keeps the fragment."""

    def get(self, table: str) -> None:
        """Send the browser to the page."""
        self.redirect(f"{table}/")


class File(Page):
    """A file of the page, compressed once."""

    def initialize(self, files: dict[str, tuple[bytes, bytes]]) -> None:
        """Take the files by name, each as it is and compressed."""
        self._files = files

    def get(self, *names: str) -> None:
        """Send a file."""
        plain, packed = self._files[names[-1]]
        self.set_header("Content-Type", f"{_KINDS[names[-1].rpartition('.')[2]]}; charset=utf-8")
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(packed)
        else:
            self.finish(plain)


class Doors:
    """What all sockets of a server share."""

    def __init__(self, tables: Callable[[], list[Table]], at_home: Callable[..., object]) -> None:
        self.tables = tables
        self.at_home = at_home
        """Calls a function where the games live."""
        self._sockets = Counter[str]()

    def enter(self, address: str) -> bool:
        """Count a new socket from this address; false if there are too many already."""
        if self._sockets.total() >= MOST_SOCKETS:
            return False
        # All guests of a relay or a proxy on this machine have the same address.
        if self._sockets[address] >= MOST_PER_ADDRESS and not _is_here(address):
            return False
        self._sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Forget a socket."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _is_here(address: str) -> bool:
    """Is this an address of this machine alone?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Status(Page):
    """Tells the host's page that it reaches this server."""

    def initialize(self, doors: Doors) -> None:
        """Take what all sockets share."""
        self._doors = doors

    def get(self, table: str) -> None:
        """Tell whether the table is here."""
        if all(table != one.id for one in self._doors.tables()):
            self.set_status(404)
            self.write_error(404)
        else:
            self.finish({"ttr": True})


class GuestSocket(WebSocketHandler):
    """The connection of one guest: first the key, then the messages of the page.

    What belongs to the game (``_desk``) is touched only where the game lives, everything else only on this server's
    loop.
    """

    def initialize(self, doors: Doors) -> None:
        """Take what all sockets share."""
        self._doors = doors
        self._table = ""
        self._place: Place | None = None
        self._desk: Desk | None = None
        self._allowance = Allowance()
        self._unsent = 0
        self._pending = 0
        """How many messages the game has not answered yet."""
        self._is_busy = False
        """Has the guest been told that the game does not answer at the moment?"""
        self._timer: asyncio.TimerHandle | None = None
        self._is_counted = False
        self._is_open = False

    def check_origin(self, origin: str) -> bool:
        """Any origin: the key alone gives access, and no cookie counts."""
        return True

    def get_compression_options(self) -> dict[str, Any]:
        """Compress: the first state is 350 kB of text."""
        return {"mem_level": 6}

    def open(self, table: str) -> None:
        """Wait for the key."""
        self._loop = asyncio.get_running_loop()
        self._address = self.request.remote_ip or ""
        if not self._doors.enter(self._address):
            self.close(NOT_NOW)
            return
        self._is_counted = self._is_open = True
        self._table = table
        self._timer = self._loop.call_later(KEY_WITHIN, self.close, NO_KEY)

    def on_message(self, message: str | bytes) -> None:
        """Take the key, or a message of the page."""
        if not isinstance(message, str):
            self.close(NO_TEXT)
            return
        if not self._allowance.take():
            self.close(NOT_ALLOWED)
            return
        try:
            content = parsed_json(message)
        except BadInput:
            self.close(NO_JSON if self._place else NO_KEY)
            return
        if self._place is None:
            self._enter(content)
        elif self._pending < MOST_PENDING:
            self._wait_for_game()
            self._doors.at_home(self._hear, content)
        else:
            # Pointing at the map asks for something too: while the game is busy, such messages would pile up.
            self._write(json.dumps({"msg": {"re": id_of(content)} | _BUSY}))

    def _enter(self, content: object) -> None:
        hello = content if isinstance(content, dict) else {}
        place = place_for(self._doors.tables, self._table, hello.get("key"))
        if place is None:
            self.close(NO_KEY)
            return
        if place.is_full:
            self.close(NOT_NOW)
            return
        self._forget_timer()
        self._place = place
        self._wait_for_game()
        self._doors.at_home(self._welcome, place, Hello.of(hello))

    # Where the game lives.

    def _welcome(self, place: Place, hello: Hello) -> None:
        try:
            if self._is_open and place.is_open:
                self._desk = place.welcome(self, self._say, hello)
            else:
                self.dismiss(for_good=False)
        finally:
            self._on_loop(self._was_answered)

    def _hear(self, content: object) -> None:
        try:
            if self._desk is not None and self._is_open:
                self._desk.hear(content)
        finally:
            self._on_loop(self._was_answered)

    def _say(self, content: dict[str, Any]) -> None:
        self._on_loop(self._write, json.dumps(content))

    def dismiss(self, *, for_good: bool) -> None:
        """The key is void, or leads to another game in a moment."""
        self._on_loop(self.close, NO_KEY if for_good else AWAY)

    def _on_loop(self, do: Callable[..., object], *given: object) -> None:
        """Call a function on this server's loop."""
        try:
            here = asyncio.get_running_loop() is self._loop
        except RuntimeError:
            here = False
        if here:
            do(*given)
        elif not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, *given)

    # On the server's loop.

    def _wait_for_game(self) -> None:
        self._pending += 1
        if self._timer is None:
            self._timer = self._loop.call_later(BUSY_AFTER, self._say_busy)

    def _say_busy(self) -> None:
        self._timer = None
        self._is_busy = True
        self._write(json.dumps({"busy": True}))

    def _was_answered(self) -> None:
        self._pending -= 1
        self._forget_timer()
        if self._is_busy:
            self._is_busy = False
            self._write(json.dumps({"busy": False}))
        if self._pending and self._is_open:
            self._timer = self._loop.call_later(BUSY_AFTER, self._say_busy)

    def _write(self, text: str) -> None:
        self._unsent += len(text)
        if self._unsent > MOST_UNSENT:
            self.close(NOT_ALLOWED)
            return
        try:
            sent = self.write_message(text)
        except WebSocketClosedError:
            return
        sent.add_done_callback(lambda done: self._was_sent(done, len(text)))

    def _was_sent(self, done: asyncio.Future[None], size: int) -> None:
        self._unsent -= size
        if not done.cancelled():
            done.exception()  # the connection is gone, which `on_close` tells too

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def on_close(self) -> None:
        """Leave the place."""
        self._forget_timer()
        self._is_open = False
        if self._is_counted:
            self._doors.leave(self._address)
            self._is_counted = False
        if self._place is not None:
            self._doors.at_home(self._place.leave, self)


def _files() -> dict[str, tuple[bytes, bytes]]:
    texts = {name: text_of(name).encode("utf-8") for name in FILES} | {"icon.svg": ICON.encode("utf-8")}
    return {name: (text, gzip.compress(text, 6)) for name, text in texts.items()}


def application(
    tables: Callable[[], list[Table]],
    *more: Any,
    at_home: Callable[..., object] = lambda do, *given: do(*given),
    behind_proxy: bool = False,
) -> Application:
    """The server's routes; ``more`` come before those of the guests.

    ``at_home`` calls a function where the games live: here, or on another loop.
    """
    logging.getLogger("tornado.access").setLevel(logging.ERROR)
    doors, files = {"doors": Doors(tables, at_home)}, {"files": _files()}
    names = "|".join(re.escape(name) for name in files["files"])
    routes = [
        *more,
        (rf"/ttr/{TABLE}", WithSlash),
        (rf"/ttr/{TABLE}/", GuestPage),
        (rf"/ttr/{TABLE}/ws", GuestSocket, doors),
        (rf"/ttr/{TABLE}/status", Status, doors),
        (rf"/ttr/{TABLE}/manifest.webmanifest", Manifest),
        (rf"/ttr/{TABLE}/({names})", File, files),
        (rf"/page/({names})", File, files),
    ]
    return Application(
        routes,
        default_handler_class=Missing,
        behind_proxy=behind_proxy,
        websocket_max_message_size=LARGEST,
        websocket_ping_interval=PING_EVERY,
        websocket_ping_timeout=PING_TIMEOUT,
    )
