"""What Python tells the page: the records behind the widget's traits.

Traits are always fresh values; the page never writes them (Python ignores it if it tries).  Everything that one action
has changed arrives in one message.  A trait that is equal to its last value is not sent again, which is why the view
comes in two parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from .record import Record

Point = tuple[float, float]
Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Route(Record):
    """A route of the board, with the numbers of its shapes in ``figure.layout.shapes``."""

    id: str
    a: str
    """The city at one end."""
    b: str
    length: int
    kind: str
    color: str
    name: str
    points: int
    shapes: list[int]
    """The shapes of its spaces."""
    spaces: list[Point]
    """The middle of each space."""
    path: list[list[Point]]
    """The middle line; in two pieces where the route crosses the edge of the map."""
    width: float
    double: str | None = None
    """The name of the double route that it belongs to."""
    signs: list[int] = field(default_factory=list)
    """The shapes of the symbols in its spaces."""
    glow: list[int] = field(default_factory=list)
    strike: list[int] = field(default_factory=list)
    """The stroke through a closed route."""
    casing: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """The line of a subway, which takes its owner's colour."""
    wilds: int = 0
    """The wild cards that the payment must hold."""
    pairs: bool = False
    """Are the cards paid in pairs?"""


@dataclass(frozen=True, slots=True)
class City(Record):
    """A city of the board."""

    id: str
    name: str
    x: float
    y: float
    port: bool
    country: bool


@dataclass(frozen=True, slots=True)
class CardKind(Record):
    """A kind of card and its looks."""

    name: str
    wild: bool
    symbol: str
    fill: str
    ink: str
    deck: str
    spaces: int
    color: str | None = None
    marks: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SeatLook(Record):
    """The looks of a seat."""

    fill: str
    symbol: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme(Record):
    """The colours of a theme."""

    paper: str
    land: str
    water: str
    ink: str
    quiet: str
    glow: str
    outline: str
    port: str
    patch: Mapping[str, Any]
    """What plotly's ``relayout`` needs to turn the other theme into this one."""
    fonts: list[Mapping[str, Any]]
    """The same for ``restyle``, by trace."""
    seats: list[tuple[str, str]]
    """Fill and edge of what each seat owns."""


@dataclass(frozen=True, slots=True)
class Themes(Record):
    """Both themes."""

    light: Theme
    dark: Theme


@dataclass(frozen=True, slots=True)
class Tour(Record):
    """The further values of a tour."""

    ordered: int
    """Its points when its cities are joined in the printed order."""
    penalty: int
    """Its cost when they are not joined."""


@dataclass(frozen=True, slots=True)
class Ticket(Record):
    """A ticket of the board."""

    cities: list[str]
    points: int
    name: str
    tour: Tour | None = None


@dataclass(frozen=True, slots=True)
class Range(Record):
    """The extent of the map in the board's units."""

    x: Point
    y: Point


@dataclass(frozen=True, slots=True)
class Figure(Record):
    """A plotly figure."""

    data: list[Mapping[str, Any]]
    layout: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Board(Record):
    """All that never changes while a game is played."""

    name: str
    title: str
    players: tuple[int, int]
    """The least and the greatest number of players."""
    reconstruction: bool
    figure: Figure
    """The empty board, in the light theme."""
    themes: Themes
    routes: list[Route]
    cities: list[City]
    tickets: Mapping[str, Ticket]
    cards: list[CardKind]
    seats: list[SeatLook]
    decks: list[str]
    """The decks of cards."""
    actions: Mapping[str, Mapping[str, str]]
    """For each kind of action the roles of its fields, such as ``{claim: {route: "route", cards: "cards"}}``."""
    posts: Mapping[str, int]
    """For each city where a seat may build, the shape of the building."""
    waiting: Mapping[str, list[int]]
    """For each city the shapes of the passengers that may wait there."""
    range: Range


@dataclass(frozen=True, slots=True)
class Everything(Record):
    """All hands and tickets, by seat: for a teacher."""

    hands: list[Counts]
    tickets: list[list[str]]


@dataclass(frozen=True, slots=True)
class View(Record):
    """What the shown seat may know and what changes with every action."""

    seat: int | None
    """The shown seat; none for a spectator."""
    turn: int
    to_move: int
    turns_left: int | None
    """The turns left in the last round; none before it."""
    hand: Counts | None
    """The cards of the shown seat; none for a spectator."""
    hand_sizes: list[int]
    over: bool
    rules: Mapping[str, Any]
    """What ``market`` and ``tickets`` show of themselves, by the rule's key."""
    all: Everything | None = None


@dataclass(frozen=True, slots=True)
class OwnTicket(Record):
    """A ticket of the shown seat and its progress."""

    id: str
    done: bool
    missing: int | None
    """The spaces that are missing; none if the ticket cannot be completed any more."""
    points: int | None = None
    """What a completed tour brings now, if that is not its usual value."""


@dataclass(frozen=True, slots=True)
class Table(Record):
    """The rest of the view: what stays for a while.  The page reads both parts as one."""

    owners: str
    """A sign for each route in the order of ``board.routes``: the seat's digit, or a dot for an unclaimed route."""
    pieces: list[Counts]
    points: list[int]
    discards: Counts
    rules: Mapping[str, Any]
    """What all other rules show of themselves."""
    counters: Mapping[str, list[int]] = field(default_factory=dict)
    """Public numbers of each seat by name, such as stations built; in words: the message ``counter-<name>``."""
    tickets: list[OwnTicket] = field(default_factory=list)
    """The tickets of the shown seat."""
    paths: Mapping[str, list[int]] = field(default_factory=dict)
    """For each ticket that is shown (held or offered; for a teacher everybody's) the numbers of the routes that connect
    its cities, own ones too.
    """
    closed: Mapping[str, list[int]] = field(default_factory=dict)
    """The numbers of unclaimed routes that are closed to the shown seat, by the reason (``twin`` or ``other``)."""


