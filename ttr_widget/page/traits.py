"""What Python sends to the page: the records behind the widget's traits.

Traits are always new values; the page never writes them (Python ignores it if it tries).  All changes of one action
arrive in one message.  A trait that equals its last value is not sent again, which is why the view is split in two.
"""

# Long: the state of the page is one list, with a declaration for each part.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from .controls import Controls, Marks
from .guide_data import GuideState
from .lesson_data import LessonState
from .puzzle_data import Course, PuzzleState
from .record import Record
from .score_sheet import Sheet

Point = tuple[float, float]
Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Route(Record):
    """A route of the board, with the indices of its shapes in ``figure.layout.shapes``."""

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
    """The centre of each space."""
    path: list[list[Point]]
    """The centre line; two pieces if the route crosses the edge of the map."""
    width: float
    """The width of the clickable area."""
    size: Point
    """The length and width of a space."""
    double: str | None = None
    """The name of its double route, if it is part of one."""
    signs: list[int] = field(default_factory=list)
    """The shapes of the symbols on its spaces."""
    casing: list[int] = field(default_factory=list)
    """The walls around the spaces of a walled route."""
    closed: list[int] = field(default_factory=list)
    """The shapes shown instead of its spaces while it is closed."""
    lines: list[int] = field(default_factory=list)
    """The line of a subway, which is drawn in its owner's colour."""
    wilds: int = 0
    """How many wild cards the payment must include."""
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
    label: str
    """The name as it is drawn on the map."""
    at: Point
    """The centre of the label."""
    font: float
    wide: float
    """The width of the label, in this size of the page's font."""


@dataclass(frozen=True, slots=True)
class Edge(Record):
    """A text at the edge of the map."""

    text: str
    at: Point
    """Its centre."""
    side: int
    """-1: the left edge, 1: the right edge."""
    font: float
    wide: float
    """Its width, in this size of the page's font."""


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
    livery: str
    """The pattern on its pieces, which tells seats apart without colour."""
    ink: str


@dataclass(frozen=True, slots=True)
class Theme(Record):
    """The colours of a theme."""

    paper: str
    land: str
    water: str
    ink: str
    quiet: str
    brass: str
    outline: str
    port: str
    rim: str
    casing: str
    ground: Mapping[str, str]
    """The colours of land, water and the score track."""
    inked: Mapping[str, tuple[str, str, str]]
    """Fill, edge and symbol of spaces that can be bought, by colour."""
    patch: Mapping[str, Any]
    """Arguments for plotly's ``relayout`` to switch from the other theme to this one."""
    fonts: list[Mapping[str, Any]]
    """The same for ``restyle``, by trace."""
    seats: list[tuple[str, str]]
    """Fill and edge colours of each seat's property."""


@dataclass(frozen=True, slots=True)
class Themes(Record):
    """Both themes."""

    light: Theme
    dark: Theme


@dataclass(frozen=True, slots=True)
class Tour(Record):
    """The other values of a tour."""

    ordered: int
    """Its points if its cities are connected in the printed order."""
    penalty: int
    """Its penalty if they are not connected."""


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
    """Everything that never changes during a game."""

    name: str
    title: str
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    reconstruction: bool
    figure: Figure
    """The empty board, in the light theme."""
    themes: Themes
    ground: Mapping[str, str]
    """The outlines of land and water, by name."""
    routes: list[Route]
    cities: list[City]
    tickets: Mapping[str, Ticket]
    cards: list[CardKind]
    seats: list[SeatLook]
    decks: list[str]
    """The decks of cards."""
    actions: Mapping[str, Mapping[str, str]]
    """The roles of each action's fields, such as ``{claim: {route: "route", cards: "cards"}}``."""
    posts: Mapping[str, str]
    """The kind of building that can stand in each city."""
    waiting: Mapping[str, int]
    """How many passengers can wait in each city."""
    edges: list[Edge]
    """What is beyond the edge, where a route leaves the map."""
    range: Range
    buildings: list[str] = field(default_factory=list)
    """The kinds of piece that are built in cities."""


