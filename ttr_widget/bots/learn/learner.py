"""``learn(variant)``: weights of the planner for a variant, and their test on deals that were held out."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from random import Random
from typing import Any

from ttr_widget import files
from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.planning.learned import written_weights
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.intervals import Interval, share
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill

from .duels import Arena, Duel, arena
from .parameters import parameters
from .steepest_ascent import Pair, SteepestAscent

CHECK = 200
"""Deals of a check after each round: what has been learned plays against the default weights, always on these deals."""
LOOKS = 20
"""A look takes this part of the games as deals, but not more than ``MOST``."""
MOST = 1000
PATIENCE = 2
"""Learning stops after so many rounds without a new best check; this and the number of games are fixed beforehand."""

Progress = Callable[[int, int, int, Sequence[float]], object]
"""Gets the games played, the most games, the changes accepted so far, and the scores of the checks."""


@dataclass(frozen=True)
class Learned:
    """Weights learned for a variant, with how they were made; ``ttr.bots.learn`` returns it."""

    variant: Variant
    weights: Weights
    made: Mapping[str, Any]
    """How they were made: the command, the numbers of games, the seed, the date and the result of the test."""
    test: Interval
    """The share of games won against the default weights, on deals that were not used before, with its interval."""
    test_games: int

    @property
    def is_better(self) -> bool:
        """Whether the test shows that the weights are better than the default ones."""
        return self.test.low > 0.5

    @property
    def planner(self) -> Planner:
        """The planner with these weights."""
        return Planner(self.weights)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the weights to a file; named ``planner.json`` in a board's folder, the planner uses them there."""
        files.write(path, written_weights(self.weights, self.variant, self.made))

    def __repr__(self) -> str:
        usual = Weights()
        names = [field.name for field in fields(Weights)]
        changed = [name for name in names if getattr(self.weights, name) != getattr(usual, name)]
        rows = []
        for name in changed:
            facts = {"usual": f"{getattr(usual, name):g}", "learned": f"{getattr(self.weights, name):g}"}
            rows.append(fill("learn-weight", name=name, **facts))
        won = {"share": f"{self.test.value:.1%}", "low": f"{self.test.low:.1%}", "high": f"{self.test.high:.1%}"}
        rows.append(fill("learn-test", games=self.test_games, **won))
        return "\n".join([*rows, fill("learn-better" if self.is_better else "learn-no-better")])


def learn(
    variant: str | Variant,
    games: int = 8000,
    seed: int | str = 0,
    *,
    test: int = 800,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Learned:
    """Learn weights of the planner for a variant, such as a board of your own, from at most this many games.

    In each round all weights are changed at once, at random, to see which changes help; then all of them go that way,
    as far as it helps.  Both sides play the same deals in both seats.  After each round the weights play against the
    default ones, always on the same deals; those of the best of these checks are the result.  Learning stops when two
    rounds have brought nothing better or the games are used up, and ``test`` games on other deals measure the result.
    The same seed gives the same weights, in any number of processes.

    >>> learned = learn("berlin", games=8, test=4, seed=1)
    >>> learned.test_games, learned.made["seed"], learned.planner.name
    (4, 1, 'planner')
    """
    variant = _checked(variant_of(variant), games, test, jobs)
    with arena(variant, jobs) as place:
        learner = _Learner(variant, place, games, seed, progress)
        weights = learner.run()
        learning = place.games
        won = place.play([Duel(f"{seed} test {deal}", weights, Weights()) for deal in range(test // 2)])
    results = [result for outcome in won for result in outcome.games]
    found = share(sum(results), len(results))
    made = {
        "command": f'python -m ttr_widget.bots.learn "{variant.text}" --games {games} --seed {seed} --test {test}',
        "date": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "learning_games": learning,
        "checks": [round(one, 4) for one in learner.checks],
        "test_games": len(results),
        "test_wins": sum(results),
        "test_share": [round(number, 4) for number in found],
    }
    return Learned(variant, weights, made, found, len(results))


def _checked(variant: Variant, games: int, test: int, jobs: int) -> Variant:
    for name, number, least in (("games", games, 2), ("test", test, 2), ("jobs", jobs, 1)):
        if type(number) is not int or number < least:
            raise BadInput(at(name, expected("from", number, least=least)))
    if variant.board.players[1] < 2:
        raise BadInput(Message("error-learn-alone"))
    return variant


class _Learner:
    """One run: rounds of steepest ascent, with a check after each."""

    def __init__(self, variant: Variant, place: Arena, games: int, seed: int | str, progress: Progress | None) -> None:
        self.place = place
        self.games = games
        self.seed = seed
        self.progress = progress
        look = min(MOST, max(2, games // LOOKS))
        self.ascent = SteepestAscent(parameters(variant), self._play, Random(f"{seed} looks"), look)
        self.best = self.checked = Weights()
        self.most = 0.0
        self.checks: list[float] = []
        """The mean score of each check, on a scale from -1 to 1."""

    def run(self) -> Weights:
        """Learn until the rule says to stop; the best weights of all checks, or the default ones."""
        waited = 0
        while waited < PATIENCE and not self._used_up(1):
            for _ in self.ascent.round():
                self._report()
            waited = 0 if self._check() else waited + 1
        return self.best

    def _used_up(self, deals: int) -> bool:
        """Whether another duel of so many deals would be more than the games allow, with a check at the end."""
        return self.place.games + 2 * deals > self.games - 2 * self._check_deals

    @property
    def _check_deals(self) -> int:
        return min(CHECK, max(1, self.games // 8))

    def _play(self, pairs: Sequence[Pair], first: int) -> Sequence[float] | None:
        """Duels on the deals from this number on; ``None`` if the games are used up."""
        if self._used_up(len(pairs)):
            return None
        duels = [Duel(f"{self.seed} learn {first + n}", *pair) for n, pair in enumerate(pairs)]
        return [outcome.score for outcome in self.place.play(duels)]

    def _check(self) -> bool:
        """Whether what has been learned beats the default weights by more than at any check before."""
        weights, usual = self.ascent.weights, Weights()
        if weights == self.checked:
            return False
        self.checked = weights
        outcomes = self.place.play([Duel(f"{self.seed} check {n}", weights, usual) for n in range(self._check_deals)])
        score = sum([outcome.score for outcome in outcomes]) / len(outcomes)
        self.checks.append(score)
        self._report()
        if score <= self.most:
            return False
        self.best, self.most = weights, score
        return True

    def _report(self) -> None:
        if self.progress is not None:
            self.progress(self.place.games, self.games, self.ascent.accepted, self.checks)
