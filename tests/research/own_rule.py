"""A rule of one's own, compared with the printed game: whoever builds the first route of a length gets a bonus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import ttr_widget as ttr
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.sheet import Line
from ttr_widget.simulate import Comparison


@dataclass(frozen=True)
class LongHauls(ttr.Rule):
    """house.long-hauls: Each route of {least} or more spaces scores {points} points more at the end."""

    key = "long_hauls"

    least: int = 5
    points: int = 4

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        board = reckoning.variant.board
        for seat in reckoning.seats:
            long = [route for route in reckoning.routes(seat) if board.routes[route].length >= self.least]
            if long:
                yield Line(seat, "house.long-hauls", "Long hauls", self.points * len(long), f"{len(long)} routes")


def compared(games: int, points: int = 4, jobs: int = 1) -> Comparison:
    """The same deals with and without the rule."""
    variants: dict[str, str | ttr.Variant] = {
        "printed": "usa",
        "long hauls": ttr.variant("usa").with_rule(LongHauls(points=points)),
    }
    return ttr.compare(variants, ["planner", "greedy"], games, seed=3, jobs=jobs, progress=False)


if __name__ == "__main__":
    result = compared(100, jobs=2)
    print(result)
    print(result.differences(bot="planner"))
    print(ttr.rulebook(ttr.variant("usa").with_rule(LongHauls()))["house.long-hauls"])
