"""Speed of simulations in one process, in two, and on a Dask cluster of two workers; overhead of events and views.

The three ways alternate and play the same games, so that other load on the machine affects all of them.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from time import perf_counter

import ttr_widget as ttr
from ttr_widget.kernel import turn
from ttr_widget.kernel.view import view

NAMES = ("Ada", "Grace")


def games_an_hour(board: str, bots: list[str], games: int, rounds: int) -> None:
    """Print the games per hour of each way; workers are started beforehand."""
    from distributed import Client, LocalCluster  # noqa: PLC0415 -- only needed here

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50)
    with cluster, Client(cluster) as client, ProcessPoolExecutor(2) as pool:
        ways: dict[str, Executor | None] = {
            "in this process": None,
            "two processes": pool,
            "two Dask workers": client.get_executor(),
        }
        seconds: dict[str, list[float]] = {name: [] for name in ways}
        for way in ways.values():
            ttr.simulate(board, bots, games=8, executor=way, progress=False)  # imports, caches
        for number in range(rounds):
            for name, way in ways.items():
                start = perf_counter()
                ttr.simulate(board, bots, games=games, seed=number, executor=way, progress=False)
                seconds[name].append(perf_counter() - start)
    alone = statistics.median(seconds["in this process"])
    for name, times in seconds.items():
        middle = statistics.median(times)
        print(
            f"{board}, {' against '.join(bots)}, {name}: {3600 * games / middle:,.0f} games per hour, "
            f"{alone / middle:.2f} times the speed of one process"
        )


class _NoFile(list):
    """A list that stores nothing."""

    def append(self, _: object) -> None:
        pass


def random_game(seed: int, *, views: bool, events: bool) -> None:
    """Play a random game on a single draft."""
    rng = random.Random(seed)
    draft = turn.begin(ttr.variant("europe"), NAMES, seed)
    if not events:
        draft.events = _NoFile()
    while not draft.over:
        if views:
            view(draft, draft.prompts[-1].seat)
        legal = turn.choices(draft)
        turn.apply(draft, legal[int(rng.random() * len(legal))])


def overhead(games: int, rounds: int) -> None:
    """Print what recording events and building views adds to a random game."""
    ways: dict[str, Callable[[int], None]] = {
        "neither": lambda seed: random_game(seed, views=False, events=False),
        "events recorded": lambda seed: random_game(seed, views=False, events=True),
        "events recorded and views built": lambda seed: random_game(seed, views=True, events=True),
    }
    seconds = dict.fromkeys(ways, 0.0)
    for number in range(rounds):
        for name, play in ways.items():
            start = perf_counter()
            for game in range(games):
                play(number * games + game)
            seconds[name] += perf_counter() - start
    for name, spent in seconds.items():
        print(f"random game on europe, {name}: {spent / seconds['neither']:.2f} times as long")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores; load average before: {os.getloadavg()[0]:.1f} (last minute)")
    games_an_hour("europe", ["planner", "greedy"], options.games, options.rounds)
    games_an_hour("europe", ["random", "random"], 3 * options.games, options.rounds)
    overhead(40, options.rounds)


if __name__ == "__main__":
    main()
