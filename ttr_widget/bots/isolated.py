"""Bots in processes of their own, which get views and nothing else.

A bot in this process is trusted code: through frames and the garbage collector it can reach the whole game.  An
isolated bot runs in a new process that holds neither positions nor the generators of a game; it is sent its view, and
what it answers is read as text, never unpickled.  Its time and memory are limited.  (It still runs with the rights of
the user: this keeps a game honest, it does not protect a machine.)
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from threading import Lock, Timer
from typing import IO, Any
from weakref import finalize

from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.seen_events import these
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.locales import checked

from .bot import make, name_of, recipe
from .decision import SECONDS, Failed, Interruptible, Outcome, checked_limit, has_threads
from .parcel import Parcel, check_can_travel
from .wire import pack, pack_view, read_frame, write_frame

MEMORY = 1 << 30
"""Bytes of address space for a bot: the package takes a quarter of it."""
_LEAST_MEMORY = 1 << 28
_START = 60.0
"""Seconds for starting the process, which imports the package: under a second on an idle machine."""
_NUMBERS = 625
"""The length of a generator's state (Mersenne Twister)."""


@dataclass(frozen=True)
class Limits:
    """What an isolated bot may use: seconds for each answer, and bytes of memory (where the system can limit it).

    After ``strikes`` answers of a game that were late, or cost its process, it is not asked again in that game: random
    legal actions are played.
    """

    seconds: float = SECONDS
    memory: int = MEMORY
    strikes: int | None = None

    def __post_init__(self) -> None:
        checked_limit(self.seconds)
        if type(self.memory) is not int or self.memory < _LEAST_MEMORY:
            raise BadInput(at("memory", expected("from", self.memory, least=_LEAST_MEMORY)))
        if self.strikes is not None and (type(self.strikes) is not int or self.strikes < 1):
            raise BadInput(at("strikes", expected("from", self.strikes, least=1)))


def isolated(bot: object, seconds: float = SECONDS, memory: int = MEMORY) -> IsolatedBot:
    """The same bot in a process of its own: ``isolated("planner")``, ``isolated(my_bot, seconds=2)``.

    It can be used like any bot.  If it loops, crashes, takes too much memory or answers nonsense, a random legal action
    is played.  An honest bot plays the same games as without isolation.

    >>> import ttr_widget as ttr
    >>> careful = ttr.bots.isolated("greedy", seconds=5)
    >>> match = ttr.bots.Match("berlin", [careful, "random"], seed=1)
    >>> _ = match.step()
    >>> match.troubles
    []
    >>> careful.close()
    """
    return IsolatedBot(bot, Limits(seconds, memory))


class IsolatedBot(Interruptible):
    """A bot that decides in another process.  The process starts with the first question; :meth:`close` ends it."""

    def __init__(self, bot: object, limits: Limits | None = None, host: _Host | None = None) -> None:
        if not has_threads():
            raise BadInput(Message("error-no-processes"))
        self._bot = recipe(bot)
        self.name = name_of(make(self._bot))
        self.limits = limits or Limits()
        self.time_limit = self.limits.seconds + _START
        self._host = host or _Host(self._bot, self.limits)
        self._strikes = 0

    def decide(self, view: View, prompt: Prompt, rng: Random) -> str:
        """The answer of the bot, as text."""
        if self._strikes == self.limits.strikes:
            raise Failed(Outcome("failed", str(Message("error-bot-struck", strikes=self._strikes))))
        try:
            return self._host.ask(self, view, rng)
        except Failed:
            self._strikes += not self._host.is_running
            raise

    def start(self) -> None:
        """Start the process now; raises :class:`Failed` if the bot cannot be made there."""
        self._host.start()

    def interrupt(self) -> None:
        """End the process, and with it the decision."""
        self._host.close()

    def close(self) -> None:
        """End the process; another question starts a new one."""
        self._host.close()

    def __deepcopy__(self, memo: object) -> IsolatedBot:
        """The same bot for another game: it forgets what it knows, and keeps the process."""
        twin = object.__new__(IsolatedBot)
        twin.__dict__.update(self.__dict__)
        twin._strikes = 0
        return twin

    def __reduce__(self) -> Any:
        return IsolatedBot, (self._bot, self.limits)

    def __repr__(self) -> str:
        return f"<isolated bot {self.name}>"


