"""Placing the cards of a position made by hand: listed cards where they are listed, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from ttr_widget.kernel.arrangement import Arrangement, too_many
from ttr_widget.kernel.cards import Cards, CardSet, Counts, with_one
from ttr_widget.kernel.errors import BadScenario, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.state import Draft

EMPTY = 255
"""An empty slot of the display."""


class DealsCards(Protocol):
    """What placing the cards needs to know of the card market."""

    @property
    def display(self) -> int: ...
    @property
    def flush(self) -> int: ...
    @property
    def flush_limit(self) -> int: ...
    @property
    def decks(self) -> tuple[str, ...]: ...
    def dealt(self) -> tuple[int, ...]: ...
    def row(self, decks: Sequence[list[int]], places: Iterable[int]) -> list[int | None]: ...


def deck_members(kinds: CardSet, decks: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """The kinds of card in each deck."""
    return tuple(tuple(n for n, card in enumerate(kinds.cards) if card.deck == name) for name in decks)


REST = "rest"
"""Written for a hand or the discards: all cards that are listed nowhere."""


class Places:
    """The listed cards: ``display`` has ``None`` in the slots to be dealt, ``tops`` a list per deck, top card first."""

    def __init__(self, rule: DealsCards, draft: Draft, arrangement: Arrangement) -> None:
        self.kinds = draft.variant.kinds
        self.decks = rule.decks
        self.heirs: list[int | None] = []
        """Who gets the rest: a seat, or ``None`` for the discards."""
        self.hands = self._hands(arrangement)
        self.discards = self._discards(arrangement)
        self.display = self._display(rule.display, arrangement)
        self.tops: list[list[int]] = [[] for _ in self.decks]
        self.whole: set[int] = set()
        """The decks that have no other cards than the listed ones."""
        self._stack(arrangement)
        self.rest = self._rest(draft)

    def _hands(self, arrangement: Arrangement) -> dict[int, Cards]:
        hands: dict[int, Cards] = {}
        for seat, given in arrangement.by_seat("hands").items():
            if given == REST:
                self._inherits(seat)
                hands[seat] = self.kinds.private(self.kinds.none)
            else:
                hands[seat] = arrangement.read(f"hands[{seat}]", "cards", given)
        return hands

    def _discards(self, arrangement: Arrangement) -> Cards | None:
        given = arrangement.take("discards")
        if given == REST:
            self._inherits(None)
            given = None
        return None if given is None else arrangement.read("discards", "cards", given)

    def _inherits(self, seat: int | None) -> None:
        self.heirs.append(seat)
        if len(self.heirs) > 1:
            raise BadScenario(Message("error-rest-twice"))

    def _display(self, size: int, arrangement: Arrangement) -> list[int | None]:
        """The listed face-up cards, from the first slot on or by slot; ``None`` where one is to be dealt."""
        given = arrangement.take("display")
        if isinstance(given, Mapping):
            row: list[int | None] = [None] * size
            for place, card in given.items():
                number = arrangement.number("display", place, 0, size - 1)
                row[number] = self._slot(f"display[{number}]", card, arrangement)
            return row
        if isinstance(given, list | tuple):
            row = []
            for number, card in enumerate(given):
                place = f"display[{number}]"
                row += [EMPTY] if card is None else arrangement.item(place, "cards", card)
        else:
            row = [] if given is None else [*arrangement.several("display", "cards", given)]
        if len(row) > size:
            raise BadScenario(Message("error-display-size", places=size, count=len(row)))
        return row + [None] * (size - len(row))

    def _slot(self, place: str, card: object, arrangement: Arrangement) -> int:
        if card is None:
            return EMPTY
        cards = arrangement.item(place, "cards", card)
        if len(cards) != 1:
            raise BadScenario(at(place, expected("card-name", card)))
        number: int = cards[0]
        return number

    def _stack(self, arrangement: Arrangement) -> None:
        """The cards listed on top of the decks, or as whole decks; a plain list is sorted by the deck of each card."""
        whole, top = arrangement.take("deck"), arrangement.take("deck_top")
        if whole is not None and top is not None:
            raise BadScenario(at("deck_top", Message("error-deck-and-top", deck="deck", top="deck_top")))
        name, given = ("deck_top", top) if whole is None else ("deck", whole)
        named: Mapping[Any, Any] = given if isinstance(given, Mapping) else {None: given}
        for deck, cards in named.items() if given is not None else ():
            if deck is not None and deck not in self.decks:
                near = did_you_mean(deck, self.decks)
                raise BadScenario(Message("error-no-deck", place=name, deck=short(deck), known=self.decks, near=near))
            place = name if deck is None else f"{name}['{deck}']"
            for number, kind in enumerate(arrangement.several(place, "cards", cards)):
                own = self.kinds.cards[kind].deck
                if deck not in (None, own):
                    facts = {"place": f"{place}[{number}]", "card": self.kinds.names[kind], "deck": own}
                    raise BadScenario(Message("error-deck-card", **facts))
                self.tops[self.decks.index(own)].append(kind)
            if whole is not None:
                self.whole.update(range(len(self.decks)) if deck is None else [self.decks.index(deck)])
        if self.heirs:
            self.whole.update(range(len(self.decks)))

    def place_rest(self, draft: Draft, left: Iterable[int]) -> None:
        """Put the cards that are left of whole decks where the rest belongs, by default on the discard pile."""
        rest = self.kinds.counts_of(bytes(left))
        heir = self.heirs[0] if self.heirs else None
        if heir is not None:
            draft.give(heir, rest)
        elif self.discards is None:
            draft.discard(rest)
        elif any(rest):
            raise BadScenario(at("deck", Message("error-cards-left", count=sum(rest))))

    def _rest(self, draft: Draft) -> Counts:
        """The cards that are not listed anywhere."""
        shown = self.kinds.pile(bytes([card for card in self.display if card not in (None, EMPTY)]))
        stacked = [self.kinds.pile(bytes(top)) for top in self.tops]
        places = [(Message("error-in-hand", player=draft.names[seat]), hand) for seat, hand in self.hands.items()]
        places += [(Message("error-in-display"), shown)]
        places += [(Message("error-on-deck", deck=deck), top) for deck, top in zip(self.decks, stacked, strict=True)]
        if self.discards is not None:
            places += [(Message("error-in-discards"), self.discards)]
        rest = []
        for number, name in enumerate(self.kinds.names):
            have, named = self.kinds.copies[number], [(cards.counts[number], where) for where, cards in places]
            rest.append(have - sum(count for count, _ in named))
            if rest[-1] < 0:
                raise too_many("cards", have, Message("error-cards", card=name), named)
        return tuple(rest)


def arrange(rule: DealsCards, draft: Draft, arrangement: Arrangement) -> tuple[tuple[bytes, ...], bytes]:
    """Place all cards, and return the decks and the display.

    Hands are dealt before the display, as far as the cards go.  A dealt display obeys the flush rule: one that would be
    flushed is shuffled back and dealt again, as often as the rule could flush it.
    """
    places = Places(rule, draft, arrangement)
    kinds = deck_members(draft.variant.kinds, rule.decks)
    decks = [draft.shuffle([n for n in own for _ in range(places.rest[n])]) for own in kinds]
    for seat in range(len(draft.names)):
        hand = places.hands.get(seat)
        draft.hands[seat] = _dealt(draft, decks, rule.dealt()) if hand is None else hand.counts
    decks, display = _display(rule, draft, decks, places.display)
    draft.discards = draft.variant.kinds.none if places.discards is None else places.discards.counts
    places.place_rest(draft, [card for number in places.whole for card in decks[number]])
    decks = [[] if number in places.whole else deck for number, deck in enumerate(decks)]
    return tuple(bytes([*deck, *top[::-1]]) for deck, top in zip(decks, places.tops, strict=True)), display


def _dealt(draft: Draft, decks: Sequence[list[int]], counts: Iterable[int]) -> Counts:
    hand = draft.variant.kinds.none
    for deck, count in zip(decks, counts, strict=True):
        for _ in range(min(count, len(deck))):
            hand = with_one(hand, deck.pop())
    return hand


def _display(
    rule: DealsCards, draft: Draft, decks: list[list[int]], listed: Sequence[int | None]
) -> tuple[list[list[int]], bytes]:
    """Deal the slots of the display that are not listed: the decks without these cards, and the display."""
    wild, places = draft.variant.kinds.wild, [place for place, card in enumerate(listed) if card is None]
    left, row = decks, list(listed)
    for _ in range(rule.flush_limit + 1 if places else 0):
        left = [deck[:] for deck in decks]
        for place, card in zip(places, rule.row(left, places), strict=True):
            row[place] = card
        if wild is None or row.count(wild) < rule.flush:
            break
        decks = [draft.shuffle(deck) for deck in decks]
    return left, bytes(EMPTY if card is None else card for card in row)
