"""Runs the cases of a part in a pool of processes and measures them."""

import faulthandler
import gc
import os
import resource
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from .part import Options, Part
from .table import Row

HUNG = 20
"""A case that takes this many times the part's limit ends its process, with a traceback."""
WARM = 0.2
"""The share of a process' chunks after which its memory should not grow any more."""


@dataclass
class Chunk:
    """What some cases in a row gave, and how much memory their process used after them."""

    cases: int = 0
    failures: list[str] = field(default_factory=list)
    worst: float = 0.0
    counted: dict[str, int] = field(default_factory=dict)
    process: int = 0
    memory: float = 0.0


def run(part: Part, options: Options, jobs: int, minutes: float = float("inf")) -> Row:
    """Run a part; after ``minutes`` no more cases are started."""
    began = time.perf_counter()
    chunks: list[Chunk] = []
    cases = until(began + 60 * minutes, part.cases(options))
    try:
        chunks.extend(in_pool(part, cases, min(jobs, part.processes or jobs)))
    except BrokenProcessPool:
        chunks.append(Chunk(failures=["a process died, or was ended because a case hung; see above"]))
    total: dict[str, int] = {}
    for chunk in chunks:
        part.count(total, chunk.counted)
    exceeded = [name for name, most in part.most.items() if total.get(name, 0) > most]
    return Row(
        part.name,
        sum(chunk.cases for chunk in chunks),
        [failure for chunk in chunks for failure in chunk.failures],
        max((chunk.worst for chunk in chunks), default=0.0),
        growth(chunks),
        time.perf_counter() - began,
        ", ".join(f"{count:,} {name}" for name, count in total.items()),
        part.worst,
        part.growth,
        [f"{total[name]:,} {name}; the limit is {part.most[name]:,}" for name in exceeded],
    )


def until(end: float, cases: Iterable[Any]) -> Iterator[Any]:
    """The cases, until this time has come."""
    for case in cases:
        if time.perf_counter() > end:
            return
        yield case


def in_pool(part: Part, cases: Iterator[Any], jobs: int) -> Iterator[Chunk]:
    """Results in any order.  Few chunks are submitted in advance, so that the cases may be many."""
    with ProcessPoolExecutor(jobs) as pool:
        waiting: set[Future[Chunk]] = set()
        while True:
            while len(waiting) < 2 * jobs and (some := list(islice(cases, part.chunk))):
                waiting.add(pool.submit(chunk, part, some))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def chunk(part: Part, cases: list[Any]) -> Chunk:
    """Run some cases in this process.  A failure is noted, and the next case is run."""
    found = Chunk(process=os.getpid())
    for case in cases:
        faulthandler.dump_traceback_later(HUNG * part.worst, exit=True, file=2)
        began, counted = time.perf_counter(), dict[str, int]()
        try:
            counted |= part.run(case) or {}
        except Exception:
            found.failures.append(f"{part.name}, {case!r}:\n{traceback.format_exc(limit=-4)}")
        finally:
            faulthandler.cancel_dump_traceback_later()
        seconds = time.perf_counter() - began
        found.cases += counted.pop("cases", 1)
        found.worst = max(found.worst, counted.pop("milliseconds", 1000 * seconds) / 1000)
        part.count(found.counted, counted)
    gc.collect()
    found.memory = memory()
    return found


def growth(chunks: list[Chunk]) -> float:
    """The most that a process gained between the peak of its first chunks and the peak of its last ones."""
    by_process = defaultdict(list)
    for chunk in chunks:
        by_process[chunk.process].append(chunk.memory)
    return max((_gained(memory) for memory in by_process.values()), default=0.0)


def _gained(memory: list[float]) -> float:
    some = max(1, round(WARM * len(memory)))
    return max(memory[-some:]) - max(memory[:some])


def memory() -> float:
    """The megabytes of memory that this process uses (where that is not known, the most it has used)."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
