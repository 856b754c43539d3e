"""Closed widgets are freed, with their games and everything they were made of."""

import asyncio
import gc
import tracemalloc
import weakref

import pytest
from ipywidgets.widgets import widget as ipywidgets_widget

import ttr_widget as ttr
from ttr_widget.widget import GameWidget

from .wire import Page, RecordingComm


def game():
    return ttr.new_game("usa", players=2, seed=1)


def played_widget():
    widget = GameWidget(game(), bots={1: "greedy"})
    assert Page(widget).send("play", move=0)["ok"]
    widget.observe(lambda change: None, "log")
    return widget


def running_lobby():
    lobby = ttr.lobby()
    lobby.board.value = "berlin"
    lobby.begin()
    lobby.begin()
    return lobby


def changed_lab():
    lab = ttr.Lab("usa", bots=["random", "random"], games=10)
    lab._board.value = "berlin"
    return lab


MAKERS = {
    "widget": played_widget,
    "lobby": running_lobby,
    "replay": lambda: ttr.Replay(game()),
    "lab": changed_lab,
}


@pytest.mark.parametrize("name", MAKERS)
def test_a_closed_page_goes_with_its_game_and_its_parts(name):
    make = MAKERS[name]
    make().close()
    gc.collect()
    before = set(ipywidgets_widget._instances)
    page = make()
    gone = [weakref.ref(page)]
    gone += [weakref.ref(held) for held in (getattr(page, "game", None), getattr(page, "_session", None)) if held]
    page.close()
    page.close()
    del page
    gc.collect()
    assert [ref() for ref in gone] == [None] * len(gone)
    assert not set(ipywidgets_widget._instances) - before


def test_a_closed_widget_goes_although_a_bot_is_to_move():
    """The clock of the bots does not hold the game: nobody could see it any more."""

    async def evening():
        widget = GameWidget(game(), seat=None, bots={0: "greedy", 1: "greedy"})
        gone = weakref.ref(widget), weakref.ref(widget.game)
        widget.close()
        del widget
        gc.collect()
        return [ref() for ref in gone]

    assert asyncio.run(evening()) == [None, None]


def test_many_widgets_opened_and_closed_take_no_memory():
    """Each widget would take 120 kB if it stayed."""
    for _ in range(3):
        played_widget().close()
        RecordingComm.log.clear()
    tracemalloc.start()
    try:
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(12):
            played_widget().close()
            RecordingComm.log.clear()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 12 * 20_000
