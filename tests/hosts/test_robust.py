"""Failures: a dead or busy kernel, a reloaded page, code that raises, frantic clicking."""

from __future__ import annotations

import os
import signal
from collections import Counter
from random import Random

import pytest

from .conftest import SETUP
from .notebook import KERNEL, Notebook, Seat
from .server import Server

NEW = "game = ttr.new_game('usa', players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
ALARM = '.ttr-root[data-offline="1"] .ttr-alarm'
DECK = '[data-deck="deck"] .ttr-pick'


def turn(seat: Seat, count: int = 1) -> None:
    """Play some answers by clicks, and wait for this seat's next turn."""
    seat.play(Random(1), Counter(), turns=count)
    seat.settle(seat.widget.prompt["seq"] - 1)


@pytest.mark.parametrize("how", ["restart", "death"])
def test_a_kernel_that_is_gone_is_noticed_and_a_new_one_plays_on(own_lab: Notebook, how: str) -> None:
    own_lab.run(NEW, "w")
    seat = own_lab.seat()
    turn(seat)
    own_lab.watch_kernel()
    if how == "restart":
        own_lab.page.evaluate(f"void {KERNEL}.restart()")
    else:
        os.kill(own_lab.ask("__import__('os').getpid()"), signal.SIGKILL)
    # Nobody touches the page.
    own_lab.page.locator(ALARM).first.wait_for()
    said = seat.page.locator(".ttr-alarm").inner_text()
    assert "restarted" in said
    assert "run the cells of this game again" in said
    own_lab.restarted()
    own_lab.do(SETUP)
    own_lab.run(NEW, "w")
    own_lab.page.locator(ALARM).first.wait_for(state="detached")
    turn(seat, 2)
    assert own_lab.ask("len(game.history)") > 2


def test_a_kernel_that_is_shut_down_is_noticed_at_the_next_touch(own_lab: Notebook, jupyter: Server) -> None:
    own_lab.run(NEW, "w")
    seat = own_lab.seat()
    jupyter.delete(f"/api/kernels/{own_lab.page.evaluate(f'{KERNEL}.id')}")
    spot = seat.where("city", "denver")
    own_lab.page.mouse.move(spot["x"], spot["y"])
    own_lab.page.locator(ALARM).first.wait_for()


def test_a_busy_kernel_is_told_from_a_lost_game(lab: Notebook) -> None:
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat)
    lab.page.evaluate(f"void {KERNEL}.requestExecute({{ code: 'import time; time.sleep(6)' }})")
    seat.page.locator(DECK).click()
    lab.page.locator(ALARM).first.wait_for()
    assert "busy" in seat.page.locator(".ttr-alarm").inner_text()
    lab.page.locator(ALARM).first.wait_for(state="detached")
    turn(seat, 2)
    assert seat.page.locator(".ttr-alarm").count() == 0


def test_loading_the_page_anew_brings_the_game_back(lab: Notebook) -> None:
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat, 2)
    lab.save()
    turn(seat, 2)
    # The game has gone on since the notebook was saved: the kernel's state counts.
    before = lab.ask("[len(game.history), dict(w.hand), w.claimed, w.prompt['seq']]")
    lab.page.reload()
    lab.ready()
    seat.page.locator(".ttr-map[data-drawn]").wait_for()
    assert lab.ask("[len(game.history), dict(w.hand), w.claimed, w.prompt['seq']]") == before
    assert seat.seq() == before[3]
    assert seat.page.locator(".ttr-hand [data-card]").count() == len([count for count in before[1].values() if count])
    turn(seat, 2)
    assert lab.ask("len(game.history)") > before[0]


def test_a_page_loaded_anew_without_saving_wants_only_the_widget_s_cell(lab: Notebook) -> None:
    lab.run(NEW, widgets=0)
    lab.save()
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat, 2)
    before = lab.ask("len(game.history)")
    lab.page.reload()
    lab.ready()
    assert seat.page.count() == 0
    lab.run("w")
    assert lab.ask("len(game.history)") == before
    turn(seat)