@dataclass(frozen=True, slots=True)
class Everything(Record):
    """All hands and tickets by seat, for a teacher."""

    hands: list[Counts]
    tickets: list[list[str]]


@dataclass(frozen=True, slots=True)
class View(Record):
    """The part of the shown seat's view that changes with every action."""

    seat: int | None
    """The shown seat; ``null`` for a spectator."""
    turn: int
    to_move: int
    turns_left: int | None
    """The turns left in the last round; ``null`` before it."""
    hand: Counts | None
    """The cards of the shown seat; ``null`` for a spectator."""
    hand_sizes: list[int]
    over: bool
    rules: Mapping[str, Any]
    """The public state of the rules ``market`` and ``tickets``, by the rule's key."""
    all: Everything | None = None


@dataclass(frozen=True, slots=True)
class OwnTicket(Record):
    """A ticket of the shown seat and its progress."""

    id: str
    done: bool
    missing: int | None
    """The number of missing spaces; ``null`` if the ticket can no longer be completed."""
    built: int = 0
    """The number of spaces that are built on the shown connection."""
    points: int | None = None
    """The current value of a completed tour, if it differs from its usual one."""


@dataclass(frozen=True, slots=True)
class Table(Record):
    """The rest of the view, which changes less often.  The page merges both parts."""

    owners: str
    """A character for each route in the order of ``board.routes``: its owner's seat, or a dot if it is unclaimed."""
    pieces: list[Counts]
    points: list[int]
    discards: Counts
    rules: Mapping[str, Any]
    """The public state of all other rules, without what stands in cities."""
    buildings: Mapping[str, int] = field(default_factory=dict)
    """The owner of the building in each city."""
    waiting: Mapping[str, list[str]] = field(default_factory=dict)
    """The colours of those who wait in each city."""
    counters: Mapping[str, list[int]] = field(default_factory=dict)
    """Public numbers of each seat by name, such as tickets kept; the message ``counter-<name>`` is the label."""
    tickets: list[OwnTicket] = field(default_factory=list)
    """The tickets of the shown seat."""
    paths: Mapping[str, list[int]] = field(default_factory=dict)
    """For each ticket shown (for a teacher everybody's) the routes that connect its cities, including own ones."""
    closed: Mapping[str, list[int]] = field(default_factory=dict)
    """The indices of unclaimed routes closed to the shown seat, by reason (``twin`` or ``other``)."""


@dataclass(frozen=True, slots=True)
class Move(Record):
    """A legal answer to the open question.  The fields of the action's dict are added to these."""

    inlined: ClassVar[str] = "fields"

    id: int
    """The number to play it by; valid until the next question."""
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
    """The deck to draw from."""
    note: str = ""
    """What the move costs and leaves, where that is told before it is played."""


