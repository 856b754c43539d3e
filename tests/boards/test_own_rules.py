"""Users' rules: how variant texts, saves and transcripts find them, and which keys and names are allowed."""

import pkgutil
from dataclasses import dataclass
from importlib import import_module

import pytest

import ttr_widget as ttr
import ttr_widget.rules
from ttr_widget.boards import OUR_RULES
from ttr_widget.bots import legal_actions


@dataclass(frozen=True)
class Toll(ttr.Rule):
    """house.toll: A toll of {points} points."""

    key = "toll"

    points: int = 1


OTHER_TOLL = Toll


@dataclass(frozen=True)
class Tunnels(ttr.Rule):
    """house.tunnels: There are none."""

    key = "tunnels"

    reveal: int = 3

    def pays_for(self):
        return ("tunnel",)


def test_every_rule_of_the_package_is_found_by_its_name():
    for module in pkgutil.iter_modules(ttr_widget.rules.__path__, "ttr_widget.rules."):
        for name, thing in vars(import_module(module.name)).items():
            if isinstance(thing, type) and issubclass(thing, ttr.Rule) and thing is not ttr.Rule:
                assert OUR_RULES[name] is thing


def test_a_class_with_the_name_of_our_rule_does_not_replace_it_in_texts():
    made = ttr.variant("europe with Tunnels(reveal=1)").rule("tunnels")

    assert type(made) is ttr_widget.rules.Tunnels
    assert made.reveal == 1


def test_a_game_with_a_rule_that_bears_the_name_of_ours_is_played_and_not_saved(tmp_path):
    game = ttr.new_game(ttr.variant("europe").with_rule(Tunnels(reveal=2)), seed=1)
    game.play(game.legal_actions()[0])

    with pytest.raises(ttr.BadInput, match="give your class another name"):
        game.save(tmp_path / "game")
    with pytest.raises(ttr.BadInput, match="give your class another name"):
        game.transcript()


def test_a_rule_of_ones_own_is_found_by_its_name():
    variant = ttr.variant("europe").with_rule(Toll(points=2))
    game = ttr.new_game(variant, seed=1)

    assert ttr.variant(variant.text) == variant
    assert ttr.replay(game.transcript()).state == game.state


def test_a_class_that_is_defined_again_counts_from_then_on():
    """As when a notebook cell is run a second time: texts read before are read again."""
    old = ttr.variant("usa with Toll()")
    new = type("Toll", (ttr.Rule,), {"__doc__": "house.toll: Another toll.", "key": "toll"})
    try:
        assert type(ttr.variant("usa with Toll()").rule("toll")) is new
        assert type(old.rule("toll")) is OTHER_TOLL
    finally:
        new.__name__ = "Gone"  # classes live on until the garbage is collected


@pytest.mark.parametrize("key", ["notation", "planner", "route", "Notation"])
def test_a_rule_may_have_any_key(key):
    named = type(
        "Named", (ttr.Rule,), {"__doc__": "house.named: Nothing.", "key": key, "prepare": lambda *_: {"own": 1}}
    )
    game = ttr.new_game(ttr.variant("europe").with_rule(named()), seed=1)
    while game.state.turn < 3:
        game.play(str(game.legal_actions()[0]))
    match = ttr.bots.Match(game.variant, ["planner", "greedy"], seed=1)
    for _ in range(6):
        match.step()
    assert game.variant.prepared(named()) == {"own": 1}
    named.__name__ = "Gone"


def test_a_rule_is_found_by_class_only_if_it_is_of_that_class():
    europe = ttr.variant("europe")

    assert europe.rule(ttr_widget.rules.Tunnels).reveal == 3
    with pytest.raises(ttr.BadVariant, match="no rule TwoDecks in this list"):
        europe.rule(ttr_widget.rules.TwoDecks)
    with pytest.raises(ttr.BadVariant, match="no rule Tunnels in this list"):
        europe.with_rule(Tunnels()).rule(ttr_widget.rules.Tunnels)


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_what_a_bot_does_to_its_legal_actions_does_not_change_later_games(board):
    game = ttr.new_game(board, seed=1)
    for _ in range(12):
        before, prompt = game.legal_actions(), game.prompt
        assert prompt is not None
        handed = legal_actions(game.view(prompt.seat))
        if isinstance(handed, list):
            handed.clear()
        own = game.legal_actions()
        assert own == before
        own.clear()
        assert list(legal_actions(game.view(prompt.seat))) == before
        game.play(before[0])
