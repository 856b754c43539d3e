"""Commented games: a transcript with notes at its moves, played as a guided lesson.

The notes stand in the transcript as comments, before the move that they are about, so :func:`ttr_widget.replay` reads
the same file:

.. code-block:: text

    # say: Grace needs this route, too.
    # show: paris-zurich zurich
    # ask: Which card would you take?
    # choice: the red one
    # right: the locomotive
    # because: It fits everywhere.
    # instead: claim dieppe-paris with 1 purple
    draw locomotive

``title:`` in a comment of the header names the game.  A text that begins with ``@`` is a message of the package.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ttr_widget.files import write
from ttr_widget.game import Game
from ttr_widget.kernel.doors import file_bytes, is_text
from ttr_widget.kernel.errors import BadInput, BadSave, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import DESCRIPTION
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.representation import Shown
from ttr_widget.loading import replay
from ttr_widget.notation import Notation

GAMES = Path(__file__).parent / "games"
"""The folder of the shipped games."""
SHIPPED = ("first-game", "harbours", "endgame")
"""Their names, in the order in which they teach."""
_LINES = ("say", "show", "ask", "choice", "right", "because", "instead")
_MOST = 8


@dataclass(frozen=True, slots=True)
class Note:
    """What is said at a moment of a game, before its next move."""

    text: Said = ""
    routes: tuple[str, ...] = ()
    """The routes to highlight."""
    cities: tuple[str, ...] = ()
    """The cities to highlight."""
    ask: Said = ""
    """A question to the reader; may be empty."""
    choices: tuple[Said, ...] = ()
    """The answers to choose from."""
    right: int | None = None
    """The number of the right answer, from 0; ``None``: all of them are."""
    because: Said = ""
    """What is said once the question is answered."""
    instead: tuple[str, ...] = ()
    """Moves that could be played instead of the next one."""


class CommentedGame(Shown):
    """A game with notes by the number of actions played before them.

    >>> import ttr_widget as ttr
    >>> game = ttr.replay(ttr.commented("first-game").game.transcript())
    >>> lesson = CommentedGame(game, title="My lesson")
    >>> lesson.note(2, "Two cards are a turn.", cities=["berlin"], ask="Which one?", choices=["red", "blue"], right=0)
    >>> ttr.commented(lesson.transcript()).notes[2].choices
    ('red', 'blue')
    """

    def __init__(self, game: Game, notes: Mapping[int, Note] | None = None, title: Said = "", seat: int = 0) -> None:
        if not isinstance(game, Game):
            raise BadInput(expected("game", game))
        if type(seat) is not int or not 0 <= seat < len(game.players):
            raise BadInput(at("seat", expected("seat", seat, most=len(game.players) - 1)))
        self.game = game
        self.title = _text("title", title)
        self.seat = seat
        """The player whose side the lesson takes, and whose moves are asked for."""
        self._notes: dict[int, Note] = {}
        for number, note in (notes or {}).items():
            self._notes[number] = self._checked(number, note)

    @property
    def notes(self) -> dict[int, Note]:
        """The notes by the number of actions played before them, in the order of the game."""
        return dict(sorted(self._notes.items()))

    def note(  # noqa: PLR0913 -- a keyword for each part of a note
        self,
        number: int,
        text: str = "",
        *,
        routes: Iterable[str] = (),
        cities: Iterable[str] = (),
        ask: str = "",
        choices: Iterable[str] = (),
        right: int | None = None,
        because: str = "",
        instead: Iterable[str] = (),
    ) -> None:
        """Write a note for the moment after this ``number`` of actions; it replaces an earlier one.

        ``text`` is said; ``routes`` and ``cities`` are highlighted on the map.  ``ask`` is a question with ``choices``,
        of which ``right`` is the right one (from 0; without it all are), and ``because`` is said once it is answered.
        ``instead`` are moves that could be played in place of the next one.
        """
        several = (_listed(one) for one in (routes, cities, choices, instead))
        lit, places, answers, others = several
        made = Note(text, lit, places, ask, answers, right, because, others)
        self._notes[number] = self._checked(number, made)

    def _checked(self, number: object, note: Note) -> Note:
        """The note with the ids of the board; errors name its place."""
        last = len(self.game.history)
        if type(number) is not int or not 0 <= number <= last:
            raise BadInput(expected("position", number, most=last))
        place = Message("place-note", number=number)
        try:
            board = self.game.board
            for name in ("text", "ask", "because"):
                _text(name, getattr(note, name))
            for choice in note.choices:
                _text("choices", choice)
            if bool(note.ask) != bool(note.choices) or len(note.choices) > _MOST:
                raise BadInput(Message("error-note-choices", most=_MOST))
            if note.right is not None and not (type(note.right) is int and 0 <= note.right < len(note.choices)):
                raise BadInput(at("right", expected("between", note.right, least=0, most=len(note.choices) - 1)))
            for move in note.instead:
                refusal = self.game.at(number).why_not(move)
                if refusal is not None:
                    raise BadInput(at(short(move), refusal.message))
            routes = tuple([board.route(id).id for id in note.routes])
            return replace(note, routes=routes, cities=tuple([board.city(id).id for id in note.cities]))
        except BadInput as error:
            raise BadInput(at(place, error.message)) from None

    def transcript(self) -> str:
        """The game as a transcript with its notes; :func:`ttr_widget.commented` and ``ttr.replay`` read it."""
        head, moves = self.game.transcript().split("\n\n", 1)
        lines = [head]
        if self.title:
            lines.append(f"# title: {_plain(self.title)}")
        if self.seat:
            lines.append(f"# seat: {self.seat}")
        lines.append("")
        texts = [*moves.splitlines(), None]
        for number, move in enumerate(texts):
            if number in self._notes:
                lines += _lines_of(self._notes[number])
            if move is not None:
                lines.append(move)
        return "\n".join([*lines, ""])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the transcript with its notes to a file."""
        write(path, self.transcript())

    def __str__(self) -> str:
        return f"{self.title}\n" + "\n".join(f"{number}: {note.text}" for number, note in self.notes.items())

    def __repr__(self) -> str:
        return f"<CommentedGame on {self.game.board.name}: {len(self.game.history)} moves, {len(self._notes)} notes>"


