"""The shipped puzzles: ``python -m tools.puzzles write`` makes their files from ``tools/graded.toml`` and measures how
hard they are; ``make puzzles`` proves that each stored solution is a shortest one.

Both take about a minute; ``write NAME …`` measures only these again.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from time import perf_counter

import ttr_widget as ttr
from tools.graded import GRADED, Graded
from ttr_widget.files import write as write_file
from ttr_widget.puzzle import Difficulty
from ttr_widget.puzzle.collection import GRADED as FOLDER
from ttr_widget.puzzle.collection import PuzzleSet, read_text
from ttr_widget.puzzle.measuring import measured

PLAYERS = ["Ada", "Grace"]
LIMIT = 2_000_000
"""The number of positions after which a proof is given up."""


def puzzle_of(given: Graded, solution: tuple[str, ...] = (), difficulty: Difficulty | None = None) -> ttr.Puzzle:
    """The puzzle as it is set."""
    game = ttr.scenario(given.board, players=PLAYERS, seed=1, turn=0, **given.position)
    return ttr.Puzzle(game, given.goal, name=given.name, lesson=given.lesson, solution=solution, difficulty=difficulty)


def measure(given: Graded) -> ttr.Puzzle:
    """The puzzle with its shortest solution and its difficulty."""
    bare = puzzle_of(given)
    solution = bare.solve(LIMIT)
    if not solution:
        raise SystemExit(f"{given.name}: {solution}")
    difficulty = measured(bare, solution.looked, solution.actions)
    if solution.turns != bare.within:
        raise SystemExit(f"{given.name}: solved in {solution.turns} turns, but the goal allows {bare.within}")
    print(f"{given.name:32} {solution.turns} turns  {difficulty}  level {difficulty.level}")
    return puzzle_of(given, solution.actions, difficulty)


def write(names: list[str]) -> None:
    """Write the files; only the named puzzles are measured again."""
    known = {p.name: p for path in FOLDER.glob("*.json") for p in read_text(path.read_text("utf-8"))} if names else {}
    boards: defaultdict[str, list[ttr.Puzzle]] = defaultdict(list)
    for given in GRADED:
        kept = known.get(given.name) if given.name not in names else None
        boards[given.board].append(kept or measure(given))
    FOLDER.mkdir(exist_ok=True)
    for board, puzzles in boards.items():
        write_file(FOLDER / f"{board}.json", PuzzleSet(puzzles).text())


def prove() -> None:
    """Let the solver find each solution again: the stored one must be a shortest one, and the effort as stored."""
    wrong = []
    begun = perf_counter()
    for puzzle in ttr.puzzles():
        found = puzzle.solve(LIMIT)
        stored = puzzle.shortest()
        looked = puzzle.difficulty.looked if puzzle.difficulty else 0
        good = (found.turns, found.looked) == (stored.turns, looked)
        wrong += [] if good else [puzzle.name]
        mark = "" if good else "  !"
        print(f"{puzzle.name:32} {found.turns} of {puzzle.within} turns, {found.looked:7} positions{mark}")
    print(f"{len(ttr.puzzles())} puzzles proved in {perf_counter() - begun:.0f} s")
    if wrong:
        raise SystemExit(f"not as stored: {', '.join(wrong)}")


if __name__ == "__main__":
    command, *names = sys.argv[1:] or ["prove"]
    write(names) if command == "write" else prove()
