"""Many random games, with every position checked: ``python -m tests.soak --games 1000 --board europe --players 2,3``.

Prints one line for each board and number of players.  The exit status is 1 if a check failed; the output says how to
reproduce the game.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pool
from typing import Any

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel import turn
from ttr_widget.kernel.sheet import reckon

from .contract.games import MOST_ACTIONS, POLICIES, Case, Walk
from .contract.invariants import check_position, check_sheet

BATCH = 25


@dataclass
class Tally:
    """Statistics of some games."""

    games: int = 0
    decisions: int = 0
    points: int = 0
    longest: int = 0
    stuck: int = 0
    seconds: float = 0.0
    broken: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points += other.points
        self.longest = max(self.longest, other.longest)
        self.stuck += other.stuck
        self.seconds += other.seconds
        self.broken += other.broken

    def line(self, players: int) -> str:
        games = self.games or 1
        parts = (
            f"{self.games:6} games",
            f"{self.decisions / games:7.1f} decisions",
            f"{self.points / games / players:6.1f} points",
            f"longest {self.longest:5}",
            f"no last round {self.stuck:4}",
            f"{self.seconds:7.1f} s",
            f"{len(self.broken)} broken",
        )
        return "  ".join(parts)


def play(variant: str, players: int, seed: int) -> Tally:
    """One game, with every position checked."""
    case = Case(ttr.variant(variant), players)
    walk = Walk(seed, seed, list(POLICIES)[seed % len(POLICIES)], seed // 7)
    draft = turn.begin(case.variant, [f"P{seat}" for seat in range(players)], seed, walk.first % players)
    decisions = 0
    while not draft.over:
        check_position(draft)
        action = walk.choose(turn.choices(draft))
        refusal = turn.objection(draft, action)
        assert refusal is None, f"'{action}' is listed, and refused: {refusal}"
        turn.apply(draft, action)
        decisions += 1
        assert decisions < MOST_ACTIONS, "the game does not end"
    check_position(draft)
    sheet = reckon(draft)
    check_sheet(sheet, draft)
    ends = [event for event in draft.events if event.type in ("last-round", "game-over")]
    over: Any = draft.events[-1]
    assert over.sheet == sheet
    assert ends[-1] is over
    assert len(ends) <= 2
    return Tally(1, decisions, sum(sheet.totals), decisions, len(ends) == 1)


def batch(job: tuple[str, int, int, int]) -> Tally:
    """Some games in a row; a failure is noted, and the next game is played."""
    variant, players, start, count = job
    tally, began = Tally(), time.perf_counter()
    for seed in range(start, start + count):
        try:
            tally.add(play(variant, players, seed))
        except Exception:
            told = f"{variant}, {players} players, seed {seed}:\n{traceback.format_exc(limit=-4)}"
            tally.add(Tally(1, broken=[told]))
    tally.seconds = time.perf_counter() - began
    return tally


def jobs(variant: str, players: int, seed: int, games: int) -> Iterator[tuple[str, int, int, int]]:
    for start in range(0, games, BATCH):
        yield variant, players, seed + start, min(BATCH, games - start)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="of each board and number of players (default 1000)")
    parser.add_argument("--board", help="a board or a variant, such as 'europe without Stations' (default: all boards)")
    parser.add_argument("--players", help="numbers of players, such as 2,3 (default: all that the board allows)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    given = parser.parse_args(arguments)
    broken: list[str] = []
    with Pool(given.jobs) as pool:
        for name in [given.board] if given.board else BOARDS:
            least, most = ttr.variant(name).board.players
            wanted = [int(number) for number in given.players.split(",")] if given.players else range(least, most + 1)
            for players in [number for number in wanted if least <= number <= most]:
                total = Tally()
                for tally in pool.imap_unordered(batch, jobs(name, players, given.seed, given.games)):
                    total.add(tally)
                print(f"{name} {players}: {total.line(players)}", flush=True)  # noqa: T201 -- a command
                broken += total.broken
    for told in broken[:5]:
        print(f"\n{told}", file=sys.stderr)  # noqa: T201 -- a command
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
