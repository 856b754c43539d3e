"""Exceptions as the page shows them."""

from __future__ import annotations

import traceback

from .traits import Failure
from .words import Words

MOST_DETAILS = 2000
"""The longest details of an error, in characters."""


def failure_of(error: BaseException, words: Words, *, everything: bool) -> Failure:
    """An exception with where it was raised; its message, which may contain secrets, only with ``everything``."""
    where = traceback.extract_tb(error.__traceback__)[-6:]
    lines = [f"{frame.name}, line {frame.lineno} of {frame.filename.rpartition('/')[2]}" for frame in where]
    if everything:
        lines.append(str(error)[:MOST_DETAILS])
    return Failure(words.say("page-fault-python", error=type(error).__name__), "\n".join(lines))
