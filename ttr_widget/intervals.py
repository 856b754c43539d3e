"""95 % intervals of means, shares and differences, where every game counts as one observation.

The seats of a game share its luck, and a ticket done in it says something about the next: they are not independent, so
an interval comes from the spread between games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import NamedTuple

_TAIL = 0.975
Z = NormalDist().inv_cdf(_TAIL)
"""Half the width of a 95 % interval in standard errors, if the standard error is known."""
_FEW = 60
"""Up to so many degrees of freedom the quantile is searched; above, its expansion is exact to six digits."""


class Interval(NamedTuple):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"


UNKNOWN = Interval(math.nan, math.nan, math.nan)
"""The interval of nothing."""


@cache
def t_quantile(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors that were estimated with so many degrees of freedom."""
    if freedom > _FEW:
        return _expansion(freedom)
    low, high = Z, 13.0  # 12.7 with one degree of freedom
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 2 * _TAIL - 1 else (low, middle)
    return (low + high) / 2


def _within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t, as a finite sum (Abramowitz and Stegun 26.7.3)."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom, 2):
        term *= math.cos(angle) ** 2 * (step - 1) / step
        total += term
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


def _expansion(freedom: int) -> float:
    """Fisher's expansion of the quantile around that of the normal distribution (Abramowitz and Stegun 26.7.5)."""
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def _between(freedom: int) -> float:
    """A quantile for shares: with it, intervals from few games cover neither too rarely (Z) nor too often (t)."""
    return math.sqrt(Z * t_quantile(freedom))


class Mean:
    """A running mean, using Welford's numerically stable algorithm."""

    def __init__(self, numbers: Sequence[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        """Add a number."""
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else math.nan

    @property
    def interval(self) -> Interval:
        """The mean with Student's interval; a single number has none."""
        if self.count < 2:
            return Interval(self.mean if self.count else math.nan, math.nan, math.nan)
        half = t_quantile(self.count - 1) * self.deviation / math.sqrt(self.count)
        return Interval(self.mean, self.mean - half, self.mean + half)


def share(hits: float, count: float, quantile: float = Z) -> Interval:
    """A share of independent cases with its Wilson interval, which stays between 0 and 1."""
    if not count:
        return UNKNOWN
    part, square = hits / count, quantile * quantile
    middle = (part + square / (2 * count)) / (1 + square / count)
    half = quantile * math.sqrt(part * (1 - part) / count + square / (4 * count * count)) / (1 + square / count)
    # At both ends the formula is exact, but rounding is not.
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(part, 0.0 if part <= 0 else low, 1.0 if part >= 1 else high)


class Share:
    """A running share of things that come in games, such as tickets: hits of a count, game by game.

    Its interval is Wilson's for as many independent cases as would give the spread that is seen between the games.
    """

    def __init__(self, games: Sequence[tuple[float, float]] = ()) -> None:
        self.games = 0
        self.hits = 0.0
        self.count = 0.0
        self._products = [0.0, 0.0, 0.0]
        for hits, count in games:
            self.add(hits, count)

    def add(self, hits: float, count: float) -> None:
        """Add a game."""
        self.games += 1
        self.hits += hits
        self.count += count
        for place, product in enumerate((hits * hits, hits * count, count * count)):
            self._products[place] += product

    @property
    def value(self) -> float:
        """The share."""
        return self.hits / self.count if self.count else math.nan

    @property
    def interval(self) -> Interval:
        """The share with its interval."""
        if not self.count:
            return UNKNOWN
        cases = self._independent_cases()
        return share(self.value * cases, cases, _between(self.games - 1) if self.games > 1 else Z)

    def _independent_cases(self) -> float:
        part = self.value
        if not 0 < part < 1:
            return self.games
        both, mixed, counts = self._products
        spread = both - 2 * part * mixed + part * part * counts
        if self.games < 2 or spread <= 1e-9 * self.count:
            return self.count if self.games > 1 else 1
        variance = spread * self.games / (self.games - 1) / self.count**2
        return part * (1 - part) / variance


def paired_mean(pairs: Sequence[tuple[float, float]]) -> Interval:
    """The mean difference of pairs of games (new, old) with Student's interval."""
    return Mean([new - old for new, old in pairs]).interval if pairs else UNKNOWN


def paired_wins(pairs: Sequence[tuple[float, float]]) -> Interval:
    """The difference between two shares of the same games (new, old), with the interval of Bonett and Price.

    It adds a pair for and a pair against the difference.  So it has a width even if all pairs agree: the next one need
    not.
    """
    if not pairs:
        return UNKNOWN
    gaps = [new - old for new, old in pairs]
    count = len(gaps) + 2
    middle = sum(gaps) / count
    spread = (sum(gap * gap for gap in gaps) + 2) / count - middle * middle
    half = Z * math.sqrt(spread / count)
    return Interval(sum(gaps) / len(gaps), max(-1.0, middle - half), min(1.0, middle + half))


def paired_shares(new: Sequence[tuple[float, float]], old: Sequence[tuple[float, float]]) -> Interval:
    """The difference between two :class:`Share` of the same games, each given by hits and count, with an interval.

    It joins the intervals of both shares by Newcombe's method, with their correlation from game to game.
    """
    now, pulls = _influences(new)
    before, others = _influences(old)
    if math.isnan(now.value) or math.isnan(before.value):
        return UNKNOWN
    correlation = _correlation(pulls, others)
    # Pairs that all agree are no proof that the next one will.
    correlation *= 1 - 1 / len(new) if correlation > 0 else 1
    gap = now.value - before.value
    down = _joined(now.value - now.low, before.high - before.value, correlation)
    up = _joined(now.high - now.value, before.value - before.low, correlation)
    return Interval(gap, max(-1.0, gap - down), min(1.0, gap + up))


def _influences(games: Sequence[tuple[float, float]]) -> tuple[Interval, list[float]]:
    """The share, and how each game pulls at it."""
    interval = Share(games).interval
    return interval, [hits - interval.value * count for hits, count in games]


def _correlation(some: Sequence[float], others: Sequence[float]) -> float:
    scale = math.sqrt(sum(one * one for one in some) * sum(one * one for one in others))
    return sum(one * other for one, other in zip(some, others, strict=True)) / scale if scale else 0.0


def _joined(one: float, other: float, correlation: float) -> float:
    return math.sqrt(max(0.0, one * one - 2 * correlation * one * other + other * other))
