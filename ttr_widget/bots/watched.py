"""Bots for simulations that somebody at a page waits for: a bot of one's own that does not return is given up."""

from __future__ import annotations

from copy import copy
from random import Random
from threading import Event, Timer

from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

from .bot import Bot, for_one_game, is_built_in, make, name_of, recipe
from .decision import SECONDS, Decision, Failed, Outcome, time_limit

_PATIENCE = 1.0
"""Seconds that a bot may still take to answer after a stop, so that the game under way can end."""


class Watch:
    """Watches the bots of one run; any thread may :meth:`stop` it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.stopped = Event()
        self.decision: Decision | None = None

    def over(self, names: list[str]) -> list[object]:
        """These bots, those of one's own watched.  Bots of this package return, and are asked directly."""
        watched: dict[str, object] = {}
        for name in {*names}:
            watched[name] = name if is_built_in(make(name)) else WatchedBot(name, self)
        return [watched[name] for name in names]

    def stop(self) -> None:
        """End the run soon, also while a bot thinks forever."""
        self.stopped.set()
        if (decision := self.decision) is not None:
            timer = Timer(_PATIENCE, decision.cancel)
            timer.daemon = True
            timer.start()


class WatchedBot:
    """A bot whose decisions run in threads of their own (:class:`Decision`).

    Once it has not answered in time, it is not asked again in this run: random legal moves are played.
    """

    def __init__(self, bot: object, watch: Watch) -> None:
        self._recipe = recipe(bot)
        self._bot: Bot = make(self._recipe)
        self._watch = watch
        self._given_up: list[Outcome] = []
        self.name = name_of(self._bot)

    def decide(self, view: View, prompt: Prompt, rng: Random) -> str:
        """The answer as text; a stop ends the simulation like an interrupt if there is none."""
        if self._given_up:
            raise Failed(self._given_up[0])
        outcome = self._ask(view, rng)
        if outcome.rng is not None:
            rng.setstate(outcome.rng.getstate())
        if outcome.end == "answered":
            return outcome.text
        if outcome.end == "failed":
            raise Failed(outcome)
        if self._watch.stopped.is_set():
            raise KeyboardInterrupt
        self._given_up.append(outcome)
        raise Failed(outcome)

    def _ask(self, view: View, rng: Random) -> Outcome:
        watch, limit = self._watch, time_limit(self._bot, self._watch.seconds)
        watch.decision = decision = Decision(self._bot, view, rng, limit)
        if watch.stopped.is_set():
            decision.seconds = min(limit, _PATIENCE)
        try:
            return decision.run()
        finally:
            watch.decision = None

    def __deepcopy__(self, memo: object) -> WatchedBot:
        """The bot for another game; if it was given up, it stays so."""
        twin = copy(self)
        twin._bot = for_one_game(self._recipe)
        return twin
