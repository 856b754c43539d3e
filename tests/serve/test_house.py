"""Tables: opening them, what their host may do, and what a restart leaves."""

import errno
import json
import re
import stat

import pytest

from ttr_widget.kernel.errors import BadInput
from ttr_widget.serve.house import House, Wish

from .test_server import first_move

GOOD = {"board": "berlin", "seats": [{"who": "person", "name": " Ada \n"}, {"who": "random", "name": "Robot"}]}


def opened(served, given=GOOD):
    """The id and the host's key of a new table, or the error."""
    return json.loads(served.ask("/tables", json=given).body)


def test_a_table_is_opened_and_listed_without_its_links(served):
    assert json.loads(served.ask("/tables").body) == []
    made = opened(served)
    (listed,) = json.loads(served.ask("/tables").body)
    assert listed == {"title": "Berlin", "players": ["Ada", "Robot"], "turn": 0, "over": False}
    said = json.loads(served.ask(f"/host/{made['id']}/", json={"key": made["key"]}).body)
    assert [(one["name"], one["bot"], one["presence"]) for one in said["seats"]] == [
        ("Ada", None, "never"), ("Robot", "Bot: random moves", "never"),
    ]  # fmt: skip
    (table,) = served.house.tables
    served.guest(table, 0).leave()
    while table.places[0].presence != "away":
        pass


def test_everybody_may_watch_if_the_server_says_so(serve):
    served = serve()
    opened(served)
    served.house.may_watch = True
    (listed,) = json.loads(served.ask("/tables").body)
    (table,) = served.house.tables
    _, id, key = re.split("ttr/|/#", listed["watch"])
    assert served.welcome(id, key).state["view"]["seat"] is None
    assert table.places[0].key not in json.dumps(listed)


@pytest.mark.parametrize(
    "given",
    [
        {},
        [],
        {"board": "no such board", "seats": GOOD["seats"]},
        {"board": "../europe", "seats": GOOD["seats"]},
        {"board": ["berlin"], "seats": GOOD["seats"]},
        {"board": "berlin", "seats": []},
        {"board": "berlin", "seats": [{"who": "random"}] * 2},
        {"board": "berlin", "seats": [{"who": "person"}] * 9},
        {"board": "berlin", "seats": [{"who": "person"}]},
        {"board": "berlin", "seats": [{"who": "person"}, {"who": "os"}]},
    ],
)
def test_a_wrong_wish_is_refused_with_a_sentence(served, given):
    answer = served.ask("/tables", json=given)
    assert answer.code == 400
    assert json.loads(answer.body)["refused"]
    assert served.house.tables == []


def test_only_our_own_page_opens_tables(served):
    form = served.ask("/tables", method="POST", body=json.dumps(GOOD), headers={"Content-Type": "text/plain"})
    assert form.code == 400
    assert served.house.tables == []


def test_there_is_a_limit_of_tables(serve):
    served = serve(most=1)
    opened(served)
    assert "at the same time" in opened(served)["refused"]


def test_a_host_ends_a_table(served):
    table = served.open()
    guest, folder = served.guest(table, 0), served.house.folder / table.id
    assert folder.is_dir()
    host = {"key": served.house.host_key(table), "do": "end"}
    assert served.ask(f"/host/{table.id}/", json=host).code == 200
    assert guest.code() == 4401
    assert served.house.tables == []
    assert not folder.exists()
    assert served.ask(f"/host/{table.id}/", json=host).code == 404


@pytest.mark.parametrize("fields", [{"seat": 9}, {"seat": True}, {"seat": "0"}, {"seat": -1}, {"seat": [0]}, {}])
@pytest.mark.parametrize("do", ["renew", "bot", "person", "no such thing", 3])
def test_a_host_who_asks_for_nonsense_changes_nothing_else(served, do, fields):
    table = served.open()
    key = {seat: place.key for seat, place in table.places.items() if seat is not None}
    answer = served.ask(f"/host/{table.id}/", json={"key": served.house.host_key(table), "do": do, **fields})
    assert answer.code == 200
    assert {seat: place.key for seat, place in table.places.items() if seat is not None} == key
    assert not table.session.bots


def test_tables_links_and_moves_outlive_a_restart(serve):
    first = serve()
    table = first.open(people=2, bots=1)
    ended = first.open()
    first.do(lambda: first.house.end(ended))
    guest = first.guest(table, 0)
    assert guest.ask("play", move=first_move(guest))["ok"]
    first.do(lambda: first.house.renew(table, 1))
    keys = {seat: place.key for seat, place in table.places.items()}
    host, played = first.house.host_key(table), list(table.session.game.history)
    first.close_quietly()

    again = serve()
    (same,) = again.house.tables
    assert (same.id, again.house.host_key(same)) == (table.id, host)
    assert {seat: place.key for seat, place in same.places.items()} == keys
    assert list(same.session.game.history)[: len(played)] == played
    assert same.session.bot_names == {2: "random"}
    other = again.guest(same, 1)
    other.until(lambda state: state["prompt"]["mine"])
    assert other.ask("play", move=first_move(other))["ok"]


