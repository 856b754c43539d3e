"""Several threads may use one game: they wait for one another, and each move is one step."""

import ctypes
import sys
import threading
import time
from contextlib import suppress
from random import Random

import pytest

import ttr_widget as ttr
from tests.contract.games import one_of
from ttr_widget.loading import load_text
from ttr_widget.save import save_text

from .interrupting import Facts, Page, check_whole


@pytest.fixture(autouse=True)
def fine_switching():
    old = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(old)


def together(*tasks):
    """Run the tasks in threads at the same time; errors are raised here."""
    faults = []

    def guarded(task):
        try:
            task()
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=guarded, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive(), "a thread waits for ever"
    if faults:
        raise faults[0]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("board", ["germany", "world"])
def test_threads_that_play_one_game(board, seed):
    game = ttr.new_game(board, players=3, seed=seed)
    page, texts = Page(game), []

    def player(number):
        rng = Random(number)
        for _ in range(60):
            with suppress(ttr.IllegalAction, IndexError):  # another thread has moved, or the game is over
                game.play(one_of(rng, game.legal_actions()))
            if rng.random() < 0.2:
                with suppress(ttr.BadInput):
                    game.undo()
                    game.redo()

    def reader():
        for _ in range(8):
            texts.append(save_text(game.copy()))
            game.view(0).to_dict()
            game.score()

    together(*(lambda n=n: player(n) for n in range(4)), reader)

    check_whole(game, Facts.of(game))
    assert tuple(page.events) == game.events
    again = ttr.new_game(board, players=3, seed=seed)
    for action in game.history:
        again.play(action)
    assert (again.state, again.events) == (game.state, game.events)
    for text in texts:
        load_text(text)


def test_games_that_share_their_past_are_played_by_threads():
    game = ttr.new_game("europe", players=2, seed=4)
    rng = Random(4)
    for _ in range(40):
        game.play(one_of(rng, game.legal_actions()))
    branches = [game, *(game.copy() for _ in range(3)), game.at(20)]

    def player(branch, seed):
        own = Random(seed)
        for _ in range(80):
            if not branch.is_over:
                branch.play(one_of(own, branch.legal_actions()))

    together(*(lambda b=b, n=n: player(b, n) for n, b in enumerate(branches)))

    for branch in branches:
        again = ttr.new_game("europe", players=2, seed=4)
        for action in branch.history:
            again.play(action)
        assert (again.state, again.events) == (branch.state, branch.events)


def test_a_thread_that_dies_in_a_move_stops_nobody():
    game = ttr.new_game("usa", players=2, seed=1)
    stop = game.watch(lambda changed: sys.exit())
    with pytest.raises(SystemExit):
        together(lambda: game.play(game.legal_actions()[0]))
    stop()
    together(lambda: game.play(game.legal_actions()[0]))
    assert len(game.history) == 2


# The exception may hit a finalizer of Python's own, which cannot pass it on.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_threads_that_are_killed_at_any_moment_stop_nobody():
    game, rng = ttr.new_game("usa", players=2, seed=1), Random(2)

    def play_and_undo():
        while True:
            game.play(one_of(rng, game.legal_actions()))
            game.undo()

    def victim():
        with suppress(SystemExit):
            play_and_undo()

    for number in range(30):
        thread = threading.Thread(target=victim)
        thread.start()
        time.sleep(0.0001 * number)
        while thread.is_alive():
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(SystemExit))
            thread.join(0.05)
        together(lambda: check_whole(game, Facts.of(game)))


def test_a_watcher_may_play_on_while_other_threads_wait():
    game = ttr.new_game("usa", players=2, seed=1)

    def play_on(changed):
        if len(changed.history) % 2:
            changed.play(changed.legal_actions()[0])

    def play_once():
        while True:
            with suppress(ttr.IllegalAction):  # another thread was faster
                return game.play(game.legal_actions()[0])

    game.watch(play_on)
    together(*[play_once] * 4)
    assert len(game.history) == 8
