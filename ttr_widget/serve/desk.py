"""The Python side of one guest's page: a feed, and the answers to what the guest asks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from ttr_widget import locales
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.feed import Feed, Values
from ttr_widget.session.bot_clock import BotClock
from ttr_widget.session.session import News
from ttr_widget.session.viewpoint import Viewpoint

Send = Callable[[dict[str, Any]], object]
_HIGHEST = 2**31


@dataclass(frozen=True, slots=True)
class Hello:
    """What a page says of itself when it shows its key."""

    seq: int = 0
    """The number of the last state that it has shown, if it comes back."""
    board: str = ""
    """The mark of the board that it has."""
    locale: str | None = None
    """The language of the browser."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Hello:
        """The same from a message; what is wrong is left out."""
        seq, board, locale = given.get("seq"), given.get("board"), given.get("locale")
        return cls(
            seq if type(seq) is int and 0 <= seq < _HIGHEST else 0,
            board if isinstance(board, str) else "",
            language_of(locale) if isinstance(locale, str) else None,
        )


def language_of(accepted: str) -> str | None:
    """The first available language in a browser's list, such as ``pl-PL,pl;q=0.9,en``."""
    for part in accepted[:200].split(","):
        code = part.partition(";")[0].strip().partition("-")[0].lower()
        if code in locales.locales():
            return code
    return None


class Desk:
    """Serves one page, until :meth:`leave`."""

    def __init__(self, viewpoint: Viewpoint, send: Send) -> None:
        self._viewpoint, self._send = viewpoint, send
        self._stop: Callable[[], None] = lambda: None
        self._feed: Feed | None = None
        self._clock = BotClock.of(viewpoint.session)

    def open(self, hello: Hello) -> None:
        """Send the whole state, and from now on each change."""
        dispatcher = Dispatcher(self._viewpoint, locale=hello.locale, guest=True, seq=hello.seq)
        # A guest's own preferences come before the browser's language.
        dispatcher.look = replace(dispatcher.look, given=())
        dispatcher.on_look = lambda: self._tell("settings")
        dispatcher.on_news = self._tell
        self._feed = Feed(dispatcher)
        self._stop = self._viewpoint.session.watch(self._tell)
        self._publish(self._feed, self._feed.state, known_board=hello.board)

    def hear(self, content: object) -> None:
        """Answer a message."""
        self._clock.has_page = True
        if self._feed is not None:
            self._send({"msg": self._feed.dispatcher.answer(content)})

    def leave(self) -> None:
        """Send nothing more."""
        self._stop()

    def _tell(self, news: News) -> None:
        if self._feed is not None and (changes := self._feed.changes(news)):
            self._publish(self._feed, changes)

    def _publish(self, feed: Feed, values: Values, known_board: str = "") -> None:
        said: dict[str, Any] = {"set": feed.as_sent(values)}
        if "board" in values:
            said["board"] = mark_of(values["board"])
            if said["board"] == known_board:
                del said["set"]["board"]
        self._send(said)


def mark_of(board: Values) -> str:
    """A text that is different for every board."""
    return sha256(json.dumps(board, sort_keys=True).encode()).hexdigest()[:16]
