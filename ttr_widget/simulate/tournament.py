"""``ttr.tournament``: everybody's bot against everybody else's, each in a process of its own."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from secrets import token_hex
from typing import Any

from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.bot import Bot, built_in_names, for_one_game
from ttr_widget.bots.bot_file import BotFile, read_bot_file, read_bot_files
from ttr_widget.bots.decision import Failed
from ttr_widget.bots.isolated import MEMORY, IsolatedBot, Limits
from ttr_widget.kernel.doors import is_seed
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .records import GameRecord
from .run import Batch, play_some
from .simulation import gathered, whole
from .standings import Tournament

Folder = str | os.PathLike[str]
_STRIKES = 3
"""A bot that was late, or crashed, so often in a game is not asked again: a class does not wait for a loop."""
_OPEN = 6
"""The number of processes of bots that are kept for the next game; a class of thirty would fill the memory."""


def tournament(  # noqa: PLR0913 -- one keyword per option
    bots: Folder | Sequence[Folder],
    board: str | Variant = "europe",
    *,
    games: int = 4,
    seconds: float = 1.0,
    memory: int = MEMORY,
    also: Sequence[str] = (),
    seed: int | str | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: bool | Callable[[int, int], object] = True,
) -> Tournament:
    """Let each bot play each other and return the crosstable, ratings and the best games.

    ``bots`` is a folder with one ``.py`` file per bot, or a list of files.  A file defines ``decide(view, prompt,
    rng)``, or a class ``Bot`` with that method; the bot is named after the file.  ``also=["greedy"]`` lets bots of this
    package take part.

    Each pair plays ``games`` games, an even number: each deal twice with the seats swapped, and all pairs get the same
    deals.  Each bot runs in a process of its own that is sent views and nothing else, with ``seconds`` for an answer
    and ``memory`` bytes.  A bot that is late, crashes or answers nonsense loses its move: a random legal one is played;
    after three late answers or crashes it is not asked again in that game.  A file that cannot be run does not take
    part, and ``notes`` say why.

    ``board`` is a name or a variant.  ``progress`` shows a bar, or is a function called with the numbers of games done
    and requested.  The same ``seed`` gives the same tournament, in one process, with ``jobs=4`` or on a cluster with
    ``executor=`` (bots that are late excepted: they depend on the machine).  By default the seed is drawn at random,
    because a bot that knows it knows the deals; ``.seed`` tells it afterwards.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for name, choice in {"ada": "legal[0]", "grace": "rng.choice(legal)"}.items():
    ...         code = f"import ttr_widget as ttr\\ndef decide(view, prompt, rng):\\n"
    ...         code += f"    legal = ttr.bots.legal_actions(view)\\n    return {choice}"
    ...         _ = pathlib.Path(folder, f"{name}.py").write_text(code)
    ...     result = tournament(folder, "berlin", games=2, seed=1, progress=False)
    >>> sorted(row["bot"] for row in result.rows())
    ['ada', 'grace']
    """
    variant = variant_of(board)
    deals = _deals(games)
    entrants = _entrants(bots, also)
    limits = Limits(seconds, memory, _STRIKES)
    if seed is None:
        seed = token_hex(8)
    if not is_seed(seed, 30):
        raise BadInput(expected("seed", seed))
    ready, notes = _tried(entrants, limits)
    if len(ready) < 2:
        key = "error-tournament-bots.notes" if notes else "error-tournament-bots"
        raise BadInput(Message(key, count=len(ready), notes=tuple(notes)))
    pairs = tuple(combinations(range(len(ready)), 2))
    schedule = Schedule(
        variant,
        tuple(ready.values()),
        tuple(ready),
        str(seed),
        keeps_moves=True,
        pairs=pairs,
        deals=deals,
        limits=limits,
    )
    try:
        work = partial(play_chunk, schedule, keeps_processes=executor is None)
        result = gathered(schedule, work, len(schedule), jobs, executor, progress)
    finally:
        close_processes()
    result.notes = (*notes, *result.notes)
    return Tournament(result, tuple(ready), str(seed))


@dataclass(frozen=True)
class Schedule(Batch):
    """The games of a tournament: pair by pair, each deal twice."""

    pairs: tuple[tuple[int, int], ...] = ()
    deals: int = 1
    limits: Limits = field(default_factory=Limits)

    def __len__(self) -> int:
        return len(self.pairs) * self.deals * 2

    def seed_of(self, number: int) -> str:
        """The seed of a game; all pairs play the same deals."""
        return f"{self.seed}/{number // 2 % self.deals}"

    def seats(self, number: int) -> list[int]:
        """The bot at each seat: the two games of a deal differ by the seats."""
        one, other = self.pairs[number // (2 * self.deals)]
        return [other, one] if number % 2 else [one, other]

    def bot(self, number: int) -> Bot:
        """The bot in its process."""
        return for_one_game(_process_of(self.bots[number], self.limits))


def play_chunk(schedule: Schedule, numbers: Sequence[int], *, keeps_processes: bool) -> list[GameRecord]:
    """Play the games with these numbers, or the first few of them."""
    try:
        return play_some(schedule, numbers)
    finally:
        if not keeps_processes:  # on another machine nobody would end them
            close_processes()


_here = threading.local()
"""The processes of this thread; two games at the same time would disturb each other's bots."""


def _process_of(bot: Any, limits: Limits) -> IsolatedBot:
    known: OrderedDict[Any, IsolatedBot] = _here.__dict__.setdefault("processes", OrderedDict())
    key = (bot.name, bot.digest, limits) if isinstance(bot, BotFile) else (bot, limits)
    if key not in known:
        known[key] = IsolatedBot(bot, limits)
    known.move_to_end(key)
    while len(known) > _OPEN:
        known.popitem(last=False)[1].close()
    return known[key]


def close_processes() -> None:
    """End the processes of this thread's bots."""
    known = _here.__dict__.pop("processes", {})
    for bot in known.values():
        bot.close()


def _deals(games: object) -> int:
    count = whole(games)
    if count < 2 or count % 2:
        raise BadInput(at("games", expected("even", games)))
    return count // 2


def _entrants(bots: object, also: object) -> dict[str, object]:
    """The bots by name."""
    if isinstance(bots, (str, os.PathLike)):
        entrants: dict[str, object] = {**read_bot_files(Path(bots))}
    elif isinstance(bots, Sequence) and all(isinstance(file, (str, os.PathLike)) for file in bots):
        entrants = {**_distinct(read_bot_file(Path(file)) for file in bots)}
    else:
        raise BadInput(at("bots", expected("bot-files", bots)))
    if isinstance(also, str) or not isinstance(also, Sequence) or not {*also} <= built_in_names():
        raise BadInput(at("also", expected("built-in-bots", also, names=tuple(sorted(built_in_names())))))
    return {**entrants, **{name: name for name in also}}


def _distinct(files: Iterable[BotFile]) -> Mapping[str, BotFile]:
    found: dict[str, BotFile] = {}
    for bot in files:
        if bot.name in found:
            raise BadInput(Message("error-bot-twice", name=bot.name))
        found[bot.name] = bot
    return found


def _tried(entrants: Mapping[str, object], limits: Limits) -> tuple[dict[str, object], list[str]]:
    """The bots whose process starts, and notes about the others."""
    ready: dict[str, object] = {}
    notes = []
    for name, bot in entrants.items():
        try:
            _process_of(bot, limits).start()
            ready[name] = bot
        except Failed as failure:
            notes.append(str(Message("simulate-failed.file", name=name, error=failure.outcome.text)))
    return ready, notes


__all__ = ["Tournament", "tournament"]
