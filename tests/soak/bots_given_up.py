"""Bots that loop, dawdle, fail and lie, while people play, pause, take back and load at random moments.

The loop stays free, and the game is whole: it can be played again from its transcript.
"""

import asyncio
import time
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import ttr_widget as ttr
from ttr_widget.session.session import Session

from .part import Options, Part

CASES = 200
CHANGES = 25
LIMIT = 0.05
"""The time limit of the bots."""
_BOARDS = ("europe", "germany", "world", "berlin", "usa")


def forever(view: Any, prompt: Any, rng: Random) -> Any:
    while True:
        pass


def dawdler(view: Any, prompt: Any, rng: Random) -> Any:
    """Answers near the time limit, so that the answer and the end of the time meet."""
    end = time.monotonic() + LIMIT * (0.8 + 0.4 * rng.random())
    while time.monotonic() < end:
        pass
    return ttr.bots.legal_actions(view)[-1]


def failing(view: Any, prompt: Any, rng: Random) -> Any:
    raise BaseException("no idea")


def lying(view: Any, prompt: Any, rng: Random) -> Any:
    return {"type": "claim", "route": ["everything"]}


def cases(options: Options) -> Iterable[int]:
    return range(options.seed, options.seed + options.times(CASES))


def check(seed: int) -> Mapping[str, int]:
    rng = Random(seed)
    game = ttr.new_game(rng.choice(_BOARDS), players=2, seed=seed)
    session = Session.of(game)
    session.time_limit = LIMIT
    session.seat_bots({0: rng.choice((dawdler, "planner")), 1: rng.choice((forever, dawdler, failing, lying))})
    asyncio.run(evening(session, rng))
    now = session.game
    assert ttr.replay(now.transcript()).state == now.state
    assert now.is_over or now.legal_actions()
    return {"moves": len(now.history)}


async def evening(session: Session, rng: Random) -> None:
    for _ in range(CHANGES):
        session.start_step(paused=True)
        await asyncio.sleep(rng.choice((0, 0.001, LIMIT, LIMIT * 1.5)))
        change(session, rng)
        assert session.fault is None, session.fault


def change(session: Session, rng: Random) -> None:
    """What a person does meanwhile."""
    game, chance = session.game, rng.random()
    if chance < 0.2 and game.prompt is not None:
        game.play(rng.choice(game.legal_actions()))
    elif chance < 0.35 and game.history:
        session.undo()
    elif chance < 0.5:
        session.pause(not session.paused)
    elif chance < 0.55:
        session.replace(game.at(rng.randrange(len(game.history) + 1)))
    elif chance < 0.65:
        session.step(paused=True)


PART = Part("bots given up", cases, check, worst=60.0, growth=25.0)
