"""``ttr.compare``: the same bots and seeds with different rules."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import isnan
from typing import TYPE_CHECKING, Any

from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.isolated import Limits
from ttr_widget.intervals import Interval
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.errors import BadInput, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.keywords import suggest_keywords
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.representation import Shown
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill, said

from .measures import BOT_MEASURES, MEASURES, Sample, measure_name
from .result import Result, frame, no_bot, table_lines
from .run import Measure
from .simulation import KEYWORDS, Observer, make_plan, simulate
from .statistics import EVERYBODY

if TYPE_CHECKING:
    import pandas
    from plotly.graph_objects import Figure


class Comparison(Shown):
    """The results of several variants, played by the same bots with the same seeds."""

    def __init__(self, results: Mapping[str, Result]) -> None:
        self.results = dict(results)
        self._samples = {name: Sample(result.records()) for name, result in self.results.items()}
        self.measured = {name: sample.figures() for name, sample in self._samples.items()}

    def __getitem__(self, name: str) -> Result:
        """The result of one variant."""
        self._two(name, None)
        return self.results[name]

    def __iter__(self) -> Iterator[str]:
        """The names of the variants."""
        return iter(self.results)

    def rows(self) -> list[dict[str, Any]]:
        """One row per variant: each measure with the bounds of its 95 % interval."""
        return [
            {
                "variant": name,
                "games": len(self.results[name]),
                **{key + end: number for key, value in figures.items() for end, number in _ends(value)},
            }
            for name, figures in self.measured.items()
        ]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a data frame (pandas must be installed)."""
        return frame(self.rows())

    @property
    def bots(self) -> list[str]:
        """The bots that played all variants, by name."""
        samples = [*self._samples.values()]
        return [bot for bot in samples[0].bots if all(bot in sample.bots for sample in samples)] if samples else []

    def differences(
        self, name: str | None = None, against: str | None = None, *, bot: str | None = None
    ) -> dict[str, Interval]:
        """The differences between two variants (by default the last and the first), with 95 % intervals.

        Both were played with the same seeds, so the games are compared in pairs; this gives narrower intervals.
        ``bot="planner"`` gives the differences that the variant makes to one bot: its points, wins and tickets.
        """
        new, old = self._two(name, against)
        if bot is not None and bot not in self.bots:
            raise no_bot(bot, self.bots)
        return self._samples[new].differences(self._samples[old], bot)

    def _two(self, name: str | None, against: str | None) -> tuple[str, str]:
        names = [*self.results]
        for given in (name, against):
            if given is not None and given not in self.results:
                raise BadInput(
                    Message("error-no-variant", name=short(given), names=tuple(names), near=did_you_mean(given, names))
                )
        return name or names[-1], against or names[0]

    def figure(self, what: str | None = None, **options: Any) -> Figure:
        """The measures side by side, with intervals; ``what`` selects one: points, winning points, turns, …

        All plots of simulations accept the options ``theme``, ``width`` and ``locale``.
        """
        from .plots import measures_figure  # noqa: PLC0415 -- plotly is slow to import

        if what is not None and what not in MEASURES:
            raise BadInput(at("what", expected("one-of", what, names=tuple(MEASURES))))
        return measures_figure(self.measured, [what] if what else [*MEASURES], **options)

    def routes_figure(
        self, name: str | None = None, against: str | None = None, by: str = EVERYBODY, **options: Any
    ) -> Figure:
        """A map of the routes built more or less often in one variant (the last) than in another (the first).

        ``comparison[name].routes_figure()`` shows how often each route is built in one variant.
        """
        from .plots import change_figure  # noqa: PLC0415

        return change_figure(self.results, *self._two(name, against), by, **options)

    def lines(self, locale: str | None = None) -> list[Line]:
        """The table line by line: a name, a value for each variant, and the difference if there are two variants."""
        bots = self.bots
        lines = self._lines_of(None, MEASURES, locale)
        for bot in bots if len(bots) > 1 else ():
            lines += self._lines_of(bot, BOT_MEASURES, locale)
        return lines

    def _lines_of(self, bot: str | None, measures: Sequence[str], locale: str | None) -> list[Line]:
        figures = [sample.figures(bot) for sample in self._samples.values()]
        changes = self.differences(bot=bot) if len(figures) == 2 else {}
        lines = []
        for key in measures:
            name = measure_name(key)
            head = name if bot is None else Message("simulate-of-bot", bot=bot, measure=name)
            lines.append(Line(said(head, locale), [one[key] for one in figures], changes.get(key)))
        return lines

    def __str__(self) -> str:
        lines = self.lines()
        paired = any(line.difference is not None for line in lines)
        games = [fill("simulate-column.games"), *(str(len(result)) for result in self.results.values())]
        rows = [
            [line.name, *map(_text, line.values), *([_change(line.difference)] if line.difference is not None else [])]
            for line in lines
        ]
        last = [fill("simulate-column.difference")] if paired else []
        return "\n".join(table_lines(["", *self.results, *last], [[*games, *[""] * paired], *rows]))

    __repr__ = __str__


