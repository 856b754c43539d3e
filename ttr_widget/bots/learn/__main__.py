"""``python -m ttr_widget.bots.learn europe --games 8000 --jobs 2 --file planner.json``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ttr_widget.boards import add_board
from ttr_widget.boards import variant as variant_of
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.variant import Variant
from ttr_widget.locales import fill

from .learner import learn


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ttr_widget.bots.learn", description=fill("learn-command"))
    parser.add_argument("board", help=_help("board"))
    parser.add_argument("--games", type=int, default=8000, help=_help("games"))
    parser.add_argument("--test", type=int, default=800, help=_help("test"))
    parser.add_argument("--seed", default="0", help=_help("seed"))
    parser.add_argument("--jobs", type=int, default=1, help=_help("jobs"))
    parser.add_argument("--file", help=_help("file"))
    return parser.parse_args(words)


def _help(name: str) -> str:
    return fill(f"learn-command.{name}")


def _variant(board: str) -> Variant:
    """The variant with this name or text, or in this folder."""
    return add_board(board) if Path(board).is_dir() else variant_of(board)


def _report(games: int, most: int, accepted: int, checks: Sequence[float]) -> None:
    last = f"{checks[-1]:+.3f}" if checks else "-"
    sys.stderr.write(fill("learn-progress", games=games, most=most, accepted=accepted, check=last) + "\n")
    sys.stderr.flush()


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; it writes the file only if the weights are better than the default ones."""
    wanted = _arguments(words)
    try:
        variant = _variant(wanted.board)
        learned = learn(variant, wanted.games, wanted.seed, test=wanted.test, jobs=wanted.jobs, progress=_report)
        if wanted.file and learned.is_better:
            learned.save(wanted.file)
    except TtrError as error:
        sys.stderr.write(fill("simulate-command.error", error=error.message) + "\n")
        return 2
    sys.stdout.write(f"{learned}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
