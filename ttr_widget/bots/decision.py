"""One decision of a bot, in a thread of its own and with a time limit.

A bot of one's own may loop forever.  Its thread is stopped by an exception then; a thread that does not stop is left
alone.  Only plain text leaves the thread, because even an answer may be an object whose methods loop.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from threading import Event, Thread
from time import monotonic
from typing import Any, Literal

from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.view import View
from ttr_widget.notation import Notation
from ttr_widget.queries.positions import position_of

from .bot import Bot, is_built_in
from .deadline import within

SECONDS = 10.0
"""The time limit for an answer: a bot from a lesson needs milliseconds, and people at the page wait for it."""
_GRACE = 2.0
"""How many seconds a bot has to stop; the exception may reach it late, in C code, or it may catch the exception."""
_PULSE = 0.02
"""Seconds between exceptions."""
_SLICE = 0.1
"""Seconds between looks at the clock; on Windows an interrupt takes effect only then."""

End = Literal["answered", "failed", "late", "stuck", "cancelled"]
"""How a decision ended.  A late bot was stopped, a stuck one runs on."""


class Stopped(SystemExit):
    """Raised in the code of a bot that is given up; as a ``SystemExit`` it ends a thread silently."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a decision."""

    end: End
    text: str = ""
    """The answer in notation, or the words of the error."""
    rng: Random | None = None
    """The bot's random numbers after the decision, if it has finished."""
    seconds: float = 0.0
    """The time limit of a bot that was late."""


class Failed(Exception):
    """A bot reports how its decision ended, because it was made elsewhere."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.text)
        self.outcome = outcome


class Interruptible(ABC):
    """A bot that waits for something else, and can be told to end that."""

    @abstractmethod
    def interrupt(self) -> None:
        """Make a decision that is under way end soon."""


def time_limit(bot: Bot, seconds: float = SECONDS) -> float:
    """The time limit of a bot: its own attribute ``time_limit``, or ``seconds``."""
    own = getattr(bot, "time_limit", None)
    return seconds if own is None else checked_limit(own)


def checked_limit(seconds: Any) -> float:
    """A time limit, or an error if it is not a positive number."""
    if type(seconds) not in (int, float) or not seconds > 0:
        raise BadInput(expected("time-limit", seconds))
    return float(seconds)


class Decision:
    """A question to a bot: :meth:`run` asks it once, any thread may :meth:`cancel` it or :meth:`wait` for the outcome.

    The bot is given a copy of ``rng``, so that a bot that is given up cannot use the numbers of the next decision.
    ``after`` is an earlier decision of the same bot that may not have ended yet.
    """

    def __init__(self, bot: Bot, seen: View, rng: Random, seconds: float, after: Decision | None = None) -> None:
        self.bot = bot
        self.view = seen
        self.seconds = seconds
        self._rng = Random()
        self._rng.setstate(rng.getstate())
        self._after = after
        self._found: Outcome | None = None
        self._cancelled = Event()
        self._settled = Event()
        self._outcome = Outcome("cancelled")
        self._thread: Thread | None = None
        self._is_asked = False

    @property
    def is_settled(self) -> bool:
        """Whether the outcome is known."""
        return self._settled.is_set()

    def run(self) -> Outcome:
        """Ask the bot and return the outcome; an interrupt stops the bot too."""
        try:
            self._outcome = self._supervised() if has_threads() else self._alone()
        except BaseException:
            self._outcome = Outcome("cancelled" if self._stop_at_last() else "stuck")
            raise
        finally:
            self._after = None
            self._settled.set()
        return self._outcome

    def wait(self) -> Outcome:
        """The outcome of a decision that runs in another thread."""
        while not self._settled.wait(_SLICE):
            pass
        return self._outcome

    def cancel(self) -> None:
        """Give the decision up; nobody wants the answer any more."""
        self._cancelled.set()

    # In the thread that waits for the bot.

    def _supervised(self) -> Outcome:
        if self._after is not None and self._after.wait().end == "stuck":
            return Outcome("stuck", seconds=self.seconds)
        self._thread = Thread(target=self._think, name="bot", daemon=True)
        self._thread.start()
        end = monotonic() + self.seconds
        while self._thread.is_alive() and not self._cancelled.is_set() and (left := end - monotonic()) > 0:
            self._thread.join(min(left, _SLICE))
        found = self._found
        if not self._stop():
            return Outcome("stuck", seconds=self.seconds)
        return Outcome("cancelled") if self._cancelled.is_set() else found or Outcome("late", seconds=self.seconds)

    def _stop(self) -> bool:
        """Stop the bot's thread, if it still runs; returns whether it has ended."""
        thread = self._thread
        if thread is None:
            return True
        if thread.is_alive() and isinstance(self.bot, Interruptible):
            self.bot.interrupt()
        end = monotonic() + _GRACE
        while thread.is_alive() and monotonic() < end:
            if self._is_asked:  # not when it is ending anyway
                _raise_in(thread)
            thread.join(_PULSE)
        return not thread.is_alive()

    def _stop_at_last(self) -> bool:
        """The same, even if somebody interrupts again meanwhile."""
        while True:
            with suppress(KeyboardInterrupt):
                return self._stop()

    def _alone(self) -> Outcome:
        """The outcome where there are no threads.  Bots of this package are not watched, which would slow them down."""
        if is_built_in(self.bot):
            self._think()
        else:
            with suppress(Stopped):
                within(self.seconds, self._think, Stopped)
        return self._found or Outcome("late", seconds=self.seconds)

    # In the bot's thread.

    def _think(self) -> None:
        prompt = self.view.prompt
        assert prompt is not None, "somebody is asked"
        with suppress(Stopped):
            try:
                self._is_asked = True
                answer = self.bot.decide(self.view, prompt, self._rng)
                text = self.view.variant.derived(Notation).answer(answer, position_of(self.view)).text()
                self._found = Outcome("answered", text, self._rng)
            except Stopped:
                pass
            except Failed as failure:
                self._found = replace(failure.outcome, rng=self._rng)
            except BaseException as error:
                self._found = Outcome("failed", words_of(error), self._rng)
            finally:
                self._is_asked = False


def words_of(error: BaseException) -> str:
    """The type and the text of an exception; it may be one that cannot be printed."""
    try:
        said = short(str(error), 200)
    except Stopped:
        raise
    except BaseException:
        said = "(it cannot say what)"
    return f"{type(error).__name__}: {said}"


def has_threads() -> bool:
    """Whether Python can run threads; it cannot in a browser."""
    return sys.platform != "emscripten"


def _raise_in(thread: Thread) -> None:
    """Raise :class:`Stopped` in a thread as soon as it runs Python code."""
    try:
        import ctypes  # noqa: PLC0415 -- not everywhere

        raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    except (ImportError, AttributeError):  # another Python than CPython
        return
    if thread.ident is not None:
        raise_in(ctypes.c_ulong(thread.ident), ctypes.py_object(Stopped))
