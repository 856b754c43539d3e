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
    # variation: What if she builds at once?
    # play: claim dieppe-paris with 1 purple
    # then: Now Grace cannot build there.
    draw locomotive

A ``variation`` has moves that could be played instead of those of the game: each stands in a ``play`` line, and what
``then`` says follows it.  They are played by the rules, from the moment of the note.  ``title:`` in a comment of the
header names the game.  A text that begins with ``@`` is a message of the package.
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
from ttr_widget.kernel.errors import BadInput, BadSave, Refused, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import DESCRIPTION
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.seats import seat_at
from ttr_widget.loading import replay
from ttr_widget.notation import Notation

GAMES = Path(__file__).parent / "games"
"""The folder of the shipped games."""
SHIPPED = ("first-game", "harbours", "endgame")
"""Their names, in the order in which they teach."""
_LINES = ("say", "show", "ask", "choice", "right", "because", "variation", "play", "then")
_MOST = 8
_MOST_MOVES, _ALL_MOVES = 100, 1000
Move = str | tuple[str, Said]
"""A move of a variation, and perhaps what is said after it."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that could be played instead of those of the game."""

    text: Said = ""
    """What it shows; may be empty."""
    moves: tuple[str, ...] = ()
    said: tuple[Said, ...] = ()
    """What is said after each move; may be empty."""


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
    variations: tuple[Variation, ...] = ()
    """Other ways to go on from here."""


