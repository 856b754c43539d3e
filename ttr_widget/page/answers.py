"""The answers to the messages of the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .record import Record
from .traits import GameEvent, Move


@dataclass(frozen=True, slots=True)
class Refusal(Record):
    """Why a message is refused, or why a move is illegal."""

    kind: str
    """``bad-input``, ``illegal``, ``stale``, ``error``, ``not-allowed`` or ``confirm``."""
    code: str
    """The id of the rule, or of what is not allowed or to be confirmed."""
    text: str
    facts: Mapping[str, Any]
    title: str
    """The title of the rule in the rule book."""


@dataclass(frozen=True, slots=True)
class Done(Record):
    """An empty answer: the message was carried out."""


@dataclass(frozen=True, slots=True)
class WhyAnswer(Record):
    """The reason, or ``null`` if the action can be played."""

    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class LackAnswer(Record):
    """The missing cards in words; empty if none is missing, or no hand is shown."""

    words: str


@dataclass(frozen=True, slots=True)
class MovesAnswer(Record):
    """The payments, the most sensible first."""

    moves: list[Move]


@dataclass(frozen=True, slots=True)
class HintAnswer(Record):
    """The hint, the number of its move, and what to highlight."""

    text: str
    move: int | None
    routes: list[str]
    cities: list[str]


@dataclass(frozen=True, slots=True)
class StepAnswer(Record):
    """True if no bot is to move now."""

    done: bool
    wait: int
    """The milliseconds that the bots wait because the last action can still be undone; ask again after them."""


@dataclass(frozen=True, slots=True)
class RuleEntry(Record):
    """A rule of the rule book."""

    id: str
    title: str
    text: str
    example: str
    see: list[str]
    """The ids of related rules."""
    section: str
    """The heading; empty if only one rule was asked for."""


@dataclass(frozen=True, slots=True)
class OverviewPart(Record):
    """A part of the game on one page: ``aim``, ``turn`` or ``end``, with a line for each rule."""

    part: str
    lines: list[str]


@dataclass(frozen=True, slots=True)
class RulesAnswer(Record):
    """The rule book."""

    title: str
    overview: list[OverviewPart]
    """The game on one page; empty if only one rule was asked for."""
    head: list[str]
    entries: list[RuleEntry]


@dataclass(frozen=True, slots=True)
class LogAnswer(Record):
    """At most 100 events; the first has the number ``first``."""

    first: int
    items: list[GameEvent]


@dataclass(frozen=True, slots=True)
class SaveAnswer(Record):
    """The name of the file."""

    path: str


@dataclass(frozen=True, slots=True)
class LinkAnswer(Record):
    """The link of the game, without the address of a site."""

    link: str
    whole: bool
    """Does it hold the whole game, and not only what everybody has seen?"""


@dataclass(frozen=True, slots=True)
class SavedGame(Record):
    """A saved game."""

    name: str
    bytes: int


@dataclass(frozen=True, slots=True)
class FilesAnswer(Record):
    """The saved games, the newest first."""

    files: list[SavedGame]


@dataclass(frozen=True, slots=True)
class RemainingKind(Record):
    """A kind of card, its number in the discard pile, and how many have not been seen."""

    card: str
    discarded: int
    unseen: int


@dataclass(frozen=True, slots=True)
class RemainingDeck(Record):
    """What the shown seat can know of a deck."""

    deck: str
    left: int
    """The number of cards in the deck."""
    hidden: int
    """The number of its cards in hands that are not shown here."""
    cards: list[RemainingKind]


@dataclass(frozen=True, slots=True)
class RemainingAnswer(Record):
    """The decks of cards."""

    decks: list[RemainingDeck]


@dataclass(frozen=True, slots=True)
class StatisticsAnswer(Record):
    """The statistics over the games of this machine, as a table in words."""

    possible: bool
    """False where many people use one machine."""
    on: bool
    """Are finished games counted?"""
    heads: list[str]
    rows: list[list[str]]


@dataclass(frozen=True, slots=True)
class ReviewedDecision(Record):
    """A decision that cost much, in words."""

    number: int
    """The number of actions played before it."""
    turn: str
    """The turn in words."""
    played: str
    better: str
    """What the planner would have chosen."""
    reason: str
    """Why it would have."""
    cost: float
    error: float
    sure: bool
    """Is it more than chance?"""
    routes: list[str]
    """What both are about."""


@dataclass(frozen=True, slots=True)
class ReviewedLuck(Record):
    """A moment of luck, in words."""

    number: int
    text: str
    gain: float


@dataclass(frozen=True, slots=True)
class ReviewAnswer(Record):
    """The look back at a game as far as it is made."""

    done: int
    all: int
    title: str
    summary: str
    how: str
    decisions: list[ReviewedDecision]
    """The costliest first."""
    luck: list[ReviewedLuck]
    """What mattered most first."""


@dataclass(frozen=True, slots=True)
class ComparedMove(Record):
    """A move compared with the recommended one."""

    move: int
    """Its number in the list of moves."""
    words: str
    how: Literal["best", "better", "equal", "unclear", "worse", "much-worse"]
    """``best``: the recommended move itself."""
    verdict: str
    """The same in words."""
    points: float
    """The points that it gains or loses."""
    error: float
    """Half the width of the 95 % interval."""
    routes: list[str]
    """What it is about."""


@dataclass(frozen=True, slots=True)
class CompareAnswer(Record):
    """The comparison of the possible moves as far as it is made."""

    done: int
    all: int
    standing: str
    """How the seat stands, in words."""
    moves: list[ComparedMove]
    """The recommended move, then others, best first; empty as long as too little is known."""
    how: str


@dataclass(frozen=True, slots=True)
class MomentChances(Record):
    """Each seat's chance to win at one moment of a game, with its standard error."""

    number: int
    """The number of actions played before it."""
    turn: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True, slots=True)
class ChancesAnswer(Record):
    """The chances over a game as far as they are worked out."""

    done: int
    all: int
    moments: list[MomentChances]
    """In the order of the game."""
    how: str


@dataclass(frozen=True, slots=True)
class PingAnswer(Record):
    """The state of the game."""

    seq: int


@dataclass(frozen=True, slots=True)
class InvitedSeat(Record):
    """Who plays a seat, for the page from which guests are invited."""

    seat: int
    name: str
    who: Literal["host", "here", "guest", "bot"]
    """The player of this page, somebody else who plays on a page of this notebook, a guest, or a bot."""
    bot: str | None = None
    """The bot in words."""
    key: str = ""
    """The key in a guest's link."""
    guest: Literal["present", "away", "never"] | None = None
    """Is the guest there?"""


@dataclass(frozen=True, slots=True)
class InviteAnswer(Record):
    """All links of a game.  They go to nobody but the page that asks, and are in no trait."""

    table: str
    """The part of each link that names the table; empty if guests cannot be let in here."""
    seats: list[InvitedSeat]
    watch: str
    """The key of the spectators' link."""
    watching: int
    """The number of spectators."""
    lan: list[str]
    """The beginnings of links in the same network; empty if that has not been asked for."""
    bots: list[tuple[str, str]]
    """The bots that can take a seat, each with its name in words."""
    trouble: str = ""
    """Why guests cannot be let in here."""


@dataclass(frozen=True, slots=True)
class QrAnswer(Record):
    """A QR code as a path of an SVG picture."""

    size: int
    """The width and height of the picture."""
    path: str
