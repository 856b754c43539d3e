"""The messages of the page and their answers.

A message is ``{id, seq, type, …}``, sent as a custom message.  Each gets one answer as a custom message:
``{re: id, ok: true, …}``, or ``{re: id, ok: false, refusal}``.  The traits that a message changes are sent before its
answer.

- ``id`` is a short text or a number that stays unique when the page is reloaded.  A message that arrives twice is
  answered twice but carried out once.  Its answer is repeated only while the same seat is shown.
- ``seq`` is the ``prompt.seq`` that the page shows.  Messages that depend on it are refused as ``stale`` if it is not
  the current one.
- Who may send a message is stated with it (``senders``); to other roles it is refused (``not-allowed``).  A guest, who
  was invited to a seat or to watch, may send only those that are marked for guests (``guests``).
- What would end the game of several people, or overwrite a file of another game, is refused with a question for the
  person at the page (``confirm``); the same message with ``sure`` carries it out.
- A message has at most 400 parts, nested at most 6 levels deep, and texts of at most 4000 characters.

Whatever arrives, :func:`read` returns a :class:`Request` or raises :class:`BadInput`.  It does not need a game and
changes nothing.
"""

# Long: the messages of the page are one list, with a declaration for each.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar

from ttr_widget.kernel.errors import BadInput, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message as Sentence
from ttr_widget.session.viewpoint import PageRole

from .answers import (
    ChancesAnswer,
    CompareAnswer,
    Done,
    FilesAnswer,
    HintAnswer,
    InviteAnswer,
    LackAnswer,
    LinkAnswer,
    LogAnswer,
    MovesAnswer,
    PingAnswer,
    QrAnswer,
    RemainingAnswer,
    ReviewAnswer,
    RulesAnswer,
    SaveAnswer,
    StatisticsAnswer,
    StepAnswer,
    WhyAnswer,
)
from .message_checks import BIGGEST, IS_GOOD, check_size
from .record import Record

_LONGEST_ID = 64

EVERYONE = frozenset(PageRole)
TABLE = frozenset((PageRole.PLAYER, PageRole.TEACHER, PageRole.HOST))
"""The roles that decide what happens at the table."""
SEATED = frozenset((PageRole.PLAYER, PageRole.TEACHER))
"""The roles that play."""
Id = str | int
AnswerType = type[Record]


@dataclass(frozen=True, slots=True)
class Message:
    """A request of the page; its fields are those of the message."""

    type: ClassVar[str] = ""
    needs_seq: ClassVar[bool] = False
    """Does it depend on the state of the game that the page shows?"""
    senders: ClassVar[frozenset[PageRole]] = frozenset()
    """The roles that may send it."""
    guests: ClassVar[bool] = False
    """May a guest in one of these roles send it?"""
    once: ClassVar[bool] = False
    """Is it carried out once, even if it arrives again with the same id?"""
    answered_by: ClassVar[AnswerType] = Done
    """The answer if the message is not refused."""

    def may_come_from(self, role: PageRole, *, guest: bool) -> bool:
        """May a page in this role send it?"""
        return role in self.senders and (self.guests or not guest)


@dataclass(frozen=True, slots=True)
class Play(Message):
    """Answer the open question: with a move of the list, or with an action."""

    type: ClassVar[str] = "play"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    once: ClassVar[bool] = True
    needs_seq: ClassVar[bool] = True
    move: int | None = None
    action: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Why(Message):
    """Ask why this action cannot be played.  If it names no cards, the payment closest to the hand is assumed."""

    type: ClassVar[str] = "why"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = WhyAnswer
    action: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lack(Message):
    """Ask which cards the shown hand lacks for a route."""

    type: ClassVar[str] = "lack"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = LackAnswer
    route: str


@dataclass(frozen=True, slots=True)
class Moves(Message):
    """List all payments for a route or a city; their ids are valid until ``seq`` changes.

    With ``ahead``, list what the shown seat could do if it were its turn now, without a place everything.  These moves
    cannot be played by their ids.
    """

    type: ClassVar[str] = "moves"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = MovesAnswer
    route: str | None = None
    city: str | None = None
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Hint(Message):
    """Ask which move the planner bot would play."""

    type: ClassVar[str] = "hint"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = HintAnswer


@dataclass(frozen=True, slots=True)
class Compare(Message):
    """Compare the possible moves in imagined games; each message goes on by some of them."""

    type: ClassVar[str] = "compare"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    needs_seq: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = CompareAnswer


