"""The PettingZoo environments: PettingZoo's own tests, and ours."""

import copy
import pickle  # noqa: TID251 -- what others send to their workers
import random
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.env import ActionNumbers, FlatObserver, env, raw_env
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.steps import Steps
from ttr_widget.rules import Passengers, Stations, Tunnels

HOUSE = [
    ttr.variant("europe").with_rule(Passengers()).with_rule(Tunnels(reveal=4)),
    ttr.variant("germany").with_rule(Stations(2)),
    ttr.variant("berlin").with_rule(Stations(1)),
]

each_board = pytest.mark.parametrize("board", BOARDS)


@each_board
def test_pettingzoo_accepts_the_environment(board, capsys):
    with warnings.catch_warnings():
        # It warns of observations that are dicts, which is how it wants a mask to be given.
        warnings.simplefilter("ignore")
        api_test(env(board, players=2), num_cycles=150)

    assert "Passed API test" in capsys.readouterr().out


@each_board
def test_the_same_seed_gives_the_same_game(board):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(board, players=3), num_cycles=120)


def played(table, seed, watch=lambda _: None):
    rng = random.Random(seed)
    table.reset(seed=seed)
    while not table.game.is_over:
        watch(table)
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))
    return table


@pytest.mark.parametrize("variant", [*map(ttr.variant, BOARDS), *HOUSE], ids=lambda variant: variant.text)
def test_every_legal_action_has_a_number_of_its_own(variant):
    """In whole games; only mixtures of colours for pairs may share one, and there the list has but one of them."""

    def watch(table):
        view = table.game.view(table.game.prompt.seat)
        legal = table.game.legal_actions()
        by_number = table.numbers.legal(legal, view)
        assert list(by_number.values()) == legal

    for seed in range(3):
        played(raw_env(variant, players=3), seed, watch)


@each_board
def test_rows_have_one_size_and_stay_within_their_bounds(board):
    table = raw_env(board, players=2)
    space = table.observation_space("player_0")

    def watch(table):
        for agent in table.agents:
            assert space.contains(table.observe(agent))

    played(table, 5, watch)


@each_board
def test_an_observation_knows_no_more_than_its_seat(board):
    """Everything hidden is dealt again, and the observation must not change."""

    def watch(table):
        game = table.game
        draft = Draft(game.state)
        draft.rng ^= 0x5EED
        for redeal in game.variant.derived(Steps).redeal_methods:
            redeal(draft, 0)
        other = ttr.Game(draft, 0)
        assert (table.observer.observe(game.view(0)) == table.observer.observe(other.view(0))).all()

    played(raw_env(board, players=2), 11, watch)


