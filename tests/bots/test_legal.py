"""Every answer of every bot is legal in whole games of every variant; the legal actions follow from the view."""

from random import Random

import pytest

import ttr_widget as ttr
from tests.bots.quick import quick
from tests.contract.games import CASES, uniform
from tests.contract.mini import drawn, mini, tiny
from ttr_widget.bots import Match, legal_actions
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.view import view
from ttr_widget.queries import imagine

HOUSE = (
    "germany with Stations()",
    "europe with Passengers()",
    "europe without Tickets",
    "usa with Tickets(first={'tickets': 1}, first_keep=1, draw={'tickets': 1})",
    "world without Harbours, Exchanges",
    "berlin with LongestPath(5), Globetrotter(5)",
    "europe with CardMarket(each=3, wilds=6, hand=2), Tunnels(reveal=5)",
    "usa with CardMarket(wilds=0)",
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_legal_actions_of_a_view_are_those_of_the_game(case):
    rng = Random(str(case))
    game = ttr.new_game(case.variant, players=case.players, seed=3)
    while (prompt := game.prompt) is not None:
        legal = game.legal_actions()
        assert list(legal_actions(game.view(prompt.seat))) == legal
        game.play(uniform(rng, legal))
    assert not legal_actions(game.view(0))


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_only_the_asked_seat_has_legal_actions(board):
    game = ttr.new_game(board, players=2, seed=1)
    assert game.prompt is not None
    asked = game.prompt.seat
    assert legal_actions(game.view(asked))
    assert not legal_actions(game.view(1 - asked))
    assert not legal_actions(game.view(None))


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_an_imagined_position_looks_the_same_and_holds_every_card_once(board):
    game = ttr.new_game(board, players=3, seed=5)
    rng = Random(5)
    differs = False
    while (prompt := game.prompt) is not None:
        seat = prompt.seat
        if game.state.turn and rng.random() < 0.1:
            seen = game.view(seat)
            worlds = [imagine(seen, n) for n in range(2)]
            for world in worlds:
                assert view(world, seat) == seen
                assert cards_in(world) == cards_in(Draft(game.state))
            differs = differs or worlds[0].hands != worlds[1].hands
        game.play(uniform(rng, game.legal_actions()))
    assert differs


def cards_in(draft: Draft) -> list[int]:
    piles = [
        *draft.hands,
        draft.discards,
        *[counts for piles in draft.variant.piles_methods for counts in piles(draft)],
    ]
    return [sum(kind) for kind in zip(*piles, strict=True)]


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize(
    "case", [case for case in CASES if case.players in (2, case.variant.board.players[1])], ids=str
)
def test_every_answer_is_legal(case, bot):
    table = Match(case.variant, [bot] * case.players, seed=11)
    table.play()
    assert table.is_over
    assert not table.troubles


@pytest.mark.parametrize("bot", ["easy", "medium"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_answer_of_a_learner_is_legal(case, bot):
    table = Match(case.variant, [bot, *["easy", "medium"] * 2][: case.players], seed=11)
    table.play()
    assert table.is_over
    assert not table.troubles


@pytest.mark.parametrize("bot", ["greedy", "planner", "easy", "medium"])
@pytest.mark.parametrize("text", HOUSE)
def test_every_answer_is_legal_with_house_rules(text, bot):
    variant = ttr.variant(text)
    table = Match(variant, [bot, "random", bot], seed=7)
    table.play()
    assert not table.troubles


@pytest.mark.parametrize("variant", [mini(), tiny(), drawn()], ids=["mini", "tiny", "drawn"])
@pytest.mark.parametrize("bot", quick(nodes=60))
def test_every_answer_is_legal_on_boards_made_by_hand(variant, bot):
    for seed in range(6):
        table = Match(variant, [bot, bot], seed=seed)
        table.play()
        assert not table.troubles


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_the_search_answers_legally_within_a_tiny_budget(board):
    for budget in ("nodes=1", "nodes=40", "seconds=0.0001", "seconds=0.001", "nodes=150"):
        table = Match(board, [f"search({budget})", "greedy"], seed=2)
        table.play()
        assert not table.troubles


@pytest.mark.parametrize("board", [board.name for board in ttr.boards()])
def test_an_imagined_opening_asks_all_seats_that_have_not_chosen(board):
    game = ttr.new_game(board, players=3, seed=5)
    rng = Random(5)
    while not game.state.turn:
        prompt = game.prompt
        assert prompt is not None
        seen = game.view(prompt.seat)
        world = imagine(seen, 1)
        assert view(world, prompt.seat).prompt == prompt
        real, here = Draft(game.state), world
        assert [(p.seat, p.kind) for p in here.prompts] == [(p.seat, p.kind) for p in real.prompts]
        game.play(uniform(rng, game.legal_actions()))
