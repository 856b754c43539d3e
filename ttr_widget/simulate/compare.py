"""``ttr.compare``: the same bots and the same seeds under different rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ttr_widget.boards import variant as variant_of
from ttr_widget.kernel.display import Shown
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.plain import short
from ttr_widget.kernel.variant import Variant

from .result import Result, frame, table_lines
from .simulation import simulate
from .statistics import Interval, Mean, share

if TYPE_CHECKING:
    import pandas
    from plotly.graph_objects import Figure

Figures = dict[str, Interval]
_COLUMNS = {
    "points": "points",
    "winning points": "points of the winner",
    "turns": "turns a game",
    "lead changes": "changes of the lead",
    "ticket success": "% of tickets completed",
    "first seat wins": "% of games won by seat 0",
}


class Comparison(Shown):
    """Several variants, played by the same bots with the same seeds."""

    def __init__(self, results: Mapping[str, Result]) -> None:
        self.results = dict(results)
        self._measured = {name: _measured(result) for name, result in self.results.items()}

    def __getitem__(self, name: str) -> Result:
        """The result of one variant."""
        return self.results[name]

    def rows(self) -> list[dict[str, Any]]:
        """One row for each variant: each figure with the ends of its 95 % interval."""
        return [
            {
                "variant": name,
                "games": len(self.results[name]),
                **{key + end: number for key, value in figures.items() for end, number in _ends(value)},
            }
            for name, figures in self._measured.items()
        ]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a data frame (pandas must be installed)."""
        return frame(self.rows())

    def figure(self, what: str = "points", *, theme: str = "light") -> Figure:
        """One figure of each variant, with intervals: points, winning points, turns, lead changes, ticket success …"""
        import plotly.graph_objects as go  # noqa: PLC0415 -- plotly takes its time

        from .plots import colour, styled  # noqa: PLC0415

        if what not in _COLUMNS:
            raise BadInput(f"what: one of {', '.join(_COLUMNS)} is wanted, not {short(what)}")
        plot = go.Figure()
        for number, (name, figures) in enumerate(self._measured.items()):
            value = figures[what]
            plot.add_trace(
                go.Scatter(
                    x=[value.value],
                    y=[name],
                    mode="markers",
                    marker={"size": 12, "color": colour(number)},
                    error_x={
                        "type": "data",
                        "symmetric": False,
                        "array": [value.high - value.value],
                        "arrayminus": [value.value - value.low],
                    },
                    name=name,
                )
            )
        plot.update_layout(showlegend=False, height=160 + 50 * len(self._measured))
        plot.update_yaxes(autorange="reversed")
        return styled(plot, f"{_COLUMNS[what].capitalize()}, with 95 % intervals", _COLUMNS[what], "", theme=theme)

    def __str__(self) -> str:
        rows = [
            [name, str(len(self.results[name])), *(_text(figures[key]) for key in _COLUMNS)]
            for name, figures in self._measured.items()
        ]
        return "\n".join(table_lines(["variant", "games", *_COLUMNS], rows))

    __repr__ = __str__


def _ends(value: Interval) -> list[tuple[str, float]]:
    return [("", value.value), (" low", value.low), (" high", value.high)]


def _text(value: Interval) -> str:
    return f"{value.value:.1f} ({value.low:.1f} to {value.high:.1f})"


def _measured(result: Result) -> Figures:
    points = Mean()
    done = kept = 0
    first = 0.0
    for record in result.records():
        for player in record.players:
            points.add(player.points)
            done += player.tickets_done
            kept += player.tickets
        first += record.players[0].won
    tally = result.tally
    return {
        "points": points.interval,
        "winning points": tally.winning_points.interval,
        "turns": tally.turns.interval,
        "lead changes": tally.lead_changes.interval,
        "ticket success": _percent(share(done, kept)),
        "first seat wins": _percent(share(first, tally.games)),
    }


def _percent(part: Interval) -> Interval:
    return Interval(*(100 * number for number in part))


def compare(
    variants: Mapping[str, str | Variant],
    bots: Sequence[object],
    games: int = 100,
    seed: int | str = 0,
    *,
    progress: bool | Callable[[int, int], object] = True,
    **wishes: Any,
) -> Comparison:
    """Play the same number of games under each of these variants, and set what came of them side by side.

    The other keywords are those of :func:`simulate`.

    >>> rules = {"as printed": "berlin", "longest path": "berlin with LongestPath(10)"}
    >>> print(compare(rules, ["random", "random"], games=3, progress=False)["as printed"].tally.games)
    3
    """
    if not isinstance(variants, Mapping) or not variants:
        raise BadInput(f"compare takes variants by name, such as {{'as printed': 'europe'}}, not {short(variants)}")
    read = {name: variant_of(variant) for name, variant in variants.items()}
    for variant in read.values():
        least, most = variant.board.players
        if not least <= len(bots) <= most:
            raise BadInput(f"{variant.board.title} is for {least} to {most} players, and there are {len(bots)} bots")
    total = games * len(read) if isinstance(games, int) else 0
    results: dict[str, Result] = {}
    for number, (name, variant) in enumerate(read.items()):
        told = progress
        if callable(progress):
            told = _shifted(progress, number * games, total)
        results[name] = simulate(variant, bots, games, seed, progress=told, **wishes)
        if results[name].stopped:
            break
    return Comparison(results)


def _shifted(progress: Callable[[int, int], object], before: int, total: int) -> Callable[[int, int], object]:
    return lambda done, _: progress(before + done, total)
