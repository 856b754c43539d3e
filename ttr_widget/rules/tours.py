"""Tours: tickets that name three or more cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.connectivity import Network
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.evidence import Evidence
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Reckoning
from ttr_widget.kernel.trails import path_through
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.verdicts import Verdict

from .ticket_explanation import tour_evidence


@dataclass(frozen=True)
class Tours(Rule):
    """Tours.

    world.tour: A tour names three or more cities. Highest value when they are connected in the printed order, the
    middle value when all are connected in one network in any other way, the negative value when they are not. In the
    printed order means: the player's own network holds a path that visits the named cities in that order and enters
    no city twice; other cities may lie in between. For harbours a tour counts as completed as soon as its cities are
    connected, in order or not.
    """

    key: ClassVar[str] = "tours"
    needs: ClassVar[tuple[str, ...]] = ("tickets",)

    def unfit(self, variant: Variant) -> str | None:
        if not any(len(ticket.cities) > 2 for ticket in variant.board.tickets):
            return "none of its tickets names more than two cities"
        return None

    def judge(self, ticket: int, network: Network) -> Verdict | None:
        tour = network.board.tickets[ticket]
        if len(tour.cities) < 3:
            return None
        stops = [network.board.city_number[city] for city in tour.cities]
        if not network.joins(stops):
            return Verdict(-tour.fact("penalty", tour.points), False, Phrase("not completed"))
        if path_through(network.ends, stops) is None:
            return Verdict(tour.points, True, Phrase("completed, but not in the printed order"))
        return Verdict(tour.fact("ordered", tour.points), True, Phrase("completed in the printed order"))

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != "tickets.score":
            return None
        ticket = reckoning.variant.board.ticket_number[line.label]
        if len(reckoning.variant.ticket_cities[ticket]) < 3:
            return None
        return tour_evidence(reckoning, line.seat, ticket)
