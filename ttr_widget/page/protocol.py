"""The messages of the page, read and checked.

Whatever arrives, :func:`read` gives a :class:`Request` or raises :class:`BadInput`.  It changes nothing and knows no
game.  ``js/PROTOCOL.md`` tells the same in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar

from ttr_widget.kernel.errors import BadInput, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message as Sentence

MOST_PARTS = 400
DEEPEST = 6
LONGEST = 4000
"""A message has so many parts at most, nested so deep, and no longer texts."""
_LONGEST_ID = 64
_BIGGEST = 2**53

Id = str | int


@dataclass(frozen=True, slots=True)
class Message:
    """What the page asks for; its fields are those of the message."""

    type: ClassVar[str] = ""
    needs_seq: ClassVar[bool] = False
    """Must it say at which state of the game it was sent?"""
    moves_table: ClassVar[bool] = False
    """Does it change something for everybody at the table?"""


@dataclass(frozen=True, slots=True)
class Play(Message):
    """Answer the open question: with a move of the list, or with an action."""

    type: ClassVar[str] = "play"
    needs_seq: ClassVar[bool] = True
    move: int | None = None
    action: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Why(Message):
    """Why can this action not be played?"""

    type: ClassVar[str] = "why"
    action: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lack(Message):
    """Which cards does the shown hand lack for a route?"""

    type: ClassVar[str] = "lack"
    route: str


@dataclass(frozen=True, slots=True)
class Moves(Message):
    """All ways to pay for a route or a city."""

    type: ClassVar[str] = "moves"
    route: str | None = None
    city: str | None = None


@dataclass(frozen=True, slots=True)
class Claimable(Message):
    """What can be claimed or built on now."""

    type: ClassVar[str] = "claimable"


@dataclass(frozen=True, slots=True)
class Hint(Message):
    """What would the planner do?"""

    type: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class Undo(Message):
    """Take back the last action."""

    type: ClassVar[str] = "undo"
    needs_seq: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Redo(Message):
    """Play again what was undone."""

    type: ClassVar[str] = "redo"
    needs_seq: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Step(Message):
    """Let the bot that is asked take one action; with ``paused`` also while the bots wait."""

    type: ClassVar[str] = "step"
    moves_table: ClassVar[bool] = True
    needs_seq: ClassVar[bool] = True
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Show(Message):
    """Lift the curtain for a seat, or show another one."""

    type: ClassVar[str] = "show"
    seat: int | None


@dataclass(frozen=True, slots=True)
class SetLocale(Message):
    """Speak another language."""

    type: ClassVar[str] = "locale"
    locale: str


@dataclass(frozen=True, slots=True)
class SetTheme(Message):
    """Use other colours."""

    type: ClassVar[str] = "theme"
    theme: str


@dataclass(frozen=True, slots=True)
class SetSpeed(Message):
    """Move faster or slower."""

    type: ClassVar[str] = "speed"
    speed: int


@dataclass(frozen=True, slots=True)
class Pause(Message):
    """Let the bots wait, or go on."""

    type: ClassVar[str] = "pause"
    moves_table: ClassVar[bool] = True
    paused: bool


@dataclass(frozen=True, slots=True)
class Rules(Message):
    """The rule book, or one rule of it."""

    type: ClassVar[str] = "rules"
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Log(Message):
    """Older events."""

    type: ClassVar[str] = "log"
    before: int


@dataclass(frozen=True, slots=True)
class Save(Message):
    """Write the game to a file beside the notebook."""

    type: ClassVar[str] = "save"
    name: str


@dataclass(frozen=True, slots=True)
class Files(Message):
    """The saved games beside the notebook."""

    type: ClassVar[str] = "files"


@dataclass(frozen=True, slots=True)
class Load(Message):
    """Go on with a saved game."""

    type: ClassVar[str] = "load"
    moves_table: ClassVar[bool] = True
    name: str


@dataclass(frozen=True, slots=True)
class Again(Message):
    """The same game from the start."""

    type: ClassVar[str] = "again"
    moves_table: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Look(Message):
    """Show a game that is over as it stood after so many actions; ``None``: its end again."""

    type: ClassVar[str] = "look"
    number: int | None


@dataclass(frozen=True, slots=True)
class Ping(Message):
    """Is Python there?"""

    type: ClassVar[str] = "ping"


@dataclass(frozen=True, slots=True)
class Report(Message):
    """The page has run into an error."""

    type: ClassVar[str] = "report"
    error: str
    stack: str = ""


@dataclass(frozen=True, slots=True)
class Reply(Message):
    """The answer to a script's question."""

    type: ClassVar[str] = "reply"
    question: int
    answer: str


