"""Choosing one's pieces, and exchanging them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action, Reader
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.errors import BadInput, Phrase, Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Reckoning
from ttr_widget.kernel.state import Draft, Position
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

FLEET = ("trains", "ships")


@dataclass(frozen=True, slots=True)
class ChoosePieces(Action):
    """Take so many trains and ships."""

    type: ClassVar[str] = "pieces"
    pattern: ClassVar[str] = "pieces {trains} trains {ships} ships"
    reads: ClassVar[Mapping[str, str]] = {"trains": "number", "ships": "number"}
    answers: ClassVar[tuple[str, ...]] = ("pieces",)
    trains: int
    ships: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Swap so many pieces of one kind for pieces of the other."""

    type: ClassVar[str] = "exchange"
    pattern: ClassVar[str] = "exchange {count} {give} for {get}"
    reads: ClassVar[Mapping[str, str]] = {"count": "number", "give": "piece", "get": "piece"}
    count: int
    give: str
    get: str

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], reader: Reader) -> Action:
        action = super(Exchange, cls).from_dict(data, reader)
        assert isinstance(action, Exchange)
        if action.give == action.get:
            raise BadInput(f"{action.give} are exchanged for pieces of the other kind")
        return action


@dataclass(frozen=True, slots=True)
class PiecesChosen(Event):
    type: ClassVar[str] = "pieces"
    seat: int
    trains: int
    ships: int


@dataclass(frozen=True, slots=True)
class PiecesExchanged(Event):
    type: ClassVar[str] = "exchange"
    seat: int
    trains: int
    ships: int
    points: int


class Box(NamedTuple):
    """The slot: what each seat chose (0 trains and 0 ships until it has), and what lies in each seat's own box."""

    chosen: tuple[tuple[int, ...], ...]
    box: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ChosenPieces(Rule):
    """Choosing the pieces.

    world.pieces: After the tickets each player secretly chooses the own pieces, exactly {total}: at most as many
    trains and ships as a player owns. All choices are revealed together. The suggestion for beginners is 20 trains
    and 40 ships. The rest goes to the box.
    """

    key: ClassVar[str] = "pieces"
    needs: ClassVar[tuple[str, ...]] = ("claiming",)
    actions: ClassVar[tuple[type[Action], ...]] = (ChoosePieces,)
    asks: ClassVar[Mapping[str, str]] = {"pieces": "world.pieces"}
    slot_type: ClassVar[Any] = Box

    total: int = 60

    def unfit(self, variant: Variant) -> str | None:
        if variant.piece_names != FLEET:
            return f"the pieces to choose from are trains and ships, and here they are {', '.join(variant.piece_names)}"
        if not max(variant.piece_counts) <= self.total <= sum(variant.piece_counts):
            return f"{self.total} pieces cannot be chosen from {sum(variant.piece_counts)}"
        return None

    def setup(self, draft: Draft) -> None:
        none = ((0, 0),) * len(draft.names)
        draft.slots[self.key] = Box(none, none)

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        return [Prompt(seat, "pieces", {"total": self.total}) for seat in range(len(draft.names))]

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        trains, ships = position.variant.piece_counts
        return [ChoosePieces(n, self.total - n) for n in range(self.total - ships, trains + 1)]

    def objection(self, position: Position, seat: int, action: ChoosePieces) -> Refusal | None:
        trains, ships = position.variant.piece_counts
        if action.trains + action.ships == self.total and 0 <= action.trains <= trains and 0 <= action.ships <= ships:
            return None
        return refuse(
            "world.pieces",
            "Exactly {total} pieces are chosen, at most {trains} trains and {ships} ships; not {text}.",
            total=self.total,
            trains=trains,
            ships=ships,
            text=f"{action.trains} trains and {action.ships} ships",
        )

    def apply(self, draft: Draft, prompt: Prompt, action: ChoosePieces) -> None:
        slot: Box = draft.slots[self.key]
        chosen = _with(slot.chosen, prompt.seat, (action.trains, action.ships))
        draft.slots[self.key] = slot._replace(chosen=chosen)
        if not any(other.kind == "pieces" for other in draft.prompts):
            self._reveal(draft, chosen)

    def _reveal(self, draft: Draft, chosen: tuple[tuple[int, ...], ...]) -> None:
        owned = draft.variant.piece_counts
        box = tuple((owned[0] - trains, owned[1] - ships) for trains, ships in chosen)
        draft.slots[self.key] = Box(chosen, box)
        for seat, (trains, ships) in enumerate(chosen):
            draft.pieces[seat] = (trains, ships)
            draft.emit(PiecesChosen(seat, trains, ships))

    def visible(self, slot: Box, seat: int | None) -> Box:
        if any(map(any, slot.box)):
            return slot
        own = tuple(chosen if owner == seat else (0, 0) for owner, chosen in enumerate(slot.chosen))
        return Box(own, slot.box)

    def show(self, excerpt: Box, variant: Variant) -> Mapping[str, Any]:
        return {"chosen": excerpt.chosen, "box": excerpt.box}

    def imagine(self, draft: Draft, view: View) -> None:
        slot: Box = draft.slots[self.key]
        if view.turn or view.prompt is None or any(map(any, slot.box)):
            return
        asked = view.prompt.seat if view.prompt.kind in self.asks else 0
        if view.prompt.kind not in self.asks:
            draft.prompts[:0] = list(self.opening(draft))[::-1]
        # Who has chosen before is not said: those seats that are asked before this one.
        guess = (draft.variant.piece_counts[0], self.total - draft.variant.piece_counts[0])
        chosen = [guess if seat < asked and not any(own) else own for seat, own in enumerate(slot.chosen)]
        draft.slots[self.key] = Box(tuple(chosen), slot.box)

    def redeal(self, draft: Draft, seat: int | None) -> None:
        slot: Box = draft.slots[self.key]
        if any(map(any, slot.box)):
            return
        chosen = [(a.trains, a.ships) for a in self.choices(draft, Prompt(0, "pieces")) if isinstance(a, ChoosePieces)]
        new = [
            chosen[draft.shuffle(range(len(chosen)))[0]] if owner != seat and any(old) else old
            for owner, old in enumerate(slot.chosen)
        ]
        draft.slots[self.key] = Box(tuple(new), slot.box)


