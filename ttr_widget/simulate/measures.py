"""The measures by which variants and bots are compared, each with an interval of the right kind."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from ttr_widget.intervals import Interval, Mean, Share, paired_mean, paired_shares, paired_wins, share
from ttr_widget.kernel.message import Message

from .records import GameRecord, PlayerRecord
from .statistics import by_bot, wins_per_seat

Seats = list[PlayerRecord]
"""Seats of one game: all of them, or those of one bot."""


Parts = Sequence[tuple[float, float]]
"""A numerator and a denominator from each game."""
Kind = Literal["mean", "wins", "share"]


@dataclass(frozen=True)
class Measure:
    """What a game contributes to a measure: a numerator and a denominator."""

    kind: Kind
    parts: Callable[[GameRecord, Seats], tuple[float, float]]


_POINTS = Measure("mean", lambda _, seats: (sum(seat.points for seat in seats) / len(seats), 1))
_TICKETS = Measure(
    "share", lambda _, seats: (sum(seat.tickets_done for seat in seats), sum(seat.tickets for seat in seats))
)
_OF_GAMES = {
    "points": _POINTS,
    "winning points": Measure("mean", lambda _, seats: (max(seat.points for seat in seats), 1)),
    "turns": Measure("mean", lambda game, _: (game.turns, 1)),
    "lead changes": Measure("mean", lambda game, _: (game.lead_changes, 1)),
    "ticket success": _TICKETS,
    "first seat wins": Measure("wins", lambda game, _: (game.players[0].won, 1)),
}
_OF_BOTS = {
    "points": _POINTS,
    "wins": Measure("wins", lambda _, seats: (sum(seat.won for seat in seats), len(seats))),
    "ticket success": _TICKETS,
}
MEASURES, BOT_MEASURES = (*_OF_GAMES,), (*_OF_BOTS,)
"""The names of the measures of games, and of the measures of one bot."""

Figures = dict[str, Interval]


def measure_name(name: str) -> Message:
    """The name of a measure for people."""
    return Message(f"simulate-measure.{name.replace(' ', '-')}")


class Sample:
    """The measures of some games, game by game: of all seats, and of the seats of each bot."""

    def __init__(self, games: Iterable[GameRecord]) -> None:
        self.games = 0
        self._players = 0
        # Two plain numbers per game and measure, because there may be very many games.
        self._columns: dict[tuple[str | None, str], tuple[array[float], array[float]]] = {}
        for game in games:
            self._add(game)

    def _add(self, game: GameRecord) -> None:
        self.games += 1
        self._players = len(game.players)
        groups: list[tuple[str | None, Seats]] = [(None, [*game.players]), *by_bot(game).items()]
        for bot, seats in groups:
            for name, measure in _measures(bot).items():
                columns = self._columns.setdefault((bot, name), (array("d"), array("d")))
                for column, number in zip(columns, measure.parts(game, seats), strict=True):
                    column.append(number)

    @property
    def bots(self) -> list[str]:
        """The bots, by name."""
        return sorted(bot for bot, name in self._columns if bot is not None and name == "points")

    def figures(self, bot: str | None = None) -> Figures:
        """The measures of all seats, or of one bot, with intervals."""
        return {name: self._figure(measure.kind, bot, name) for name, measure in _measures(bot).items()}

    def differences(self, old: Sample, bot: str | None = None) -> Figures:
        """The differences from games with the same seeds, taken pair by pair, with intervals."""
        return {
            name: _gap(measure.kind, self._parts(bot, name), old._parts(bot, name))
            for name, measure in _measures(bot).items()
        }

    def gap(self, bot: str, other: str) -> Figures:
        """The differences between two bots in the same games, with intervals."""
        return {
            name: _gap(measure.kind, self._parts(bot, name), self._parts(other, name))
            for name, measure in _OF_BOTS.items()
        }

    def _parts(self, bot: str | None, name: str) -> Parts:
        return [*zip(*self._columns.get((bot, name), ((), ())), strict=True)]

    def _figure(self, kind: Kind, bot: str | None, name: str) -> Interval:
        parts = self._parts(bot, name)
        if kind == "mean":
            return Mean([number for number, _ in parts]).interval
        if kind == "share":
            return _percent(Share(parts).interval)
        wins = sum(won for won, _ in parts)
        if bot is None or not parts:
            return _percent(share(wins, len(parts)))
        return _percent(wins_per_seat(wins, len(parts), int(parts[0][1]), self._players))


def _measures(bot: str | None) -> dict[str, Measure]:
    return _OF_GAMES if bot is None else _OF_BOTS


def _gap(kind: Kind, new: Parts, old: Parts) -> Interval:
    pairs = [*zip(new, old, strict=False)]  # a run that was stopped has fewer games
    if kind == "share":
        return _percent(paired_shares([one for one, _ in pairs], [other for _, other in pairs]))
    rates = [(one / seats, other / others) for (one, seats), (other, others) in pairs]
    return paired_mean(rates) if kind == "mean" else _percent(paired_wins(rates))


def _percent(part: Interval) -> Interval:
    return Interval(*(100 * number for number in part))
