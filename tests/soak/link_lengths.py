"""The length of links of whole games of two, and that they lead to the same game."""

from collections.abc import Iterator, Mapping
from statistics import median

import ttr_widget as ttr
from ttr_widget.boards import BOARDS

from .part import Options, Part

_GAMES = 50


def cases(options: Options) -> Iterator[tuple[str, str, int]]:
    """A board, a bot and the first seed of 50 games."""
    for seed in range(0, options.times(100), _GAMES):
        for bot in ("random", "planner"):
            yield from ((board, bot, seed) for board in options.boards or BOARDS)


def check(case: tuple[str, str, int]) -> Mapping[str, int]:
    """The median length of the links of 50 games, with seeds that cannot be guessed, as people play."""
    board, bot, first = case
    lengths = []
    for seed in range(first, first + _GAMES):
        game = ttr.bots.play(ttr.new_game(board, players=2), [bot, bot], seed)
        link = game.link()
        again = ttr.replay(link)
        assert again.state == game.state, link
        lengths.append(len(link))
    return {"games": _GAMES, "letters (highest median)": int(median(lengths)), "letters (longest link)": max(lengths)}


_MOST = {"letters (highest median)": 500, "letters (longest link)": 700}
PART = Part("links", cases, check, worst=300.0, growth=60.0, most=_MOST)
