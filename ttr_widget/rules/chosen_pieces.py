"""Choosing how many trains and ships to play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.codec import PieceCounts
from ttr_widget.kernel.consistency import placed_pieces
from ttr_widget.kernel.effects import BOX, Effect, Moved, supply
from ttr_widget.kernel.errors import BadScenario, Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.lesson import Lesson, Place, Stage, asked
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.roles import Role, Seat
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant
from ttr_widget.kernel.view import View

from .claiming import pieces_by_kind

FLEET = ("trains", "ships")


@dataclass(frozen=True, slots=True)
class ChoosePieces(Action):
    """Choose these numbers of trains and ships."""

    type: ClassVar[str] = "pieces"
    pattern: ClassVar[str] = "pieces {trains} trains {ships} ships"
    answers: ClassVar[tuple[str, ...]] = ("pieces",)
    secret: ClassVar[bool] = True
    trains: int
    ships: int


@dataclass(frozen=True, slots=True)
class PiecesChosen(Event):
    """A player has chosen trains and ships; secret until everybody has."""

    type: ClassVar[str] = "pieces"
    reveals: ClassVar[bool] = True
    seat: Seat
    trains: int
    ships: int

    def effects(self, variant: Variant) -> Iterable[Effect]:
        owned = dict(zip(variant.piece_names, variant.piece_counts, strict=True))
        rest = {"trains": owned["trains"] - self.trains, "ships": owned["ships"] - self.ships}
        yield Moved("pieces", rest, supply(self.seat), BOX)


class Box(NamedTuple):
    """The slot: what each seat has chosen (0 trains and 0 ships before it chooses), and what is left in its own box."""

    chosen: tuple[PieceCounts, ...]
    box: tuple[PieceCounts, ...]


@dataclass(frozen=True)
class ChosenPieces(Rule):
    """A secret choice of trains and ships before the first turn."""

    key: ClassVar[str] = "pieces"
    topic: ClassVar[Topic] = "pieces"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.pieces",)
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {"world.pieces": ("world.exchange",)}
    needs: ClassVar[tuple[str, ...]] = ("claiming",)
    actions: ClassVar[tuple[type[Action], ...]] = (ChoosePieces,)
    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("pieces", Stage.QUESTION, asked("pieces", Place("question")), "world-pieces", ("pieces",), hinted=True),
    )
    asks: ClassVar[Mapping[str, Question]] = {"pieces": Question("world.pieces", {"total": Role.COUNT})}
    slot_type: ClassVar[Any] = Box
    adjustable: ClassVar[Mapping[str, range]] = {"total": range(76)}

    total: int = 60

    def word_facts(self) -> dict[str, Any]:
        return {"trains": self.total // 3, "ships": self.total - self.total // 3}

    def suggested(self, variant: Variant) -> ChoosePieces:
        """The suggestion for beginners, or the nearest legal choice."""
        trains, ships = variant.piece_counts
        chosen = min(max(self.total // 3, self.total - ships), trains)
        return ChoosePieces(chosen, self.total - chosen)

    def unfit(self, variant: Variant) -> Message | None:
        if variant.piece_names != FLEET:
            return Message("unfit-pieces.kinds", pieces=variant.piece_names)
        if not max(variant.piece_counts) <= self.total <= sum(variant.piece_counts):
            return Message("unfit-pieces.total", total=self.total, own=sum(variant.piece_counts))
        return None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[int]:
        return range(variant.piece_counts[FLEET.index(field)] + 1)

    def setup(self, draft: Draft) -> None:
        none = ((0, 0),) * len(draft.names)
        draft.slots[self.key] = Box(none, none)

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        chosen = draft.slots[self.key].chosen
        return [Prompt(seat, "pieces", {"total": self.total}) for seat, own in enumerate(chosen) if not any(own)]

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        """Each seat has chosen a fleet, some of which may be out of the game; the rest is boxed.

        In an opening only the seats whose pieces are listed have chosen.
        """
        given = arrangement.by_seat("pieces")
        places = {seat: f"pieces[{seat}]" for seat in range(len(draft.names))}
        named = {seat: pieces_by_kind(draft.variant, places[seat], given.get(seat, {}), arrangement) for seat in places}
        if arrangement.opening:
            self._arrange_choices(draft, {seat: named[seat] for seat in given})
            return
        owned, box = draft.variant.piece_counts, []
        for seat, place in places.items():
            used = placed_pieces(draft, seat)
            fleet = self._fleet(place, draft.names[seat], owned, used, named[seat])
            draft.pieces[seat] = tuple(named[seat].get(p, n - used[p]) for p, n in zip(FLEET, fleet, strict=True))
            box.append((owned[0] - fleet[0], owned[1] - fleet[1]))
        chosen = tuple((owned[0] - trains, owned[1] - ships) for trains, ships in box)
        draft.slots[self.key] = Box(chosen, tuple(box))

    def _fleet(
        self, place: str, player: str, owned: Counts, used: Mapping[str, int], left: Mapping[str, int]
    ) -> tuple[int, int]:
        """The trains and ships chosen: the suggestion for beginners, or as near to it as the position allows."""
        trains, ships = (used[piece] + left.get(piece, 0) for piece in FLEET)
        least, most = max(trains, self.total - owned[1]), min(owned[0], self.total - ships)
        if least > most:
            facts = {"trains": trains, "ships": ships, "total": self.total}
            own = dict(zip(FLEET, owned, strict=True))
            raise BadScenario(Message("error-fleet", place=place, player=player, most=own, **facts))
        chosen = min(max(self.total // 3, least), most)
        return chosen, self.total - chosen

    def _arrange_choices(self, draft: Draft, named: Mapping[int, Mapping[str, int]]) -> None:
        rows = [(0, 0)] * len(draft.names)
        for seat, pieces in named.items():
            trains, ships = (pieces.get(piece, 0) for piece in FLEET)
            refusal = self.objection(draft, seat, ChoosePieces(trains, ships))
            if refusal is not None:
                raise BadScenario(Message("error-chosen", place=f"pieces[{seat}]", why=refusal.message))
            rows[seat] = trains, ships
        draft.pieces[:] = [draft.variant.piece_counts] * len(rows)
        draft.slots[self.key] = Box(tuple(rows), ((0, 0),) * len(rows))
        if all(map(any, rows)):
            self._reveal(draft, tuple(rows))

    def boxed(self, position: Position, seat: int) -> tuple[int, ...]:
        """The trains and ships in a seat's own box."""
        slot: Box = position.slots[self.key]
        return slot.box[seat]

    def swap(self, draft: Draft, seat: int, trains: int) -> None:
        """Move trains from a seat's box into its supply and as many ships back; a negative number does the reverse."""
        slot: Box = draft.slots[self.key]
        left, box = draft.pieces[seat], slot.box[seat]
        draft.pieces[seat] = (left[0] + trains, left[1] - trains)
        draft.slots[self.key] = slot._replace(box=replaced_row(slot.box, seat, (box[0] - trains, box[1] + trains)))

    def faults(self, position: Position) -> Iterable[Fault]:
        slot: Box = position.slots[self.key]
        players = range(len(position.names))
        if any(len(rows) != len(players) or any(len(row) != 2 for row in rows) for rows in slot):
            yield Fault("", Message("fault-pieces-chosen.players"))
            return
        for seat in players:
            placed, left, box = placed_pieces(position, seat), position.pieces[seat], slot.box[seat]
            for kind, (piece, own) in enumerate(zip(FLEET, position.variant.piece_counts, strict=True)):
                there = left[kind] + placed[piece] + box[kind]
                if there > own or box[kind] < 0:
                    facts = {"boxed": box[kind], "piece": piece, "there": there, "own": own}
                    yield Fault(f".box[{seat}]", Message("fault-pieces-chosen.box", **facts))
            chosen = slot.chosen[seat]
            bad = any(chosen) and self.objection(position, seat, ChoosePieces(chosen[0], chosen[1]))
            if bad or (position.turn and not any(chosen)):
                yield Fault(f".chosen[{seat}]", bad.message if bad else Message("fault-pieces-chosen.none"))
            if position.turn and sum(box) != sum(position.variant.piece_counts) - self.total:
                yield Fault(f".box[{seat}]", Message("fault-pieces-chosen.rest", total=self.total))

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        trains, ships = position.variant.piece_counts
        return [ChoosePieces(n, self.total - n) for n in range(self.total - ships, trains + 1)]

    def objection(self, position: Position, seat: int, action: ChoosePieces) -> Refusal | None:
        trains, ships = position.variant.piece_counts
        if action.trains + action.ships == self.total and 0 <= action.trains <= trains and 0 <= action.ships <= ships:
            return None
        most, chosen = {"trains": trains, "ships": ships}, {"trains": action.trains, "ships": action.ships}
        return refuse("world.pieces", "refused", total=self.total, most=most, chosen=chosen)

    def apply(self, draft: Draft, prompt: Prompt, action: ChoosePieces) -> None:
        slot: Box = draft.slots[self.key]
        chosen = replaced_row(slot.chosen, prompt.seat, (action.trains, action.ships))
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
        # The view does not say who has chosen: assume the seats asked before this one.
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


def replaced_row(rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
