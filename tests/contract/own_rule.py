"""A user's own rule, as typed in a notebook: a new action, a new question, a new event, a slot."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ttr_widget import Rule
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.effects import Effect, Scored
from ttr_widget.kernel.errors import refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.roles import CityId, Points, Role, Seat


@dataclass(frozen=True, slots=True)
class Sing(Action):
    """Sing in a city."""

    type: ClassVar[str] = "sing"
    pattern: ClassVar[str] = "sing {song} in {city}"
    song: str
    city: CityId


@dataclass(frozen=True, slots=True)
class Encore(Action):
    """Sing again, for this many coins."""

    type: ClassVar[str] = "encore"
    pattern: ClassVar[str] = "encore for {coins}"
    answers: ClassVar[tuple[str, ...]] = ("encore",)
    coins: int


@dataclass(frozen=True, slots=True)
class Sung(Event):
    """A player has sung."""

    type: ClassVar[str] = "sung"
    seat: Seat
    city: CityId
    points: Points

    def effects(self, variant: Any) -> Iterable[Effect]:
        yield Scored(self.seat, self.points)


@dataclass(frozen=True)
class Street(Rule):
    """Street music."""

    key: ClassVar[str] = "street"
    actions: ClassVar[tuple[type[Action], ...]] = (Sing, Encore)
    asks: ClassVar[Mapping[str, Question]] = {
        "encore": Question("house.encore", {"city": Role.CITY, "most": Role.COUNT}),
    }
    slot_type: ClassVar[Any] = tuple[int, ...]
    paragraphs: ClassVar[tuple[str, ...]] = ("house.sing", "house.encore")
    words: ClassVar[str] = """
rule-street = Street music
house-sing = A player may sing in a city.
    .title = Singing
    .refused = Nobody sings a { $song } there.
house-encore = The audience pays up to { $most } coins for an encore.
    .title = Encores
    .refused = That is too much.
question-encore =
    .mine = { $player }, the audience in { CITY($city) } wants more: sing again for how much?
    .other = { $player } sings in { CITY($city) }.
move-sing = Sing a { $song } in { CITY($city) }
    .group = Street music
move-encore = Sing again for { $coins }
    .group = Encore
event-sung = { $player } sang in { CITY($city) } for { $points }.
counter-coins = Coins
"""

    songs: tuple[str, ...] = ("ballad", "blues")
    most: int = 2

    def domain(self, variant, action, field):
        return {"song": self.songs, "coins": range(self.most + 1)}.get(field)

    def setup(self, draft):
        draft.slots[self.key] = (0,) * len(draft.names)

    def offers(self, position, seat) -> Sequence[Action]:
        if position.slots[self.key][seat] >= 3:
            return ()
        return [Sing(song, city.id) for song in self.songs for city in position.variant.board.cities[:3]]

    def objection(self, position, seat, action):
        if isinstance(action, Encore):
            return None if 0 <= action.coins <= self.most else refuse("house.encore", "refused")
        if action in self.offers(position, seat):
            return None
        return refuse("house.sing", "refused", song=action.song)

    def choices(self, position, prompt):
        return [Encore(coins) for coins in range(self.most + 1)]

    def apply(self, draft, prompt, action):
        if isinstance(action, Sing):
            draft.ask(Prompt(prompt.seat, "encore", {"city": action.city, "most": self.most}))
            return
        own = list(draft.slots[self.key])
        own[prompt.seat] += action.coins
        draft.slots[self.key] = tuple(own)
        draft.emit(Sung(prompt.seat, prompt.about["city"], action.coins))
        draft.nothing_gained()

    def visible(self, slot: tuple[int, ...], seat) -> tuple[int, ...]:
        return slot

    def show(self, excerpt, variant):
        return {"coins": excerpt}

    def counters(self, excerpt, seats):
        return {"coins": excerpt}

    def track(self, position):
        return position.slots[self.key]
