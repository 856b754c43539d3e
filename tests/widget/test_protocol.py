"""Every message is answered, and the game changes only by a legal action of a seat that plays on the page."""

import contextlib
import json
from dataclasses import fields

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.session.test_session import opened, richly
from ttr_widget.kernel.errors import BadInput
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.message_checks import LONGEST
from ttr_widget.page.protocol import KINDS, Play, read
from ttr_widget.widget import GameWidget, Session, Viewpoint

from .wire import Page

HARMLESS = {"why", "lack", "moves", "hint", "rules", "log", "files", "ping"}
"""Messages that change nothing."""


def dispatcher_of(game, seat=0, **more):
    dispatcher = Dispatcher(Viewpoint(Session.of(game), seat, **more))
    dispatcher.traits("another game")
    return dispatcher


words = st.sampled_from(
    ["claim", "draw", "deck", "red", "paris", "dieppe-paris", "europe.tunnel", "en", "dark", "keep", "tickets", ""]
)
scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=30), words)
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
names = sorted({field.name for kind in KINDS.values() for field in fields(kind)})
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(KINDS)) | scalars},
    optional={"id": scalars, "seq": st.integers(-2, 9) | scalars, **dict.fromkeys(names, junk)},
)
fuzz = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


def unchanged_by(dispatcher, content):
    game = dispatcher.viewpoint.session.game
    before, history = game.state, game.history
    answer = dispatcher.answer(content)
    json.dumps(answer)
    assert answer["ok"] in (True, False)
    assert "re" in answer
    if not answer["ok"]:
        refusal = answer["refusal"]
        assert set(refusal) == {"kind", "code", "text", "facts", "title"}
        assert refusal["kind"] in ("bad-input", "illegal", "stale", "not-allowed", "confirm")
        assert refusal["text"]
    assert dispatcher.viewpoint.session.game is game
    assert game.state is before or game.state == before
    assert game.history == history
    return answer


@pytest.fixture(scope="module", autouse=True)
def elsewhere(tmp_path_factory):
    """Messages may write files: use a temporary folder."""
    with contextlib.chdir(tmp_path_factory.mktemp("games")):
        yield


@fuzz
@given(content=messages)
def test_no_message_changes_a_game_in_which_somebody_else_is_asked(content):
    if content.get("type") not in ("again", "new", "load"):
        unchanged_by(dispatcher_of(opened(), seat=None), content)
        if content.get("type") != "undo":  # seat 1 was the last to act, and may undo that
            unchanged_by(dispatcher_of(opened(), seat=1), content)


GAME = opened()


@fuzz
@given(content=messages)
def test_a_bad_message_changes_nothing_and_a_good_one_is_a_legal_action(content):
    game = GAME.copy()
    dispatcher = dispatcher_of(game)
    kind = content.get("type")
    if kind in ("load", "again", "new"):
        return
    if kind in HARMLESS:
        unchanged_by(dispatcher, content)
        return
    before = game.state
    answer = dispatcher.answer(content)
    assert answer["ok"] or game.state == before
    if game.state != before:
        assert kind == "play"
        assert content["seq"] == 1


@fuzz
@given(content=junk)
def test_anything_at_all_is_answered(content):
    unchanged_by(dispatcher_of(GAME.copy()), content)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_kind_refuses_fields_of_a_wrong_type(kind):
    dispatcher, refused = dispatcher_of(GAME.copy()), 0
    for name in (field.name for field in fields(KINDS[kind])):
        wrongs: list = [[], 1.5, object, {"a": 1}, True, 3, "x"]
        for wrong in wrongs:
            content = {"id": 1, "seq": 1, "type": kind, **_good(kind), name: wrong}
            try:
                read(content)
            except BadInput as error:
                said = str(error)
            else:
                continue
            assert f"'{name}'" in said
            assert unchanged_by(dispatcher, content)["ok"] is False
            refused += 1
    assert refused >= 2 * len(fields(KINDS[kind]))


def _good(kind):
    wanted = {"int": 1, "bool": True, "str": "x", "Mapping[str, Any]": {}, "int | None": None}
    return {field.name: wanted.get(str(field.type)) for field in fields(KINDS[kind])}


@pytest.mark.parametrize("kind", sorted(kind for kind in KINDS if KINDS[kind].needs_seq))
@pytest.mark.parametrize("seq", [0, 2, -1, 10**30, None, "1", 1.0, True])
def test_what_depends_on_the_question_needs_its_number(kind, seq):
    answer = unchanged_by(dispatcher_of(richly()), {"id": 1, "type": kind, "move": 0, "seq": seq} if kind == "play" else
                          {"id": 1, "type": kind, "seq": seq})  # fmt: skip
    assert answer["ok"] is False
    assert answer["refusal"]["kind"] == ("stale" if type(seq) is int else "bad-input")