@each_board
def test_an_observation_shows_the_own_seat_first(board):
    table = raw_env(board, players=2)
    played(table, 2)
    view = table.game.view(1)
    observer = FlatObserver(board, 2)

    part = observer.row(view)[observer.parts["seats"]]

    assert part[0] == pytest.approx(min(1, view.points[1] / 200))
    assert part[len(part) // 2] == pytest.approx(min(1, view.points[0] / 200))


SHAPES = {
    "berlin": {"market": 36, "claiming": 2, "tickets": 47},
    "europe": {"market": 46, "claiming": 2, "tunnels": 18, "stations": 94, "tickets": 96},
    "germany": {"market": 46, "claiming": 2, "passengers": 252, "tickets": 182},
    "usa": {"market": 46, "claiming": 2, "tickets": 63},
    "world": {"market": 152, "claiming": 2, "tickets": 133, "pieces": 8, "harbours": 96, "exchange": 2},
}
"""The numbers that the rules contribute to a row for two players.  Trained networks depend on them."""
SIZES = {"berlin": 230, "europe": 598, "germany": 852, "usa": 348, "world": 729}


@each_board
def test_the_shape_of_an_observation_stays(board):
    observer = FlatObserver(board, 2)
    sizes = {name: part.stop - part.start for name, part in observer.parts.items()}

    assert {name: sizes[name] for name in SHAPES[board]} == SHAPES[board]
    assert len(observer) == SIZES[board]


@each_board
def test_an_observation_follows_what_the_rules_show(board):
    table = raw_env(board, players=2)
    played(table, 2)
    view = table.game.view(0)
    observer = FlatObserver(board, 2)
    row, parts = observer.row(view), observer.parts
    names, tickets = table.variant.kinds.names, [ticket.id for ticket in view.board.tickets]
    display = view.rules["market"]["display"]

    slots = row[parts["market"]][: len(display) * len(names)].reshape(len(display), len(names))
    held = row[parts["tickets"]][: len(tickets)]

    assert [names[slot.argmax()] if slot.any() else None for slot in slots] == list(display)
    assert {id for id, own in zip(tickets, held, strict=True) if own} == set(view.rules["tickets"]["held"])


def test_only_who_is_asked_has_legal_actions():
    table = raw_env("europe", players=2)
    table.reset(seed=1)

    assert table.observe("player_0")["action_mask"].sum() == 11
    assert table.observe("player_1")["action_mask"].sum() == 0


def test_rewards_are_paid_at_the_end_and_add_up_to_nothing():
    for seed in range(4):
        paid: list[float] = []
        table = played(
            raw_env("berlin", players=3), seed, lambda table, paid=paid: paid.append(sum(table.rewards.values()))
        )

        assert set(paid) == {0}
        winners = table.game.score().winners
        assert sum(table.rewards.values()) == pytest.approx(0)
        assert [table.rewards[f"player_{seat}"] > 0 for seat in range(3)] == [seat in winners for seat in range(3)]
        assert all(table.terminations.values())


def test_margins_are_hundredths_of_points():
    table = played(raw_env("berlin", players=2, reward="margin"), 3)
    first, second = table.game.score().totals

    assert table.rewards == {"player_0": (first - second) / 100, "player_1": (second - first) / 100}


def test_an_illegal_number_is_refused_and_changes_nothing():
    table = raw_env("usa", players=2)
    table.reset(seed=1)
    legal = np.flatnonzero(table.observe("player_0")["action_mask"])
    illegal = next(number for number in range(len(table.numbers)) if number not in legal)
    before = table.game.state

    with pytest.raises(ttr.BadInput, match="is not legal now; the mask shows the"):
        table.step(illegal)

    assert table.game.state == before


def test_who_chooses_an_illegal_action_loses():
    table = env("usa", players=2)
    table.reset(seed=1)
    legal = np.flatnonzero(table.last()[0]["action_mask"])
    table.step(next(number for number in range(5000) if number not in legal))

    assert table.rewards == {"player_0": -1, "player_1": 0}
    assert all(table.terminations.values())
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []
    with pytest.raises(ttr.BadInput, match="the game is over; call reset"):
        table.step(0)


def test_a_step_before_the_first_game_is_refused():
    with pytest.raises(ttr.BadInput, match=r"call reset\(\) first"):
        env("usa").step(0)


def test_points_are_paid_as_they_are_scored_and_add_up_to_the_score():
    paid = {"player_0": 0.0, "player_1": 0.0}
    steps: list[float] = []

    def watch(table):
        steps.append(sum(table.rewards.values()))
        for agent in paid:
            paid[agent] += table.rewards[agent]

    table = played(raw_env("berlin", reward="points"), 3, watch)

    totals = [paid[agent] + table.rewards[agent] for agent in paid]
    assert totals == pytest.approx([total / 100 for total in table.game.score().totals])
    assert any(steps)


def test_infos_tell_points_and_decisions():
    table = raw_env("berlin")
    table.reset(seed=3)
    assert table.infos["player_1"] == {"points": 0, "decisions": 0}

    played(table, 3)

    decided = [table.infos[agent]["decisions"] for agent in table.possible_agents]
    assert sum(decided) == len(table.game.history)
    assert [table.infos[agent]["points"] for agent in table.possible_agents] == list(table.game.view(None).points)
    assert [table.infos[agent]["score"] for agent in table.possible_agents] == list(table.game.score().totals)
    assert [table.infos[agent]["won"] for agent in table.possible_agents] == [
        seat in table.game.score().winners for seat in range(2)
    ]


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"reward": "gold"}, "expected one of win, margin and points"),
        ({"render_mode": "3d"}, "expected one of human, ansi, html and rgb_array"),
        ({"observation": "smell"}, "expected 'flat', 'dict', 'symbolic', 'features' or an object"),
        ({"players": 9}, "for 2 to 5 players"),
        ({"board": "evrope"}, "did you mean 'europe'"),
    ],
)
def test_wrong_wishes_are_refused(wishes, message):
    with pytest.raises(ttr.BadInput, match=message):
        raw_env(**wishes)


def test_pettingzoo_accepts_what_is_drawn(capsys):
    """Printed, as text, as HTML and as pixels."""
    render_test(lambda render_mode: raw_env("berlin", render_mode=render_mode), {"html": lambda text: "<svg" in text})

    assert "Berlin" in capsys.readouterr().out


def test_a_picture_shows_what_was_claimed():
    table = played(raw_env("usa", render_mode="rgb_array"), 1)
    after = table.render()
    table.reset(seed=1)
    before = table.render()

    assert after.shape == before.shape == (444, 640, 3)
    assert (after != before).any(axis=2).mean() > 0.02


def test_environments_are_made_by_name():
    table = pettingzoo.make("aec", "ttr_widget/Berlin-v0", players=3, render_mode="ansi")
    table.reset(seed=1)

    assert table.num_agents == 3
    assert "Berlin" in table.render()
    names = {f"ttr_widget/{name}-v0" for name in ("Berlin", "Europe", "Germany", "USA", "World", "Game")}
    assert names <= set(pettingzoo.aec_registry)
    own = pettingzoo.make("aec", "ttr_widget/Game-v0", board=HOUSE[2])
    assert own.unwrapped.variant is HOUSE[2]


def test_numbers_tell_what_they_stand_for():
    numbers = ActionNumbers(ttr.variant("usa"))

    assert len(set(numbers.keys)) == len(numbers)
    assert numbers.key(numbers.keys.index(("draw", "deck"))) == ("draw", "deck")


@pytest.mark.parametrize("again", [lambda table: pickle.loads(pickle.dumps(table)), copy.deepcopy])  # noqa: S301
@pytest.mark.parametrize("make_table", [raw_env, env])
def test_an_environment_travels_to_another_process_as_a_new_one(make_table, again):
    """What plays several side by side sends copies to its workers."""
    table = make_table(HOUSE[2], players=3, reward="margin")
    table.reset(seed=5)
    other = again(table)
    other.reset(seed=5)

    assert other.possible_agents == table.possible_agents
    assert (other.last()[0]["observation"] == table.last()[0]["observation"]).all()
    assert other.unwrapped.reward == "margin"


def test_a_seed_of_numpy_is_a_seed():
    one, other = raw_env("berlin"), raw_env("berlin")
    seed: Any = np.int64(4)
    one.reset(seed=seed)
    other.reset(seed=4)

    assert one.game.state == other.game.state


def test_tunnels_that_turn_up_nothing_have_numbers_too():
    table = played(raw_env("europe with Tunnels(reveal=0)"), 1)

    assert not [key for key in table.numbers.keys if key[0] == "pay"]
