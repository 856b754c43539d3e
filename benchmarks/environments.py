"""Speed of the environments, beside PettingZoo's own chess in the same run; part of ``make bench``.

All environments are driven by the same loop: a random legal action, chosen from the mask, until the end.  Portions of
each alternate, so that other load on the machine affects all of them.  Two processes play the same portions side by
side.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import pettingzoo

from ttr_widget.boards import BOARDS
from ttr_widget.env import env

GOAL = 10
"""Berlin's environment is to make this many times the steps of chess."""
CHESS = "chess"


@cache
def table_of(name: str) -> Any:
    """The environment for all seats of a board, or PettingZoo's chess."""
    if name != CHESS:
        return env(name, players=2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is imported in the way that PettingZoo calls old
        from pettingzoo.classic import chess_v6  # noqa: PLC0415 -- needs pygame

        return chess_v6.env()


def steps_of_games(name: str, games: int, seed: int) -> int:
    """Play random games and return the number of their steps."""
    table, rng, steps = table_of(name), random.Random(seed), 0
    for _ in range(games):
        table.reset(seed=rng.getrandbits(30))
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps


def steps_against(board: str, games: int, seed: int) -> int:
    """Play one seat at random against greedy in Gymnasium's environment; returns the number of the seat's steps."""
    table = _seat_of(board)
    rng, steps = random.Random(seed), 0
    for _ in range(games):
        _, info = table.reset(seed=rng.getrandbits(30))
        over = False
        while not over:
            _, _, over, _, info = table.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
    return steps


@cache
def _seat_of(board: str) -> Any:
    return gymnasium.make("ttr_widget/Game-v0", board=board, opponents=["greedy"])


def rate(play: Callable[[], int]) -> float:
    """Steps per second of one portion."""
    start = perf_counter()
    steps = play()
    return steps / (perf_counter() - start)


def games_for(name: str) -> int:
    """So many games take roughly the same time."""
    return 1 if name == CHESS else 12


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--portions", type=int, default=8)
    parser.add_argument("--boards", default=",".join(BOARDS))
    options = parser.parse_args()
    names = [CHESS, *options.boards.split(",")]
    print(f"Python {platform.python_version()}, PettingZoo {pettingzoo.__version__}, Gymnasium {gymnasium.__version__}")
    ways = ("one process", "two processes", "a seat against greedy")
    rates: dict[tuple[str, str], list[float]] = {(name, way): [] for name in names for way in ways}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for name in names:
            list(pool.map(steps_of_games, [name] * 4, [1] * 4, range(4)))  # imports, caches
            steps_of_games(name, 1, 0)
        for seed in range(options.portions):
            for name in names:
                games = games_for(name)
                rates[name, ways[0]].append(rate(lambda: steps_of_games(name, games, seed)))  # noqa: B023 -- at once
                two = [name] * 2, [games] * 2, [seed, seed + 10_000]
                rates[name, ways[1]].append(rate(lambda: sum(pool.map(steps_of_games, *two))))  # noqa: B023 -- at once
                if name != CHESS:
                    rates[name, ways[2]].append(rate(lambda: steps_against(name, games, seed)))  # noqa: B023 -- at once
    for name in names:
        for way in ways:
            report(name, way, rates)


def report(name: str, way: str, rates: dict[tuple[str, str], list[float]]) -> None:
    """Print the median rate and how it compares with chess in the same portions."""
    own, base = rates[name, way], rates[CHESS, "two processes" if way == "two processes" else "one process"]
    if not own:
        return
    ratios = sorted(a / b for a, b in zip(own, base, strict=True))
    middle = statistics.median(ratios)
    goal = ""
    if (name, way) == ("berlin", "one process"):
        goal = f"; goal {GOAL}: {'reached' if middle >= GOAL else 'missed'}"
    print(
        f"{name}, {way}: {statistics.median(own):,.0f} steps per second, {middle:.1f} times chess "
        f"({ratios[0]:.1f} to {ratios[-1]:.1f} between portions){goal}"
    )


if __name__ == "__main__":
    main()
