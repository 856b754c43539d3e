"""The bonus for the longest path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.evidence import Evidence, by_player, route_ids
from ttr_widget.kernel.house_rule import HouseRule, added, left_out
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.route_names import path_name
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.trails import longest_trail
from ttr_widget.kernel.variant import Position, Topic

_ENOUGH = 3
"""From this number of own routes on, the bonus is worth a thought."""


def _path(rule: LongestPath, now: Situation) -> Told | None:
    if not now.is_turn or len(now.own) < _ENOUGH:
        return None
    return Told(Place("route", now.view.board.routes[now.own[0]].id))


@dataclass(frozen=True)
class LongestPath(Rule):
    """The bonus for the longest path of own routes; every tied player gets it."""

    key: ClassVar[str] = "longest_path"
    tallies: ClassVar[tuple[str, ...]] = ("longest-path",)
    topic: ClassVar[Topic] = "bonuses"
    paragraphs: ClassVar[tuple[tuple[str, str], ...]] = (("{id}", "longest-path"),)
    house_rules: ClassVar[tuple[HouseRule, ...]] = (
        HouseRule("without-longest-path", left_out),
        HouseRule("longest-path", added, joins=True),
    )
    adjustable: ClassVar[Mapping[str, range]] = {"points": range(23)}

    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("longest-path", Stage.FEATURE, _path, "longest-path"),)

    points: int = 10
    id: str = "europe.express"

    def trail(self, position: Position, seat: int) -> tuple[int, tuple[int, ...]]:
        """The length of the seat's longest trail, and its routes in order."""
        variant = position.variant
        links = variant.links(position, seat)
        network = Network(variant.board, links.routes, links.dead_ends)
        weights = [variant.prices[route].pieces for route in network.routes]
        length, edges = longest_trail([(a, b, w) for (a, b), w in zip(network.ends, weights, strict=True)])
        return length, tuple(network.routes[edge] for edge in edges)

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        trails = [self.trail(reckoning.position, seat)[0] for seat in reckoning.seats]
        best = max(trails)
        for seat in reckoning.seats:
            if trails[seat] == best > 0:
                because = Message("score-longest-path.because", length=best)
                yield Line(seat, self.id, Message("score-longest-path"), self.points, because, (("longest-path", 1),))

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != self.id:
            return None
        board = reckoning.variant.board
        trails = [self.trail(reckoning.position, seat) for seat in reckoning.seats]
        length, routes = trails[line.seat]
        sentence = Message("why-longest-path.path", path=path_name(board, routes), length=length)
        lengths = by_player(reckoning.position, [trail[0] for trail in trails])
        more = (Message("why-longest-path.lengths", lengths=lengths),)
        return Evidence(sentence, route_ids(board, routes), more=more)
