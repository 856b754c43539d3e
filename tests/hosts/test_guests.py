"""Guests at a game in JupyterLab, behind a token and a base URL: whole games, and what may happen in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.player import click

from . import server
from .conftest import Window
from .guests import Guest, Hosted, learnt, play
from .notebook import Notebook

BASE, TOKEN = "/user/ada%40home/", "the-token-of-the-server"
CULLER = ("--MappingKernelManager.cull_idle_timeout=15", "--MappingKernelManager.cull_interval=1")
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
SCREEN: dict[str, Any] = LAPTOP | {"viewport": {"width": 1600, "height": 1100}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THREE = "players=['Ada', 'Grace', 'Mary'], seed=3"
WIDGET = "w = ttr.GameWidget(game, seat=0, speed=0)"
TUNNEL = f"""game = ttr.scenario('europe', {THREE}, turn=1, hands={{1: '5 black 1 locomotive'}},
    deck_top=['black', 'red', 'blue'])"""
VOID = "leads to no seat"


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[server.Server]:
    """A server with a token and a base URL."""
    one = server.guarded_jupyter(tmp_path_factory.mktemp("guarded"), BASE, TOKEN)
    yield one
    one.stop()


@pytest.fixture(scope="module")
def host_window(chrome: Browser, guarded: server.Server) -> Iterator[Window]:
    """The host's browser, in which an empty notebook is open."""
    one = Window(chrome)
    server.write_notebook(guarded.folder / "host.ipynb", "")
    notebook = Notebook(one.page)
    notebook.open(f"{guarded.url}/lab/workspaces/host/tree/host.ipynb?token={TOKEN}")
    notebook.command("application:toggle-left-area")
    yield one
    one.context.close()


@pytest.fixture
def hosted(host_window: Window, window: Callable[..., Window]) -> Iterator[Hosted]:
    """A notebook in which a game with guests can be started."""
    one = Hosted(Notebook(host_window.page), window)
    yield one
    for guest in one.guests:
        assert guest.window.context.cookies() == []
        assert guest.window.refused == []
        assert guest.window.faults == []


# Whole games.


def play_to_the_end(hosted: Hosted, made: str) -> None:
    """A game by clicks on three pages: all agree with the kernel, and no guest was sent anything secret."""
    ada = hosted.start(f"game = {made}", WIDGET)
    grace, mary = hosted.guest(1, **SCREEN), hosted.guest(2, locale="de-DE", **SCREEN)
    play(hosted.notebook, [ada, grace, mary], Random(5), Counter())

    game = hosted.game()
    assert game.is_over
    for page in (ada, grace, mary):
        assert page.scores() == list(game.score().totals)
        assert page.page.locator(".ttr-alarm").count() == 0
    for guest in (grace, mary):
        others = [key for seat, key in hosted.keys().items() if seat != guest.number]
        assert learnt(guest, game, [*others, TOKEN]) == []
        assert len(guest.frames) > 25


@pytest.mark.rule("secret.view")
def test_a_host_and_two_guests_play_a_game_with_few_trains(hosted: Hosted) -> None:
    play_to_the_end(hosted, f"ttr.scenario('europe', {THREE}, opening=True, pieces={{0: 4, 1: 4, 2: 4}})")


@pytest.mark.guests
@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", ["europe", "world"])
def test_a_host_and_two_guests_play_a_whole_game(hosted: Hosted, board: str) -> None:
    play_to_the_end(hosted, f"ttr.new_game('{board}', {THREE})")


@pytest.mark.rule("secret.view")
def test_a_game_in_notebook_7(jupyter: server.Server, window: Callable[..., Window]) -> None:
    """The server gives a cookie to everybody, but not to guests."""
    server.write_notebook(jupyter.folder / "guests.ipynb", "")
    one = window()
    notebook = Notebook(one.page)
    notebook.open(f"{jupyter.url}/notebooks/guests.ipynb")
    hosted = Hosted(notebook, window)
    few = "players=['Ada', 'Grace'], seed=3, opening=True, pieces={0: 5, 1: 5}"
    ada = hosted.start(f"game = ttr.scenario('usa', {few})", WIDGET)
    grace = hosted.guest(1, **LAPTOP)
    play(notebook, [ada, grace], Random(5), Counter())
    game = hosted.game()
    assert ada.scores() == grace.scores() == list(game.score().totals)
    assert learnt(grace, game, [key for seat, key in hosted.keys().items() if seat != 1]) == []
    assert grace.window.context.cookies() == []
    assert one.context.cookies() != []


# What may happen in between.


def answered(guest: Guest, wanted: str) -> None:
    """Give this answer to the open question on the guest's page."""
    prompt = guest.widget.prompt
    guest.settle(prompt["seq"] - 1)
    assert prompt["mine"]
    click(guest, prompt, next(move for move in prompt["moves"] if move["kind"] == wanted))
    guest.settle(prompt["seq"])


