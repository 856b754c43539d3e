"""Harbours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.cards import Cards, CardSet
from ttr_widget.kernel.codec import CityOwners
from ttr_widget.kernel.connectivity import owned_by
from ttr_widget.kernel.effects import DISCARDS, Effect, Moved, hand, in_city, supply
from ttr_widget.kernel.errors import BadScenario, Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, advised
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, PriceList, Way, WildsOnly
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.roles import CityId, Role, Seat
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Subject
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.variant import Position, Topic, Variant

from .city_owners import arrange, faults
from .claiming import lack_of_cards
from .two_decks import MARK, SHIPS, TRAINS


@dataclass(frozen=True, slots=True)
class BuildHarbour(Action):
    """Build a harbour in a port and pay for it with these cards."""

    type: ClassVar[str] = "harbour"
    pattern: ClassVar[str] = "harbour {city} with {cards}"
    city: CityId
    cards: Cards


@dataclass(frozen=True, slots=True)
class HarbourBuilt(Event):
    """A harbour is built in a city."""

    type: ClassVar[str] = "harbour"
    seat: Seat
    city: CityId
    cards: Cards

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", self.cards, hand(self.seat), DISCARDS)
        yield Moved("pieces", {"harbours": 1}, supply(self.seat), in_city(self.city))


@dataclass(frozen=True, slots=True)
class HarbourSet(Way):
    """Two marked train cards and two marked ship cards of one colour; wilds, the last kind, replace any of them."""

    kinds: tuple[int, ...]

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        trains, ships, wilds = held
        sets = [(t, s, 4 - t - s) for t in range(min(2, trains), -1, -1) for s in range(min(2, ships), -1, -1) if t + s]
        return sorted((paid for paid in sets if paid[2] <= wilds), key=lambda paid: paid[2])


class HarbourPrice(Price):
    """The price of a harbour."""

    def ways(self, kinds: CardSet) -> tuple[Way, ...]:
        assert kinds.wild is not None, "harbours are refused without wilds"
        suits = [_marked(kinds, color) for color in self.colors]
        return (*(HarbourSet((*suit, kinds.wild)) for suit in suits), WildsOnly((kinds.wild,), 4))

    def objection(self, cards: Cards) -> Refusal | None:
        kinds = cards.kinds
        used = [(kinds.cards[number], count) for number, count in cards.pairs if number != kinds.wild]
        unmarked = [card.name for card, _ in used if MARK not in card.marks]
        too_many = any(count > 2 for _, count in used)
        if cards.size == 4 and not unmarked and not too_many and len({card.color for card, _ in used}) <= 1:
            return None
        return refuse("world.harbour", "payment", price=self.words(kinds), cards=cards)

    def words(self, kinds: CardSet) -> Message:
        return Message("price-harbour")


def _marked(kinds: CardSet, color: str) -> tuple[int, int]:
    """The marked train card and the marked ship card of a colour."""
    number = {card.deck: n for n, card in enumerate(kinds.cards) if card.color == color and MARK in card.marks}
    return number[TRAINS], number[SHIPS]


class _HarbourTable:
    def __init__(self, variant: Variant) -> None:
        cities = variant.board.cities
        self.ports = bytes(city.fact("port", False) for city in cities)
        self.price = HarbourPrice(4, variant.kinds.colors, rule="world.harbour")
        ways = [self.price.ways(variant.kinds) if city.fact("port", False) else () for city in cities]
        self.list = PriceList(variant.kinds, ways, lambda city, cards: BuildHarbour(cities[city].id, cards))


def _harbour(rule: Harbours, now: Situation) -> Told | None:
    """A port of a ticket, at the latest when a harbour can be built."""
    board = now.view.board
    named = [board.city(city) for ticket in now.tickets for city in board.ticket(ticket.id).cities]
    port = next((city.id for city in named if city.fact("port", False)), None)
    return Told(Place("city", port), {"city": port}) if port is not None and now.is_turn and now.own else None


@dataclass(frozen=True)
class Harbours(Rule):
    """Harbours in port cities, worth points for the tickets that name their city."""

    key: ClassVar[str] = "harbours"
    topic: ClassVar[Topic] = "pieces"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.harbour", "world.harbour-score", "world.harbour-unbuilt")
    needs: ClassVar[tuple[str, ...]] = ("claiming", "tickets")
    actions: ClassVar[tuple[type[Action], ...]] = (BuildHarbour,)
    slot_type: ClassVar[Any] = CityOwners
    adjustable: ClassVar[Mapping[str, range]] = {"count": range(11), "unbuilt": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("harbour", Stage.FEATURE, _harbour, "world-harbour-score"),
        Lesson(
            "harbour-now",
            Stage.MOVE,
            advised("harbour", Place("question")),
            "world-harbour",
            does=("harbour",),
            hinted=True,
        ),
    )

    count: int = 3
    worth: tuple[int, ...] = (20, 30, 40)
    unbuilt: int = 4

    def word_facts(self) -> dict[str, Any]:
        return {"first": self.worth[0] if self.worth else 0, "worth": ", ".join(map(str, self.worth))}

    def unfit(self, variant: Variant) -> Message | None:
        if not any(city.fact("port", False) for city in variant.board.cities):
            return Message("unfit-harbours.port")
        marks = {card.deck for card in variant.kinds.cards if MARK in card.marks}
        if marks != {TRAINS, SHIPS}:
            return Message("unfit-harbours.cards")
        return None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Any] | None:
        table = variant.prepared(self)
        ports = [city.id for city in variant.board.cities if city.fact("port", False)]
        return [table.price] if field == "cards" else ports

    def prepare(self, variant: Variant) -> _HarbourTable:
        return _HarbourTable(variant)

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = bytes((FREE,)) * len(draft.variant.board.cities)

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        owners = draft.slots[self.key] = arrange(draft, arrangement, "harbours", self.count)
        for faulty in self._misplaced(draft, owners):
            raise BadScenario(faulty)

    def faults(self, position: Position) -> Iterable[Fault]:
        owners: CityOwners = position.slots[self.key]
        yield from faults(position, owners, "harbours", self.count)
        yield from (Fault("", faulty) for faulty in self._misplaced(position, owners))

    def _misplaced(self, position: Position, owners: CityOwners) -> Iterable[Message]:
        """Harbours in cities that are not ports, or that their owner has no route to."""
        cities = position.variant.board.cities
        for seat, player in enumerate(position.names):
            for city in owned_by(owners, seat):
                if not cities[city].fact("port", False):
                    yield Message("error-harbour-port", city=cities[city].id)
                if city not in self.reached(position, seat):
                    yield Message("error-harbour-route", player=player, city=cities[city].id)

    def built(self, position: Position, seat: int) -> tuple[int, ...]:
        """The cities in which this seat has a harbour."""
        return owned_by(position.slots[self.key], seat)

    def reached(self, position: Position, seat: int) -> set[int]:
        """The cities to which the seat has a route."""
        ends = position.variant.board.ends
        return {city for route in owned_by(position.owners, seat) for city in ends[route]}

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        owners: bytes = position.slots[self.key]
        table = position.variant.prepared(self)
        hand = position.hands[seat]
        if owners.count(seat) >= self.count or not table.list.actions(hand, table.ports):
            return ()
        open_cities = bytearray(len(owners))
        for city in self.reached(position, seat):
            open_cities[city] = owners[city] == FREE
        return table.list.actions(hand, bytes(open_cities))

    def objection(self, position: Position, seat: int, action: BuildHarbour) -> Refusal | None:
        owners: bytes = position.slots[self.key]
        board, player = position.variant.board, position.names[seat]
        city = board.city_number[action.city]
        if owners.count(seat) >= self.count:
            return refuse("world.harbour", "all-built", player=player, count=self.count)
        if not board.cities[city].fact("port", False):
            return refuse("world.harbour", "no-port", city=action.city)
        if owners[city] != FREE:
            owner = position.names[owners[city]]
            return refuse("world.harbour", "occupied", owner=owner, city=action.city)
        if city not in self.reached(position, seat):
            return refuse("world.harbour", "not-reached", player=player, city=action.city)
        table = position.variant.prepared(self)
        return table.price.objection(action.cards) or lack_of_cards(position, seat, action.cards, table.price)

    def apply(self, draft: Draft, prompt: Prompt, action: BuildHarbour) -> None:
        owners: bytes = draft.slots[self.key]
        city = draft.variant.board.city_number[action.city]
        draft.take(prompt.seat, action.cards)
        draft.discard(action.cards.counts)
        draft.slots[self.key] = owners[:city] + bytes((prompt.seat,)) + owners[city + 1 :]
        draft.emit(HarbourBuilt(prompt.seat, action.city, action.cards))

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        position, board = reckoning.position, reckoning.variant.board
        for seat in reckoning.seats:
            built = self.built(position, seat)
            done = [
                board.tickets[ticket].cities for ticket, verdict in reckoning.settled(seat).verdicts if verdict.done
            ]
            for city in built:
                count = sum(board.cities[city].id in cities for cities in done)
                points = self.worth[min(count, len(self.worth)) - 1] if count else 0
                label = Message("score-harbour", city=board.cities[city].name)
                because = Message("score-harbour.because", count=count)
                subject = Subject(Role.CITY, board.cities[city].id)
                yield Line(seat, "world.harbour-score", label, points, because, subject=subject)
            left = self.count - len(built)
            because = Message("score-harbours-left.because", left=left, count=self.count)
            title = Message("score-harbours-left")
            yield Line(seat, "world.harbour-unbuilt", title, -left * self.unbuilt, because)

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        built = owned_by(reckoning.position.slots[self.key], line.seat)
        if line.rule == "world.harbour-unbuilt":
            return Evidence(Message("why-harbours-left", left=self.count - len(built), points=self.unbuilt))
        if line.rule != "world.harbour-score" or line.subject is None:
            return None
        board = reckoning.variant.board
        city = board.city(line.subject.id)
        verdicts = reckoning.settled(line.seat).verdicts
        done = [board.tickets[n].cities for n, verdict in verdicts if verdict.done]
        names = tuple("–".join(board.city(stop).name for stop in cities) for cities in done if city.id in cities)
        if not names:
            return Evidence(Message("why-harbour.none", city=city.name), (), (city.id,))
        return Evidence(Message("why-harbour.tickets", tickets=names), (), (city.id,))

    def visible(self, slot: CityOwners, seat: int | None) -> CityOwners:
        return slot

    def counters(self, excerpt: CityOwners, seats: int) -> Mapping[str, Sequence[int]]:
        return {"harbours": [excerpt.count(seat) for seat in range(seats)]}

    def show(self, excerpt: bytes, variant: Variant) -> Mapping[str, Any]:
        cities = variant.board.cities
        return {"cities": {cities[city].id: owner for city, owner in enumerate(excerpt) if owner != FREE}}
