"""Widgets, lobbies, replays and labs that are opened, used and closed: nothing of them stays in memory."""

import gc
import weakref
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import ttr_widget as ttr
from ttr_widget.boards import BOARDS

from .part import Options, Part

CASES = 60
TOGETHER = 10
"""Pages that are open at the same time."""


def cases(options: Options) -> Iterable[int]:
    return range(options.seed, options.seed + options.times(CASES))


def check(seed: int) -> Mapping[str, int]:
    """Open ten pages, use them, and close them in any order."""
    rng = Random(seed)
    pages = [opened(rng) for _ in range(TOGETHER)]
    gone = [ref for page in pages for ref in watched(page)]
    rng.shuffle(pages)
    while pages:
        pages.pop().close()
    gc.collect()
    assert [ref() for ref in gone if ref() is not None] == []
    return {"cases": TOGETHER}


def watched(page: Any) -> list[weakref.ref[Any]]:
    """The page and its game."""
    game = getattr(page, "game", None)
    return [weakref.ref(page)] + ([] if game is None else [weakref.ref(game)])


def opened(rng: Random) -> Any:
    """A page that has been used a little."""
    board, kind = rng.choice(BOARDS), rng.random()
    if kind < 0.05:
        return ttr.Lab(board, bots=["random", "random"], games=10)
    if kind < 0.2:
        lobby = ttr.lobby()
        lobby.board.value = board
        lobby.begin()
        return lobby
    game = ttr.new_game(board, players=2, seed=rng.randrange(1000))
    if kind < 0.3:
        return ttr.Replay(game)
    widget = ttr.GameWidget(game, seat=rng.choice((0, 1, None)), bots={1: "greedy"}, autosave=False)
    for _ in range(rng.randrange(20)):
        if game.prompt is not None and game.prompt.seat == 0:
            game.play(rng.choice(game.legal_actions()))
        widget.step()
    return widget


PART = Part("widgets closed", cases, check, worst=60.0, growth=25.0)
