"""Results of simulations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.errors import BadInput, TtrError
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.variant import Variant

from .records import GameRecord
from .statistics import EVERYBODY, WINNERS, BotSummary, Interval, Tally
from .stream import read_records
from .texts import Phrase, speaker

if TYPE_CHECKING:
    import pandas
    from plotly.graph_objects import Figure


class Result(Shown):
    """The result of a simulation: ``.records()``, ``.summary()``, ``.to_frame()``, and plots.

    ``notes`` describe problems, if there were any: bots that failed, workers that were lost.
    """

    def __init__(
        self,
        variant: Variant,
        tally: Tally,
        games: Sequence[GameRecord] | None,
        path: str | None,
        notes: Sequence[str],
        *,
        stopped: bool = False,
    ) -> None:
        self.variant = variant
        self.tally = tally
        self.path = path
        self.notes = tuple(notes)
        self.stopped = stopped
        """Whether it was stopped before its last game."""
        self._games = games

    def __len__(self) -> int:
        """The number of games."""
        return self.tally.games

    def records(self) -> Iterator[GameRecord]:
        """Iterate over the games in order, reading them from the file if they were streamed."""
        if self._games is not None:
            return iter(self._games)
        assert self.path is not None, "records are kept, or else in a file"
        return read_records(self.path)

    @property
    def games(self) -> list[GameRecord]:
        """All games as a list."""
        return list(self.records())

    def summary(self) -> list[BotSummary]:
        """For each bot: wins, points and tickets, with 95 % intervals."""
        return self.tally.bots()

    def rows(self) -> list[dict[str, Any]]:
        """One row for each player of each game."""
        return [row for record in self.records() for row in record.rows()]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a data frame (pandas must be installed)."""
        return frame(self.rows())

    def points_figure(self, **options: Any) -> Figure:
        """The distribution of each bot's points."""
        from .plots import points_figure  # noqa: PLC0415 -- plotly is slow to import

        return points_figure(self, **options)

    def tickets_figure(self, **options: Any) -> Figure:
        """The share of its tickets that each bot completes."""
        from .plots import tickets_figure  # noqa: PLC0415

        return tickets_figure(self.summary(), **options)

    def routes_figure(self, by: str = EVERYBODY, **options: Any) -> Figure:
        """A map of how often each route is built: by ``"everybody"``, by the ``"winners"``, or by one bot."""
        from .plots import routes_figure  # noqa: PLC0415

        return routes_figure(self, by, **options)

    def routes(self) -> list[dict[str, Any]]:
        """One row per route: the share of games in which it is built, by anybody and by the winner."""
        anybody, winners = self.tally.usage(EVERYBODY), self.tally.usage(WINNERS)
        return [
            {
                "route": route.id,
                "length": route.length,
                "built": anybody.get(route.id, 0.0),
                "by the winner": winners.get(route.id, 0.0),
            }
            for route in self.variant.board.routes
        ]

    def cells(self) -> list[tuple[str, ...]]:
        """The summary as texts, headings first."""
        return [HEADINGS, *summary_cells(self.summary())]

    def head(self, locale: str | None = None) -> str:
        """The heading: number of games and variant."""
        say = speaker(locale)
        told = Phrase("{games} {games:game|games} of {variant}", games=len(self), variant=_named(self.variant))
        return say(told) + (f" ({say('stopped early')})" if self.stopped else "")

    def told(self, locale: str | None = None) -> list[str]:
        """A sentence about the games; empty if there are none."""
        tally, say = self.tally, speaker(locale)
        if not tally.games:
            return []
        said = "{turns} turns a game, {changes} changes of the lead, the winner has {points} points"
        facts = {"turns": tally.turns, "changes": tally.lead_changes, "points": tally.winning_points}
        digits = {"turns": 0, "changes": 1, "points": 0}
        line = say(Phrase(said, **{name: f"{mean.mean:.{digits[name]}f}" for name, mean in facts.items()}))
        stuck = say(Phrase("{stuck} {stuck:game|games} got stuck", stuck=tally.stuck))
        return [line + (f"; {stuck}" if tally.stuck else "")]

    def __str__(self) -> str:
        head, *rows = self.cells()
        lines = [self.head(), *table_lines(head, rows), *self.told()]
        return "\n".join([*lines, *(f"Note: {note}" for note in self.notes)])

    __repr__ = __str__


_LONG = 120
HEADINGS = ("bot", "seats", "wins", "points", "tickets", "completed")


def summary_cells(bots: Iterable[BotSummary]) -> list[tuple[str, ...]]:
    """The summary as rows of texts."""
    return [
        (
            bot.bot,
            str(bot.seats),
            _percent(bot.wins),
            _points(bot.points),
            f"{bot.tickets:.1f}",
            _percent(bot.ticket_success),
        )
        for bot in bots
    ]


def _named(variant: Variant) -> str:
    """The text of the variant, unless it is too long."""
    return variant.text if len(variant.text) <= _LONG else f"{variant.board.name} with rules of its own"


def _points(mean: Interval) -> str:
    return f"{mean.value:.1f}" + ("" if isnan(mean.high) else f" ± {mean.high - mean.value:.1f}")


def _percent(part: Interval) -> str:
    if isnan(part.value):
        return "–"
    return f"{100 * part.value:.0f} % ({100 * part.low:.0f} to {100 * part.high:.0f})"


def table_lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in plain text with aligned columns."""
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in (head, *rows)
    ]


def frame(rows: list[dict[str, Any]]) -> pandas.DataFrame:
    """Convert rows to a data frame."""
    try:
        import pandas as pd  # noqa: PLC0415 -- optional
    except ImportError:
        raise MissingPackage("a data frame needs pandas: pip install pandas") from None
    return pd.DataFrame(rows)


class MissingPackage(TtrError, ImportError):
    """An optional package is not installed; the message says how to get it."""


def no_games(games: object) -> BadInput:
    """The error for an invalid number of games."""
    return BadInput(f"games: a whole number from 1 is wanted, not {games!r:.60}")
