"""Looking back: which moment of its game a page shows, the present one, an earlier one, or one beside the game."""

from __future__ import annotations

from bisect import bisect_right

from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.session.session import News, Session
from ttr_widget.session.viewpoint import Viewpoint
from ttr_widget.timeline import Moment

from .controls import Marks
from .marks import marks_of
from .protocol import Look
from .words import Words


class LookingBack:
    """The viewpoint that a page shows.  An earlier moment is shown by another viewpoint, on a copy of the game."""

    def __init__(self, own: Viewpoint, *, replays: bool) -> None:
        self.own = self.viewpoint = own
        """The page's own viewpoint, and the one that is shown: the own one, or one on an earlier moment."""
        self._replays = replays
        """Is the page there to replay the game, even if it is not over?"""
        self._from: Moment | None = None
        """The present moment of the game while an earlier one is shown."""
        self._beside: int | None = None
        """Where the shown position leaves the game, if it does."""
        self._marks: tuple[tuple[Moment, str], Marks] | None = None
        """The marks of the game, and the game and language that they belong to."""

    @property
    def is_past(self) -> bool:
        """Is an earlier moment shown?"""
        return self.viewpoint is not self.own

    def end_if_stale(self) -> None:
        """Show the present moment again if the game has gone on, or if there is another one."""
        if self._from is not self.own.session.game.moment:
            self.viewpoint = self.own

    def look(self, message: Look) -> News:
        """Show the moment that the page asks for."""
        number, game = message.number, self.own.session.game
        if message.event is not None:
            if number is not None or not 0 <= message.event < len(game.events):
                raise BadInput(Message("page-error.event", last=len(game.events) - 1, given=message.event))
            number = bisect_right(game.event_counts, message.event)
        if number is not None and not 0 <= number <= len(game.history):
            raise BadInput(Message("page-error.action", last=len(game.history), given=number))
        return self.go_to(number)

    def go_to(self, number: int | None) -> News:
        """Show the game after this many actions; ``None``: its end, with the score if it is over."""
        if number is not None:
            return self._show(self.own.session.game.at(number), None)
        self.viewpoint, self._beside = self.own, None
        return "turned back"

    def show(self, game: Game, beside: int) -> News:
        """Show a position that leaves the game after so many actions."""
        return self._show(game, beside)

    def _show(self, game: Game, beside: int | None) -> News:
        past, self._beside = self.viewpoint.session.game, beside
        self._from = self.own.session.game.moment
        if self.is_past and game.history and game.history[:-1] == past.history:
            # A single step forward is played, so that the page animates it.
            past.play(game.history[-1])
            return "played"
        table = Session(game)
        table.nicknames = self.own.session.nicknames
        self.viewpoint = Viewpoint(table, self.own.shown, teaching=self._shows_all, playing=False)
        return "turned back"

    @property
    def is_beside(self) -> bool:
        """Is a position shown that is not one of the game?"""
        return self.is_past and self._beside is not None

    @property
    def at(self) -> int:
        """The number of actions of the game before the moment that is shown, or before it is left."""
        return self._beside if self.is_beside and self._beside is not None else len(self.viewpoint.session.game.history)

    @property
    def may_judge(self) -> bool:
        """May the game be judged from everything that was hidden in it?"""
        return self._shows_all and (self._replays or self.own.session.game.is_over)

    @property
    def _shows_all(self) -> bool:
        """May an earlier moment be shown with all hands?"""
        over = self.own.session.game.is_over
        return self.own.may_see_all if self._replays or over else self.own.teaching

    def marks(self, words: Words) -> Marks:
        """The marks of the game for the slider, in the language of the page."""
        game = self.own.session.game
        key = game.moment, words.locale
        if self._marks is None or self._marks[0] != key:
            self._marks = key, marks_of(game, words)
        return self._marks[1]
