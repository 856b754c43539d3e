"""Differences between two variants played with the same seeds, computed game by game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from .records import GameRecord
from .statistics import Interval, Mean

Parts = Callable[[GameRecord], tuple[float, float]]
"""What a game adds to the numerator and the denominator of a measure."""

MEASURED: dict[str, Parts] = {
    "points": lambda game: (sum(player.points for player in game.players), len(game.players)),
    "winning points": lambda game: (max(player.points for player in game.players), 1),
    "turns": lambda game: (game.turns, 1),
    "lead changes": lambda game: (game.lead_changes, 1),
    "ticket success": lambda game: (
        100 * sum(player.tickets_done for player in game.players),
        sum(player.tickets for player in game.players),
    ),
    "first seat wins": lambda game: (100 * game.players[0].won, 1),
}


def differences(new: Iterable[GameRecord], old: Iterable[GameRecord]) -> dict[str, Interval]:
    """The difference between new and old value of each measure, with an interval based on pairs of games."""
    pairs = {name: ([], []) for name in MEASURED}  # type: dict[str, tuple[list[tuple[float, float]], ...]]
    for both in zip(new, old, strict=False):
        for name, parts in MEASURED.items():
            for side, record in zip(pairs[name], both, strict=True):
                side.append(parts(record))
    return {name: _difference(*sides) for name, sides in pairs.items()}


def _difference(new: Sequence[tuple[float, float]], old: Sequence[tuple[float, float]]) -> Interval:
    if not new or not sum(below for _, below in new) or not sum(below for _, below in old):
        return Interval(math.nan, math.nan, math.nan)
    (now, pulls), (before, others) = _ratio(new), _ratio(old)
    spread = Mean()
    for one, other in zip(pulls, others, strict=True):
        spread.add(one - other)
    half = (spread.interval.high - spread.interval.low) / 2
    return Interval(now - before, now - before - half, now - before + half)


def _ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, list[float]]:
    """The ratio of the sums, and the influence of each game on it (its spread is that of a mean)."""
    above, below = (sum(side) for side in zip(*pairs, strict=True))
    value = above / below
    return value, [(one - value * other) * len(pairs) / below for one, other in pairs]
