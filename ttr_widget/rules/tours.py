"""Tours: tickets that name three or more cities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.evidence import Evidence
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.trails import path_through
from ttr_widget.kernel.variant import Topic, Variant
from ttr_widget.kernel.verdicts import Verdict

from .ticket_explanation import ticket_of, tour_evidence

_ORDERED = Message("score-tour.ordered")
_UNORDERED = Message("score-tour.unordered")
_FAILED = Message("score-tour.failed")


def _tour(rule: Tours, now: Situation) -> Told | None:
    board = now.view.board
    tours = [ticket.id for ticket in now.tickets if len(board.ticket(ticket.id).cities) > 2]
    return Told(Place("tickets"), {"ticket": tours[0]}) if tours and now.is_turn else None


@dataclass(frozen=True)
class Tours(Rule):
    """Tours: tickets that name three or more cities and are worth most in the printed order."""

    key: ClassVar[str] = "tours"
    topic: ClassVar[Topic] = "tickets"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.tour",)
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {"world.tour": ("world.harbour-score",)}
    needs: ClassVar[tuple[str, ...]] = ("tickets",)
    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("tour", Stage.FEATURE, _tour, "world-tour"),)

    def unfit(self, variant: Variant) -> Message | None:
        if not any(len(ticket.cities) > 2 for ticket in variant.board.tickets):
            return Message("unfit-tours")
        return None

    def judge(self, ticket: int, network: Network) -> Verdict | None:
        tour = network.board.tickets[ticket]
        if len(tour.cities) < 3:
            return None
        stops = [network.board.city_number[city] for city in tour.cities]
        if not network.joins(stops):
            return Verdict(-tour.fact("penalty", tour.points), False, _FAILED)
        if path_through(network.ends, stops) is None:
            return Verdict(tour.points, True, _UNORDERED)
        return Verdict(tour.fact("ordered", tour.points), True, _ORDERED)

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != "tickets.score":
            return None
        ticket = ticket_of(reckoning, line)
        if len(reckoning.variant.ticket_cities[ticket]) < 3:
            return None
        return tour_evidence(reckoning, line.seat, ticket)