@dataclass(frozen=True, slots=True)
class Move(Record):
    """A legal answer to the open question.  All fields of the action's dict stand beside these."""

    inlined: ClassVar[str] = "fields"

    id: int
    """The number by which it is played; it is valid until the next question."""
    kind: str
    """The type of the action."""
    group: str
    """The heading under which it is listed."""
    label: str
    """The move in words."""
    fields: Mapping[str, Any]
    more: int = 0
    """The number of other payments for the same target, which are not listed."""
    deck: str | None = None
    """The deck that is drawn from."""


@dataclass(frozen=True, slots=True)
class Bundle(Record):
    """Moves of one kind that follow each other, packed into columns.

    Row ``n`` is the move with the id ``id + n``.  A column holds a cell for each row; a column that is no list holds
    for all rows.  What a cell means follows from the role of its field in ``board.actions``:

    - ``route``, ``city``, ``card``: the number in the board's list
    - ``tickets``: a list of such numbers
    - ``source``: the number of a card, or ``-1 - n`` for deck number ``n``
    - ``cards``: ``[card, how many, card, how many …]``
    - any other role: the value itself
    """

    id: int
    kind: str
    group: str
    count: int
    """The number of moves."""
    columns: Mapping[str, Any]
    """The columns by the names of the action's fields."""
    labels: list[str] = field(default_factory=list)
    """The moves in words; empty if the page says them by the message ``move-<kind>``."""
    more: list[int] = field(default_factory=list)
    """``more`` of each move; empty if it is zero for all."""


@dataclass(frozen=True, slots=True)
class Prompt(Record):
    """The open question, with the moves that answer it if it may be answered on this page now."""

    seq: int
    """The number of the state that the page shows."""
    seat: int | None
    """The seat that is asked; none when the game is over."""
    name: str
    kind: str
    about: Mapping[str, Any]
    """The facts of the question."""
    mine: bool
    """May it be answered on this page now?"""
    sentence: str
    over: bool
    moves: list[Bundle | Move]
    """At most 400.  Of the payments for one route or city only the most sensible is listed."""
    more: bool = False
    """Are there payments that the list leaves out?"""
    suggested: int | None = None
    """The number of the move that is suggested to beginners."""


@dataclass(frozen=True, slots=True)
class GameEvent(Record):
    """What happened, as the shown seat may know it.  The event's own fields stand beside these."""

    inlined: ClassVar[str] = "fields"

    type: str
    words: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Events(Record):
    """What is new: item ``n`` is the event number ``first + n`` of the game."""

    seq: int
    first: int
    items: list[GameEvent]
    reset: bool = False
    """Does the log begin again with these?  Otherwise ``first`` is the length of the log so far."""


@dataclass(frozen=True, slots=True)
class Sitter(Record):
    """A person or a bot at the table."""

    name: str
    who: Literal["human", "bot"]
    bot: str | None = None
    """The name of the bot."""


@dataclass(frozen=True, slots=True)
class Settings(Record):
    """How the page looks, and who plays which seat."""

    locale: str
    locales: list[tuple[str, str]]
    """The languages to choose from, each with its own name."""
    theme: Literal["auto", "light", "dark"]
    speed: int
    """0: nothing moves, 1: slow, 2: normal, 3: fast."""
    seats: list[Sitter]
    teaching: bool


@dataclass(frozen=True, slots=True)
class Curtain(Record):
    """The seat to which the machine is to be handed over."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class ReplayPosition(Record):
    """How many of a game's actions are shown."""

    at: int
    last: int


@dataclass(frozen=True, slots=True)
class Controls(Record):
    """What can be done on this page now."""

    seat: int | None
    curtain: Curtain | None
    """While this is set, ``seat`` is ``null`` and the page shows what a spectator may see."""
    playing: bool
    """Can anything be done here, or does the page only watch?"""
    paused: bool
    undo: bool
    redo: bool
    hints: bool
    replay: ReplayPosition | None
    """Set while a finished game is being replayed."""


@dataclass(frozen=True, slots=True)
class SheetLine(Record):
    """A line of a score sheet, and what it is about on the map."""

    rule: str
    label: str
    points: int
    because: str
    sentence: str
    """How the points came about, at length."""
    routes: list[str]
    cities: list[str]
    gap: list[str]


@dataclass(frozen=True, slots=True)
class SeatSheet(Record):
    """The score sheet of one seat."""

    seat: int
    name: str
    total: int
    lines: list[SheetLine]


@dataclass(frozen=True, slots=True)
class Sheet(Record):
    """The score sheets at the end."""

    winners: list[int]
    seats: list[SeatSheet]


@dataclass(frozen=True, slots=True)
class Lit(Record):
    """What a script lights up on the map."""

    routes: list[str]
    cities: list[str]
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Question(Record):
    """A script's question; without choices the next click on a route or city answers it."""

    id: int
    text: str
    choices: list[str]


@dataclass(frozen=True, slots=True)
class Failure(Record):
    """What went wrong; gone with a person's next action."""

    text: str
    details: str


@dataclass(frozen=True, slots=True)
class Texts(Record):
    """All messages of the page in the present language."""

    locale: str
    source: str
    """The messages in the syntax of Project Fluent."""


@dataclass(frozen=True, slots=True)
class Traits(Record):
    """The traits of the widget that the page reads."""

    board: Board
    view: View
    table: Table
    prompt: Prompt
    events: Events
    settings: Settings
    controls: Controls
    texts: Texts
    lit: Lit
    sheet: Sheet | None = None
    """Set when the game is over."""
    question: Question | None = None
    error: Failure | None = None
