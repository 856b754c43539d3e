"""The answers to the open question compared, in small steps, for a player who asks how good a hint is."""

from __future__ import annotations

from ttr_widget.bots.evaluation import ActionValue, Evaluator
from ttr_widget.bots.verdicts import alternatives, degree, standing
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import Refusal
from ttr_widget.session.viewpoint import Viewpoint

from .answers import CompareAnswer, ComparedMove
from .moves import MoveList
from .words import Words

NODES = 12_000
"""Imagined decisions in all: some seconds."""
_A_STEP = 400
"""Imagined decisions for each message: about a tenth of a second."""
_ALTERNATIVES = 3


class PageComparison:
    """The comparison for the open question, kept until there is another one."""

    def __init__(self) -> None:
        self._of: tuple[object, int | None] | None = None
        self._evaluator: Evaluator | None = None
        self._is_done = False

    def step(self, viewpoint: Viewpoint, moves: MoveList | None, words: Words) -> CompareAnswer | Refusal:
        """Go on with some imagined games, and tell what has been found so far."""
        refusal = viewpoint.not_asked()
        if refusal is not None:
            return refusal
        game, seat = viewpoint.session.game, viewpoint.shown
        if self._evaluator is None or self._of != (game.moment, seat):
            self._of, self._is_done = (game.moment, seat), False
            self._evaluator = Evaluator(game.view(seat), NODES)
        evaluator = self._evaluator
        until = evaluator.done + _A_STEP
        while evaluator.done < until and not self._is_done:
            self._is_done = next(evaluator.steps, 0) is not None
        found, best = evaluator.result, evaluator.recommended
        listed: list[ComparedMove] = []
        if best is not None and moves is not None:
            shown = [evaluator.against(one.action, best) for one in alternatives(found, best, _ALTERNATIVES)]
            shown.sort(key=lambda value: -value.points.value)
            listed = [_told(best, None, moves, words), *(_told(one.action, one, moves, words) for one in shown)]
        stands = words.told(standing(found)) if found.is_told else ""
        how = " ".join([*map(words.told, found.notes), words.say("page-compare-how", games=found.chance.games)])
        return CompareAnswer(NODES if self._is_done else evaluator.done, NODES, stands, listed, how)


def _told(action: Action, value: ActionValue | None, moves: MoveList, words: Words) -> ComparedMove:
    """A move in words, compared with the recommended one (``None``: that one itself)."""
    how = "best" if value is None else degree(value)
    points, error = (value.points.value, value.points.margin) if value is not None else (0.0, 0.0)
    route = getattr(action, "route", None)
    return ComparedMove(
        moves.move(action).id, words.move(action), how, words.say("page-compare-verdict", how=how),
        round(points, 1) + 0.0, round(error, 1), [route] if route is not None else [],
    )  # fmt: skip
