"""One seat against bots: Gymnasium's own check, and ours."""

import copy
import pickle  # noqa: TID251 -- what others send to their workers
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.env import SeatEnv
from ttr_widget.env.observation import DictObserver, FlatObserver, SymbolicObserver
from ttr_widget.rules import LastRound

NAMES = ["Berlin", "Europe", "Germany", "USA", "World"]


def played(table, seed, options=None, watch=lambda *_: None):
    """Play a game at random; returns the rewards and the last info."""
    table.action_space.seed(seed)
    _, info = table.reset(seed=seed, options=options)
    rewards, over = [], False
    while not over:
        watch(table, info)
        _, reward, over, cut, info = table.step(table.action_space.sample(info["action_mask"]))
        assert not cut
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("observation", ["flat", "dict", "symbolic"])
def test_gymnasium_accepts_the_environment(name, observation):
    table = gymnasium.make(f"ttr_widget/{name}-v0", opponents=["random"], observation=observation)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped, skip_render_check=True)


def test_gymnasium_accepts_what_is_drawn(capsys):
    table = gymnasium.make("ttr_widget/Berlin-v0", render_mode="html", disable_env_checker=True)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped)

    table.reset(seed=1)
    assert "<svg" in str(table.render())
    assert "Berlin" in capsys.readouterr().out


def test_every_board_has_a_name():
    assert sorted(name.lower() for name in NAMES) == sorted(BOARDS)
    made = gymnasium.make("ttr_widget/Game-v0", board=ttr.variant("usa").without("LongestPath"), opponents=["random"])
    own = made.unwrapped
    assert isinstance(own, SeatEnv)
    assert own.variant.text == "usa without LongestPath"


def test_names_are_found_in_a_process_that_knows_only_the_name():
    """What a worker does."""
    code = "import gymnasium; print(gymnasium.make('ttr_widget.env:ttr_widget/Berlin-v0').reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)

    assert done.stdout.strip() == "(230,)"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_sit_in_turn_order_after_the_agent(seat):
    class Marked:
        def __init__(self, name):
            self.name = name

        def decide(self, view, prompt, rng):
            seen[self.name] = view.seat
            return ttr.bots.legal_actions(view)[0]

    seen: dict[str, int] = {}
    table = SeatEnv("berlin", [Marked("next"), Marked("last")], seat=seat)
    played(table, 1)

    assert seen == {"next": (seat + 1) % 3, "last": (seat + 2) % 3}
    assert table.troubles == []


def test_the_seat_is_drawn_for_each_game_unless_it_is_given():
    table = SeatEnv("berlin", ["random"])
    drawn = {table.reset(seed=seed)[1]["seat"] for seed in range(12)}
    given = {table.reset(seed=seed, options={"seat": 1})[1]["seat"] for seed in range(4)}

    assert drawn == {0, 1}
    assert given == {1}


@pytest.mark.parametrize("board", BOARDS)
def test_the_agent_sees_its_view_and_nothing_else(board):
    """The observation and the mask are those of the view of its seat, in each position."""
    observer = FlatObserver(board, 2)

    def watch(table, info):
        view = table.view()
        assert view.seat == info["seat"] == view.prompt.seat
        assert (observer.row(view) == table.observer.observe(view)).all()
        assert list(table.legal_actions().values()) == list(ttr.bots.legal_actions(view))
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(table.legal_actions())
        assert info["points"].tolist() == [view.points[info["seat"]], view.points[1 - info["seat"]]]

    table = SeatEnv(board, ["random"])
    rewards, info = played(table, 2, watch=watch)

    assert set(rewards[:-1]) == {0}
    assert (rewards[-1] > 0) == info["won"]
    assert info["decisions"] == len(rewards)
    assert not info["action_mask"].any()


def test_masks_are_where_maskable_ppo_looks():
    """``get_wrapper_attr`` for one environment, ``call`` (``env_method``) for several."""
    table = gymnasium.make("ttr_widget/Berlin-v0", opponents=["random"])
    _, info = table.reset(seed=1)
    mask = table.get_wrapper_attr("action_masks")()

    assert mask.dtype == np.bool_
    assert mask.sum() == 3
    assert (mask == info["action_mask"]).all()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_several_are_played_side_by_side(mode):
    tables: Any = gymnasium.make_vec(
        "ttr_widget/Berlin-v0", num_envs=3, vectorization_mode=mode, opponents=["random"], seat=0
    )
    _, info = tables.reset(seed=[1, 2, 1])
    won: list[bool] = []
    for _ in range(400):
        masks = tables.call("action_masks")
        assert (np.array(masks) == info["action_mask"]).all()
        seen, _, over, _, info = tables.step(np.array([int(mask.argmax()) for mask in masks]))
        assert (seen[0] == seen[2]).all()
        won += info["won"][over].tolist() if over.any() else []
    tables.close()

    assert seen.shape == (3, 230)
    assert won


def test_a_copy_plays_on_in_the_same_way():
    """For search in the environment."""
    table = SeatEnv("berlin", ["greedy"], seat=0)
    _, info = table.reset(seed=4)
    table.step(int(info["action_mask"].argmax()))
    twin, over = copy.deepcopy(table), False
    while not over:
        action = int(table.action_masks().argmax())
        one, other = table.step(action), twin.step(action)
        over = one[2]
        assert (one[0] == other[0]).all()
        assert one[1:4] == other[1:4]

    assert (table.reset()[0] == twin.reset()[0]).all()


