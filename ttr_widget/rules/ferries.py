"""Ferries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.lesson import Lesson, Stage, on_way
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Topic, Variant, no_such_route


@dataclass(frozen=True)
class Ferries(Rule):
    """Routes across the sea, which cost a number of locomotives."""

    key: ClassVar[str] = "ferries"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = ("europe.ferry",)
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {"europe.ferry": ("claim.gray",)}
    needs: ClassVar[tuple[str, ...]] = ("claiming",)

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("ferry", Stage.FEATURE, on_way(lambda rule, route, price: route.kind == rule.kind), "europe-ferry"),
    )

    kind: str = "ferry"

    def pays_for(self) -> Iterable[str]:
        return (self.kind,)

    def unfit(self, variant: Variant) -> Message | None:
        if variant.kinds.wild is None:
            return Message("unfit-ferries")
        for route in variant.board.routes:
            wilds = route.fact("locomotives", 0) if route.kind == self.kind else 0
            if not 0 <= wilds <= route.length:
                return Message("unfit-ferries.locomotives", route=route.id, length=route.length, count=wilds)
        return no_such_route(variant, self.kind)

    def price(self, price: Price, route: Route, board: Board) -> Price:
        if route.kind != self.kind:
            return price
        return price.but(wilds=int(route.fact("locomotives", 0)), wilds_rule="europe.ferry")


suggest(Route, dict.fromkeys(("ferry", "is_ferry"), '.kind == "ferry"'))
