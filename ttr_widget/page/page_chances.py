"""The chances of all seats over a finished game, worked out in small steps, so that the page stays awake."""

from __future__ import annotations

from ttr_widget.analysis.winning_chances import GAMES, ChanceCourse
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.message import Message

from .answers import ChancesAnswer, MomentChances
from .looking_back import LookingBack
from .words import Words

_A_STEP = 400
"""The number of imagined decisions for each message: about a tenth of a second."""


class PageChances:
    """The curve of the present game, kept for as long as the game is the same."""

    def __init__(self) -> None:
        self._of: object = None
        self._course: ChanceCourse | None = None

    def step(self, back: LookingBack, words: Words) -> ChancesAnswer | Refusal:
        """Go on with some imagined games, and tell what has been found so far."""
        if not back.may_judge:
            return Refusal("secret.view", Message("page-chances-refused"))
        game = back.own.session.game
        if self._course is None or self._of is not game.moment:
            self._of, self._course = game.moment, ChanceCourse(game, GAMES)
        course = self._course
        rest = course.budget.nodes - _A_STEP
        while course.budget.nodes > rest and next(course.steps, 0) is None:
            pass
        moments = [
            MomentChances(
                one.number, one.turn, [round(chance.value, 3) for chance in one.chances],
                [round(chance.error, 3) for chance in one.chances],
            ) for one in course.outlooks
        ]  # fmt: skip
        return ChancesAnswer(course.done, course.all, moments, words.say("page-chances-how", games=GAMES))
