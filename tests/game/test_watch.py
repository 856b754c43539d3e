"""Observers of a game are called exactly once for each change."""

import subprocess
import sys

import pytest

import ttr_widget as ttr


def watched():
    game, heard = ttr.new_game("usa", players=2, seed=7), []
    stop = game.watch(lambda changed: heard.append((changed is game, len(changed.history))))
    return game, heard, stop


def test_play_undo_and_redo_are_told_when_they_are_done():
    game, heard, _ = watched()
    game.play(game.legal_actions()[0])
    game.undo()
    assert [action.type for action in game.undone] == ["keep"]
    game.redo()
    assert heard == [(True, 1), (True, 0), (True, 1)]
    assert game.undone == ()


def test_what_does_not_happen_is_not_told():
    game, heard, _ = watched()
    for wrong in ("pass", "nonsense"):
        with pytest.raises(ttr.TtrError):
            game.play(wrong)
    game.why_not("pass")
    game.legal_actions()
    assert heard == []


def test_copies_are_not_watched_and_watching_ends():
    game, heard, stop = watched()
    twin = game.copy()
    twin.play(twin.legal_actions()[0])
    game.at(0).play(game.legal_actions()[0])
    assert heard == []
    stop()
    stop()
    game.play(game.legal_actions()[0])
    assert heard == []


def test_one_who_leaves_while_being_told_disturbs_nobody():
    game, heard, _ = watched()
    leave: list = []
    leave.append(game.watch(lambda changed: leave[0]()))
    second: list[int] = []
    game.watch(lambda changed: second.append(1))
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    assert len(heard) == len(second) == 2


def test_a_game_brings_no_notebook_with_it():
    code = "import sys, ttr_widget; print([m for m in ('anywidget', 'ipywidgets', 'traitlets') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert {"GameWidget", "Replay", "lobby"} <= set(dir(ttr))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = ttr.nonsense  # type: ignore[attr-defined]
