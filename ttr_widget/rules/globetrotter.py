"""The bonus for most tickets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.evidence import Evidence, by_player
from ttr_widget.kernel.house_rule import HouseRule, added, left_out
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.variant import Topic


def _some(rule: Globetrotter, now: Situation) -> Told | None:
    """Once a ticket is completed."""
    done = any(ticket.done for ticket in now.tickets)
    return Told(Place("deck", "tickets")) if done and now.is_turn else None


@dataclass(frozen=True)
class Globetrotter(Rule):
    """The bonus for most completed tickets; every tied player gets it."""

    key: ClassVar[str] = "globetrotter"
    tallies: ClassVar[tuple[str, ...]] = ("globetrotter",)
    topic: ClassVar[Topic] = "bonuses"
    paragraphs: ClassVar[tuple[tuple[str, str], ...]] = (("{id}", "globetrotter"),)
    needs: ClassVar[tuple[str, ...]] = ("tickets",)
    house_rules: ClassVar[tuple[HouseRule, ...]] = (
        HouseRule("without-globetrotter", left_out),
        HouseRule("globetrotter", added, joins=True),
    )
    adjustable: ClassVar[Mapping[str, range]] = {"points": range(33)}

    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("globetrotter", Stage.FEATURE, _some, "globetrotter"),)

    points: int = 15
    id: str = "germany.globetrotter"

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        done = [reckoning.settled(seat).done for seat in reckoning.seats]
        best = max(done)
        for seat in reckoning.seats:
            if done[seat] == best > 0:
                because = Message("score-globetrotter.because", count=best)
                yield Line(seat, self.id, Message("score-globetrotter"), self.points, because, (("globetrotter", 1),))

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != self.id:
            return None
        done = by_player(reckoning.position, [reckoning.settled(seat).done for seat in reckoning.seats])
        return Evidence(Message("why-globetrotter", counts=done))
