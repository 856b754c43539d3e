"""The state of a game: immutable outside, mutable inside.

A :class:`State` never changes.  Rules write to a :class:`Draft`, which has the same fields; every value in a field is
itself immutable (tuples, bytes, frozen records), so that opening and freezing a draft copies a handful of references.
What several rules need lives in fields of its own; whatever belongs to one rule lives in that rule's slot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .cards import Cards, Counts, minus, plus
from .event import Event
from .prompt import Prompt
from .shuffle import shuffled

if TYPE_CHECKING:
    from .variant import Variant

FREE = 255
"""The owner of a route that nobody has claimed."""


class Position(Protocol):
    """What can be read of a state and of a draft alike."""

    @property
    def variant(self) -> Variant: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def first(self) -> int: ...
    @property
    def hands(self) -> Sequence[Counts]: ...
    @property
    def discards(self) -> Counts: ...
    @property
    def owners(self) -> bytes: ...
    @property
    def pieces(self) -> Sequence[Counts]: ...
    @property
    def slots(self) -> Mapping[str, Any]: ...
    @property
    def prompts(self) -> Sequence[Prompt]: ...
    @property
    def seat(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def turns_left(self) -> int | None: ...
    @property
    def passes(self) -> int: ...
    @property
    def idle(self) -> int: ...
    @property
    def over(self) -> bool: ...


class State(NamedTuple):
    """A position of a game, frozen."""

    variant: Variant
    names: tuple[str, ...]
    """The players' names, in seat order."""
    first: int
    """The seat that has the first turn."""
    rng: int
    """The random state: part of the game, saved, never shown."""
    hands: tuple[Counts, ...]
    """The cards in each seat's hand."""
    discards: Counts
    """The played and thrown cards (a reshuffle takes those of its own deck)."""
    owners: bytes
    """For each route the seat that claimed it, or ``FREE``."""
    pieces: tuple[Counts, ...]
    """What each seat has left to play, for each kind of piece."""
    slots: Mapping[str, Any]
    """What each rule keeps for itself."""
    prompts: tuple[Prompt, ...]
    """The open questions; the last one is to be answered now."""
    seat: int
    """Whose turn it is."""
    turn: int
    """How many turns have begun, all players together; 0 during the opening."""
    turns_left: int | None
    """In the last round: how many turns are still to be finished, this one included."""
    passes: int
    """How many turns in succession were passes."""
    idle: int
    """How many turns in succession brought nothing forward (passes, declined tunnels, exchanges)."""
    over: bool

    def draft(self) -> Draft:
        return Draft(self)


_new_state: Callable[[type[State], tuple[Any, ...]], State] = tuple.__new__


class Draft:
    """A state that rules may write to, and the events that they emit."""

    __slots__ = (
        "discards",
        "events",
        "first",
        "hands",
        "idle",
        "memo",
        "names",
        "over",
        "owners",
        "passes",
        "pieces",
        "prompts",
        "rng",
        "seat",
        "slots",
        "stalled",
        "turn",
        "turns_left",
        "variant",
    )

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.memo: dict[Any, Any] = {}
        self.restore(state)

    def restore(self, state: State) -> None:
        """Make the draft equal to ``state`` again."""
        self.variant = state.variant
        self.names = state.names
        self.first = state.first
        self.rng = state.rng
        self.hands = list(state.hands)
        self.discards = state.discards
        self.owners = state.owners
        self.pieces = list(state.pieces)
        self.slots = dict(state.slots)
        self.prompts = list(state.prompts)
        self.seat = state.seat
        self.turn = state.turn
        self.turns_left = state.turns_left
        self.passes = state.passes
        self.idle = state.idle
        self.over = state.over
        self.stalled = ""

    def freeze(self) -> State:
        """The draft as a state."""
        return _new_state(
            State,
            (
                self.variant,
                self.names,
                self.first,
                self.rng,
                tuple(self.hands),
                self.discards,
                self.owners,
                tuple(self.pieces),
                MappingProxyType(self.slots.copy()),
                tuple(self.prompts),
                self.seat,
                self.turn,
                self.turns_left,
                self.passes,
                self.idle,
                self.over,
            ),
        )

    # What rules do with a draft.

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def ask(self, prompt: Prompt) -> None:
        """Put a question; it is answered before those that are open already."""
        self.prompts.append(prompt)

    def shuffle(self, items: Sequence[int]) -> list[int]:
        pile, self.rng = shuffled(items, self.rng)
        return pile

    def give(self, seat: int, cards: Counts) -> None:
        """Put cards into a hand."""
        self.hands[seat] = plus(self.hands[seat], cards)

    def take(self, seat: int, cards: Cards) -> None:
        """Take cards out of a hand."""
        self.hands[seat] = minus(self.hands[seat], cards.counts)

    def discard(self, cards: Counts) -> None:
        self.discards = plus(self.discards, cards)

    def nothing_gained(self, kind: str = "idle") -> None:
        """Say that this turn brought the game no further (``pass``, or ``idle`` for anything else of the sort)."""
        self.stalled = kind
