"""Exact probabilities of blind draws (multivariate hypergeometric distribution).

A ``Want`` states how many spaces each suit (the cards of one colour and deck) must cover; wilds fill the gaps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

Counts = dict[tuple[int, int], int]
"""The number of ways, by cards drawn and by spaces still uncovered (negative: spare wilds)."""


@dataclass(frozen=True)
class Suit:
    """The cards of one colour and deck; for each kind the spaces it covers and the number of unseen cards."""

    deck: str
    kinds: tuple[tuple[int, int], ...]
    lacking: int
    """The number of spaces to cover."""


@dataclass(frozen=True)
class Want:
    """The cards that a hand lacks: by suit, and wilds (negative: wilds in hand that are not needed otherwise)."""

    suits: tuple[Suit, ...]
    wilds: int

    @property
    def lacking(self) -> int:
        """The number of spaces left uncovered after using the wilds in hand."""
        return max(0, sum(suit.lacking for suit in self.suits) + self.wilds)


def chance(want: Want, unseen: Mapping[str, int], wild_deck: str, wilds: int, draws: int) -> Fraction:
    """The probability that this many blind draws provide the cards needed.

    ``unseen`` holds the total number of unseen cards of each deck, ``wilds`` the number of unseen wilds in
    ``wild_deck``.  With several decks, the draws are divided among them in the best way.
    """
    decks = [
        _Deck(size, wilds if deck == wild_deck else 0, [s for s in want.suits if s.deck == deck and s.lacking], draws)
        for deck, size in unseen.items()
    ]
    return max(_all_covered(decks, split, want.wilds) for split in _splits(draws, [deck.size for deck in decks]))


class _Deck:
    """The unseen cards of a deck: the number of ways to draw useful cards, by cards drawn and spaces uncovered."""

    def __init__(self, size: int, wilds: int, suits: Sequence[Suit], draws: int) -> None:
        self.size = size
        self.others = size - wilds - sum(number for suit in suits for _, number in suit.kinds)
        self.ways: Counts = {(n, -n): comb(wilds, n) for n in range(min(wilds, draws) + 1)}
        for suit in suits:
            self.ways = _joined(self.ways, _suit_ways(suit, draws), draws)

    def lacking(self, draws: int) -> dict[int, int]:
        """The number of ways in which this many draws leave spaces uncovered, by spaces (negative: spare wilds)."""
        found: dict[int, int] = {}
        for (drawn, lacking), ways in self.ways.items():
            if 0 <= draws - drawn <= self.others:
                found[lacking] = found.get(lacking, 0) + ways * comb(self.others, draws - drawn)
        return found


def _splits(draws: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to divide the draws among the decks, within their sizes."""
    if len(sizes) == 1:
        return [(min(draws, sizes[0]),)]
    first, rest = sizes[0], sizes[1:]
    return [(n, *others) for n in range(min(draws, first) + 1) for others in _splits(draws - n, rest)]


def _suit_ways(suit: Suit, draws: int) -> Counts:
    covered: Counts = {(0, 0): 1}
    for spaces, number in suit.kinds:
        one = {(n, n * spaces): comb(number, n) for n in range(min(number, draws) + 1)}
        covered = _joined(covered, one, draws)
    found: Counts = {}
    for (drawn, cover), ways in covered.items():
        key = drawn, max(0, suit.lacking - cover)
        found[key] = found.get(key, 0) + ways
    return found


def _joined(one: Counts, other: Counts, draws: int) -> Counts:
    found: Counts = {}
    for (n, a), ways in one.items():
        for (m, b), more in other.items():
            if n + m <= draws:
                key = n + m, a + b
                found[key] = found.get(key, 0) + ways * more
    return found


def _all_covered(decks: Sequence[_Deck], split: Sequence[int], wilds: int) -> Fraction:
    """The probability that everything is covered after this many draws of each deck."""
    left = {wilds: 1}
    every = 1
    for deck, draws in zip(decks, split, strict=True):
        every *= comb(deck.size, draws)
        found: dict[int, int] = {}
        for b, more in deck.lacking(draws).items():
            for a, ways in left.items():
                found[a + b] = found.get(a + b, 0) + ways * more
        left = found
    return Fraction(sum(ways for lacking, ways in left.items() if lacking <= 0), every)
