"""Results of simulations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import isnan
from operator import eq
from typing import TYPE_CHECKING, Any

from ttr_widget.intervals import Interval
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput, TtrError, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill, said

from .measures import Sample
from .records import GameRecord
from .statistics import EVERYBODY, WINNERS, BotSummary, Tally
from .stream import read_records

if TYPE_CHECKING:
    import pandas
    from plotly.graph_objects import Figure


class Result(Shown):
    """The result of a simulation: ``.records()``, ``.summary()``, ``.to_frame()``, and plots.

    ``notes`` describe problems, if there were any: bots that failed, workers that were lost.  Two results are equal if
    the same games were played: the same variant, bots and seed, and the same records; how and where does not matter.
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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result) or len(self) != len(other) or self.variant != other.variant:
            return False
        return self is other or all(map(eq, self.records(), other.records()))

    def __hash__(self) -> int:
        return hash((self.variant, len(self)))

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

    def gap(self, bot: str, other: str) -> dict[str, Interval]:
        """By how much one bot is ahead of another in the same games, with 95 % intervals: points, wins, tickets."""
        sample = Sample(self.records())
        for name in (bot, other):
            if name not in sample.bots:
                raise no_bot(name, sample.bots)
        return sample.gap(bot, other)

    def rows(self) -> list[dict[str, Any]]:
        """One row for each player of each game."""
        return [row for record in self.records() for row in record.rows()]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a data frame (pandas must be installed)."""
        return frame(self.rows())

    def points_figure(self, **options: Any) -> Figure:
        """The distribution of each bot's points, as a figure of plotly.

        ``.show()`` displays it, ``.write_html("points.html")`` writes a page and ``.write_image("points.png")`` a
        picture, for which plotly needs the package ``kaleido``.  The options are ``theme``, ``width`` and ``locale``.
        """
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

    def cells(self, locale: str | None = None) -> list[tuple[str, ...]]:
        """The summary as texts, headings first."""
        heads = tuple(fill(f"simulate-column.{name}", locale) for name in HEADINGS)
        return [heads, *summary_cells(self.summary(), locale)]

    def head(self, locale: str | None = None) -> str:
        """The heading: number of games and variant."""
        head = Message("simulate-head", games=len(self), variant=_named(self.variant))
        return said(Message("simulate-head.stopped", head=head) if self.stopped else head, locale)

    def told(self, locale: str | None = None) -> list[str]:
        """A sentence about the games; empty if there are none."""
        tally = self.tally
        if not tally.games:
            return []
        facts = {"turns": tally.turns, "changes": tally.lead_changes, "points": tally.winning_points}
        digits = {"turns": 0, "changes": 1, "points": 0}
        told = Message("simulate-told", **{name: f"{mean.mean:.{digits[name]}f}" for name, mean in facts.items()})
        if tally.stuck:
            told = Message("simulate-told.stuck", told=told, stuck=tally.stuck)
        return [said(told, locale)]

    def __str__(self) -> str:
        head, *rows = self.cells()
        lines = [self.head(), *table_lines(head, rows), *self.told()]
        return "\n".join([*lines, *(fill("simulate-note", note=note) for note in self.notes)])

    __repr__ = __str__


_LONG = 120
HEADINGS = ("bot", "seats", "wins", "points", "tickets", "completed")


def summary_cells(bots: Iterable[BotSummary], locale: str | None = None) -> list[tuple[str, ...]]:
    """The summary as rows of texts."""
    return [
        (
            bot.bot,
            str(bot.seats),
            percent(bot.wins, locale),
            _points(bot.points),
            f"{bot.tickets:.1f}",
            percent(bot.ticket_success, locale),
        )
        for bot in bots
    ]


def _named(variant: Variant) -> Said:
    """The text of the variant, unless it is too long."""
    return variant.text if len(variant.text) <= _LONG else Message("simulate-own-rules", board=variant.board.name)


def _points(mean: Interval) -> str:
    return f"{mean.value:.1f}" + ("" if isnan(mean.high) else f" ± {mean.high - mean.value:.1f}")


def percent(part: Interval, locale: str | None = None) -> str:
    """A share in percent with its interval."""
    if isnan(part.value):
        return "–"
    if part.low == part.high:
        return f"{_whole(part.value)} %"
    span = fill("simulate-span", locale, low=_whole(part.low), high=_whole(part.high))
    return f"{_whole(part.value)} % ({span})"


def _whole(part: float) -> str:
    """A share in whole percents; 0 and 100 only where nothing and everything is meant."""
    percents = f"{100 * part:.0f}"
    if percents == "100" and part < 1:
        return "> 99"
    return "< 1" if percents == "0" and part > 0 else percents


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
        raise MissingPackage(Message("error-needs-pandas")) from None
    return pd.DataFrame(rows)


class MissingPackage(TtrError, ImportError):
    """An optional package is not installed; the message says how to get it."""


def no_bot(bot: object, known: Sequence[str]) -> BadInput:
    """The error for a bot that did not play."""
    choice = Message("error-choice", given=short(bot), names=tuple(known), near=did_you_mean(bot, known))
    return BadInput(at("bot", choice))


def no_games(games: object) -> BadInput:
    """The error for an invalid number of games."""
    return BadInput(at("games", expected("from", games, least=1)))


suggest(
    Result,
    {
        **dict.fromkeys(("df", "frame", "to_dataframe", "dataframe", "to_pandas"), ".to_frame()"),
        **dict.fromkeys(("wins", "winrate", "win_rate", "points", "mean", "scores", "stats"), ".summary()"),
        **dict.fromkeys(("plot", "figure"), ".points_figure(), .tickets_figure() or .routes_figure()"),
        "players": ".rows()",
    },
)
