"""Features of actions."""

import random

import gymnasium
import numpy as np
import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.env import FeatureObserver, SeatEnv
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.steps import Steps


def features_of(game, text, seat=0):
    """The features of an action that are not 0."""
    observer = FeatureObserver(game.variant, len(game.players))
    view = game.view(seat)
    (number,) = (n for n, action in observer.numbers.legal(game.legal_actions(), view).items() if str(action) == text)
    row = observer.observe(view)[number]
    return {name: round(float(row[at]), 2) for at, name in enumerate(observer.names) if row[at]}


@pytest.mark.parametrize("board", BOARDS)
def test_features_stay_in_their_space_and_know_no_more_than_the_seat(board):
    """Everything hidden is dealt again, and the features must not change; illegal actions have none."""
    observer, rng = FeatureObserver(board, 2), random.Random(1)
    game, space = ttr.new_game(board, seed=4), observer.space
    while (prompt := game.prompt) is not None:
        seat = prompt.seat
        if len(game.history) % 5:
            game.play(rng.choice(game.legal_actions()))
            continue
        table = observer.observe(game.view(seat))
        legal = observer.numbers.legal(game.legal_actions(), game.view(seat))
        assert table in space
        assert set(np.flatnonzero(table.any(axis=1))) == set(legal)
        draft = Draft(game.state)
        draft.rng ^= 0x5EED
        for redeal in game.variant.derived(Steps).redeal_methods:
            redeal(draft, seat)
        assert (observer.observe(ttr.Game(draft, 0).view(seat)) == table).all()
        assert not observer.observe(game.view(1 - seat)).any()
        game.play(rng.choice(game.legal_actions()))


def test_a_route_on_the_path_of_a_ticket_is_told_from_others():
    game = ttr.scenario(
        "usa", seed=1, hands={0: "6 red 2 blue 1 locomotive"}, tickets={0: ["boston-miami"]},
        claimed={0: ["boston-new_york-1", "new_york-washington-1", "raleigh-washington-1", "charleston-raleigh"]},
    )  # fmt: skip
    route = next(r for r in game.board.routes if set(r.cities) == {"charleston", "miami"})
    claims = [str(action) for action in game.legal_actions() if action.type == "claim"]
    off = next(text for text in claims if route.id not in text)

    assert "off the paths, with tickets open" in features_of(game, off)
    assert "on a path" not in features_of(game, off)
    ready = ttr.scenario(
        "usa", seed=1, hands={0: "4 purple"}, tickets={0: ["boston-miami"]},
        claimed={0: ["boston-new_york-1", "new_york-washington-1", "raleigh-washington-1", "charleston-raleigh"]},
    )  # fmt: skip
    found = features_of(ready, f"claim {route.id} with 4 purple")
    assert found["on a path"] == 1
    assert found["ticket points completed"] == pytest.approx(3)
    assert found["ticket points brought nearer"] == pytest.approx(3)
    assert found["points"] == pytest.approx(1.75)


def test_a_card_that_a_path_needs_is_useful():
    game = ttr.scenario(
        "usa", seed=1, hands={0: "3 purple"}, tickets={0: ["boston-miami"]},
        display=["purple", "red", "blue", "green", "locomotive"],
        claimed={0: ["boston-new_york-1", "new_york-washington-1", "raleigh-washington-1", "charleston-raleigh"]},
    )  # fmt: skip

    assert features_of(game, "draw purple")["useful card"] == 2
    assert "useful card" not in features_of(game, "draw red")
    assert features_of(game, "draw locomotive")["useful card"] == 2
    assert features_of(game, "draw deck")["blind"] == 1


def test_an_agent_that_scores_actions_needs_no_more_than_the_table():
    table = gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"], observation="features", illegal="refuse")
    rows, info = table.reset(seed=1)
    own = table.unwrapped
    assert isinstance(own, SeatEnv)
    weights = np.ones(rows.shape[1])
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        rows, _, over, _, info = table.step(legal[(rows[legal] @ weights).argmax()])

    assert info["decisions"] > 5
