"""The games for OpenSpiel: its own tests, and the exact value of the least game."""

import pickle  # noqa: TID251 -- what OpenSpiel's own states are written with
import random
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import ttr_widget as ttr
from tests.contract.mini import mini, tiny
from ttr_widget.boards import BOARDS
from ttr_widget.env.chance import ChanceGame
from ttr_widget.env.observation import FlatObserver
from ttr_widget.env.openspiel import load_game

from .least import least

GAMES: dict[str, tuple[str | ttr.Variant, int]] = {
    "berlin": ("berlin", 2),
    "least": (least(), 2),
    "mini": (mini(), 3),
    "tiny": (tiny(), 2),
    "with a rule": (ttr.variant("berlin").without("LastRound").text, 3),
}


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_the_game(name):
    """Its test for all games: clones, serialisation, legal actions, chance, observations, rewards."""
    pyspiel.random_sim_test(load_game(*GAMES[name]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["berlin", "mini"])
def test_openspiels_test_of_python_games_accepts_the_game(name):
    """The one it runs on its own games written in Python, with pickles too."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    case = GamesSimTest("sim_game")
    case.sim_game(load_game(*GAMES[name]))


def test_a_game_is_loaded_by_name():
    game = pyspiel.load_game("python_ttr_widget(board=usa,players=3)")

    assert game.num_players() == 3
    assert game.num_distinct_actions() == 1079
    assert str(game) == str(load_game("usa", 3))
    house = load_game("usa without LongestPath")
    assert str(pyspiel.load_game(str(house))) == str(house)


def test_wrong_games_are_refused():
    with pytest.raises(ttr.BadInput, match="did you mean 'berlin'"):
        load_game("berlim")
    with pytest.raises(ttr.BadInput, match="for 2 to 3 players"):
        load_game(mini(), 5)


def played(variant, players, seed, stop=10**6):
    """A game with random draws and actions, up to a number of them."""
    game, rng = ChanceGame(variant, players), random.Random(seed)
    while not game.is_over and len(game.played) < stop:
        if game.is_chance:
            items, weights = zip(*game.outcomes(), strict=True)
            game.play(rng.choices(items, weights)[0])
        else:
            game.play(rng.choice(sorted(game.legal())))
    return game


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_can_be_played_with_open_chance(board):
    game = played(ttr.variant(board), 2, 1)
    sheet = game.sheet()

    assert sheet.winners
    assert all(sum(line.points for line in seat.lines) == seat.total for seat in sheet.seats)


def test_draws_have_the_chances_of_the_cards():
    game = ChanceGame(ttr.variant("berlin"), 2)
    kinds = game.variant.kinds
    outcomes = game.outcomes()

    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert {item: chance * sum(kinds.copies) for item, chance in outcomes} == pytest.approx(
        dict(enumerate(map(float, kinds.copies)))
    )
    game.play(outcomes[0][0])
    assert dict(game.outcomes())[outcomes[0][0]] == pytest.approx((kinds.copies[0] - 1) / (sum(kinds.copies) - 1))


def test_the_first_card_that_chance_draws_is_the_first_one_dealt():
    variant = ttr.variant("berlin")
    game = ChanceGame(variant, 2)
    while game.is_chance:
        rarest = min(game.outcomes(), key=lambda outcome: -outcome[0])[0]
        game.play(rarest)
    first, seen = game.played[0], game.view(0)

    assert seen is not None
    assert variant.kinds.names[first] in (seen.hand or ())


def test_an_information_state_says_nothing_of_cards_that_nobody_has_seen():
    """The cards at the bottom of the deck are exchanged: nobody is told anything else, until they are drawn."""
    game = played(ttr.variant("berlin"), 2, 3, stop=75)
    seen = game.view(0)
    assert seen is not None
    deck = seen.rules["market"]["decks"]["deck"]
    size = sum(game.variant.kinds.copies)
    drawn = game.played[:]
    bottom = next(n for n in range(size - deck + 1, size) if n < 47 and drawn[n] != drawn[size - deck])
    top = size - deck
    drawn[top], drawn[bottom] = drawn[bottom], drawn[top]
    twin = ChanceGame(game.variant, 2)
    for number in drawn:
        twin.play(number)

    assert [twin.told(seat) for seat in (0, 1)] == [game.told(seat) for seat in (0, 1)]
    assert twin.view(0) == game.view(0)


def test_an_information_state_remembers_all():
    """Equal states lead to equal choices, and a state begins with those before it: nothing is forgotten."""
    known: dict[str, tuple[int, ...]] = {}
    for seed in range(30):
        game, rng, before = ChanceGame(least(), 2), random.Random(seed), ["", ""]
        while not game.is_over:
            if game.is_chance:
                game.play(rng.choice(game.outcomes())[0])
                continue
            seat = game.prompt_seat
            told, legal = game.told(seat), tuple(sorted(game.legal()))
            assert known.setdefault(told, legal) == legal
            assert told.startswith(before[seat].rpartition("\n")[0])
            before[seat] = told
            game.play(rng.choice(legal))


def test_copies_and_pickles_are_the_same_position():
    game = played(mini(), 2, 5, stop=25)
    for twin in (game.copy(), pickle.loads(pickle.dumps(game))):  # noqa: S301 -- our own bytes
        assert twin.told(0) == game.told(0)
        assert twin.played == game.played
        twin.play(twin.outcomes()[0][0] if twin.is_chance else min(twin.legal()))
        assert len(twin.played) == len(game.played) + 1


def test_observations_are_those_of_the_view():
    game = load_game("berlin")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    view = state.table.view(1)
    assert view is not None

    assert np.allclose(state.observation_tensor(1), FlatObserver("berlin", 2).row(view))
    assert state.observation_string(1) != state.observation_string(0)
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == [
        str(action) for _, action in sorted(state.table.legal().items())
    ]


def positions(game):
    """All positions of a game tree."""
    yield game
    if not game.is_over:
        for move in [item for item, _ in game.outcomes()] if game.is_chance else game.legal():
            child = game.copy()
            child.play(move)
            yield from positions(child)


def test_the_least_game_is_enumerated():
    kinds = Counter(
        "over" if game.is_over else "chance" if game.is_chance else "choice"
        for game in positions(ChanceGame(least(), 2))
    )

    assert kinds.total() == 491
    assert kinds["over"] == 160


def test_the_exact_exploitability_of_the_least_game():
    """Playing at random loses a known amount to the best reply, and learning comes close to losing nothing.

    A leak of hidden cards, a state that forgets, or a wrong chance would show here.
    """
    game = load_game(least())
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    learnt = exploitability.exploitability(game, solver.average_policy())

    assert at_random == pytest.approx(19 / 72)
    assert 0 <= learnt < at_random / 5
