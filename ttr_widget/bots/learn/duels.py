"""Duels between two sets of weights: the same deal is played twice, with the seats swapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import tanh
from random import Random
from typing import Any, NamedTuple

from ttr_widget.bots.parcel import Parcel, check_can_travel
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel import turn
from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import view

_CHUNK = 4
_MOST = 20_000
"""Upper limit on the decisions in a game; a game with more is taken to be endless."""


class Duel(NamedTuple):
    """A deal and the weights of the two sides."""

    seed: str
    one: Weights
    other: Weights


class Outcome(NamedTuple):
    """The results of the first side over both games of a deal."""

    games: tuple[float, float]
    """What it won in each game: 1, 0, or the share of a shared win."""
    score: float
    """Its mean lead on a scale from -1 to 1, where a lead far above that of a sure win counts for little more."""


def play_deal(variant: Variant, duel: Duel) -> Outcome:
    """Play a deal twice; with more than two players the sides take alternate seats."""
    first = _sheet(variant, duel.seed, (duel.one, duel.other))
    second = _sheet(variant, duel.seed, (duel.other, duel.one))
    swing = variant.derived(VariantTables).swing
    leads = _lead(first, 0), _lead(second, 1)
    games = _won(first, 0), _won(second, 1)
    return Outcome(games, sum([tanh(lead / swing) for lead in leads]) / 2)


def _sheet(variant: Variant, seed: str, sides: Sequence[Weights]) -> Sheet:
    """Play a game between planners and return its score."""
    players = max(2, variant.board.players[0])
    draft = turn.begin(variant, [f"Player {seat + 1}" for seat in range(players)], seed)
    rngs = [Random(f"{seed} {seat}") for seat in range(players)]
    planner = Planner()
    for _ in range(_MOST):
        if draft.over:
            return turn.final_sheet(draft)
        prompt = draft.prompts[-1]
        # The position is that of the game, because making one from the view takes time; what a seat does not know is
        # not read from it: a test compares the decisions with those of a match.
        reader = ViewReader(view(draft, prompt.seat), sides[prompt.seat % 2], draft)
        turn.apply(draft, planner.answer(reader, prompt, rngs[prompt.seat]))
    raise RuntimeError(f"the game does not end: {_MOST} decisions")


def _lead(sheet: Sheet, side: int) -> float:
    """By how many points a side is ahead, on the mean of its seats."""
    mine, theirs = sheet.totals[side::2], sheet.totals[1 - side :: 2]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


def _won(sheet: Sheet, side: int) -> float:
    return sum([winner % 2 == side for winner in sheet.winners]) / len(sheet.winners)


class Arena:
    """Where duels are played: in this process or in several; the results are the same, and in order."""

    def __init__(self, variant: Variant, pool: ProcessPoolExecutor | None) -> None:
        self._play = partial(play_deal, variant) if pool is None else partial(_play_parcel, Parcel(variant))
        self._pool = pool
        self.games = 0
        """The number of games played so far."""

    def play(self, duels: Sequence[Duel]) -> list[Outcome]:
        """The outcomes of duels, in their order."""
        self.games += 2 * len(duels)
        if self._pool is None:
            return [self._play(duel) for duel in duels]
        return list(self._pool.map(self._play, duels, chunksize=_CHUNK))


def _play_parcel(variant: Any, duel: Duel) -> Outcome:
    return play_deal(variant, duel)


@contextmanager
def arena(variant: Variant, jobs: int) -> Iterator[Arena]:
    """An arena with this many processes."""
    if jobs == 1:
        yield Arena(variant, None)
        return
    check_can_travel(variant)
    with ProcessPoolExecutor(jobs) as pool:
        yield Arena(variant, pool)