class CommentedGame(Shown):
    """A game with notes by the number of actions played before them.

    >>> import ttr_widget as ttr
    >>> game = ttr.replay(ttr.commented("first-game").game.transcript())
    >>> lesson = CommentedGame(game, title="My lesson")
    >>> lesson.note(2, "Two cards are a turn.", cities=["berlin"], ask="Which one?", choices=["red", "blue"], right=0)
    >>> ttr.commented(lesson.transcript()).notes[2].choices
    ('red', 'blue')
    """

    def __init__(
        self, game: Game, notes: Mapping[int, Note] | None = None, title: Said = "", seat: int | str = 0
    ) -> None:
        if not isinstance(game, Game):
            raise BadInput(expected("game", game))
        self.game = game
        self.title = _text("title", title)
        self.seat = seat_at("seat", seat, game.players)
        """The player whose side the lesson takes, and whose moves are asked for."""
        self._notes: dict[int, Note] = {}
        for number, note in (notes or {}).items():
            self._notes[number] = self._checked(number, note)

    @property
    def notes(self) -> dict[int, Note]:
        """The notes by the number of actions played before them, in the order of the game."""
        return dict(sorted(self._notes.items()))

    def note(
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
    ) -> None:
        """Write a note for the moment after this ``number`` of actions; it replaces an earlier one.

        ``text`` is said; ``routes`` and ``cities`` are highlighted on the map.  ``ask`` is a question with ``choices``,
        of which ``right`` is the right one (from 0; without it all are), and ``because`` is said once it is answered.
        Variations stay.
        """
        lit, places, answers = (_listed(one) for one in (routes, cities, choices))
        made = Note(text, lit, places, ask, answers, right, because, self._note(number).variations)
        self._notes[number] = self._checked(number, made)

    def vary(self, number: int, moves: str | Iterable[Move], text: str = "") -> None:
        """Add moves to the note after this ``number`` of actions that could be played instead of those of the game.

        ``text`` says what they show.  A move may be a pair: the move, and what is said after it.  Where others are
        asked, their moves must stand there too.

        >>> import ttr_widget as ttr
        >>> lesson = ttr.CommentedGame(ttr.commented("first-game").game)
        >>> lesson.vary(9, ["claim kyiv-warszawa with 4 blue"], "What if she builds at once?")
        >>> lesson.branch(9, 0).view(0).points
        (7, 2)
        """
        given = [one if isinstance(one, tuple) else (one, "") for one in ([moves] if isinstance(moves, str) else moves)]
        if not all(len(one) == 2 and isinstance(one[0], str) for one in given):
            raise BadInput(at("moves", Message("error-note-moves", most=_MOST_MOVES)))
        added = Variation(text, tuple([move for move, _ in given]), tuple([said for _, said in given]))
        note = self._note(number)
        self._notes[number] = self._checked(number, replace(note, variations=(*note.variations, added)))

    def branch(self, number: int, which: int = 0, moves: int | None = None) -> Game:
        """The game after this ``number`` of actions and the ``moves`` of a variation there: all, or so many of them."""
        variations = self._note(number).variations
        if type(which) is not int or not 0 <= which < len(variations):
            raise BadInput(at("which", expected("between", which, least=0, most=len(variations) - 1)))
        last = len(variations[which].moves)
        if moves is not None and not (type(moves) is int and 0 <= moves <= last):
            raise BadInput(at("moves", expected("between", moves, least=0, most=last)))
        game = self.game.at(number)
        for move in variations[which].moves[:moves]:
            game.play(move)
        return game

    def _note(self, number: int) -> Note:
        return self._notes.get(number, Note())

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
            others = [other for at_number, other in self._notes.items() if at_number != number]
            if len(note.variations) > _MOST or _moves_in([*others, note]) > _ALL_MOVES:
                raise BadInput(at("variations", Message("error-note-variations", most=_MOST, moves=_ALL_MOVES)))
            return replace(
                note,
                routes=tuple(board.reader.routes(note.routes)),
                cities=tuple(board.reader.cities(note.cities)),
                variations=tuple([self._played(number, variation) for variation in note.variations]),
            )
        except BadInput as error:
            raise BadInput(at(place, error.message)) from None

    def _played(self, number: int, variation: Variation) -> Variation:
        """The variation with its moves as the notation prints them; an error names the move that cannot be played."""
        _text("variation", variation.text)
        for said in variation.said:
            _text("then", said)
        if not 0 < len(variation.moves) <= _MOST_MOVES:
            raise BadInput(at("moves", Message("error-note-moves", most=_MOST_MOVES)))
        game = self.game.at(number)
        for move in variation.moves:
            try:
                game.play(move)
            except BadInput as error:
                raise BadInput(at(short(move), error.message)) from None
            except Refused as error:
                raise BadInput(at(short(move), error.refusal.message)) from None
        return replace(variation, moves=tuple([action.text() for action in game.history[number:]]))

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
    variations: list[tuple[str, list[str], list[str]]] = field(default_factory=list)
    """Of each its text, its moves, and what is said after them."""

    def add(self, name: str, value: str) -> None:
        if name == "show":
            self.shown += value.replace(",", " ").split()
        elif name in ("choice", "right"):
            if name == "right":
                self.right = len(self.choices)
            self.choices.append(value)
        elif name == "variation":
            self.variations.append((value, [], []))
        elif name in ("play", "then"):
            self._vary(name, value)
        else:
            self.said[name] = f"{self.said[name]} {value}" if name in self.said else value

    def _vary(self, name: str, value: str) -> None:
        """A move of the last variation, or what is said after its last move."""
        if not self.variations or (name == "then" and not self.variations[-1][1]):
            raise BadSave(at(f"{name}: {short(value)}", Message("error-note-play")))
        _, moves, said = self.variations[-1]
        if name == "play":
            moves.append(value)
            said.append("")
        else:
            said[-1] = f"{said[-1]} {value}".strip()

    def note(self, notation: Notation, own: bool) -> Note:
        board = notation.variant.board
        routes = tuple([id for id in self.shown if id in board.route_number])
        cities = tuple([id for id in self.shown if id not in board.route_number])
        said = {name: _said(text, own) for name, text in self.said.items()}
        choices = tuple([_said(choice, own) for choice in self.choices])
        variations = tuple(
            [
                Variation(_said(text, own), tuple(moves), tuple([_said(one, own) for one in after]))
                for text, moves, after in self.variations
            ]
        )
        return Note(
            said.get("say", ""), routes, cities, said.get("ask", ""), choices, self.right, said.get("because", ""),
            variations,
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
    for variation in note.variations:
        lines.append(f"# variation: {_plain(variation.text)}".rstrip())
        for move, said in zip(variation.moves, variation.said, strict=True):
            lines += [f"# play: {move}", *([f"# then: {_plain(said)}"] if said else [])]
    return lines


def _plain(text: Said) -> str:
    return " ".join(str(text).split())


def _moves_in(notes: Iterable[Note]) -> int:
    return sum(len(variation.moves) for note in notes for variation in note.variations)


def _listed(given: Iterable[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _text(name: str, given: object) -> Said:
    if isinstance(given, Message):
        return given
    if not isinstance(given, str) or not is_text(given, DESCRIPTION):
        raise BadInput(at(name, expected("lines", given, most=DESCRIPTION)))
    return given
