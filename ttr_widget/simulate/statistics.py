"""Means and shares with 95 % intervals, updated one record at a time."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from ttr_widget.kernel.errors import BadInput, at, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .records import GameRecord, PlayerRecord

MEASURES = ("points", "winning points", "turns", "lead changes", "ticket success", "first seat wins")
"""The measures used to compare variants."""
EVERYBODY, WINNERS = "everybody", "winners"
_Z = 1.96
"""Half the width of a 95 % interval in standard errors."""


class Interval(NamedTuple):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"


class Mean:
    """A running mean, using Welford's numerically stable algorithm."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

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
        """The mean with its interval (undefined for a single number)."""
        half = _Z * self.deviation / math.sqrt(self.count) if self.count > 1 else math.nan
        return Interval(self.mean if self.count else math.nan, self.mean - half, self.mean + half)


def share(hits: float, count: int) -> Interval:
    """A share with its Wilson interval, which stays between 0 and 1."""
    if not count:
        return Interval(math.nan, math.nan, math.nan)
    part, square = hits / count, _Z * _Z
    middle = (part + square / (2 * count)) / (1 + square / count)
    half = _Z * math.sqrt(part * (1 - part) / count + square / (4 * count * count)) / (1 + square / count)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class BotSummary:
    """The results of one bot over all its seats and games."""

    bot: str
    seats: int
    wins: Interval
    points: Interval
    deviation: float
    tickets: float
    ticket_success: Interval
    faults: int
    by_rule: dict[str, float]
    """Mean points per game by the rule that gives them."""


class Tally:
    """Running statistics of a simulation, for each bot and for the games; memory use is constant."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = Mean()
        self.lead_changes = Mean()
        self.winning_points = Mean()
        self.stuck = 0
        self.route_use: Counter[str] = Counter()
        """The number of games in which each route was built."""
        self.route_wins: Counter[str] = Counter()
        """The number of games in which the winner built it; several winners share a game."""
        self.faults: list[str] = []
        self._bots: dict[str, _BotTally] = {}

    def add(self, record: GameRecord) -> None:
        """Add a game."""
        self.games += 1
        self.turns.add(record.turns)
        self.lead_changes.add(record.lead_changes)
        self.winning_points.add(max(player.points for player in record.players))
        self.stuck += record.ended == "stuck"
        self.faults += record.faults[: max(0, 10 - len(self.faults))]
        for player in record.players:
            self.route_use.update(player.routes)
            if player.won:
                self.route_wins.update(dict.fromkeys(player.routes, player.won))
            self._bots.setdefault(player.bot, _BotTally()).add(player)

    def bots(self) -> list[BotSummary]:
        """A summary for each bot, by name."""
        return [tally.summary(name) for name, tally in sorted(self._bots.items())]

    def usage(self, by: str = EVERYBODY) -> dict[str, float]:
        """How often each route is built, from 0 to 1; routes that were never built are omitted.

        ``by`` is ``"everybody"`` or ``"winners"`` for the share of games, or a bot for the share of its seats.
        """
        if by == EVERYBODY:
            return _shares(self.route_use, self.games)
        if by == WINNERS:
            return _shares(self.route_wins, self.games)
        if by not in self._bots:
            known = (EVERYBODY, WINNERS, *sorted(self._bots))
            raise BadInput(
                at(
                    "by",
                    Message("error-choice", given=short(by), names=tuple(known), near=did_you_mean(by, known)),
                )
            )
        return _shares(self._bots[by].routes, self._bots[by].points.count)


def _shares(counts: Counter[str], of: float) -> dict[str, float]:
    return {route: count / of for route, count in counts.items()}


class _BotTally:
    def __init__(self) -> None:
        self.points = Mean()
        self.wins = 0.0
        self.tickets = 0
        self.done = 0
        self.faults = 0
        self.by_rule: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()

    def add(self, player: PlayerRecord) -> None:
        self.points.add(player.points)
        self.wins += player.won
        self.tickets += player.tickets
        self.done += player.tickets_done
        self.faults += player.faults
        self.by_rule.update(player.by_rule)
        self.routes.update(player.routes)

    def summary(self, name: str) -> BotSummary:
        seats = self.points.count
        return BotSummary(
            bot=name,
            seats=seats,
            wins=share(self.wins, seats),
            points=self.points.interval,
            deviation=self.points.deviation,
            tickets=self.tickets / seats,
            ticket_success=share(self.done, self.tickets),
            faults=self.faults,
            by_rule={rule: points / seats for rule, points in sorted(self.by_rule.items())},
        )


def measure(name: str) -> Message:
    """The name of one of the ``MEASURES``."""
    return Message(f"simulate-measure.{name.replace(' ', '-')}")
