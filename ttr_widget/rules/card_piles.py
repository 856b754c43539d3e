"""Placing the cards of a position made by hand: listed cards where they are listed, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from ttr_widget.kernel.arrangement import Arrangement, too_many
from ttr_widget.kernel.cards import Cards, CardSet, Counts, with_one
from ttr_widget.kernel.errors import BadInput, BadScenario, did_you_mean
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
    def row(self, decks: Sequence[list[int]]) -> list[int | None]: ...


def deck_members(kinds: CardSet, decks: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """The kinds of card in each deck."""
    return tuple(tuple(n for n, card in enumerate(kinds.cards) if card.deck == name) for name in decks)


class Places:
    """The listed cards: ``display`` is ``None`` if it is to be dealt; ``tops`` has a list per deck, top card first."""

    def __init__(self, rule: DealsCards, draft: Draft, arrangement: Arrangement) -> None:
        self.kinds = draft.variant.kinds
        self.decks = rule.decks
        self.hands: dict[int, Cards] = arrangement.cards_by_seat("hands")
        discards = arrangement.take("discards")
        self.discards = arrangement.read("discards", "cards", {} if discards is None else discards)
        self.display = self._display(rule.display, arrangement)
        self.tops = self._tops(arrangement)
        self.rest = self._rest(draft)

    def _display(self, size: int, arrangement: Arrangement) -> bytes | None:
        given = arrangement.take("display")
        if given is None:
            return None
        row = arrangement.words("display", given)
        if len(row) != size:
            raise BadScenario(Message("error-display-size", places=size, count=len(row)))
        return bytes(EMPTY if card is None else self._find(f"display[{n}]", card) for n, card in enumerate(row))

    def _tops(self, arrangement: Arrangement) -> list[list[int]]:
        """The cards listed on top of each deck; a plain list is sorted by the deck that each card belongs to."""
        tops: list[list[int]] = [[] for _ in self.decks]
        given = arrangement.take("deck_top")
        if given is None:
            return tops
        named: Mapping[Any, Any] = given if isinstance(given, Mapping) else {None: given}
        for deck, cards in named.items():
            if deck is not None and deck not in self.decks:
                near = did_you_mean(deck, self.decks)
                raise BadScenario(Message("error-no-deck", deck=short(deck), known=self.decks, near=near))
            place = "deck_top" if deck is None else f"deck_top['{deck}']"
            for number, card in enumerate(arrangement.words(place, cards)):
                kind = self._find(f"{place}[{number}]", card)
                own = self.kinds.cards[kind].deck
                if deck not in (None, own):
                    facts = {"place": f"{place}[{number}]", "card": self.kinds.names[kind], "deck": own}
                    raise BadScenario(Message("error-deck-card", **facts))
                tops[self.decks.index(own)].append(kind)
        return tops

    def _find(self, place: str, card: object) -> int:
        try:
            return self.kinds.find(card)
        except BadInput as error:
            raise BadScenario(Message("error-card-place", place=place, error=error.args[0])) from None

    def _rest(self, draft: Draft) -> Counts:
        """The cards that are not listed anywhere."""
        shown = self.kinds.pile((self.display or b"").replace(bytes((EMPTY,)), b""))
        stacked = [self.kinds.pile(bytes(top)) for top in self.tops]
        places = [(Message("error-in-hand", player=draft.names[seat]), hand) for seat, hand in self.hands.items()]
        places += [(Message("error-in-display"), shown)]
        places += [(Message("error-on-deck", deck=deck), top) for deck, top in zip(self.decks, stacked, strict=True)]
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
    display = places.display
    if display is None:
        decks, display = _display(rule, draft, decks)
    draft.discards = places.discards.counts
    return tuple(bytes([*deck, *top[::-1]]) for deck, top in zip(decks, places.tops, strict=True)), display


def _dealt(draft: Draft, decks: Sequence[list[int]], counts: Iterable[int]) -> Counts:
    hand = draft.variant.kinds.none
    for deck, count in zip(decks, counts, strict=True):
        for _ in range(min(count, len(deck))):
            hand = with_one(hand, deck.pop())
    return hand


def _display(rule: DealsCards, draft: Draft, decks: list[list[int]]) -> tuple[list[list[int]], bytes]:
    """Deal a display: the decks without its cards, and the display."""
    wild = draft.variant.kinds.wild
    for _ in range(rule.flush_limit + 1):
        left = [deck[:] for deck in decks]
        row = rule.row(left)
        if wild is None or row.count(wild) < rule.flush:
            break
        decks = [draft.shuffle(deck) for deck in decks]
    return left, bytes(EMPTY if card is None else card for card in row)
