"""A replay of a game: one page with the map, all hands, and a slider with marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ttr_widget.commented import CommentedGame
from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.page.page_lesson import PageLesson
from ttr_widget.session.viewpoint import Viewpoint

from .widget import GameWidget


class Replay(GameWidget):
    """``Replay(game)``: watch a game again, from its start or from any moment.

    All hands and tickets are shown; ``seats=[1]`` or ``seats="Ada"`` shows only what that seat knew, and
    ``seats=[]`` what everybody saw. On the slider of the page stand marks for what was built and for changes of the
    lead. The game need not be over. The replay works on a copy; the game itself does not change.

    A commented game (:func:`ttr_widget.commented`) is played as a guided lesson: its notes stand above the map, and the
    page goes from note to note.  With ``guess=True``, or on the page, the next move of the lesson's player is hidden
    and asked for.

    >>> import random, ttr_widget as ttr
    >>> game = ttr.bots.play(ttr.new_game("berlin", seed=7), ["greedy", "greedy"], random.Random(7))
    >>> page = ttr.Replay(game)
    >>> page.go(12)
    >>> page.position, page.game.state == game.at(12).state
    (12, True)
    >>> page.moments()[0]
    (5, 'Turn 2: Player 2 claims Brandenburger Tor–Reichstag with 1 bicycle: 1 point.')
    >>> page.close()
    """

    _replays: ClassVar[bool] = True

    def __init__(
        self,
        game: Game | CommentedGame,
        seats: Iterable[int | str | None] | int | str | None = None,
        locale: str | None = None,
        theme: str = "auto",
        *,
        speed: int = 2,
        guess: bool = False,
    ) -> None:
        lesson = game if isinstance(game, CommentedGame) else None
        if lesson is not None:
            game = lesson.game
        if not isinstance(game, Game):
            raise BadInput(Message("page-error.game", given=short(game)))
        seat, everything = _seen_by(game, seats)
        super().__init__(game.copy(), seat, locale=locale, theme=theme, teaching=everything, playing=False, speed=speed)
        if lesson is not None:
            self._dispatcher.lesson = PageLesson(lesson, self._dispatcher.back, guesses=guess)
        self.go(self._dispatcher.lesson.first if self._dispatcher.lesson else 0)

    def go(self, number: int) -> None:
        """Show the game after this many actions; a number before the start or after the end means these."""
        self._changed(self._dispatcher.back.go_to(min(max(number, 0), self.last)))

    @property
    def game(self) -> Game:
        """The game at the moment that is shown."""
        return self._seen_from.session.game

    @property
    def position(self) -> int:
        """The number of actions of the game before the moment that is shown; in a variation, before it begins."""
        return self._dispatcher.back.at

    @property
    def last(self) -> int:
        """The number of actions in the whole game."""
        return len(self._session.game.history)

    def moments(self) -> list[tuple[int, str]]:
        """The marks on the slider: the number of an action, and what happened."""
        dispatcher = self._dispatcher
        return [(mark.at, mark.words) for mark in dispatcher.back.marks(dispatcher.words).items]

    @property
    def _seen_from(self) -> Viewpoint:
        return self._dispatcher.viewpoint


def _seen_by(game: Game, seats: Iterable[int | str | None] | int | str | None) -> tuple[int | None, bool]:
    """The seat to show, and whether to show everything."""
    if seats is None:
        return 0, True
    listed = list(seats) if isinstance(seats, Iterable) and not isinstance(seats, str) else [seats]
    players = list(range(len(game.players)))
    wrong = BadInput(Message("replay-error-seats", last=players[-1], given=short(seats)))
    try:
        given = [game.seat_of(seat) for seat in listed]
    except BadInput:
        raise wrong from None
    if sorted(given, key=str) == players:
        return 0, True
    if len(given) > 1:
        raise wrong
    return (given[0], False) if given else (None, False)
