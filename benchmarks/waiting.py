"""Where people wait: the start, a first hint, odds of tickets, games of bots; part of ``make bench``.

Processor time in milliseconds, and as a ratio to a random game of chess measured in the same run: each task alternates
with the games of chess, so that other load on the machine affects both.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter, process_time

import ttr_widget as ttr
from benchmarks.bench import chess_game
from ttr_widget.boards import BOARDS
from ttr_widget.bots import Match

_CHESS_GAMES = 6
"""Games of chess beside each portion."""


def planners(board: str, players: int) -> Callable[[], object]:
    """A game between planners, another one each time."""
    seeds = iter(range(1_000_000))
    return lambda: Match(board, ["planner"] * players, f"waiting {next(seeds)}").play()


def first_hint() -> Callable[[], object]:
    """The first hint in a new game."""
    seeds = iter(range(1_000_000))
    return lambda: ttr.new_game("europe", seed=next(seeds)).hint()


def odds() -> Callable[[], object]:
    """The odds of a seat's tickets in the middle of a game."""
    game = ttr.bots.play(ttr.new_game("europe", seed=3), ["planner", "planner"], 3)
    game.go_to(len(game.history) // 2)
    return lambda: ttr.analysis.ticket_odds(game, seat=0)


def timed(task: Callable[[], object], rounds: int) -> tuple[float, float]:
    """The median of a task's seconds, and of its ratio to a game of chess."""
    seconds, ratios, rng = [], [], random.Random(1)
    task()
    for _ in range(rounds):
        start = process_time()
        task()
        middle = process_time()
        for _ in range(_CHESS_GAMES):
            chess_game(rng)
        seconds.append(middle - start)
        ratios.append(seconds[-1] * _CHESS_GAMES / (process_time() - middle))
    return statistics.median(seconds), statistics.median(ratios)


def start_of(module: str, rounds: int = 9) -> float:
    """The median of the seconds of processor time in which a new Python imports a module."""
    seconds = []
    for _ in range(rounds):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(seconds)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=1000, help="games of the simulation; 0 leaves it out")
    options = parser.parse_args()
    tasks = {f"{board}, a game between 2 planners": planners(board, 2) for board in BOARDS}
    tasks |= {"europe, first hint in a new game": first_hint(), "europe, ticket_odds in the middle of a game": odds()}
    for name, task in tasks.items():
        seconds, ratio = timed(task, options.rounds)
        print(f"{name}: {1000 * seconds:.1f} ms, {ratio:.2f} random games of chess", flush=True)
    start, beside = start_of("ttr_widget"), start_of("networkx")
    print(f"import ttr_widget: {start:.2f} s, of which networkx {beside:.2f} s")
    if options.games:
        begun = perf_counter()
        ttr.simulate("europe", ["planner", "planner"], games=options.games, seed=1, jobs=2, progress=False)
        taken = perf_counter() - begun
        print(f"europe, simulate of {options.games} games between planners in two processes: {taken:.1f} s")


if __name__ == "__main__":
    main()
