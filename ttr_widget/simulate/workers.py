"""Distribution of work to workers, in this process or elsewhere, with results in order.

A worker may return only the first results of its chunk, so that they can be used early; the rest is sent again.  If a
worker dies, its chunk is sent again and the loss is reported; after several losses in a row the error is raised.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import suppress
from typing import Any, TypeVar

from ttr_widget.bots.parcel import Parcel, check_can_travel
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.message import Message

T = TypeVar("T")
_MOST_LOSSES = 4
"""The number of consecutive losses after which the simulation fails."""
_CHUNKS_PER_WORKER = 3
"""The number of chunks in progress per worker: enough to keep it busy."""


class WorkersLost(TtrError):
    """Workers died repeatedly."""


def in_process(work: Callable[[Sequence[int]], T], numbers: Sequence[int]) -> Iterator[T]:
    """The results in this process, one number at a time."""
    for number in numbers:
        yield work((number,))


def on_processes(
    work: Any, chunks: Sequence[Sequence[int]], jobs: int, report: Callable[[str], object]
) -> Iterator[Any]:
    """The results from worker processes on this machine."""
    check_can_travel(work)
    yield from _with_spare_pools(work, chunks, _pool(jobs), jobs, report)


def on_pool(
    work: Any, chunks: Sequence[Sequence[int]], pool: ProcessPoolExecutor, jobs: int, report: Callable[[str], object]
) -> Iterator[Any]:
    """The results from the caller's process pool; if it breaks, a pool of our own replaces it."""
    yield from _with_spare_pools(work, chunks, pool, jobs, report, is_ours=False)


def _with_spare_pools(
    work: Any,
    chunks: Sequence[Sequence[int]],
    pool: ProcessPoolExecutor,
    jobs: int,
    report: Callable[[str], object],
    *,
    is_ours: bool = True,
) -> Iterator[Any]:
    ours = [pool] if is_ours else []

    def renewed() -> Executor:
        for broken in ours:
            broken.shutdown(wait=False, cancel_futures=True)
        ours[:] = [_pool(jobs)]
        return ours[0]

    try:
        yield from on_executor(work, chunks, pool, jobs, report, renewed)
    except BaseException:  # an error, an interrupt, or nobody asks for more results
        for one in ours:
            _end(one)
        raise
    finally:
        for one in ours:
            one.shutdown(wait=True, cancel_futures=True)


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ignore interrupts in workers; the main process handles them and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """Terminate the workers."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()


def _context() -> Any:
    """The multiprocessing context: fork is fast, but unsafe with threads, such as in a notebook kernel."""
    alone = threading.active_count() == 1 and sys.platform == "linux"
    return multiprocessing.get_context("fork" if alone else "spawn")


class _Distribution:
    """The state of a distribution: chunks in progress, and results received."""

    def __init__(self, chunks: Sequence[Sequence[int]]) -> None:
        self.left = list(chunks)
        """The part of each chunk that is still missing."""
        self.under_way: dict[Future[Any], int] = {}
        self.back: dict[int, Any] = {}
        self.lost_in_a_row = 0

    def take(self, number: int, results: Any) -> bool:
        """Add the next results of a chunk; returns whether it is complete."""
        self.back.setdefault(number, []).extend(results)
        self.left[number] = self.left[number][len(results) :]
        return not self.left[number]


def on_executor(
    work: Any,
    chunks: Sequence[Sequence[int]],
    executor: Executor,
    workers: int,
    report: Callable[[str], object],
    renew: Callable[[], Executor] | None = None,
) -> Iterator[Any]:
    """The results from any executor, in the order of the chunks.

    ``work`` takes a chunk and returns a list with a result for each of its numbers, or for the first few of them.
    """
    parcel = Parcel(work)
    distribution = _Distribution(chunks)
    waiting = list(range(len(chunks)))[::-1]
    wanted = 0
    try:
        while wanted < len(chunks):
            # Results far ahead of the next one needed would only fill the memory.
            while (
                waiting
                and len(distribution.under_way) < workers * _CHUNKS_PER_WORKER
                and waiting[-1] < wanted + workers * _CHUNKS_PER_WORKER * 4
            ):
                number = waiting.pop()
                try:
                    distribution.under_way[executor.submit(_run, parcel, distribution.left[number])] = number
                except (BrokenExecutor, RuntimeError) as error:
                    waiting.append(number)
                    executor = _renewed(distribution, waiting, renew, error, report)
            executor = _collect(distribution, waiting, executor, renew, report)
            while wanted in distribution.back:
                yield distribution.back.pop(wanted)
                if distribution.left[wanted]:
                    break
                wanted += 1
    finally:
        for future in distribution.under_way:
            future.cancel()


def on_cluster(client: Any, results: Iterator[T], report: Callable[[str], object]) -> Iterator[T]:
    """The same results; also reports workers that leave a Dask cluster, which reruns their games by itself."""
    before = set(client.ncores())
    try:
        yield from results
    finally:
        with suppress(Exception):  # the cluster may be gone
            gone = before - set(client.ncores())
            if gone:
                report(_lost(", ".join(sorted(gone))))


def _run(parcel: Any, chunk: Sequence[int]) -> Any:
    """Run a chunk on a worker; a parcel from another process arrives unpacked."""
    work = parcel.value if isinstance(parcel, Parcel) else parcel
    return work(chunk)


def _collect(
    distribution: _Distribution,
    waiting: list[int],
    executor: Executor,
    renew: Callable[[], Executor] | None,
    report: Callable[[str], object],
) -> Executor:
    """Receive finished chunks, and requeue lost ones."""
    done, _ = wait(distribution.under_way, return_when=FIRST_COMPLETED)
    for future in done:
        number = distribution.under_way.pop(future, None)
        if number is None:
            continue
        try:
            if not distribution.take(number, future.result()):
                waiting.append(number)
            distribution.lost_in_a_row = 0
        except (Exception, CancelledError) as error:
            if not _died(error):
                raise
            waiting.append(number)
            executor = _renewed(distribution, waiting, renew, error, report, executor)
    waiting.sort(reverse=True)
    return executor


def _died(error: BaseException) -> bool:
    """Whether a worker died, as opposed to an error in the work; Dask has its own exceptions for this."""
    own = (BrokenExecutor, CancelledError, ConnectionError, EOFError)
    names = {kind.__name__ for kind in type(error).__mro__}
    return isinstance(error, own) or bool(names & {"KilledWorker", "CommClosedError", "FutureCancelledError"})


def _renewed(
    distribution: _Distribution,
    waiting: list[int],
    renew: Callable[[], Executor] | None,
    error: BaseException,
    report: Callable[[str], object],
    executor: Executor | None = None,
) -> Executor:
    """Handle the loss of a worker; returns the executor to continue with."""
    distribution.lost_in_a_row += 1
    report(_lost(type(error).__name__))
    if distribution.lost_in_a_row > _MOST_LOSSES:
        lost = Message("error-workers-lost", count=distribution.lost_in_a_row, error=repr(error))
        raise WorkersLost(lost) from error
    if renew is not None and isinstance(error, BrokenExecutor):
        waiting.extend(distribution.under_way.values())
        distribution.under_way.clear()
        return renew()
    if executor is None:
        raise WorkersLost(Message("error-executor-refuses", error=repr(error))) from error
    return executor


def _lost(error: str) -> str:
    return str(Message("simulate-failed.worker", error=error))
