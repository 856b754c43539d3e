"""The outcome of a tournament: who beat whom, ratings with intervals, and the games."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ttr_widget.game import Game, new_game
from ttr_widget.intervals import Interval, Share
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.locales import fill, said

from .records import GameRecord
from .result import Result, frame, percent, table_lines

if TYPE_CHECKING:
    import pandas
    from plotly.graph_objects import Figure

_MIDDLE, _SCALE = 1500, 400
"""The scale of ratings known from chess: 200 points more are three wins in four."""


@dataclass(frozen=True)
class Standing:
    """What one bot has reached."""

    rank: int
    bot: str
    games: int
    wins: float
    """A shared win counts half."""
    share: Interval
    """The share of games won."""
    rating: Interval
    """The same on the scale of chess: 1500 wins every second game against these opponents."""
    points: float
    """Mean points in a game."""
    faults: int
    """Moves that were lost because the bot failed."""


class Tournament(Shown):
    """A tournament: prints as a table; ``.rows()``, ``.to_frame()``, ``.figure()``, ``.best()``, ``.replay(number)``.

    ``result`` holds the records of all games, ``seed`` repeats the tournament, ``notes`` tell of troubles.
    """

    def __init__(self, result: Result, bots: Sequence[str], seed: str) -> None:
        self.result = result
        self.seed = seed
        self.notes = result.notes
        self._games = result.games
        self._met = _meetings(self._games)
        self.standings = _standings(bots, self._games)

    def __len__(self) -> int:
        """The number of games."""
        return len(self._games)

    @property
    def games(self) -> list[GameRecord]:
        """The records of all games, in the order of their numbers."""
        return [*self._games]

    def rows(self) -> list[dict[str, Any]]:
        """One row per bot, the winner first."""
        return [
            {
                "rank": one.rank,
                "bot": one.bot,
                "games": one.games,
                "wins": one.wins,
                "share": one.share.value,
                "share low": one.share.low,
                "share high": one.share.high,
                "rating": one.rating.value,
                "rating low": one.rating.low,
                "rating high": one.rating.high,
                "points": one.points,
                "faults": one.faults,
            }
            for one in self.standings
        ]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a data frame (pandas must be installed)."""
        return frame(self.rows())

    def met(self, bot: str, other: str) -> tuple[float, int]:
        """The wins of one bot against another, and the number of their games."""
        return self._met[bot, other]

    def replay(self, number: int) -> Game:
        """The game with this number, with all its moves: to look at with ``ttr.Replay``, or to save."""
        if type(number) is not int or not 0 <= number < len(self._games):
            raise BadInput(at("number", expected("game-number", number, most=len(self._games) - 1)))
        record = self._games[number]
        players = [player.bot for player in record.players]
        game = new_game(self.result.variant, players=players, seed=record.seed)
        for move in record.moves:
            game.play(move)
        return game

    def best(self, count: int = 3) -> list[Game]:
        """The games with the most points of both players together, among those in which no bot failed."""
        clean = [one for one in self._games if not sum(player.faults for player in one.players)]
        clean.sort(key=lambda one: (-sum(player.points for player in one.players), one.number))
        return [self.replay(one.number) for one in clean[:count]]

    def figure(self, **options: Any) -> Figure:
        """The ratings with their intervals; options ``theme``, ``width`` and ``locale``."""
        from .plots import ratings_figure  # noqa: PLC0415 -- plotly is slow to import

        return ratings_figure({one.bot: one.rating for one in self.standings}, **options)

    def head(self, locale: str | None = None) -> str:
        """The heading."""
        facts = {"games": len(self), "bots": len(self.standings), "variant": self.result.variant.text}
        return said(Message("tournament-head", **facts), locale)

    def cells(self, locale: str | None = None) -> list[tuple[str, ...]]:
        """The crosstable as texts, headings first."""
        names = ("rank", "bot", "wins", "rating", "points", "faults")
        numbers = [str(one.rank) for one in self.standings]
        lines = [(*(fill(f"tournament-column.{name}", locale) for name in names), *numbers)]
        for one in self.standings:
            opponents = (self._cell(one.bot, other.bot) for other in self.standings)
            own = (str(one.rank), one.bot, percent(one.share, locale), _rated(one.rating, locale))
            lines.append((*own, f"{one.points:.1f}", str(one.faults), *opponents))
        return lines

    def _cell(self, bot: str, other: str) -> str:
        wins, games = self._met.get((bot, other), (0.0, 0))
        return f"{_halves(wins)}/{games}" if games else "·"

    def told(self, locale: str | None = None) -> str:
        """How to read the table."""
        return said(Message("tournament-told", seed=self.seed), locale)

    def __str__(self) -> str:
        heads, *lines = self.cells()
        notes = [fill("simulate-note", note=note) for note in self.notes]
        return "\n".join([self.head(), *table_lines(heads, lines), self.told(), *notes])

    __repr__ = __str__


def _meetings(games: Sequence[GameRecord]) -> dict[tuple[str, str], tuple[float, int]]:
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for game in games:
        for player, other in (game.players, game.players[::-1]):
            wins, count = met.get((player.bot, other.bot), (0.0, 0))
            met[player.bot, other.bot] = wins + player.won, count + 1
    return met


def _standings(bots: Sequence[str], games: Sequence[GameRecord]) -> list[Standing]:
    # The two games of a deal are one observation.
    deals: dict[str, dict[tuple[str, str], list[float]]] = {bot: defaultdict(list) for bot in bots}
    points: dict[str, list[int]] = {bot: [] for bot in bots}
    faults = dict.fromkeys(bots, 0)
    for game in games:
        for player, other in (game.players, game.players[::-1]):
            deals[player.bot][other.bot, game.seed].append(player.won)
            points[player.bot].append(player.points)
            faults[player.bot] += player.faults
    shares = {bot: Share([(sum(won), len(won)) for won in deals[bot].values()]) for bot in bots}
    order = sorted(bots, key=lambda bot: (-shares[bot].value, -sum(points[bot]), bot))
    return [
        Standing(
            rank,
            bot,
            len(points[bot]),
            shares[bot].hits,
            shares[bot].interval,
            rating(shares[bot].interval, len(points[bot])),
            sum(points[bot]) / max(1, len(points[bot])),
            faults[bot],
        )
        for rank, bot in enumerate(order, 1)
    ]


def rating(share: Interval, games: int) -> Interval:
    """A share of wins on the scale of chess.  A bot that has won all its games gets half a loss, but no upper limit."""
    least = 0.5 / (games + 1)
    return Interval(_elo(min(1 - least, max(least, share.value))), _elo(share.low), _elo(share.high))


def _elo(share: float) -> float:
    if not 0 < share < 1:
        return math.nan if math.isnan(share) else math.copysign(math.inf, share - 0.5)
    return _MIDDLE + _SCALE * math.log10(share / (1 - share))


def _rated(value: Interval, locale: str | None) -> str:
    if math.isnan(value.value):
        return "–"
    span = fill("simulate-span", locale, low=_whole(value.low), high=_whole(value.high))
    return f"{value.value:.0f} ({span})"


def _whole(number: float) -> str:
    return f"{number:.0f}" if math.isfinite(number) else "∞" if number > 0 else "−∞"


def _halves(number: float) -> str:
    whole, part = divmod(number, 1)
    return (f"{whole:.0f}" if whole or not part else "") + ("½" if part else "")
