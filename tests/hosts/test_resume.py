"""Games that survive their kernel, in a real JupyterLab: on the page of the same cells, and in the lobby."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import SETUP
from .notebook import KERNEL, Notebook, Seat

NEW = "game = ttr.new_game('usa', players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
LIFE = "[[action.text() for action in w.game.history], w.game.prompt.seat]"


@pytest.fixture
def kept(lab: Notebook, tmp_path: Path) -> Iterator[str]:
    """What chooses where games are kept, in a kernel as new as the test."""
    folder = tmp_path / ".ttr"
    setup = f"{SETUP}\nttr.autosave({str(folder)!r})"
    lab.do(setup)
    yield setup
    lab.do("ttr.autosave(False)")


def play(seat: Seat, count: int) -> None:
    """Play some answers by clicks, and wait for this seat's next turn."""
    seat.play(Random(1), Counter(), turns=count)
    seat.settle(seat.widget.prompt["seq"] - 1)


def kill(lab: Notebook) -> None:
    """Kill the kernel, and wait until JupyterLab has started another."""
    os.kill(lab.ask("__import__('os').getpid()"), signal.SIGKILL)
    lab.page.wait_for_selector('.ttr-root[data-offline="1"] .ttr-alarm')
    lab.page.wait_for_function(f"{KERNEL}.status !== 'idle'")
    for button in lab.page.locator(".jp-Dialog button").all():
        button.click()
    lab.ready()


def test_the_same_cells_continue_the_game_of_a_killed_kernel(lab: Notebook, kept: str) -> None:
    lab.run(NEW, "w")
    play(lab.seat(), 6)
    before = lab.ask(LIFE)
    assert len(before[0]) > 6
    kill(lab)
    lab.do(kept)
    lab.run(NEW, "w")
    seat = lab.seat()
    assert lab.ask("len(w.game.history)") == 0
    question = seat.page.locator(".ttr-notice.ttr-tip")
    expect(question).to_contain_text("There is an unfinished game here: USA, Ada and 1 bot, turn")
    seq = seat.seq()
    question.get_by_role("button", name="Continue").click()
    seat.settle(seq)
    assert lab.ask(LIFE) == before
    expect(question).to_have_count(0)
    play(seat, 2)
    assert lab.ask("len(w.game.history)") > len(before[0])
    assert lab.ask("len(ttr.resume())") == 1


def test_the_lobby_of_a_new_kernel_continues_it_too(lab: Notebook, kept: str) -> None:
    lab.run(NEW, "w")
    play(lab.seat(), 4)
    before = lab.ask(LIFE)
    kill(lab)
    lab.do(kept)
    lab.run("lobby = ttr.lobby()", "lobby", widgets=0)
    lab.page.locator(".ttr-lobby button", has_text="USA, Ada and 1 bot, turn").click()
    lab.page.locator(".ttr-map[data-drawn]").wait_for()
    lab.do("w = lobby.widget")
    assert lab.ask(LIFE) == before
    expect(lab.page.locator(".ttr-form")).to_be_hidden()
    play(lab.seat(), 2)
    assert lab.ask("len(w.game.history)") > len(before[0])
