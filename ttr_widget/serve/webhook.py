"""Telling an address whose turn it is, for games that take days.

One POST for each turn, with nothing secret in it: no link, no key, no card.  If it fails it is sent again some times,
but never after the turn has passed on.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from http.client import HTTPException
from threading import Event, Thread
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ttr_widget import locales
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.session.session import News, Session

PAUSES = (2.0, 10.0, 60.0)
"""Seconds before each further attempt."""
_SECONDS = 10.0
"""How long the address may take to answer."""
_LONGEST = 2000


class _NoRedirect(HTTPRedirectHandler):
    """An address that sends us elsewhere is not the one that was named."""

    def redirect_request(self, *_: Any) -> None:
        """Do not follow."""


_opener = build_opener(_NoRedirect)


def checked_address(given: object) -> str:
    """An address for http or https; :class:`BadInput` for anything else."""
    if isinstance(given, str) and len(given) <= _LONGEST and given.isascii() and given.isprintable():
        parts = urlsplit(given)
        if parts.scheme in ("http", "https") and parts.hostname:
            return given
    raise BadInput(Message("guests-error.webhook", given=short(given)))


class Webhook:
    """Tells an address whose turn it is at one table."""

    def __init__(self, session: Session, address: str) -> None:
        self._session = session
        self._address = checked_address(address)
        self._told: tuple[int | None, int] | None = None
        self._passed = Event()
        """Set when the turn has passed on, so that an older attempt gives up."""
        self._stop = session.watch(self._look)
        self._look("settings")

    def close(self) -> None:
        """Tell nothing more."""
        self._stop()
        self._passed.set()

    def _look(self, _: News) -> None:
        session = self._session
        now = session.asked, session.game.view(None).turn or 0
        if now == self._told or session.waits_for_bot:
            return
        self._told = now
        self._passed.set()
        self._passed = passed = Event()
        content = json.dumps(self._content(*now)).encode("utf-8")
        Thread(target=_send, args=(self._address, content, passed.wait), name="webhook", daemon=True).start()

    def _content(self, seat: int | None, turn: int) -> dict[str, Any]:
        game, names = self._session.game, self._session.names
        player = None if seat is None else names[seat]
        return {
            "game": game.board.name,
            "players": list(names),
            "seat": seat,
            "player": player,
            "turn": turn,
            "over": game.is_over,
            "text": locales.fill("guests-webhook", player=player or "", over="yes" if game.is_over else "no"),
        }


def _send(address: str, content: bytes, wait: Callable[[float], bool]) -> None:
    """Send it until it arrives, or the turn has passed on."""
    headers = {"Content-Type": "application/json", "User-Agent": "ttr-widget"}
    for pause in (0.0, *PAUSES):
        if wait(pause):
            return
        try:
            with _opener.open(Request(address, content, headers), timeout=_SECONDS):
                return
        except (OSError, URLError, HTTPException, ValueError) as error:
            # Not the address: it may contain a secret of the person who gave it.
            logging.getLogger(__name__).info("the webhook has failed: %s", type(error).__name__)
