"""Stations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.codec import CityOwners
from ttr_widget.kernel.connectivity import Links
from ttr_widget.kernel.errors import Phrase, Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence, route_ids
from ttr_widget.kernel.payment import Price, PriceList
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.route_names import route_name
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Reckoning, own_places
from ttr_widget.kernel.state import FREE, Draft, Position
from ttr_widget.kernel.variant import Variant

from .city_owners import arrange, faults
from .claiming import IS_FREE, lack_of_cards


@dataclass(frozen=True, slots=True)
class BuildStation(Action):
    """Build a station in a city and pay for it with these cards."""

    type: ClassVar[str] = "station"
    pattern: ClassVar[str] = "station {city} with {cards}"
    reads: ClassVar[Mapping[str, str]] = {"city": "city", "cards": "cards"}
    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    """A station stands in a city."""

    type: ClassVar[str] = "station"
    seat: int
    city: str
    cards: Cards


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


@dataclass(frozen=True)
class Stations(Rule):
    """Stations that borrow a route.

    europe.station: A station may stand in any city that has none (nobody's), connected or not; one a turn; {count} in
    all. The first costs 1 card, the second 2 of one colour, the third 3 of one colour, and so on; locomotives stand for
    any. The played cards go to the discards.

    europe.station-use: At the end each station lends its owner one opponent's route that touches its city, the same one
    for all tickets; two stations may lend the same one; with no such route, none. The tracks of a double are separate
    routes. The owner gets the choice that is worth most (most ticket points, then most tickets completed).

    europe.station-unused: +{points} points for each station never built.
    """

    key: ClassVar[str] = "stations"
    actions: ClassVar[tuple[type[Action], ...]] = (BuildStation,)
    slot_type: ClassVar[Any] = CityOwners

    count: int = 3
    points: int = 4

    def unfit(self, variant: Variant) -> str | None:
        most = len(variant.board.cities)
        return f"it has {most} cities, too few for {self.count} stations" if self.count > most else None

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
        return own_places(position.slots[self.key], seat)

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        owners: CityOwners = position.slots[self.key]
        built = owners.count(seat)
        if built >= self.count:
            return ()
        table: _StationTable = position.variant.tables[self.key]
        return table.lists[built].actions(position.hands[seat], owners.translate(IS_FREE))

    def objection(self, position: Position, seat: int, action: BuildStation) -> Refusal | None:
        owners: CityOwners = position.slots[self.key]
        city = position.variant.board.city_number[action.city]
        built = owners.count(seat)
        if built >= self.count:
            return refuse(
                "europe.station",
                "{player} has built all {count} {count:station|stations}; another action is wanted.",
                player=position.names[seat],
                count=self.count,
            )
        if owners[city] != FREE:
            return refuse(
                "europe.station",
                "{owner} has a station in {city} already, and a city holds one.",
                owner=position.names[owners[city]],
                city=action.city,
            )
        table: _StationTable = position.variant.tables[self.key]
        price = table.prices[built]
        return price.objection(action.cards) or lack_of_cards(position, seat, action.cards, price, "europe.station")

    def apply(self, draft: Draft, prompt: Prompt, action: BuildStation) -> None:
        owners: CityOwners = draft.slots[self.key]
        city = draft.variant.board.city_number[action.city]
        draft.take(prompt.seat, action.cards)
        draft.discard(action.cards.counts)
        draft.slots[self.key] = owners[:city] + bytes((prompt.seat,)) + owners[city + 1 :]
        draft.emit(StationBuilt(prompt.seat, action.city, action.cards))

    def links(self, links: Links, position: Position, seat: int) -> Links:
        table: _StationTable = position.variant.tables[self.key]
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
                label = _label(board.cities[city].name)
                if loan is None:
                    because = Phrase("no opponent's route touches it")
                else:
                    owner = position.names[position.owners[loan]]
                    because = Phrase("borrows {route} from {owner}", route=board.routes[loan].id, owner=owner)
                yield Line(seat, "europe.station-use", label, 0, because)
            left = self.count - len(built)
            because = Phrase("{left} of {count} never built", left=left, count=self.count)
            tally = (("stations", len(built)),)
            yield Line(seat, "europe.station-unused", Phrase("Stations left"), left * self.points, because, tally)

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule == "europe.station-unused":
            left = self.count - len(self.built(reckoning.position, line.seat))
            return Evidence(Phrase("{left} × {points} points.", left=left, points=self.points))
        if line.rule != "europe.station-use":
            return None
        cities = reckoning.variant.board.cities
        built = self.built(reckoning.position, line.seat)
        number = next(n for n, city in enumerate(built) if _label(cities[city].name) == line.label)
        return self._use(reckoning, line.seat, number, cities[built[number]].id)

    def _use(self, reckoning: Reckoning, seat: int, number: int, city: str) -> Evidence:
        """What a station lends, and the tickets that would be worth less without it."""
        position, board = reckoning.position, reckoning.variant.board
        settled = reckoning.settled(seat)
        loan = settled.loans[number]
        if loan is None:
            return Evidence(Phrase("It lends nothing."), (), (city,))
        network = reckoning.network(seat, without=number)
        helped = [
            ticket
            for ticket, verdict in settled.verdicts
            if reckoning.variant.judge(ticket, network).points < verdict.points
        ]
        facts = {"route": route_name(board, loan), "owner": position.names[position.owners[loan]]}
        if helped:
            names = ["–".join(board.city(stop).name for stop in board.tickets[ticket].cities) for ticket in helped]
            sentence = Phrase("{route} of {owner} helps {tickets}.", **facts, tickets=", ".join(names))
        else:
            sentence = Phrase("{route} of {owner} helps no ticket that would fail without it.", **facts)
        return Evidence(sentence, route_ids(board, (loan,)), (city,))

    def visible(self, slot: CityOwners, seat: int | None) -> CityOwners:
        return slot

    def show(self, excerpt: CityOwners, variant: Variant) -> Mapping[str, Any]:
        cities = variant.board.cities
        return {"cities": {cities[city].id: owner for city, owner in enumerate(excerpt) if owner != FREE}}


def _label(city: str) -> Phrase:
    return Phrase("Station in {city}", city=city)
