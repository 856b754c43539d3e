"""Many games between bots: as a data frame, with a measure of one's own, on processes, with plots."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path

import ttr_widget as ttr
from ttr_widget.simulate import Result


def longest_road(game: ttr.Game) -> int:
    """A measure: the longest path of all players."""
    return max(game.view(None).longest_path)


def played(games: int, jobs: int = 1, executor: Executor | None = None) -> Result:
    """The same games wherever they are played."""
    return ttr.simulate(
        "europe",
        ["greedy", "random"],
        games,
        seed="study",
        jobs=jobs,
        executor=executor,
        measures={"longest": longest_road},
        progress=False,
    )


def wins_by_bot(result: Result) -> dict[str, float]:
    """The share of wins of each bot, from the data frame."""
    frame = result.to_frame()
    return {bot: float(frame.loc[frame["bot"] == bot, "won"].mean()) for bot in sorted(set(frame["bot"]))}


def write_plots(result: Result, folder: Path) -> list[Path]:
    """What to look at, as pages."""
    figures = {
        "points": result.points_figure(),
        "tickets": result.tickets_figure(),
        "routes": result.routes_figure(),
    }
    for name, figure in figures.items():
        figure.write_html(folder / f"{name}.html", include_plotlyjs="cdn")
    return [folder / f"{name}.html" for name in figures]
