"""The ladder: how much stronger each bot is than the next one; ``python -m ttr_widget.bots.ladder``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt

from ttr_widget.boards import BOARDS
from ttr_widget.boards import variant as variant_of
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.sheet import reckon

from .bot import make
from .table import Table

PAIRS = ("greedy:random", "planner:greedy", "search:planner")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game among bots ended, by seat."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    done: int
    tickets: int
    troubles: int


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played; the same job always gives the same game."""

    board: str
    bots: tuple[str, ...]
    seed: int


def play_one(job: Job) -> Result:
    """Play the game of a job."""
    table = Table(job.board, job.bots, job.seed)
    sheet = reckon(table.play())
    lines = [line for seat in sheet.seats for line in seat.lines if line.rule == "tickets.score"]
    done = sum(bool(line.tally) for line in lines)
    return Result(sheet.totals, sheet.winners, done, len(lines), len(table.troubles))


def duel_jobs(board: str, better: str, other: str, games: int) -> list[Job]:
    """Games of two; each deal is played twice, with the seats changed."""
    return [Job(board, (better, other) if n % 2 == 0 else (other, better), n // 2) for n in range(games)]


def wins(results: Iterable[Result]) -> float:
    """The wins of the first bot of the pair, whose seat changes from game to game; a shared win is half a one."""
    return sum([1 / len(r.winners) if n % 2 in r.winners else 0.0 for n, r in enumerate(results)])


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share of so many games."""
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def duel_row(board: str, pair: str, results: Sequence[Result]) -> str:
    """A row of the table."""
    games = len(results)
    share = wins(results) / games
    low, high = wilson(share, games)
    mine = sum([r.totals[n % 2] for n, r in enumerate(results)]) / games
    theirs = sum([r.totals[1 - n % 2] for n, r in enumerate(results)]) / games
    better, other = pair.split(":")
    return (
        f"| {board} | {better} beats {other} | {share:.1%} | {low:.1%} to {high:.1%} | "
        f"{mine:.0f} to {theirs:.0f} | {games} |"
    )


def full_row(board: str, bot: str, results: Sequence[Result]) -> str:
    """A row of the table of full tables."""
    games, players = len(results), len(results[0].totals)
    best = sum([max(r.totals) for r in results]) / games
    mean = sum([sum(r.totals) for r in results]) / games / players
    done, tickets = sum([r.done for r in results]), sum([r.tickets for r in results])
    return f"| {board} | {players} × {bot} | {best:.0f} | {mean:.0f} | {done / max(1, tickets):.0%} | {games} |"


def main(given: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m ttr_widget.bots.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair and board (each deal is played twice)")
    parser.add_argument("--full", type=int, default=100, help="games with four planners a board")
    parser.add_argument("--boards", default=",".join(BOARDS))
    parser.add_argument("--pairs", default=",".join(PAIRS), help="better:other, separated by commas")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args(given)
    try:
        pairs = [_pair(pair) for pair in options.pairs.split(",") if pair]
        boards = [variant_of(board).text for board in options.boards.split(",")]
    except TtrError as error:
        parser.error(str(error))
    with ProcessPoolExecutor(options.jobs) as pool:
        if pairs and options.games > 0:
            _say("| board | pair | wins | 95 % interval | mean points | games |\n| --- | --- | --- | --- | --- | --- |")
            for pair in pairs:
                for board in boards:
                    jobs = duel_jobs(board, *pair, options.games)
                    _say(duel_row(board, ":".join(pair), list(pool.map(play_one, jobs, chunksize=2))))
        if options.full > 0:
            _say("\n| board | players | winner's points | mean points | tickets completed | games |")
            _say("| --- | --- | --- | --- | --- | --- |")
            for board in boards:
                jobs = [Job(board, ("planner",) * 4, seed) for seed in range(options.full)]
                _say(full_row(board, "planner", list(pool.map(play_one, jobs, chunksize=2))))
    return 0


def _pair(text: str) -> tuple[str, str]:
    better, _, other = text.partition(":")
    make(better)
    make(other)
    return better, other


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
