"""The state of a game.

A :class:`State` is immutable.  Rules write to a :class:`Draft`, which has the same fields.  The values of all fields
are immutable themselves (tuples, bytes, frozen records), so opening and freezing a draft copies only a few references.
Data shared by several rules has fields of its own; data of one rule is in that rule's slot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from .attribute_hints import suggest
from .cards import Cards, Counts, minus, plus
from .event import Event
from .prompt import Prompt
from .shuffle import shuffled
from .variant import Variant

FREE = 255
"""The owner of an unclaimed route."""


class State(NamedTuple):
    """The immutable state of a game."""

    variant: Variant
    names: tuple[str, ...]
    """The players' names, in seat order."""
    first: int
    """The seat with the first turn."""
    rng: int
    """The random state; saved with the game and never shown."""
    hands: tuple[Counts, ...]
    """The cards in each seat's hand."""
    discards: Counts
    """The discarded cards of all decks; reshuffling a deck takes only its own cards."""
    owners: bytes
    """For each route the seat that claimed it, or ``FREE``."""
    pieces: tuple[Counts, ...]
    """The pieces that each seat has left, for each kind."""
    slots: Mapping[str, Any]
    """The slot of each rule."""
    prompts: tuple[Prompt, ...]
    """The stack of open questions; the last one must be answered now."""
    seat: int
    """The seat whose turn it is."""
    turn: int
    """The number of turns begun by all players together; 0 during the opening."""
    turns_left: int | None
    """In the last round: the number of turns still to be finished, including this one."""
    passes: int
    """The number of consecutive turns that were passes."""
    idle: int
    """The number of consecutive turns without progress (passes, exchanges, claims given up)."""
    over: bool

    def draft(self) -> Draft:
        return Draft(self)


_new_state: Callable[[type[State], tuple[Any, ...]], State] = tuple.__new__


class Draft:
    """A mutable copy of a state, with the events that rules emit."""

    __slots__ = (
        "chance",
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
        self.memo: dict[int | None, tuple[list[Any], list[Any]]] = {}
        """For each seat the slots that it saw last, and their excerpts."""
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
        self.chance: Callable[[Sequence[int]], list[int]] | None = None
        """Shuffles instead of the random state, where chance is a player of its own."""

    def copy(self) -> Draft:
        """A second draft of the same position, without events."""
        twin = _new_draft(Draft)
        twin.events = []
        twin.memo = self.memo  # a cache, which is valid for any position
        twin.variant = self.variant
        twin.names = self.names
        twin.first = self.first
        twin.rng = self.rng
        twin.hands = self.hands.copy()
        twin.discards = self.discards
        twin.owners = self.owners
        twin.pieces = self.pieces.copy()
        twin.slots = self.slots.copy()
        twin.prompts = self.prompts.copy()
        twin.seat = self.seat
        twin.turn = self.turn
        twin.turns_left = self.turns_left
        twin.passes = self.passes
        twin.idle = self.idle
        twin.over = self.over
        twin.stalled = self.stalled
        twin.chance = self.chance
        return twin

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

    # Operations for rules.

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def ask(self, prompt: Prompt) -> None:
        """Push a question; it is answered before those already open."""
        self.prompts.append(prompt)

    def shuffle(self, items: Sequence[int]) -> list[int]:
        if self.chance is not None:
            return self.chance(items)
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
        """Mark this turn as one without progress: ``pass``, or ``idle`` for anything else."""
        self.stalled = kind


_new_draft: Callable[[type[Draft]], Draft] = object.__new__


for _kind in (State, Draft):
    suggest(
        _kind, {"board": ".variant.board", "players": ".names", "prompt": ".prompts[-1]", "rules": ".variant.rules"}
    )
