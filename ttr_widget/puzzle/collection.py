"""Sets of puzzles: those that come with the package, and files that a teacher makes.

A file is JSON: a format version, a title, and the puzzles.  Each has its position as in a save, its goal as a text, and
whatever else the teacher gave.  The shipped sets are such files too; their words are in the locales.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, overload

from ttr_widget.files import write
from ttr_widget.kernel.doors import file_bytes, is_text, parsed_json
from ttr_widget.kernel.errors import BadInput, BadSave, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import DESCRIPTION
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.representation import Shown
from ttr_widget.link_format import Bytes, is_link
from ttr_widget.links import payload_of
from ttr_widget.loading import begun

from . import Puzzle
from .as_data import FORMAT, VERSION, link_of_puzzles, text_of
from .difficulty import Difficulty

LESSONS = ("draw", "ferry", "tunnel", "station", "blocked", "double-ship", "tour", "harbour", "majority", "endgame")
"""The lessons of the shipped puzzles, in the order of the course."""
GRADED = Path(__file__).parent / "graded"
"""The folder of the shipped puzzles: a file for each board."""
_MOST = 500
_TEXTS = ("title", "idea", "lesson", "name")
_NEEDED = {"goal", "seat", "within", "game"}
_KNOWN = _NEEDED | {*_TEXTS, "hints", "solution", "difficulty"}


class PuzzleSet(Shown, Sequence[Puzzle]):
    """Puzzles in the order of a course.

    >>> import ttr_widget as ttr
    >>> tunnels = ttr.puzzles(board="europe", lesson="tunnel")
    >>> all(puzzle.attempt(puzzle.solution) for puzzle in tunnels)
    True
    """

    def __init__(self, puzzles: Iterable[Puzzle], title: Said = "") -> None:
        self._puzzles = tuple(puzzles)
        self.title = title
        if not isinstance(title, Message) and not is_text(title, DESCRIPTION):
            raise BadInput(at("title", expected("lines", title, most=DESCRIPTION)))
        for puzzle in self._puzzles:
            if not isinstance(puzzle, Puzzle):
                raise BadInput(expected("puzzle", puzzle))
        self.names = _distinct([puzzle.name or f"puzzle-{n}" for n, puzzle in enumerate(self._puzzles, 1)])
        """The name of each puzzle; no two are equal."""

    @overload
    def __getitem__(self, which: int | str) -> Puzzle: ...
    @overload
    def __getitem__(self, which: slice) -> PuzzleSet: ...
    def __getitem__(self, which: int | str | slice) -> Puzzle | PuzzleSet:
        """A puzzle by its place or its name, or several."""
        if isinstance(which, slice):
            return PuzzleSet(self._puzzles[which], self.title)
        if isinstance(which, str):
            if which not in self.names:
                near = did_you_mean(which, self.names)
                raise BadInput(Message("error-puzzles-name", name=short(which), near=near))
            return self._puzzles[self.names.index(which)]
        return self._puzzles[which]

    def __len__(self) -> int:
        return len(self._puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._puzzles)

    def __str__(self) -> str:
        return "\n".join(f"{name}: {puzzle}" for name, puzzle in zip(self.names, self, strict=True))

    def __repr__(self) -> str:
        return f"<{len(self)} puzzles: {', '.join(self.names[:5])}{' …' if len(self) > 5 else ''}>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the set to one file, which :func:`ttr_widget.puzzles` reads.

        Texts of the package are written in the language of :func:`ttr_widget.set_locale`.
        """
        write(path, self.text())

    def text(self) -> str:
        """The set as the text of a file."""
        return text_of(zip(self.names, self, strict=True), str(self.title))

    def link(self, *, everything: bool = False, site: str = "") -> str:
        """The set as a link, which :func:`ttr_widget.puzzles` and the static site open; see :meth:`Puzzle.link`.

        >>> import ttr_widget as ttr
        >>> tours = ttr.puzzles(lesson="tour")
        >>> ttr.puzzles(tours.link()).names == tours.names
        True
        """
        return link_of_puzzles(zip(self.names, self, strict=True), str(self.title), everything=everything, site=site)


def puzzles(
    source: str | os.PathLike[str] | None = None, *, board: str | None = None, lesson: str | None = None
) -> PuzzleSet:
    """The puzzles that come with the package, or those of the ``source``.

    That is a file written by :meth:`PuzzleSet.save`, or a link of :meth:`PuzzleSet.link`.

    With ``board`` or ``lesson`` only those of this board, or of this lesson: ``"draw"``, ``"ferry"``, ``"tunnel"``,
    ``"station"``, ``"blocked"``, ``"double-ship"``, ``"tour"``, ``"harbour"``, ``"majority"``, ``"endgame"``.

    >>> len(puzzles()) >= 40
    True
    >>> puzzles(board="world", lesson="tour")[0].difficulty.level in range(1, 6)
    True
    """
    found = _shipped() if source is None else read(source)
    boards = tuple(dict.fromkeys(puzzle.variant.board.name for puzzle in found))
    lessons = tuple(dict.fromkeys(puzzle.lesson for puzzle in found))
    for name, given, known in (("board", board, boards), ("lesson", lesson, lessons)):
        if given is not None and given not in known:
            near = did_you_mean(given, known) if isinstance(given, str) else ""
            raise BadInput(at(name, Message("error-puzzles-choice", given=short(given), known=known, near=near)))
    chosen = [
        (name, puzzle)
        for name, puzzle in zip(found.names, found, strict=True)
        if board in (None, puzzle.variant.board.name) and lesson in (None, puzzle.lesson)
    ]
    return PuzzleSet([puzzle for _, puzzle in chosen], found.title)


