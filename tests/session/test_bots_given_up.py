"""Bots that do not return, cannot be stopped, or do anything else that a bot should not: the game goes on."""

import asyncio
import os
import signal
import sys
import threading
import time
from itertools import count

import pytest

import ttr_widget as ttr
from ttr_widget.bots import decision
from ttr_widget.bots.deadline import within
from ttr_widget.kernel.errors import BadInput
from ttr_widget.session.session import Session

from .test_session import opened

SOON = 0.2
"""A time limit for bots that never answer."""


def forever(view, prompt, rng):
    while True:
        pass


def stubborn(view, prompt, rng):
    """Catches what should stop it, for a while."""
    for _ in count():
        try:
            while True:
                pass
        except BaseException:
            if _ > 4:
                raise


WAITING = ("join", "wait", "_wait_for_tstate_lock")
"""Functions in which a thread waits for another."""


class Deaf:
    """Cannot be stopped as long as it sleeps."""

    name = "deaf"

    def __init__(self):
        self.free = threading.Event()
        self.asked = 0

    def decide(self, view, prompt, rng):
        self.asked += 1
        self.free.wait(60)


def table(*bots, limit=SOON, players=2):
    game = opened(players=players)
    session = Session.of(game)
    session.time_limit = limit
    session.seat_bots(dict(enumerate(bots)))
    return game, session


def bot_threads():
    return [thread for thread in threading.enumerate() if thread.name == "bot" and thread.is_alive()]


def is_in(thread, *names):
    """Is this thread in a function of one of these names?"""
    frame = sys._current_frames().get(thread.ident)
    return frame is not None and frame.f_code.co_name in names


def until(done):
    """Let the running loop work until a condition holds."""

    async def wait():
        while not done():
            await asyncio.sleep(0.005)

    return asyncio.wait_for(wait(), 60)


@pytest.mark.parametrize("bot", [forever, stubborn])
def test_a_bot_that_does_not_return_loses_its_move_and_is_stopped(bot):
    game, session = table(bot, "greedy")
    for _ in range(2):
        session.step()
    assert len(game.history) == 4
    trouble = session.trouble
    assert (trouble.bot, trouble.seat, trouble.end, trouble.seconds) == (bot.__name__, 0, "late", SOON)
    assert "no answer within 0.2 seconds" in str(trouble)
    assert not bot_threads()


def test_a_bot_that_cannot_be_stopped_is_replaced(monkeypatch):
    monkeypatch.setattr(decision, "_GRACE", 0.1)
    bot = Deaf()
    game, session = table(bot, "greedy")
    session.step()
    assert session.trouble.end == "stuck"
    assert session.bot_names[0] == "random"
    for _ in range(20):
        session.step()
    assert len(game.history) == 2 + 21
    assert bot.asked == 1
    bot.free.set()
    for thread in bot_threads():
        thread.join(60)  # another test counts the threads


def test_the_loop_stays_free_while_a_bot_thinks():
    async def evening():
        game, session = table(forever, "greedy")
        assert session.start_step() is False
        assert session.is_deciding
        assert session.start_step() is False  # asked again: nothing new is begun
        assert len(bot_threads()) <= 1
        assert len(game.history) == 2
        await until(lambda: len(game.history) == 3)
        assert session.trouble.end == "late"
        assert not session.is_deciding

    asyncio.run(evening())


def test_an_answer_to_another_position_is_not_played():
    async def evening(change):
        bot = Deaf()
        game, session = table(bot, "greedy", limit=60)
        session.start_step()
        await until(lambda: bot.asked == 1)
        change(game, session)
        history = game.history
        bot.free.set()
        await until(lambda: not bot_threads())
        await asyncio.sleep(0)
        assert game.history == history
        assert session.trouble is None
        return game, session

    asyncio.run(evening(lambda game, session: game.undo()))
    asyncio.run(evening(lambda game, session: game.play("draw deck")))
    asyncio.run(evening(lambda game, session: session.replace(opened(seed=2))))
    asyncio.run(evening(lambda game, session: session.seat_bots({0: None})))
    asyncio.run(evening(lambda game, session: session.pause(True)))


def test_a_bot_whose_answer_was_not_needed_is_asked_again_when_it_has_stopped():
    class Slow:
        name = "slow"
        inside = most = 0

        def decide(self, view, prompt, rng):
            self.inside += 1
            self.most = max(self.most, self.inside)
            try:
                while slow:
                    pass
            finally:
                self.inside -= 1
            return ttr.bots.legal_actions(view)[0]

    slow = [True]

    async def evening():
        bot = Slow()
        game, session = table(bot, "greedy", limit=60)
        session.start_step()
        await until(lambda: bot.inside == 1)
        session.pause(True)
        session.pause(False)
        session.start_step()
        slow.clear()
        await until(lambda: len(game.history) == 3)
        assert bot.most == 1
        assert session.trouble is None

    asyncio.run(evening())


def test_a_script_that_steps_while_a_bot_thinks_gets_its_answer():
    async def evening():
        game, session = table("planner", "planner")
        session.start_step()
        session.step()
        assert len(game.history) == 3
        await asyncio.sleep(0.05)
        assert len(game.history) == 3

    asyncio.run(evening())


def test_a_decision_outlives_its_loop():
    bot = Deaf()
    game, session = table(bot, "greedy", limit=60)

    async def begin():
        session.start_step()

    asyncio.run(begin())
    bot.free.set()
    session._decision.wait()
    asyncio.run(begin())
    assert len(game.history) == 3