def told_final(guest: Guest) -> None:
    """Check that the link leads nowhere any more, on the page and when it is opened again."""
    for _ in range(2):
        expect(guest.whole.locator("[role=alert]")).to_contain_text(VOID)
        expect(guest.page).to_have_count(0)
        guest.whole.goto("about:blank")
        guest.whole.goto(guest.link)


def test_a_question_survives_a_lost_connection_a_reload_and_an_undo(hosted: Hosted) -> None:
    hosted.start(TUNNEL, WIDGET)
    grace = hosted.guest(1, finger=True, **PHONE)
    grace.click("route", "madrid-pamplona-1")
    grace.page.locator(".ttr-confirm .ttr-main").tap()
    revealed = grace.page.locator(".ttr-revealed .ttr-turned")
    expect(revealed).to_have_count(3)

    with grace.whole.expect_event("websocket"):
        hosted.notebook.do("cut(1)")
    expect(revealed).to_have_count(3)
    grace.whole.reload()
    expect(revealed).to_have_count(3)
    hosted.notebook.do("w.game.undo()")
    expect(revealed).to_have_count(0)
    hosted.notebook.do("w.game.redo()")
    expect(revealed).to_have_count(3)

    answered(grace, "pay")
    assert hosted.notebook.ask("w.claimed['madrid-pamplona-1']") == 1


def test_seats_are_taken_back_given_to_bots_and_lost(hosted: Hosted) -> None:
    hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
    grace, mary, eve = hosted.guest(1, **LAPTOP), hosted.guest(2, **LAPTOP), hosted.guest(None, **LAPTOP)
    assert hosted.notebook.ask("{str(seat): who for seat, who in table.presence.items()}") == {
        "1": "present",
        "2": "present",
    }
    hosted.notebook.do("table.take_back(1)")
    told_final(grace)
    hosted.notebook.do("table.seat_bot(2, 'greedy')")
    told_final(mary)
    assert hosted.notebook.ask("w.bots") == {"2": "greedy"}
    assert eve.widget.prompt["mine"] is False
    expect(eve.page).to_have_count(1)


def test_a_guest_never_gets_the_seat_of_the_host(hosted: Hosted) -> None:
    hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
    mary = hosted.guest(2, **LAPTOP)
    before = len(mary.frames)
    smaller = "ttr.new_game('europe', players=['Ada', 'Grace'], seed=4)"
    hosted.notebook.do(f"w._session.replace({smaller})")
    mary.whole.wait_for_function("() => !document.querySelector('.ttr-hand [data-card]')")
    game = hosted.game()
    assert len(game.players) == 2
    for frame in mary.frames[before:]:
        assert not any(ticket in frame for seat in (0, 1) for ticket in game.view(seat).rules["tickets"]["offered"])


# The kernel.


def test_a_restart_of_the_kernel_is_told_and_the_guest_comes_back(hosted: Hosted) -> None:
    ada = hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
    grace = hosted.guest(1, **LAPTOP)
    late = Guest(hosted.notebook, hosted.window(**LAPTOP), hosted.links[2], 2)
    hosted.notebook.watch_kernel()
    hosted.notebook.page.evaluate(
        "() => void window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )
    expect(grace.page).to_contain_text("being restarted")
    late.whole.goto(late.link)
    expect(late.whole.locator("h1")).to_contain_text("No game here")
    hosted.notebook.restarted()
    hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
    expect(grace.page).not_to_contain_text("being restarted")
    late.page.locator(".ttr-map[data-drawn]").wait_for()
    assert hosted.links[1] == grace.link
    assert grace.widget.prompt["mine"] is False
    assert ada.page.count() == 1


def test_a_kernel_that_was_shut_down_is_told(hosted: Hosted) -> None:
    hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
    grace = hosted.guest(1, **LAPTOP)
    hosted.notebook.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    expect(grace.page).to_contain_text("has been closed")
    grace.whole.reload()
    expect(grace.whole.locator("h1")).to_contain_text("No game here")


@pytest.mark.guests
def test_a_kernel_that_was_culled_is_told(chrome: Browser, window: Callable[..., Window], tmp_path: Path) -> None:
    """The host has closed the browser; a guest who looks on without playing does not keep the kernel busy."""
    (folder := tmp_path / "culling").mkdir()
    culling = server.guarded_jupyter(folder, BASE, TOKEN, *CULLER)
    try:
        server.write_notebook(culling.folder / "host.ipynb", "")
        one = Window(chrome)
        notebook = Notebook(one.page)
        notebook.open(f"{culling.url}/lab/tree/host.ipynb?token={TOKEN}")
        hosted = Hosted(notebook, window)
        hosted.start(f"game = ttr.new_game('europe', {THREE})", WIDGET)
        grace = hosted.guest(1, **PHONE)
        one.context.close()
        expect(grace.page).to_contain_text("has been closed")
        grace.whole.reload()
        expect(grace.whole.locator("h1")).to_contain_text("No game here")
    finally:
        culling.stop()
