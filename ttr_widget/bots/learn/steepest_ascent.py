"""Steepest ascent: all weights are changed at once, at random, to see which changes help; then all go that way.

In each deal of a look, every weight of one side is a step higher or lower than so far, and that of the other side the
opposite.  Thousands of games then tell about all weights together, where a search that changes one weight at a time
would need thousands for each.  How far to go is decided by duels against the weights so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from ttr_widget.bots.planning.weights import Weights

from .parameters import Parameter, start_of, weights_of

BLOCK = 20
"""Deals that are played without a report in between."""
FARTHEST = 4.0
"""The farthest to go in a round: by how many of its steps the weight with the greatest effect is changed."""
DOUBT = 1.0
"""Effects smaller than this many standard errors are taken to be none, and greater ones to be that much smaller."""

Pair = tuple[Weights, Weights]
Play = Callable[[Sequence[Pair], int], Sequence[float] | None]
"""Plays a deal with each pair, from the deal with this number on: the score of the first of the two, or ``None`` if the
games are used up."""


class Effect(NamedTuple):
    """By how much the score rises if a weight is one step higher and the opponent's one lower, with its error."""

    mean: float
    error: float

    @property
    def sure(self) -> float:
        """The part of the effect that is hardly due to luck."""
        rest = max(0.0, abs(self.mean) - DOUBT * self.error)
        return rest if self.mean > 0 else -rest


class SteepestAscent:
    """The weights that are being learned, and what is known about the way up."""

    def __init__(self, chosen: tuple[Parameter, ...], play: Play, rng: Random, look: int) -> None:
        self.chosen = chosen
        self.look = look
        """Deals of a look."""
        self.duel = max(2, look // 4)
        """Deals of a duel against the weights so far."""
        self.values = [start_of(parameter) for parameter in chosen]
        self.accepted = 0
        """The number of steps taken so far."""
        self._play = play
        self._rng = rng
        self._deals = 0
        self._signs: list[list[int]] = []
        self._scores: list[float] = []

    @property
    def weights(self) -> Weights:
        """What has been learned so far."""
        return weights_of(self.chosen, self.values)

    def round(self) -> Iterator[None]:
        """Look around, then go as far as it helps; yields now and then, so that progress can be shown.

        A round that finds no way leaves its games to the next one, which sees more clearly with them.
        """
        for start in range(0, self.look, BLOCK):
            if not self._look(min(BLOCK, self.look - start)):
                return
            yield
        way = [effect.sure for effect in self.effects()]
        if any(way):
            self._go(way)
            yield

    def effects(self) -> list[Effect]:
        """The effect of each weight at the present ones."""
        _, error = mean_and_error(self._scores)
        found = []
        for place in range(len(self.chosen)):
            signed = [signs[place] * score for signs, score in zip(self._signs, self._scores, strict=True)]
            found.append(Effect(sum(signed) / len(signed), error))
        return found

    def _look(self, deals: int) -> bool:
        """Play deals in which all weights are changed at random; false if the games are used up."""
        signs = [[1 if self._rng.random() < 0.5 else -1 for _ in self.chosen] for _ in range(deals)]
        scores = self._play([(self._moved(up, 1), self._moved(up, -1)) for up in signs], self._deals)
        if scores is None:
            return False
        self._deals += deals
        self._signs += signs
        self._scores += scores
        return True

    def _moved(self, amounts: Sequence[float], factor: float) -> Weights:
        """The weights so far, each changed by so many of its steps."""
        return weights_of(self.chosen, self._values(amounts, factor))

    def _values(self, amounts: Sequence[float], factor: float) -> list[float]:
        return [
            min(one.most, max(one.least, value + factor * amount * abs(one.step)))
            for one, value, amount in zip(self.chosen, self.values, amounts, strict=True)
        ]

    def _go(self, way: Sequence[float]) -> None:
        """Go this way until it falls off again."""
        greatest = max(map(abs, way))
        amounts = [one / greatest for one in way]
        slope = sum([effect * amount for effect, amount in zip(way, amounts, strict=True)]) / 2
        far = self._top(amounts, slope)
        if far is not None:
            self.values = self._values(amounts, far)
            self.accepted += 1
            self._signs, self._scores = [], []

    def _top(self, amounts: Sequence[float], slope: float) -> float | None:
        """How far to go: the look gives the slope, duels against the weights so far show how it flattens.

        The score is taken to be ``slope * far - bend * far ** 2``.
        """
        lengths = (FARTHEST / 2, FARTHEST)
        bend, weight = 0.0, 0.0
        for length in lengths:
            scores = self._play([(self._moved(amounts, length), self.weights)] * self.duel, self._deals)
            if scores is None:
                return None
            bend += (slope * length - sum(scores) / len(scores)) * length**2
            weight += length**4
        self._deals += self.duel
        bend /= weight
        return FARTHEST if bend <= 0 else min(FARTHEST, slope / (2 * bend))


def mean_and_error(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of independent scores and its standard error."""
    mean = sum(scores) / len(scores)
    return mean, sqrt(sum([(score - mean) ** 2 for score in scores]) / (len(scores) - 1) / len(scores))
