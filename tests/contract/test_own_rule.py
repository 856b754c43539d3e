"""A rule with its own action and question works everywhere without other files, which do not know it by name."""

import copy
import warnings
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test

import ttr_widget as ttr
from tests.bots.quick import quick
from ttr_widget.env import ActionNumbers, FlatObserver, env, raw_env
from ttr_widget.kernel.codec import state_from_dict, state_to_dict

from .own_rule import Encore, Sing, Street

BOARDS = ["berlin", "usa", "world"]
BOTS = quick(nodes=40)

each_board = pytest.mark.parametrize("board", BOARDS)


def variant_of(board):
    return ttr.variant(board).with_rule(Street())


def asked_for_an_encore(board):
    """A game in which the rule's own question is open."""
    game = ttr.new_game(variant_of(board), seed=3)
    while game.prompt is None or game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    city = game.board.cities[1]
    game.play(f"Sing blues in {city.name}")
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.about["city"]) == ("encore", city.id)
    return game


@each_board
def test_its_action_is_read_and_printed_by_its_pattern_and_refused_in_words(board):
    game = asked_for_an_encore(board)

    assert game.history[-1] == Sing("blues", game.board.cities[1].id)
    assert [action.text() for action in game.legal_actions()] == ["encore for 0", "encore for 1", "encore for 2"]
    assert game.why_not("encore for 9").code == "house.encore"
    assert game.why_not("encore for x").kind == "bad-input"
    game.play({"type": "encore", "coins": 2})
    assert game.history[-1] == Encore(2)
    assert game.view(None).points[0] == 2


@each_board
def test_a_game_is_saved_in_the_middle_of_its_question(board, tmp_path):
    game = asked_for_an_encore(board)

    game.save(tmp_path / "street.ttr.json")
    again = ttr.load(tmp_path / "street.ttr.json")

    assert again.state == game.state
    assert again.prompt == game.prompt
    assert ttr.replay(game.transcript()).state == game.state


def test_a_saved_question_must_be_about_what_it_declares():
    game = asked_for_an_encore("usa")
    data = state_to_dict(game.state)

    assert state_from_dict(data, game.variant, "snapshot") == game.state
    for name, value in (("city", "atlantis"), ("most", "many"), ("most", True), ("more", 1)):
        changed = copy.deepcopy(data)
        changed["prompts"][0]["about"][name] = value
        with pytest.raises(ttr.BadSave, match="about"):
            state_from_dict(changed, game.variant, "snapshot")


@each_board
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_on_from_its_question_to_the_end(board, bot):
    if bot.startswith(("search", "expert")) and board != "berlin":
        bot = "planner"
    game = asked_for_an_encore(board)

    ttr.bots.play(game, [bot, "random"], Random(1))

    assert game.is_over


@each_board
def test_its_actions_have_numbers_and_its_slot_stands_in_the_rows(board):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(variant_of(board), players=2), num_cycles=60)
    table, rng, sung = raw_env(variant_of(board), players=2), Random(1), 0
    table.reset(seed=1)
    for _ in range(300):
        prompt = table.game.prompt
        if prompt is None:
            break
        view = table.game.view(prompt.seat)
        assert len(table.numbers.legal(table.game.legal_actions(), view)) >= min(2, len(table.game.legal_actions()))
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))
        sung += isinstance(table.game.history[-1], Encore)
    view = table.game.view(0)
    observer = FlatObserver(table.variant, 2)
    part = observer.row(view)[observer.parts["street"]]

    assert sung
    assert part == pytest.approx([coins / 30 for coins in view.rules["street"]["coins"]])


class Busker(Street):
    """The songs and coins cannot be listed in advance."""

    def domain(self, variant, action, field):
        return None


def test_what_cannot_be_listed_beforehand_is_numbered_by_its_place():
    game = asked_for_an_encore("usa")
    busking = ttr.variant("usa").with_rule(Busker())
    numbers = ActionNumbers(busking)

    legal = numbers.legal(game.legal_actions(), game.view(game.prompt.seat))

    assert [numbers.key(number) for number in legal] == [("encore", "listed", place) for place in range(3)]
