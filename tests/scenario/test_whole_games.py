"""A game that begins with a position made by hand is like any other game."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings

import ttr_widget as ttr
from tests.contract.games import Walk, mutated, noted, walks
from tests.contract.invariants import check_position, check_sheet
from tests.contract.test_save import same
from tests.contract.test_secrets import check_secrets
from ttr_widget import Game
from ttr_widget.kernel import turn
from ttr_widget.kernel.consistency import faults

from .hand_made import CASES, described, in_mid_play, in_scenario_form, some

each_case = pytest.mark.parametrize("case", CASES, ids=str)
few = settings(
    max_examples=3,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)


@dataclass(frozen=True)
class MadeWalk(Walk):
    """A random game from a position made by hand: claimed routes, and any other arguments."""

    def new(self, case) -> Game:
        arrangement = described(in_mid_play(case, Walk(self.seed, self.choices, self.policy)).state)
        kept = {name: arrangement[name] for name in ("claimed", "tickets", "display", "last_turns") if self.chance(0.6)}
        return ttr.scenario(case.variant, players=case.players, seed=self.seed, **kept)


def made(walk: Walk) -> MadeWalk:
    return MadeWalk(walk.seed, walk.choices, walk.policy)


@each_case
@few
@given(walk=walks)
def test_a_position_of_which_all_is_named_is_that_position(case, walk):
    state = in_mid_play(case, walk).state
    again = ttr.scenario(case.variant, players=list(state.names), seed=walk.seed, **described(state))

    assert in_scenario_form(again.state) == in_scenario_form(state)
    assert again.legal_actions() == list(turn.choices(state))


@each_case
@few
@given(walk=walks)
def test_what_is_named_stands_as_it_is_named_and_the_rest_is_dealt(case, walk):
    state = in_mid_play(case, walk).state
    arrangement = described(state)
    rng = Random(walk.choices)
    for _ in range(4):
        part = some(arrangement, rng)
        game = ttr.scenario(case.variant, players=list(state.names), seed=walk.seed, **part)
        stands = described(game.state)

        assert list(faults(game.state._replace(prompts=()))) == []
        for name, wish in part.items():
            if name in ("hands", "tickets"):
                assert {seat: stands[name][seat] for seat in wish} == wish
            elif name in ("deck_top", "ticket_deck_top"):
                assert all(stands[name][deck][: len(cards)] == cards for deck, cards in wish.items())
            elif name == "ticket_box":
                assert stands[name][: len(wish)] == wish
            else:
                assert stands[name] == wish
        assert game.legal_actions()


@each_case
@few
@given(walk=walks)
def test_a_scenario_is_played_like_any_game(case, walk, tmp_path_factory):
    path = tmp_path_factory.mktemp("made") / "game"
    walk = made(walk)
    game = walk.new(case)
    start = game.state
    with noted(case, walk, game):
        while not game.is_over:
            check_position(game.state)
            actions = game.legal_actions()
            wrong = mutated(case.variant, walk.rng, walk.choose(actions))
            assert game.why_not(walk.choose(actions)) is None
            if game.why_not(wrong) is not None:
                before = game.state
                with pytest.raises(ttr.Refused):
                    game.play(wrong)
                assert game.state is before
            game.play(walk.choose(actions))
            if walk.chance(0.02):
                game.save(path)
                assert same(game, ttr.load(path))
                assert same(game, ttr.replay(game.transcript()))
        check_position(game.state)
        check_sheet(game.score(), game.state)
        game.save(path)
        assert same(game, ttr.load(path))
        early = game.at(min(3, len(game.history)))
        assert same(early, ttr.replay(early.transcript()))
        while game.history:
            game.undo()
        assert game.state == start
        assert game.copy().start == game.start


@each_case
@few
@given(walk=walks)
def test_no_seat_sees_in_a_scenario_what_it_cannot_know(case, walk):
    assert "hands" in check_secrets(case, made(walk))


@each_case
def test_an_opening_made_by_hand_is_played_like_any_game(case, tmp_path):
    game = ttr.scenario(case.variant, players=case.players, seed=5, opening=True)
    fresh = ttr.new_game(case.variant, players=case.players, seed=5)
    rng = Random(5)

    assert [(p.seat, p.kind) for p in game.state.prompts] == [(p.seat, p.kind) for p in fresh.state.prompts]
    told = [event.type for event in fresh.events if event.type != "flush"]
    assert [event.type for event in game.events] == told
    while not game.is_over:
        check_position(game.state)
        if len(game.history) in (1, 2, 5, 60):
            game.save(tmp_path / "game")
            assert same(game, ttr.load(tmp_path / "game"))
        game.play(game.legal_actions()[int(rng.random() * len(game.legal_actions()))])
    check_sheet(game.score(), game.state)
