"""Bots in processes of their own: the same games, nothing to peek at, and no harm done."""

import asyncio
import gc
import itertools
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from types import FrameType

import pytest

import ttr_widget as ttr
from tests.simulate.helpers import Counting, first_answer, nonsense, raises
from ttr_widget.bots import Limits, Match, isolated
from ttr_widget.bots.isolated import _state_of
from ttr_widget.bots.wire import LONGEST_ANSWER
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.state import Draft, State


def played(bots, games=2, board="berlin", **options):
    result = ttr.simulate(board, bots, games=games, seed=1, progress=False, **options)
    return [record.to_dict() for record in result.records()], result.notes


def dice(view, prompt, rng):
    """Uses all kinds of random numbers, the spare one of ``gauss`` too."""
    legal = ttr.bots.legal_actions(view)
    return legal[int(abs(rng.gauss(0, 1)) * 7 + rng.random() * 3) % len(legal)]


def test_the_same_seed_gives_the_same_games_as_without_isolation():
    bots = [Counting(), raises, nonsense]
    assert played(bots) == played(bots, isolate=True)


def test_isolated_bots_play_in_other_processes_too():
    bots = [dice, "search(nodes=5)"]
    assert played(bots) == played(bots, isolate=True, jobs=2)


def remembering(view, prompt, rng):
    """Answers by everything that its seat has seen, and keeps all tickets."""
    if prompt.kind == "keep":
        return "keep all"
    legal = ttr.bots.legal_actions(view)
    return legal[sum(str([event.to_dict() for event in view.events]).encode()) % len(legal)]


def test_isolated_bots_have_seen_the_same_events():
    bots = [remembering, remembering]
    games = played(bots)
    assert games == played(bots, isolate=True)
    assert not any(record["faults"] for record in games[0])


# What they can see.


def peeping(view, prompt, rng):
    """Looks for the game in all objects and frames of its process."""
    found: list[object] = []
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        found += [value for value in frame.f_locals.values() if isinstance(value, (State, Draft))]
        frame = frame.f_back
    found += [thing for thing in gc.get_objects() if isinstance(thing, (State, Draft))]
    raise LookupError(f"{len(found)} positions")


@pytest.mark.parametrize("is_isolated", [True, False])
def test_only_a_bot_in_this_process_finds_the_game(is_isolated):
    match = Match("usa", [isolated(peeping) if is_isolated else peeping, "random"], seed=1)
    match.step()
    found = match.troubles[0].error
    assert (found == "LookupError: '0 positions'") == is_isolated


# What they can do.


def loops_in_c(view, prompt, rng):
    sum(itertools.repeat(0))


def sleeps(view, prompt, rng):
    try:
        time.sleep(60)
    finally:
        time.sleep(60)


def leaves(view, prompt, rng):
    os._exit(3)


def eats(view, prompt, rng):
    food = []
    while True:
        food.append(bytearray(1 << 24))


def talks(view, prompt, rng):
    for _ in range(1000):
        sys.stdout.write("I am the greatest. ")
        os.write(1, b"\xff\xff\xff\xff I am the greatest. ")
        os.write(2, b"Truly.")
    return ttr.bots.legal_actions(view)[0]


def lies(view, prompt, rng):
    """Writes into every pipe of its process."""
    for number in range(3, 20):
        with suppress(OSError):
            os.write(number, b'\x00\x00\x00\x02{}\x00\x00\x00\x09"lies"   ')
    return "draw deck"


def boasts(view, prompt, rng):
    raise ValueError("x" * LONGEST_ANSWER * 4)


class Unmade:
    name = "unmade"

    def __init__(self):
        if "isolated_worker" in sys.argv[0]:
            os._exit(1)

    def decide(self, view, prompt, rng):
        return first_answer(view, prompt, rng)


BAD = {
    loops_in_c: ("late", "no answer within 0.5 seconds"),
    sleeps: ("late", "no answer within 0.5 seconds"),
    leaves: ("failed", "the process of the bot has ended"),
    eats: ("failed", "MemoryError"),
    lies: ("failed", "the process of the bot has ended"),
    boasts: ("failed", "ValueError: 'xxx"),
    Unmade: ("failed", "the process of the bot has ended"),
}


