"""A game with its players and bots; independent of notebooks and pages.

All pages of one game share one :class:`Session`, so that several widgets stay in step.  Each has a
:class:`~ttr_widget.session.viewpoint.Viewpoint`, which knows what its seat may see and do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from random import Random
from threading import Thread
from time import monotonic
from typing import Literal, Protocol
from weakref import ReferenceType, WeakKeyDictionary, ref

from ttr_widget.bots import Bot, Trouble, make
from ttr_widget.bots.decision import SECONDS, Decision, Outcome, has_threads, time_limit, words_of
from ttr_widget.bots.match import instead
from ttr_widget.game import Game, names_of
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.observers import call_all
from ttr_widget.notation import Notation

from .undoing import revealed

News = Literal["played", "turned back", "another game", "settings"]
"""What has changed: one action was added, actions were taken back, the game was replaced, or seats or bots changed."""
Observer = Callable[[News], object]
Presence = Literal["present", "away", "never"]
"""Is a guest at the seat, was there one, or has nobody come yet?"""


class Seated(Protocol):
    """What a session knows of a page's viewpoint: its own seat (``None``: a spectator or a teacher)."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Last:
    """The last action of a game: who played it, and its events."""

    seat: int
    events: tuple[Event, ...]


class Session:
    """One game, its bots and its observers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[int, Bot] = {}
        self.bot_names: dict[int, str] = {}
        self.own_bots: set[int] = set()
        """The seats whose bots were given as objects, not by name."""
        self.paused = False
        """Are the bots paused?"""
        self.viewpoints: list[Seated] = []
        self.trouble: Trouble | None = None
        """The last error of a bot."""
        self.fault: Exception | None = None
        """The last error that occurred while no page and no script was waiting for an answer."""
        self.nicknames: dict[int, str] = {}
        """The names that players have taken since the game began."""
        self.prepared: dict[int, Mapping[str, str]] = {}
        """What guests have prepared for their next turn: a kind of action and its target."""
        self.guests: dict[int, Presence] = {}
        """The seats to which guests are invited, and who is there."""
        self.time_limit = SECONDS
        """The seconds that a bot may take to answer, unless it has a ``time_limit`` of its own."""
        self._decision: Decision | None = None
        """The decision that a bot makes now."""
        self._given_up: dict[int, Decision] = {}
        """The last decision of each seat that was given up; its bot may still be stopping."""
        self._held_until = 0.0
        """When the bots may move after an action that can be undone, on the monotonic clock."""
        self.answered = False
        """Has a person answered a question on a page?"""
        self.unsaved: Message | None = None
        """Why the game is not saved automatically at the moment, if it should be."""
        self.own_file: object = None
        """Identifies the file as it was when this game was saved to it or loaded from it; ``None``: there is none."""
        self._listeners: list[_Listener] = []
        self._rngs: dict[int, Random] = {}
        self._begin(game)

    @classmethod
    def of(cls, game: Game) -> Session:
        """The session of this game; the same one on every call."""
        known = _sessions.get(game)
        return (known() if known else None) or cls(game)

    def _begin(self, game: Game) -> None:
        self._give_up()
        self._held_until = 0.0
        self.game = game
        _sessions[game] = ref(self)
        self._stop = game.watch(self._moved)
        self._rngs.clear()
        self._stamp = game.moment.stamp

    # Who plays.

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names as pages show them, in seat order."""
        return tuple(self.nicknames.get(seat, name) for seat, name in enumerate(self.game.players))

    def rename(self, seat: int, name: str) -> None:
        """Give a player another name; the game and its files keep the first one."""
        names = [*self.names]
        names[seat] = " ".join(name.split())
        names_of(names, self.game.variant)  # raises for a name that no player can have
        self.nicknames[seat] = names[seat]
        self.tell("settings")

    def seat_bots(self, bots: Mapping[int, object] | Mapping[str, object]) -> None:
        """Put bots on these seats (numbers or players' names): a name, a function or a bot for each.

        ``None`` returns a seat to a person.
        """
        if not isinstance(bots, Mapping):
            raise BadInput(at("bots", expected("bots-by-seat", bots)))
        for who, bot in bots.items():
            seat = self.game.seat_of(who)
            if seat is None:
                raise BadInput(Message("page-error.bot-seat", last=len(self.game.players) - 1))
            if seat == self.asked:
                self._give_up()
            if bot is None:
                self.bots.pop(seat, None)
                self.bot_names.pop(seat, None)
                self.own_bots.discard(seat)
                continue
            made = make(bot)
            time_limit(made)  # raises for a wrong one
            self.bots[seat] = made
            (self.own_bots.discard if isinstance(bot, str) else self.own_bots.add)(seat)
            self.bot_names[seat] = (
                bot if isinstance(bot, str) else str(getattr(self.bots[seat], "name", short(bot, 30)))
            )
        if bots:
            self.tell("settings")

    @property
    def people(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat in range(len(self.game.players)) if seat not in self.bots]

    @property
    def asked(self) -> int | None:
        """The seat to move; ``None`` when the game is over."""
        prompt = self.game.prompt
        return None if prompt is None else prompt.seat

    @property
    def waits_for_bot(self) -> bool:
        """Is it a bot's turn, with the bots not paused?"""
        return not self.paused and self.asked in self.bots

    # Actions.

    def play(self, action: object, pace: float = 0.0) -> list[Event]:
        """Play a person's answer for the seat to move.

        If it can be undone, the bots wait for ``pace`` seconds before they answer, so that there is time for it.
        """
        self.answered = True
        # The observers are told of the action before it returns, and the clock of the bots is one of them.
        self._held_until = monotonic() + pace
        try:
            events = self.game.play(action)
        except BaseException:
            self._held_until = 0.0
            raise
        if pace and revealed(events, self.game.variant) is not None:
            self._held_until = 0.0
        return events

    @property
    def held(self) -> float:
        """The seconds that the bots still wait because a person may undo the last action; 0: they do not."""
        return max(0.0, self._held_until - monotonic()) if self.waits_for_bot else 0.0

    @property
    def held_ms(self) -> int:
        """The same in milliseconds, rounded up."""
        return ceil(1000 * self.held)

    def step(self, paused: bool = False) -> bool:
        """Let the bot to move take one action, and wait for it; ``paused=True`` steps even if the bots are paused.

        Returns true if no bot is to move afterwards.
        """
        if self._decision is not None:
            self._settle(self._decision, self._decision.wait())
        elif self._may_step(paused):
            decision = self._decision = self._new_decision()
            try:
                outcome = decision.run()
            except BaseException:  # an interrupt: the bot is asked again with the next step
                self._give_up()
                raise
            self._settle(decision, outcome)
        return not self.waits_for_bot

    def start_step(self, paused: bool = False) -> bool:
        """Like :meth:`step`, but without waiting for the bot if an event loop is running; the loop plays its answer.

        While a person may undo the last action (:attr:`held`), nothing happens unless ``paused`` asks for the step.
        """
        if self.held and not paused:
            return False
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return self.step(paused)
        if not has_threads():
            return self.step(paused)
        if self._decision is not None and self._decision.is_settled:  # its loop has been closed
            self._settle(self._decision, self._decision.wait())
        elif self._decision is None and self._may_step(paused):
            decision = self._decision = self._new_decision()
            Thread(target=_decide, args=(decision, loop, ref(self)), name="bot's time limit", daemon=True).start()
        return not self.waits_for_bot

    @property
    def is_deciding(self) -> bool:
        """Is a bot thinking about its answer now?"""
        return self._decision is not None and not self._decision.is_settled

    def _may_step(self, paused: bool) -> bool:
        return self.waits_for_bot or (paused and self.asked in self.bots)

    def _new_decision(self) -> Decision:
        seat = self.asked
        assert seat is not None, "a bot is asked"
        bot, rng = self.bots[seat], self._rngs.setdefault(seat, Random(f"{self.game.seed} {seat}"))
        limit, earlier = time_limit(bot, self.time_limit), self._given_up.pop(seat, None)
        return Decision(bot, self.game.view(seat), rng, limit, earlier)

    def _give_up(self) -> None:
        """Give up the decision that a bot makes now, because its question is out of date."""
        decision, self._decision = self._decision, None
        if decision is not None and decision.view.seat is not None:
            decision.cancel()
            self._given_up[decision.view.seat] = decision

    def _settle(self, decision: Decision, outcome: Outcome) -> None:
        """Play what a bot has decided, unless its question is out of date."""
        if decision is not self._decision:
            return
        self._decision = None
        before = self.game.moment.number
        try:
            self.game.play(self._action_of(decision, outcome))
        except Exception:
            # Pause, or the clock would repeat the error forever; not if only an observer failed.
            self.paused = self.game.moment.number == before
            raise

    def _settle_later(self, decision: Decision) -> None:
        """The same on an event loop, where no caller hears of an error: the observers are told."""
        try:
            self._settle(decision, decision.wait())
        except Exception as error:
            self.fault = error
            self.tell("settings")

    def _action_of(self, decision: Decision, outcome: Outcome) -> Action:
        """The action that a bot has chosen, or a random one."""
        bot, seen = decision.bot, decision.view
        seat = seen.seat
        assert seat is not None, "a bot has a seat"
        if outcome.rng is not None:
            self._rngs[seat] = outcome.rng
        if outcome.end == "answered":
            try:
                return self.legal(outcome.text)
            except Exception as error:
                outcome = Outcome("failed", words_of(error))
        action = instead(bot, seen, self._rngs[seat], outcome, self._report)
        if outcome.end == "stuck":
            # The bot's thread still runs, so it cannot be asked again.
            self.bots[seat] = make("random")
            self.bot_names[seat] = "random"
            self.own_bots.discard(seat)
        return action

    def legal(self, answer: object) -> Action:
        """The action that an answer stands for; an error if it is not legal now."""
        action = self.game.variant.derived(Notation).answer(answer, self.game.moment.position)
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise BadInput(refusal.message)
        return action

    def _report(self, trouble: Trouble) -> None:
        self.trouble = trouble

    def undo(self) -> None:
        """Take back actions, the last one and those of bots before it, until it is a person's turn."""
        now = self.game.moment
        number = now.number - 1
        if len(self.bots) < len(self.game.players):
            while number > 0 and now.asked(number) in self.bots:
                number -= 1
        if number < 0:
            self.game.undo()  # raises: there is nothing to undo
        self.game.go_to(number)
        if self.asked in self.bots:
            self.pause(True)

    def redo(self) -> None:
        """Play undone actions again: the next one and the bots' answers to it."""
        now = self.game.moment
        number, last = now.number + 1, now.number + len(now.undone)
        while number < last and now.asked(number) in self.bots:
            number += 1
        if number > last:
            self.game.redo()  # raises: there is nothing to redo
        self.game.go_to(number)

    def pause(self, paused: bool) -> None:
        """Pause the bots, or let them continue."""
        if paused != self.paused:
            if paused:
                self._give_up()
            self.paused = paused
            self.tell("settings")

    def replace(self, game: Game) -> None:
        """Replace the game, keeping seats, bots and observers."""
        self._stop()
        self._begin(game)
        for seat in [seat for seat in self.bots if seat >= len(game.players)]:
            del self.bots[seat], self.bot_names[seat]
            self.own_bots.discard(seat)
        self.trouble = self.fault = self.unsaved = self.own_file = None
        self.prepared.clear()
        self.nicknames = {seat: name for seat, name in self.nicknames.items() if seat in self.guests}
        self.tell("another game")

    # What has happened.

    @property
    def last(self) -> Last | None:
        """The last action with its events; ``None`` before the first."""
        now = self.game.moment
        asked = now.asked(now.number - 1) if now.number else None
        return None if asked is None else Last(asked, tuple(now.position.events))

    @property
    def person_played(self) -> bool:
        """Was the last action played by a person?"""
        last = self.last
        return last is not None and last.seat not in self.bots

    def _moved(self, game: Game) -> None:
        now = game.moment
        if now.stamp == self._stamp:
            # This has been told: an observer has played on, or what an interrupt left untold was undone.
            for listener in self._listeners:
                listener.start_over()
        else:
            self._give_up()
            onwards = now.number > 0 and now.stamp_after(now.number - 1) == self._stamp
            self._owe("played" if onwards else "turned back")
            # If an interrupt comes before this, the next action is told as "turned back".
            self._stamp = now.stamp
        self._tell_owed()

    # Observers.

    def watch(self, observer: Observer) -> Callable[[], None]:
        """Call ``observer(news)`` after each change; the returned function stops it.

        An observer that missed a change, because it was interrupted or raised an error, is told to start over at the
        next one ("turned back" or "another game").
        """
        listener = _Listener(observer)
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def tell(self, news: News) -> None:
        """Tell all observers."""
        self._owe(news)
        self._tell_owed()

    def _owe(self, news: News) -> None:
        for listener in self._listeners:
            listener.owed = _both(listener.owed, news)

    def _tell_owed(self) -> None:
        call_all([listener.tell for listener in self._listeners])


class _Listener:
    """An observer and the news that it has not been told completely."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.owed: News | None = None

    def tell(self) -> None:
        """Tell the news that is owed, if any is."""
        news = self.owed
        if news is not None:
            self.start_over()
            self.observer(news)
            self.owed = None

    def start_over(self) -> None:
        """Note that what is owed may be told in part, so that nothing can be added to it."""
        if self.owed is not None:
            self.owed = _both(self.owed, self.owed)


def _both(owed: News | None, news: News) -> News:
    """What to tell an observer that missed something before this news."""
    if owed in (None, "settings"):
        return news
    return "another game" if "another game" in (owed, news) else "turned back"


def _decide(decision: Decision, loop: asyncio.AbstractEventLoop, session: ReferenceType[Session]) -> None:
    """Wait for a bot in a thread of its own, and pass its answer to the loop."""
    decision.run()
    with suppress(RuntimeError):  # the loop has been closed
        loop.call_soon_threadsafe(_settle_on_loop, decision, session)


def _settle_on_loop(decision: Decision, session: ReferenceType[Session]) -> None:
    found = session()
    if found is not None:
        found._settle_later(decision)


_sessions: WeakKeyDictionary[Game, ReferenceType[Session]] = WeakKeyDictionary()
