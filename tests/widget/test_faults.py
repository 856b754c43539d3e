"""Errors in a user's own code are shown below the map, all others are notified, and the game goes on."""

import errno
import logging
import os

import pytest

import ttr_widget as ttr
from tests.session.test_session import opened
from ttr_widget.widget import GameWidget

from .wire import Page


def broken(*_):
    raise ValueError("my hand is red, red, blue")


@pytest.mark.parametrize("trait", ["view", "prompt", "events", "hand"])
def test_an_observer_that_raises_spoils_nothing_for_others(wire, caplog, trait):
    game = opened()
    first, second, heard = GameWidget(game), GameWidget(game, seat=1), []
    page, other = Page(first), Page(second)
    first.observe(broken, trait)
    first.observe(lambda change: heard.append(change.new), "log")
    with caplog.at_level(logging.ERROR):
        assert page.send("play", move=0)["ok"]

    assert len(game.history) == 3
    assert page["prompt"]["seq"] == 2
    assert other["prompt"]["seq"] == 2
    assert heard
    assert "ValueError" in page["error"]["text"]
    assert "my hand" not in str(page["error"])
    assert "my hand" in caplog.text
    first.unobserve_all()
    assert page.send("play", move=0)["ok"]
    assert page["error"] is None


@pytest.mark.parametrize("early", [True, False])
def test_one_who_watches_the_game_and_raises_leaves_all_in_step(wire, early):
    game = opened()
    if early:
        game.watch(broken)
    first, second = GameWidget(game), GameWidget(game, seat=1)
    page, other = Page(first), Page(second)
    if not early:
        game.watch(broken)
    assert page.send("play", move=0)["refusal"]["kind"] == "error"

    assert len(game.history) == 3
    assert page["prompt"]["seq"] == 2
    assert other["prompt"]["seq"] == 2
    assert "ValueError" in page["error"]["text"]


def test_bots_go_on_though_somebody_who_watches_raises(wire):
    game = opened()
    widget = GameWidget(game, seat=1, bots={0: "greedy"})
    game.watch(broken)
    page = Page(widget)
    assert page.send("step")["refusal"]["kind"] == "error"
    assert len(game.history) == 3
    assert widget._session.paused is False


def test_who_plays_by_hand_is_told_of_what_the_watcher_raised():
    game, heard = ttr.new_game("usa", seed=1), []
    game.watch(broken)
    game.watch(lambda changed: heard.append(1))
    with pytest.raises(ValueError, match="my hand"):
        game.play(game.legal_actions()[0])
    assert heard == [1]
    assert len(game.history) == 1


def test_a_bot_that_raises_is_named_and_another_answer_is_taken(wire):
    game = opened()
    widget = GameWidget(game, seat=1, bots={0: broken})
    page = Page(widget)
    assert page.send("step")["ok"]
    assert len(game.history) == 3
    assert game.players[0] in page["error"]["text"]
    assert widget._session.paused is False


def test_what_went_wrong_is_shown_until_a_person_plays_on(wire):
    game = opened()
    widget = GameWidget(game, seat=1, bots={0: broken})
    page = Page(widget)
    while game.prompt.seat == 0:
        page.send("step")
    text = page["error"]["text"]
    widget._session.seat_bots({0: "greedy", 1: "greedy"})
    while game.prompt.seat == 1:
        page.send("step")
    assert page["error"]["text"] == text  # bots are too quick for anybody to read it
    widget._session.seat_bots({0: None})
    game.play(game.legal_actions()[0])
    assert page["error"] is None


def test_a_full_disk_is_told_in_words_to_whoever_saves(wire, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.chdir(tmp_path)
    page = Page(GameWidget(opened()))
    monkeypatch.setattr(os, "fsync", full)
    said = page.send("save", name="evening")
    assert said["ok"] is False
    assert "no space left" in said["refusal"]["text"]
    assert page["error"] is None
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert page.send("save", name="evening")["ok"]
