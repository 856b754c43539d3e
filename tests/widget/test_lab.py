"""The what-if lab, worked by its controls."""

import pytest

import ttr_widget as ttr
from ttr_widget.widget.lab import CHANGED, PRINTED


@pytest.fixture
def lab():
    return ttr.Lab("berlin", bots=["random", "greedy"], games=10)


def test_a_run_compares_the_printed_game_with_the_changed_one(lab):
    lab.controls.set("last_round", pieces_left=6)

    comparison = lab.run()

    assert "pieces_left=6" in lab.changed.text
    turns = {name: result.tally.turns.mean for name, result in comparison.results.items()}
    assert turns[CHANGED] < turns[PRINTED]
    assert lab.message == "Played: 10 games as printed, 10 games changed."
    assert len(lab._results.outputs) == 7
    assert not lab._run.disabled
    assert lab._halt.disabled


def test_a_rule_can_be_left_out():
    lab = ttr.Lab("europe", bots=["random", "random"], games=10)
    lab.controls.leave_out("longest_path")

    assert lab.changed == ttr.variant("europe").without("LongestPath")


def test_rules_that_cannot_be_are_said_and_not_run(lab):
    lab.controls.set("last_round", turns=0)

    assert "further turn" in lab.message
    assert lab._run.disabled
    assert lab.run() is None

    lab.controls.set("last_round", turns=1)
    assert not lab._run.disabled
    assert lab.message == "berlin (nothing changed yet)"


def test_another_board_brings_its_own_rules(lab):
    lab._board.value = "europe"

    assert lab.changed == ttr.variant("europe")
    assert ("tunnels", "reveal") in lab.controls._sliders
    assert lab._players.max == 5


def test_as_many_seats_as_players(lab):
    lab._players.value = 4

    assert len(lab._seats_box.children) == 4


def test_a_run_can_be_stopped_and_shows_what_there_is():
    lab = ttr.Lab("berlin", bots=["random", "random"], games=1000)
    lab.run(wait=False)
    assert lab.run(wait=False) is None  # one run at a time
    lab.stop()
    lab.wait(60)

    assert not lab.is_running
    assert lab.comparison is not None
    played = [len(result) for result in lab.comparison.results.values()]
    assert 0 < sum(played) < 2000


def test_a_failure_is_shown_and_the_lab_stays_usable(lab, monkeypatch):
    def broken(*_, **__):
        raise RuntimeError("out of coal")

    monkeypatch.setattr("ttr_widget.widget.lab.compare", broken)
    lab.run()

    assert lab.message == "The run failed: out of coal"
    assert not lab._run.disabled


@pytest.mark.parametrize("board", ["berlin", "europe", "germany", "usa", "world"])
def test_every_board_can_be_worked_on(board):
    lab = ttr.Lab(board, bots=["random", "random"])

    assert lab.changed == ttr.variant(board)
    assert not lab._run.disabled
