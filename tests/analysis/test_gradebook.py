"""The gradebook of a class, and the same deal for everybody."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.bots import make, play

ROOT = Path(__file__).parents[2]
SEED = "7b-friday"
PUPILS = [f"pupil{number:02}" for number in range(30)]


def styles():
    """Three ways to play; the last pupil begins like the planner and stops."""
    return [*(("planner", "greedy", "random")[number % 3] for number in range(29)), "planner"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Thirty pupils play the same deal against the same bot; the last one stops early."""
    place = tmp_path_factory.mktemp("saves")
    for number, (pupil, style) in enumerate(zip(PUPILS, styles(), strict=True)):
        game = ttr.new_game("berlin", players=[pupil, "Bot"], seed=SEED)
        if pupil == PUPILS[-1]:
            for _ in range(8):
                prompt = game.prompt
                assert prompt is not None
                game.play(make("planner").decide(game.view(prompt.seat), prompt, Random(0)))
        else:
            play(game, [make(style), make("planner")], number)
        game.save(place / f"{pupil}.ttr.json")
    (place / "damaged.ttr.json").write_text("{", encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def book(folder):
    return ttr.gradebook(f"{folder}/*.ttr.json")


def test_there_is_a_row_for_each_pupil(book, folder):
    assert [row["pupil"] for row in book.rows] == PUPILS
    assert {row["deal"] for row in book.rows} == {1}
    for row in book.rows[:6]:
        game = ttr.load(folder / f"{row['pupil']}.ttr.json")
        assert row["points"] == game.score().totals[0]
        assert row["won"] == (0 in game.score().winners)
        assert row["routes"] == list(game.view(0).claimed.values()).count(0)
        assert row["tickets"] + row["missed"] == len(game.view(0).rules["tickets"]["held"])
    assert book.rows[-1]["won"] is None
    assert "damaged.ttr.json" in book.facts["unread"][0]


def test_decisions_are_compared_with_the_planners(book):
    like: dict[str, list[float]] = {}
    for row, style in zip(book.rows, styles(), strict=True):
        like.setdefault(style, []).append(row["like_planner"])
        assert row["kind_like_planner"] >= row["like_planner"]

    assert max(like["random"]) < min(like["planner"])
    assert set(like["planner"]) == {1.0}


def test_decisions_are_compared_with_each_other(book):
    """All begin in the same position; the planners go on alike to the end."""
    choices = book.choices()
    first = [row for row in choices.rows if row["after"] == 0]

    assert sum(row["pupils"] for row in first) == 30
    assert {name for row in first for name in row["names"]} == set(PUPILS)
    assert sum(row["planner"] for row in first) == 1
    assert first == sorted(first, key=lambda row: -row["pupils"])
    planners = [row for row, style in zip(book.rows, styles(), strict=True) if style == "planner"]
    assert all(row["like_class"] == 1 for row in planners)
    assert len({row["points"] for row in planners[:-1]}) == 1, "the same deal and the same decisions"
    assert any(row["like_class"] < 1 for row in book.rows)


def test_it_shows_as_table_frame_and_plots(book):
    assert "30 pupils, 1 deal" in str(book)
    assert list(book.to_frame()["pupil"]) == PUPILS
    assert [len(bars.y) for bars in book.figure().data] == [30, 30, 30]
    assert len(book.choices().figure("dark").data) == len(book.choices())
    assert "pupil05" in book._repr_html_()


def test_the_pupil_may_sit_elsewhere(folder):
    book = ttr.gradebook([folder / "pupil00.ttr.json"], seat="Bot")
    (row,) = book.rows

    assert row["like_class"] is None
    assert row["points"] == ttr.load(folder / "pupil00.ttr.json").score().totals[1]
    assert "did you mean 'Bot'" in ttr.gradebook([folder / "pupil00.ttr.json"], seat="Bat").facts["unread"][0]
    assert "pupil00" in ttr.gradebook([folder / "pupil00.ttr.json"], seat=7).facts["unread"][0]


def test_other_deals_are_kept_apart(tmp_path):
    for name, seed in (("ada", 1), ("kim", 2)):
        ttr.new_game("berlin", players=2, seed=seed).save(tmp_path / f"{name}.ttr.json")
    book = ttr.gradebook(tmp_path)

    assert [(row["pupil"], row["deal"], row["like_planner"]) for row in book.rows] == [
        ("ada", 1, None),
        ("kim", 2, None),
    ]
    assert len(book.choices()) == 0


@pytest.mark.parametrize("files", [7, [7], "nowhere/*.ttr.json"])
def test_wrong_files_are_refused(files):
    with pytest.raises(ttr.BadInput):
        ttr.gradebook(files)


DEAL = """
import json
import ttr_widget as ttr
from ttr_widget.kernel.codec import state_to_dict

for board in ttr.boards():
    state = state_to_dict(ttr.new_game(board.name, players=names, seed="7b-friday").state)
    del state["players"]
    print(json.dumps(state, sort_keys=True))
"""


def test_a_seed_is_the_same_deal_for_everybody(capsys):
    """Whatever the players are called, and in another process with another order of sets."""
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    run = [sys.executable, "-c", f"names = ['Ada', 'Grace']\n{DEAL}"]
    there = subprocess.run(run, capture_output=True, text=True, check=True, env=environment, cwd=ROOT).stdout
    exec(DEAL, {"names": ["Kim", "Leo"]})  # noqa: S102 -- the same lines
    here = capsys.readouterr().out

    assert len(here.splitlines()) == 5
    assert here == there
