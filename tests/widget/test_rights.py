"""What each role may ask of a game, what is confirmed before something is lost, and whose answer is repeated."""

import re
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.test_session import opened, richly
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.protocol import KINDS
from ttr_widget.session.viewpoint import PageRole
from ttr_widget.widget import GameWidget, Session, Viewpoint

from .wire import Page

PLAYERS = {PageRole.PLAYER, PageRole.TEACHER, PageRole.HOST}
GOOD: dict[str, dict[str, Any]] = {
    "why": {"action": {"type": "pass"}}, "lack": {"route": "dieppe-paris"}, "moves": {"route": "dieppe-paris"},
    "show": {"seat": None}, "locale": {"locale": "en"}, "theme": {"theme": "dark"}, "speed": {"speed": 1},
    "pause": {"paused": True}, "log": {"before": 9}, "save": {"name": "evening"}, "load": {"name": "evening"},
    "look": {"number": None}, "report": {"error": "x"}, "reply": {"question": 1, "answer": "x"}, "play": {"move": 0},
    "guide": {"step": "next"}, "seat": {"do": "take", "seat": 1}, "qr": {"text": "x"}, "rename": {"name": "Eva"},
    "prepare": {"action": None},    "prefer": {"name": "sound", "value": "on"}, "puzzle": {"step": "hint"},
    "lesson": {"step": "guess"},
}  # fmt: skip
"""Fields with which a message can be read."""


def dispatcher_of(game, seat=0, **more):
    dispatcher = Dispatcher(Viewpoint(Session.of(game), seat, **more))
    dispatcher.traits("another game")
    return dispatcher


def page_of(role):
    """A page in this role, on a game that two people play (a host's: two bots)."""
    game = opened()
    if role is PageRole.HOST:
        Session.of(game).seat_bots({0: "random", 1: "random"})
    seat = None if role in (PageRole.SPECTATOR, PageRole.HOST) else 0
    teaching, playing = role is PageRole.TEACHER, role is not PageRole.REPLAY
    return game, dispatcher_of(game, seat, teaching=teaching, playing=playing)


# An answer stays with its seat.


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("kind", ["hint", "why", "lack", "moves", "log"])
def test_a_repeated_message_does_not_repeat_the_answer_of_the_former_seat(kind):
    hands = {0: "4 green" if kind == "moves" else "2 green", 1: "1 red"}
    game = ttr.scenario("europe", players=["Ada", "Grace"], seed=1, turn=0, hands=hands)
    page = Page(GameWidget(game, seat=0))
    route = {"route": "berlin-wien"}  # 3 green
    claim: dict[str, Any] = {"action": {"type": "claim", **route}}
    fields = {"why": claim, "lack": route, "moves": route, "log": {"before": 99}}
    message = {"id": "h-1", "seq": page["prompt"]["seq"], "type": kind, **fields.get(kind, {})}
    asked = page.raw(message)[0]
    game.play("draw deck")
    game.play("draw deck")
    assert page["controls"]["curtain"], "Ada hands the device to Grace"
    behind = page.raw(message)[0]
    assert page.send("show", seat=1)["ok"]
    repeated, fresh = page.raw(message)[0], page.raw(message | {"id": "h-2"})[0]
    assert repeated | {"re": 0} == fresh | {"re": 0}
    assert behind != asked
    assert repeated != asked


@pytest.mark.parametrize(("kind", "times"), [("again", 1), ("undo", 1), ("step", 1)])
def test_a_repeated_message_is_carried_out_once_whoever_is_shown_now(kind, times):
    game = richly()
    session = Session.of(game)
    session.seat_bots({1: "random"})
    claim = next(a for a in game.legal_actions() if a.type == "claim" and game.board.route(a.route).kind == "train")
    game.play(claim)
    page, heard = Page(GameWidget(game, seat=0)), list[str]()
    if kind == "undo":
        session.seat_bots({1: None})
    session.watch(heard.append)
    message = {"id": "once", "seq": page["prompt"]["seq"], "type": kind}
    assert page.raw(message)[0]["ok"]
    assert len([news for news in heard if news != "settings"]) == times
    page.raw(message)
    assert len([news for news in heard if news != "settings"]) == times