@dataclass(frozen=True)
class Line:
    """A line of the table that compares variants."""

    name: str
    values: Sequence[Interval]
    difference: Interval | None


def _ends(value: Interval) -> list[tuple[str, float]]:
    return [("", value.value), (" low", value.low), (" high", value.high)]


def _text(value: Interval) -> str:
    return _written(value, "{:.1f}")


def _change(value: Interval) -> str:
    return _written(value, "{:+.1f}")


def _written(value: Interval, how: str) -> str:
    if isnan(value.low):
        return "–" if isnan(value.value) else how.format(value.value)
    return f"{how.format(value.value)} ({span(value, how)})"


def span(value: Interval, how: str, locale: str | None = None) -> str:
    """The interval in words, without its value."""
    if value.low == value.high:
        return fill("simulate-every-game", locale)
    return fill("simulate-span", locale, low=how.format(value.low), high=how.format(value.high))


@suggest_keywords({**KEYWORDS, "boards": "variants", "board": "variants"})
def compare(  # noqa: PLR0913 -- one keyword per option
    variants: Mapping[str, str | Variant],
    bots: Sequence[object],
    games: int = 100,
    seed: int | str = 0,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: bool | Callable[[int, int], object] = True,
    rotate: bool = True,
    stream: Mapping[str, str | os.PathLike[str]] | None = None,
    observers: Sequence[Observer] = (),
    measures: Mapping[str, Measure] | None = None,
    stop: Callable[[], bool] | None = None,
    isolate: bool | Limits = False,
) -> Comparison:
    """Play the same number of games with each of these variants and compare the results.

    ``variants`` maps names of your choice to variants; all are played by the same ``bots`` with the same ``seed``, so
    that the ``games`` can be compared in pairs.  ``jobs``, ``executor``, ``progress``, ``rotate``, ``observers``,
    ``measures``, ``stop`` and ``isolate`` are those of :func:`simulate`, for each of the variants.

    The result prints as a table; ``[name]`` is the result of one variant, ``.differences()`` compares the games in
    pairs, ``.figure()`` and ``.routes_figure()`` are plots.

    ``stream`` gives files for the records of variants: ``{"as printed": "printed.jsonl", …}``.

    >>> rules = {"as printed": "berlin", "longest path": "berlin with LongestPath(10)"}
    >>> print(compare(rules, ["random", "random"], games=3, progress=False)["as printed"].tally.games)
    3
    """
    if not isinstance(variants, Mapping) or not variants:
        raise BadInput(expected("variants", variants))
    read = {str(name): variant_of(variant) for name, variant in variants.items()}
    files = _files(stream, read)
    for variant in read.values():
        make_plan(variant, bots, seed, rotate=True, measures={})  # checks everything before the first game is played
    total = games * len(read) if isinstance(games, int) else 0
    results: dict[str, Result] = {}
    for number, (name, variant) in enumerate(read.items()):
        told = progress
        if callable(progress):
            told = _shifted(progress, number * games, total)
        results[name] = simulate(
            variant,
            bots,
            games,
            seed,
            jobs=jobs,
            executor=executor,
            progress=told,
            rotate=rotate,
            stream=files.get(name),
            observers=observers,
            measures=measures,
            stop=stop,
            isolate=isolate,
        )
        if results[name].stopped:
            break
    return Comparison(results)


def _files(stream: object, names: Mapping[str, object]) -> dict[str, Any]:
    if stream is None:
        return {}
    if not isinstance(stream, Mapping) or not {str(name) for name in stream} <= {*names}:
        raise BadInput(at("stream", expected("streams", stream, name=next(iter(names)))))
    return {str(name): file for name, file in stream.items()}


def _shifted(progress: Callable[[int, int], object], before: int, total: int) -> Callable[[int, int], object]:
    return lambda done, _: progress(before + done, total)


suggest(
    Comparison,
    {
        **dict.fromkeys(("difference", "diff", "delta", "gap"), ".differences()"),
        **dict.fromkeys(("summary", "games"), "comparison[name].summary() or comparison[name].games"),
        **dict.fromkeys(("df", "frame", "to_dataframe", "dataframe", "to_pandas"), ".to_frame()"),
        "plot": ".figure() or .routes_figure()",
        **dict.fromkeys(("variants", "names"), "[*comparison]"),
    },
)
