"""The look back at a game on its page, made decision by decision, so that the page can show how far it is."""

from __future__ import annotations

from ttr_widget.analysis.game_report import Review
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.message import Message
from ttr_widget.session.viewpoint import Viewpoint

from .answers import ReviewAnswer, ReviewedDecision, ReviewedLuck
from .words import Words

GAMES = 8
"""Imagined games for each decision: enough to find what cost much, and not too many to wait for."""
_WORST, _LUCKIEST = 5, 4


class PageReview:
    """The review of the present game, kept while it is read."""

    def __init__(self) -> None:
        self._of: tuple[object, int] | None = None
        self._review: Review | None = None

    def step(self, viewpoint: Viewpoint, words: Words) -> ReviewAnswer | Refusal:
        """Go on by one decision, and tell what has been found so far."""
        game, seat = viewpoint.session.game, viewpoint.shown
        if not game.is_over or seat is None:
            return Refusal("end.last-round", Message("page-review-refused"))
        if self._review is None or self._of != (game.moment, seat):
            self._of, self._review = (game.moment, seat), Review(game, seat, GAMES)
        review = self._review
        next(review.steps, None)
        report = review.report
        decisions = [
            ReviewedDecision(
                one.number, words.say("report-turn", turn=one.turn), words.move(one.played), words.move(one.better),
                " ".join(map(words.told, one.reason[:1])),
                round(one.cost, 1), round(one.error, 1), one.is_sure, list(one.routes),
            )
            for one in report.worst(_WORST)
        ]  # fmt: skip
        luck = [
            ReviewedLuck(one.number, words.told(one.message), round(one.gain, 2)) for one in report.luckiest(_LUCKIEST)
        ]
        title = words.say("page-review-of", player=viewpoint.session.names[seat])
        how = words.say("page-review-how", games=GAMES)
        return ReviewAnswer(review.done, review.all, title, words.told(report.summary), how, decisions, luck)
