"""A rule of one's own, compared with the printed game: a bonus for every player who owns a tunnel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import ttr_widget as ttr
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.sheet import Line
from ttr_widget.simulate import Comparison


@dataclass(frozen=True)
class TunnelBonus(ttr.Rule):
    """Points for every tunnel at the end of the game."""

    key = "tunnel_bonus"
    paragraphs = ("house.tunnel-bonus",)
    words = "house-tunnel-bonus = Each tunnel scores { $points } points at the end."
    points: int = 5

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        board = reckoning.variant.board
        for seat in reckoning.seats:
            own = [board.routes[route] for route, owner in enumerate(reckoning.position.owners) if owner == seat]
            count = sum(route.kind == "tunnel" for route in own)
            if count:
                yield Line(seat, "house.tunnel-bonus", "Tunnels", self.points * count, f"{count} of them")


def compared(games: int, points: int = 5) -> Comparison:
    """The same games with and without the rule."""
    europe = ttr.variant("europe")
    variants = {"printed": europe, "bonus": europe.with_rule(TunnelBonus(points))}
    return ttr.compare(variants, ["greedy", "greedy"], games, seed=3, progress=False)
