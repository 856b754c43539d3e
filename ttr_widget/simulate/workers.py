"""Sending pieces of work to workers, in this process or elsewhere, and getting all of them back in order.

A worker may give back a part of its piece, to let others hear of it; the rest is sent again.  A worker may die.  Its
piece is then sent again, and that is reported; after a few times in succession without any piece coming back the
trouble is raised.
"""

from __future__ import annotations

import io
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
from functools import lru_cache
from multiprocessing.reduction import ForkingPickler
from typing import Any, TypeVar

from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.kernel.message import Message

T = TypeVar("T")
_PATIENCE = 4
"""So many times in succession a piece may be lost before we give up."""
_AHEAD = 3
"""So many pieces a worker are under way at once: enough to keep it busy, few enough to stay small."""


class WorkersLost(TtrError):
    """Workers died again and again."""


class Parcel:
    """A value that travels to another process even if it was defined in a notebook, where cloudpickle is installed.

    It is packed once, however often it is sent, and a worker unpacks it once.
    """

    def __init__(self, value: Any) -> None:
        self.value = value
        self._packed: tuple[Callable[[bytes], Any], tuple[bytes]] | None = None

    def __reduce__(self) -> Any:
        if self._packed is None:
            self._packed = _unpacked, ((_cloudpickle() or _pickle()).dumps(self.value),)
        return self._packed


def _cloudpickle() -> Any:
    try:
        import cloudpickle  # noqa: PLC0415 -- optional
    except ImportError:
        return None
    return cloudpickle


def _pickle() -> Any:
    import pickle  # noqa: PLC0415, TID251 -- from us to our own workers

    return pickle


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> Any:
    return _pickle().loads(packed)


def _check_can_travel(value: Any) -> None:
    """Refuse what another process could not find, rather than lose one worker after the other over it."""
    # The others run a script too, and cloudpickle sends along what they cannot import.
    if hasattr(sys.modules["__main__"], "__file__") or _cloudpickle() is not None:
        return
    finder = _Finder(io.BytesIO())
    finder.dump(value)
    if finder.found:
        raise BadInput(Message("error-in-notebook", name=str(finder.found)))


class _Finder(ForkingPickler):
    """Packs a value, and notes what in it is defined in a notebook."""

    found = ""

    def reducer_override(self, thing: Any) -> Any:
        """Whether a thing is packed in a way of its own: never."""
        if getattr(thing, "__module__", "") == "__main__" and hasattr(thing, "__qualname__"):
            self.found = thing.__qualname__
        return NotImplemented


def in_process(work: Callable[[Sequence[int]], T], numbers: Sequence[int]) -> Iterator[T]:
    """The results, one number at a time: here nothing has to be sent."""
    for number in numbers:
        yield work((number,))


def on_processes(
    work: Any, pieces: Sequence[Sequence[int]], jobs: int, report: Callable[[str], object]
) -> Iterator[Any]:
    """The results from so many processes of this machine."""
    _check_can_travel(work)
    yield from _with_spare_pools(work, pieces, _pool(jobs), jobs, report)


def on_pool(
    work: Any, pieces: Sequence[Sequence[int]], pool: ProcessPoolExecutor, jobs: int, report: Callable[[str], object]
) -> Iterator[Any]:
    """The results from a pool of the caller's; one that breaks cannot be used again, so one of our own takes over."""
    yield from _with_spare_pools(work, pieces, pool, jobs, report, is_ours=False)


def _with_spare_pools(
    work: Any,
    pieces: Sequence[Sequence[int]],
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
        yield from on_executor(work, pieces, pool, jobs, report, renewed)
    except BaseException:  # nobody wants the rest: an error, an interrupt, or the results are no longer asked for
        for one in ours:
            _end(one)
        raise
    finally:
        for one in ours:
            one.shutdown(wait=True, cancel_futures=True)


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_deaf)


def _deaf() -> None:
    """At the worker's: an interrupt is for who waits for the results, and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of what they do."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()


def _context() -> Any:
    """Forking is quick and knows everything, but unsafe where threads run, as in a notebook's kernel."""
    alone = threading.active_count() == 1 and sys.platform == "linux"
    return multiprocessing.get_context("fork" if alone else "spawn")


