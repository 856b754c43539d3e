"""``ttr.check``: whether an answer to an exercise is right, or a hint why it is not."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ttr_widget.kernel.errors import BadInput, at, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.locales import said

from .exercises import EXERCISES

RESULTS = "ttr-results.jsonl"
"""The file with the results, beside the notebook."""
VARIABLE = "TTR_RESULTS"
"""The environment variable that names another file for the results; empty: they are not kept."""


@dataclass(frozen=True, repr=False)
class Verdict(Shown):
    """The verdict on an answer; true if it is right."""

    exercise: str
    right: bool
    message: Message

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return said(self.message)

    __repr__ = __str__


def check(exercise: str | float, answer: object = ...) -> Verdict:
    """Check the ``answer`` to an ``exercise`` of the lessons, such as ``"3.1"``.

    The verdict says *right*, or gives a hint why the answer is not right (never the solution).  It is true if the
    answer is right.  Results are added to the file ``ttr-results.jsonl`` in the folder of the notebook, one line each;
    the environment variable ``TTR_RESULTS`` names another file, or none if it is empty.  Without an answer (``...``)
    the question is repeated.

    >>> check("3.1", 1)
    3.1: not yet. That is the price of the first station. Each further one costs more.
    >>> bool(check("2.1", 300))
    True
    """
    exercise = str(exercise) if isinstance(exercise, float) else exercise  # 3.1 without quotation marks
    if exercise not in EXERCISES:
        near = did_you_mean(exercise, EXERCISES)
        raise BadInput(
            at("exercise", Message("error-choice", given=short(exercise), names=tuple(EXERCISES), near=near))
        )
    asked = EXERCISES[exercise]
    if answer is ...:
        return Verdict(exercise, False, Message("check-none", exercise=exercise, question=asked.question))
    hint = asked.hint(answer)
    told = Message("check-right", exercise=exercise)
    if hint is not None:
        told = Message("check-wrong", exercise=exercise, hint=hint)
    problem = _keep(exercise, answer, hint is None)
    if problem:
        told = Message("check-not-kept", verdict=told, problem=problem)
    return Verdict(exercise, hint is None, told)


def _keep(exercise: str, answer: object, right: bool) -> str:
    """Add a line to the file of results; returns the words of the problem if that fails."""
    path = os.environ.get(VARIABLE, RESULTS)
    if not path:
        return ""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    line = {"exercise": exercise, "right": right, "answer": short(answer), "when": when}
    try:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    except OSError as error:
        return str(error.strerror)
    return ""