# Rights.


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("role", list(PageRole))
def test_a_message_is_refused_to_roles_that_may_not_send_it(kind, role, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game, dispatcher = page_of(role)
    assert dispatcher.viewpoint.role is role
    before, paused = game.state, dispatcher.viewpoint.session.paused
    answer = dispatcher.answer({"id": 1, "seq": 1, "type": kind, **GOOD.get(kind, {})})
    code = None if answer["ok"] else answer["refusal"]["code"]
    if role in KINDS[kind].senders:
        assert code != "role"
    else:
        assert code == "role"
        assert dispatcher.viewpoint.session.game is game
        assert game.state is before
        assert dispatcher.viewpoint.session.paused is paused
        assert list(tmp_path.iterdir()) == []


def test_only_those_who_play_may_change_anything_for_others():
    for kind in ("play", "undo", "redo", "hint", "again", "new", "load", "save", "pause", "step", "files"):
        assert KINDS[kind].senders <= PLAYERS, kind
    for kind in ("ping", "report", "locale", "theme", "speed", "rules", "log", "look", "lack"):
        assert KINDS[kind].senders == set(PageRole), kind


def test_the_page_and_the_description_know_the_same_rights():
    js = Path(__file__).parents[2] / "js"
    told = (js / "src" / "protocol.ts").read_text()
    table = (js / "PROTOCOL.md").read_text()
    for name, kind in KINDS.items():
        senders = re.search(rf"^  {name}: (\[.*\]),$", told.partition("SENDERS")[2], re.MULTILINE)
        assert senders
        assert set(re.findall(r'"(\w+)"', senders[1])) == {role.value for role in kind.senders}
        row = next(line for line in table.partition("## Rights")[2].splitlines() if line.startswith(f"| `{name}` "))
        rights = [*(role in kind.senders for role in PageRole), kind.guests]
        assert [cell.strip() == "yes" for cell in row.split("|")[2:-1]] == rights
        assert f"  {name}: {str(kind.guests).lower()},\n" in told.partition("GUESTS")[2].partition("};")[0]


def test_a_page_is_told_its_role():
    game = opened()
    for seat, more, role in ((0, {}, "player"), (None, {}, "spectator"), (0, {"playing": False}, "replay"),
                             (0, {"teaching": True}, "teacher")):  # fmt: skip
        assert dispatcher_of(game, seat, **more).traits("settings")["controls"]["role"] == role
    bots = dispatcher_of(opened(), None)
    bots.viewpoint.session.seat_bots({0: "random", 1: "random"})
    assert bots.traits("settings")["controls"]["role"] == "host", "nobody else could pause the bots"


def test_a_finished_game_that_is_replayed_cannot_be_changed():
    over = ttr.new_game("usa", players=["Ada", "Grace"], seed=2)
    while over.prompt is not None:
        over.play(over.legal_actions()[-1])
    dispatcher = dispatcher_of(over, 1)
    assert dispatcher.answer({"type": "look", "number": 3})["ok"]
    for kind in ("again", "new", "save", "load", "pause", "undo"):
        refused = dispatcher.answer({"seq": dispatcher.seq, "type": kind, **GOOD.get(kind, {})})
        assert refused["refusal"]["code"] == "role"
    assert dispatcher.answer({"type": "look", "number": None})["ok"]
    dispatcher.traits("turned back")
    assert dispatcher.answer({"type": "again"})["ok"]


# Guests.


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("seat", [0, None])
def test_a_guest_may_send_only_what_is_meant_for_guests(kind, seat, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = opened()
    session = Session.of(game)
    guest = Dispatcher(Viewpoint(session, seat, own=True), guest=True)
    guest.traits("another game")
    before = game.state
    answer = guest.answer({"id": 1, "seq": 1, "type": kind, **GOOD.get(kind, {})})
    code = None if answer["ok"] else answer["refusal"]["code"]
    allowed = KINDS[kind].guests and guest.viewpoint.role in KINDS[kind].senders
    assert (code != "role") is allowed
    if not allowed:
        assert session.game is game
        assert game.state is before
        assert not session.paused
        assert list(tmp_path.iterdir()) == []


def test_what_guests_may_ask_is_a_list():
    """A new message is not for guests until somebody decides so."""
    assert {name for name, kind in KINDS.items() if kind.guests} == {
        "play", "why", "lack", "moves", "hint", "undo", "redo", "step", "locale", "theme", "speed", "rules", "log",
        "remaining", "look", "ping", "report", "rename", "prepare", "link", "compare",
    }  # fmt: skip


def test_a_guest_among_bots_does_not_run_the_table():
    game = opened()
    session = Session.of(game)
    session.seat_bots({0: "random", 1: "random"})
    guest = Dispatcher(Viewpoint(session, None, own=True), guest=True)
    controls = guest.traits("another game")["controls"]
    assert controls["guest"]
    assert guest.viewpoint.role is PageRole.HOST
    session.pause(True)
    guest.traits("settings")
    step = {"seq": guest.seq, "type": "step"}
    assert guest.answer(step | {"paused": True})["refusal"]["code"] == "role"
    for kind in ("pause", "new", "again", "load", "save", "files", "statistics"):
        assert guest.answer({"type": kind, **GOOD.get(kind, {})})["refusal"]["code"] == "role", kind
    assert guest.answer(step)["ok"]
    assert game.moment.number == len(opened().history), "the bots stay paused"


# Nothing is lost without a question.


def test_ending_the_game_of_several_people_is_confirmed_first(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = richly()
    page, other = Page(GameWidget(game, seat=0)), Page(GameWidget(game, seat=1))
    assert page.send("save", name="early")["ok"]
    moves = len(game.history)
    for kind, fields in (("again", {}), ("new", {}), ("load", {"name": "early"})):
        asked = page.send(kind, **fields)["refusal"]
        assert asked["kind"] == "confirm"
        assert "Player 1 and Player 2" in asked["text"]
        assert str(moves) in asked["text"]
        assert page.widget.game is other.widget.game is game
    assert page.send("load", name="nowhere")["refusal"]["kind"] == "bad-input", "there is nothing to confirm"
    assert page.send("again", sure=True)["ok"]
    assert page.widget.game is other.widget.game is not game
    assert page.send("load", name="early")["ok"], "nothing has been played yet"
    assert page.send("load", name="early", sure=True)["ok"]


def test_a_single_person_and_a_finished_game_need_no_confirmation():
    game = richly()
    assert Page(GameWidget(game, seat=0, bots={1: "greedy"})).send("again")["ok"]
    assert Page(GameWidget(richly(), teaching=True)).send("again")["ok"], "the teacher is alone"
    lesson = richly()
    _, pupil = GameWidget(lesson, teaching=True), Page(GameWidget(lesson, seat=1))
    assert pupil.send("again")["refusal"]["kind"] == "confirm"
    over = ttr.new_game("usa", players=["Ada", "Grace"], seed=2)
    while over.prompt is not None:
        over.play(over.legal_actions()[-1])
    assert Page(GameWidget(over)).send("again")["ok"]


def test_a_file_is_overwritten_silently_only_by_the_game_that_wrote_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "evening.ttr.json"
    ours, theirs = richly(), richly(seed=8)
    page, other = Page(GameWidget(ours)), Page(GameWidget(theirs))
    assert page.send("save", name="evening")["ok"]
    ours.play("draw deck")
    assert page.send("save", name="evening")["ok"], "its own file"
    before = file.read_bytes()

    asked = other.send("save", name="evening")["refusal"]
    assert asked["kind"] == "confirm"
    assert "evening.ttr.json" in asked["text"]
    assert file.read_bytes() == before
    assert other.send("save", name="evening", sure=True)["ok"]
    assert ttr.load(file).state == theirs.state

    assert page.send("save", name="evening")["refusal"]["kind"] == "confirm", "another game has written it since"
    assert page.send("load", name="evening", sure=True)["ok"]
    page.widget.game.play("draw deck")
    assert page.send("save", name="evening")["ok"], "a loaded file is its game's own"
