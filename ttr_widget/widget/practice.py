"""``ttr.practice()``: puzzles as a course of exercises."""

from __future__ import annotations

import os
from typing import Any

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.puzzle import Puzzle
from ttr_widget.puzzle.collection import PuzzleSet
from ttr_widget.puzzle.collection import puzzles as puzzles_of
from ttr_widget.session.autosave import Where

from .widget import GameWidget


class Practice(GameWidget):
    """A page that offers puzzles one after the other; :func:`practice` makes it."""

    def __init__(self, puzzles: PuzzleSet, start: str | None = None, **options: Any) -> None:
        self._first_puzzle = start
        super().__init__(puzzles, **options)


def practice(
    puzzles: PuzzleSet | str | os.PathLike[str] | list[Puzzle] | None = None,
    *,
    board: str | None = None,
    lesson: str | None = None,
    start: str | None = None,
    locale: str | None = None,
    theme: str | None = None,
    speed: int | None = None,
    autosave: Where | None = None,
) -> Practice:
    """A page with exercises: puzzles to solve by clicks, with hints in steps and the shortest solution.

    Without ``puzzles`` it offers those that come with the package, lesson by lesson; ``board`` and ``lesson`` choose
    some of them (see :func:`ttr_widget.puzzles`).  A teacher's own are given as a list, as a :class:`PuzzleSet`, or as
    the path of a file that :meth:`PuzzleSet.save` has written.  ``start`` is the name of the first one shown.

    What has been solved is kept in the browser; where the browser keeps nothing, in the folder ``.ttr`` beside the
    notebook.  ``autosave`` is another folder, or ``False``.

    >>> import ttr_widget as ttr
    >>> page = ttr.practice(board="europe", lesson="station")
    >>> page.puzzle["title"], page.puzzle["goal"]
    ('A borrowed route', 'Complete Essen–Kyïv this turn')
    >>> page.close()
    """
    own = PuzzleSet(puzzles) if isinstance(puzzles, list) else puzzles
    chosen = own if isinstance(own, PuzzleSet) else puzzles_of(own, board=board, lesson=lesson)
    if not chosen:
        raise BadInput(Message("error-practice-none"))
    return Practice(chosen, start, locale=locale, theme=theme, speed=speed, autosave=autosave)
