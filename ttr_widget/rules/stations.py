"""Stations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.codec import CityOwners
from ttr_widget.kernel.connectivity import Links, owned_by
from ttr_widget.kernel.effects import DISCARDS, Effect, Moved, hand, in_city, supply
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence, route_ids
from ttr_widget.kernel.house_rule import HouseRule, added, left_out
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, advised
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, PriceList
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.roles import CityId, Role, Seat
from ttr_widget.kernel.route_names import route_name
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Subject
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.variant import Position, Topic, Variant

from .city_owners import arrange, faults
from .claiming import IS_FREE, lack_of_cards


@dataclass(frozen=True, slots=True)
class BuildStation(Action):
    """Build a station in a city and pay for it with these cards."""

    type: ClassVar[str] = "station"
    pattern: ClassVar[str] = "station {city} with {cards}"
    city: CityId
    cards: Cards


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    """A station is built in a city."""

    type: ClassVar[str] = "station"
    seat: Seat
    city: CityId
    cards: Cards

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", self.cards, hand(self.seat), DISCARDS)
        yield Moved("pieces", {"stations": 1}, supply(self.seat), in_city(self.city))


class _StationTable:
    def __init__(self, rule: Stations, variant: Variant) -> None:
        cities = [city.id for city in variant.board.cities]
        colors = variant.kinds.colors
        self.prices = [Price(number, colors, rule="europe.station") for number in range(1, rule.count + 1)]
        self.lists = [
            PriceList(variant.kinds, [price.ways(variant.kinds)] * len(cities), lambda c, p: BuildStation(cities[c], p))
            for price in self.prices
        ]
        self.routes_at: list[tuple[int, ...]] = [
            tuple(route for route, ends in enumerate(variant.board.ends) if city in ends) for city in range(len(cities))
        ]


_CALM = 3
"""How many rounds pass before stations are explained, unless a ticket is in trouble."""


def _station(rule: Stations, now: Situation) -> Told | None:
    view = now.view
    late = view.turn > _CALM * len(view.players) or any(ticket.missing is None for ticket in now.tickets)
    return Told(Place("seat", str(now.seat))) if now.is_turn and late and rule.count else None


@dataclass(frozen=True)
class Stations(Rule):
    """Stations, each of which borrows one opponent's route at the end of the game."""

    key: ClassVar[str] = "stations"
    tallies: ClassVar[tuple[str, ...]] = ("stations",)
    topic: ClassVar[Topic] = "pieces"
    paragraphs: ClassVar[tuple[str, ...]] = ("europe.station", "europe.station-use", "europe.station-unused")
    actions: ClassVar[tuple[type[Action], ...]] = (BuildStation,)
    slot_type: ClassVar[Any] = CityOwners
    house_rules: ClassVar[tuple[HouseRule, ...]] = (
        HouseRule("without-stations", left_out),
        HouseRule("stations", added, joins=True),
    )
    adjustable: ClassVar[Mapping[str, range]] = {"count": range(11), "points": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("station", Stage.FEATURE, _station, "europe-station-use"),
        Lesson(
            "station-now",
            Stage.MOVE,
            advised("station", Place("question")),
            "europe-station",
            does=("station",),
            hinted=True,
        ),
    )

    count: int = 3
    points: int = 4

    def unfit(self, variant: Variant) -> Message | None:
        most = len(variant.board.cities)
        return Message("unfit-stations", cities=most, count=self.count) if self.count > most else None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Price] | None:
        table = variant.prepared(self)
        return table.prices if field == "cards" else None

    def prepare(self, variant: Variant) -> _StationTable:
        return _StationTable(self, variant)

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = bytes((FREE,)) * len(draft.variant.board.cities)

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        draft.slots[self.key] = arrange(draft, arrangement, "stations", self.count)

    def faults(self, position: Position) -> Iterable[Fault]:
        return faults(position, position.slots[self.key], "stations", self.count)

    def built(self, position: Position, seat: int) -> tuple[int, ...]:
        """The cities in which this seat has a station."""
        return owned_by(position.slots[self.key], seat)

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        owners: CityOwners = position.slots[self.key]
        built = owners.count(seat)
        if built >= self.count:
            return ()
        table = position.variant.prepared(self)
        return table.lists[built].actions(position.hands[seat], owners.translate(IS_FREE))

    def objection(self, position: Position, seat: int, action: BuildStation) -> Refusal | None:
        owners: CityOwners = position.slots[self.key]
        city = position.variant.board.city_number[action.city]
        built = owners.count(seat)
        if built >= self.count:
            return refuse("europe.station", "all-built", player=position.names[seat], count=self.count)
        if owners[city] != FREE:
            return refuse("europe.station", "occupied", owner=position.names[owners[city]], city=action.city)
        table = position.variant.prepared(self)
        price = table.prices[built]
        return price.objection(action.cards) or lack_of_cards(position, seat, action.cards, price)

    def apply(self, draft: Draft, prompt: Prompt, action: BuildStation) -> None:
        owners: CityOwners = draft.slots[self.key]
        city = draft.variant.board.city_number[action.city]
        draft.take(prompt.seat, action.cards)
        draft.discard(action.cards.counts)
        draft.slots[self.key] = owners[:city] + bytes((prompt.seat,)) + owners[city + 1 :]
        draft.emit(StationBuilt(prompt.seat, action.city, action.cards))

    def links(self, links: Links, position: Position, seat: int) -> Links:
        table = position.variant.prepared(self)
        owners = position.owners
        loans = tuple(
            tuple([route for route in table.routes_at[city] if owners[route] not in (FREE, seat)])
            for city in self.built(position, seat)
        )
        return replace(links, loans=links.loans + loans)

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        position, board = reckoning.position, reckoning.variant.board
        for seat in reckoning.seats:
            built = self.built(position, seat)
            for city, loan in zip(built, reckoning.settled(seat).loans, strict=False):
                label = Message("score-station", city=board.cities[city].name)
                if loan is None:
                    because = Message("score-station.none")
                else:
                    owner = position.names[position.owners[loan]]
                    because = Message("score-station.borrows", route=board.routes[loan].id, owner=owner)
                subject = Subject(Role.CITY, board.cities[city].id)
                yield Line(seat, "europe.station-use", label, 0, because, subject=subject)
            left = self.count - len(built)
            because = Message("score-stations-left.because", left=left, count=self.count)
            tally = (("stations", len(built)),)
            yield Line(
                seat, "europe.station-unused", Message("score-stations-left"), left * self.points, because, tally
            )

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule == "europe.station-unused":
            left = self.count - len(self.built(reckoning.position, line.seat))
            return Evidence(Message("why-stations-left", left=left, points=self.points))
        if line.rule != "europe.station-use" or line.subject is None:
            return None
        city = line.subject.id
        number = self.built(reckoning.position, line.seat).index(reckoning.variant.board.city_number[city])
        return self._use(reckoning, line.seat, number, city)

    def _use(self, reckoning: Reckoning, seat: int, number: int, city: str) -> Evidence:
        """Which route a station borrows, and the tickets that would be worth less without it."""
        position, board = reckoning.position, reckoning.variant.board
        settled = reckoning.settled(seat)
        loan = settled.loans[number]
        if loan is None:
            return Evidence(Message("why-station.none"), (), (city,))
        network = reckoning.network(seat, without=number)
        helped = [
            ticket
            for ticket, verdict in settled.verdicts
            if reckoning.variant.judge(ticket, network).points < verdict.points
        ]
        facts = {"route": route_name(board, loan), "owner": position.names[position.owners[loan]]}
        if helped:
            names = tuple("–".join(board.city(stop).name for stop in board.tickets[ticket].cities) for ticket in helped)
            message = Message("why-station.helps", **facts, tickets=names)
        else:
            message = Message("why-station.idle", **facts)
        return Evidence(message, route_ids(board, (loan,)), (city,))

    def visible(self, slot: CityOwners, seat: int | None) -> CityOwners:
        return slot

    def counters(self, excerpt: CityOwners, seats: int) -> Mapping[str, Sequence[int]]:
        return {"stations": [excerpt.count(seat) for seat in range(seats)]}

    def show(self, excerpt: CityOwners, variant: Variant) -> Mapping[str, Any]:
        cities = variant.board.cities
        return {"cities": {cities[city].id: owner for city, owner in enumerate(excerpt) if owner != FREE}}
