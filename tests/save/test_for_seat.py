"""secret.view: a save for one seat holds what that seat has seen, and nothing else; it is shown, but not continued."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from tests.contract.mini import mini
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput, BadSave
from ttr_widget.save import digest
from ttr_widget.seen import SeenGame

CASES = {**{board: ttr.variant(board) for board in BOARDS}, "own board": mini()}


def played(variant: Any, number: int, players: int = 2, seed: int = 4) -> ttr.Game:
    """A game after some random actions."""
    game, rng = ttr.new_game(variant, players=players, seed=seed), Random(seed)
    while not game.is_over and len(game.history) < number:
        actions = game.legal_actions()
        game.play(actions[int(rng.random() * len(actions))])
    return game


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", CASES)
def test_it_gives_back_what_the_seat_has_seen(board, tmp_path):
    for number in (0, 1, 40, 10**6):
        game = played(CASES[board], number)
        for seat in range(2):
            game.save(tmp_path / "seen.ttr.json", for_seat=seat)
            seen = ttr.load_seen(tmp_path / "seen.ttr.json")
            assert seen.view == game.view(seat)
            assert (seen.seat, seen.players, seen.board.name) == (seat, game.players, game.board.name)
            assert list(seen.events) == json.loads(json.dumps([e.to_dict() for e in game.events_seen_by(seat)]))
            assert repr(seen) == repr(game.view(seat))
            assert seen._repr_html_() == game.view(seat)._repr_html_()
        if number == 40:
            assert seen.figure(width=400).to_json() == game.figure(seat=seat, width=400).to_json()


@pytest.mark.rule("secret.view")
def test_the_rest_of_the_file_is_made_up_anew_each_time(tmp_path):
    game = played(ttr.variant("europe"), 30)
    files = []
    for number in range(8):
        game.save(tmp_path / f"{number}.json", for_seat=0)
        files.append(json.loads((tmp_path / f"{number}.json").read_text()))
    assert len({json.dumps([file["header"], file["events"]]) for file in files}) == 1
    assert len({file["position"]["random"] for file in files}) == 8
    assert len({json.dumps(file["position"]["hands"][1]) for file in files}) > 4
    assert len({json.dumps(file["position"]["slots"]) for file in files}) == 8
    text = (tmp_path / "0.json").read_text()
    assert '"seed"' not in text
    assert "actions" not in text


def test_it_cannot_be_continued_and_says_so(tmp_path, monkeypatch):
    from tests.widget.test_rights import dispatcher_of

    monkeypatch.chdir(tmp_path)
    game = played(ttr.variant("europe"), 30)
    game.save("seen.ttr.json", for_seat=1)
    game.save("whole.ttr.json")
    with pytest.raises(BadSave, match=r"can be shown, but not continued.*load_seen"):
        ttr.load("seen.ttr.json")
    with pytest.raises(BadSave, match="whole game"):
        ttr.load_seen("whole.ttr.json")
    said = dispatcher_of(game).answer({"type": "load", "name": "seen"})["refusal"]
    assert said["kind"] == "bad-input"
    assert "not continued" in said["text"]


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_a_seat_that_is_none_is_refused(seat, tmp_path):
    with pytest.raises(BadInput):
        ttr.new_game("usa", seed=1).save(tmp_path / "x.json", for_seat=seat)
    assert list(tmp_path.iterdir()) == []


def forged(file: dict[str, Any], **changes: Any) -> str:
    file = file | changes
    file["check"] = {name: digest(file[name]) for name in ("header", "seat", "position", "events") if name in file}
    return json.dumps(file)


def test_a_damaged_file_is_refused_with_the_place(tmp_path):
    path = tmp_path / "seen.ttr.json"
    played(ttr.variant("usa"), 20).save(path, for_seat=1)
    text = path.read_text()
    file = json.loads(text)
    fewer = json.loads(json.dumps(file["position"]))
    fewer["hands"][0]["red"] = 99
    wrongs = {
        "": "line 1", text[:-9]: "line", text.replace('"seat": 1', '"seat": 0'): "seat: ",
        forged(file, seat=7): "seat: ", forged(file, seat=True): "seat: ", forged(file, events=[1]): r"events\[0\]: ",
        forged(file, version=2): "version: ", forged(file, more=1): "more", forged(file, header={}): "header: ",
        forged(file, position={}): "position", forged(file, position=fewer): "position",
        json.dumps({name: part for name, part in file.items() if name != "seat"}): "seat",
        "[]": "save", "{}": "save",
    }  # fmt: skip
    for wrong, place in wrongs.items():
        path.write_text(wrong)
        with pytest.raises(BadSave, match=place):
            ttr.load_seen(path)
    path.write_text(text)
    assert isinstance(ttr.load_seen(path), SeenGame)
