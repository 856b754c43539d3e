"""Exchanging trains for ships, or ships for trains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.effects import BOX, Effect, Moved, Scored, supply
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.roles import PieceName, Points, Seat
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant

from .chosen_pieces import FLEET, ChosenPieces
from .claiming import Claiming, route_points


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Swap a number of pieces of one kind for pieces of the other."""

    type: ClassVar[str] = "exchange"
    pattern: ClassVar[str] = "exchange {count} {give} for {get}"
    count: int
    give: PieceName
    get: PieceName


@dataclass(frozen=True, slots=True)
class PiecesExchanged(Event):
    """A player has exchanged trains for ships or ships for trains."""

    type: ClassVar[str] = "exchange"
    seat: Seat
    trains: int
    ships: int
    points: Points

    def facts(self) -> dict[str, Any]:
        give, get = FLEET if self.trains < 0 else FLEET[::-1]
        return {"seat": self.seat, "count": abs(self.trains), "give": give, "get": get, "points": self.points}

    def effects(self, variant: Variant) -> Iterable[Effect]:
        for piece, change in (("trains", self.trains), ("ships", self.ships)):
            source, target = (BOX, supply(self.seat)) if change > 0 else (supply(self.seat), BOX)
            yield Moved("pieces", {piece: abs(change)}, source, target)
        yield Scored(self.seat, self.points)


class _ExchangeTable:
    """The rule that keeps the pieces, and all exchanges by number of pieces."""

    def __init__(self, variant: Variant) -> None:
        most = max(variant.piece_counts)
        self.pieces = variant.rule(ChosenPieces)
        self.of_trains = tuple(Exchange(n, *FLEET) for n in range(1, most + 1))
        self.of_ships = tuple(Exchange(n, *FLEET[::-1]) for n in range(1, most + 1))


_FEW = 6
"""From this number of trains or ships on, swapping is worth a thought."""


def _short_of(rule: Exchanges, now: Situation) -> Told | None:
    few = now.is_turn and min(now.view.pieces[now.seat]) <= _FEW and Exchange.type in now.can
    return Told(Place("seat", str(now.seat))) if few else None


@dataclass(frozen=True)
class Exchanges(Rule):
    """Swapping trains for ships, or ships for trains, at the cost of points."""

    key: ClassVar[str] = "exchange"
    topic: ClassVar[Topic] = "pieces"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.exchange",)
    needs: ClassVar[tuple[str, ...]] = ("pieces",)
    actions: ClassVar[tuple[type[Action], ...]] = (Exchange,)
    slot_type: ClassVar[Any] = tuple[int, ...]
    adjustable: ClassVar[Mapping[str, range]] = {"cost": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("exchange", Stage.FEATURE, _short_of, "world-exchange"),)

    cost: int = 1

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[int] | None:
        return range(1, max(variant.piece_counts, default=0) + 1) if field == "count" else None

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = (0,) * len(draft.names)

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        """Seats with fewer points than their routes scored have paid for exchanges."""
        self.setup(draft)
        claiming = draft.variant.rule(Claiming)
        scored = claiming.track(draft)
        for seat in arrangement.by_seat("points"):
            most = route_points(draft, seat)
            if scored[seat] < most:
                draft.slots[self.key] = _with_number(draft.slots[self.key], seat, scored[seat] - most)
                claiming.rescore(draft, seat, most)

    def faults(self, position: Position) -> Iterable[Fault]:
        lost: tuple[int, ...] = position.slots[self.key]
        if len(lost) != len(position.names) or max(lost) > 0:
            yield Fault("", Message("fault-exchange"))

    def _most(self, position: Position, seat: int, table: _ExchangeTable) -> tuple[int, int]:
        """How many trains can be swapped for ships, and how many ships for trains."""
        left, box = position.pieces[seat], table.pieces.boxed(position, seat)
        return min(left[0], box[1]), min(left[1], box[0])

    def prepare(self, variant: Variant) -> _ExchangeTable:
        return _ExchangeTable(variant)

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        table = position.variant.prepared(self)
        trains, ships = self._most(position, seat, table)
        return [*table.of_trains[:trains], *table.of_ships[:ships]]

    def objection(self, position: Position, seat: int, action: Exchange) -> Refusal | None:
        if action.give == action.get:
            return refuse("world.exchange", "same", give=action.give)
        most = self._most(position, seat, position.variant.prepared(self))[FLEET.index(action.give)]
        if 1 <= action.count <= most:
            return None
        return refuse(
            "world.exchange",
            "too-many",
            player=position.names[seat],
            most=most,
            give=action.give,
            get=action.get,
        )

    def apply(self, draft: Draft, prompt: Prompt, action: Exchange) -> None:
        seat = prompt.seat
        more_trains = -action.count if action.give == "trains" else action.count
        draft.variant.prepared(self).pieces.swap(draft, seat, more_trains)
        lost: tuple[int, ...] = draft.slots[self.key]
        points = -self.cost * action.count
        draft.slots[self.key] = _with_number(lost, seat, lost[seat] + points)
        draft.emit(PiecesExchanged(seat, more_trains, -more_trains, points))
        draft.nothing_gained()

    def foretell(self, position: Position, seat: int, action: Action) -> Message | None:
        if not isinstance(action, Exchange):
            return None
        cost, change = self.cost * action.count, action.count if action.get == "trains" else -action.count
        trains, ships = position.pieces[seat]
        left = {"trains": trains + change, "ships": ships - change}
        points = position.variant.track(position)[seat] - cost
        return Message("foretold-exchange", cost=cost, pieces=left, points=points)

    def visible(self, slot: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        return slot

    def track(self, position: Position) -> Sequence[int]:
        points: tuple[int, ...] = position.slots[self.key]
        return points

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        for seat, points in enumerate(self.track(reckoning.position)):
            if points:
                count = -points // self.cost if self.cost else 0
                because = Message("score-exchanges.because", count=count)
                yield Line(seat, "world.exchange", Message("score-exchanges"), points, because)

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != "world.exchange":
            return None
        count = -line.points // self.cost
        return Evidence(Message("why-exchanges", count=count, cost=self.cost))


def _with_number(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
