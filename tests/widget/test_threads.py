"""Newer kernels receive messages in another thread; games are still played only where the cells run."""

import asyncio
import threading

from tests.session.test_session import opened
from ttr_widget.widget import GameWidget
from ttr_widget.widget.lobby import Lobby

from .wire import Page


def elsewhere(do):
    """Run this in another thread and wait for it."""
    thread = threading.Thread(target=do)
    thread.start()
    thread.join()


def test_a_message_that_is_heard_in_another_thread_is_answered_where_the_cells_run(wire):
    async def cells():
        game = opened()
        page, threads = Page(GameWidget(game)), []
        game.watch(lambda changed: threads.append(threading.current_thread()))
        message = {"id": 1, "seq": 1, "type": "play", "move": 0}
        elsewhere(lambda: page.raw(message))
        assert len(game.history) == 2  # a cell is running
        await asyncio.sleep(0)
        assert len(game.history) == 3
        assert threads == [threading.main_thread()]
        assert page.take() == [{"re": 1, "ok": True}]

    asyncio.run(cells())


def test_a_lobby_starts_its_game_and_its_bots_move_where_the_cells_run(wire):
    async def cells():
        lobby, threads = Lobby(), []
        lobby.players[0].value = "easy"
        elsewhere(lobby.start.click)
        assert lobby.widget is None
        await asyncio.sleep(0)
        assert lobby.widget is not None
        lobby.game.watch(lambda changed: threads.append(threading.current_thread()))
        await asyncio.sleep(0.6)
        assert set(threads) == {threading.main_thread()}
        lobby.widget.close()

    asyncio.run(cells())


def test_where_no_cells_run_a_message_is_answered_at_once(wire):
    game = opened()
    page = Page(GameWidget(game))
    elsewhere(lambda: page.raw({"id": 1, "seq": 1, "type": "play", "move": 0}))
    assert len(game.history) == 3