class _Errand:
    """What is under way: which piece each future brings, and what came back of which."""

    def __init__(self, pieces: Sequence[Sequence[int]]) -> None:
        self.left = list(pieces)
        """Of each piece what has not come back."""
        self.under_way: dict[Future[Any], int] = {}
        self.back: dict[int, Any] = {}
        self.lost_in_a_row = 0

    def take(self, number: int, results: Any) -> bool:
        """Take in results of a piece, one for each of its numbers from the first on; is it all there now?"""
        self.back.setdefault(number, []).extend(results)
        self.left[number] = self.left[number][len(results) :]
        return not self.left[number]


def on_executor(
    work: Any,
    pieces: Sequence[Sequence[int]],
    executor: Executor,
    workers: int,
    report: Callable[[str], object],
    renew: Callable[[], Executor] | None = None,
) -> Iterator[Any]:
    """The results from any executor, in the order of the pieces, whatever the order in which they come back.

    ``work`` takes a piece and returns a list: a result for each of its numbers, or for some from the first on.
    """
    parcel = Parcel(work)
    errand = _Errand(pieces)
    waiting = list(range(len(pieces)))[::-1]
    wanted = 0
    try:
        while wanted < len(pieces):
            # A piece that is far ahead of the next wanted one would only fill the memory.
            while waiting and len(errand.under_way) < workers * _AHEAD and waiting[-1] < wanted + workers * _AHEAD * 4:
                number = waiting.pop()
                try:
                    errand.under_way[executor.submit(_run, parcel, errand.left[number])] = number
                except (BrokenExecutor, RuntimeError) as error:
                    waiting.append(number)
                    executor = _renewed(errand, waiting, renew, error, report)
            executor = _collect(errand, waiting, executor, renew, report)
            while wanted in errand.back:
                yield errand.back.pop(wanted)
                if errand.left[wanted]:
                    break
                wanted += 1
    finally:
        for future in errand.under_way:
            future.cancel()


def on_cluster(client: Any, results: Iterator[T], report: Callable[[str], object]) -> Iterator[T]:
    """The same results; reported is who leaves a Dask cluster meanwhile, which plays those games again unasked."""
    before = set(client.ncores())
    try:
        yield from results
    finally:
        with suppress(Exception):  # a cluster that is gone tells nothing
            gone = before - set(client.ncores())
            if gone:
                report(_lost(", ".join(sorted(gone))))


def _run(parcel: Any, piece: Sequence[int]) -> Any:
    """At the worker's: a parcel that travelled has unpacked itself."""
    work = parcel.value if isinstance(parcel, Parcel) else parcel
    return work(piece)


def _collect(
    errand: _Errand,
    waiting: list[int],
    executor: Executor,
    renew: Callable[[], Executor] | None,
    report: Callable[[str], object],
) -> Executor:
    """Take in what has come back; send again what was lost."""
    done, _ = wait(errand.under_way, return_when=FIRST_COMPLETED)
    for future in done:
        number = errand.under_way.pop(future, None)
        if number is None:
            continue
        try:
            if not errand.take(number, future.result()):
                waiting.append(number)
            errand.lost_in_a_row = 0
        except (Exception, CancelledError) as error:
            if not _died(error):
                raise
            waiting.append(number)
            executor = _renewed(errand, waiting, renew, error, report, executor)
    waiting.sort(reverse=True)
    return executor


def _died(error: BaseException) -> bool:
    """Did a worker die (and not the work fail)?  Dask has its own words for it."""
    own = (BrokenExecutor, CancelledError, ConnectionError, EOFError)
    names = {kind.__name__ for kind in type(error).__mro__}
    return isinstance(error, own) or bool(names & {"KilledWorker", "CommClosedError", "FutureCancelledError"})


def _renewed(
    errand: _Errand,
    waiting: list[int],
    renew: Callable[[], Executor] | None,
    error: BaseException,
    report: Callable[[str], object],
    executor: Executor | None = None,
) -> Executor:
    """After a loss: the executor to go on with."""
    errand.lost_in_a_row += 1
    report(_lost(type(error).__name__))
    if errand.lost_in_a_row > _PATIENCE:
        lost = Message("error-workers-lost", count=errand.lost_in_a_row, error=repr(error))
        raise WorkersLost(lost) from error
    if renew is not None and isinstance(error, BrokenExecutor):
        waiting.extend(errand.under_way.values())
        errand.under_way.clear()
        return renew()
    if executor is None:
        raise WorkersLost(Message("error-executor-refuses", error=repr(error))) from error
    return executor


def _lost(error: str) -> str:
    return str(Message("simulate-failed.worker", error=error))
