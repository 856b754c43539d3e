"""A replay: one page for a whole game, with marks, all hands or one seat's knowledge."""

import json
from random import Random

import pytest

import ttr_widget as ttr
from tests.session.test_session import richly
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .wire import Page


def over(board="usa", seed=2, players=("Ada", "Grace")):
    game = ttr.new_game(board, players=list(players), seed=seed)
    return ttr.bots.play(game, ["greedy"] * len(players), Random(seed))


@pytest.fixture(scope="module")
def played():
    return over()


def test_it_shows_a_copy_at_every_moment_with_all_hands(played):
    before, last = played.transcript(), len(played.history)
    replay = ttr.Replay(played)
    assert (replay.position, replay.last, replay.phase) == (0, last, "opening")
    for number in (1, 2, last // 2, last - 1, last, 7):
        replay.go(number)
        then = played.at(number)
        assert replay.position == number
        assert replay.game.state == then.state
        assert replay.view["all"]["hands"] == [dict(then.view(seat).hand or {}) for seat in (0, 1)]
        assert replay.table["points"] == list(then.view(None).points)
        assert replay.sheet is None
    replay.go(last + 5)
    assert replay.position == last
    replay.go(-3)
    assert replay.position == 0
    assert played.transcript() == before
    replay.close()


def test_a_single_step_is_told_as_news_and_a_jump_is_not(played):
    replay = ttr.Replay(played)
    replay.go(1)
    assert not replay.events.get("reset")
    replay.go(9)
    assert replay.events["reset"]


def test_one_seat_sees_what_it_knew(played):
    ada, grace, nobody = ttr.Replay(played, seats=[0]), ttr.Replay(played, seats=[1]), ttr.Replay(played, seats=[])
    for replay in (ada, grace, nobody):
        replay.go(1)
        assert "all" not in replay.view
    drawn = [one.events["items"][-1]["moved"][0] for one in (ada, grace)]
    assert "things" in drawn[0]
    assert "things" not in drawn[1]
    assert [ada.hand, grace.hand, nobody.hand] == [
        dict(played.at(1).view(0).hand or {}),
        dict(played.at(1).view(1).hand or {}),
        None,
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_marks_agree_with_the_game(board):
    game = over(board, players=("Ada", "Grace", "Maria"))
    replay = ttr.Replay(game, seats=[])
    replay.go(1)
    marks = replay.marks["items"]
    built = [mark for mark in marks if mark["kind"] == "built"]
    ended = Page(ttr.GameWidget(game, playing=False))["table"]
    assert len(built) == len(game.view(None).claimed) + len(ended.get("buildings", {}))
    assert [mark["at"] for mark in marks] == sorted(mark["at"] for mark in marks)
    for mark in marks:
        points = game.at(mark["at"]).view(None).points
        if mark["kind"] == "lead":
            assert points[mark["seat"]] == max(points)
            assert points.count(max(points)) == 1
            assert f"takes the lead with {max(points)} point" in mark["words"]
        else:
            assert game.players[mark["seat"]] in mark["words"]
    changes, leader = [], None
    for number in range(len(game.history) + 1):
        points = game.at(number).view(None).points
        ahead = points.index(max(points)) if points.count(max(points)) == 1 else leader
        if ahead != leader:
            changes.append((number, ahead))
        leader = ahead
    assert [(mark["at"], mark["seat"]) for mark in marks if mark["kind"] == "lead"] == changes


def test_marks_are_sent_once_and_in_the_language_of_the_page(played):
    replay = ttr.Replay(played)
    page, sent = Page(replay), []
    replay.observe(lambda change: sent.append(change["new"]), "marks")
    for number in (1, 2, 8):
        assert page.send("look", number=number)["ok"]
    assert sent == []
    assert page.send("locale", locale="pl")["ok"]
    assert page["marks"]["items"][0]["words"].startswith("Tura ")
    assert len(sent) == 1


def test_a_game_that_is_not_over_can_be_replayed_by_a_script():
    game = richly()
    replay = ttr.Replay(game, locale="pl")
    page = Page(replay)
    place = {"last": len(game.history), "over": False, "live": False, "chances": True}
    assert page["controls"]["replay"] == {"at": 0, **place}
    assert page.send("look", number=2)["ok"]
    assert replay.game.history == game.history[:2]
    assert page.send("look", number=None)["ok"]


def test_the_end_of_the_game_shows_the_score_and_leads_back(played):
    replay = ttr.Replay(played)
    page = Page(replay)
    assert replay.sheet is None
    assert page.send("look", number=None)["ok"]
    assert page["controls"]["replay"] is None
    assert replay.marks is None
    assert (replay.sheet or {})["winners"] == list(played.score().winners)
    assert page.send("look", number=0)["ok"]
    assert replay.sheet is None
    assert replay.marks is not None


def test_nothing_can_be_played_on_a_replay():
    page = Page(ttr.Replay(richly()))
    for message in ({"type": "play", "move": 0}, {"type": "again"}, {"type": "undo"}, {"type": "step"},
                    {"type": "pause", "paused": True}, {"type": "load", "name": "x"}):  # fmt: skip
        assert page.send(message.pop("type"), **message)["ok"] is False
    assert page["controls"]["role"] == "replay"
    assert page["controls"]["curtain"] is None
    assert page.send("rules")["ok"]


@pytest.mark.rule("secret.view")
def test_a_game_in_progress_is_looked_back_at_as_the_own_seat_saw_it_until_it_goes_on():
    session = Session(richly())
    game = session.game
    assert game.prompt is not None
    seat = game.prompt.seat
    page = Dispatcher(Viewpoint(session, seat))
    said = {**page.traits("another game")}
    page.on_news = lambda news: said.update(page.traits(news))
    number = len(game.events) * 2 // 3
    assert page.answer({"type": "look", "event": number})["ok"]
    at = said["controls"]["replay"]["at"]
    assert game.event_counts[at - 1] <= number < game.event_counts[at]
    place = {"last": len(game.history), "over": False, "live": True, "chances": False}
    assert said["controls"]["replay"] == {"at": at, **place}
    assert page.answer({"type": "chances"})["refusal"]["code"] == "secret.view"
    assert said["view"]["hand"] == dict(game.at(at).view(seat).hand or {})
    assert "all" not in said["view"]
    assert page.answer({"type": "play", "seq": page.seq, "move": 0})["refusal"]["kind"] == "not-allowed"
    for wrong in ({"event": len(game.events)}, {"event": -1}, {"event": 0, "number": 0}):
        assert page.answer({"type": "look", **wrong})["refusal"]["kind"] == "bad-input"
    # It returns when asked to, and by itself as soon as the game goes on.
    assert page.answer({"type": "look"})["ok"]
    assert said["controls"]["replay"] is None
    assert said["prompt"]["mine"]
    assert page.answer({"type": "look", "event": number})["ok"]
    game.play(game.legal_actions()[0])
    said.update(page.traits("played"))
    assert said["controls"]["replay"] is None
    assert said["view"]["seat"] == page.own_viewpoint.shown


def test_after_a_replay_with_all_hands_the_log_keeps_its_secrets(played):
    session = Session(played.copy())
    session.seat_bots({1: "random"})
    page = Dispatcher(Viewpoint(session, 0))
    page.traits("another game")
    page.on_news = page.traits
    tickets = json.dumps([event.to_dict()["kept"] for event in played.events if event.type == "tickets-kept"][1])
    assert page.answer({"type": "look", "number": len(played.history) - 1})["ok"]
    assert tickets in json.dumps(page.traits("turned back")["view"])
    secret = [line for line in page.log if " keeps " in line][1]
    session.game.undo()
    page.traits("turned back")
    assert secret not in page.log


@pytest.mark.rule("secret.view")
def test_after_the_end_a_page_shows_no_hand_that_was_another_person_s(played):
    session = Session(played.copy())
    places = [Viewpoint(session, 0), Viewpoint(session, 1)]
    page = Dispatcher(places[0])
    page.traits("another game")
    page.on_news = page.traits
    assert page.answer({"type": "look", "number": 20})["ok"]
    said = page.traits("turned back")
    assert said["view"]["hand"] == dict(played.at(20).view(0).hand or {})
    assert "all" not in said["view"]
    hidden = [event for event in played.at(20).events if event.type == "tickets-kept" and event.seat == 1]
    assert json.dumps(hidden[0].to_dict()["kept"][0]) not in json.dumps(said["events"])
    # Against bots, and for people at one screen, everything is shown.
    session.seat_bots({1: "random"})
    assert page.answer({"type": "look", "number": 25})["ok"]
    assert page.traits("turned back")["view"]["all"]["hands"][1] == dict(played.at(25).view(1).hand or {})
    watching = Dispatcher(Viewpoint(session, None))
    watching.traits("another game")
    assert watching.answer({"type": "look", "number": 25})["ok"]
    assert "all" not in watching.traits("turned back")["view"]


@pytest.mark.parametrize("seats", [[0, 5], [7], "0", ["x"], [0, 0]])
def test_wrong_seats_are_refused(seats):
    with pytest.raises(BadInput, match="seats: expected one seat from 0 to 1"):
        ttr.Replay(richly(), seats=seats)


def test_all_seats_by_name_are_everything():
    assert "all" in ttr.Replay(richly(), seats=[1, 0]).view
    assert "all" not in ttr.Replay(richly(), seats=[None]).view


def test_a_replay_wants_a_game():
    with pytest.raises(BadInput, match="new_game"):
        ttr.Replay("europe")  # type: ignore[arg-type]


def test_a_seat_is_a_players_name_too():
    game = ttr.new_game("usa", players=["Ada", "Grace"], seed=1)
    for seats in ([1], ["Grace"], "grace"):
        assert ttr.Replay(game, seats=seats)._place.seat == 1
