"""The chances to win over a game: everything counts but the order of the decks, and the end is known."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.analysis import chances_over_time
from ttr_widget.analysis.winning_chances import ChanceCourse
from ttr_widget.boards import BOARDS
from ttr_widget.bots.lookahead.scenes import reshuffled
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.view import view


def played(board="berlin", players=2, seed=3):
    return ttr.bots.play(
        ttr.new_game(board, players=players, seed=seed), ["greedy", *["planner"] * (players - 1)], Random(seed)
    )


@pytest.fixture(scope="module")
def berlin():
    return played()


@pytest.fixture(scope="module")
def chances(berlin) -> Any:
    return chances_over_time(berlin, games=4)


def test_every_turn_has_a_chance_for_every_seat(berlin, chances):
    assert chances.columns == ("turn", "action", "seat", "player", "chance", "error")
    turns = sorted(set(chances.column("turn")))
    assert turns == list(range(berlin.state.turn + 1))
    for action in set(chances.column("action")):
        both = chances.where(action=action)
        assert [row["seat"] for row in both] == [0, 1]
        assert sum(row["chance"] for row in both) == pytest.approx(1)
        assert all(0 <= row["chance"] <= 1 and row["error"] >= 0 for row in both)


def test_the_end_is_known(berlin, chances):
    last = chances.where(action=len(berlin.history))
    winners = berlin.score().winners
    assert [(row["chance"], row["error"]) for row in last] == [
        (1 / len(winners) if seat in winners else 0, 0) for seat in range(2)
    ]


def test_the_same_game_has_the_same_chances(berlin, chances):
    assert chances_over_time(berlin, games=4) == chances


def test_a_game_so_far_ends_where_it_is():
    game = played().at(20)
    found = chances_over_time(game, games=2)
    assert max(found.column("action")) == 20
    assert all(row["error"] > 0 for row in found.where(action=20))


@pytest.mark.parametrize("board", BOARDS)
def test_only_the_decks_are_shuffled(board):
    """Hands, tickets and everything on the table stay as they are."""
    game = played(board, players=3)
    then = game.at(len(game.history) // 2)
    before = Draft(then.state)
    differs = False
    for scene in reshuffled(then.state, Random(1), 4):
        after = Draft(scene.world)
        assert after.hands == before.hands
        assert [view(after, seat) for seat in range(3)] == [view(before, seat) for seat in range(3)]
        assert after.owners == before.owners
        for key in ("market", "tickets"):
            piles = zip(before.slots[key].decks, after.slots[key].decks, strict=True)
            for deck, other in piles:
                assert sorted(deck) == sorted(other)
                differs = differs or deck != other
    assert differs


def test_it_is_worked_out_from_coarse_to_fine(berlin):
    course = ChanceCourse(berlin, 2)
    seen = [[one.number for one in course.outlooks] for _ in course.steps]
    assert course.done == course.all
    assert all(set(one) <= set(other) for one, other in pairwise(seen))
    early = seen[8]
    assert early[0] == 0
    assert max(early) - min(early) > len(berlin.history) / 2


def test_it_draws_a_line_and_a_band_for_each_seat(chances):
    figure = chances.figure("dark")
    assert [trace.name for trace in figure.data] == [None, "Player 1", None, "Player 2"]


@pytest.mark.parametrize("wrong", [1, 0, "x", 1001, True])
def test_what_cannot_be_is_refused(berlin, wrong):
    with pytest.raises(ttr.BadInput, match="games"):
        chances_over_time(berlin, games=wrong)
    with pytest.raises(ttr.BadInput):
        chances_over_time("berlin")  # type: ignore[arg-type]
