"""The card market with two decks: trains and ships."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Card
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.lesson import Lesson, Place, Stage, asked
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Variant

from .card_piles import EMPTY
from .drawing import Draw
from .market import CardMarket, Market

TRAINS = "train-deck"
SHIPS = "ship-deck"
MARK = "harbour"


@dataclass(frozen=True, slots=True)
class Refill(Action):
    """Choose the deck that replaces the card just taken."""

    type: ClassVar[str] = "refill"
    pattern: ClassVar[str] = "refill {deck}"
    answers: ClassVar[tuple[str, ...]] = ("refill",)
    deck: str


_REFILLS = (Refill("train"), Refill("ship"))


@cache
def _refill_question(seat: int, place: int, last: bool) -> Prompt:
    return Prompt(seat, "refill", {"slot": place, "last": last})


@dataclass(frozen=True)
class TwoDecks(CardMarket):
    """A market with a deck of trains and a deck of ships."""

    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        ("{setup_id}", "two-decks-setup"),
        ("draw.refill", "two-decks-refill"),
        "world.draw",
        "world.refill",
        "world.flush",
        *(entry for entry in CardMarket.paragraphs[1:] if entry != "draw.refill"),
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **CardMarket.see,
        "draw.refill": ("world.refill", "draw.reshuffle"),
        "world.draw": ("draw.open-wild", "world.refill"),
        "world.flush": ("draw.flush",),
    }
    actions: ClassVar[tuple[type[Action], ...]] = (Draw, Refill)
    asks: ClassVar[Mapping[str, Question]] = {
        "draw": Question("draw.two-cards"),
        "refill": Question("world.refill", {"slot": Role.PLACE, "last": Role.FLAG}),
    }
    adjustable: ClassVar[Mapping[str, range]] = {
        **CardMarket.adjustable,
        "marked": range(11),
        "singles": range(11),
        "doubles": range(15),
        "ship_hand": range(17),
    }

    lessons: ClassVar[tuple[Lesson, ...]] = (
        *CardMarket.lessons,
        Lesson("refill", Stage.QUESTION, asked("refill", Place("question")), "world-refill", ("refill",), hinted=True),
    )

    colors: tuple[str, ...] = ("purple", "yellow", "green", "red", "black", "white")
    each: int = 11
    wild: str = "wild"
    display: int = 6
    hand: int = 3
    setup_id: str = "world.setup"
    marked: int = 4
    """How many train cards of each colour have the harbour mark; all single ships do."""
    singles: int = 4
    doubles: int = 6
    ship_hand: int = 7

    @property
    def decks(self) -> tuple[str, ...]:
        return (TRAINS, SHIPS)

    def dealt(self) -> tuple[int, ...]:
        return (self.hand, self.ship_hand)

    def cards(self) -> Iterable[Card]:
        for color in self.colors:
            yield Card(f"train-{color}", color, self.each - self.marked, TRAINS)
            yield Card(f"train-{color}-harbour", color, self.marked, TRAINS, marks=(MARK,))
        for color in self.colors:
            yield Card(f"ship-{color}", color, self.singles, SHIPS, marks=(MARK,))
            yield Card(f"ships-{color}", color, self.doubles, SHIPS, spaces=2)
        yield Card(self.wild, None, self.wilds, TRAINS)

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[str] | None:
        return [refill.deck for refill in _REFILLS] if action is Refill else None

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        if prompt.kind == "refill":
            return [refill for deck, refill in enumerate(_REFILLS) if self.can_draw_from(position, deck)]
        return super().choices(position, prompt)

    def objection(self, position: Position, seat: int, action: Draw | Refill) -> Refusal | None:
        if not isinstance(action, Refill):
            return super().objection(position, seat, action)
        names = [refill.deck for refill in _REFILLS]
        if action.deck not in names:
            return refuse("world.refill", "no-deck", deck=action.deck[:40])
        if not self.can_draw_from(position, names.index(action.deck)):
            return refuse("world.refill", "deck-empty", deck=self.decks[names.index(action.deck)])
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: Draw | Refill) -> None:
        if not isinstance(action, Refill):
            super().apply(draft, prompt, action)
            return
        if self._refill(draft, prompt.about["slot"], _REFILLS.index(action)):
            self._flush(draft)
        self.continue_turn(draft, prompt.seat, prompt.about["last"])

    def replace(self, draft: Draft, seat: int, place: int, last: bool) -> None:
        """Ask which deck replaces the card, unless only one can."""
        decks, display = draft.slots[self.key]
        draft.slots[self.key] = Market(decks, display[:place] + bytes((EMPTY,)) + display[place + 1 :])
        live = [deck for deck in range(len(decks)) if self.can_draw_from(draft, deck)]
        if len(live) > 1:
            draft.ask(_refill_question(seat, place, last))
            return
        if live and self._refill(draft, place, live[0]):
            self._flush(draft)
        self.continue_turn(draft, seat, last)

    def row(self, decks: Sequence[list[int]], places: Iterable[int]) -> list[int | None]:
        cards: list[int | None] = []
        for place in places:
            own = 0 if place < self.display // 2 else 1
            deck = decks[own] or decks[1 - own]
            cards.append(deck.pop() if deck else None)
        return cards

    def new_display(self, draft: Draft) -> list[int | None]:
        cards: list[int | None] = []
        for place in range(self.display):
            own = 0 if place < self.display // 2 else 1
            card = self.draw_top(draft, own)
            cards.append(self.draw_top(draft, 1 - own) if card is None else card)
        return cards
