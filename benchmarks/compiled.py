"""What compiling with mypyc gains: ``python -m benchmarks.compiled``, or part of ``make bench``.

The package itself is pure Python.  The same games are played in the package and in a compiled copy of it
(``benchmarks/compiled_copy.py``), by two processes that take turns, so that other load on the machine affects both.
Every move and every total must be the same.  With ``--test`` the tests run on the copy.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import NamedTuple

from benchmarks import compiled_copy

LEFT_OUT = ("test_shape.py", "test_docs.py", "test_contributing.py", "package", "hosts", "ui/test_axe.py")
"""Tests of the repository rather than the code, and tests that need the tools of the page."""


class Work(NamedTuple):
    """Games of one kind."""

    player: str
    board: str
    games: int
    """The number of games in a portion."""
    portions: int


WORK = (
    *(Work("planner", board, 3, 8) for board in ("europe", "germany", "world", "berlin", "usa")),
    Work("random", "europe", 20, 8),
    Work("search", "europe", 1, 1),
)


class Side:
    """A process that plays games, in the package or in the compiled copy."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "benchmarks.compiled", "--inside"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, text=True)

    def play(self, work: Work, portion: int) -> tuple[float, str]:
        """The CPU seconds of a portion, and a digest of its games."""
        assert self.process.stdin is not None, "a pipe"
        assert self.process.stdout is not None, "a pipe"
        print(work.player, work.board, work.games, portion, file=self.process.stdin, flush=True)
        words = self.process.stdout.readline().split()
        if not words:
            sys.exit(f"The games of {work.player} on {work.board} failed.")
        return float(words[0]), words[1]


def inside() -> None:
    """Play the portions that are asked for on standard input."""
    from ttr_widget.kernel import turn  # noqa: PLC0415 -- the package or the copy, depending on the folder

    is_copy = (turn.__file__ or "").endswith((".so", ".pyd"))
    for path in compiled_copy.files() if is_copy else ():
        module = import_module(".".join(path.with_suffix("").parts))
        assert (module.__file__ or "").endswith((".so", ".pyd")), f"{path} is not compiled"
    for line in sys.stdin:
        player, board, games, portion = line.split()
        start, digest = process_time(), hashlib.sha256()
        for number in range(int(games)):
            for text in game(player, board, f"{portion} {number}"):
                digest.update(text.encode())
        print(process_time() - start, digest.hexdigest(), flush=True)


def game(player: str, board: str, seed: str) -> list[str]:
    """The actions and the totals of a game for two."""
    import ttr_widget as ttr  # noqa: PLC0415 -- the package or the copy, depending on the folder
    from ttr_widget.bots import Match, make  # noqa: PLC0415
    from ttr_widget.kernel import turn  # noqa: PLC0415

    if player == "random":
        rng, played, actions = random.Random(seed), ttr.new_game(board, players=2, seed=seed), []
        while (prompt := played.prompt) is not None:
            played.view(prompt.seat)
            action = rng.choice(played.legal_actions())
            played.play(action)
            actions.append(action.text())
        return [*actions, str(played.score().totals)]
    match = Match(board, [make("search(nodes=500)" if player == "search" else player), make("planner")], seed)
    actions = []
    while not match.is_over:
        actions.append(match.step().text())
    assert not match.troubles, match.troubles[0]
    return [*actions, str(turn.final_sheet(match.draft).totals)]


def compare(pure: Side, native: Side, work: Work) -> None:
    """Print how many times as fast the compiled copy plays these games."""
    ratios, sums = [], [0.0, 0.0]
    for portion in range(-1, work.portions):
        (mine, games), (theirs, same) = pure.play(work, portion), native.play(work, portion)
        if games != same:
            sys.exit(f"{work.player} on {work.board}: the compiled copy plays other games.")
        if portion >= 0 or work.portions == 1:  # the first portion fills caches
            ratios.append(mine / theirs)
            sums = [sums[0] + mine, sums[1] + theirs]
    spread = f" (±{statistics.stdev(ratios):.2f} between portions)" if len(ratios) > 1 else ""
    each = [1000 * total / work.games / len(ratios) for total in sums]
    print(
        f"compiled, {work.player}, {work.board}: {sums[0] / sums[1]:.2f} times as fast{spread}; "
        f"{each[1]:.1f} ms a game against {each[0]:.1f} ms",
        flush=True,
    )


def measure(words: Sequence[str] = ()) -> int:
    """Compile and compare, or say why that is impossible."""
    lack = compiled_copy.lacking()
    if lack:
        print(f"Not compiled: {lack}; only pure Python was measured.")
        return 0
    if not compiled_copy.build():
        return 1
    pure, native = Side(compiled_copy.ROOT), Side(compiled_copy.FOLDER)
    for work in WORK:
        if not words or work.player in words or work.board in words:
            compare(pure, native, work)
    for side in (pure, native):
        side.process.communicate()
    return 0


def test(words: Sequence[str]) -> int:
    """Run the tests on the compiled copy."""
    lack = compiled_copy.lacking()
    if lack:
        sys.exit(f"Not compiled: {lack}.")
    if not compiled_copy.build():
        return 1
    command = [sys.executable, "-m", "pytest", "-q", *(f"--ignore=tests/{name}" for name in LEFT_OUT), *words]
    environment = {**os.environ, "PYTHONPATH": str(compiled_copy.FOLDER)}
    return subprocess.run(command, cwd=compiled_copy.FOLDER, env=environment, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--test", action="store_true", help="run the tests on the compiled copy")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options, more = parser.parse_known_args()
    if options.inside:
        inside()
        return 0
    return test(more) if options.test else measure(more)


if __name__ == "__main__":
    sys.exit(main())
