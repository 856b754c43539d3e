"""The ladder: how much stronger each bot is than the next; ``python -m ttr_widget.bots.ladder``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import astuple, dataclass
from itertools import pairwise

from ttr_widget import locales
from ttr_widget.boards import BOARDS
from ttr_widget.boards import variant as variant_of
from ttr_widget.intervals import share
from ttr_widget.kernel.errors import BadInput, TtrError, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.turn import final_sheet

from .bot import make, names
from .ladder_file import add_row, rows_of
from .levels import LEVELS
from .match import Match

_BLOCK = 20
TABLES = ("easy:medium:hard", "greedy:easy:medium:hard")
"""Bots that are measured at one table."""


@dataclass(frozen=True, slots=True)
class PairResult:
    """The result of a game between bots, by seat."""

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


def play_one(job: Job) -> PairResult:
    """Play the game of a job."""
    match = Match(job.board, job.bots, job.seed)
    sheet = final_sheet(match.play())
    lines = [line for seat in sheet.seats for line in seat.lines if line.rule == "tickets.score"]
    done = sum(bool(line.tally) for line in lines)
    return PairResult(sheet.totals, sheet.winners, done, len(lines), len(match.troubles))


def duel_jobs(board: str, better: str, other: str, games: int) -> list[Job]:
    """Two-player games; each deal is played twice, with the seats swapped."""
    return [Job(board, (better, other) if n % 2 == 0 else (other, better), n // 2) for n in range(games)]


def wins(results: Iterable[PairResult]) -> float:
    """The wins of the first bot, whose seat alternates; a shared win counts half."""
    return sum([1 / len(r.winners) if n % 2 in r.winners else 0.0 for n, r in enumerate(results)])


def table_jobs(board: str, bots: Sequence[str], games: int) -> list[Job]:
    """Games of these bots at one table; each deal is played once for each rotation of the seats."""
    many = len(bots)
    return [Job(board, (*bots[n % many :], *bots[: n % many]), n // many) for n in range(games)]


def places(totals: Sequence[int]) -> list[float]:
    """The place of each seat, from 1; seats with the same points share the mean of their places."""
    return [
        1 + sum([other > mine for other in totals]) + (sum([other == mine for other in totals]) - 1) / 2
        for mine in totals
    ]


def pairs() -> tuple[str, ...]:
    """Each level with the one below it, and so with the other bots, in the order in which they are registered."""
    others = [name for name in names() if name not in LEVELS]
    return tuple(f"{better}:{other}" for chain in (others, [*LEVELS]) for other, better in pairwise(chain))


def duel_row(board: str, pair: str, results: Sequence[PairResult]) -> str:
    """A table row for a duel."""
    better, other = pair.split(":")
    games = len(results)
    duel = _say("duel", better=better, other=other)
    if not games:
        return _row(board, duel, _say("none"), "", "", 0)
    won = share(wins(results), games)
    mine = sum([r.totals[n % 2] for n, r in enumerate(results)]) / games
    theirs = sum([r.totals[1 - n % 2] for n, r in enumerate(results)]) / games
    interval = _say("range", first=f"{won.low:.1%}", second=f"{won.high:.1%}")
    points = _say("range", first=f"{mine:.0f}", second=f"{theirs:.0f}")
    return _row(board, duel, f"{won.value:.1%}", interval, points, games)


def full_row(board: str, bot: str, results: Sequence[PairResult]) -> str:
    """A table row for games with four players."""
    if not results:
        return _row(board, bot, _say("none"), "", "", 0)
    games, players = len(results), len(results[0].totals)
    best = sum([max(r.totals) for r in results]) / games
    mean = sum([sum(r.totals) for r in results]) / games / players
    done, tickets = sum([r.done for r in results]), sum([r.tickets for r in results])
    return _row(board, f"{players} × {bot}", f"{best:.0f}", f"{mean:.0f}", f"{done / max(1, tickets):.0%}", games)


def table_row(board: str, bots: Sequence[str], games: Sequence[tuple[Job, PairResult]]) -> str:
    """A table row for games of different bots at one table: for each bot its wins, mean place and mean points."""
    said = ", ".join(bots)
    if not games:
        return _row(board, said, _say("none"), "", "", 0)
    won, place, points = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
    for job, result in games:
        for seat, (bot, ranked) in enumerate(zip(job.bots, places(result.totals), strict=True)):
            won[bot] += (seat in result.winners) / len(result.winners)
            place[bot] += ranked
            points[bot] += result.totals[seat]
    many = len(games)

    def each(sums: Mapping[str, float], form: str) -> str:
        return ", ".join([format(value / many, form) for value in sums.values()])

    return _row(board, said, each(won, ".0%"), each(place, ".1f"), each(points, ".0f"), many)


def overview_row(board: str, duels: Sequence[Sequence[PairResult]]) -> str:
    """A table row with the share of wins in several duels on a board, and their 95 % intervals."""
    cells = []
    for results in duels:
        won = share(wins(results), len(results)) if results else None
        cells.append(f"{won.value:.0%} ({won.low:.0%}–{won.high:.0%})" if won else _say("none"))
    return _row(board, *cells)


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _head(*columns: str) -> list[str]:
    return [_row(*(_say(f"column.{name}") for name in columns)), _row(*["---"] * len(columns))]


def _say(key: str, **facts: object) -> str:
    return locales.fill(f"ladder-{key}", **facts)


class Book:
    """The results so far; with a file they are stored, so that a later run can continue."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.played: dict[Job, PairResult] = {}
        for job, result in rows_of(path) if path is not None else ():
            self.played[Job(*job)] = PairResult(*result)

    def note(self, job: Job, result: PairResult) -> None:
        """Record the result of a game."""
        self.played[job] = result
        if self.path is not None:
            add_row(self.path, astuple(job), astuple(result))

    def results(self, jobs: Sequence[Job]) -> list[PairResult]:
        """The results of the finished games among these; of different bots, only complete deals."""
        return [result for _, result in self.games(jobs)]

    def games(self, jobs: Sequence[Job]) -> list[tuple[Job, PairResult]]:
        """The same with the games."""
        step = len(set(jobs[0].bots)) if jobs else 1
        deals = [jobs[n : n + step] for n in range(0, len(jobs), step)]
        return [(job, self.played[job]) for deal in deals if all(job in self.played for job in deal) for job in deal]


