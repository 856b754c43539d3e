"""What imagined games tell of a position: chances to win and leads, each with its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt

from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.intervals import Interval, t_quantile

from .rollouts import Outcome


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over imagined games, and how sure it is."""

    value: float
    error: float
    """The standard error: 0 if the value is known, infinite after less than two games."""
    games: int
    """The number of imagined games."""

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return self.error * t_quantile(self.games - 1) if self.games > 1 else self.error

    @property
    def interval(self) -> Interval:
        """The value with its 95 % interval."""
        return Interval(self.value, self.value - self.margin, self.value + self.margin)

    @property
    def is_sure(self) -> bool:
        """Is it more than chance that the value is not 0?"""
        return abs(self.value) > self.margin


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of the values of imagined games."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return Estimate(mean, inf, count)
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Estimate(mean, sqrt(spread / count), count)


def chance_estimated(values: Sequence[float], players: int) -> Estimate:
    """The mean of chances to win; a game that nobody is ahead in is added, because games that agree prove nothing."""
    found = estimated([*values, 1.0 / players])
    return Estimate(found.value, found.error, len(values))


def win_chances(outcome: Outcome, spread: float) -> tuple[float, ...]:
    """Each seat's chance to win a game that ended so in imagination, and might end otherwise by ``spread`` points."""
    if not spread:
        won = 1.0 / len(outcome.winners)
        return tuple([won if seat in outcome.winners else 0.0 for seat in range(len(outcome.totals))])
    most = max(outcome.totals)
    shares = [exp((total - most) / spread) for total in outcome.totals]
    every = sum(shares)
    return tuple([share / every for share in shares])


_SPREAD, _SPREAD_KNOWN, _FLATTERY = 0.035, 0.01, 0.012
"""Measured by ``python -m benchmarks.calibration``: predictions from a view are too sure and too good, above all early
in long games.  The tickets of others are guessed there, and suit their cards and routes worse than those that they
chose.  From a position that is known neither is the case."""


def spread_of(tables: VariantTables, turns: float, *, known: bool = False) -> float:
    """By how many points games with so many turns left may end otherwise than in imagination.

    ``known``: they go on from a position that is known, not guessed from a view.
    """
    return (_SPREAD_KNOWN if known else _SPREAD) * tables.swing * turns


def sobered(outcome: Outcome, seat: int, tables: VariantTables, turns: float) -> Outcome:
    """An end that was imagined from a seat's view, without what the view flatters its seat by."""
    too_many = _FLATTERY * tables.swing * turns
    totals = [total - (too_many if one == seat else 0.0) for one, total in enumerate(outcome.totals)]
    return outcome._replace(totals=tuple(totals))
