"""Passengers waiting in the cities, and the points for majorities of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action, Reader
from ttr_widget.kernel.arrangement import Arrangement, Fault, too_many
from ttr_widget.kernel.effects import BOX, Effect, Moved, held, in_city
from ttr_widget.kernel.errors import BadInput, BadScenario, Refusal, did_you_mean, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence, by_player
from ttr_widget.kernel.frozen_dict import FrozenDict
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, asked
from ttr_widget.kernel.lists import counted_items
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.roles import CityId, ColorName, Role, Seat
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Subject
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant

_MOST = 10_000
Picks = Annotated[tuple[tuple[str, str], ...], Role.PASSENGERS]
"""Pairs of a city and a colour, in order of the cities' names."""


@dataclass(frozen=True, slots=True)
class TakePassengers(Action):
    """Take a passenger of the given colour from each of these cities."""

    type: ClassVar[str] = "take"
    pattern: ClassVar[str] = "take {passengers}"
    answers: ClassVar[tuple[str, ...]] = ("passengers",)
    passengers: Picks

    def text(self) -> str:
        return "take " + (" ".join(f"{color} from {city}" for city, color in self.passengers) or "nothing")

    def to_dict(self) -> dict[str, Any]:
        return {"type": self.type, "passengers": dict(self.passengers)}

    def facts(self) -> dict[str, Any]:
        picks = tuple(Message("passengers-from", city=city, color=color) for city, color in self.passengers)
        return {"passengers": picks or None}

    @classmethod
    def parse(cls, text: str, reader: Reader) -> Action:
        words = text.lower().replace(",", " ").split()[1:]
        if words == ["nothing"]:
            return cls(())
        picks: list[tuple[Any, Any]] = []
        while words or not picks:
            if len(words) < 3 or words[1] != "from":
                form = "'take red from berlin', 'take nothing'"
                raise BadInput(Message("error-take-form", text=short(text), form=form))
            color, words = words[0], words[2:]
            ahead = next((n for n, word in enumerate(words) if word == "from"), len(words) + 1) - 1
            picks.append((" ".join(words[:ahead]).removesuffix(" and"), color))
            words = words[ahead:]
        return cls._read([pick for pick in picks if pick[1] != "nothing"], reader)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], reader: Reader) -> Action:
        given = data.get("passengers")
        picks = list(given.items()) if isinstance(given, Mapping) else given
        paired = isinstance(picks, list | tuple) and all(isinstance(one, tuple) and len(one) == 2 for one in picks)
        if not paired or picks is None or set(data) - {"type", "passengers"}:
            form = "{'berlin': 'red'}"
            raise BadInput(Message("error-take-dict", form=form))
        return cls._read(picks, reader)

    @classmethod
    def _read(cls, picks: Sequence[tuple[Any, Any]], reader: Reader) -> Action:
        found: dict[str, str] = {}
        for city, color in picks:
            place = reader.read("city", city)
            if not isinstance(color, str):
                raise BadInput(Message("error-passenger-color", given=short(color)))
            if place in found:
                raise BadInput(Message("error-one-passenger", city=place))
            found[place] = color.lower()
        return cls(tuple(sorted(found.items())))


@dataclass(frozen=True, slots=True)
class PassengersPlaced(Event):
    """The passengers are placed in the cities."""

    type: ClassVar[str] = "passengers-placed"
    quiet: ClassVar[bool] = True
    cities: Annotated[Mapping[str, tuple[str, ...]], Role.PASSENGERS]

    def facts(self) -> dict[str, Any]:
        return {"count": len(self.cities)}

    def effects(self, variant: Variant) -> Iterable[Effect]:
        for city, colors in self.cities.items():
            yield Moved("passengers", Counter(colors), BOX, in_city(city))


@dataclass(frozen=True, slots=True)
class PassengerTaken(Event):
    """A passenger is taken, or (without a colour) none."""

    type: ClassVar[str] = "passenger"
    seat: Seat
    city: CityId
    colour: ColorName

    def effects(self, variant: Variant) -> Iterable[Effect]:
        if self.colour:
            yield Moved("passengers", {self.colour: 1}, in_city(self.city), held(self.seat))