@pytest.mark.parametrize(
    "content",
    [{"type": "why", "action": {"type": "x" * (LONGEST + 1)}}, {"type": "save", "name": "x" * 10**6},
     {"type": "why", "action": {str(n): n for n in range(10**5)}}, {"type": "why", "action": {"a": [0] * 10**6}},
     {"type": "why", "action": {"a": [[[[[[[[1]]]]]]]]}}, {"type": "why", "action": {"a": [[0] * 100] * 100}},
     {"x" * 10**6: 1}, {"type": "play", "seq": 1, "move": 10**40}, {"id": "x" * 10**6, "type": "show", "seat": 1}],
    ids=range(9),
)  # fmt: skip
def test_what_is_too_big_is_refused_unread(content):
    answer = unchanged_by(dispatcher_of(GAME.copy()), content)
    assert answer["ok"] is False
    assert len(json.dumps(answer)) < 2000


def test_a_doubled_message_is_answered_again_and_not_done_twice():
    game = opened()
    page = Page(GameWidget(game))
    deck = next(move for move in page["prompt"]["moves"] if move.get("deck"))
    message = {"id": "tap-1", "seq": 1, "type": "play", "move": deck["id"]}

    assert page.raw(message) == page.raw(message) == [{"re": "tap-1", "ok": True}]
    assert len(game.history) == 3
    again = page.raw(message | {"id": "tap-2"})[0]
    assert again["refusal"]["kind"] == "stale"
    assert len(game.history) == 3


def test_a_move_is_a_number_of_the_list_or_an_action():
    game = opened()
    dispatcher = dispatcher_of(game)
    wrongs: tuple = ({}, {"move": 0, "action": {"type": "pass"}}, {"move": -1}, {"move": 999}, {"action": {}},
                  {"action": {"type": "draw", "card": "deck", "more": 1}})  # fmt: skip
    for wrong in wrongs:
        assert unchanged_by(dispatcher, {"id": 1, "seq": 1, "type": "play", **wrong})["refusal"]["kind"] == "bad-input"
    illegal = unchanged_by(dispatcher, {"id": 2, "seq": 1, "type": "play", "action": {"type": "pass"}})
    assert illegal["refusal"]["code"] == "pass.only-if-stuck"
    assert dispatcher.answer({"id": 3, "seq": 1, "type": "play", "action": {"type": "draw", "card": "deck"}})["ok"]
    assert game.history[-1].text() == "draw deck"


def test_why_not_is_told_to_the_seat_that_is_asked_only():
    game = opened()
    action = {"type": "claim", "route": "dieppe-paris"}
    own, other = dispatcher_of(game, 0), dispatcher_of(game, 1)
    mine = unchanged_by(own, {"type": "why", "action": action})
    theirs = unchanged_by(other, {"type": "why", "action": action})

    assert mine["ok"]
    assert theirs["ok"]
    assert theirs["refusal"]["code"] == "turn.one-action"
    assert unchanged_by(own, {"type": "why", "action": {"type": "draw", "card": "deck"}})["refusal"] is None


def test_why_not_names_the_payment_that_lacks_least():
    game = ttr.new_game("europe", players=2, seed=7)
    while not game.view(None).turn:
        game.play(game.legal_actions()[0])
    dispatcher = dispatcher_of(game)
    able = {getattr(a, "route", None) for a in game.legal_actions()}
    for route in game.board.routes:
        refusal = dispatcher.answer({"type": "why", "action": {"type": "claim", "route": route.id}})["refusal"]
        assert (refusal is None) == (route.id in able)
        if refusal:
            assert refusal["code"].startswith(("claim.", "europe."))
            assert refusal["title"]


def test_a_hint_is_a_legal_move_of_the_list():
    game = richly()
    dispatcher = dispatcher_of(game)
    hint = unchanged_by(dispatcher, {"type": "hint"})
    assert hint["text"] == game.hint().said("en")
    assert dispatcher.answer({"id": 1, "seq": 1, "type": "play", "move": hint["move"]})["ok"]
    assert dispatcher_of(game, None).answer({"type": "hint"})["ok"] is False


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "red train with the harbour mark"), ("pl", "czerwony pociąg ze znakiem")]
)
def test_a_hint_names_cards_as_people_do(locale, said):
    hands = {0: {"train-purple-harbour": 1}}
    game = ttr.scenario("world", players=2, seed=5, turn=0, hands=hands, tickets={0: ["hamburg-beijing"]})
    dispatcher = dispatcher_of(game)
    dispatcher.answer({"type": "locale", "locale": locale})
    hint = dispatcher.answer({"type": "hint"})
    assert said in hint["text"]
    assert "train-" not in hint["text"]


