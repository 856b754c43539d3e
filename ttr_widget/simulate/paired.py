"""What differs between two variants that were played with the same seeds, game by game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from .records import GameRecord
from .statistics import Interval, Mean

Parts = Callable[[GameRecord], tuple[float, float]]
"""What a game adds above and below the line of a measure."""

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
    """For each measure: the new value less the old one, with its interval, which takes games of one seed together."""
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
    """Sum over sum, and how much each game pulls at it (so that the spread of a ratio is that of a mean)."""
    above, below = (sum(side) for side in zip(*pairs, strict=True))
    value = above / below
    return value, [(one - value * other) * len(pairs) / below for one, other in pairs]
