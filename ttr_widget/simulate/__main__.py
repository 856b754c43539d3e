"""``python -m ttr_widget.simulate europe planner greedy --games 1000 --jobs 2``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ttr_widget.bots import names
from ttr_widget.kernel.errors import TtrError
from ttr_widget.locales import fill

from .simulation import simulate

_STOPPED = 130
"""The exit code of an interrupted command."""


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ttr_widget.simulate", description=fill("simulate-command"))
    parser.add_argument("board", help=_help("board"))
    parser.add_argument("bots", nargs="+", help=_help("bots", bots=names()))
    parser.add_argument("--games", type=int, default=100, help=_help("games"))
    parser.add_argument("--seed", default="0", help=_help("seed"))
    parser.add_argument("--jobs", type=int, default=1, help=_help("jobs"))
    parser.add_argument("--stream", metavar="FILE", help=_help("stream"))
    parser.add_argument("--keep-seats", action="store_true", help=_help("keep-seats"))
    parser.add_argument("--quiet", action="store_true", help=_help("quiet"))
    return parser.parse_args(words)


def _help(name: str, **facts: object) -> str:
    return fill(f"simulate-command.{name}", **facts)


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
        print(_help("error", error=error.message), file=sys.stderr)  # noqa: T201 -- commands print
        return 2
    print(result)  # noqa: T201
    return _STOPPED if result.stopped else 0


if __name__ == "__main__":
    sys.exit(main())
