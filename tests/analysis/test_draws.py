"""Chances of blind draws, against counting all draws from small decks."""

from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from ttr_widget.analysis.draws import Suit, Want, chance


def by_counting(want, decks, draws):
    """``decks`` holds single cards: (suit number or "wild" or None, spaces)."""
    best = Fraction(0)
    sizes = [range(min(draws, len(deck)) + 1) for deck in decks]
    for split in product(*sizes):
        if sum(split) == min(draws, sum(map(len, decks))):
            best = max(best, share(want, decks, split))
    return best


def share(want, decks, split):
    hits = every = 0
    for hands in product(*[combinations(deck, n) for deck, n in zip(decks, split, strict=True)]):
        drawn = [card for hand in hands for card in hand]
        every += 1
        lacking = want.wilds - sum(suit == "wild" for suit, _ in drawn)
        for number, suit in enumerate(want.suits):
            lacking += max(0, suit.lacking - sum(spaces for own, spaces in drawn if own == number))
        hits += lacking <= 0
    return Fraction(hits, every)


def cards(rng, deck, suits, others, wilds):
    """A small deck, and its suits."""
    made, found = [], []
    for number in suits:
        kinds = tuple((spaces, rng.randint(0, 2)) for spaces in ((1, 2) if rng.random() < 0.5 else (1,)))
        found.append(Suit(deck, kinds, rng.randint(1, 3)))
        made += [(number, spaces) for spaces, count in kinds for _ in range(count)]
    made += [(None, 0)] * others + [("wild", 1)] * wilds
    return made, found


@pytest.mark.parametrize("seed", range(40))
def test_one_deck(seed):
    rng = Random(seed)
    wilds = rng.randint(0, 2)
    deck, suits = cards(rng, "deck", range(rng.randint(1, 3)), rng.randint(0, 3), wilds)
    want = Want(tuple(suits), rng.randint(-2, 2))
    for draws in range(len(deck) + 2):
        assert chance(want, {"deck": len(deck)}, "deck", wilds, draws) == by_counting(want, [deck], draws)


@pytest.mark.parametrize("seed", range(20))
def test_two_decks_share_the_draws_out_in_the_best_way(seed):
    rng = Random(seed)
    trains, one = cards(rng, "train", [0], rng.randint(0, 2), 2)
    ships, other = cards(rng, "ship", [1], rng.randint(0, 2), 0)
    want = Want((*one, *other), rng.randint(-1, 1))
    sizes = {"train": len(trains), "ship": len(ships)}
    for draws in range(6):
        assert chance(want, sizes, "train", 2, draws) == by_counting(want, [trains, ships], draws)


def test_a_case_by_hand():
    # 2 of the 10 cards are red: at least one among two draws.
    want = Want((Suit("deck", ((1, 2),), 1),), 0)

    assert chance(want, {"deck": 10}, "deck", 0, 2) == 1 - Fraction(8 * 7, 10 * 9)


def test_spare_wilds_are_enough():
    want = Want((Suit("deck", ((1, 0),), 2),), -2)

    assert want.lacking == 0
    assert chance(want, {"deck": 5}, "deck", 0, 0) == 1
