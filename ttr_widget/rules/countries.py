"""Neighbouring countries as dead ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ttr_widget.kernel.connectivity import Links
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Position, Topic, Variant


def _border(rule: Countries, now: Situation) -> Told | None:
    """A country that a ticket names, or any."""
    board, countries = now.view.board, now.view.variant.prepared(rule)
    named = [board.city_number[city] for ticket in now.tickets for city in board.ticket(ticket.id).cities]
    found = next((city for city in named if city in countries), min(countries))
    city = board.cities[found].id
    return Told(Place("city", city), {"city": city}) if now.is_turn else None


@dataclass(frozen=True)
class Countries(Rule):
    """Neighbouring countries, which are dead ends."""

    key: ClassVar[str] = "countries"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = ("germany.country",)
    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("country", Stage.FEATURE, _border, "germany-country"),)

    def unfit(self, variant: Variant) -> Message | None:
        return None if self.prepare(variant) else Message("unfit-countries")

    def prepare(self, variant: Variant) -> frozenset[int]:
        cities = variant.board.cities
        return frozenset(number for number, city in enumerate(cities) if city.fact("country", False))

    def links(self, links: Links, position: Position, seat: int) -> Links:
        return replace(links, dead_ends=links.dead_ends | position.variant.prepared(self))
