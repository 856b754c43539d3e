"""Two thousand games on processes and on a Dask cluster: the same data frame, with plots."""

from __future__ import annotations

import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import ttr_widget as ttr
from ttr_widget.simulate import Result

BOTS = ["planner", "greedy", "random"]


def blocked(game: ttr.Game) -> int:
    """A measure: how many tickets could no longer be completed at the end."""
    return sum(ticket.missing is None for seat in range(len(game.players)) for ticket in game.view(seat).tickets)


def play(games: int, jobs: int = 1, executor: Executor | None = None) -> Result:
    """The same games wherever they are played."""
    return ttr.simulate(
        "usa", BOTS, games, seed=2026, jobs=jobs, executor=executor, measures={"blocked": blocked}, progress=False
    )


def on_dask(games: int) -> Result:
    """The games on a cluster of two worker processes on this machine."""
    from dask.distributed import Client, LocalCluster

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0")  # type: ignore[no-untyped-call,unused-ignore]
    with cluster, Client(cluster) as client:  # type: ignore[no-untyped-call,unused-ignore]
        return play(games, executor=client.get_executor())


def by_bot(result: Result) -> Any:
    """A data frame with the means by bot."""
    frame = result.to_frame()
    return frame.groupby("bot")[["points", "won", "tickets_done", "blocked"]].mean()


def plots(result: Result, folder: Path) -> list[Path]:
    """What to look at, as pages."""
    made = []
    for name, figure in {
        "points": result.points_figure(),
        "tickets": result.tickets_figure(),
        "routes": result.routes_figure(),
        "winners": result.routes_figure("winners"),
    }.items():
        path = folder / f"{name}.html"
        figure.write_html(path, include_plotlyjs="cdn")
        made.append(path)
    return made


def main(games: int) -> None:
    """All games on processes and on Dask, and whether they are the same."""
    on_processes = play(games, jobs=2)
    print(by_bot(on_processes))
    assert on_dask(games).to_frame().equals(on_processes.to_frame())
    print("Dask plays the same", games, "games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
