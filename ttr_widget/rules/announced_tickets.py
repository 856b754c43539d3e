"""Drawing tickets from two decks, in a mix announced beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action, Reader
from ttr_widget.kernel.errors import BadInput, Refusal, refuse
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.lesson import Lesson, Place, Stage, asked
from ttr_widget.kernel.limits import DRAWN_TICKETS
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.roles import Role, Split
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Variant

from .ticket_piles import Hold, undecided
from .tickets import COMMON, KEEPING, Keep, TakeTickets, Tickets, TicketTable

SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class AnnounceTickets(Action):
    """Announce how many tickets come from each deck, and draw them."""

    type: ClassVar[str] = "tickets"
    pattern: ClassVar[str] = "tickets {split}"
    answers: ClassVar[tuple[str, ...]] = ("turn", "split")
    split: Split

    def text(self) -> str:
        return " ".join(["tickets", *(f"{count} {deck}" for deck, count in self.split)])

    def to_dict(self) -> dict[str, Any]:
        return {"type": self.type, "split": dict(self.split)}

    @classmethod
    def parse(cls, text: str, reader: Reader) -> Action:
        words = text.lower().replace(",", " ").split()[1:]
        if len(words) % 2 or not all(word.isascii() and word.isdigit() for word in words[::2]):
            raise BadInput(Message("error-ticket-split.text", text=short(text)))
        return cls(reader.read("split", list(zip(words[1::2], words[::2], strict=True))))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], reader: Reader) -> Action:
        if "split" not in data or set(data) - {"type", "split"}:
            raise BadInput(Message("error-ticket-split.dict"))
        return cls(reader.read("split", data["split"]))


class _AnnounceTable(TicketTable):
    """Adds the splits that can be announced, by the sizes of the decks."""

    def __init__(self, rule: AnnouncedTickets, variant: Variant) -> None:
        super().__init__(rule, variant)
        self.splits: dict[tuple[int, ...], tuple[AnnounceTickets, ...]] = {}


@dataclass(frozen=True)
class AnnouncedTickets(Tickets):
    """Tickets from several decks: the player announces how many come from each before seeing any."""

    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        ("{setup_id}", "announced-tickets-setup"),
        ("{first_id}", "germany-first-tickets"),
        ("{id}", "germany-tickets"),
        *COMMON,
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {**Tickets.see, "{first_id}": ("tickets.opening",)}
    first_words: ClassVar[str] = "germany-first-tickets"
    draw_words: ClassVar[str] = "germany-tickets"
    actions: ClassVar[tuple[type[Action], ...]] = (AnnounceTickets, Keep)
    asks: ClassVar[Mapping[str, Question]] = {
        "keep": KEEPING,
        "split": Question("germany.first-tickets", {"total": Role.COUNT, "decks": Role.DECK_LIST}),
    }
    adjustable: ClassVar[Mapping[str, range]] = {"total": range(11), "first_keep": range(11), "keep": range(11)}
    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson(
            "split",
            Stage.QUESTION,
            asked("split", Place("question")),
            "germany-first-tickets",
            ("tickets",),
            hinted=True,
        ),
        *Tickets.lessons,
    )

    first: Mapping[str, int] = field(default_factory=dict)
    draw: Mapping[str, int] = field(default_factory=dict)
    first_rest: str = SHUFFLED
    between: tuple[str, ...] = ("short", "long")
    total: int = 4
    setup_id: str = "germany.setup"
    first_id: str = "germany.first-tickets"
    id: str = "germany.tickets"

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Any] | None:
        if action is Keep:
            return range(1, self.total + 1)
        splits = product(range(self.total + 1), repeat=len(self.between))
        some = [counts for counts in splits if 0 < sum(counts) <= self.total]
        return [tuple((deck, n) for deck, n in zip(self.between, counts, strict=True) if n) for counts in some]

    @cached_property
    def decks(self) -> tuple[str, ...]:
        """The decks that a split covers."""
        return self.between

    def unfit(self, variant: Variant) -> Message | None:
        if wrong := self.unfit_decks():
            return wrong
        if self.total > DRAWN_TICKETS:
            return Message("unfit-tickets.drawn", most=DRAWN_TICKETS, count=self.total)
        strange = {ticket.deck for ticket in variant.board.tickets} - set(self.between)
        if strange:
            return Message("unfit-announced-tickets.decks", strange=tuple(sorted(strange)), decks=self.between)
        if len(self.between) < 2:
            return Message("unfit-announced-tickets.one-deck")
        if self.total * variant.board.players[1] > len(variant.board.tickets):
            return Message("unfit-announced-tickets.too-few", total=self.total)
        if max(self.first_keep, self.keep) > self.total:
            return Message("unfit-tickets.keep")
        return None

    def prepare(self, variant: Variant) -> _AnnounceTable:
        return _AnnounceTable(self, variant)

    def first_split(self) -> Mapping[str, int]:
        return dict.fromkeys(self.between, self.total)

    def opening_needs(self, players: int) -> Iterable[tuple[str, int]]:
        return [("", self.total * players)]

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        about = {"total": self.total, "decks": list(self.between)}
        return [Prompt(seat, "split", about) for seat in undecided(draft.slots[self.key])]

    def splits(self, position: Position) -> tuple[AnnounceTickets, ...]:
        """All splits that can be announced now."""
        hold: Hold = position.slots[self.key]
        sizes = tuple([min(len(deck), self.total) for deck in hold.decks])
        known = position.variant.prepared(self).splits
        if sizes not in known:
            known[sizes] = self._splits(sizes)
        return known[sizes]

    def _splits(self, sizes: tuple[int, ...]) -> tuple[AnnounceTickets, ...]:
        """All splits of decks of these sizes."""
        wanted = min(self.total, sum(sizes))
        found: list[tuple[tuple[str, int], ...]] = [()]
        for deck, size in zip(self.between, sizes, strict=True):
            found = [(*split, (deck, count)) for split in found for count in range(min(size, wanted), -1, -1)]
        full = [split for split in found if sum(count for _, count in split) == wanted > 0]
        return tuple([AnnounceTickets(tuple(part for part in split if part[1])) for split in full])

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        return self.splits(position)

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        return self.splits(position) if prompt.kind == "split" else super().choices(position, prompt)

    def objection(self, position: Position, seat: int, action: AnnounceTickets | TakeTickets | Keep) -> Refusal | None:
        if not isinstance(action, AnnounceTickets):
            return super().objection(position, seat, action)
        hold: Hold = position.slots[self.key]
        left = {deck: len(pile) for deck, pile in zip(self.between, hold.decks, strict=True)}
        if not any(left.values()):
            return refuse("tickets.short-deck", "empty")
        opening = position.prompts[-1].kind == "split"
        code, words = (self.first_id, self.first_words) if opening else (self.id, self.draw_words)
        for deck, count in action.split:
            if count > left[deck]:
                return Refusal(code, Message(f"{words}.deck-short", deck=deck, left=left[deck], count=count))
        wanted, announced = min(self.total, sum(left.values())), sum(count for _, count in action.split)
        if announced != wanted:
            return Refusal(code, Message(f"{words}.wrong-total", wanted=wanted, announced=announced))
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: AnnounceTickets | TakeTickets | Keep) -> None:
        if not isinstance(action, AnnounceTickets):
            super().apply(draft, prompt, action)
            return
        opening = prompt.kind == "split"
        split = dict(action.split)
        ordered = {deck: split.get(deck, 0) for deck in self.between}
        question = self.offer(draft, prompt.seat, ordered, self.keep, opening=opening)
        if not opening:
            draft.ask(question)
        elif not any(other.kind == "split" for other in draft.prompts):
            for seat in reversed(undecided(draft.slots[self.key])):
                draft.ask(self.question(draft, seat, self.first_keep, opening=True))

    def opened(self, draft: Draft) -> None:
        super().opened(draft)
        hold: Hold = draft.slots[self.key]
        draft.slots[self.key] = hold._replace(decks=tuple(tuple(draft.shuffle(deck)) for deck in hold.decks))
