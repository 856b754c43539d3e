"""The card market: a deck, a row of face-up cards, a discard pile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.cards import Card, CardPile, Counts, minus, with_one
from ttr_widget.kernel.codec import CardsLeft, Display
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, advised_action
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant
from ttr_widget.kernel.view import View

from .card_piles import EMPTY, arrange, deck_members
from .drawing import CardsDealt, DisplayDealt, Draw, Flushed, Reshuffled, drawn, refilled

_MOST_CARDS = 5000
_HOLE = bytes((EMPTY,))
DECK = "deck"
COLORS = ("purple", "blue", "orange", "yellow", "white", "green", "black", "red")


class Market(NamedTuple):
    """The slot: the decks (the last card of each is its top) and the display (``EMPTY`` for an empty slot)."""

    decks: tuple[CardPile, ...]
    display: CardPile


_ONE = [bytes((number,)) for number in range(256)]


@lru_cache(maxsize=1000)
def _fair_shares(sizes: tuple[int, ...], but: int | None) -> tuple[int, ...]:
    """A seat for each card in the other hands, in such an order that each gets a fair share of every deck."""
    places = [(n / size, seat) for seat, size in enumerate(sizes) if seat != but for n in range(size)]
    return tuple([seat for _, seat in sorted(places)])


@cache
def _second_draw(seat: int) -> Prompt:
    """The question for a second card."""
    return Prompt(seat, "draw")


_new_market: Callable[[type[Market], tuple[tuple[bytes, ...], bytes]], Market] = tuple.__new__


class _MarketTable:
    """What the market computes once per variant."""

    def __init__(self, variant: Variant, decks: Sequence[str]) -> None:
        kinds = variant.kinds
        self.draws = tuple(Draw(name) for name in kinds.names)
        self.blind = tuple(Draw(name) for name in decks)
        self.deck = {name: number for number, name in enumerate(decks)}
        self.members = deck_members(kinds, decks)
        self.names: tuple[str | None, ...] = (*kinds.names, *(None,) * (256 - len(kinds.names)))


def _hand(rule: CardMarket, now: Situation) -> Told | None:
    return Told(Place("hand")) if now.is_turn else None


def _take(rule: CardMarket, now: Situation) -> Told | None:
    action = advised_action(now, Draw.type)
    if action is None:
        return None
    blind = action.card in rule.decks
    return Told(Place("deck" if blind else "card", action.card), {"card": action.card}, "blind" if blind else "")


def _first_card(rule: CardMarket, now: Situation) -> Told | None:
    return _take(rule, now) if now.is_turn else None


def _second_card(rule: CardMarket, now: Situation) -> Told | None:
    return _take(rule, now) if now.asked == "draw" else None


def _open_wild(rule: CardMarket, now: Situation) -> Told | None:
    there = rule.wild in now.view.rules[rule.key]["display"]
    return Told(Place("card", rule.wild)) if there and now.is_turn else None


@dataclass(frozen=True)
class CardMarket(Rule):
    """A deck, a row of face-up cards and a discard pile, and how to draw from them."""

    key: ClassVar[str] = "market"
    topic: ClassVar[Topic] = "cards"
    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        ("{setup_id}", "card-market-setup"),
        "draw.two-cards",
        "draw.refill",
        "draw.open-wild",
        "draw.second-open-wild",
        "draw.blind-wild",
        "draw.flush",
        "draw.reshuffle",
        "draw.exhausted",
        "hand.unlimited",
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "draw.two-cards": ("draw.refill", "draw.open-wild", "draw.second-open-wild", "draw.blind-wild"),
        "draw.refill": ("draw.reshuffle",),
        "draw.open-wild": ("draw.blind-wild",),
        "draw.exhausted": ("pass.only-if-stuck",),
    }
    actions: ClassVar[tuple[type[Action], ...]] = (Draw,)
    asks: ClassVar[Mapping[str, Question]] = {"draw": Question("draw.two-cards")}
    slot_type: ClassVar[Any] = Market
    adjustable: ClassVar[Mapping[str, range]] = {
        "each": range(27),
        "wilds": range(31),
        "display": range(13),
        "hand": range(11),
        "flush": range(11),
        "flush_limit": range(11),
    }

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("hand", Stage.BASICS, _hand, "claim-cards"),
        Lesson("take", Stage.MOVE, _first_card, "draw-two-cards", does=("draw",), hinted=True, times=2),
        Lesson("second", Stage.QUESTION, _second_card, "draw-two-cards", does=("draw",), hinted=True),
        Lesson("open-wild", Stage.FEATURE, _open_wild, "draw-open-wild"),
    )

    colors: tuple[str, ...] = COLORS
    each: int = 12
    wilds: int = 14
    wild: str = "locomotive"
    display: int = 5
    hand: int = 4
    flush: int = 3
    flush_limit: int = 3
    setup_id: str = "europe.setup"

    def word_facts(self) -> dict[str, Any]:
        return {"decks": len(self.decks)}

    # Setting up.

    @property
    def decks(self) -> tuple[str, ...]:
        """The names of the decks."""
        return (DECK,)

    def dealt(self) -> tuple[int, ...]:
        """How many cards of each deck are dealt to a hand at the start."""
        return (self.hand,)

    def cards(self) -> Iterable[Card]:
        yield from (Card(color, color, self.each) for color in self.colors)
        if self.wilds:
            yield Card(self.wild, None, self.wilds)

    def unfit(self, variant: Variant) -> Message | None:
        if not self.each or not self.flush:
            return Message("unfit-market.each")
        if len(variant.kinds.cards) > EMPTY or sum(variant.kinds.copies) > _MOST_CARDS:
            return Message("unfit-market.most", kinds=EMPTY, cards=_MOST_CARDS)
        players = variant.board.players[1]
        for deck, hand in zip(self.decks, self.dealt(), strict=True):
            have = sum(card.copies for card in variant.kinds.cards if card.deck == deck)
            need = players * hand + self.display // len(self.decks)
            if need > have:
                return Message("unfit-market.too-few", players=players, need=need, deck=deck, have=have)
        return None

    def prepare(self, variant: Variant) -> _MarketTable:
        return _MarketTable(variant, self.decks)

    def _members(self, variant: Variant) -> tuple[tuple[int, ...], ...]:
        """The kinds of card in each deck."""
        return variant.prepared(self).members

    def setup(self, draft: Draft) -> None:
        kinds = draft.variant.kinds
        members = self._members(draft.variant)
        decks = [draft.shuffle([n for n in own for _ in range(kinds.copies[n])]) for own in members]
        for seat in range(len(draft.names)):
            hand: list[int] = []
            for deck, count in zip(decks, self.dealt(), strict=True):
                hand += deck[len(deck) - count :]
                del deck[len(deck) - count :]
            dealt = kinds.pile(bytes(hand))
            draft.give(seat, dealt.counts)
            draft.emit(CardsDealt(seat, dealt))
        draft.slots[self.key] = Market(tuple(map(bytes, decks)), b"")
        self._deal_display(draft, "setup")
        self._flush(draft)

    def row(self, decks: Sequence[list[int]], places: Iterable[int]) -> list[int | None]:
        """Cards for these slots of a display, taken from the tops of the decks."""
        return [decks[0].pop() if decks[0] else None for _ in places]

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        draft.slots[self.key] = Market(*arrange(self, draft, arrangement))

    def faults(self, position: Position) -> Iterable[Fault]:
        market: Market = position.slots[self.key]
        if len(market.decks) != len(self.decks):
            yield Fault(".decks", Message("fault-market.decks", size=len(self.decks), given=len(market.decks)))
        if len(market.display) != self.display:
            yield Fault(".display", Message("fault-market.display", size=self.display, given=len(market.display)))
        for number, (deck, members) in enumerate(zip(market.decks, self._members(position.variant), strict=False)):
            if set(deck) - set(members):
                yield Fault(f".decks[{number}]", Message("fault-market.deck", deck=self.decks[number]))

    def start_events(self, position: Position) -> Iterable[Event]:
        kinds = position.variant.kinds
        yield from (CardsDealt(seat, kinds.private(hand)) for seat, hand in enumerate(position.hands))
        yield DisplayDealt(self._names(position.variant, position.slots[self.key].display), "setup")

    # Drawing.

    def can_draw_from(self, position: Position, deck: int) -> bool:
        """Can a card be drawn from this deck, if need be after reshuffling its discards?"""
        if position.slots[self.key].decks[deck]:
            return True
        discards = position.discards
        for number in position.variant.prepared(self).members[deck]:  # noqa: SIM110 -- asked often, a loop is fastest
            if discards[number]:
                return True
        return False

    def _blind(self, position: Position, table: _MarketTable) -> Sequence[Draw]:
        """The possible blind draws, if some deck may be empty."""
        return [draw for deck, draw in enumerate(table.blind) if self.can_draw_from(position, deck)]

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        table = position.variant.prepared(self)
        decks, display = position.slots[self.key]
        blind = table.blind if all(decks) else self._blind(position, table)
        if not blind:
            return ()
        draws = table.draws
        if EMPTY in display:
            return [*blind, *[draws[card] for card in dict.fromkeys(display) if card != EMPTY]]
        return [*blind, *map(draws.__getitem__, dict.fromkeys(display))]

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        table = position.variant.prepared(self)
        draws, shut = table.draws, (EMPTY, position.variant.kinds.wild)
        decks, display = position.slots[self.key]
        blind = table.blind if all(decks) else self._blind(position, table)
        return [*blind, *[draws[c] for c in dict.fromkeys(display) if c not in shut]]

    def objection(self, position: Position, seat: int, action: Draw) -> Refusal | None:
        table = position.variant.prepared(self)
        first = position.prompts[-1].kind == "turn"
        decks, display = position.slots[self.key]
        deck = table.deck.get(action.card)
        if deck is not None and (decks[deck] or self.can_draw_from(position, deck)):
            return None
        if first and not (any(decks) or self._blind(position, table)):
            return refuse("draw.exhausted", "nothing-left")
        if deck is not None:
            return refuse("draw.exhausted", "deck-empty", deck=action.card)
        kinds = position.variant.kinds
        number = kinds.number[action.card]
        if number == kinds.wild and not first:
            return refuse("draw.second-open-wild", "refused", wild=action.card)
        if number not in display:
            shown = tuple(name or "nothing" for name in self._names(position.variant, display))
            return refuse("draw.two-cards", "not-there", card=action.card, display=shown)
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: Draw) -> None:
        seat, last = prompt.seat, prompt.kind == "draw"
        kinds = draft.variant.kinds
        deck = draft.variant.prepared(self).deck.get(action.card)
        if deck is not None:
            card = self.draw_top(draft, deck)
            assert card is not None, "an empty deck is refused before"
            draft.hands[seat] = with_one(draft.hands[seat], card)
            draft.events.append(drawn(seat, action.card, None, kinds.names[card]))
            self.continue_turn(draft, seat, last)
            return
        card = kinds.number[action.card]
        place = draft.slots[self.key].display.index(card)
        draft.hands[seat] = with_one(draft.hands[seat], card)
        draft.events.append(drawn(seat, "display", place, action.card))
        self.replace(draft, seat, place, last or card == kinds.wild)

    def replace(self, draft: Draft, seat: int, place: int, last: bool) -> None:
        """Replace the card taken from this slot, and continue the turn."""
        if self._refill(draft, place, 0):
            self._flush(draft)
        self.continue_turn(draft, seat, last)

    def continue_turn(self, draft: Draft, seat: int, last: bool) -> None:
        """Ask for a second card, unless this was the last one or none may be taken."""
        if not last and self._second_card(draft):
            draft.prompts.append(_second_draw(seat))

    def _second_card(self, draft: Draft) -> bool:
        """Is there a card that may be taken as the second one?"""
        market: Market = draft.slots[self.key]
        if any(market.decks) or any(draft.discards):
            return True
        return any(card not in (EMPTY, draft.variant.kinds.wild) for card in market.display)

    # The decks and the display.

    def draw_top(self, draft: Draft, deck: int = 0) -> int | None:
        """Take the top card of a deck, reshuffling its discards if it is empty."""
        decks, display = draft.slots[self.key]
        pile = decks[deck] or self._reshuffled(draft, deck)
        if not pile:
            return None
        draft.slots[self.key] = _new_market(Market, (_with(decks, deck, pile[:-1]), display))
        card: int = pile[-1]
        return card

    def _reshuffled(self, draft: Draft, deck: int) -> bytes:
        """The new deck made by shuffling a deck's own discards."""
        discards, members = list(draft.discards), draft.variant.prepared(self).members[deck]
        pile = [number for number in members for _ in range(discards[number])]
        if not pile:
            return b""
        for number in members:
            discards[number] = 0
        draft.discards = tuple(discards)
        draft.emit(Reshuffled(self.decks[deck], len(pile)))
        return bytes(draft.shuffle(pile))

    def _refill(self, draft: Draft, place: int, deck: int) -> bool:
        """Fill a slot with the top card of a deck; the slot stays empty if there is none."""
        decks, display = draft.slots[self.key]
        pile = decks[deck] or self._reshuffled(draft, deck)
        row = display[:place] + (pile[-1:] or _HOLE) + display[place + 1 :]
        draft.slots[self.key] = _new_market(Market, (_with(decks, deck, pile[:-1]), row))
        if not pile:
            return False
        draft.events.append(refilled(place, draft.variant.kinds.names[pile[-1]], self.decks[deck]))
        return True

    def new_display(self, draft: Draft) -> list[int | None]:
        """The cards of a newly dealt display."""
        return [self.draw_top(draft) for _ in range(self.display)]

    def _deal_display(self, draft: Draft, reason: str) -> None:
        display = bytes(EMPTY if card is None else card for card in self.new_display(draft))
        draft.slots[self.key] = draft.slots[self.key]._replace(display=display)
        draft.emit(DisplayDealt(self._names(draft.variant, display), reason))

    def _flush(self, draft: Draft) -> None:
        kinds = draft.variant.kinds
        for _ in range(self.flush_limit):
            display = draft.slots[self.key].display
            if kinds.wild is None or display.count(kinds.wild) < self.flush:
                break
            draft.emit(Flushed(self._names(draft.variant, display)))
            draft.discard(kinds.counts_of(display.replace(_HOLE, b"")))
            self._deal_display(draft, "flush")

    def _names(self, variant: Variant, display: bytes) -> tuple[str | None, ...]:
        names = variant.prepared(self).names
        return tuple([names[card] for card in display])

    def closing(self, draft: Draft) -> None:
        display = draft.slots[self.key].display
        if EMPTY in display:
            holes = [place for place, card in enumerate(display) if card == EMPTY]
            decks = range(len(self.decks))
            filled = [
                any(self._refill(draft, place, n) for n in decks if self.can_draw_from(draft, n)) for place in holes
            ]
            if any(filled):
                self._flush(draft)

    # What is visible, and where cards lie.

    def visible(self, slot: Market, seat: int | None) -> tuple[Display, CardsLeft]:
        return slot.display, tuple(map(len, slot.decks))

    def show(self, excerpt: tuple[Display, CardsLeft], variant: Variant) -> Mapping[str, Any]:
        display, left = excerpt
        return {"display": self._names(variant, display), "decks": dict(zip(self.decks, left, strict=True))}

    def face_up(self, position: Position) -> Counts:
        """The cards of the display."""
        market: Market = position.slots[self.key]
        return position.variant.kinds.counts_of(market.display.replace(_HOLE, b""))

    def piles(self, position: Position) -> Iterable[Counts]:
        market: Market = position.slots[self.key]
        for deck in market.decks:
            yield position.variant.kinds.counts_of(deck)
        yield self.face_up(position)

    def imagine(self, draft: Draft, view: View) -> None:
        display, sizes = draft.slots[self.key]
        draft.slots[self.key] = Market((), display)
        unseen = minus(draft.variant.kinds.copies, view.discard_counts)
        for piles in draft.variant.piles_methods:
            for counts in piles(draft):
                unseen = minus(unseen, counts)
        if view.hand_counts is not None:
            unseen = minus(unseen, view.hand_counts)
        decks, hidden = [], b""
        for members, size in zip(draft.variant.prepared(self).members, sizes, strict=True):
            pool = b"".join([_ONE[number] * unseen[number] for number in members])
            decks.append(pool[len(pool) - size :])
            hidden += pool[: len(pool) - size]
        draft.slots[self.key] = Market(tuple(decks), display)
        hands = [list(draft.variant.kinds.none) for _ in view.players]
        for number, seat in zip(hidden, _fair_shares(view.hand_sizes, view.seat), strict=False):
            hands[seat][number] += 1
        for seat, hand in enumerate(hands):
            if seat != view.seat:
                draft.hands[seat] = tuple(hand)

    def redeal(self, draft: Draft, seat: int | None) -> None:
        self.deal_hidden(draft, seat, {}, draft.shuffle)

    def deal_hidden(
        self,
        draft: Draft,
        seat: int | None,
        known: Mapping[int, Mapping[int, int]],
        shuffle: Callable[[list[int]], list[int]],
    ) -> None:
        """Deal the cards that a seat does not see again, as many of each deck to each hand as before.

        ``known`` tells of other seats how many cards of some kinds they hold; they get these first.
        """
        market: Market = draft.slots[self.key]
        others = [other for other in range(len(draft.names)) if other != seat]
        hands = {other: list(draft.hands[other]) for other in others}
        decks = []
        for deck, members in zip(market.decks, draft.variant.prepared(self).members, strict=True):
            pool = list(deck)
            sizes = {other: sum(hands[other][number] for number in members) for other in others}
            for hand in hands.values():
                pool += [number for number in members for _ in range(hand[number])]
                for number in members:
                    hand[number] = 0
            for other, cards in known.items():
                for number in members:
                    for _ in range(min(cards.get(number, 0), pool.count(number), sizes[other])):
                        pool.remove(number)
                        hands[other][number] += 1
                        sizes[other] -= 1
            pool = shuffle(pool)
            for other, size in sizes.items():
                for number in pool[:size]:
                    hands[other][number] += 1
                del pool[:size]
            decks.append(bytes(pool))
        for other, counts in hands.items():
            draft.hands[other] = tuple(counts)
        draft.slots[self.key] = Market(tuple(decks), market.display)


def _with(decks: tuple[CardPile, ...], number: int, deck: bytes) -> tuple[CardPile, ...]:
    """The decks with another one in this place; most games have only one."""
    return (*decks[:number], deck, *decks[number + 1 :]) if len(decks) > 1 else (deck,)