@dataclass(frozen=True, slots=True)
class Bundle(Record):
    """Consecutive moves of one kind, packed into columns.

    Row ``n`` is the move with the id ``id + n``.  A column is a list with a cell for each row, or a single value that
    holds for all rows.  The meaning of a cell depends on the role of its field in ``board.actions``:

    - ``route``, ``city``, ``card``: the index in the board's list
    - ``tickets``: a list of such indices
    - ``source``: the index of a card, or ``-1 - n`` for deck number ``n``
    - ``cards``: ``[card, count, card, count …]``
    - any other role: the value itself
    """

    id: int
    kind: str
    group: str
    count: int
    """The number of moves."""
    columns: Mapping[str, Any]
    """The columns by the action's field names."""
    labels: list[str] = field(default_factory=list)
    """The moves in words; empty if the page builds them from the message ``move-<kind>``."""
    more: list[int] = field(default_factory=list)
    """``more`` of each move; empty if it is zero for all."""
    notes: list[str] = field(default_factory=list)
    """``note`` of each move; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Prompt(Record):
    """The open question, with its legal answers if it may be answered on this page now."""

    seq: int
    """The number of the state shown."""
    seat: int | None
    """The seat to move; ``null`` when the game is over."""
    name: str
    kind: str
    about: Mapping[str, Any]
    """The facts of the question."""
    mine: bool
    """May it be answered on this page now?"""
    sentence: str
    over: bool
    moves: list[Bundle | Move]
    """At most 400.  For each route or city only the most sensible payment is listed."""
    more: bool = False
    """Does the list leave out payments?"""
    suggested: int | None = None
    """The number of the move suggested to beginners."""
    payable: Mapping[str, str] = field(default_factory=dict)
    """For each card, the routes that some payment with it claims, as bits by their index, in hexadecimal."""


@dataclass(frozen=True, slots=True)
class Moved(Record):
    """Things that an event moved from one place to another.

    A place is ``hand:0``, ``held:0``, ``offered:0``, ``supply:0`` (of a seat), ``deck:train-deck``, ``display:2`` (a
    slot), ``route:paris-zurich``, ``city:paris``, ``discards``, ``table`` (laid down for an unfinished action),
    ``revealed`` (face up until the end of the turn), ``returned`` or ``box``.
    """

    what: Literal["cards", "tickets", "pieces", "passengers"]
    source: str
    target: str
    things: Counts | None = None
    """Their numbers by name; ``null``: hidden; empty: everything at the source."""


@dataclass(frozen=True, slots=True)
class GameEvent(Record):
    """An event in words, and what it did, as far as the shown seat may know it."""

    type: str
    words: str
    quiet: bool = False
    """Does the log leave it out?"""
    seat: int | None = None
    """The player who acted."""
    routes: list[str] = field(default_factory=list)
    """The routes that it is about."""
    cities: list[str] = field(default_factory=list)
    """The cities that it is about."""
    moved: list[Moved] = field(default_factory=list)
    scored: list[tuple[int, int]] = field(default_factory=list)
    """Changes on the score track: a seat and its points."""


@dataclass(frozen=True, slots=True)
class Events(Record):
    """New events: item ``n`` is event number ``first + n`` of the game."""

    seq: int
    first: int
    items: list[GameEvent]
    reset: bool = False
    """Do these events replace the log?  Otherwise ``first`` is the length of the log so far."""


@dataclass(frozen=True, slots=True)
class Sitter(Record):
    """A person or a bot in the game."""

    name: str
    who: Literal["human", "bot"]
    bot: str | None = None
    """The name of the bot."""
    guest: Literal["present", "away", "never"] | None = None
    """Is the invited guest there?  ``null``: nobody is invited to this seat."""


@dataclass(frozen=True, slots=True)
class Settings(Record):
    """The settings of the page, and who plays which seat."""

    locale: str
    locales: list[tuple[str, str]]
    """The available languages by code, each under its own name."""
    theme: Literal["auto", "light", "dark"]
    speed: int
    """0: no animation, 1: slow, 2: normal, 3: fast."""
    seats: list[Sitter]
    teaching: bool
    given: list[str] = field(default_factory=list)
    """What the notebook's code has set: ``locale``, ``theme``, ``speed``.  Preferences do not change it."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Preferences kept with the notebook, for browsers that keep none."""


@dataclass(frozen=True, slots=True)
class Lit(Record):
    """What a script highlights on the map."""

    routes: list[str]
    cities: list[str]
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Question(Record):
    """A script's question; without choices, clicking a route or city answers it."""

    id: int
    text: str
    choices: list[str]


@dataclass(frozen=True, slots=True)
class Failure(Record):
    """An error to show; cleared by a person's next action."""

    text: str
    details: str


@dataclass(frozen=True, slots=True)
class Texts(Record):
    """All messages of the page in the current language."""

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
    marks: Marks | None = None
    """Set while a game is replayed."""
    question: Question | None = None
    guide: GuideState | None = None
    puzzle: PuzzleState | None = None
    course: Course | None = None
    lesson: LessonState | None = None
    error: Failure | None = None