Waiting = Annotated[tuple[str, ...], Role.PASSENGERS, 5]
"""The colours of the passengers in a city: seldom more than 5 of one colour."""
Taken = Annotated[tuple[str, ...], Role.PASSENGERS, 10]
"""The colours of the passengers that a player has taken: seldom more than 10 of one colour."""


class PassengerSlot(NamedTuple):
    """The slot: the passengers on the map, by city, and those taken, by seat."""

    cities: tuple[Waiting, ...]
    taken: tuple[Taken, ...]


def _crowd(rule: Passengers, now: Situation) -> Told | None:
    """A city on the way where somebody waits."""
    board, waiting = now.view.board, now.view.rules[rule.key]["waiting"]
    ends = (board.cities[city].id for route in now.wanted for city in board.ends[route])
    city = next((city for city in ends if waiting.get(city)), None)
    return Told(Place("city", city), {"city": city}) if city is not None and now.is_turn else None


@dataclass(frozen=True)
class Passengers(Rule):
    """Passengers waiting in the cities, and points for having the most of each colour."""

    key: ClassVar[str] = "passengers"
    tallies: ClassVar[tuple[str, ...]] = ("passengers",)
    topic: ClassVar[Topic] = "pieces"
    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        ("germany.setup", "passengers-setup"),
        "germany.passengers",
        "germany.majority",
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {"germany.passengers": ("germany.majority",)}
    needs: ClassVar[tuple[str, ...]] = ("claiming",)
    actions: ClassVar[tuple[type[Action], ...]] = (TakePassengers,)
    asks: ClassVar[Mapping[str, Question]] = {
        "passengers": Question("germany.passengers", {"route": Role.ROUTE}),
    }
    slot_type: ClassVar[Any] = PassengerSlot
    adjustable: ClassVar[Mapping[str, range]] = {"each": range(23), "most": range(43), "second": range(23)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("passengers", Stage.FEATURE, _crowd, "germany-majority"),
        Lesson(
            "passengers-take",
            Stage.QUESTION,
            asked("passengers", Place("question")),
            "germany-passengers",
            does=("take",),
            hinted=True,
        ),
    )

    colors: tuple[str, ...] = ("red", "black", "green", "yellow", "blue", "white")
    each: int = 10
    most: int = 20
    second: int = 10

    def word_facts(self) -> dict[str, Any]:
        return {"total": self.each * len(self.colors)}

    # Setting up.

    def unfit(self, variant: Variant) -> Message | None:
        if not self.each or not self.colors:
            return Message("unfit-passengers.none")
        total, places = self.each * len(self.colors), sum(_printed(variant))
        if places and places != total:
            return Message("unfit-passengers.places", places=places, total=total)
        return None

    def prepare(self, variant: Variant) -> dict[Picks, TakePassengers]:
        return {}

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[str]:
        return self.colors

    def setup(self, draft: Draft) -> None:
        crowd = [self.colors[n] for n in draft.shuffle([n for n in range(len(self.colors)) for _ in range(self.each)])]
        cities: list[tuple[str, ...]] = []
        for count in self._counts(draft):
            cities.append(tuple(crowd[:count]))
            del crowd[:count]
        draft.slots[self.key] = PassengerSlot(tuple(cities), ((),) * len(draft.names))
        draft.emit(self._placed(draft))

    def _counts(self, draft: Draft) -> list[int]:
        """How many passengers start in each city: its printed number, or an even spread on a board without numbers."""
        printed = _printed(draft.variant)
        if any(printed):
            return printed
        share, rest = divmod(self.each * len(self.colors), len(printed))
        lucky = set(draft.shuffle(range(len(printed)))[:rest])
        return [share + (city in lucky) for city in range(len(printed))]

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        arrangement.before_the_opening("taken")
        board, crowd = draft.variant.board, Counter(dict.fromkeys(self.colors, self.each))
        taken: list[tuple[str, ...]] = [()] * len(draft.names)
        for seat, given in arrangement.by_seat("taken").items():
            taken[seat] = self._group(f"taken[{seat}]", given)
        named: dict[int, tuple[str, ...]] = {}
        for city, group in self._by_city(arrangement).items():
            number = board.city_number[arrangement.read("passengers", "city", city)]
            if number in named:
                raise BadScenario(Message("error-passengers-city", city=board.cities[number].id))
            named[number] = self._group(f"passengers['{city}']", group)
        places = [(taken[seat], Message("error-taken-by", player=player)) for seat, player in enumerate(draft.names)]
        places += [(group, Message("error-in-city", city=board.cities[city].id)) for city, group in named.items()]
        for color in self.colors:
            counts = [(group.count(color), where) for group, where in places]
            crowd[color] -= sum(count for count, _ in counts)
            if crowd[color] < 0:
                raise too_many("passengers", self.each, Message("error-passengers-of", color=color), counts)
        cities = self._deal_rest(draft, named, crowd)
        draft.slots[self.key] = PassengerSlot(tuple(cities), tuple(taken))

    def _by_city(self, arrangement: Arrangement) -> Mapping[Any, Any]:
        given = arrangement.take("passengers")
        if given is not None and not isinstance(given, Mapping):
            form = "{'berlin': ['red']}"
            raise BadScenario(Message("error-passengers-dict", form=form, given=short(given)))
        return given or {}

    def _group(self, place: str, given: object) -> tuple[str, ...]:
        """Passengers as given: a list of colours, or numbers with colours as a text or a dict."""
        known = dict.fromkeys(self.colors).keys()

        def unknown(name: str) -> BadScenario:
            facts = {"place": place, "color": short(name), "known": self.colors, "near": did_you_mean(name, known)}
            return BadScenario(Message("error-no-passenger", **facts))

        try:
            items = counted_items(given, lambda name: name.lower() if name.lower() in known else None, unknown)
        except BadScenario:
            raise
        except BadInput:
            wrong = "error-passengers-text" if isinstance(given, str) else "error-passengers-list"
            raise BadScenario(Message(wrong, place=place, given=short(given))) from None
        if items is None or any(count > _MOST for _, count in items):
            raise BadScenario(Message("error-passengers-list", place=place, given=short(given)))
        return tuple([color for color, count in items for _ in range(count)])

    def _deal_rest(
        self, draft: Draft, named: Mapping[int, tuple[str, ...]], crowd: Mapping[str, int]
    ) -> list[tuple[str, ...]]:
        """Fill the unlisted cities up to their numbers, as far as the passengers go."""
        places = [city for city, count in enumerate(self._counts(draft)) for _ in range(count) if city not in named]
        colors = draft.shuffle([n for n, color in enumerate(self.colors) for _ in range(crowd[color])])
        found: list[list[str]] = [list(named.get(city, ())) for city in range(len(draft.variant.board.cities))]
        for city, color in zip(draft.shuffle(places), colors, strict=False):
            found[city].append(self.colors[color])
        return [tuple(group) for group in found]

    def faults(self, position: Position) -> Iterable[Fault]:
        slot: PassengerSlot = position.slots[self.key]
        for name, size in (("cities", len(position.variant.board.cities)), ("taken", len(position.names))):
            given = len(getattr(slot, name))
            if given != size:
                yield Fault(f".{name}", Message("fault-passengers.lists", size=size, given=given))
        found = Counter(color for group in (*slot.cities, *slot.taken) for color in group)
        for color, count in found.items():
            if count > (self.each if color in self.colors else 0):
                yield Fault("", Message("fault-passengers.too-many", count=count, color=short(color)))

    def start_events(self, position: Position) -> Iterable[Event]:
        yield self._placed(position)

    def _placed(self, position: Position) -> PassengersPlaced:
        named = zip(position.variant.board.cities, position.slots[self.key].cities, strict=True)
        return PassengersPlaced(FrozenDict({city.id: waiting for city, waiting in named if waiting}))

    # Taking.

    def after_claim(self, draft: Draft, seat: int, route: int) -> None:
        waiting: PassengerSlot = draft.slots[self.key]
        ends = [city for city in draft.variant.board.ends[route] if waiting.cities[city]]
        if ends:
            draft.ask(Prompt(seat, "passengers", {"route": draft.variant.board.routes[route].id}))

    def _waiting(self, position: Position, prompt: Prompt) -> dict[str, tuple[str, ...]]:
        """The passengers waiting at the two ends of the prompt's route."""
        board = position.variant.board
        cities = position.slots[self.key].cities
        ends = board.ends[board.route_number[prompt.about["route"]]]
        return {board.cities[city].id: cities[city] for city in ends if cities[city]}

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        waiting = self._waiting(position, prompt)
        ends = [[None, *((city, color) for color in dict.fromkeys(waiting[city]))] for city in sorted(waiting)]
        picks = [tuple([pick for pick in chosen if pick is not None]) for chosen in product(*ends)]
        known = position.variant.prepared(self)
        for chosen in picks:
            if chosen not in known:
                known[chosen] = TakePassengers(chosen)
        return [known[chosen] for chosen in sorted(picks, key=len, reverse=True)]

    def objection(self, position: Position, seat: int, action: TakePassengers) -> Refusal | None:
        waiting = self._waiting(position, position.prompts[-1])
        for city, color in action.passengers:
            if color not in waiting.get(city, ()):
                groups = {end: tuple(dict.fromkeys(colors)) for end, colors in waiting.items()}
                there = tuple(Message("passengers-waiting", colors=each, city=end) for end, each in groups.items())
                return refuse("germany.passengers", "not-waiting", color=color, city=city, waiting=there)
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: TakePassengers) -> None:
        waiting: PassengerSlot = draft.slots[self.key]
        cities, taken = list(waiting.cities), list(waiting.taken)
        for city, color in action.passengers:
            number = draft.variant.board.city_number[city]
            left = list(cities[number])
            left.remove(color)
            cities[number] = tuple(left)
            taken[prompt.seat] = (*taken[prompt.seat], color)
            draft.emit(PassengerTaken(prompt.seat, city, color))
        draft.slots[self.key] = PassengerSlot(tuple(cities), tuple(taken))

    # Scoring.

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        taken: tuple[tuple[str, ...], ...] = reckoning.position.slots[self.key].taken
        for color in self.colors:
            counts = [own.count(color) for own in taken]
            for seat, points in self._prizes(counts):
                label = Message("score-majority", color=color)
                place = "most" if points == self.most else "second"
                because = Message(f"score-majority.{place}", count=counts[seat])
                subject = Subject(Role.COLOR, color)
                yield Line(seat, "germany.majority", label, points, because, subject=subject)
        for seat in reckoning.seats:
            count = len(taken[seat])
            because = Message("score-passengers.because", count=count)
            title = Message("score-passengers")
            yield Line(seat, "germany.passengers", title, 0, because, (("passengers", count),))

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        taken: tuple[tuple[str, ...], ...] = reckoning.position.slots[self.key].taken
        if line.rule == "germany.majority" and line.subject is not None:
            color = line.subject.id
            counts = by_player(reckoning.position, [own.count(color) for own in taken])
            return Evidence(Message("why-majority", color=color, counts=counts))
        if line.rule != "germany.passengers":
            return None
        own = taken[line.seat]
        if not own:
            return Evidence(Message("why-passengers.none"))
        colors = [color for color in self.colors if color in own]
        groups = tuple(Message("why-passengers.color", count=own.count(color), color=color) for color in colors)
        return Evidence(Message("why-passengers.taken", passengers=groups))

    def _prizes(self, counts: Sequence[int]) -> Iterable[tuple[int, int]]:
        ranks = sorted({count for count in counts if count}, reverse=True)
        first = [seat for seat, count in enumerate(counts) if ranks and count == ranks[0]]
        yield from ((seat, self.most) for seat in first)
        if len(first) == 1 and len(ranks) > 1:
            yield from ((seat, self.second) for seat, count in enumerate(counts) if count == ranks[1])

    # What is visible.

    def visible(self, slot: PassengerSlot, seat: int | None) -> PassengerSlot:
        return slot

    def counters(self, excerpt: PassengerSlot, seats: int) -> Mapping[str, Sequence[int]]:
        return {"passengers": [len(own) for own in excerpt.taken]}

    def show(self, excerpt: PassengerSlot, variant: Variant) -> Mapping[str, Any]:
        named = zip(variant.board.cities, excerpt.cities, strict=True)
        return {
            "waiting": {city.id: waiting for city, waiting in named if waiting},
            "taken": tuple({color: own.count(color) for color in self.colors if color in own} for own in excerpt.taken),
        }


def _printed(variant: Variant) -> list[int]:
    return [city.fact("passengers", 0) for city in variant.board.cities]
