"""``ttr.simulate``: many games among bots, on one core or on a cluster."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from operator import index
from typing import Any

from ttr_widget import bots as bots_
from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.bot import name_of, recipe
from ttr_widget.kernel.errors import BadInput, at, expected
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
"""So many games at most make one piece of work: a bar that moves, a stop that is heard, little lost with a worker."""
_ROUNDS = 2
"""A piece is that part of what each worker still has before it."""
_FINEST = 50
"""A smaller part of what each worker does is not worth the sending: a cluster takes some 10 ms for it."""


def simulate(  # noqa: PLR0913 -- each option is one keyword
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
) -> Result:
    """Play many games among bots and return what came of them.

    What comes back prints itself: wins, points and tickets of each bot, with 95 % intervals.  ``.summary()`` gives the
    same as numbers, ``.games`` each game, ``.to_frame()`` a row a player (with pandas), ``.points_figure()``,
    ``.tickets_figure()`` and ``.routes_figure()`` pictures.

    ``board`` is a name or a variant.  ``bots`` are as many as there are players: names (``"planner"``,
    ``"search(nodes=50)"``), functions ``decide(view, prompt, rng)``, or objects; they change seats from game to game
    unless ``rotate=False``.  An object begins each game as it was given, as a copy.

    The same ``seed`` gives the same ``games`` whatever plays them, in whatever order: ``jobs=2`` takes processes of
    this machine, ``executor=`` any ``concurrent.futures.Executor``, so that a Dask cluster is
    ``executor=client.get_executor()``.  A worker that dies is reported, and its games are played again.  Bots of your
    own travel to the workers, registered ones too; those that a notebook defines want the package ``cloudpickle``,
    which Dask brings along.

    ``stream="games.jsonl"`` (or ``.parquet``) writes the records to that file, anew, instead of keeping them.
    ``observers`` are called here with each record, in order; ``measures`` (name to function of the finished game) run
    at the workers and add to the records.  ``progress`` shows a bar, or is called with the games done and wanted;
    ``stop`` is asked now and then whether to end early.  An interrupt (Ctrl-C) ends early too, with what there is.

    >>> result = simulate("berlin", ["random", "random"], games=4, seed=1, progress=False)
    >>> len(result)
    4
    """
    if _whole(games) < 1:
        raise no_games(games)
    if _whole(jobs) < 1:
        raise BadInput(at("jobs", expected("processes", jobs)))
    check_options(observers, progress, stop)
    executor = _executor(executor)
    batch = make_plan(board, bots, seed, rotate=rotate, measures=measures or {})
    games, jobs = _whole(games), _whole(jobs)
    run = _Run(batch, games, list(observers), progress, stop)
    return run.gather(_results(partial(play_some, batch), games, jobs, executor, run.note), stream)


def _results(
    work: Any, games: int, jobs: int, executor: Executor | None, note: Callable[[str], object]
) -> Iterator[list[GameRecord]]:
    """The records of all games, some at a time, in order, from whoever plays them."""
    workers = jobs if executor is None or jobs > 1 else _workers_of(executor)
    if isinstance(executor, ProcessPoolExecutor):
        return on_pool(work, _pieces(games, workers), executor, workers, note)
    if executor is not None:
        results = on_executor(work, _pieces(games, workers), executor, workers, note)
        client = getattr(executor, "_client", None)
        return results if client is None else on_cluster(client, results, note)
    if jobs > 1:
        return on_processes(work, _pieces(games, workers), jobs, note)
    return in_process(work, range(games))


def _whole(number: object) -> int:
    """A whole number, numpy's too; 0 for anything else."""
    return index(number) if hasattr(number, "__index__") and not isinstance(number, bool) else 0