def commented(source: str | os.PathLike[str]) -> CommentedGame:
    """A commented game; its ``source`` is a shipped one's name, a file, or the text of a transcript with notes.

    The shipped ones are ``"first-game"`` (a first game of Europe), ``"harbours"`` (harbours on the World) and
    ``"endgame"`` (how the planner ends a game in the USA), in all languages.  ``ttr.Replay`` plays them.

    >>> import ttr_widget as ttr
    >>> lesson = ttr.commented("harbours")
    >>> page = ttr.Replay(lesson)
    >>> page.position == min(lesson.notes)
    True
    >>> page.close()
    """
    if isinstance(source, str) and "\n" in source:
        return _read(source)
    if isinstance(source, str) and source in SHIPPED:
        return _shipped(source)
    if not isinstance(source, (str, os.PathLike)):
        raise BadInput(expected("path", source))
    name = os.fsdecode(source)
    try:
        return _read(file_bytes(source).decode("utf-8"))
    except FileNotFoundError:
        near = did_you_mean(name, SHIPPED)
        raise BadSave(Message("error-commented-name", name=short(name), near=near, known=SHIPPED)) from None
    except (OSError, ValueError) as error:
        raise BadSave(at(name, getattr(error, "strerror", None) or str(error))) from None


@cache
def _shipped_text(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text("utf-8")


def _shipped(name: str) -> CommentedGame:
    return _read(_shipped_text(name), own=True)


@dataclass
class _Draft:
    """The lines of a note as they are read."""

    said: dict[str, str] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    right: int | None = None
    instead: list[str] = field(default_factory=list)

    def add(self, name: str, value: str) -> None:
        if name == "show":
            self.shown += value.replace(",", " ").split()
        elif name in ("choice", "right"):
            if name == "right":
                self.right = len(self.choices)
            self.choices.append(value)
        elif name == "instead":
            self.instead.append(value)
        else:
            self.said[name] = f"{self.said[name]} {value}" if name in self.said else value

    def note(self, notation: Notation, own: bool) -> Note:
        board = notation.variant.board
        routes = tuple([id for id in self.shown if id in board.route_number])
        cities = tuple([id for id in self.shown if id not in board.route_number])
        said = {name: _said(text, own) for name, text in self.said.items()}
        choices = tuple([_said(choice, own) for choice in self.choices])
        return Note(
            said.get("say", ""), routes, cities, said.get("ask", ""), choices, self.right, said.get("because", ""),
            tuple(self.instead),
        )  # fmt: skip


def _read(text: str, own: bool = False) -> CommentedGame:
    """The commented game in a transcript; ``own``: its texts may be messages of the package."""
    game = replay(text)
    notation = game.variant.derived(Notation)
    drafts: dict[int, _Draft] = {}
    head = {"title": "", "seat": "0"}
    played, begun = 0, False
    for line in text.splitlines():
        stripped = line.strip()
        if not stripped:
            begun = True
        elif stripped.startswith("#"):
            name, colon, value = stripped.lstrip("# ").partition(":")
            if colon and name in head and not begun:
                head[name] = value.strip()
            elif colon and name in _LINES:
                drafts.setdefault(played, _Draft()).add(name, value.strip())
        elif begun:
            played += 1
    if not head["seat"].isdigit():
        raise BadSave(at("seat", expected("seat", head["seat"], most=len(game.players) - 1)))
    notes = {number: draft.note(notation, own) for number, draft in drafts.items()}
    try:
        return CommentedGame(game, notes, _said(head["title"], own), int(head["seat"]))
    except BadInput as error:
        raise BadSave(error.message) from None


def _said(text: str, own: bool) -> Said:
    return Message(text[1:]) if own and text.startswith("@") else text


def _lines_of(note: Note) -> list[str]:
    lines = [f"# say: {_plain(note.text)}"] if note.text else []
    if note.routes or note.cities:
        lines.append(f"# show: {' '.join((*note.routes, *note.cities))}")
    if note.ask:
        lines.append(f"# ask: {_plain(note.ask)}")
    for number, choice in enumerate(note.choices):
        lines.append(f"# {'right' if number == note.right else 'choice'}: {_plain(choice)}")
    if note.because:
        lines.append(f"# because: {_plain(note.because)}")
    return [*lines, *(f"# instead: {move}" for move in note.instead)]


def _plain(text: Said) -> str:
    return " ".join(str(text).split())


def _listed(given: Iterable[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _text(name: str, given: object) -> Said:
    if isinstance(given, Message):
        return given
    if not isinstance(given, str) or not is_text(given, DESCRIPTION):
        raise BadInput(at(name, expected("lines", given, most=DESCRIPTION)))
    return given
