"""``make bench``: how fast the engine is, as ratios measured in one run.

The yardstick is the ``chess`` package: list all legal moves, push one at random.  Our loop does the same with more
around it: list all legal actions, build the view of the seat that is asked, play one at random, with events on, to
the end.  Both run in turns in small portions, so that a busy machine slows both alike; the ratio is of the sums, and
the spread tells how far the portions differ.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import chess

import ttr_widget as ttr
from benchmarks import compiled

CHESS_GAMES = 120
"""The target: 500 games or more in the time of so many random chess games."""


def chess_game(rng: random.Random) -> int:
    """A random game of chess; says how many plies it had."""
    board, plies = chess.Board(), 0
    while True:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
            return plies
        board.push(rng.choice(moves))
        plies += 1


def our_game(name: str, players: int, rng: random.Random) -> int:
    """A random game of ours; says how many decisions it had."""
    game, decisions = ttr.new_game(name, players=players, seed=rng.getrandbits(32)), 0
    while not game.is_over:
        prompt = game.prompt
        assert prompt is not None, "a game that is not over asks something"
        game.view(prompt.seat)
        game.play(rng.choice(game.legal_actions()))
        decisions += 1
    return decisions


def timed(play: Callable[[], int], games: int) -> tuple[float, int]:
    """Seconds and steps of so many games."""
    start, steps = perf_counter(), sum(play() for _ in range(games))
    return perf_counter() - start, steps


def race(name: str, players: int, portions: int, rng: random.Random, mark: str = "") -> None:
    """Our decisions against chess plies; ``mark`` begins the line."""
    timed(lambda: our_game(name, players, rng), 60)
    ours: list[tuple[float, int]] = []
    theirs: list[tuple[float, int]] = []
    for _ in range(portions):
        theirs.append(timed(lambda: chess_game(rng), 6))
        ours.append(timed(lambda: our_game(name, players, rng), 25))
    ply = sum(seconds for seconds, _ in theirs) / sum(steps for _, steps in theirs)
    decision = sum(seconds for seconds, _ in ours) / sum(steps for _, steps in ours)
    spread = statistics.stdev((s / n) / (t / m) for (s, n), (t, m) in zip(ours, theirs, strict=True))
    games = 25 * portions / sum(s for s, _ in ours) * (sum(t for t, _ in theirs) / (6 * portions)) * CHESS_GAMES
    per_game = sum(steps for _, steps in ours) / (25 * portions)
    print(
        f"{mark}{name}, {players} players: {decision / ply:.2f} chess plies a decision "
        f"(±{spread:.2f} between portions); "
        f"{games:.0f} games in the time of {CHESS_GAMES} chess games; "
        f"{decision * 1e6:.1f} µs against {ply * 1e6:.1f} µs, {per_game:.0f} decisions a game"
    )


def costs(name: str, rng: random.Random) -> None:
    """What copying, beginning, saving and loading cost, in chess plies."""
    game = ttr.new_game(name, players=2, seed=1)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    half = game.at(len(game.history) // 2)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.ttr.json"
        jobs: dict[str, tuple[Callable[[], object], int]] = {
            "copy": (half.copy, 400),
            "new_game": (lambda: ttr.new_game(name, players=2, seed=1), 200),
            "save (half a game)": (lambda: half.save(path), 20),
            "load (half a game)": (lambda: ttr.load(path), 20),
        }
        for label, (job, times) in jobs.items():
            ratios = []
            for _ in range(5):
                seconds, plies = timed(lambda: chess_game(rng), 2)
                start = perf_counter()
                for _ in range(times):
                    job()
                ratios.append((perf_counter() - start) / times / (seconds / plies))
            print(f"{name}, {label}: {statistics.median(ratios):.1f} chess plies")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--portions", type=int, default=20)
    parser.add_argument("--boards", default="europe,germany,world,berlin,usa")
    parser.add_argument("--pure", action="store_true", help="leave out the compiled build")
    options = parser.parse_args()
    rng = random.Random(1)
    print(f"Python {platform.python_version()}, chess {chess.__version__}, one process")
    gc.collect()
    for name in options.boards.split(","):
        least, most = ttr.variant(name).board.players
        race(name, least, options.portions, rng)
        race(name, most, max(3, options.portions // 3), rng)
    costs("europe", rng)
    if not options.pure:
        compiled.measure(options.portions)


if __name__ == "__main__":
    main()