KINDS: Mapping[str, type[Message]] = {kind.type: kind for kind in Message.__subclasses__() if kind.type}

_WANTED: dict[str, tuple[Callable[[object], bool], str]] = {
    "int": (lambda value: type(value) is int and abs(value) < _BIGGEST, "whole"),
    "int | None": (lambda value: value is None or (type(value) is int and abs(value) < _BIGGEST), "whole"),
    "bool": (lambda value: type(value) is bool, "true-false"),
    "str": (lambda value: isinstance(value, str), "text"),
    "str | None": (lambda value: value is None or isinstance(value, str), "text"),
    "Mapping[str, Any]": (lambda value: isinstance(value, Mapping), "object"),
    "Mapping[str, Any] | None": (lambda value: value is None or isinstance(value, Mapping), "object"),
}


@dataclass(frozen=True, slots=True)
class Request:
    """A message with its id and the state of the game at which it was sent (``None``: it does not say)."""

    id: Id | None
    seq: int | None
    message: Message


def id_of(content: object) -> Id | None:
    """The id by which a message wants to be answered; none if it has no usable one."""
    found = content.get("id") if isinstance(content, Mapping) else None
    if isinstance(found, str):
        return found if len(found) <= _LONGEST_ID else None
    return found if type(found) is int and abs(found) < _BIGGEST else None


def read(content: object) -> Request:
    """The request that a message is; :class:`BadInput` says what is wrong with it."""
    if not isinstance(content, Mapping):
        raise BadInput(expected("message", content))
    _check_size(content)
    name = content.get("type")
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        near = did_you_mean(name[:40], KINDS) if isinstance(name, str) else ""
        raise BadInput(Sentence("error-message-type", given=short(name), names=tuple(KINDS), near=near))
    seq = content.get("seq")
    if not (seq is None or type(seq) is int) or (seq is None and kind.needs_seq):
        raise BadInput(Sentence("error-message-seq", type=name, given=short(seq)))
    return Request(id_of(content), seq, _message(kind, content))


def _message(kind: type[Message], content: Mapping[str, Any]) -> Message:
    values = {}
    for field in fields(kind):
        is_good, wanted = _WANTED[str(field.type)]
        if field.name not in content:
            if field.default is MISSING:
                lacks = {"type": kind.type, "name": field.name, "wanted": Sentence(f"want-{wanted}")}
                raise BadInput(Sentence("error-message-lacks", **lacks))
            continue
        value = content[field.name]
        if not is_good(value):
            facts = {"name": field.name, "type": kind.type, "wanted": Sentence(f"want-{wanted}"), "given": short(value)}
            raise BadInput(Sentence("error-message-field", **facts))
        values[field.name] = value
    return kind(**values)


def _check_size(content: object) -> None:
    """Refuse a message that is too big to be one of ours, before anything looks at it."""
    left, level = MOST_PARTS, [content]
    for _ in range(DEEPEST):
        below: list[object] = []
        for part in level:
            if isinstance(part, str) and len(part) > LONGEST:
                raise BadInput(Sentence("error-message-long", size=len(part)))
            if isinstance(part, Mapping):
                below += [*part.keys(), *part.values()] if len(part) <= left else [None] * (left + 1)
            elif isinstance(part, list | tuple):
                below += part if len(part) <= left else [None] * (left + 1)
            if len(below) > left:
                raise BadInput(Sentence("error-message-big", most=MOST_PARTS))
        left -= len(below)
        level = below
        if not level:
            return
    raise BadInput(Sentence("error-message-deep", depth=DEEPEST))
