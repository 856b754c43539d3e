"""What can be known of the decks: the same from a view as from the cards themselves."""

from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.queries import remaining_cards


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_counted_twice_and_nothing_is_told(board):
    game, rng = ttr.new_game(board, players=3, seed=2), Random(2)
    for _ in range(80):
        game.play(rng.choice(game.legal_actions()))
    kinds = game.variant.kinds
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        decks = remaining_cards(view)
        assert [one.deck for one in decks] == list(dict.fromkeys(card.deck for card in kinds.cards))
        hands = sum(view.hand_sizes) - sum((view.hand or {}).values())
        assert sum(one.hidden for one in decks) == hands
        for one in decks:
            assert sum(one.unseen.values()) == one.left + one.hidden
            assert min(one.unseen.values()) >= 0
            assert one.discarded == {name: view.discards[name] for name in one.unseen if name in view.discards} | {
                name: 0 for name in one.unseen if name not in view.discards
            }


def test_the_answer_is_the_same_whatever_the_others_hold():
    game = ttr.new_game("europe", players=2, seed=2)
    other = ttr.new_game("europe", players=2, seed=2)
    assert remaining_cards(game.view(0)) == remaining_cards(other.view(0))
