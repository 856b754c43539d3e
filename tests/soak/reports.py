"""The look back at games of every board: costs add up, and nothing counts that the seat could not know."""

from collections.abc import Iterator, Mapping
from math import isclose
from random import Random

import ttr_widget as ttr
from ttr_widget.analysis.game_report import Comparison, planners
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.view import view
from ttr_widget.queries.positions import imagine

from .part import Options, Part


def cases(options: Options) -> Iterator[tuple[str, int]]:
    """Board, seed."""
    for seed in range(options.times(20)):
        for board in sorted(BOARDS):
            yield board, options.seed + seed


def look_back(case: tuple[str, int]) -> Mapping[str, int]:
    """One game with its report. Each decision is judged a second time after all hidden cards have been reshuffled."""
    board, seed = case
    game = ttr.bots.play(ttr.new_game(board, seed=seed), ["greedy", "planner"], Random(seed))
    report = game.report(0, games=2)
    assert isclose(report.cost, sum(one.cost for one in report.decisions))
    assert isclose(report.gain, sum(one.gain for one in report.luck))
    for one in report.decisions:
        seen = game.at(one.number).view(0)
        dealt = view(imagine(seen, seed).freeze(), 0, seen.seen)
        assert planners(dealt, one.played) == one.better
        found = [Comparison(now, one.played, one.better, 2, "x", 0).finished() for now in (seen, dealt)]
        assert found[0] == found[1], f"decision {one.number} depends on what the seat could not know"
    return {"decisions": report.asked, "different ones": len(report.decisions), "moments of luck": len(report.luck)}


PART = Part("looks back", cases, look_back, worst=180.0, growth=30.0, chunk=5)
