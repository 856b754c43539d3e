"""What a page asks about the worth of moves and moments: moves compared for a hint, chances over a replay."""

from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES
from ttr_widget import locales
from ttr_widget.page import page_chances, page_comparison
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint


@pytest.fixture(scope="module")
def played():
    game = ttr.new_game("berlin", players=["Ada", "Grace"], seed=3)
    return ttr.bots.play(game, ["planner", "planner"], Random(3))


@pytest.fixture(autouse=True)
def little(monkeypatch):
    monkeypatch.setattr(page_comparison, "NODES", 2500)
    monkeypatch.setattr(page_chances, "GAMES", 2)


def at_a_turn(game):
    return next(one for n in range(len(game.history) // 2, 99) if (one := game.at(n)).prompt.kind == "turn")


def page_of(game, seat, locale="en", **wishes) -> Any:
    page = Dispatcher(Viewpoint(Session(game), seat, **wishes), locale=locale)
    page.traits("another game")
    return page


def worked_out(page, kind) -> list[dict]:
    """The answers until all is done."""
    answers = [page.answer({"type": kind, "seq": page.seq})]
    while answers[-1]["ok"] and answers[-1]["done"] < answers[-1]["all"]:
        answers.append(page.answer({"type": kind, "seq": page.seq}))
    return answers


def test_moves_are_compared_in_steps(played):
    game = at_a_turn(played)
    page = page_of(game, game.prompt.seat)
    answers = worked_out(page, "compare")
    assert len(answers) > 4
    last = answers[-1]
    assert page.answer({"type": "compare", "seq": page.seq}) == last
    best, *others = last["moves"]
    assert (best["how"], best["points"], best["verdict"]) == ("best", 0, "recommended")
    assert 1 <= len(others) <= 3
    assert [one["points"] for one in others] == sorted((one["points"] for one in others), reverse=True)
    legal = game.legal_actions()
    for one in last["moves"]:
        assert game.why_not(page._move_list.action(one["move"])) is None
        assert page._move_list.action(one["move"]) in legal
    assert "of 100 games" in last["standing"]
    # The comparison is of this question only.
    assert page.answer({"type": "play", "seq": page.seq, "move": best["move"]})["ok"]
    assert page.answer({"type": "compare", "seq": page.seq - 1})["refusal"]["kind"] in ("stale", "illegal")


def test_nobody_compares_the_moves_of_another_seat(played):
    game = at_a_turn(played)
    session = Session(game)
    pages = [Dispatcher(Viewpoint(session, seat)) for seat in range(2)]
    for page in pages:
        page.traits("another game")
    asked = game.prompt.seat
    assert not pages[1 - asked].answer({"type": "compare", "seq": pages[1 - asked].seq})["ok"]
    assert pages[asked].answer({"type": "compare", "seq": pages[asked].seq})["ok"]


@pytest.mark.parametrize("locale", LOCALES)
def test_both_are_told_in_every_language(played, locale):
    game = at_a_turn(played)
    told = worked_out(page_of(game, game.prompt.seat, locale), "compare")[-1]
    replay = worked_out(ttr.Replay(played, locale=locale)._dispatcher, "chances")[-1]
    for text in (told["standing"], told["how"], replay["how"], *[one["verdict"] for one in told["moves"]]):
        assert text
        assert not set("{}") & set(text)
    assert locales.faults() == []


def test_the_chances_come_in_steps_and_are_kept(played):
    page: Any = ttr.Replay(played)._dispatcher
    answers = worked_out(page, "chances")
    assert len(answers) > 3
    counts = [len(one["moments"]) for one in answers]
    assert counts == sorted(counts)
    last = answers[-1]
    assert page.answer({"type": "chances"}) == last
    numbers = [one["number"] for one in last["moments"]]
    assert (numbers[0], numbers[-1]) == (0, len(played.history))
    assert numbers == sorted(set(numbers))
    won = [int(seat in played.score().winners) for seat in range(2)]
    assert last["moments"][-1]["chances"] == won
    for one in last["moments"]:
        assert sum(one["chances"]) == pytest.approx(1, abs=0.002)
        assert len(one["errors"]) == 2


@pytest.mark.rule("secret.view")
def test_chances_are_shown_only_where_everything_may_be_seen(played):
    def refused(page):
        answer = page.answer({"type": "chances"})
        return not answer["ok"] and answer["refusal"]["code"] == "secret.view"

    # During a game, in one seat's replay, and on the page of one of several people.
    assert refused(page_of(played.at(20), 0))
    assert refused(ttr.Replay(played, seats=[1])._dispatcher)
    session = Session(played.copy())
    pages = [Dispatcher(Viewpoint(session, seat)) for seat in range(2)]
    assert all(map(refused, pages))
    # After the game on the only page, with both people or with a bot.
    assert not refused(page_of(played.copy(), 0))