def test_the_rule_book_is_told_in_the_present_language():
    dispatcher = dispatcher_of(opened())
    book = dispatcher.answer({"type": "rules"})
    assert {"id", "title", "text", "section"} <= set(book["entries"][0])
    english = dispatcher.answer({"type": "rules", "rule": "europe.tunnel"})["entries"][0]["text"]
    dispatcher.answer({"type": "locale", "locale": "pl"})
    polish = dispatcher.answer({"type": "rules", "rule": "europe.tunnel"})["entries"][0]["text"]
    assert english != polish
    assert dispatcher.answer({"type": "rules", "rule": "no.rule"})["ok"] is False


def test_games_are_saved_listed_and_loaded_beside_the_notebook(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = richly()
    widget = GameWidget(game)
    page = Page(widget)
    assert page.send("files")["files"] == []
    assert page.send("save", name="Ada's evening")["ok"] is False
    assert page.send("save", name="Zażółć 1")["path"] == "Zażółć 1.ttr.json"
    assert [one["name"] for one in page.send("files")["files"]] == ["Zażółć 1"]
    game.play("draw deck")
    assert page.send("load", name="Zażółć 1", sure=True)["ok"]
    assert widget.game is not game
    assert len(widget.game.history) == len(game.history) - 1
    assert page["events"]["reset"]
    widget.game.play("draw deck")
    assert page["prompt"]["kind"] == "draw"


@pytest.mark.parametrize("name", ["", "../x", "/etc/passwd", "a/b", "a\\b", "..", ".x", "x" * 200, "a\nb", "a\0b", "~"])
@pytest.mark.parametrize("kind", ["save", "load"])
def test_no_file_is_touched_outside_the_folder(tmp_path, monkeypatch, name, kind):
    (tmp_path / "in").mkdir()
    monkeypatch.chdir(tmp_path / "in")
    answer = unchanged_by(dispatcher_of(opened()), {"type": kind, "name": name})
    assert answer["refusal"]["kind"] == "bad-input"
    assert [path.name for path in tmp_path.rglob("*")] == ["in"]


def test_a_broken_file_is_refused_and_the_game_goes_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.ttr.json").write_text("{}")
    dispatcher = dispatcher_of(opened())
    assert unchanged_by(dispatcher, {"type": "load", "name": "bad"})["refusal"]["kind"] == "bad-input"
    missing = unchanged_by(dispatcher, {"type": "load", "name": "good"})["refusal"]["text"]
    assert "bad" in missing


def test_the_same_game_can_be_played_again():
    game = richly()
    widget = GameWidget(game, bots={1: "greedy"})
    assert Page(widget).send("again")["ok"]
    assert widget.game.history == ()
    assert widget.game.view(0).hand == game.at(0).view(0).hand
    assert widget.bots == {1: "greedy"}


def test_a_new_game_is_dealt_anew_for_the_same_players_and_rules():
    game = richly()
    widget = GameWidget(game, bots={1: "greedy"})
    assert not widget.controls.get("lobby")
    assert Page(widget).send("new")["ok"]
    assert widget.game.history == ()
    assert widget.game.players == game.players
    assert widget.game.variant == game.variant
    assert widget.game.seed != game.seed
    assert widget.bots == {1: "greedy"}


def test_a_new_game_shows_the_lobby_if_there_is_one():
    game, shown = richly(), []
    widget = GameWidget(game, bots={1: "greedy"})
    widget.offer_lobby(lambda: shown.append(True))
    assert widget.controls["lobby"]
    assert Page(widget).send("new")["ok"]
    assert shown == [True]
    assert widget.game is game


def test_an_error_of_the_page_is_shown():
    page = Page(GameWidget(opened()))
    assert page.send("report", error="x is undefined", stack="at y")["ok"]
    assert "x is undefined" in page["error"]["text"]
    assert page["error"]["details"] == "at y"


def test_an_exception_in_python_is_shown_and_the_game_goes_on(monkeypatch):
    game = opened()
    widget = GameWidget(game)
    page = Page(widget)
    with monkeypatch.context() as broken:
        broken.setattr(widget._session, "play", lambda action, pace: 1 / 0)
        answer = page.send("play", move=0)
    assert answer["refusal"]["kind"] == "error"
    assert "ZeroDivisionError" in page["error"]["text"]
    assert page.send("play", move=0)["ok"]
    assert page["error"] is None
    assert len(game.history) == 3


def test_a_widget_that_cannot_draw_does_not_break_the_game(monkeypatch):
    game = opened()
    widget = GameWidget(game)
    page = Page(widget)
    with monkeypatch.context() as broken:
        broken.setattr(widget._dispatcher, "traits", lambda news: 1 / 0)
        game.play("draw deck")
    assert "ZeroDivisionError" in page["error"]["text"]
    game.play("draw deck")
    assert page["prompt"]["seat"] == 1


def test_a_message_is_read_into_a_dataclass():
    request = read({"id": "a", "seq": 4, "type": "play", "move": 3, "surplus": 1})
    assert (request.id, request.seq, request.message) == ("a", 4, Play(move=3))


def test_a_game_that_is_over_is_looked_at_again():
    over = ttr.new_game("usa", players=["Ada", "Grace"], seed=2)
    while over.prompt is not None:
        over.play(over.legal_actions()[-1])
    dispatcher = dispatcher_of(over, 1)
    heard: list = []
    dispatcher.on_news = lambda news: heard.append((news, dispatcher.traits(news)))
    for number in (-1, len(over.history) + 1):
        assert unchanged_by(dispatcher, {"type": "look", "number": number})["refusal"]["kind"] == "bad-input"
    for wanted in (0, 1, 7, None):
        assert dispatcher.answer({"type": "look", "number": wanted})["ok"]
    assert [news for news, _ in heard] == ["turned back", "played", "turned back", "turned back"]
    at = [said["controls"]["replay"] for _, said in heard]
    place = {"last": len(over.history), "over": True, "live": False, "chances": True}
    assert at == [{"at": n, **place} for n in (0, 1, 7)] + [None]
    for (_, said), number in zip(heard, (0, 1, 7), strict=False):
        assert said["view"]["hand"] == dict(over.at(number).view(1).hand or {})
        assert "board" not in said
        assert said["sheet"] is None
    assert heard[-1][1]["sheet"] is not None
    assert dispatcher.viewpoint is dispatcher.own_viewpoint


def test_what_a_hand_lacks_is_told_of_the_shown_hand_alone():
    game = ttr.scenario("europe", players=["Ada", "Grace"], seed=1, turn=1, hands={0: "2 green", 1: "9 green"})
    lack = {"type": "lack", "route": "berlin-wien"}  # 3 green
    alone = dispatcher_of(game, 0)
    assert unchanged_by(alone, lack)["words"] == "", "the curtain hangs: no hand is shown"
    neighbour, spectator = dispatcher_of(game, 1), dispatcher_of(game, None)
    assert unchanged_by(alone, lack)["words"] == "1 green"
    assert unchanged_by(neighbour, lack)["words"] == ""
    assert unchanged_by(spectator, lack)["words"] == ""
    assert unchanged_by(alone, {"type": "lack", "route": "berlin"})["refusal"]["kind"] == "bad-input"


def ahead_of(turn: int) -> tuple[Session, Dispatcher]:
    """A position in which one of two people at pages of their own is asked, and the page of the first of them."""
    hands = {0: "3 green 1 locomotive"}
    session = Session(ttr.scenario("europe", players=["Ada", "Grace"], seed=4, turn=turn, hands=hands))
    pages = [Dispatcher(Viewpoint(session, seat)) for seat in (0, 1)]
    pages[0].traits("another game")
    return session, pages[0]


def test_the_moves_ahead_are_those_of_the_own_turn_as_far_as_the_seat_knows():
    (session, page), (_, own) = ahead_of(1), ahead_of(0)
    listed = page.answer({"type": "moves", "ahead": True})["moves"]
    labels = [move["label"] for move in own.traits("turned back")["prompt"]["moves"]]
    assert sorted(move["label"] for move in listed) == sorted(labels)
    ways = page.answer({"type": "moves", "ahead": True, "route": "berlin-wien"})["moves"]
    assert [move["cards"] for move in ways] == [{"green": 3}, {"green": 2, "locomotive": 1}]
    # They are no moves of the open question, there are none on the own turn, and nobody else gets them.
    assert page.answer({"type": "play", "seq": page.seq, "move": 0})["ok"] is False
    assert own.answer({"type": "moves", "ahead": True})["moves"] == []
    watching = Dispatcher(Viewpoint(session, None))
    watching.traits("another game")
    assert watching.answer({"type": "moves", "ahead": True})["ok"] is False
