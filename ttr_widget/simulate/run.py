"""Playing games in one process: the part of a simulation that runs on workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

from ttr_widget.bots.bot import Bot, for_one_game
from ttr_widget.bots.match import Match
from ttr_widget.game import Game
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .failures import Failure, of_bots
from .records import GameRecord, record_of

_LONG = 4.0
"""A worker returns its results after this many seconds, so that progress is shown and a stop takes effect."""

_TOLD = 5
"""The maximum number of failures that the record of a game describes."""

Measure = Callable[[Game], Any]
"""A function of a finished game (without its history) that returns a value, usually a number."""


@dataclass(frozen=True)
class Batch:
    """Everything a worker needs; the same batch and game number always give the same game."""

    variant: Variant
    bots: tuple[Any, ...]
    """Anything that :func:`ttr_widget.bots.make` accepts."""
    names: tuple[str, ...]
    seed: str
    rotate: bool = True
    measures: Mapping[str, Measure] = field(default_factory=dict)

    keeps_moves: bool = False
    """Whether the records contain the moves."""

    def seed_of(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{number}"

    def bot(self, number: int) -> Bot:
        """A bot for one game."""
        return for_one_game(self.bots[number])

    def seats(self, number: int) -> list[int]:
        """The bot at each seat in this game; seats rotate, so that no bot profits from the first turn."""
        count = len(self.bots)
        shift = number % count if self.rotate else 0
        return [(seat + shift) % count for seat in range(count)]


def play_some(batch: Batch, numbers: Sequence[int]) -> list[GameRecord]:
    """Play the games with these numbers until the time limit, at least one."""
    end = perf_counter() + _LONG
    played: list[GameRecord] = []
    for number in numbers:
        played.append(play_one(batch, number))
        if perf_counter() > end:
            break
    return played


def play_one(batch: Batch, number: int) -> GameRecord:
    """Play the game with this number to its end."""
    order = batch.seats(number)
    seed = batch.seed_of(number)
    match = Match(batch.variant, [batch.bot(bot) for bot in order], seed)
    asked: Counter[str] = Counter()
    names = [batch.names[bot] for bot in order]
    moves: list[str] = []
    while not match.is_over:
        asked[names[match.draft.prompts[-1].seat]] += 1
        action = match.step()
        if batch.keeps_moves:
            moves.append(action.text())
    faults: Counter[int] = Counter()
    for trouble in match.troubles:
        faults[trouble.seat] += 1
    record = record_of(match.draft, number, seed, asked.total(), names, faults)
    failures = of_bots(match.troubles, names, number)
    said = tuple([str(failure.first) for failure in failures[:_TOLD]])
    record = replace(record, moves=tuple(moves), faults=said, failures=failures, asked=asked)
    return _measured(batch, match, record) if batch.measures else record


def _measured(batch: Batch, match: Match, record: GameRecord) -> GameRecord:
    """The record with the results of the measures; failures are reported in it."""
    found: dict[str, Any] = {}
    failed: list[Failure] = []
    for name, measure in batch.measures.items():
        try:
            found[name] = measure(Game(match.draft, record.seed))
        except Exception as error:
            found[name] = None
            failed.append(Failure(name, repr(error), record.number))
    said = tuple([str(Message("simulate-failed.measure", name=one.name, error=one.error)) for one in failed])
    failures = (*record.failures, *failed)
    return replace(record, measures=found, faults=(record.faults + said)[:_TOLD], failures=failures)
