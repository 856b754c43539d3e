"""``python -m ttr_widget.simulate europe planner greedy --games 1000 --jobs 2``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ttr_widget.bots import names
from ttr_widget.kernel.errors import TtrError

from .simulation import simulate

_STOPPED = 130
"""The exit code of an interrupted command."""


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m ttr_widget.simulate", description="Play many games among bots and print what came of them."
    )
    parser.add_argument("board", help="a board, or a variant such as 'europe without LongestPath'")
    parser.add_argument(
        "bots", nargs="+", help=f"one a seat, of {', '.join(names())}; options as in 'search(nodes=50)'"
    )
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine (1)")
    parser.add_argument("--stream", metavar="FILE", help="write the records to a .jsonl or .parquet file")
    parser.add_argument("--keep-seats", action="store_true", help="do not rotate the bots' seats")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    wanted = _arguments(words)
    try:
        result = simulate(
            wanted.board,
            wanted.bots,
            wanted.games,
            wanted.seed,
            jobs=wanted.jobs,
            progress=not wanted.quiet,
            rotate=not wanted.keep_seats,
            stream=wanted.stream,
        )
    except TtrError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201 -- a command prints
        return 2
    print(result)  # noqa: T201
    return _STOPPED if result.stopped else 0


if __name__ == "__main__":
    sys.exit(main())
