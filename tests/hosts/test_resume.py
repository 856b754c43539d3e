"""Games that survive their kernel, in a real JupyterLab: on the page of the same cells, and in the lobby."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import SETUP
from .notebook import Notebook, Seat

NEW = "game = ttr.new_game('usa', players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
LIFE = "[[action.text() for action in w.game.history], w.game.prompt.seat]"


@pytest.fixture
def kept(own_lab: Notebook, tmp_path: Path) -> str:
    """What chooses where games are kept, in a kernel as new as the test."""
    folder = tmp_path / ".ttr"
    setup = f"{SETUP}\nttr.autosave({str(folder)!r})"
    own_lab.do(setup)
    return setup


def play(seat: Seat, count: int) -> None:
    """Play some answers by clicks, and wait for this seat's next turn."""
    seat.play(Random(1), Counter(), turns=count)
    seat.settle(seat.widget.prompt["seq"] - 1)


def kill(own_lab: Notebook) -> None:
    """Kill the kernel, and wait until JupyterLab has started another."""
    own_lab.watch_kernel()
    os.kill(own_lab.ask("__import__('os').getpid()"), signal.SIGKILL)
    own_lab.page.locator('.ttr-root[data-offline="1"] .ttr-alarm').first.wait_for()
    own_lab.restarted()


def test_the_same_cells_continue_the_game_of_a_killed_kernel(own_lab: Notebook, kept: str) -> None:
    own_lab.run(NEW, "w")
    play(own_lab.seat(), 6)
    before = own_lab.ask(LIFE)
    assert len(before[0]) > 6
    kill(own_lab)
    own_lab.do(kept)
    own_lab.run(NEW, "w")
    seat = own_lab.seat()
    assert own_lab.ask("len(w.game.history)") == 0
    question = seat.page.locator(".ttr-notice.ttr-tip")
    expect(question).to_contain_text("There is an unfinished game here: USA, Ada and 1 bot, turn")
    seq = seat.seq()
    question.get_by_role("button", name="Continue").click()
    seat.settle(seq)
    assert own_lab.ask(LIFE) == before
    expect(question).to_have_count(0)
    play(seat, 2)
    assert own_lab.ask("len(w.game.history)") > len(before[0])
    assert own_lab.ask("len(ttr.resume())") == 1


def test_the_lobby_of_a_new_kernel_continues_it_too(own_lab: Notebook, kept: str) -> None:
    own_lab.run(NEW, "w")
    play(own_lab.seat(), 4)
    before = own_lab.ask(LIFE)
    kill(own_lab)
    own_lab.do(kept)
    own_lab.run("lobby = ttr.lobby()", "lobby", widgets=0)
    own_lab.page.locator(".ttr-lobby button", has_text="USA, Ada and 1 bot, turn").click()
    own_lab.page.locator(".ttr-map[data-drawn]").wait_for()
    own_lab.do("w = lobby.widget")
    assert own_lab.ask(LIFE) == before
    expect(own_lab.page.locator(".ttr-form")).to_be_hidden()
    play(own_lab.seat(), 2)
    assert own_lab.ask("len(w.game.history)") > len(before[0])
