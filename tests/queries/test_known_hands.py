"""The cards that others are known to hold: from what a seat has seen, and from nothing else."""

from collections import Counter

import pytest

import ttr_widget as ttr
from tests.contract.channels import elsewhere
from ttr_widget.boards import BOARDS


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_hidden_counts_and_nothing_is_known_that_is_not_there(board):
    """Hands, decks and hidden draws are exchanged, and the known cards stay the same; all of them are really held."""
    game, someone_is_known = ttr.new_game(board, players=3, seed=4), 0
    while not game.is_over and len(game.history) < 120:
        if len(game.history) % 9 == 0:
            for seat in (None, 0, 1, 2):
                known = game.view(seat).known_hands
                assert elsewhere(game, seat, 7).view(seat).known_hands == known
                for owner, hand in enumerate(known):
                    assert Counter(hand) <= Counter(dict(game.view(owner).hand or {}))
                    someone_is_known += bool(hand) and owner != seat
        legal = game.legal_actions()
        shown = [action for action in legal if action.type == "draw" and "deck" not in str(action)]
        game.play((shown or legal)[len(game.history) % len(shown or legal)])
    assert someone_is_known > 20


def test_cards_taken_face_up_are_known_until_they_are_spent_and_drawn_ones_are_not():
    game = ttr.scenario("usa", seed=1, hands={0: "2 blue", 1: "2 green"}, display="5 red", deck_top="5 blue")
    game.play_many(["draw red", "draw deck"])
    view = game.view(1)

    assert view.known_hands == ({"red": 1}, {"green": 2})
    assert view.hand_sizes[0] - sum(view.known_hands[0].values()) == 3
    assert game.view(0).known_hands == ({"red": 1, "blue": 3}, {})
    assert game.view(None).known_hands == ({"red": 1}, {})
    game.play_many(["draw deck", "draw deck", "claim duluth-omaha-1 with 2 blue"])
    assert game.view(1).known_hands[0] == {"red": 1}
    game.play_many(["draw deck", "draw deck", "claim dallas-houston-1 with 1 red"])
    assert game.view(1).known_hands[0] == {}


@pytest.mark.parametrize("analysis", [ttr.analysis.hands_by_colour, ttr.analysis.score_over_time])
def test_an_analysis_of_a_game_tells_a_view_what_it_has_itself(analysis):
    with pytest.raises(ttr.BadInput, match=r"a view has \.hand, \.known_hands and \.points") as refused:
        analysis(ttr.scenario("usa", seed=1).view(0))
    assert "das ganze Spiel" in refused.value.said("de")
    assert "cała gra" in refused.value.said("pl")
