"""Policies as bots."""

import numpy as np
import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS


def last(row, mask):
    return np.flatnonzero(mask)[-1]


@pytest.mark.parametrize(
    ("board", "observation"), [*((board, "flat") for board in BOARDS), ("berlin", "dict"), ("berlin", "features")]
)
def test_a_policy_plays_whole_games(board, observation):
    match = ttr.bots.Match(board, [ttr.bots.from_policy(last, observation), "random"], seed=2)
    match.play()

    assert match.troubles == []


def test_a_policy_may_answer_in_words():
    bot = ttr.bots.from_policy(lambda view, mask: view["legal"][0], "symbolic", name="reader")
    match = ttr.bots.Match("usa", [bot, bot], seed=2)
    match.play()

    assert match.troubles == []


def test_a_policy_may_ask_for_chance():
    def at_random(row, mask, rng):
        return rng.choice(np.flatnonzero(mask).tolist())

    one, other = (
        ttr.simulate("berlin", [ttr.bots.from_policy(at_random), "random"], games=3, seed=1, jobs=jobs, progress=False)
        for jobs in (1, 2)
    )

    assert one.to_frame().equals(other.to_frame())
    assert one.to_frame()["bot"].tolist()[0] == "policy"


def test_a_policy_that_errs_loses_its_move():
    match = ttr.bots.Match("berlin", [ttr.bots.from_policy(lambda row, mask: mask.argmin()), "random"], seed=2)
    match.play()

    assert "is not legal now; the mask shows the legal ones" in match.troubles[0].error


def test_one_policy_plays_several_boards_and_numbers_of_players():
    bot = ttr.bots.from_policy(last)
    for board, players in (("berlin", 2), ("usa", 3), ("berlin", 3)):
        game = ttr.new_game(board, players=players, seed=1)
        ttr.bots.play(game, [bot] * players)
        assert game.is_over


def test_a_policy_sits_on_a_page():
    game = ttr.new_game("berlin", players=["Ada", "Agent"], seed=1)
    table = ttr.GameWidget(game, seat=0, bots={1: ttr.bots.from_policy(last)}, autosave=False)
    table.close()


@pytest.mark.parametrize("wrong", ["model.zip", lambda: 0, lambda row: 0, None])
def test_what_is_no_policy_is_refused(wrong):
    with pytest.raises(ttr.BadInput, match="expected a function of an observation and a mask"):
        ttr.bots.from_policy(wrong)


def test_a_wrong_observation_is_told_at_once():
    with pytest.raises(ttr.BadInput, match="expected 'flat', 'dict', 'symbolic', 'features' or an object"):
        ttr.bots.from_policy(last, "smell")
