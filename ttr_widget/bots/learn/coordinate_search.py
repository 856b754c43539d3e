"""Coordinate search: one weight is changed at a time, and what beats the weights so far replaces them.

The two sides of a duel play the same deals in both seats.  Where the change never matters, both games of a deal are the
same and the score is exactly 0, so that little luck remains: single weights need far fewer games than all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import copysign, sqrt

from ttr_widget.bots.planning.weights import Weights

from .parameters import Parameter, start_of, weights_of

BLOCK = 20
"""Deals of a duel after which it is judged."""
LEAST, MOST = 60, 160
"""A change is accepted after so many deals at the earliest, and given up after so many at the latest."""
SURE, ENOUGH = 2.0, 1.3
"""By how many standard errors a change must be better to be accepted early, and after all deals."""
WORTH = 0.01
"""A change is given up once it is unlikely (one standard error) to gain more than this, on a scale from -1 to 1."""
FURTHER = 1.5
"""The factor for the next step in a direction that was good."""
SMALLEST = 0.2
"""The smallest steps, relative to the first ones."""

Play = Callable[[Weights, Weights, int], Sequence[float] | None]
"""Plays so many deals between two sets of weights; the score of each, or ``None`` if the games are used up."""


class CoordinateSearch:
    """The weights that are being learned, and the steps by which each of them is changed next."""

    def __init__(self, chosen: tuple[Parameter, ...], play: Play) -> None:
        self.chosen = chosen
        self.values = [start_of(parameter) for parameter in chosen]
        self.steps = [parameter.step for parameter in chosen]
        self.accepted = 0
        """The number of changes accepted so far."""
        self._play = play

    @property
    def weights(self) -> Weights:
        """What has been learned so far."""
        return weights_of(self.chosen, self.values)

    def sweep(self) -> Iterator[None]:
        """Try to change each weight once; yields after each of them."""
        for number in range(len(self.chosen)):
            self._improve(number)
            yield

    def _improve(self, number: int) -> None:
        """Change a weight as far as it helps, in the better direction; otherwise make its next steps smaller."""
        step = self.steps[number]
        if not (self._go(number, step) or self._go(number, -step)):
            spread = self.chosen[number].step
            self.steps[number] = copysign(max(abs(step) / 2, SMALLEST * abs(spread)), spread)

    def _go(self, number: int, step: float) -> bool:
        """Whether a step helps; further steps in its direction follow while they help."""
        helped = False
        while self._better(number, step):
            self.accepted += 1
            self.steps[number] = step
            helped, step = True, FURTHER * step
        return helped

    def _better(self, number: int, step: float) -> bool:
        """Try a step in a duel against the weights so far; it stays if it is better."""
        one, old = self.chosen[number], self.weights
        values = list(self.values)
        values[number] = min(one.most, max(one.least, values[number] + step))
        new = weights_of(self.chosen, values)
        if new == old or not self._wins(new, old):
            return False
        self.values = values
        return True

    def _wins(self, new: Weights, old: Weights) -> bool:
        scores: list[float] = []
        while len(scores) < MOST:
            more = self._play(new, old, BLOCK)
            if more is None:
                return False
            scores += more
            mean, error = mean_and_error(scores)
            if len(scores) >= LEAST and mean > SURE * error:
                return True
            if mean + error < WORTH:
                return False
        return mean > ENOUGH * error


def mean_and_error(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of independent scores and its standard error."""
    mean = sum(scores) / len(scores)
    return mean, sqrt(sum([(score - mean) ** 2 for score in scores]) / (len(scores) - 1) / len(scores))
