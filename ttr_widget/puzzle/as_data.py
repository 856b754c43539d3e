"""Puzzles as JSON: the text of a file, and links."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Protocol

from ttr_widget.game import Game
from ttr_widget.kernel.errors import BadInput, at
from ttr_widget.kernel.message import Message, Said
from ttr_widget.link_format import link_of, packed_bytes, site_of
from ttr_widget.rules import version
from ttr_widget.save import as_json, header

FORMAT = "ttr_widget puzzles"
VERSION = 1


class Written(Protocol):
    """The part of a puzzle that is written."""

    text: str
    seat: int
    within: int
    title: Said
    idea: Said
    lesson: str
    solution: tuple[str, ...]
    difficulty: Any
    others: Any
    hints: tuple[Said, ...]
    was_dealt: bool

    @property
    def start(self) -> Game: ...
    def hint(self, number: int = 1) -> str: ...


Named = Iterable[tuple[str, Written]]


def text_of(puzzles: Named, title: str) -> str:
    """The text of a file with puzzles."""
    lines = ",\n".join(f"  {as_json(_row(name, puzzle))}" for name, puzzle in puzzles)
    head = f' "format": "{FORMAT}", "version": {VERSION},\n "title": {as_json(title)}'
    return f'{{\n{head},\n "puzzles": [\n{lines}\n ]\n}}\n'


def link_of_puzzles(puzzles: Named, title: str, *, everything: bool, site: str) -> str:
    """The link of puzzles; one made from a game that is played elsewhere is refused unless ``everything``."""
    named = list(puzzles)
    dealt = next((name for name, puzzle in named if puzzle.was_dealt), None)
    if dealt is not None and everything is not True:
        raise BadInput(Message("error-link-puzzle", name=dealt))
    return link_of("puzzles", packed_bytes(text_of(named, title)), site_of(site))


def _row(name: str, puzzle: Written) -> dict[str, Any]:
    """A puzzle as JSON values."""
    if not puzzle.text or callable(puzzle.others):
        raise BadInput(at(name, Message("error-puzzles-function")))
    data: dict[str, Any] = {"name": name, "goal": puzzle.text, "seat": puzzle.seat, "within": puzzle.within}
    texts = {"title": puzzle.title, "idea": puzzle.idea, "lesson": puzzle.lesson}
    data |= {key: str(said) for key, said in texts.items() if said}
    if puzzle.hints:
        data["hints"] = [puzzle.hint(number) for number in range(1, len(puzzle.hints) + 1)]
    if puzzle.solution:
        data["solution"] = list(puzzle.solution)
    if puzzle.difficulty is not None:
        data["difficulty"] = asdict(puzzle.difficulty)
    data["game"] = header(puzzle.start, rules=version.RULES_VERSION)
    return data
