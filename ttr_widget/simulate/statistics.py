"""Results of bots and games with 95 % intervals, updated one record at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ttr_widget.intervals import Interval, Mean, Share, share
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput, at, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .failures import Failures
from .records import GameRecord, PlayerRecord

EVERYBODY, WINNERS = "everybody", "winners"


@dataclass(frozen=True)
class BotSummary:
    """The results of one bot over all its seats and games.

    The intervals count games, not seats: two seats of one game are not independent.
    """

    bot: str
    seats: int
    wins: Interval
    """The share of its seats that won."""
    points: Interval
    """The mean of its seats' points."""
    deviation: float
    """The standard deviation of its seats' points."""
    tickets: float
    ticket_success: Interval
    """The share of its tickets that were completed."""
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
        self.failures = Failures()
        self._bots: dict[str, _BotTally] = {}

    def add(self, record: GameRecord) -> None:
        """Add a game."""
        self.games += 1
        self.turns.add(record.turns)
        self.lead_changes.add(record.lead_changes)
        self.winning_points.add(max(player.points for player in record.players))
        self.stuck += record.ended == "stuck"
        self.failures.add(record.failures, record.asked)
        for player in record.players:
            self.route_use.update(player.routes)
            if player.won:
                self.route_wins.update(dict.fromkeys(player.routes, player.won))
        for bot, seats in by_bot(record).items():
            self._bots.setdefault(bot, _BotTally()).add(seats, len(record.players))

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
        return _shares(self._bots[by].routes, self._bots[by].seats)


def _shares(counts: Counter[str], of: float) -> dict[str, float]:
    return {route: count / of for route, count in counts.items()}


def by_bot(record: GameRecord) -> dict[str, list[PlayerRecord]]:
    """The players of a game by their bot."""
    seats: dict[str, list[PlayerRecord]] = {}
    for player in record.players:
        seats.setdefault(player.bot, []).append(player)
    return seats


def wins_per_seat(wins: float, games: int, seats: int, players: int) -> Interval:
    """The share of seats that won, for a bot with so many of the seats in each game.

    A bot in all seats wins every game: then nothing is estimated.
    """
    if seats == players:
        return Interval(1 / players, 1 / players, 1 / players)
    return Interval(*(number / seats for number in share(wins, games)))


class _BotTally:
    def __init__(self) -> None:
        self.seats = 0
        self.points = Mean()
        self.wins = 0.0
        self.tickets = Share()
        self.faults = 0
        self.by_rule: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()
        self._seat_points = Mean()
        self._share_of_seats = (0, 0)

    def add(self, seats: Sequence[PlayerRecord], players: int) -> None:
        """Add the bot's seats of a game with so many players."""
        self._share_of_seats = (len(seats), players)
        self.points.add(sum(seat.points for seat in seats) / len(seats))
        self.wins += sum(seat.won for seat in seats)
        self.tickets.add(sum(seat.tickets_done for seat in seats), sum(seat.tickets for seat in seats))
        for seat in seats:
            self.seats += 1
            self._seat_points.add(seat.points)
            self.faults += seat.faults
            self.by_rule.update(seat.by_rule)
            self.routes.update(seat.routes)

    def summary(self, name: str) -> BotSummary:
        return BotSummary(
            bot=name,
            seats=self.seats,
            wins=wins_per_seat(self.wins, self.points.count, *self._share_of_seats),
            points=self.points.interval,
            deviation=self._seat_points.deviation,
            tickets=self.tickets.count / self.seats,
            ticket_success=self.tickets.interval,
            faults=self.faults,
            by_rule={rule: points / self.seats for rule, points in sorted(self.by_rule.items())},
        )


suggest(
    BotSummary,
    {**dict.fromkeys(("winrate", "win_rate", "won"), ".wins"), "score": ".points", "name": ".bot", "games": ".seats"},
)
