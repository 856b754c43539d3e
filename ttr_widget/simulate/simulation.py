"""``ttr.simulate``: many games between bots, on one core or on a cluster."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from operator import index
from typing import Any

from ttr_widget import bots as bots_
from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.bot import name_of, recipe
from ttr_widget.bots.isolated import IsolatedBot, Limits
from ttr_widget.kernel.doors import is_seed
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.keywords import suggest_keywords
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .records import COLUMNS, GameRecord
from .result import MissingPackage, Result, no_games
from .run import Batch, Measure, play_some
from .statistics import Tally
from .stream import Stream
from .workers import in_process, on_cluster, on_executor, on_pool, on_processes

Observer = Callable[[GameRecord], object]
_MOST_AT_ONCE = 25
"""Maximum number of games in a chunk; keeps progress smooth, stopping quick and losses small."""
_ROUNDS = 2
"""A chunk is the remaining work of a worker divided by this number."""
_FINEST = 50
"""A worker's share is divided into at most this many chunks; sending one to a cluster takes about 10 ms."""


KEYWORDS = {
    **dict.fromkeys(("workers", "n_jobs", "processes", "n_workers", "cores", "threads", "parallel"), "jobs"),
    **dict.fromkeys(("client", "pool", "cluster", "dask"), "executor"),
    **dict.fromkeys(("n_games", "n", "num_games", "count", "rounds", "repeats"), "games"),
    **dict.fromkeys(("players", "agents"), "bots"),
    **dict.fromkeys(("random_state", "rng"), "seed"),
    **dict.fromkeys(("verbose", "bar", "quiet"), "progress"),
    **dict.fromkeys(("output", "file", "path"), "stream"),
    **dict.fromkeys(("metrics", "metric"), "measures"),
}
"""The arguments that people mean by other names."""


@suggest_keywords({**KEYWORDS, "variant": "board"})
def simulate(  # noqa: PLR0913 -- one keyword per option
    board: str | Variant,
    bots: Sequence[object],
    games: int = 100,
    seed: int | str = 0,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: bool | Callable[[int, int], object] = True,
    rotate: bool = True,
    stream: str | os.PathLike[str] | None = None,
    observers: Sequence[Observer] = (),
    measures: Mapping[str, Measure] | None = None,
    stop: Callable[[], bool] | None = None,
    isolate: bool | Limits = False,
) -> Result:
    """Play many games between bots and return the results.

    The result prints as a table of wins, points and tickets of each bot, with 95 % intervals.  ``.summary()`` contains
    the same numbers, ``.games`` the games, ``.to_frame()`` one row per player (with pandas); ``.points_figure()``,
    ``.tickets_figure()`` and ``.routes_figure()`` are figures of plotly: ``.write_html("points.html")`` writes one to a
    file; ``.write_image("points.png")`` needs the package ``kaleido``.

    ``board`` is a name or a variant.  ``bots`` contains one bot per player: names (``"planner"``,
    ``"search(nodes=50)"``), functions ``decide(view, prompt, rng)``, or objects.  They change seats from game to game
    unless ``rotate=False``.  An object is copied for each game.

    The same ``seed`` gives the same ``games`` regardless of where and in which order they are played.  ``jobs=2`` uses
    several processes; ``executor=`` uses any ``concurrent.futures.Executor``, for a Dask cluster
    ``executor=client.get_executor()``.  If a worker dies, this is reported and its games are played again.  Your own
    bots are sent to the workers, including registered ones; those defined in a notebook need the package
    ``cloudpickle``, which comes with Dask.

    A bot in this process is trusted code.  ``isolate=True`` gives each bot a process of its own that gets views and
    nothing else, ten seconds for an answer and a GiB of memory; ``isolate=ttr.bots.Limits(seconds=1)`` changes this.  A
    bot that loops, crashes or takes too much loses its move: a random legal one is played.

    ``stream="games.jsonl"`` (or ``.parquet``) writes the records to a new file instead of keeping them in memory.
    ``observers`` are called in this process with each record, in order; ``measures`` (names mapped to functions of the
    finished game) run on the workers, and their results are added to the records.  ``progress`` shows a bar, or is a
    function called with the numbers of games done and requested; ``stop`` is a function that is called now and then and
    returns whether to stop early.  An interrupt (Ctrl-C) also stops early; the games so far are returned.

    >>> result = simulate("berlin", ["random", "random"], games=4, seed=1, progress=False)
    >>> len(result)
    4
    """
    if whole(games) < 1:
        raise no_games(games)
    if whole(jobs) < 1:
        raise BadInput(at("jobs", expected("processes", jobs)))
    check_options(observers, progress, stop)
    executor = _executor(executor)
    batch = make_plan(board, bots, seed, rotate=rotate, measures=measures or {})
    if isolate is not False:
        batch = _isolated(batch, isolate)
    games, jobs = whole(games), whole(jobs)
    run = _Run(batch, games, list(observers), progress, stop)
    try:
        return run.gather(_results(partial(play_some, batch), games, jobs, executor, run.note), stream)
    finally:
        for bot in batch.bots:
            if isinstance(bot, IsolatedBot):
                bot.close()


