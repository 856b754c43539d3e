"""The process of an isolated bot: answers questions until the pipe is closed.

``python -m ttr_widget.bots.isolated_worker`` is started by :mod:`ttr_widget.bots.isolated`.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import IO, Any

from ttr_widget.kernel.event import Event
from ttr_widget.kernel.seen_events import these
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import set_locale
from ttr_widget.notation import Notation
from ttr_widget.queries.positions import position_of

from .bot import Bot, for_one_game, make
from .decision import words_of
from .wire import read_frame, unpack, unpack_view, write_frame

_MOST = 1 << 28
"""Messages of the game are trusted; a board of one's own may be large."""
_ORPHANED = 2.0
"""After this many time limits a bot is not waited for by anybody any more: the game's process is gone."""


def main() -> None:
    """Serve the process that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers, nowhere = _pipes()
    hello, parcel = unpack(read_frame(questions, _MOST))
    set_locale(hello["locale"])
    _limit_memory(hello["memory"])
    try:
        bot = unpack(parcel)
        prepare = getattr(make(bot), "prepare", None)
        if callable(prepare):
            prepare()
    except BaseException as error:
        _answer(answers, {"error": words_of(error)})
        return
    _answer(answers, {"number": 0})
    player = _Player(bot)
    while True:
        number, view, news = unpack(read_frame(questions, _MOST))
        faulthandler.dump_traceback_later(hello["seconds"] * _ORPHANED + 1, file=nowhere, exit=True)
        said = player.answer(view, news)
        faulthandler.cancel_dump_traceback_later()
        _answer(answers, {"number": number} | said)


class _Player:
    """The bot with what it needs to answer."""

    def __init__(self, bot: object) -> None:
        self._template = bot
        self._bot: Bot | None = None
        self._variant: Variant | None = None
        self._events: tuple[Event, ...] = ()
        """What the seat has seen so far; each question brings only what is new."""
        self._rng = Random()

    def answer(self, view: bytes, news: dict[str, Any]) -> dict[str, Any]:
        """The bot's answer as text, or the words of its error; and its generator, if it has been used."""
        try:
            self._variant = news.get("variant", self._variant)
            if "state" in news:
                self._rng.setstate(news["state"])
            if "new_game" in news or self._bot is None:
                self._bot = for_one_game(self._template)
            assert self._variant is not None, "sent with the first question"
            seen = unpack_view(view, self._variant)
            self._events = self._events[: news["kept"]] + seen.events
            seen = seen._replace(seen=these(self._events))
            before = self._rng.getstate()
            said = self._decide(seen)
            after = self._rng.getstate()
            return said if after == before else said | {"state": [after[1], after[2]]}
        except BaseException as error:
            return {"error": words_of(error)}

    def _decide(self, seen: Any) -> dict[str, Any]:
        try:
            assert self._bot is not None, "made for the game"
            answer = self._bot.decide(seen, seen.prompt, self._rng)
            return {"text": seen.variant.derived(Notation).answer(answer, position_of(seen)).text()}
        except BaseException as error:
            return {"error": words_of(error)}


def _pipes() -> tuple[IO[bytes], IO[bytes], IO[str]]:
    """The pipes of the protocol.  What the bot prints goes nowhere, and it can read nothing."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = Path(os.devnull).open("r+", encoding="utf-8")  # noqa: SIM115 -- open as long as the process runs
    for number in range(3):
        os.dup2(nowhere.fileno(), number)
    return questions, answers, nowhere


def _limit_memory(most: int) -> None:
    with suppress(ImportError, ValueError, OSError):  # not on Windows; a lower limit may be in force
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _answer(pipe: IO[bytes], said: dict[str, Any]) -> None:
    write_frame(pipe, json.dumps(said).encode())


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError):  # the pipe is closed: the game is over
        sys.exit(0)