class _Host:
    """The process of a bot, and what has been sent to it."""

    def __init__(self, bot: object, limits: Limits) -> None:
        check_can_travel(bot, knows_main=False)
        self._parcel = Parcel(bot)
        self._limits = limits
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._end: finalize[Any, _Host] | None = None
        self._variant: Variant | None = None
        self._player: IsolatedBot | None = None
        self._state: object = None
        self._seen: tuple[Event, ...] = ()
        """The events that the process knows."""
        """The state of the bot's generator, as far as the process knows it."""
        self._number = 0
        """The number of questions; answers must have the same."""

    def ask(self, player: IsolatedBot, view: View, rng: Random) -> str:
        """The bot's answer to a view; raises :class:`Failed`."""
        with self._lock:
            process = self._running()
            question = self._question(player, view, rng)
            answer = self._exchange(process, question, self._limits.seconds)
            if answer.get("number") != self._number:
                raise self._lost("late" if answer.get("late") else "failed")
            state = _state_of(answer.get("state"))
            if state is not None:
                rng.setstate(state)
            self._state = rng.getstate()
            if type(answer.get("text")) is str:
                return str(answer["text"])
            raise Failed(Outcome("failed", str(answer.get("error"))[:300]))

    def start(self) -> None:
        """Start the process, unless it runs."""
        with self._lock:
            self._running()

    @property
    def is_running(self) -> bool:
        """Whether there is a process to ask; one that was late or has ended is gone."""
        return self._process is not None

    def _question(self, player: IsolatedBot, view: View, rng: Random) -> bytes:
        """The next question, with what the process does not know yet."""
        news: dict[str, Any] = {}
        if view.variant is not self._variant:
            news["variant"] = self._variant = view.variant
        if player is not self._player:
            news["new_game"], self._player, self._seen = True, player, ()
        state = rng.getstate()
        if state != self._state:
            news["state"] = state
        kept = len(self._seen)
        events = view.events
        if events[:kept] != self._seen:
            kept = 0
        news["kept"], self._seen = kept, events
        self._number += 1
        return pack((self._number, pack_view(view._replace(seen=these(events[kept:]))), news))

    def _running(self) -> subprocess.Popen[bytes]:
        """The process; it is started if there is none, or it has ended."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        process = self._process = _start()
        self._end = finalize(self, _kill, process)
        self._variant = self._player = self._state = None
        self._seen = ()
        hello = {"memory": self._limits.memory, "seconds": self._limits.seconds, "locale": checked()}
        ready = self._exchange(process, pack((hello, pack(self._parcel))), _START)
        if ready.get("number") != 0:
            failed = self._lost("failed")
            raise Failed(Outcome("failed", str(ready["error"])[:300])) if ready.get("error") else failed
        return process

    def _exchange(self, process: subprocess.Popen[bytes], message: bytes, seconds: float) -> Mapping[str, Any]:
        """The answer to a message; empty if there is none.  The process is killed when the time is up."""
        late: list[bool] = []

        def give_up() -> None:
            late.append(True)
            process.kill()

        timer = Timer(seconds, give_up)
        timer.daemon = True
        timer.start()
        try:
            with suppress(OSError, ValueError):  # the pipe is closed, or what comes is not ours
                write_frame(_pipe(process.stdin), message)
                answer = json.loads(read_frame(_pipe(process.stdout)))
                return answer if type(answer) is dict else {}
        except RecursionError:
            pass
        except BaseException:
            _kill(process)
            raise
        finally:
            timer.cancel()
        return {"late": bool(late)}

    def _lost(self, end: Any) -> Failed:
        """The error for a process that has ended or talks nonsense; the next question starts another."""
        self.close()
        if end == "late":
            return Failed(Outcome("late", seconds=self._limits.seconds))
        return Failed(Outcome("failed", str(Message("error-bot-gone"))))

    def close(self) -> None:
        """End the process."""
        end, self._end, self._process = self._end, None, None
        if end is not None:
            end()


def _start() -> subprocess.Popen[bytes]:
    paths = [path or os.getcwd() for path in sys.path]  # noqa: PTH109 -- text, as in sys.path
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "ttr_widget.bots.isolated_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        # Sets of texts have the same order in every process, so that the same seed gives the same game.
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            _pipe(pipe).close()
    process.wait()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "opened with the process"
    return pipe


def _state_of(given: object) -> tuple[int, tuple[int, ...], float | None] | None:
    """The state of a generator as the process says it; ``None`` if it has not changed, or is none."""
    if not isinstance(given, list) or len(given) != 2:
        return None
    numbers, gauss = given
    if type(gauss) not in (float, type(None)) or not isinstance(numbers, list) or len(numbers) != _NUMBERS:
        return None
    if not all(type(number) is int and 0 <= number < 1 << 32 for number in numbers) or numbers[-1] >= _NUMBERS:
        return None
    return 3, tuple(numbers), gauss