def play_all(rows: Sequence[Sequence[Job]], book: Book, processes: int) -> None:
    """Play the missing games, alternating between rows so that all rows progress equally."""
    most = max(map(len, rows), default=0)
    blocks = [row[start : start + _BLOCK] for start in range(0, most, _BLOCK) for row in rows]
    jobs = [job for block in blocks for job in block if job not in book.played]
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(play_one, job): job for job in jobs}
        try:
            for number, future in enumerate(as_completed(waiting)):
                book.note(waiting[future], future.result())
                if number % _BLOCK == _BLOCK - 1:
                    sys.stderr.write(_say("progress", done=number + 1, games=len(jobs)) + "\n")
                    sys.stderr.flush()
        except KeyboardInterrupt:
            sys.stderr.write(_say("stopped") + "\n")
            pool.shutdown(wait=False, cancel_futures=True)


Duels = Mapping[tuple[str, str], Sequence[Job]]
"""The games of each board and pair."""
Mixed = Mapping[tuple[str, tuple[str, ...]], Sequence[Job]]
"""The games of each board and of different bots at one table."""


def tables(duels: Duels, full: Mapping[str, Sequence[Job]], mixed: Mixed, book: Book) -> str:
    """All tables, for the games played so far."""
    lines = _head("board", "pair", "wins", "interval", "points", "games")
    lines += [duel_row(board, pair, book.results(jobs)) for (board, pair), jobs in duels.items()]
    if any(full.values()):
        lines += ["", *_head("board", "players", "best", "points", "completed", "games")]
        lines += [full_row(board, "planner", book.results(jobs)) for board, jobs in full.items()]
    if any(mixed.values()):
        lines += ["", *_head("board", "players", "wins", "place", "points", "games")]
        lines += [table_row(board, bots, book.games(jobs)) for (board, bots), jobs in mixed.items()]
    return "\n".join(lines)


def main(given: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m ttr_widget.bots.ladder", description=_say("command"))
    parser.add_argument("--games", type=int, default=200, help=_say("command.games"))
    parser.add_argument("--full", type=int, default=100, help=_say("command.full"))
    parser.add_argument("--boards", default=",".join(BOARDS), help=_say("command.boards"))
    parser.add_argument("--pairs", default=",".join(pairs()), help=_say("command.pairs"))
    parser.add_argument("--tables", default=",".join(TABLES), help=_say("command.tables"))
    parser.add_argument("--table-games", type=int, default=60, help=_say("command.table-games"))
    parser.add_argument("--jobs", type=int, default=2, help=_say("command.jobs"))
    parser.add_argument("--file", help=_say("command.file"))
    options = parser.parse_args(given)
    try:
        chosen = [_pair(pair) for pair in options.pairs.split(",") if pair]
        seated = [_bots(table, TABLES[0]) for table in options.tables.split(",") if table]
        boards = [variant_of(board).text for board in options.boards.split(",")]
        book = Book(options.file)
    except TtrError as error:
        parser.error(str(error))
    if options.jobs < 1 or min(options.games, options.full, options.table_games) < 0:
        parser.error(str(Message("error-ladder-numbers")))
    duels = {(board, ":".join(pair)): duel_jobs(board, *pair, options.games) for pair in chosen for board in boards}
    full = {board: [Job(board, ("planner",) * 4, seed) for seed in range(options.full)] for board in boards}
    mixed = {(board, bots): table_jobs(board, bots, options.table_games) for bots in seated for board in boards}
    play_all([*duels.values(), *full.values(), *mixed.values()], book, options.jobs)
    sys.stdout.write(tables(duels, full, mixed, book) + "\n")
    return 0


def _pair(text: str) -> tuple[str, str]:
    bots = _bots(text, pairs()[0])
    if len(bots) != 2:
        raise BadInput(expected("pair", text, form=pairs()[0]))
    return bots[0], bots[1]


def _bots(text: str, form: str) -> tuple[str, ...]:
    """The names of bots that are separated by colons."""
    bots = tuple(text.split(":"))
    if len(bots) < 2:
        raise BadInput(expected("pair", text, form=form))
    for bot in bots:
        make(bot)
    return bots


if __name__ == "__main__":
    sys.exit(main())