def read(path: str | os.PathLike[str]) -> PuzzleSet:
    """The set in a file or a link; a :class:`BadSave` names the place of an error."""
    if isinstance(path, str) and is_link(path):
        return from_link(payload_of(path, "puzzles")[1])
    if not isinstance(path, (str, os.PathLike)):
        raise BadInput(expected("path", path))
    name = os.fsdecode(path)
    try:
        return read_text(file_bytes(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadSave(at(name, Message("error-no-utf8", byte=error.start))) from None
    except BadInput as error:
        raise BadSave(at(name, error.message)) from None
    except (OSError, ValueError) as error:
        raise BadSave(at(name, getattr(error, "strerror", None) or str(error))) from None


def from_link(data: Bytes) -> PuzzleSet:
    """The set in the bytes of a link."""
    text = data.packed()
    data.end()
    try:
        return read_text(text)
    except BadSave:
        raise
    except BadInput as error:
        raise BadSave(error.message) from None


def read_text(text: str, *, shipped: bool = False) -> PuzzleSet:
    """The set in the text of a file.  ``shipped``: its words are in the locales."""
    data = parsed_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(Message("error-no-puzzles"))
    if data.get("version") != VERSION:
        raise BadSave(Message("error-puzzles-version", known=VERSION, given=short(data.get("version"))))
    rows = data.get("puzzles")
    if not isinstance(rows, list) or len(rows) > _MOST:
        raise BadSave(at("puzzles", Message("error-puzzles-list", most=_MOST)))
    try:
        found = [_from_data(row, f"puzzles[{n}]", shipped=shipped) for n, row in enumerate(rows)]
        return PuzzleSet(found, data.get("title", ""))
    except BadSave:
        raise
    except BadInput as error:
        raise BadSave(error.message) from None


@cache
def _shipped() -> PuzzleSet:
    """All shipped puzzles, lesson by lesson, the easier ones first."""
    found = [
        puzzle for path in sorted(GRADED.glob("*.json")) for puzzle in read_text(path.read_text("utf-8"), shipped=True)
    ]

    def order(puzzle: Puzzle) -> tuple[int, int, str]:
        level = puzzle.difficulty.level if puzzle.difficulty else 0
        return LESSONS.index(puzzle.lesson), level, puzzle.name

    return PuzzleSet(sorted(found, key=order), Message("practice-title"))


def _from_data(row: Any, place: str, *, shipped: bool) -> Puzzle:
    if not isinstance(row, dict) or not set(row) >= _NEEDED:
        raise BadSave(at(place, expected("object-with", row, names=tuple(sorted(_NEEDED)))))
    for key in set(row) - _KNOWN:
        raise BadSave(at(place, Message("error-save-surplus", name=str(key)[:40])))
    for key in (*_TEXTS, "goal"):
        if not isinstance(row.get(key, ""), str):
            raise BadSave(at(f"{place}.{key}", expected("text", row[key])))
    for key in ("hints", "solution"):
        lines = row.get(key, [])
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise BadSave(at(f"{place}.{key}", expected("texts", lines)))
    words: dict[str, Any] = {key: row[key] for key in ("title", "idea", "hints") if key in row}
    if shipped:
        own = f"practice-{row['name']}"
        words = {"title": Message(own), "idea": Message(f"{own}.idea")}
    try:
        game = begun(row["game"], f"{place}.game")
        return Puzzle(
            game,
            row["goal"],
            seat=row["seat"],
            within=row["within"],
            lesson=row.get("lesson", ""),
            name=row.get("name", ""),
            solution=row.get("solution", ()),
            difficulty=_difficulty(row.get("difficulty"), f"{place}.difficulty"),
            **words,
        )
    except BadSave:
        raise
    except BadInput as error:
        raise BadSave(at(place, error.message)) from None


def _difficulty(given: Any, place: str) -> Difficulty | None:
    if given is None:
        return None
    names = [field.name for field in fields(Difficulty)]
    good = isinstance(given, Mapping) and set(given) == set(names)
    if not good or not all(type(value) in (int, float) and 0 <= value < 1e12 for value in given.values()):
        raise BadSave(at(place, expected("object-with", given, names=tuple(names))))
    return Difficulty(**given)


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with numbers where one occurs again."""
    found: list[str] = []
    for name in names:
        own, number = name, 2
        while own in found:
            own, number = f"{name}-{number}", number + 1
        found.append(own)
    return tuple(found)