@pytest.mark.parametrize("bot", BAD, ids=lambda bot: bot.__name__)
def test_a_bad_bot_loses_its_own_move_only(bot):
    bad = isolated(bot, seconds=20 if bot is eats else 0.5, memory=1 << 29)
    match = Match("berlin", [bad, "greedy"], seed=1)
    match.step()
    match.step()
    bad.close()
    (trouble,) = match.troubles
    end, words = BAD[bot]
    assert (trouble.seat, trouble.end) == (0, end)
    assert words in trouble.error


def test_a_bot_may_talk():
    match = Match("berlin", [isolated(talks), "greedy"], seed=1)
    for _ in range(6):
        match.step()
    assert match.troubles == []


def leaves_once(view, prompt, rng):
    if 4 <= view.turn <= 5 and prompt.kind == "turn":
        os._exit(3)
    return first_answer(view, prompt, rng)


def test_a_bot_that_has_crashed_is_started_again_and_the_game_is_played_to_its_end():
    crashing = isolated(leaves_once)
    match = Match("berlin", [crashing, "random"], seed=1)
    match.play()
    crashing.close()
    (trouble,) = match.troubles
    assert "the process of the bot has ended" in trouble.error


def test_on_a_page_an_isolated_bot_can_be_given_up():
    async def evening():
        game = ttr.new_game("berlin", players=2, seed=1)
        widget = ttr.GameWidget(game, seat=1, bots={0: isolated(sleeps, seconds=60)})
        session = widget._session
        session.start_step()
        decision = session._decision
        assert decision is not None
        widget.pause()
        assert (await asyncio.to_thread(decision.wait)).end == "cancelled"
        widget.pause(False)
        session.seat_bots({0: isolated("greedy")})
        widget.step()
        assert len(game.history) == 1
        assert session.trouble is None
        widget.close()

    asyncio.run(evening())


# Processes.


def children():
    """The processes that this one has started."""
    task = Path(f"/proc/{os.getpid()}/task")
    found = " ".join(one.read_text() for one in task.glob("*/children"))
    return {pid for pid in found.split() if b"isolated_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def test_no_process_is_left():
    gc.collect()
    before = children()
    played(["random", "greedy"], 1, isolate=True)
    bot = isolated("random")
    view = ttr.new_game("berlin", seed=1).view(0)
    assert view.prompt is not None
    bot.decide(view, view.prompt, Random(1))
    assert len(children() - before) == 1
    del bot
    gc.collect()
    assert children() <= before


ORPHAN = """
import os, sys, threading
import ttr_widget as ttr
from tests.bots.test_isolated import loops_in_c
bot = ttr.bots.isolated(loops_in_c, seconds=0.5)
game = ttr.new_game("berlin", seed=1)
def die():
    while bot._host._number == 0:
        pass
    print(bot._host._process.pid, flush=True)
    os._exit(0)
threading.Thread(target=die, daemon=True).start()
bot.decide(game.view(0), game.prompt, __import__("random").Random(1))
"""


def test_a_looping_bot_ends_soon_after_its_game_was_killed():
    done = subprocess.run([sys.executable, "-c", ORPHAN], capture_output=True, text=True, timeout=120, check=False)
    pid = done.stdout.strip()
    assert pid, done.stderr
    line = Path(f"/proc/{pid}/cmdline")
    end = time.monotonic() + 60
    while line.exists() and b"isolated_worker" in line.read_bytes():
        assert time.monotonic() < end
        time.sleep(0.05)


# Bad input.


@pytest.mark.parametrize("isolate", [1, "yes", None, {"seconds": 1}])
def test_isolation_is_asked_for_clearly(isolate):
    with pytest.raises(BadInput, match=r"ttr\.bots\.Limits"):
        played(["random", "random"], isolate=isolate)


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"seconds": "1"}, {"memory": 5}, {"memory": 1e9}])
def test_limits_are_sensible(limits):
    with pytest.raises(BadInput):
        Limits(**limits)


@pytest.mark.parametrize(
    "state",
    [
        None,
        [],
        [[1] * 625, "0"],
        [[1] * 624, None],
        [[1] * 624 + [625], None],
        [[-1] * 625, None],
        [[True] * 625, None],
        [[1 << 32] * 625, None],
        {"0": [1] * 625},
    ],
)
def test_a_bot_s_process_cannot_set_a_generator_to_nonsense(state):
    assert _state_of(state) is None


def test_a_good_state_of_a_generator_is_taken():
    numbers, gauss = Random(3).getstate()[1:]
    assert _state_of([list(numbers), gauss]) == Random(3).getstate()