def test_what_people_s_own_code_raises_is_shown_and_the_game_goes_on(lab: Notebook) -> None:
    lab.run(
        "def clumsy(view, prompt, rng):\n    raise ValueError('I have ' + str(view.hand))",
        "game = ttr.new_game('usa', players=['Ada', 'Grace'], seed=5)",
        "w = ttr.GameWidget(game, seat=0, bots={1: clumsy}, speed=0)",
        "w",
    )
    seat = lab.seat()
    alarm = seat.page.locator(".ttr-alarm")
    turn(seat)
    assert "Grace" in alarm.inner_text()
    assert "I have" not in alarm.inner_text()
    alarm.locator("button").click()
    alarm.wait_for(state="detached")
    lab.do("w._session.seat_bots({1: 'greedy'})\nw.observe(lambda change: 1 / 0, 'log')")
    turn(seat, 3)
    assert lab.ask("len(game.history)") > 4
    assert "ZeroDivisionError" in alarm.inner_text()
    lab.do("w.unobserve_all()\nstop = game.watch(lambda changed: 1 / 0)")
    turn(seat, 2)
    assert "ZeroDivisionError" in alarm.inner_text()
    assert not lab.ask("w._session.paused")
    lab.do("stop()")
    turn(seat, 2)
    assert alarm.count() == 0


def test_a_bot_that_does_not_return_is_named_and_the_game_goes_on(lab: Notebook) -> None:
    lab.run(
        "def forever(view, prompt, rng):\n    while True:\n        pass",
        "game = ttr.new_game('usa', players=['Ada', 'Grace'], seed=5)",
        "w = ttr.GameWidget(game, seat=0, bots={1: forever}, speed=0, time_limit=1)",
        "w",
    )
    seat = lab.seat()
    turn(seat)
    said = seat.page.locator(".ttr-alarm").inner_text()
    assert "The bot forever (Grace) has not answered within 1 second; a random move was played for it." in said
    turn(seat, 2)
    assert lab.ask("len(game.history)") > 4


def test_an_error_of_the_page_is_shown_and_the_game_goes_on(lab: Notebook) -> None:
    lab.run(NEW, "w")
    seat = lab.seat()
    lab.do("w.view = {}")  # not drawable by any page
    seat.page.locator(".ttr-alarm").first.wait_for()
    lab.do("w._changed('turned back')")
    turn(seat, 2)
    assert lab.ask("len(game.history)") > 2


def test_nervous_fingers_do_nothing_twice(lab: Notebook) -> None:
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat)
    before, seq = lab.ask("len(game.history)"), seat.seq()
    deck = seat.page.locator(DECK)
    # Ten clicks at once, all on the question that the page still shows.
    deck.evaluate("(button) => { for (let n = 0; n < 10; n++) button.click(); }")
    seat.settle(seq)
    lab.page.wait_for_timeout(300)
    assert lab.ask("len(game.history)") == before + 1
    deck.dblclick()
    seat.settle(seat.widget.prompt["seq"] - 1)
    drawn = lab.ask("[action.text() for action in game.history].count('draw deck')")
    assert 2 <= drawn <= 3


def test_a_click_on_what_is_past_does_nothing(lab: Notebook) -> None:
    """The page is frozen while another cell plays; clicks then belong to an outdated question."""
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat)
    lab.do("held = w.hold_sync()\nheld.__enter__()\ngame.play('draw deck')\ngame.play('draw deck')")
    before = lab.ask("len(game.history)")
    seat.page.locator(DECK).click()
    seat.page.locator(".ttr-refusal").wait_for()
    assert lab.ask("len(game.history)") == before
    lab.do("held.__exit__(None, None, None)")


def test_games_are_saved_and_loaded_by_buttons(lab: Notebook, jupyter: Server) -> None:
    lab.run(NEW, "w")
    seat = lab.seat()
    turn(seat, 2)
    before = lab.ask("[len(game.history), game.view(0).hand and dict(game.view(0).hand)]")
    seat.tool("menu").click()
    seat.page.locator(".ttr-files input").fill("Zażółć 1")
    seat.page.locator(".ttr-files .ttr-field button").click()
    seat.page.locator(".ttr-files li").first.wait_for()
    assert (jupyter.folder / "Zażółć 1.ttr.json").exists()
    assert "Zażółć 1" in seat.page.locator('.ttr-files [role="status"]').inner_text()
    lab.page.keyboard.press("Escape")
    turn(seat, 2)
    seat.tool("menu").click()
    seq = seat.seq()
    seat.page.locator('.ttr-files li button:has-text("Zażółć 1")').click()
    seat.settle(seq)
    assert lab.ask("[len(w.game.history), dict(w.game.view(0).hand)]") == before
    assert seat.page.locator(".ttr-dialog").count() == 0
    turn(seat, 1)
    (jupyter.folder / "Zażółć 1.ttr.json").unlink()