def _executor(given: Any) -> Executor | None:
    """The executor that was given; that of a Dask client, whose own ``submit`` gives futures of another kind."""
    if callable(getattr(given, "get_executor", None)):
        given = given.get_executor()
    if given is not None and (isinstance(given, type) or not callable(getattr(given, "submit", None))):
        raise BadInput(at("executor", expected("executor", given)))
    executor: Executor | None = given
    return executor


def check_options(observers: object, progress: object, stop: object) -> None:
    """Refuse what cannot be called, before a game is played."""
    if not isinstance(observers, (list, tuple)) or not all(map(callable, observers)):
        raise BadInput(at("observers", expected("observers", observers)))
    if not isinstance(progress, bool) and not callable(progress):
        raise BadInput(at("progress", expected("progress", progress)))
    if stop is not None and not callable(stop):
        raise BadInput(at("stop", expected("stop", stop)))


def make_plan(
    board: str | Variant, bots: Sequence[object], seed: int | str, *, rotate: bool, measures: Mapping[str, Measure]
) -> Batch:
    """Check what is wanted, before any worker hears of it."""
    variant = variant_of(board)
    least, most = variant.board.players
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not least <= len(bots) <= most:
        given = len(bots) if isinstance(bots, (list, tuple)) else bots
        raise BadInput(at("bots", expected("bots", given, least=least, most=most)))
    seed = index(seed) if hasattr(seed, "__index__") else seed
    if type(seed) not in (int, str) or len(str(seed)) > 30 or str(seed) != " ".join(str(seed).split()):
        raise BadInput(expected("seed", seed))
    if not isinstance(measures, Mapping) or not all(map(callable, measures.values())):
        raise BadInput(at("measures", expected("measures", measures)))
    for name in measures:
        if name in COLUMNS:
            raise BadInput(at("measures", Message("error-measure-column", name=name)))
    names = _names(bots)
    # A bot that was registered here is known by its name only here: a worker gets what makes it.
    bots = [recipe(bot) for bot in bots]
    # A variant that was played with keeps tables that are large to send; a worker makes its own.
    return Batch(variant, tuple(bots), names, str(seed), rotate, dict(measures))


def _names(bots: Sequence[object]) -> tuple[str, ...]:
    """What the records call the bots; different ones with the same name are counted."""
    known: dict[str, list[object]] = {}
    names = []
    for bot in bots:
        made = bots_.make(bot)  # also to see that it can be made
        name = bot.strip() if isinstance(bot, str) else name_of(made)
        key = name if isinstance(bot, str) else id(bot)
        same = known.setdefault(name, [])
        if key not in same:
            same.append(key)
        number = same.index(key) + 1
        names.append(f"{name} {number}" if number > 1 else name)
    return tuple(names)


def _workers_of(executor: Executor) -> int:
    """How many pieces an executor can do at once, as far as it tells."""
    known = getattr(executor, "_max_workers", None)
    client = getattr(executor, "_client", None)
    if client is not None:
        known = sum(client.ncores().values())
    return known if isinstance(known, int) and known > 0 else 8


def _pieces(games: int, workers: int) -> list[range]:
    """The numbers of the games in pieces, ever smaller ones: so the workers end at about the same time."""
    least = max(1, games // (workers * _FINEST))
    pieces, start = [], 0
    while start < games:
        size = min(games - start, max(least, min(_MOST_AT_ONCE, (games - start) // (workers * _ROUNDS))))
        pieces.append(range(start, start + size))
        start += size
    return pieces


class _Run:
    """A simulation under way: what is gathered, shown and told."""

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
        """Something that the caller should know; said once."""
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
        for fault in self.tally.faults:
            self.note(fault)
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
    """The progress: a bar where tqdm is installed, a function of the caller's, or nothing."""

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
            warnings.simplefilter("ignore")  # it warns of notebooks without ipywidgets, and draws a plain bar
            from tqdm.auto import tqdm  # noqa: PLC0415 -- optional
    except ImportError:
        return None
    return tqdm(total=games, unit="game")


__all__ = ["MissingPackage", "make_plan", "simulate"]
