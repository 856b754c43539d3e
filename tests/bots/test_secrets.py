"""Bots see views only: hidden information does not change their answers, and each has its own random generator."""

from random import Random

import pytest

import ttr_widget as ttr
from tests.bots.quick import quick
from ttr_widget.bots import Match, make
from ttr_widget.kernel.scoring import reckon
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view

BOARDS = [board.name for board in ttr.boards()]
BOTS = quick(nodes=120)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("board", BOARDS)
def test_an_answer_does_not_depend_on_hidden_things(board, bot):
    game = ttr.new_game(board, players=3, seed=8)
    guide, asked = make("planner"), make(bot)
    rng = Random(board)
    moved = 0
    while (prompt := game.prompt) is not None:
        seen = game.view(prompt.seat)
        if rng.random() < 0.12:
            other = game.state.draft()
            other.rng = seeded(len(game.history))
            for redeal in game.variant.derived(Steps).redeal_methods:
                redeal(other, prompt.seat)
            moved += other.hands != list(game.state.hands)
            here = asked.decide(seen, prompt, Random(1))
            there = asked.decide(view(other, prompt.seat, seen.seen), other.prompts[-1], Random(1))
            assert here == there
        game.play(guide.decide(seen, prompt, rng))
    assert moved > 3


@pytest.mark.parametrize("board", ["europe", "berlin"])
def test_the_same_seed_gives_the_same_game(board):
    bots = ["search(nodes=30)", "planner"]
    first, second, other = (reckon(Match(board, bots, seed).play()) for seed in (4, 4, 5))
    assert first == second
    assert first != other


@pytest.mark.parametrize("bot", ["greedy", "planner", "search(nodes=80)"])
def test_a_decision_leaves_the_view_as_it_was(bot):
    table = Match("europe", ["planner", "planner"], 3)
    for _ in range(30):
        table.step()
    prompt = table.draft.prompts[-1]
    seat = prompt.seat
    seen, before = view(table.draft, seat), view(table.draft, seat).to_dict()
    make(bot).decide(seen, prompt, Random(2))
    assert seen.to_dict() == before == view(table.draft, seat).to_dict()
