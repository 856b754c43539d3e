"""Fuzzing of every door: ``python -m tests.fuzz --minutes 10 --jobs 2``; prints one table.

The exit status is 1 if anything but a documented error was raised, an input took too long, or memory grew.
Each failure is printed once for each place where it was raised, with the input.
"""

import argparse
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from tests.soak.table import Row, report, write
from ttr_widget.kernel.errors import BadInput

from .doors import DOORS, LANGUAGES, Door, knock

STUCK = 60
"""Seconds after which an input is given up."""
MOST_GROWTH = 50
"""Megabytes that a process may gain at a door, once its caches are full."""
WARM = 4
"""Rounds in which caches fill."""


@dataclass
class Tally:
    """What happened at a door."""

    cases: int = 0
    worst: float = 0.0
    failures: int = 0
    seconds: float = 0.0
    grown: int = 0
    """Kilobytes of memory that the process gained."""
    shown: dict[str, str] = field(default_factory=dict)
    """The first failure of each place."""
    outcomes: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.cases += other.cases
        self.worst = max(self.worst, other.worst)
        self.failures += other.failures
        self.seconds += other.seconds
        self.grown = max(self.grown, other.grown)
        self.shown = other.shown | self.shown
        self.outcomes += other.outcomes


class Stuck(BaseException):
    """Raised in an input that does not return."""


def _stuck(*_: object) -> None:
    raise Stuck


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def try_one(door: Door, rng: Random, tally: Tally) -> None:
    """Hand one input in, and note what happened."""
    try:
        given = door.make(rng)
    except BadInput:  # our own writers make some inputs, and refuse to write what has grown too long
        return
    started = time.process_time()
    signal.alarm(STUCK)
    try:
        outcome = knock(door, given, rng.choice(LANGUAGES))
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        outcome = "failure"
        _note(tally, error, given)
    finally:
        signal.alarm(0)
    taken = time.process_time() - started
    if taken > door.most:
        tally.failures += 1
        tally.shown.setdefault("slow", f"{taken:.1f} s: {_said(given)}")
    tally.cases += 1
    tally.outcomes[outcome] += 1
    tally.worst = max(tally.worst, taken)


def _note(tally: Tally, error: BaseException, given: Any) -> None:
    tally.failures += 1
    trace = traceback.extract_tb(error.__traceback__)
    frames = [frame for frame in trace if "ttr_widget" in frame.filename or "fuzz" in frame.filename]
    place = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[::-1][:4])
    tally.shown.setdefault(f"{type(error).__name__} {place}", f"{str(error)[:200]}\n      input: {_said(given)}")


def _said(given: Any) -> str:
    try:
        return ascii(given)[:1500]
    except Exception as error:
        return f"{type(given).__name__} ({type(error).__name__})"


def run(job: tuple[int, float, float, list[str]]) -> dict[str, Tally]:
    """Knock at all doors in turn until the time is over, or so many inputs were tried."""
    seed, seconds, inputs, names = job
    signal.signal(signal.SIGALRM, _stuck)
    doors = [door for door in DOORS if door.name in names]
    rng, tallies = Random(seed), {door.name: Tally() for door in doors}
    end, rounds = time.monotonic() + seconds, 0
    while (time.monotonic() < end and sum(tally.cases for tally in tallies.values()) < inputs) or not rounds:
        for door in doors:
            before, started = _memory(), time.monotonic()
            while time.monotonic() < started + 0.5 * door.share:
                try_one(door, rng, tallies[door.name])
            tallies[door.name].seconds += time.monotonic() - started
            if rounds > WARM:
                tallies[door.name].grown += _memory() - before
        rounds += 1
    return tallies


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--inputs", type=float, default=inf, help="end after this many inputs, if the time lasts")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", help="names of doors, separated by commas")
    parser.add_argument("--write", action="store_true", help="put the table into SECURITY.md")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else [door.name for door in DOORS]
    each = options.inputs / options.jobs
    jobs = [(options.seed + n, options.minutes * 60, each, names) for n in range(options.jobs)]
    total, begun = {name: Tally() for name in names}, time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        for tallies in pool.map(run, jobs):
            for name, tally in tallies.items():
                total[name].add(tally)
    rows = [row(door, total[door.name]) for door in DOORS if door.name in total]
    rows.append(Row("all doors", sum(tally.cases for tally in total.values())))
    sys.stdout.write(f"{report(rows)}\nseed {options.seed}\n")
    if options.write:
        write("fuzz", rows, f"`make fuzz`, {(time.monotonic() - begun) / 60:.0f} minutes in {options.jobs} processes:")
    return 1 if any(row.faults for row in rows) else 0


def row(door: Door, tally: Tally) -> Row:
    """The row of a door in the table; a place that fails is listed once."""
    counted = ", ".join(f"{count / tally.cases:.0%} {name}" for name, count in tally.outcomes.most_common(3))
    failures = [f"{place}: {said}" for place, said in tally.shown.items()]
    if tally.failures:
        counted = f"{tally.failures:,} failing cases; {counted}"
    grown = tally.grown / 1024
    return Row(door.name, tally.cases, failures, tally.worst, grown, tally.seconds, counted, door.most, MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
