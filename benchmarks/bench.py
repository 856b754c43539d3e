"""Speed of the engine, as a ratio to random chess measured in the same run; part of ``make bench``.

The baseline is the ``chess`` package: list all legal moves, push a random one. Our loop does the same and more: list
all legal actions, build the view of the seat to move, play a random action with events recorded, until the end. Both
loops alternate in small portions, so that other load on the machine affects both. The ratio compares the sums, and the
spread shows how much the portions differ.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

import chess

import ttr_widget as ttr
from benchmarks import compiled
from ttr_widget.kernel.action import Action

CHESS_GAMES = 120
"""The target is 500 games in the time of this many random chess games."""


def chess_game(rng: random.Random) -> int:
    """Play a random game of chess and return its number of plies."""
    board, plies = chess.Board(), 0
    while True:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
            return plies
        board.push(rng.choice(moves))
        plies += 1


def our_game(name: str, players: int, rng: random.Random) -> int:
    """Play a random game of ours and return its number of decisions."""
    game, decisions = ttr.new_game(name, players=players, seed=rng.getrandbits(32)), 0
    while not game.is_over:
        prompt = game.prompt
        assert prompt is not None, "a game that is not over has a prompt"
        game.view(prompt.seat)
        game.play(rng.choice(game.legal_actions()))
        decisions += 1
    return decisions


def timed(play: Callable[[], int], games: int) -> tuple[float, int]:
    """Seconds and steps for this many games."""
    start, steps = perf_counter(), sum(play() for _ in range(games))
    return perf_counter() - start, steps


def race(name: str, players: int, portions: int, rng: random.Random, mark: str = "") -> None:
    """Print the time of our decisions compared with chess plies; the line starts with ``mark``."""
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
        f"{mark}{name}, {players} players: {decision / ply:.2f} chess plies per decision "
        f"(±{spread:.2f} between portions); "
        f"{games:.0f} games in the time of {CHESS_GAMES} chess games; "
        f"{decision * 1e6:.1f} µs against {ply * 1e6:.1f} µs, {per_game:.0f} decisions per game"
    )


def costs(name: str, rng: random.Random) -> None:
    """Print the time of copying, starting, saving and loading a game, in chess plies."""
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


def long_game(seed: int = 2, moves: int = 200) -> None:
    """Print whether the last moves of a long game cost more than others, and more than if the game began there."""
    rng = random.Random(seed)
    game = ttr.new_game("world", players=5, seed=seed)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    length = len(game.history)
    late = game.at(length - moves)
    print(f"world, 5 players, {length} moves: the last {moves} take")
    for widget in (False, True):
        rounds = [
            (
                seconds_of(game.at(0), game.history[:moves], widget),
                seconds_of(late.copy(), game.history[-moves:], widget),
                seconds_of(ttr.Game(late.state.draft(), 0), game.history[-moves:], widget),
            )
            for _ in range(9)
        ]
        first, last, begun = map(min, zip(*rounds, strict=True))
        print(
            f"  {'with' if widget else 'without'} a widget: {last / first:.2f} times as long as the first, "
            f"and {last / begun:.2f} times as long as in a game that begins in their position"
        )


def seconds_of(game: ttr.Game, actions: Sequence[Action], widget: bool = False) -> float:
    """Seconds that it takes to look at the game and play these actions, perhaps while a widget shows it."""
    page = ttr.GameWidget(game, autosave=False) if widget else None
    start = perf_counter()
    for action in actions:
        prompt = game.prompt
        assert prompt is not None, "a game that is not over has a prompt"
        game.view(prompt.seat)
        game.legal_actions()
        game.play(action)
    seconds = perf_counter() - start
    if page is not None:
        page.close()
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--portions", type=int, default=20)
    parser.add_argument("--boards", default="europe,germany,world,berlin,usa")
    parser.add_argument("--pure", action="store_true", help="skip the compiled build")
    options = parser.parse_args()
    rng = random.Random(1)
    print(f"Python {platform.python_version()}, chess {chess.__version__}, one process")
    gc.collect()
    for name in options.boards.split(","):
        least, most = ttr.variant(name).board.players
        race(name, least, options.portions, rng)
        race(name, most, max(3, options.portions // 3), rng)
    costs("europe", rng)
    long_game()
    if not options.pure:
        compiled.measure()


if __name__ == "__main__":
    main()
