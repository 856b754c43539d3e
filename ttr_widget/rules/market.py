"""The card market: a deck, a row of open cards, the discards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Card, CardPile, Cards, Counts, with_one
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft, Position
from ttr_widget.kernel.variant import Variant

EMPTY = 255
"""A place of the display that holds no card."""
_HOLE = bytes((EMPTY,))
DECK = "deck"
COLORS = ("purple", "blue", "orange", "yellow", "white", "green", "black", "red")


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
    type: ClassVar[str] = "deal"
    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class DisplayDealt(Event):
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
    type: ClassVar[str] = "refill"
    slot: int
    card: str
    deck: str


@dataclass(frozen=True, slots=True)
class Flushed(Event):
    type: ClassVar[str] = "flush"
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    type: ClassVar[str] = "reshuffle"
    deck: str
    count: int


class Market(NamedTuple):
    """The slot: the deck (its last card is the top) and the display (``EMPTY`` where no card lies)."""

    deck: CardPile
    display: CardPile


class _Table:
    """What the market works out once a variant."""

    def __init__(self, variant: Variant) -> None:
        kinds = variant.kinds
        self.draws = tuple(Draw(name) for name in kinds.names)
        self.blind = Draw(DECK)
        self.second = tuple(Prompt(seat, "draw") for seat in range(variant.board.players[1]))
        self.names: tuple[str | None, ...] = (*kinds.names, *(None,) * (256 - len(kinds.names)))


@dataclass(frozen=True)
class CardMarket(Rule):
    """Drawing cards.

    {setup_id}: Each player starts with {hand} cards.

    draw.two-cards: Drawing takes two cards, one decision at a time, each from the display of {display} or blind from
    the deck.

    draw.refill: A card taken from the display is replaced at once from the deck, before the next decision. A place that
    stays empty for lack of cards is filled as soon as cards are there again.

    draw.open-wild: A {wild} taken from the display as the first card is the only card of that turn.

    draw.second-open-wild: A {wild} in the display cannot be the second card, also not one that has just arrived as the
    replacement.

    draw.blind-wild: A {wild} drawn blind counts as one ordinary card: as the first card it still allows a second.

    draw.flush: Whenever cards have been put into the display and {flush} or more of it are {wild}s, the whole display
    is discarded and dealt anew; but at most {flush_limit} times in succession: then it stays until one of its cards
    is replaced.

    draw.reshuffle: An empty deck is made anew from the shuffled discards, at the moment a card is needed from it.

    draw.exhausted: With both deck and discards empty, the draw action cannot be chosen, even if cards lie in the
    display. Once begun, a second card must be taken while one may be: blind, or anything but a {wild} from the
    display. If none may be, the turn simply ends.

    hand.unlimited: A hand may hold any number of cards.
    """

    key: ClassVar[str] = "market"
    actions: ClassVar[tuple[type[Action], ...]] = (Draw,)
    asks: ClassVar[Mapping[str, str]] = {"draw": "draw.two-cards"}
    slot_type: ClassVar[Any] = Market

    colors: tuple[str, ...] = COLORS
    each: int = 12
    wilds: int = 14
    wild: str = "locomotive"
    display: int = 5
    hand: int = 4
    flush: int = 3
    flush_limit: int = 3
    setup_id: str = "europe.setup"

    # Building.

    def cards(self) -> Iterable[Card]:
        yield from (Card(color, color, self.each) for color in self.colors)
        if self.wilds:
            yield Card(self.wild, None, self.wilds)

    def unfit(self, variant: Variant) -> str | None:
        if min(self.each, self.display, self.hand, self.flush, self.flush_limit) < 0 or not self.each:
            return "numbers of cards cannot be negative, and there must be cards of each colour"
        players = variant.board.players[1]
        need, have = players * self.hand + self.display, sum(variant.kinds.copies)
        if need > have:
            return f"{players} players need {need} cards at the start, and there are {have}"
        return None

    def prepare(self, variant: Variant) -> _Table:
        return _Table(variant)

    def setup(self, draft: Draft) -> None:
        kinds = draft.variant.kinds
        deck = draft.shuffle([number for number, copies in enumerate(kinds.copies) for _ in range(copies)])
        for seat in range(len(draft.names)):
            dealt = kinds.pile(bytes(deck[len(deck) - self.hand :]))
            del deck[len(deck) - self.hand :]
            draft.give(seat, dealt.counts)
            draft.emit(CardsDealt(seat, dealt))
        draft.slots[self.key] = Market(bytes(deck), b"")
        self._deal_display(draft, "setup")
        self._flush(draft)

    # Drawing.

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        market: Market = position.slots[self.key]
        if not market.deck and not any(position.discards):
            return ()
        table: _Table = position.variant.tables[self.key]
        draws = table.draws
        if EMPTY in market.display:
            return [table.blind, *[draws[card] for card in dict.fromkeys(market.display) if card != EMPTY]]
        return [table.blind, *[draws[card] for card in dict.fromkeys(market.display)]]

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        market: Market = position.slots[self.key]
        table: _Table = position.variant.tables[self.key]
        draws, wild = table.draws, position.variant.kinds.wild
        found = [draws[card] for card in dict.fromkeys(market.display) if card not in (EMPTY, wild)]
        return [table.blind, *found] if market.deck or any(position.discards) else found

    def objection(self, position: Position, seat: int, action: Draw) -> Refusal | None:
        market: Market = position.slots[self.key]
        first = position.prompts[-1].kind == "turn"
        exhausted = not market.deck and not any(position.discards)
        if exhausted and (first or action.card == DECK):
            return refuse("draw.exhausted", "Both the deck and the discards are empty, so no card can be drawn.")
        if action.card == DECK:
            return None
        kinds = position.variant.kinds
        number = kinds.number[action.card]
        if number == kinds.wild and not first:
            return refuse(
                "draw.second-open-wild", "A {wild} in the display cannot be the second card.", wild=action.card
            )
        if number not in market.display:
            return refuse(
                "draw.two-cards",
                "No {card} lies in the display: it shows {display}.",
                card=action.card,
                display=", ".join(name or "nothing" for name in self._names(position.variant, market.display)),
            )
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: Draw) -> None:
        seat, table = prompt.seat, draft.variant.tables[self.key]
        if action.card == DECK:
            self._take_blind(draft, seat)
            last = prompt.kind == "draw"
        else:
            wild = self._take_open(draft, seat, draft.variant.kinds.number[action.card])
            last = wild or prompt.kind == "draw"
        if not last and self._second_card(draft):
            draft.prompts.append(table.second[seat])

    def _take_blind(self, draft: Draft, seat: int) -> None:
        card = self.top(draft)
        assert card is not None, "an empty deck is refused before"
        draft.hands[seat] = with_one(draft.hands[seat], card)
        draft.events.append(CardDrawn(seat, DECK, None, draft.variant.kinds.names[card]))

    def _take_open(self, draft: Draft, seat: int, card: int) -> bool:
        """Take a card from the display and replace it; says whether it was a wild."""
        place = draft.slots[self.key].display.index(card)
        kinds = draft.variant.kinds
        draft.hands[seat] = with_one(draft.hands[seat], card)
        draft.events.append(CardDrawn(seat, "display", place, kinds.names[card]))
        if self._refill(draft, place):
            self._flush(draft)
        return card == kinds.wild

    def _second_card(self, draft: Draft) -> bool:
        """May any card be taken as the second one?"""
        market: Market = draft.slots[self.key]
        if market.deck or any(draft.discards):
            return True
        return any(card not in (EMPTY, draft.variant.kinds.wild) for card in market.display)

    # The deck and the display.

    def top(self, draft: Draft) -> int | None:
        """Take the top card of the deck, made anew from the discards if need be."""
        market: Market = draft.slots[self.key]
        deck = market.deck or self._reshuffled(draft)
        if not deck:
            return None
        draft.slots[self.key] = Market(deck[:-1], market.display)
        return deck[-1]

    def _reshuffled(self, draft: Draft) -> bytes:
        pile = [number for number, count in enumerate(draft.discards) for _ in range(count)]
        if pile:
            draft.discards = draft.variant.kinds.none
            draft.emit(Reshuffled(DECK, len(pile)))
        return bytes(draft.shuffle(pile))

    def _refill(self, draft: Draft, place: int) -> bool:
        """Put the top card of the deck there; without a card the place is left empty."""
        deck, display = draft.slots[self.key]
        deck = deck or self._reshuffled(draft)
        draft.slots[self.key] = Market(deck[:-1], display[:place] + (deck[-1:] or _HOLE) + display[place + 1 :])
        if not deck:
            return False
        draft.events.append(Refilled(place, draft.variant.kinds.names[deck[-1]], DECK))
        return True

    def _deal_display(self, draft: Draft, reason: str) -> None:
        cards = [self.top(draft) for _ in range(self.display)]
        display = bytes(EMPTY if card is None else card for card in cards)
        draft.slots[self.key] = draft.slots[self.key]._replace(display=display)
        draft.emit(DisplayDealt(self._names(draft.variant, display), reason))

    def _flush(self, draft: Draft) -> None:
        kinds = draft.variant.kinds
        for _ in range(self.flush_limit):
            market: Market = draft.slots[self.key]
            if kinds.wild is None or market.display.count(kinds.wild) < self.flush:
                break
            draft.emit(Flushed(self._names(draft.variant, market.display)))
            draft.discard(kinds.pile(market.display.replace(_HOLE, b"")).counts)
            self._deal_display(draft, "flush")

    def _names(self, variant: Variant, display: bytes) -> tuple[str | None, ...]:
        names = variant.tables[self.key].names
        return tuple([names[card] for card in display])

    def closing(self, draft: Draft) -> None:
        market: Market = draft.slots[self.key]
        if EMPTY in market.display:
            filled = [self._refill(draft, place) for place, card in enumerate(market.display) if card == EMPTY]
            if any(filled):
                self._flush(draft)

    # What is known, and where cards lie.

    def visible(self, slot: Market, seat: int | None) -> tuple[bytes, int]:
        return slot.display, len(slot.deck)

    def show(self, excerpt: tuple[bytes, int], variant: Variant) -> Mapping[str, Any]:
        display, left = excerpt
        return {"display": self._names(variant, display), "decks": {DECK: left}}

    def lying(self, position: Position) -> Iterable[Counts]:
        market: Market = position.slots[self.key]
        kinds = position.variant.kinds
        yield kinds.pile(market.deck).counts
        yield kinds.pile(market.display.replace(_HOLE, b"")).counts

    def redeal(self, draft: Draft, seat: int | None) -> None:
        kinds = draft.variant.kinds
        market: Market = draft.slots[self.key]
        others = [other for other in range(len(draft.names)) if other != seat]
        pool = list(market.deck)
        for other in others:
            pool += [number for number, count in enumerate(draft.hands[other]) for _ in range(count)]
        pool = draft.shuffle(pool)
        for other in others:
            size = sum(draft.hands[other])
            draft.hands[other] = kinds.pile(bytes(pool[:size])).counts
            del pool[:size]
        draft.slots[self.key] = Market(bytes(pool), market.display)
