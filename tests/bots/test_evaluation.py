"""Evaluations: what each answer is worth, from what the seat knows alone, at every kind of question."""

from math import isfinite
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.contract.games import CASES
from tests.contract.own_rule import Street
from tests.rules.table import table
from ttr_widget.boards import BOARDS
from ttr_widget.bots import Evaluation, Hint, evaluate
from ttr_widget.bots.evaluation import Evaluator
from ttr_widget.bots.verdicts import alternatives, degree
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view


def played(board="berlin", players=2, seed=3):
    return ttr.bots.play(ttr.new_game(board, players=players, seed=seed), ["planner"] * players, Random(seed))


def asked_at(game, kind, since=0.0):
    """The game at the first question of this kind, after a part of it."""
    start = int(since * len(game.history))
    return next(one for n in range(start, len(game.history)) if (one := game.at(n)).prompt.kind == kind)


def advice(game: ttr.Game, nodes: int | None = None) -> Hint:
    hint = game.hint(nodes=nodes)
    assert hint is not None
    return hint


@pytest.fixture(scope="module")
def middle():
    return asked_at(played(), "turn", 0.5)


@pytest.fixture(scope="module")
def found(middle) -> Evaluation:
    return middle.evaluate(nodes=3000)


def test_every_action_is_compared_with_the_best_one_best_first(middle, found):
    assert found.best == found.actions[0].action
    assert (found.actions[0].points.value, found.actions[0].chance.value) == (0, 0)
    chances = [one.chance.value for one in found.actions]
    assert chances == sorted(chances, reverse=True)
    assert {one.action for one in found.actions} | set(found.untried) == set(middle.legal_actions())
    assert all(one.games > 1 and one.points.error >= 0 for one in found.actions)
    assert max(one.games for one in found.actions) == found.chance.games
    assert sum(chance.value for chance in found.chances) == pytest.approx(1)


def test_the_same_nodes_and_seed_give_the_same_result(middle, found):
    assert evaluate(middle, nodes=3000) == found
    assert evaluate(middle.view(middle.prompt.seat), nodes=3000) == found
    assert evaluate(middle, nodes=3000, seed=1) != found


def test_more_nodes_tell_more(middle, found):
    more = evaluate(middle, nodes=12_000)
    assert more.chance.games > found.chance.games
    assert more.lead.error < found.lead.error
    assert len(more.untried) < len(found.untried)


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_hidden_changes_it(board):
    """Two games that look the same to a seat are worth the same to it."""
    game = played(board, players=3, seed=8)
    rng = Random(board)
    moved = checked = 0
    while checked < 3:
        now = game.at(int(rng.random() * len(game.history)))
        prompt = now.prompt
        assert prompt is not None
        for seat in range(3):
            other = now.state.draft()
            other.rng = seeded(checked)
            for redeal in now.variant.derived(Steps).redeal_methods:
                redeal(other, seat)
            moved += other.hands != list(now.state.hands)
            there = evaluate(view(other, seat, now.view(seat).seen), nodes=250)
            assert there == evaluate(now.view(seat), nodes=250)
        checked += 1
    assert moved > 2


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_answers_at_every_kind_of_question(case):
    game = ttr.new_game(case.variant, players=case.players, seed=4)
    kinds = set()
    rng = Random(4)
    while (prompt := game.prompt) is not None:
        if prompt.kind not in kinds or rng.random() < 0.02:
            kinds.add(prompt.kind)
            found = evaluate(game, nodes=300)
            legal = game.legal_actions()
            assert {one.action for one in found.actions} | set(found.untried) == set(legal)
            assert all(isfinite(one.points.value) and isfinite(one.points.error) for one in found.actions)
            assert "{" not in repr(found)
        game.play(ttr.bots.make("planner").decide(game.view(prompt.seat), prompt, rng))
    assert "turn" in kinds


def test_it_sees_the_claim_that_completes_a_ticket():
    game = table(
        hands={0: "1 purple 3 white"},
        claimed={0: ["edinburgh-london-1", "dieppe-london-1"]},
        tickets={0: ["edinburgh-paris"]},
        turns_left=2,
    )
    found = game.evaluate(nodes=3000)
    assert str(found.best) == "claim dieppe-paris with 1 purple"
    worse = found.of(next(action for action in game.legal_actions() if str(action) == "draw deck"))
    assert worse is not None
    assert worse.is_worse
    assert worse.points.value < -5
    assert degree(worse) == "much-worse"


def test_a_seat_that_is_not_asked_has_chances_and_no_actions(middle):
    seat = 1 - middle.prompt.seat
    found = middle.evaluate(seat, nodes=1000)
    assert (found.seat, found.actions, found.untried, found.best) == (seat, (), (), None)
    assert 0 < found.chance.value < 1
    assert "is asked" in str(found.notes[0])