def gathered(
    batch: Batch,
    work: Any,
    games: int,
    jobs: int,
    executor: Executor | None,
    progress: bool | Callable[[int, int], object],
) -> Result:
    """The result of games that ``work`` plays, by the same means as :func:`simulate`."""
    if whole(jobs) < 1:
        raise BadInput(at("jobs", expected("processes", jobs)))
    check_options((), progress, None)
    run = _Run(batch, games, [], progress, None)
    return run.gather(_results(work, games, whole(jobs), _executor(executor), run.note), None)


def _isolated(batch: Batch, isolate: object) -> Batch:
    """The batch with its bots in processes of their own."""
    if isolate is not True and not isinstance(isolate, Limits):
        raise BadInput(at("isolate", expected("isolate", isolate)))
    limits = Limits() if isolate is True else isolate
    return replace(batch, bots=tuple(IsolatedBot(bot, limits) for bot in batch.bots))


def _results(
    work: Any, games: int, jobs: int, executor: Executor | None, note: Callable[[str], object]
) -> Iterator[list[GameRecord]]:
    """The records of all games in order, in lists."""
    workers = jobs if executor is None or jobs > 1 else _workers_of(executor)
    if isinstance(executor, ProcessPoolExecutor):
        return on_pool(work, _chunks(games, workers), executor, workers, note)
    if executor is not None:
        results = on_executor(work, _chunks(games, workers), executor, workers, note)
        client = getattr(executor, "_client", None)
        return results if client is None else on_cluster(client, results, note)
    if jobs > 1:
        return on_processes(work, _chunks(games, workers), jobs, note)
    return in_process(work, range(games))


def whole(number: object) -> int:
    """A whole number, including numpy's; 0 for anything else."""
    return index(number) if hasattr(number, "__index__") and not isinstance(number, bool) else 0


def _executor(given: Any) -> Executor | None:
    """The given executor; for a Dask client its executor, because the client's own futures differ."""
    if callable(getattr(given, "get_executor", None)):
        given = given.get_executor()
    if given is not None and (isinstance(given, type) or not callable(getattr(given, "submit", None))):
        raise BadInput(at("executor", expected("executor", given)))
    executor: Executor | None = given
    return executor


def check_options(observers: object, progress: object, stop: object) -> None:
    """Check that the callbacks are callable, before a game is played."""
    if not isinstance(observers, (list, tuple)) or not all(map(callable, observers)):
        raise BadInput(at("observers", expected("observers", observers)))
    if not isinstance(progress, bool) and not callable(progress):
        raise BadInput(at("progress", expected("progress", progress)))
    if stop is not None and not callable(stop):
        raise BadInput(at("stop", expected("stop", stop)))


def make_plan(
    board: str | Variant, bots: Sequence[object], seed: int | str, *, rotate: bool, measures: Mapping[str, Measure]
) -> Batch:
    """Validate the arguments and build the batch for the workers."""
    variant = variant_of(board)
    least, most = variant.board.players
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not least <= len(bots) <= most:
        given = len(bots) if isinstance(bots, (list, tuple)) else bots
        raise BadInput(at("bots", expected("bots", given, least=least, most=most)))
    seed = index(seed) if hasattr(seed, "__index__") else seed
    if not is_seed(seed, 30):
        raise BadInput(expected("seed", seed))
    if not isinstance(measures, Mapping) or not all(map(callable, measures.values())):
        raise BadInput(at("measures", expected("measures", measures)))
    for name in measures:
        if name in COLUMNS:
            raise BadInput(at("measures", Message("error-measure-column", name=name)))
    names = _names(bots)
    # Workers do not know bots registered here, so a recipe is sent instead of the name.
    bots = [recipe(bot) for bot in bots]
    # Variants are pickled without their tables, which are large; workers rebuild them.
    return Batch(variant, tuple(bots), names, str(seed), rotate, dict(measures))