def test_asking_in_a_thread_changes_no_game():
    def moves(step):
        game = ttr.new_game("usa", players=2, seed=5)
        session = Session.of(game)
        session.seat_bots({0: "random", 1: "search(nodes=30)"})
        for _ in range(60):
            step(game, session)
        return game.transcript()

    def later(game, session):
        async def evening():
            before = len(game.history)
            session.start_step()
            await until(lambda: len(game.history) > before)

        asyncio.run(evening())

    match = ttr.bots.Match("usa", ["random", "search(nodes=30)"], seed=5)
    played = [match.step().text() for _ in range(60)]
    here = moves(lambda game, session: session.step())
    assert here == moves(later)
    assert here.splitlines()[-60:] == played


def test_an_interrupt_ends_the_waiting_and_leaves_a_whole_game():
    game, session = table(forever, "greedy", limit=60)

    over = threading.Event()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where tests run in the background

    def interrupt():
        # Elsewhere, as in a callback of the garbage collector, an interrupt is lost; then it comes again.
        while not over.wait(0.001):
            if any(is_in(bot, "forever") for bot in bot_threads()) and is_in(threading.main_thread(), *WAITING):
                os.kill(os.getpid(), signal.SIGINT)
                over.wait(1)

    threading.Thread(target=interrupt).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            session.step()
    finally:
        over.set()
        signal.signal(signal.SIGINT, before)
    assert not bot_threads()
    assert len(game.history) == 2
    assert game.legal_actions()
    session.seat_bots({0: "greedy"})
    session.step()
    assert len(game.history) == 3


def test_who_interrupts_twice_stops_the_bot_too(monkeypatch):
    game, session = table(forever, "greedy")
    pressed, stop = [True, True], decision._raise_in

    def interrupted(thread):
        if pressed:
            pressed.pop()
            raise KeyboardInterrupt
        stop(thread)

    monkeypatch.setattr(decision, "_raise_in", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.step()
    assert not bot_threads()
    assert len(game.history) == 2


class Evil(dict):
    """An answer whose methods do not return."""

    def __contains__(self, key):
        while True:
            pass


def raises(error):
    def decide(view, prompt, rng):
        raise error

    return decide


def deep():
    return deep()


class Unspeakable(Exception):
    def __str__(self):
        raise KeyboardInterrupt


ODD = {
    "nothing": lambda view, prompt, rng: None,
    "a generator": lambda view, prompt, rng: (action for action in ttr.bots.legal_actions(view)),
    "a coroutine's name": lambda view, prompt, rng: asyncio.sleep,
    "an endless answer": lambda view, prompt, rng: Evil(type="claim"),
    "a long text": lambda view, prompt, rng: "draw " * 10**6,
    "exit": lambda view, prompt, rng: sys.exit(3),
    "an interrupt": raises(KeyboardInterrupt()),
    "a base exception": raises(BaseException("base")),
    "a generator's exit": raises(GeneratorExit()),
    "an exception that cannot be printed": raises(Unspeakable()),
    "deep recursion": lambda view, prompt, rng: deep(),
    "another seat's move": lambda view, prompt, rng: "keep brest-petrograd",
}


@pytest.mark.parametrize("name", ODD)
def test_whatever_a_bot_does_the_game_goes_on(name):
    game, session = table(ODD[name], "greedy")
    session.step()
    assert len(game.history) == 3
    assert session.trouble is not None
    assert not session.paused


def test_a_bot_may_print(capsys):
    def talker(view, prompt, rng):
        sys.stdout.write(f"I hold {view.hand}")
        return "draw deck"

    game, session = table(talker, "greedy")
    session.step()
    assert game.history[-1].text() == "draw deck"
    assert session.trouble is None


def test_a_bot_cannot_change_what_it_is_shown():
    def forger(view, prompt, rng):
        for change in (
            lambda: setattr(view, "turn", 9),
            lambda: prompt.about.update(x=1),
            lambda: view[0].rules.append,
        ):
            with pytest.raises((AttributeError, TypeError)):
                change()
        view.claimed["dieppe-paris"] = 0
        ttr.bots.legal_actions(view)
        return "draw deck"

    game, session = table(forger, "greedy")
    session.step()
    assert session.trouble is None
    assert not game.view(0).claimed


def test_a_bot_can_have_its_own_time_limit():
    class Patient:
        time_limit: object = 30.0

        def decide(self, view, prompt, rng):
            time.sleep(3 * SOON)
            return "draw deck"

    _, session = table(Patient(), "greedy")
    session.step()
    assert session.trouble is None

    class Wrong(Patient):
        time_limit = "long"

    with pytest.raises(BadInput, match="number of seconds above 0"):
        session.seat_bots({0: Wrong()})
    assert isinstance(session.bots[0], Patient)


# Without threads, as in the browser.


def test_without_threads_a_bot_is_stopped_too(monkeypatch):
    monkeypatch.setattr(decision, "has_threads", lambda: False)
    game, session = table(forever, "greedy")
    session.step()
    session.step()
    assert len(game.history) == 4
    assert session.trouble.end == "late"
    assert not bot_threads()


def test_code_in_time_is_not_disturbed():
    assert within(60, lambda: sum(range(10)), TimeoutError) == 45
    with pytest.raises(TimeoutError):
        within(0.05, lambda: forever(None, None, None), TimeoutError)
    with pytest.raises(ZeroDivisionError):
        within(60, lambda: 1 / 0, TimeoutError)
