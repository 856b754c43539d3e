"""Exact chances of blind draws: multivariate hypergeometric counts, kind by kind.

A want says how many spaces each suit (the cards of one colour and deck) has to cover; wilds cover what the suits lack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

Counts = dict[tuple[int, int], int]
"""For a number of cards drawn and a number of spaces still lacking (below 0: spare wilds): in how many ways."""


@dataclass(frozen=True)
class Suit:
    """The cards that help with one colour: for each kind of them (spaces covered, how many are unseen)."""

    deck: str
    kinds: tuple[tuple[int, int], ...]
    lacking: int
    """How many spaces are to be covered."""


@dataclass(frozen=True)
class Want:
    """What a hand lacks: by suit, and wilds (below 0: so many are held that are not needed otherwise)."""

    suits: tuple[Suit, ...]
    wilds: int

    @property
    def lacking(self) -> int:
        """How many spaces are left uncovered, once the wilds that are held have helped."""
        return max(0, sum(suit.lacking for suit in self.suits) + self.wilds)


def chance(want: Want, unseen: Mapping[str, int], wild_deck: str, wilds: int, draws: int) -> Fraction:
    """The chance that so many blind draws hold what is wanted.

    ``unseen`` says how many unseen cards each deck has in all, ``wilds`` how many of those of ``wild_deck`` are wilds.
    Where there are several decks, the draws are shared out in the best way.
    """
    decks = [
        _Deck(size, wilds if deck == wild_deck else 0, [s for s in want.suits if s.deck == deck and s.lacking], draws)
        for deck, size in unseen.items()
    ]
    return max(_all_covered(decks, split, want.wilds) for split in _splits(draws, [deck.size for deck in decks]))


class _Deck:
    """The unseen cards of a deck: the ways to draw those that matter, by their number and what is lacking then."""

    def __init__(self, size: int, wilds: int, suits: Sequence[Suit], draws: int) -> None:
        self.size = size
        self.others = size - wilds - sum(number for suit in suits for _, number in suit.kinds)
        self.ways: Counts = {(n, -n): comb(wilds, n) for n in range(min(wilds, draws) + 1)}
        for suit in suits:
            self.ways = _joined(self.ways, _suit_ways(suit, draws), draws)

    def lacking(self, draws: int) -> dict[int, int]:
        """In how many ways so many draws leave something lacking (below 0: spare wilds)."""
        found: dict[int, int] = {}
        for (drawn, lacking), ways in self.ways.items():
            if 0 <= draws - drawn <= self.others:
                found[lacking] = found.get(lacking, 0) + ways * comb(self.others, draws - drawn)
        return found


def _splits(draws: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to share the draws out; no more of a deck than it has."""
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
    """The chance that nothing is lacking after so many draws of each deck."""
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
