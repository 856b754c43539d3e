"""A game with its players and bots; independent of notebooks and pages.

All pages of one game share one :class:`Session`, so that several widgets stay in step.  Each has a
:class:`~ttr_widget.session.viewpoint.Viewpoint`, which knows what its seat may see and do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Literal
from weakref import ReferenceType, WeakKeyDictionary, ref

from ttr_widget.bots import Bot, Trouble, ask, make
from ttr_widget.game import Game
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.notation import Notation

if TYPE_CHECKING:
    from .bot_clock import BotClock
    from .viewpoint import Viewpoint

News = Literal["played", "turned back", "another game", "settings"]
"""What has changed: one action was added, actions were taken back, the game was replaced, or seats or bots changed."""
Observer = Callable[[News], object]


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
        self.paused = False
        """Are the bots paused?"""
        self.viewpoints: list[Viewpoint] = []
        self.trouble: Trouble | None = None
        """The last error of a bot."""
        self.fault: Exception | None = None
        """The last error that occurred while no page and no script was waiting for an answer."""
        self.clock: BotClock | None = None
        """Steps the bots when no page asks for it."""
        self._observers: list[Observer] = []
        self._rngs: dict[int, Random] = {}
        self._quiet: list[News] | None = None
        self._begin(game)

    @classmethod
    def of(cls, game: Game) -> Session:
        """The session of this game; the same one on every call."""
        known = _sessions.get(game)
        return (known() if known else None) or cls(game)

    def _begin(self, game: Game) -> None:
        self.game = game
        _sessions[game] = ref(self)
        self._stop = game.watch(self._moved)
        self._rngs.clear()
        self._note_position()
        self._last: Last | None = None

    # Who plays.

    def seat_bots(self, bots: Mapping[int, object]) -> None:
        """Put bots on these seats: a name, a function or a bot for each seat; ``None`` returns the seat to a person."""
        for seat, bot in bots.items():
            self.game.view(seat)  # raises for an unknown seat
            if seat is None:
                raise BadInput(Message("page-error.bot-seat", last=len(self.game.players) - 1))
            if bot is None:
                self.bots.pop(seat, None)
                self.bot_names.pop(seat, None)
                continue
            self.bots[seat] = make(bot)
            self.bot_names[seat] = (
                bot if isinstance(bot, str) else str(getattr(self.bots[seat], "name", short(bot, 30)))
            )
        if bots:
            self.tell("settings")

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

    def play(self, action: object) -> list[Event]:
        """Play an action for the seat to move."""
        return self.game.play(action)

    def step(self, paused: bool = False) -> bool:
        """Let the bot to move take one action; ``paused=True`` steps even if the bots are paused.

        Returns true if no bot is to move afterwards.
        """
        seat = self.asked
        if seat is not None and (self.waits_for_bot or (paused and seat in self.bots)):
            rng = self._rngs.setdefault(seat, Random(f"{self.game.seed} {seat}"))
            before = len(self.game.history)
            try:
                self.game.play(ask(self.bots[seat], self.game.view(seat), rng, self.legal, self._report))
            except Exception:
                # Pause, or the clock would repeat the error forever; not if only an observer failed.
                self.paused = len(self.game.history) == before
                raise
        return not self.waits_for_bot

    def legal(self, answer: object) -> Action:
        """The action that an answer stands for; an error if it is not legal now."""
        action = self.game.variant.derived(Notation).action(answer)
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise BadInput(refusal.message)
        return action

    def _report(self, trouble: Trouble) -> None:
        self.trouble = trouble

    def undo(self) -> None:
        """Take back actions, the last one and those of bots before it, until it is a person's turn."""
        with self._at_once():
            self.game.undo()
            while self.game.history and self.asked in self.bots and len(self.bots) < len(self.game.players):
                self.game.undo()
        if self.asked in self.bots:
            self.pause(True)

    def redo(self) -> None:
        """Play undone actions again: the next one and the bots' answers to it."""
        with self._at_once():
            self.game.redo()
            while self.game.undone and self.asked in self.bots:
                self.game.redo()

    def pause(self, paused: bool) -> None:
        """Pause the bots, or let them continue."""
        if paused != self.paused:
            self.paused = paused
            self.tell("settings")

    def replace(self, game: Game) -> None:
        """Replace the game, keeping seats, bots and observers."""
        self._stop()
        self._begin(game)
        for seat in [seat for seat in self.bots if seat >= len(game.players)]:
            del self.bots[seat], self.bot_names[seat]
        self.trouble = self.fault = None
        self.tell("another game")

    # What has happened.

    @property
    def last(self) -> Last | None:
        """The last action with its events; ``None`` before the first."""
        if self._last is None and self.game.history:
            before = self.game.at(len(self.game.history) - 1)
            assert before.prompt is not None, "somebody has played"
            self._last = Last(before.prompt.seat, self.game.events[len(before.events) :])
        return self._last

    @property
    def person_played(self) -> bool:
        """Was the last action played by a person?"""
        last = self.last
        return last is not None and last.seat not in self.bots

    def _note_position(self) -> None:
        self._length = len(self.game.history)
        self._happened = len(self.game.events)
        self._asked = self.asked

    def _moved(self, game: Game) -> None:
        onwards = len(game.history) == self._length + 1
        if onwards and self._asked is not None:
            self._last = Last(self._asked, game.events[self._happened :])
        else:
            self._last = None
        self._note_position()
        self.tell("played" if onwards else "turned back")

    # Observers.

    def watch(self, observer: Observer) -> Callable[[], None]:
        """Call ``observer(news)`` after each change; the returned function stops it."""
        self._observers.append(observer)

        def stop() -> None:
            if observer in self._observers:
                self._observers.remove(observer)

        return stop

    def tell(self, news: News) -> None:
        """Tell all observers."""
        if self._quiet is not None:
            self._quiet.append(news)
            return
        for observer in tuple(self._observers):
            observer(news)

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Combine several changes, so that the observers are told once."""
        self._quiet = []
        try:
            yield
        finally:
            heard, self._quiet = self._quiet, None
            if heard:
                self.tell("turned back")


_sessions: WeakKeyDictionary[Game, ReferenceType[Session]] = WeakKeyDictionary()