@dataclass(frozen=True, slots=True)
class Undo(Message):
    """Take back the last action."""

    type: ClassVar[str] = "undo"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    once: ClassVar[bool] = True
    needs_seq: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Redo(Message):
    """Play an undone action again."""

    type: ClassVar[str] = "redo"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    guests: ClassVar[bool] = True
    once: ClassVar[bool] = True
    needs_seq: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Step(Message):
    """Let the bot to move take one action; with ``paused`` also while the bots are paused.

    The answer does not wait for the bot: the traits change when it has decided.  A bot that is already thinking goes on
    thinking.
    Without this message Python steps by itself after 2.5 s (0.4 s until a page has sent something).
    """

    type: ClassVar[str] = "step"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    guests: ClassVar[bool] = True
    once: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = StepAnswer
    needs_seq: ClassVar[bool] = True
    paused: bool = False

    def may_come_from(self, role: PageRole, *, guest: bool) -> bool:
        """A guest cannot step bots that the table has paused."""
        return Message.may_come_from(self, role, guest=guest) and not (guest and self.paused)


@dataclass(frozen=True, slots=True)
class Show(Message):
    """Lift the curtain for a seat; a teacher may show any seat."""

    type: ClassVar[str] = "show"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    seat: int | None


@dataclass(frozen=True, slots=True)
class SetLocale(Message):
    """Choose the language."""

    type: ClassVar[str] = "locale"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    locale: str


@dataclass(frozen=True, slots=True)
class SetTheme(Message):
    """Choose the colours."""

    type: ClassVar[str] = "theme"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    theme: str


@dataclass(frozen=True, slots=True)
class SetSpeed(Message):
    """Choose the speed of animations."""

    type: ClassVar[str] = "speed"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    speed: int


@dataclass(frozen=True, slots=True)
class Prefer(Message):
    """Keep a preference with the notebook, because the browser keeps none."""

    type: ClassVar[str] = "prefer"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Pause(Message):
    """Pause the bots, or let them continue."""

    type: ClassVar[str] = "pause"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    paused: bool


@dataclass(frozen=True, slots=True)
class Rules(Message):
    """Get the rule book, or one rule of it."""

    type: ClassVar[str] = "rules"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = RulesAnswer
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Log(Message):
    """Get the events before a number."""

    type: ClassVar[str] = "log"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = LogAnswer
    before: int


@dataclass(frozen=True, slots=True)
class Remaining(Message):
    """Get the discards and the number of unseen cards, as far as the shown seat can know them."""

    type: ClassVar[str] = "remaining"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = RemainingAnswer


@dataclass(frozen=True, slots=True)
class OwnStatistics(Message):
    """Get the statistics over the games of this machine; with ``keep``, begin or stop keeping them first."""

    type: ClassVar[str] = "statistics"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    answered_by: ClassVar[AnswerType] = StatisticsAnswer
    keep: bool | None = None


@dataclass(frozen=True, slots=True)
class Save(Message):
    """Save the game to a file beside the notebook.  The file contains everything, all hands and tickets too."""

    type: ClassVar[str] = "save"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    once: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = SaveAnswer
    name: str
    sure: bool = False
    """Overwrite a file of another game?"""


@dataclass(frozen=True, slots=True)
class GameLink(Message):
    """Make a link of the game: of all of it when it is over, before that of what everybody has seen."""

    type: ClassVar[str] = "link"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = LinkAnswer


@dataclass(frozen=True, slots=True)
class Files(Message):
    """List the saved games beside the notebook."""

    type: ClassVar[str] = "files"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    answered_by: ClassVar[AnswerType] = FilesAnswer


@dataclass(frozen=True, slots=True)
class Load(Message):
    """Load a saved game."""

    type: ClassVar[str] = "load"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    once: ClassVar[bool] = True
    name: str
    sure: bool = False
    """End a game of several people?"""


@dataclass(frozen=True, slots=True)
class Again(Message):
    """Start the same game again."""

    type: ClassVar[str] = "again"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    once: ClassVar[bool] = True
    sure: bool = False
    """End a game of several people?"""


@dataclass(frozen=True, slots=True)
class NewGame(Message):
    """Show the lobby; without one, start a new game with the same players."""

    type: ClassVar[str] = "new"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    once: ClassVar[bool] = True
    sure: bool = False
    """End a game of several people?"""


@dataclass(frozen=True, slots=True)
class Look(Message):
    """Show an earlier moment: after this many actions, or after the action of an event of the log.

    Without both, show the game as it is now.  A page that looks back returns by itself when the game goes on.
    """

    type: ClassVar[str] = "look"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    number: int | None = None
    event: int | None = None


@dataclass(frozen=True, slots=True)
class Invite(Message):
    """Let guests in, if that has not been done, and tell all links."""

    type: ClassVar[str] = "invite"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    answered_by: ClassVar[AnswerType] = InviteAnswer
    lan: bool = False
    """Also from the same network?"""


@dataclass(frozen=True, slots=True)
class ChangeSeat(Message):
    """Change who plays a seat, or watches (``null``); tells all links as they are then.

    ``invite`` makes a link, ``renew`` another one in its place, ``take`` none; ``bot`` lets a bot play.
    """

    type: ClassVar[str] = "seat"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    answered_by: ClassVar[AnswerType] = InviteAnswer
    do: str
    seat: int | None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Qr(Message):
    """Ask for a link as a QR code."""

    type: ClassVar[str] = "qr"
    senders: ClassVar[frozenset[PageRole]] = TABLE
    answered_by: ClassVar[AnswerType] = QrAnswer
    text: str


