"""An evaluation in words: how a seat stands, and what an answer gains over the others."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Literal

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.message import Message

from .evaluation import ActionValue, Evaluation, Evaluator, percent

_STANDINGS = ((0.8, "far-ahead"), (0.6, "ahead"), (0.4, "even"), (0.2, "behind"), (0.0, "far-behind"))
"""From which chance a player of two stands so."""
_MUCH, _SO_MANY = 0.05, 4.0
"""So much of the chance to win, or so many points, are much for one decision."""
Degree = Literal["better", "equal", "unclear", "worse", "much-worse"]


def standing(found: Evaluation) -> Message:
    """How a seat stands, with its chance to win."""
    chance = found.chance.value
    as_of_two = chance ** (log(2) / log(max(2, len(found.chances))))
    how = next((name for least, name in _STANDINGS if as_of_two >= least), "even")
    return Message("verdict-standing", how=how, chance=percent(chance), error=percent(found.chance.error))


def degree(value: ActionValue) -> Degree:
    """How clearly an answer is worse (or better) than the one that it is compared with."""
    if any(found.is_sure and found.value > 0 for found in (value.points, value.chance)) and not value.is_worse:
        return "better"
    if not value.is_worse:
        return "equal" if value.points.margin < _SO_MANY else "unclear"
    return "much-worse" if value.chance.value < -_MUCH or value.points.value < -_SO_MANY else "worse"


def alternatives(found: Evaluation, action: Action, most: int) -> list[ActionValue]:
    """The obvious alternatives to an answer: the best one of each other kind, then others about other places."""
    others = [value for value in found.actions if _about(value.action) != _about(action)]
    kinds = {value.action.type: value for value in reversed(others) if value.action.type != action.type}
    places = {_about(value.action): value for value in reversed(others)}
    chosen = list(dict.fromkeys([*kinds.values(), *reversed(places.values())]))[:most]
    return [value for value in found.actions if value in chosen]


def _about(action: Action) -> object:
    """What an answer is about; different payments for one route are the same thing."""
    place = getattr(action, "route", None) or getattr(action, "city", None)
    return action if place is None else (action.type, place)


def compared(evaluator: Evaluator, action: Action, most: int = 2) -> Iterator[Message]:
    """How the obvious alternatives to an answer compare with it, a sentence for each."""
    for other in alternatives(evaluator.result, action, most):
        value = evaluator.against(other.action, action)
        facts = {"points": abs(round(value.points.value)), "error": round(value.points.error)}
        yield Message("verdict-against", how=degree(value), move=other.action.text(), **facts)
