"""The nearest payment, compared with a search over all cards that could be added to a hand."""

from itertools import combinations_with_replacement
from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.payment import payments
from ttr_widget.queries import missing_cards, nearest_payment


def fewest_added(price, kinds, hand, most):
    """How many cards must be added to the hand before it can pay; ``None`` if more than ``most``."""
    for count in range(most + 1):
        for added in combinations_with_replacement(range(len(kinds.cards)), count):
            held = list(hand)
            for kind in added:
                held[kind] += 1
            if payments(price, kinds, tuple(held)):
                return count
    return None


@pytest.mark.parametrize("board", BOARDS)
def test_no_payment_lacks_less(board):
    variant, rng = ttr.variant(board), Random(board)
    kinds = variant.kinds
    for route in rng.sample(range(len(variant.prices)), 30):
        price = variant.prices[route]
        hand = tuple(
            rng.choice((0, 0, 1, 1, 2)) if len(kinds.cards) < 12 else rng.choice((0, 0, 1)) for _ in kinds.cards
        )
        lacking = missing_cards(variant, route, hand)
        assert price.objection(nearest_payment(variant, route, hand)) is None
        assert fewest_added(price, kinds, hand, min(2, lacking.size)) == (lacking.size if lacking.size <= 2 else None)


def lacking(board, route, hand):
    variant = ttr.variant(board)
    cards = ttr.scenario(variant, seed=1, hands={0: hand}).state.hands[0]
    return dict(missing_cards(variant, variant.board.route_number[route], cards))


def test_a_colour_is_missed_rather_than_a_wild():
    assert lacking("usa", "calgary-seattle", "3 red") == {"red": 1}
    assert lacking("usa", "calgary-seattle", "3 red 1 locomotive") == {}
    assert lacking("usa", "calgary-seattle", "2 red 1 blue") == {"red": 2}


def test_a_ferry_misses_its_locomotive():
    assert lacking("europe", "brindisi-palermo", "3 red") == {"locomotive": 1}
    assert lacking("europe", "brindisi-palermo", "1 red 1 locomotive") == {"red": 1}


def test_cards_with_the_harbour_mark_are_cards_of_their_colour():
    assert lacking("world", "hamburg-marseille-2", "1 train-red-harbour") == {}
    assert (
        lacking("world", "dar_es_salaam-luanda", "1 train-green-harbour 1 train-black 1 train-black-harbour 1 wild")
        == {}
    )
