"""The look back at a game: costs add up, only what the seat knew counts, and the page shows it step by step."""

from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES
from tests.soak.reports import look_back
from ttr_widget import locales
from ttr_widget.analysis import game_report
from ttr_widget.analysis.game_report import Comparison, Review, planners
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.view import view
from ttr_widget.queries.positions import imagine


def played(board, seed=3, players=("Ada", "Grace")):
    game = ttr.new_game(board, players=list(players), seed=seed)
    return ttr.bots.play(game, ["greedy", "planner"], Random(seed))


@pytest.fixture(scope="module")
def berlin():
    return played("berlin")


@pytest.fixture(scope="module")
def report(berlin) -> Any:
    return berlin.report(0, games=4)


def test_costs_and_luck_add_up(report):
    assert report.decisions
    assert report.cost == sum(decision.cost for decision in report.decisions)
    assert report.gain == sum(luck.gain for luck in report.luck)
    rows = report.rows()
    assert sum(-row["points"] for row in rows if row["kind"] == "decision") == pytest.approx(report.cost)
    assert sum(row["cards"] for row in rows if row["kind"] == "luck") == pytest.approx(report.gain)
    assert len(report.to_frame()) == len(rows)


def test_every_decision_and_every_blind_draw_is_looked_at(berlin, report):
    asked = [n for n in range(len(berlin.history)) if berlin.at(n).prompt.seat == 0]
    kinds = {n: berlin.at(n).prompt.kind for n in asked}
    assert report.asked == sum(kind in ("turn", "keep", "tunnel") for kind in kinds.values())
    assert {one.number for one in report.decisions} <= set(kinds)
    blind = [n for n in asked if str(berlin.history[n]) == "draw deck"]
    assert [one.number for one in report.luck] == blind


def test_a_decision_like_the_planners_costs_nothing():
    game = ttr.bots.play(ttr.new_game("berlin", players=["Ada", "Grace"], seed=5), ["planner", "greedy"], Random(5))
    found = game.report(0, games=2)
    assert found.decisions == ()
    assert found.cost == 0
    assert found.worst() == []


def test_the_same_game_gives_the_same_report(berlin, report):
    again = berlin.report(0, games=4)
    assert again.decisions == report.decisions
    assert again.luck == report.luck


@pytest.mark.parametrize("board", BOARDS)
def test_only_what_the_seat_knew_counts(board):
    """Whatever is hidden is dealt again, and the verdict does not change."""
    game = played(board)
    asked = [n for n in range(len(game.history)) if game.at(n).prompt.seat == 0 and game.at(n).prompt.kind == "turn"]
    checked = 0
    for number in asked[len(asked) * 2 // 3 :]:
        seen, answer = game.at(number).view(0), game.history[number]
        better = planners(seen, answer)
        if better is None:
            continue
        found = Comparison(seen, answer, better, 2, "x", number).finished()
        for seed in range(2):
            other = imagine(seen, seed).freeze()
            assert other != game.at(number).state
            again = view(other, 0, seen.seen)
            assert planners(again, answer) == better
            assert Comparison(again, answer, better, 2, "x", number).finished() == found
        checked += 1
        if checked == 2:
            break
    assert checked == 2


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("board", BOARDS)
def test_twenty_games_of_each_board(board, seed):
    """Costs and luck add up, and no decision is judged otherwise when all that is hidden is dealt again."""
    assert look_back((board, seed))["decisions"]


def test_a_tunnel_is_lucky_when_it_costs_less_than_expected():
    deck = ["red", "blue", "white", "black", "black", "orange"]
    for top, gain in ((deck, True), (["green", "green", "red", *deck], False)):
        game = ttr.scenario("europe", players=["Ada", "Grace"], seed=1, turn=0, hands={0: "5 green"}, deck_top=top)
        game.play("claim venezia-zurich with 2 green")
        (luck,) = game.report(0, games=2).luck
        assert (luck.gain > 0) is gain
        assert abs(luck.gain) < 3


def test_the_costliest_are_compared_again_in_new_games(berlin, monkeypatch):
    seeds = []

    def noted(seen, played, better, games, seed, number):
        seeds.append((seed, games))
        return Comparison(seen, played, better, games, seed, number)

    monkeypatch.setattr(game_report, "Comparison", noted)
    review = Review(berlin, 0, 2)
    steps = list(review.steps)
    again = {seed.split()[0] for seed, games in seeds if seed.endswith("again") and games == 6}
    assert (len(again), review.done) == (5, review.all)
    assert again <= {str(one.number) for one in review.report.decisions}
    assert len(set(seeds)) == len(seeds)
    assert steps == sorted(steps)


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_told_in_every_language(report, locale):
    before = locales.checked(None)
    ttr.set_locale(locale)
    try:
        assert "Ada" in str(report)
        assert report._repr_html_().count("<tr>") == len(report.worst(5))
    finally:
        ttr.set_locale(before)
    assert locales.faults() == []


def test_the_page_goes_on_step_by_step_at_the_end_of_a_game(berlin, monkeypatch):
    monkeypatch.setattr("ttr_widget.page.page_review.GAMES", 2)
    page: Any = ttr.GameWidget(berlin.copy(), autosave=False, locale="en", bots={1: "planner"})

    def ask():
        return page._dispatcher.answer({"id": None, "type": "review"})

    answer = ask()
    assert answer["ok"], answer
    assert answer["title"] == "A look at Ada's game"
    done = [answer["done"]]
    while answer["done"] < answer["all"]:
        answer = ask()
        done.append(answer["done"])
    assert done == sorted(done)
    assert len(done) > 5
    assert answer["decisions"]
    assert answer["decisions"][0]["reason"]
    assert ask() == answer
    page.close()
    running: Any = ttr.GameWidget(berlin.at(9), autosave=False)
    refused = running._dispatcher.answer({"id": None, "type": "review"})
    assert not refused["ok"]
    running.close()


def test_what_cannot_be_reported_is_refused(berlin):
    for wrong in (1, 0, "x", 1001):
        with pytest.raises(ttr.BadInput, match="games"):
            berlin.report(0, games=wrong)
    with pytest.raises(ttr.BadInput):
        berlin.report(2)
    with pytest.raises(ttr.BadInput):
        berlin.report("Eva")