def test_a_game_that_is_over_is_known():
    game = played()
    winner = game.score().winners[0]
    found = game.evaluate(winner)
    assert (found.chance.value, found.chance.error, found.actions) == (1, 0, ())
    totals = game.score().totals
    assert found.lead.value == totals[winner] - totals[1 - winner]
    assert "over" in repr(found)
    with pytest.raises(ttr.BadInput, match="whose chances"):
        game.evaluate()


def test_only_the_actions_that_are_asked_for_are_compared(middle):
    wanted = middle.legal_actions()[-2:]
    found = middle.evaluate(nodes=2000, actions=[str(wanted[0]), wanted[1]])
    assert {one.action for one in found.actions} == set(wanted)
    assert found.untried == ()
    assert found.chance.games
    with pytest.raises(ttr.IllegalAction):
        middle.evaluate(actions=["pass"])
    with pytest.raises(ttr.BadInput, match="actions"):
        middle.evaluate(actions="draw deck")
    with pytest.raises(ttr.BadInput, match="not asked"):
        middle.evaluate(1 - middle.prompt.seat, actions=["draw deck"])


def test_the_question_of_a_house_rule_is_compared_and_the_doubt_is_told():
    game = ttr.new_game(ttr.variant("berlin").with_rule(Street()), seed=3)
    while game.prompt is None or game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    assert game.evaluate(nodes=3000).notes == ()
    game.play(f"sing blues in {game.board.cities[1].name}")
    found = game.evaluate(nodes=4000)
    assert "“encore”" in str(found.notes[0])
    assert len(found.actions) == 3


@pytest.mark.parametrize(
    ("wrong", "match"),
    [({"nodes": 0}, "nodes"), ({"nodes": 1.5}, "nodes"), ({"seconds": 0}, "seconds"), ({"seed": None}, "seed")],
)
def test_what_cannot_be_is_refused(middle, wrong: Any, match):
    with pytest.raises(ttr.BadInput, match=match):
        evaluate(middle, **wrong)


def test_whose_value_is_meant_must_be_clear(middle):
    with pytest.raises(ttr.BadInput, match="spectator"):
        evaluate(middle.view(None))
    with pytest.raises(ttr.BadInput, match="seat"):
        evaluate(middle.view(0), 1)
    with pytest.raises(ttr.BadInput, match="a game or a view"):
        evaluate("berlin")  # type: ignore[arg-type]


def test_too_few_nodes_are_told(middle):
    found = middle.evaluate(nodes=1)
    assert found.actions == ()
    assert "more nodes" in repr(found)
    assert middle.evaluate(nodes=100_000, seconds=0.001).untried


def test_it_is_a_table_too(found):
    rows = found.rows()
    assert list(rows[0]) == ["action", "points", "points_error", "chance", "chance_error", "games"]
    assert found.to_frame().shape == (len(found.actions), 6)
    html = found._repr_html_()
    assert html is not None
    assert html.count("<tr") == len(rows) + 1
    assert rows[0]["action"] in html
    assert rows[0]["action"] in repr(found)


def test_alternatives_are_the_best_of_each_other_kind(found):
    best = found.actions[0].action
    others = [one.action for one in alternatives(found, best, 3)]
    assert best not in others
    kinds = {one.action.type for one in found.actions} - {best.type}
    assert kinds <= {one.type for one in others}


def test_a_hint_that_thinks_says_how_things_stand(middle):
    quick, slow = advice(middle), advice(middle, nodes=2000)
    assert slow.messages[: len(quick.messages)] == quick.messages or slow.messages[0].key == "verdict-better"
    keys = [message.key for message in slow.messages]
    assert "verdict-standing" in keys
    assert "verdict-against" in keys
    assert "of 100 games" in slow.text
    assert middle.why_not(slow.action) is None
    for locale in ("de", "pl"):
        assert not set("{}") & set(slow.said(locale))


def test_a_thinking_hint_recommends_what_is_surely_better():
    """The planner draws; but a single card that the other needs is worth more."""
    game = table(
        "usa",
        hands={0: "2 black 3 white", 1: "2 red"},
        display=["blue", "orange", "yellow", "green", "purple"],
        claimed={1: ["denver-santa_fe"]},
        tickets={0: [], 1: ["denver-el_paso"]},
        turns_left=2,
    )
    evaluator = Evaluator(game.view(0), 6000)
    evaluator.finish()
    quick, thought = advice(game), advice(game, nodes=6000)
    assert quick.action is not None
    own = evaluator.result.of(quick.action)
    assert own is not None
    assert (thought.action != quick.action) == own.is_worse
    assert thought.action == evaluator.recommended


def test_an_evaluation_in_steps_is_the_same(middle, found):
    evaluator = Evaluator(middle.view(middle.prompt.seat), 3000)
    done = [evaluator.done for _ in evaluator.steps if evaluator.result.seat is not None]
    assert done == sorted(done)
    assert evaluator.result == found
