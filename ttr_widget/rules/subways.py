"""Streetcars and subway cars, each with routes of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.lesson import Lesson, Stage, on_way
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Topic, Variant, no_such_route


@dataclass(frozen=True)
class Subways(Rule):
    """Streetcar routes and subway routes, each with its own pieces."""

    key: ClassVar[str] = "subways"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = ("berlin.tram", "berlin.subway")
    needs: ClassVar[tuple[str, ...]] = ("claiming",)

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("subway", Stage.FEATURE, on_way(lambda rule, route, price: route.kind == rule.kind), "berlin-subway"),
    )

    points: Mapping[int, int] = field(default_factory=lambda: {2: 2, 3: 3, 4: 4})
    piece: str = "subways"
    kind: str = "subway"

    def word_facts(self) -> dict[str, Any]:
        cards, points = max(self.points.items(), default=(0, 0))
        table = ", ".join(f"{cards}→{points}" for cards, points in self.points.items())
        return {"points": table, "longest": cards, "scored": points}

    def pays_for(self) -> Iterable[str]:
        return (self.kind,)

    def unfit(self, variant: Variant) -> Message | None:
        if self.piece not in variant.piece_number:
            return Message("unfit-subways.pieces", piece=self.piece, pieces=variant.piece_names)
        for route in variant.board.routes:
            if route.kind == self.kind and route.length not in self.points:
                return Message("unfit-subways.points", route=route.id, length=route.length)
        return no_such_route(variant, self.kind)

    def price(self, price: Price, route: Route, board: Board) -> Price:
        if route.kind != self.kind:
            return price
        points = self.points.get(route.length, 0)
        return price.but(piece=self.piece, pieces=1, points=points, count_rule="berlin.subway")