@dataclass(frozen=True)
class Exchanges(Rule):
    """Exchanging pieces.

    world.exchange: As the whole turn a player swaps one or more trains for ships, or ships for trains, one for one,
    −{cost} point for each piece swapped, as far as the player's own box holds the wanted kind. Points may go below
    zero.
    """

    key: ClassVar[str] = "exchange"
    needs: ClassVar[tuple[str, ...]] = ("pieces",)
    actions: ClassVar[tuple[type[Action], ...]] = (Exchange,)
    slot_type: ClassVar[Any] = tuple[int, ...]

    cost: int = 1

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = (0,) * len(draft.names)

    def _most(self, position: Position, seat: int) -> tuple[int, int]:
        """How many trains can be given for ships, and how many ships for trains."""
        left, box = position.pieces[seat], position.slots["pieces"].box[seat]
        return min(left[0], box[1]), min(left[1], box[0])

    def prepare(self, variant: Variant) -> Any:
        most = max(variant.piece_counts, default=0)
        return [[Exchange(n, give, get) for n in range(1, most + 1)] for give, get in (FLEET, FLEET[::-1])]

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        of_trains, of_ships = position.variant.tables[self.key]
        trains, ships = self._most(position, seat)
        return [*of_trains[:trains], *of_ships[:ships]]

    def objection(self, position: Position, seat: int, action: Exchange) -> Refusal | None:
        if action.give == action.get:
            return refuse("world.exchange", "{give} are exchanged for pieces of the other kind.", give=action.give)
        most = self._most(position, seat)[FLEET.index(action.give)]
        if 1 <= action.count <= most:
            return None
        return refuse(
            "world.exchange",
            "{player} can exchange at most {most} {give} for {get} (left to play, and in the box), and at least 1.",
            player=position.names[seat],
            most=most,
            give=action.give,
            get=action.get,
        )

    def apply(self, draft: Draft, prompt: Prompt, action: Exchange) -> None:
        seat = prompt.seat
        more_trains = -action.count if action.give == "trains" else action.count
        change: Counts = (more_trains, -more_trains)
        slot: Box = draft.slots["pieces"]
        left, box = draft.pieces[seat], slot.box[seat]
        draft.pieces[seat] = (left[0] + change[0], left[1] + change[1])
        draft.slots["pieces"] = slot._replace(box=_with(slot.box, seat, (box[0] - change[0], box[1] - change[1])))
        lost: tuple[int, ...] = draft.slots[self.key]
        points = -self.cost * action.count
        draft.slots[self.key] = (*lost[:seat], lost[seat] + points, *lost[seat + 1 :])
        draft.emit(PiecesExchanged(seat, more_trains, -more_trains, points))
        draft.nothing_gained()

    def visible(self, slot: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        return slot

    def track(self, position: Position) -> Sequence[int]:
        points: tuple[int, ...] = position.slots[self.key]
        return points

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        for seat, points in enumerate(self.track(reckoning.position)):
            if points:
                count = -points // self.cost if self.cost else 0
                yield Line(seat, "world.exchange", "Exchanges", points, Phrase("{count} pieces swapped", count=count))


def _with(rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
