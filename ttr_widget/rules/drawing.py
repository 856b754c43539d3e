"""Drawing cards: the action, and the events about decks and the display."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.effects import ALL, DISCARDS, Effect, Moved, deck, display, from_decks, hand
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.roles import CardName, CardNames, DeckName, DisplayPlace, Seat, Source
from ttr_widget.kernel.variant import Variant


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take one card: blind (named by its deck) or face up (named by the card; of equal ones the lowest slot)."""

    type: ClassVar[str] = "draw"
    pattern: ClassVar[str] = "draw {card}"
    answers: ClassVar[tuple[str, ...]] = ("turn", "draw")
    card: Source


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A hand is dealt."""

    type: ClassVar[str] = "deal"
    quiet: ClassVar[bool] = True
    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: Cards | None

    def effects(self, variant: Variant) -> Iterable[Effect]:
        if self.cards is None:
            decks = dict.fromkeys(card.deck for card in variant.kinds.cards)
            return [Moved("cards", None, deck(name), hand(self.seat)) for name in decks]
        return from_decks(variant.kinds, self.cards, hand(self.seat))


@dataclass(frozen=True, slots=True)
class DisplayDealt(Event):
    """The face-up cards are laid out, at the start or after a flush."""

    type: ClassVar[str] = "display"
    quiet: ClassVar[bool] = True
    cards: CardNames
    reason: str

    def facts(self) -> dict[str, Any]:
        return {"cards": tuple(card or "nothing" for card in self.cards), "reason": self.reason}

    def effects(self, variant: Variant) -> Iterable[Effect]:
        for place, card in enumerate(self.cards):
            if card is not None:
                yield from from_decks(variant.kinds, {card: 1}, display(place))


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card is taken; only the drawing seat knows a card drawn blind."""

    type: ClassVar[str] = "draw"
    private: ClassVar[tuple[str, ...]] = ("card",)
    public_if: ClassVar[str] = "slot"
    seat: Seat
    source: DeckName
    slot: DisplayPlace | None
    card: CardName | None

    def effects(self, variant: Variant) -> Iterable[Effect]:
        source = deck(self.source) if self.slot is None else display(self.slot)
        yield Moved("cards", None if self.card is None else {self.card: 1}, source, hand(self.seat))


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """An empty slot of the display is filled."""

    type: ClassVar[str] = "refill"
    quiet: ClassVar[bool] = True
    slot: DisplayPlace
    card: CardName
    deck: DeckName

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", {self.card: 1}, deck(self.deck), display(self.slot))


@dataclass(frozen=True, slots=True)
class Flushed(Event):
    """Too many face-up wilds: all face-up cards are discarded."""

    type: ClassVar[str] = "flush"
    cards: CardNames

    def effects(self, variant: Variant) -> Iterable[Effect]:
        for place, card in enumerate(self.cards):
            if card is not None:
                yield Moved("cards", {card: 1}, display(place), DISCARDS)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile is shuffled into a new deck."""

    type: ClassVar[str] = "reshuffle"
    deck: DeckName
    count: int

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", ALL, DISCARDS, deck(self.deck))


# Frozen, and always the same few: each is made once.
drawn = cache(CardDrawn)
refilled = cache(Refilled)
