"""What a guest is sent, what is refused, and what bad input cannot do."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

import ttr_widget.serve.server
from tests.widget.test_secrets import leaks
from ttr_widget.serve import limits
from ttr_widget.serve.keys import is_key, key_of
from ttr_widget.serve.server import headers_for
from ttr_widget.serve.tables import place_for

from .conftest import Guest

NO_KEY = 4401


def first_move(guest):
    """The first legal move of the question that a guest is asked, as it travels."""
    one = guest.state["prompt"]["moves"][0]
    return one["id"]


def test_two_guests_play_and_see_the_same_table(served):
    table = served.open()
    ada, grace = served.guest(table, 0), served.guest(table, 1)
    assert (ada.state["view"]["seat"], grace.state["view"]["seat"]) == (0, 1)
    assert ada.state["prompt"]["mine"]
    assert not grace.state["prompt"]["mine"]
    assert ada.ask("play", move=first_move(ada))["ok"]
    grace.until(lambda state: state["prompt"]["mine"])
    assert grace.ask("play", move=first_move(grace))["ok"]
    ada.until(lambda state: state["view"]["turn"] == 1)
    assert served.do(lambda: len(table.session.game.history)) == 2


@pytest.mark.rule("secret.view")
def test_every_byte_of_a_game_is_one_that_the_seat_may_know(served):
    table = served.open(people=3)
    people = {seat: served.guest(table, seat) for seat in (0, 1, 2, None)}
    for _ in range(60):
        seat = served.do(lambda: table.session.asked)
        guest, number = people[seat], served.do(lambda: len(table.session.game.history))
        guest.until(lambda state: state["prompt"]["mine"])
        guest.ask("hint")
        guest.ask("log", before=10**6)
        assert guest.ask("play", move=first_move(guest))["ok"]
        assert served.do(lambda: len(table.session.game.history)) == number + 1
    game = served.do(lambda: table.session.game)
    keys = {place.key for place in table.places.values()} | {served.house.host_key(table), str(game.seed)}
    for seat, guest in people.items():
        guest.ask("ping")
        for frame in guest.frames:
            assert not any(key in frame for key in keys)
            said = json.loads(frame)
            sent = {name: value for name, value in (said.get("set") or said["msg"]).items() if name != "board"}
            assert leaks(game, seat, sent) == []


def test_a_guest_cannot_do_what_only_a_table_may(served):
    table = served.open(people=1, bots=1)
    guest = served.guest(table, 0)
    for kind, fields in (("pause", {"paused": True}), ("again", {}), ("new", {}), ("files", {}), ("show", {"seat": 1}),
                         ("save", {"name": "x"}), ("load", {"name": "x"}), ("step", {"paused": True}),
                         ("prefer", {"name": "sound", "value": "on"}), ("statistics", {})):  # fmt: skip
        assert guest.ask(kind, **fields)["refusal"]["code"] == "role", kind


def test_a_guest_chooses_the_name_and_it_stays(serve):
    served = serve()
    table = served.open()
    ada, grace = served.guest(table, 0), served.guest(table, 1)
    assert ada.ask("rename", name="  Eva \n Lu ")["ok"]
    grace.until(lambda state: state["settings"]["seats"][0]["name"] == "Eva Lu")
    assert "Eva Lu" in grace.state["prompt"]["sentence"]
    for name in ("", " ", "x" * 100, "Player 2", "a, b"):
        assert ada.ask("rename", name=name)["refusal"]["kind"] == "bad-input", name
    assert served.guest(table, None).ask("rename", name="Nobody")["refusal"]["code"] == "role"
    assert ada.ask("play", move=first_move(ada))["ok"]
    assert "Eva Lu" in json.dumps(ada.state["events"])
    served.close_quietly()
    again = serve()
    assert again.house.tables[0].session.names == ("Eva Lu", "Player 2")


def test_spectators_watch(served):
    table = served.open()
    watching = served.guest(table, None)
    assert watching.state["view"]["seat"] is None
    assert watching.state["prompt"]["moves"] == []
    assert watching.ask("play", move=0)["refusal"]["code"] == "role"


def test_a_guest_who_comes_back_counts_on_and_is_not_sent_the_board_again(served):
    table = served.open()
    before = served.guest(table, 0)
    seq = before.state["prompt"]["seq"]
    before.leave()
    again = served.guest(table, 0, seq=seq, board=before.board)
    assert again.state["prompt"]["seq"] == seq + 1
    assert "board" not in again.state
    assert len(again.frames[0]) < len(before.frames[0]) / 3
    assert again.ask("play", move=first_move(again))["ok"]


def test_the_language_is_the_browsers_until_the_guest_chooses(served):
    table = served.open()
    guest = served.guest(table, 0, locale="pl-PL")
    assert guest.state["settings"]["locale"] == "pl"
    assert "given" not in guest.state["settings"] or not guest.state["settings"]["given"]
    assert guest.ask("locale", locale="de")["ok"]
    assert guest.state["settings"]["locale"] == "de"
    assert served.guest(table, 1, locale="xx").state["settings"]["locale"] == "en"


# Keys.


def test_wrong_keys_and_tables_that_do_not_exist_look_the_same(served):
    table = served.open()
    other = served.open()
    key = table.places[0].key
    wrong: tuple[object, ...]
    wrong = ({"key": key[:-1] + "_"}, {"key": ""}, {}, {"key": 3}, {"key": [key]}, {"key": "\u0142" * 22}, [key], "key",
             7, {"key": other.places[0].key}, {"key": served.house.host_key(table)})  # fmt: skip
    codes = set()
    for hello in wrong:
        guest = Guest(served, table.id)
        guest.send(hello)
        codes.add((guest.code(), tuple(guest.frames)))
    for id in ("A" * 16, other.id):
        guest = Guest(served, id)
        guest.send({"key": key})
        codes.add((guest.code(), tuple(guest.frames)))
    guest = Guest(served, table.id)
    guest.send("{no json")
    codes.add((guest.code(), tuple(guest.frames)))
    assert codes == {(NO_KEY, ())}


def test_whatever_is_wrong_with_a_link_as_many_keys_are_compared(served, monkeypatch):
    table, _ = served.open(), served.open()
    compared: list[object] = []

    def counting(given, key):
        compared.append(key)
        return is_key(given, key)

    monkeypatch.setattr("ttr_widget.serve.tables.is_key", counting)
    counts = set()
    right, other = table.places[0].key, table.places[1].key
    for id, key in ((table.id, "wrong"), ("A" * 16, right), ("A" * 16, ""), (table.id, other)):
        compared.clear()
        place_for(lambda: served.house.tables, id, key)
        counts.add(len(compared))
    assert len(counts) == 1


def test_the_pages_of_a_table_and_of_none_are_the_same(served):
    table = served.open()
    here, nowhere = served.ask(f"/ttr/{table.id}/"), served.ask("/ttr/AAAAAAAAAAAAAAAA/")
    assert (here.code, here.body) == (nowhere.code, nowhere.body)
    host, none = served.ask(f"/host/{table.id}/"), served.ask("/host/AAAAAAAAAAAAAAAA/")
    assert (host.code, host.body) == (none.code, none.body)
    for id in (table.id, "AAAAAAAAAAAAAAAA"):
        refused = served.ask(f"/host/{id}/", json={"key": "x", "do": "end"})
        assert (refused.code, refused.body) == (404, b"{}")
    assert served.house.tables == [table]


def test_a_key_must_be_shown_in_time(served, monkeypatch):
    monkeypatch.setattr(ttr_widget.serve.server, "KEY_WITHIN", 0.2)
    assert Guest(served, served.open().id).code() == NO_KEY


def test_a_new_link_makes_the_old_one_void(served):
    table = served.open()
    guest, key = served.guest(table, 1), table.places[1].key
    served.do(lambda: served.house.renew(table, 1))
    assert guest.code() == NO_KEY
    late = Guest(served, table.id)
    late.send({"key": key})
    assert late.code() == NO_KEY
    assert served.guest(table, 1).state["view"]["seat"] == 1


def test_a_bot_takes_a_seat_and_gives_it_back(served):
    table = served.open()
    ada, grace, key = served.guest(table, 0), served.guest(table, 1), table.places[1].key
    served.do(lambda: served.house.seat_bot(table, 1, "random"))
    assert grace.code() == NO_KEY
    late = Guest(served, table.id)
    late.send({"key": key})
    assert late.code() == NO_KEY, "nobody looks into a bot's hand"
    ada.until(lambda state: state["settings"]["seats"][1]["who"] == "bot")
    assert ada.ask("play", move=first_move(ada))["ok"]
    ada.until(lambda state: state["prompt"]["seat"] == 0 and state["view"]["turn"] == 1)
    served.do(lambda: served.house.seat_person(table, 1))
    assert table.places[1].key != key
    assert served.guest(table, 1).state["view"]["seat"] == 1


def test_keys_of_other_secrets_tables_seats_and_editions_are_different():
    keys = {key_of(secret, table, whom, edition) for secret in (b"a", b"b") for table in ("s", "t")
            for whom in ("0", "1", "watch", "host") for edition in (0, 1)}  # fmt: skip
    assert len(keys) == 32
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", key) for key in keys)


# Bad input.


@pytest.mark.parametrize(
    ("content", "codes"),
    [
        (b"\x00\xff", {1003}),
        ("{", {1007}),
        ('{"id": "\\ud800", "type": "ping"}', {1007}),
        ("[" * 5000, {1007}),
        ("x" * (limits.LARGEST + 1), {1009, None}),
    ],
)
def test_junk_closes_its_own_connection_only(served, content, codes):
    table = served.open()
    guest, other = served.guest(table, 0), served.guest(table, 1)
    guest.send(content, binary=isinstance(content, bytes))
    assert guest.code() in codes
    assert other.ask("ping")["ok"]
    assert served.guest(table, 0).ask("ping")["ok"]


def test_a_flood_closes_the_connection_and_the_game_goes_on(served):
    table = served.open()
    guest, other = served.guest(table, 0), served.guest(table, 1)
    for number in range(400):
        guest.send({"id": number, "type": "ping"})
    assert guest.code() == 1008
    assert len(guest.frames) < 300
    assert other.ask("ping")["ok"]


def test_a_slow_reader_is_let_go(served, monkeypatch):
    monkeypatch.setattr(ttr_widget.serve.server, "MOST_UNSENT", 1000)
    table = served.open()
    guest = Guest(served, table.id)
    guest.send({"key": table.places[0].key})
    assert guest.code() == 1008


def test_there_are_limits_of_sockets(served, monkeypatch):
    monkeypatch.setattr("ttr_widget.serve.tables.MOST_AT_A_PLACE", 2)
    table = served.open()
    guests = [served.guest(table, 0) for _ in range(2)]
    late = Guest(served, table.id)
    late.send({"key": table.places[0].key})
    assert late.code() == 1013
    guests[0].leave()
    while served.do(lambda: table.places[0].is_full):
        pass
    assert served.guest(table, 0).state
    monkeypatch.setattr(ttr_widget.serve.server, "MOST_PER_ADDRESS", 0)
    assert served.guest(table, 1).state, "a relay on this machine has one address for all its guests"
    monkeypatch.setattr(ttr_widget.serve.server, "_is_here", lambda address: False)
    assert Guest(served, table.id).code() == 1013
    monkeypatch.setattr(ttr_widget.serve.server, "MOST_SOCKETS", 0)
    assert Guest(served, table.id).code() == 1013


def test_a_hundred_sockets_without_a_key_do_not_disturb(served, monkeypatch):
    monkeypatch.setattr(ttr_widget.serve.server, "KEY_WITHIN", 0.5)
    table = served.open()
    guest = served.guest(table, 0)
    with ThreadPoolExecutor(8) as pool:
        idle = list(pool.map(lambda _: Guest(served, table.id), range(100)))
        assert guest.ask("ping")["ok"]
        assert {one.code() for one in idle} == {NO_KEY}
    assert guest.ask("ping")["ok"]


@pytest.mark.parametrize(
    "path",
    ["/page/../house.py", "/page/%2e%2e/keys.py", "/page/secret", "/secret", "/ttr/", "/ttr/short/",
     "/host/", "/static/../secret", "/tables/x", "/page/widget.js/..%2f..%2fsecret", "/favicon.ico"],
)  # fmt: skip
def test_no_path_leads_anywhere_else(served, path):
    answer = served.ask(path)
    assert answer.code == 404
    assert b"There is nothing here." in answer.body


def test_headers_keep_the_page_to_itself(served):
    answer = served.ask("/", headers={"Accept-Language": "de-DE"})
    assert b'lang="de"' in answer.body
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Server" not in answer.headers
    odd = served.ask("/", headers={"Host": "evil.example; script-src *"})
    assert "script-src *" not in odd.headers.get("Content-Security-Policy", "")
    assert "Access-Control-Allow-Origin" not in answer.headers
    forwarded = served.ask("/", headers={"X-Forwarded-Host": "evil.example"})
    assert "evil.example" not in forwarded.headers["Content-Security-Policy"], "there is no proxy to believe"
    request = HTTPServerRequest(
        start_line=RequestStartLine("GET", "/", "HTTP/1.1"),
        headers=HTTPHeaders({"Host": "127.0.0.1", "X-Forwarded-Host": "play.example"}),
    )
    assert "wss://play.example" in headers_for(request, behind_proxy=True)["Content-Security-Policy"]
    assert "wss://127.0.0.1" in headers_for(request)["Content-Security-Policy"]


def test_files_are_compressed_and_known_again(served):
    first = served.ask("/page/widget.js", decompress_response=False, headers={"Accept-Encoding": "gzip"})
    assert first.headers["Content-Encoding"] == "gzip"
    assert first.headers["Content-Type"].startswith("text/javascript")
    same = served.ask("/page/widget.js", headers={"Accept-Encoding": "gzip", "If-None-Match": first.headers["Etag"]})
    assert (same.code, same.body) == (304, b"")
    assert served.ask(f"/ttr/{'A' * 16}").headers["Location"] == f"{'A' * 16}/"