def test_a_finished_table_outlives_a_restart_for_some_days(serve, monkeypatch):
    first = serve()
    table = first.open("berlin")
    game = table.session.game

    def play_on():
        while not game.is_over:
            game.play(game.hint().action)

    first.do(play_on)
    first.close_quietly()
    again = serve()
    (same,) = again.house.tables
    guest = again.guest(same, 1)
    assert guest.state["sheet"]["seats"][1]["total"] == game.score().totals[1]
    monkeypatch.setattr("ttr_widget.serve.house.KEPT_WHEN_OVER", -1.0)
    other = again.open()
    assert again.house.tables == [other]
    assert guest.code() == 4401


def test_a_damaged_table_does_not_stop_the_server(tmp_path, serve):
    first = serve()
    good, bad = first.open(), first.open()
    first.close_quietly()
    (file,) = (tmp_path / "tables" / bad.id).glob("*.ttr")
    file.write_bytes(b"#: {}\nboard: nowhere\n\nclaim x\n")
    again = serve()
    assert [table.id for table in again.house.tables] == [good.id]
    assert file.exists()


def test_on_a_full_disk_nobody_hears_of_a_move_without_hearing_that_it_is_not_kept(served, monkeypatch):
    table = served.open()
    ada, grace = served.guest(table, 0), served.guest(table, 1)
    before = grace.state["prompt"]["seq"]

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("ttr_widget.session.journal.os.write", full)
        broken.setattr("ttr_widget.session.journal.os.fsync", full)
        assert ada.ask("play", move=first_move(ada))["ok"]
        for guest in (ada, grace):
            guest.until(lambda state: state["prompt"]["seq"] > before)
            assert "cannot be saved" in guest.state["error"]["text"], guest.frames[-1]


def test_what_is_on_the_disk_is_readable_by_its_owner_alone(served):
    table = served.open()
    files = [path for path in served.house.folder.rglob("*") if path.is_file() and path.name != ".gitignore"]
    assert len(files) == 2
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    assert stat.S_IMODE((served.house.folder / table.id).stat().st_mode) == 0o700


def test_a_table_that_cannot_be_written_is_not_opened(tmp_path, monkeypatch):
    house = House(tmp_path / "tables", 5)
    monkeypatch.setattr("ttr_widget.session.journal.write", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(BadInput):
        house.open(Wish.of(GOOD))
    assert house.tables == []


def until_mine(guest):
    guest.until(lambda state: state["prompt"]["mine"])


def started(served):
    """A table at which Player 1 has the first turn, with both guests."""
    table = served.open("berlin")
    guests = [served.guest(table, seat) for seat in (0, 1)]
    for guest in guests:
        until_mine(guest)
        assert guest.ask("play", move=first_move(guest))["ok"]
    return table, guests


def draw_twice(guest):
    for _ in range(2):
        until_mine(guest)
        assert guest.ask("play", action={"type": "draw", "card": "deck"})["ok"]


def test_a_prepared_move_is_played_when_its_guest_has_gone(served):
    table, (ada, grace) = started(served)
    assert grace.ask("prepare", action={"type": "draw", "card": "deck"})["ok"]
    grace.until(lambda state: state["controls"].get("prepared") == {"type": "draw", "card": "deck"})
    ada.ask("ping")
    assert not any('"prepared":' in frame for frame in ada.frames), "nobody else hears of it"
    grace.leave()
    ada.until(lambda state: state["settings"]["seats"][1]["guest"] == "away")
    draw_twice(ada)
    ada.until(lambda state: len(state["events"]["items"]) and state["prompt"]["seat"] == 1)
    while served.do(lambda: len(table.session.game.history)) < 5:
        pass
    assert served.do(lambda: table.session.game.prompt.kind) == "draw", "the second card waits for its player"
    assert served.do(lambda: table.session.prepared) == {}


def test_a_prepared_move_waits_for_its_guest_who_is_there_and_can_be_taken_back(served):
    table, (ada, grace) = started(served)
    assert grace.ask("prepare", action={"type": "draw", "card": "deck"})["ok"]
    draw_twice(ada)
    until_mine(grace)
    assert served.do(lambda: len(table.session.game.history)) == 4, "the page plays it, after the moves of the others"
    assert grace.ask("prepare", action=None)["ok"]
    assert served.do(lambda: table.session.prepared) == {}


@pytest.mark.parametrize(
    "plan", [{}, {"type": 3}, {"type": "x" * 100}, {"route": "a"}, {"type": "draw", "card": ["red"]}]
)
def test_a_plan_is_a_few_short_texts(served, plan):
    guest = served.guest(served.open(), 0)
    assert guest.ask("prepare", action=plan)["refusal"]["kind"] == "bad-input"


def test_a_plan_that_is_not_legal_any_more_is_dropped_and_outlives_a_restart_until_then(serve):
    first = serve()
    _, (ada, grace) = started(first)
    assert grace.ask("prepare", action={"type": "claim", "route": "no such route"})["ok"]
    grace.leave()
    ada.until(lambda state: state["settings"]["seats"][1]["guest"] == "away")
    first.close_quietly()
    again = serve()
    (table,) = again.house.tables
    assert again.do(lambda: table.session.prepared) == {1: {"type": "claim", "route": "no such route"}}
    draw_twice(again.guest(table, 0))
    while again.do(lambda: bool(table.session.prepared)):
        pass
    assert again.do(lambda: (table.session.asked, len(table.session.game.history))) == (1, 4)
