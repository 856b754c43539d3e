"""Drawing cards: the action, and what is told about decks and display."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.event import Event


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take one card: blind (the deck's name) or from the display (the card's name; of equal ones the lowest slot)."""

    type: ClassVar[str] = "draw"
    pattern: ClassVar[str] = "draw {card}"
    reads: ClassVar[Mapping[str, str]] = {"card": "source"}
    answers: ClassVar[tuple[str, ...]] = ("turn", "draw")
    card: str


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A hand is dealt."""

    type: ClassVar[str] = "deal"
    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class DisplayDealt(Event):
    """The open cards are laid out, at the start or after a flush."""

    type: ClassVar[str] = "display"
    cards: tuple[str | None, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card taken; one taken blind is known to its seat alone."""

    type: ClassVar[str] = "draw"
    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    source: str
    slot: int | None
    card: str | None

    def seen_by(self, seat: int | None) -> CardDrawn:
        if self.slot is not None or self.seat == seat:
            return self
        return CardDrawn(self.seat, self.source, None, None)


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """An empty place of the display has a card again."""

    type: ClassVar[str] = "refill"
    slot: int
    card: str
    deck: str


@dataclass(frozen=True, slots=True)
class Flushed(Event):
    """Too many wilds lay open: all open cards were discarded."""

    type: ClassVar[str] = "flush"
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards have become a deck again."""

    type: ClassVar[str] = "reshuffle"
    deck: str
    count: int


# Frozen, and the same few again and again: each is made once.
drawn = cache(CardDrawn)
refilled = cache(Refilled)