def test_a_pickled_environment_starts_afresh():
    """For workers."""
    table = SeatEnv(ttr.variant("berlin").without("LastRound").with_rule(LastRound(2)), ["greedy"], reward="margin")
    table.reset(seed=1)
    twin = pickle.loads(pickle.dumps(table))  # noqa: S301 -- our own bytes

    assert twin.reward == "margin"
    assert (twin.reset(seed=1)[0] == table.reset(seed=1)[0]).all()


def test_an_illegal_action_loses_or_is_refused():
    table = SeatEnv("berlin", ["random"], seat=0)
    table.reset(seed=1)
    illegal = int((~table.action_masks()).argmax())
    _, reward, over, _, info = table.step(illegal)
    assert f"action {illegal} is not legal now" in info["refusal"]

    assert (reward, over, info["won"]) == (-1.0, True, False)
    with pytest.raises(ttr.BadInput, match="the game is over"):
        table.step(illegal)

    strict = SeatEnv("berlin", ["random"], seat=0, illegal="refuse")
    strict.reset(seed=1)
    before = strict.view()
    with pytest.raises(ttr.BadInput, match="is not legal now; the mask shows the"):
        strict.step(illegal)
    assert strict.view() == before


def test_points_are_rewarded_as_they_are_scored():
    rewards, info = played(SeatEnv("berlin", ["random"], reward="points"), 5)

    assert sum(rewards) == pytest.approx(info["score"] / 100)
    assert sum(map(bool, rewards)) > 2


def test_opponents_can_be_changed_between_games():
    table = SeatEnv("berlin", ["random"], seat=1)
    table.set_opponents([lambda view, prompt, rng: "nonsense"])
    played(table, 1)

    assert table.troubles
    with pytest.raises(ttr.BadInput, match="1 opponent is needed, as many as before; got 2"):
        table.set_opponents(["random", "random"])


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"opponents": ["plannar"]}, "did you mean 'planner'"),
        ({"opponents": ["random"] * 9}, "for 2 to 5 players"),
        ({"opponents": 3}, "opponents: expected a list"),
        ({"seat": 2}, "seat: expected a seat"),
        ({"illegal": "shout"}, "expected one of lose and refuse"),
        ({"reward": "gold"}, "expected one of win, margin and points"),
        ({"render_mode": "3d"}, "expected one of human, ansi, html and rgb_array"),
        ({"observation": 7}, "observation: expected 'flat', 'dict', 'symbolic', 'features' or an object"),
    ],
)
def test_wrong_wishes_are_refused(wishes, message):
    with pytest.raises(ttr.BadInput, match=message):
        SeatEnv(**wishes)


def test_a_step_before_the_first_game_is_refused():
    with pytest.raises(ttr.BadInput, match=r"call reset\(\) first"):
        SeatEnv("berlin").step(0)


# Observers.


def test_the_parts_of_a_dict_are_those_of_the_row():
    game = ttr.new_game("germany", seed=1, players=3)
    flat, parts = FlatObserver("germany", 3), DictObserver("germany", 3)
    row, found = flat.row(game.view(0)), parts.observe(game.view(0))

    assert (np.concatenate(list(found.values())) == row).all()
    assert found in parts.space
    assert {"hand", "routes", "tickets", "passengers"} <= set(found)


def test_symbols_are_the_view_in_words():
    game = ttr.new_game("berlin", seed=1)
    observer = SymbolicObserver("berlin", 2)
    found = observer.observe(game.view(0))

    assert found in observer.space
    assert found["hand"] == game.view(0).to_dict()["hand"]
    assert found["legal"] == [str(action) for action in game.legal_actions()]
    assert observer.observe(game.view(1))["legal"] == []


def test_an_observer_of_your_own():
    class Points:
        space = gymnasium.spaces.Box(0, 999, (2,), np.float32)

        def observe(self, seen):
            return np.array(seen.points, np.float32)

    table = SeatEnv("berlin", ["random"], observation=Points())
    row, _ = table.reset(seed=1)

    assert row.tolist() == [0, 0]
    assert table.observation_space is Points.space


def test_a_row_is_the_same_whatever_was_observed_before():
    """Parts are kept until what they show changes."""
    used, game = FlatObserver("usa", 2), ttr.new_game("usa", seed=3)
    while not game.is_over:
        for seat in (0, 1, None):
            assert (used.row(game.view(seat)) == FlatObserver("usa", 2).row(game.view(seat))).all()
        game.play(game.legal_actions()[0])


def test_what_is_missing_is_named_when_it_is_needed():
    """Rows and numbers of actions need neither Gymnasium nor PettingZoo."""
    code = (
        "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None\n"
        "import ttr_widget.env as env\n"
        "print(len(env.FlatObserver('berlin', 2)), len(env.ActionNumbers(env.FlatObserver('berlin').variant)))\n"
        "try:\n    env.SeatEnv\nexcept ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)

    assert done.stdout.splitlines()[0] == "230 269"
    assert "ttr_widget.env.SeatEnv needs Gymnasium and PettingZoo" in done.stdout
    assert "pip install 'ttr-widget[rl]'" in done.stdout
