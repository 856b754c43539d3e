"""Time per decision of a bot, over whole games on every board: ``python -m benchmarks.decisions``.

The planner should answer within 50 ms in any position. The CPU time of this process is measured, which excludes other
programs but includes garbage collection.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from ttr_widget.boards import BOARDS
from ttr_widget.boards import variant as variant_of
from ttr_widget.bots import Bot, Match, make
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View

LIMIT = 50.0
"""Milliseconds."""


class Timed:
    """A bot that records how long it thinks."""

    def __init__(self, bot: Bot, times: list[tuple[float, str]]) -> None:
        self.bot = bot
        self.times = times

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Any:
        """The bot's answer."""
        start = process_time()
        answer = self.bot.decide(view, prompt, rng)
        self.times.append((1000 * (process_time() - start), prompt.kind))
        return answer


def measured(board: str, players: int, bot: str, games: int) -> list[tuple[float, str]]:
    """The times of all decisions in this many games, with the kinds of prompts, in ascending order."""
    times: list[tuple[float, str]] = []
    for seed in range(games):
        table = Match(board, [Timed(make(bot), times) for _ in range(players)], f"decisions {seed}")
        table.play()
        assert not table.troubles, table.troubles[0]
    return sorted(times)


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decisions", description=__doc__)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=10, help="games per board and number of players")
    parser.add_argument("--boards", default=",".join(BOARDS))
    options = parser.parse_args(given)
    sys.stdout.write(f"Decisions of '{options.bot}', {options.games} whole games each, in milliseconds\n")
    slowest = 0.0
    for board in options.boards.split(","):
        for players in (2, variant_of(board).board.players[1]):
            times = measured(board, players, options.bot, options.games)
            half, most = times[len(times) // 2][0], times[min(len(times) - 1, int(len(times) * 0.99))][0]
            longest, kind = times[-1]
            slowest = max(slowest, longest)
            sys.stdout.write(
                f"  {board:8} {players} players: median {half:5.2f}, 99 % {most:5.1f}, "
                f"longest {longest:5.1f} ({kind}), {len(times)} decisions\n"
            )
            sys.stdout.flush()
    if options.bot == "planner":
        sys.stdout.write(f"  Slowest decision: {slowest:.1f} ms; the limit for a planner is {LIMIT:.0f} ms.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
