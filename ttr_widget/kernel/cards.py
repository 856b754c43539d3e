"""Cards: the kinds of card in a game, and multisets of them.

Inside the kernel a hand is a tuple of counts, one per kind in the order of the :class:`CardSet`, and a pile is
``bytes`` of kind numbers with the top card last.  :class:`Cards` is the public form of such a multiset: a read-only
mapping from card names to numbers that prints as ``4 red 2 locomotive``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import add, sub
from typing import Annotated, Any, TypeVar, overload

from .errors import BadInput, did_you_mean, expected
from .frozen_dict import FrozenDict
from .lists import counted_items, named_one
from .message import Message

T = TypeVar("T")
Counts = Annotated[tuple[int, ...], "counts"]
"""The number of cards of each kind, in the order of the card set."""
CardPile = Annotated[bytes, "cards"]
"""The kind numbers of the cards in a pile, top card last."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: its name, its colour (``None`` for a wild card), its copies and the deck it belongs to."""

    name: str
    color: str | None
    copies: int
    deck: str = "deck"
    spaces: int = 1
    marks: tuple[str, ...] = ()


_KEPT = 20_000
"""Size limit of the cache of multisets, so that long simulations do not grow."""


class CardSet:
    """All kinds of card in a game, in a fixed order."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(cards)
        self.names = tuple(card.name for card in self.cards)
        self.number = FrozenDict({name: number for number, name in enumerate(self.names)})
        self.copies = tuple(card.copies for card in self.cards)
        self.none = (0,) * len(self.cards)
        wilds = [number for number, card in enumerate(self.cards) if card.color is None]
        self.wild: int | None = wilds[0] if wilds else None
        self.colors = tuple(dict.fromkeys(card.color for card in self.cards if card.color is not None))
        self._known: dict[tuple[int, ...], Cards] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return CardSet, (self.cards,)

    @property
    def wild_name(self) -> str:
        return self.names[self.wild] if self.wild is not None else "wild"

    def of(self, counts: tuple[int, ...]) -> Cards:
        """The multiset with these counts, cached."""
        cards = self._known.get(counts)
        if cards is None:
            if len(self._known) > _KEPT:
                self._known.clear()
            cards = self._known[counts] = Cards(self, counts)
        return cards

    def private(self, counts: tuple[int, ...]) -> Cards:
        """The same for cards that not everybody sees: not cached, because all games and views share the cache."""
        return Cards(self, counts)

    def pile(self, pile: bytes) -> Cards:
        """The cards of a pile as a multiset, not cached either."""
        return self.private(self.counts_of(pile))

    def counts_of(self, pile: bytes) -> Counts:
        """How many cards of each kind a pile has."""
        counts = [0] * len(self.cards)
        for number in pile:
            counts[number] += 1
        return tuple(counts)

    def find(self, name: object) -> int:
        """The number of the kind that this text names; case, blanks, order of words and a plural s do not matter.

        Names with a dash are exact.  Short ones must fit one kind: in World ``ship red`` may be a single or a double.
        """
        return named_one(name, self._named, self._unknown)

    def read(self, given: object) -> Cards:
        """Parse cards from a text (``4 red 2 locomotive``), a dict, a list of names, or another ``Cards``."""
        if isinstance(given, Cards) and given.kinds is self:
            return given
        counts = list(self.none)
        for number, count in self._pairs(given):
            counts[number] += count
        return self.of(tuple(counts))

    def row(self, given: object) -> list[int]:
        """Parse cards in the order in which they are given."""
        return [number for number, count in self._pairs(given) for _ in range(count)]

    def _pairs(self, given: object) -> list[tuple[int, int]]:
        pairs = counted_items(given, self._named, self._unknown)
        if pairs is None:
            raise BadInput(expected("cards", given, wild=self.wild_name))
        return pairs

    def _named(self, text: str) -> int | None:
        """The kind that a text of some words names, if any."""
        key = re.sub(r"_|\s*-\s*", "-", text.strip().lower())
        number = self.number.get(key)
        if number is None and " " not in key:
            number = self.number.get(key.removesuffix("s"))
        return self._by_words(key) if number is None else number

    def _by_words(self, key: str) -> int | None:
        """The kind with all these words; an error if several kinds have them and none has exactly these."""
        if " " in key and "-" in key:  # several names
            return None
        said = [word.removesuffix("s") for word in re.split(r"[\s-]+", key)]
        words = frozenset(said) - _CARD_WORDS
        once = words and len(set(said)) == len(said)
        fitting = [number for number, own in enumerate(self._words) if once and words <= own]
        named = [number for number in fitting if words == _singular(self.names[number])]
        if len(named or fitting) > 1:
            names = tuple(self.names[number] for number in named or fitting)
            raise BadInput(Message("error-card-which", name=key[:80], names=names))
        return next(iter(named or fitting), None)

    @cached_property
    def _words(self) -> tuple[frozenset[str], ...]:
        """For each kind all words that may name it: those of its name and marks, ``wild``, ``single`` or ``double``."""
        twice = {(card.deck, card.color) for card in self.cards if card.spaces > 1}
        found = []
        for card in self.cards:
            more = {"wild"} if card.color is None else set(card.marks)
            if (card.deck, card.color) in twice:
                more.add("double" if card.spaces > 1 else "single")
            found.append(_singular(card.name) | more)
        return tuple(found)

    def _unknown(self, name: str) -> BadInput:
        near = did_you_mean(name.lower().replace(" ", "-"), self.names)
        return BadInput(Message("error-card", name=name[:80], names=self.names, near=near))


_CARD_WORDS = frozenset(("card",))
"""A word that may be said of every card."""


def _singular(name: str) -> frozenset[str]:
    return frozenset([word.removesuffix("s") for word in name.split("-")])


class NoSuchCard(BadInput, KeyError):
    """A name that no card of the game has, looked up among some cards."""


class Cards(Mapping[str, int]):
    """A read-only multiset of cards: a mapping from card names to positive numbers.

    ``cards["red"]`` is 0 for a card that is not among them; names are read as everywhere.
    """

    __slots__ = ("_hash", "counts", "kinds", "pairs", "size")

    def __init__(self, kinds: CardSet, counts: Counts) -> None:
        self.kinds = kinds
        self.counts = counts
        self.pairs = tuple((number, count) for number, count in enumerate(counts) if count)
        self.size = sum(counts)
        self._hash = hash(tuple((kinds.names[number], count) for number, count in self.pairs))

    def __reduce__(self) -> tuple[Any, ...]:
        return Cards, (self.kinds, self.counts)

    def __getitem__(self, name: str) -> int:
        number = self.kinds.number.get(name)
        if number is None:
            try:
                number = self.kinds.find(name)
            except BadInput as error:
                raise NoSuchCard(error.message) from None
        return self.counts[number]

    def __contains__(self, name: object) -> bool:
        number = self.kinds.number.get(name) if isinstance(name, str) else None
        return number is not None and self.counts[number] > 0

    @overload
    def get(self, name: str, /) -> int | None: ...
    @overload
    def get(self, name: str, default: int, /) -> int: ...
    @overload
    def get(self, name: str, default: T, /) -> int | T: ...
    def get(self, name: str, default: Any = None, /) -> Any:
        """The number of these cards; ``default`` if there are none."""
        return self[name] if name in self else default  # noqa: SIM401 -- this is what get means

    def __iter__(self) -> Iterator[str]:
        return (self.kinds.names[number] for number, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, Cards) and other.kinds is self.kinds:
            return self.counts == other.counts
        return isinstance(other, Mapping) and dict(self) == dict(other)

    def __str__(self) -> str:
        return " ".join(f"{count} {name}" for name, count in self.items()) or "nothing"

    def __repr__(self) -> str:
        return f"<{self}>"

    def to_dict(self) -> dict[str, int]:
        return dict(self)

    def within(self, hand: tuple[int, ...]) -> bool:
        """Whether this hand contains all these cards."""
        for number, count in self.pairs:  # noqa: SIM110 -- asked for every claim, a loop is fastest
            if hand[number] < count:
                return False
        return True


def plus(counts: tuple[int, ...], more: tuple[int, ...]) -> Counts:
    return tuple(map(add, counts, more))


def minus(counts: tuple[int, ...], less: tuple[int, ...]) -> Counts:
    return tuple(map(sub, counts, less))


def with_one(counts: tuple[int, ...], number: int, change: int = 1) -> Counts:
    """The counts with ``change`` added to one kind."""
    changed = list(counts)
    changed[number] += change
    return tuple(changed)