@dataclass(frozen=True, slots=True)
class Prepare(Message):
    """Leave a move for the own next turn, to be played while the guest is away; ``null`` takes it back."""

    type: ClassVar[str] = "prepare"
    senders: ClassVar[frozenset[PageRole]] = frozenset((PageRole.PLAYER,))
    guests: ClassVar[bool] = True
    action: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Rename(Message):
    """Change the name of the player at this page."""

    type: ClassVar[str] = "rename"
    senders: ClassVar[frozenset[PageRole]] = frozenset((PageRole.PLAYER,))
    guests: ClassVar[bool] = True
    name: str


@dataclass(frozen=True, slots=True)
class Ping(Message):
    """Ask whether Python is responding."""

    type: ClassVar[str] = "ping"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    answered_by: ClassVar[AnswerType] = PingAnswer


@dataclass(frozen=True, slots=True)
class Report(Message):
    """Report an error of the page, which is then shown."""

    type: ClassVar[str] = "report"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    guests: ClassVar[bool] = True
    error: str
    stack: str = ""


@dataclass(frozen=True, slots=True)
class GuideStep(Message):
    """Go on in the guided game: ``next`` (what is shown has been read), ``leave`` or ``resume``."""

    type: ClassVar[str] = "guide"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    once: ClassVar[bool] = True
    step: str


@dataclass(frozen=True, slots=True)
class Review(Message):
    """Look back at the shown seat's game once it is over; each message goes on by one decision."""

    type: ClassVar[str] = "review"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    answered_by: ClassVar[AnswerType] = ReviewAnswer


@dataclass(frozen=True, slots=True)
class Chances(Message):
    """Ask for everybody's chances to win over a game that may be seen whole; each message goes on by some games."""

    type: ClassVar[str] = "chances"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    answered_by: ClassVar[AnswerType] = ChancesAnswer


@dataclass(frozen=True, slots=True)
class PuzzleStep(Message):
    """Go on with a puzzle: ``hint``, ``solution``, ``again``, or ``start`` another one by its ``name``."""

    type: ClassVar[str] = "puzzle"
    senders: ClassVar[frozenset[PageRole]] = SEATED
    once: ClassVar[bool] = True
    step: str
    name: str | None = None


@dataclass(frozen=True, slots=True)
class LessonStep(Message):
    """Go on in a commented game: ``answer`` questions, let moves be asked for (``guess``), step through variations."""

    type: ClassVar[str] = "lesson"
    senders: ClassVar[frozenset[PageRole]] = frozenset((PageRole.REPLAY,))
    step: str
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Reply(Message):
    """Answer a script's question."""

    type: ClassVar[str] = "reply"
    senders: ClassVar[frozenset[PageRole]] = EVERYONE
    once: ClassVar[bool] = True
    question: int
    answer: str


KINDS: Mapping[str, type[Message]] = {kind.type: kind for kind in Message.__subclasses__() if kind.type}


@dataclass(frozen=True, slots=True)
class Request:
    """A message with its id and the state of the game at which it was sent (``None``: not given)."""

    id: Id | None
    seq: int | None
    message: Message


def id_of(content: object) -> Id | None:
    """The id for the answer to a message; ``None`` if it has no usable one."""
    found = content.get("id") if isinstance(content, Mapping) else None
    if isinstance(found, str):
        return found if len(found) <= _LONGEST_ID else None
    return found if type(found) is int and abs(found) < BIGGEST else None


def read(content: object) -> Request:
    """The request in a message; :class:`BadInput` says what is wrong with it."""
    if not isinstance(content, Mapping):
        raise BadInput(Sentence("page-error.message", given=short(content)))
    check_size(content)
    name = content.get("type")
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        near = did_you_mean(name[:40], KINDS) if isinstance(name, str) else ""
        raise BadInput(Sentence("page-error.type", given=short(name), names=tuple(KINDS), near=near))
    seq = content.get("seq")
    if not (seq is None or type(seq) is int) or (seq is None and kind.needs_seq):
        raise BadInput(Sentence("page-error.seq", type=name, given=short(seq)))
    return Request(id_of(content), seq, _message(kind, content))


def _message(kind: type[Message], content: Mapping[str, Any]) -> Message:
    values = {}
    for field in fields(kind):
        type_name, _, may_be_none = str(field.type).partition(" | ")
        facts = {"type": kind.type, "name": field.name, "wanted": Sentence("page-wanted", type=type_name)}
        if field.name not in content:
            if field.default is MISSING:
                raise BadInput(Sentence("page-error.missing", **facts))
            continue
        value = content[field.name]
        if not (IS_GOOD[type_name](value) or (may_be_none and value is None)):
            raise BadInput(Sentence("page-error.field", **facts, given=short(value)))
        values[field.name] = value
    return kind(**values)