def _names(bots: Sequence[object]) -> tuple[str, ...]:
    """The names of the bots in the records; different bots with the same name are numbered."""
    known: dict[str, list[object]] = {}
    names = []
    for bot in bots:
        made = bots_.make(bot)  # also checks that it can be created
        name = bot.strip() if isinstance(bot, str) else name_of(made)
        key = name if isinstance(bot, str) else id(bot)
        same = known.setdefault(name, [])
        if key not in same:
            same.append(key)
        number = same.index(key) + 1
        names.append(f"{name} {number}" if number > 1 else name)
    return tuple(names)


def _workers_of(executor: Executor) -> int:
    """The number of workers of an executor, or an estimate."""
    known = getattr(executor, "_max_workers", None)
    client = getattr(executor, "_client", None)
    if client is not None:
        known = sum(client.ncores().values())
    return known if isinstance(known, int) and known > 0 else 8


def _chunks(games: int, workers: int) -> list[range]:
    """The game numbers in chunks of decreasing size, so that all workers finish at about the same time."""
    least = max(1, games // (workers * _FINEST))
    chunks, start = [], 0
    while start < games:
        size = min(games - start, max(least, min(_MOST_AT_ONCE, (games - start) // (workers * _ROUNDS))))
        chunks.append(range(start, start + size))
        start += size
    return chunks


class _Run:
    """A simulation in progress: collects records and notes, and reports progress."""

    def __init__(
        self,
        batch: Batch,
        games: int,
        observers: list[Observer],
        progress: bool | Callable[[int, int], object],
        stop: Callable[[], bool] | None,
    ) -> None:
        self.batch = batch
        self.games = games
        self.tally = Tally()
        self.notes: list[str] = []
        self._observers = observers
        self._progress = progress
        self._stop = stop

    def note(self, text: str) -> None:
        """Add a note for the caller, once."""
        if text not in self.notes:
            self.notes.append(text)

    def gather(self, results: Iterator[list[GameRecord]], stream: str | os.PathLike[str] | None) -> Result:
        kept: list[GameRecord] | None = None if stream is not None else []
        stopped = False
        with Stream(stream) as writer, _Bar(self.games, self._progress) as bar:
            try:
                for records in results:
                    for record in records:
                        writer.write(record)
                        self._take(record, kept)
                    self._show(bar)
                    if self._wants_to_stop():
                        stopped = self.tally.games < self.games
                        break
            except KeyboardInterrupt:
                stopped = self.tally.games < self.games
            finally:
                close = getattr(results, "close", None)
                if close is not None:
                    close()
        for failed in self.tally.failures.notes():
            self.note(failed)
        path = None if stream is None else str(stream)
        return Result(self.batch.variant, self.tally, kept, path, self.notes, stopped=stopped)

    def _take(self, record: GameRecord, kept: list[GameRecord] | None) -> None:
        self.tally.add(record)
        if kept is not None:
            kept.append(record)
        for observer in self._observers[:]:
            try:
                observer(record)
            except Exception as error:
                self._observers.remove(observer)
                name = getattr(observer, "__name__", repr(observer)[:60])
                facts = {"name": name, "game": record.number, "error": repr(error)}
                self.note(str(Message("simulate-failed.observer", **facts)))

    def _show(self, bar: _Bar) -> None:
        try:
            bar.forward(self.tally.games)
        except Exception as error:
            bar.tell = None
            self.note(str(Message("simulate-failed.progress", error=repr(error))))

    def _wants_to_stop(self) -> bool:
        try:
            return self._stop is not None and bool(self._stop())
        except Exception as error:
            self._stop = None
            self.note(str(Message("simulate-failed.stop", error=repr(error))))
            return False


class _Bar:
    """Progress display: a bar if tqdm is installed, a function of the caller, or nothing."""

    def __init__(self, games: int, progress: bool | Callable[[int, int], object]) -> None:
        self._games = games
        self.tell = progress if callable(progress) else None
        self._bar: Any = _tqdm(games) if progress is True else None

    def __enter__(self) -> _Bar:
        return self

    def forward(self, done: int) -> None:
        if self._bar is not None:
            self._bar.update(done - self._bar.n)
        if self.tell is not None:
            self.tell(done, self._games)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()


def _tqdm(games: int) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # tqdm warns about missing ipywidgets and falls back to a plain bar
            from tqdm.auto import tqdm  # noqa: PLC0415 -- optional
    except ImportError:
        return None
    return tqdm(total=games, unit="game")


__all__ = ["MissingPackage", "make_plan", "simulate"]
