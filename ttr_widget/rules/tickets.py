"""Tickets: dealing, drawing, keeping and scoring."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.codec import TicketPile
from ttr_widget.kernel.effects import RETURNED, Effect, Moved, deck, held, offered
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.evidence import Evidence
from ttr_widget.kernel.frozen_dict import FrozenDict
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told, advised, asked
from ttr_widget.kernel.limits import DRAWN_TICKETS, TICKET_DECKS
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.reckoning import Reckoning
from ttr_widget.kernel.roles import DeckCounts, Role, Seat, TicketIds
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.sheet import Line, Subject
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic, Variant
from ttr_widget.kernel.view import View

from .ticket_explanation import ticket_evidence, ticket_of
from .ticket_piles import Hold, Known, arrange, faults, imagine, undecided

KEEPING = Question("tickets.keep", {"least": Role.COUNT, "count": Role.COUNT, "opening": Role.FLAG})
BOX = "box"
UNDER = "under"
COMMON = ("tickets.keep", "tickets.opening", "tickets.short-deck", "tickets.secret", "tickets.score")
"""The ids of the rules that hold however tickets are drawn."""


@dataclass(frozen=True, slots=True)
class TakeTickets(Action):
    """Draw tickets."""

    type: ClassVar[str] = "tickets"
    pattern: ClassVar[str] = "tickets"

    def facts(self) -> dict[str, Any]:
        return {"split": None}


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these of the drawn tickets (in alphabetical order); the others go back."""

    type: ClassVar[str] = "keep"
    pattern: ClassVar[str] = "keep {tickets}"
    answers: ClassVar[tuple[str, ...]] = ("keep",)
    secret: ClassVar[bool] = True
    tickets: TicketIds

    def __post_init__(self) -> None:
        if isinstance(self.tickets, (tuple, list, set, frozenset)):
            object.__setattr__(self, "tickets", tuple(sorted(self.tickets, key=str)))


def _keep(tickets: tuple[str, ...]) -> Keep:
    """Like the class, for tickets in alphabetical order: a long simulation lists many such choices."""
    made = object.__new__(Keep)
    _set_tickets(made, tickets)
    return made


_set_tickets: Callable[[Keep, tuple[str, ...]], None] = vars(Keep)["tickets"].__set__


@dataclass(frozen=True, slots=True)
class TicketsDrawn(Event):
    """A player draws tickets; only that player knows which."""

    type: ClassVar[str] = "tickets-drawn"
    private: ClassVar[tuple[str, ...]] = ("tickets",)
    seat: Seat
    tickets: TicketIds | None
    count: int
    decks: DeckCounts
    left: DeckCounts

    def effects(self, variant: Variant) -> Iterable[Effect]:
        if self.tickets is None:
            return [Moved("tickets", None, deck(name), offered(self.seat)) for name in self.decks]
        of = {name: variant.board.ticket(name).deck for name in self.tickets}
        only = next(iter(self.decks)) if len(self.decks) == 1 else None
        return [Moved("tickets", {name: 1}, deck(only or of[name]), offered(self.seat)) for name in self.tickets]


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    """A player has chosen which drawn tickets to keep."""

    type: ClassVar[str] = "tickets-kept"
    private: ClassVar[tuple[str, ...]] = ("kept", "returned")
    seat: Seat
    kept: TicketIds | None
    returned: TicketIds | None
    count: int

    def effects(self, variant: Variant) -> Iterable[Effect]:
        if self.kept is None or self.returned is None:
            return [Moved("tickets", None, offered(self.seat), place) for place in (held(self.seat), RETURNED)]
        places = [(held(self.seat), self.kept), (RETURNED, self.returned)]
        return [Moved("tickets", dict.fromkeys(some, 1), offered(self.seat), place) for place, some in places]


class TicketTable:
    """What the rule computes once per variant: the decks (by number) that the action draws from, and all ticket ids."""

    def __init__(self, rule: Tickets, variant: Variant) -> None:
        self.draws = tuple(rule.decks.index(deck) for deck, count in rule.draw.items() if count)
        self.ids = tuple(ticket.id for ticket in variant.board.tickets)
        self.labels = tuple(Message("score-ticket", ticket=id) for id in self.ids)
        self.subjects = tuple(Subject(Role.TICKETS, id) for id in self.ids)
        piles: list[list[int]] = [[] for _ in rule.decks]
        for ticket in range(len(self.ids)):
            piles[rule.deck_of(variant, ticket)].append(ticket)
        self.piles = tuple(map(tuple, piles))
        """All tickets of each deck."""


def _held(rule: Tickets, now: Situation) -> Told | None:
    return Told(Place("tickets")) if now.is_turn and now.tickets else None


def _done(rule: Tickets, now: Situation) -> Told | None:
    done = [ticket.id for ticket in now.tickets if ticket.done]
    return Told(Place("tickets"), {"ticket": done[0]}) if done and not now.view.over else None


def _lost(rule: Tickets, now: Situation) -> Told | None:
    lost = [ticket.id for ticket in now.tickets if ticket.missing is None]
    return Told(Place("tickets"), {"ticket": lost[0]}) if lost and now.is_turn else None


_OFFER = Place("question")
LESSONS = (
    Lesson("keep", Stage.QUESTION, asked("keep", _OFFER, opening=True), "tickets-score", ("keep",), hinted=True),
    Lesson("keep-more", Stage.QUESTION, asked("keep", _OFFER, opening=False), "tickets-keep", ("keep",), hinted=True),
    Lesson("held", Stage.BASICS, _held, "tickets-secret"),
    Lesson("done", Stage.NEWS, _done, "tickets-score"),
    Lesson("lost", Stage.FEATURE, _lost, "tickets-score"),
    Lesson("more", Stage.MOVE, advised("tickets", Place("deck", "tickets")), "tickets-keep", ("tickets",), hinted=True),
)
"""What the guided game says about tickets, however they are drawn."""


@dataclass(frozen=True)
class Tickets(Rule):
    """Tickets: dealt at the start, drawn and kept, and scored at the end."""

    key: ClassVar[str] = "tickets"
    tallies: ClassVar[tuple[str, ...]] = ("tickets",)
    topic: ClassVar[Topic] = "tickets"
    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        ("{setup_id}", "tickets-setup"),
        ("{first_id}", "tickets-first"),
        ("{id}", "tickets-draw"),
        *COMMON,
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "{first_id}": ("tickets.opening", "tickets.keep"),
        "{id}": ("tickets.keep", "tickets.short-deck"),
        "tickets.keep": ("tickets.score",),
    }
    first_words: ClassVar[str] = "tickets-first"
    draw_words: ClassVar[str] = "tickets-draw"
    """The texts of the paragraphs on the first tickets and on drawing more."""
    actions: ClassVar[tuple[type[Action], ...]] = (TakeTickets, Keep)
    asks: ClassVar[Mapping[str, Question]] = {"keep": KEEPING}
    slot_type: ClassVar[Any] = Hold
    adjustable: ClassVar[Mapping[str, range]] = {"first_keep": range(11), "keep": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    first: Mapping[str, int] = field(default_factory=lambda: {"tickets": 3})
    first_keep: int = 2
    first_rest: str = UNDER
    draw: Mapping[str, int] = field(default_factory=lambda: {"tickets": 3})
    keep: int = 1
    boxed: tuple[str, ...] = ()
    """Decks whose remaining tickets leave the game after the deal."""
    setup_id: str = ""
    first_id: str = "europe.first-tickets"
    id: str = "europe.tickets"

    def word_facts(self) -> dict[str, Any]:
        return {"drawn": sum(self.first.values()), "gone": len(self.boxed)}

    @cached_property
    def decks(self) -> tuple[str, ...]:
        """The ticket decks of the game."""
        return tuple(dict.fromkeys([*self.first, *self.draw]))

    def deck_of(self, variant: Variant, ticket: int) -> int:
        """The number of the deck that a ticket belongs to."""
        decks = self.decks
        return decks.index(variant.board.tickets[ticket].deck) if len(decks) > 1 else 0

    def all_tickets(self, variant: Variant) -> Sequence[TicketPile]:
        """The tickets of each deck, wherever they are."""
        return variant.prepared(self).piles

    # Setting up.

    def unfit_decks(self) -> Message | None:
        """Why tickets cannot be drawn from decks like these, on whichever board."""
        for name in self.decks:
            if not _WORD.fullmatch(name):
                return Message("unfit-tickets.deck-name", deck=name)
        if not 0 < len(self.decks) <= TICKET_DECKS:
            return Message("unfit-tickets.decks", most=TICKET_DECKS, count=len(self.decks))
        strange = [name for name in (*self.boxed, *self.first, *self.draw) if name not in self.decks]
        return Message("unfit-tickets.boxed", deck=strange[0], decks=self.decks) if strange else None

    def unfit(self, variant: Variant) -> Message | None:
        if self.first_rest not in (BOX, UNDER):
            return Message("unfit-tickets.rest", given=self.first_rest)
        if wrong := self.unfit_decks():
            return wrong
        drawn = max(sum(self.first.values()), sum(self.draw.values()))
        if drawn > DRAWN_TICKETS:
            return Message("unfit-tickets.drawn", most=DRAWN_TICKETS, count=drawn)
        sizes = dict.fromkeys(self.decks, 0)
        for ticket in variant.board.tickets:
            deck = ticket.deck if len(sizes) > 1 else self.decks[0]
            if deck not in sizes:
                return Message("unfit-tickets.deck", ticket=ticket.id, deck=deck, decks=tuple(sizes))
            sizes[deck] += 1
        players = variant.board.players[1]
        for deck, count in self.first.items():
            if count * players > sizes[deck]:
                facts = {"players": players, "need": count * players, "deck": deck, "have": sizes[deck]}
                return Message("unfit-tickets.too-few", **facts)
        if self.first_keep > sum(self.first.values()) or self.keep > sum(self.draw.values()):
            return Message("unfit-tickets.keep")
        return None

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Any] | None:
        return range(1, max(sum(self.first.values()), sum(self.draw.values())) + 1)

    def prepare(self, variant: Variant) -> TicketTable:
        return TicketTable(self, variant)

    def setup(self, draft: Draft) -> None:
        decks = tuple(tuple(draft.shuffle(pile)) for pile in self.all_tickets(draft.variant))
        none = ((),) * len(draft.names)
        draft.slots[self.key] = Hold(decks, none, none, none, ())

    def first_split(self) -> Mapping[str, int]:
        """How many tickets of each deck a player usually draws at the start."""
        return self.first

    def opening_needs(self, players: int) -> Iterable[tuple[str, int]]:
        """How many tickets of which deck (``None``: of all decks together) the opening needs for this many players."""
        return [(deck, count * players) for deck, count in self.first.items()]

    def arrange(self, draft: Draft, arrangement: Arrangement) -> None:
        decks, held, box = arrange(self, draft, arrangement)
        none = ((),) * len(draft.names)
        draft.slots[self.key] = Hold(decks, tuple(held), none, none, box)

    def faults(self, position: Position) -> Iterable[Fault]:
        return faults(self, position)

    def opening(self, draft: Draft) -> Iterable[Prompt]:
        if not sum(self.first.values()):
            return []
        asked = undecided(draft.slots[self.key])
        questions = [self.offer(draft, seat, self.first, self.first_keep, opening=True) for seat in asked]
        hold: Hold = draft.slots[self.key]
        gone = [self.decks.index(deck) for deck in self.boxed]
        box = hold.box + tuple(ticket for deck in gone for ticket in hold.decks[deck])
        decks = tuple(() if n in gone else deck for n, deck in enumerate(hold.decks))
        draft.slots[self.key] = hold._replace(decks=decks, box=box)
        return questions

    # Drawing and keeping.

    def offer(self, draft: Draft, seat: int, split: Mapping[str, int], keep: int, *, opening: bool = False) -> Prompt:
        """Draw tickets for a seat and ask which to keep."""
        hold: Hold = draft.slots[self.key]
        decks = list(hold.decks)
        drawn: tuple[int, ...] = ()
        taken: dict[str, int] = {}
        for name, count in split.items():
            number = self.decks.index(name)
            deck = decks[number]
            got = deck[: -count - 1 : -1] if count else ()
            decks[number] = deck[: len(deck) - len(got)]
            drawn = drawn + got
            if got:
                taken[name] = len(got)
        draft.slots[self.key] = Hold(tuple(decks), hold.held, _with(hold.offered, seat, drawn), hold.rejected, hold.box)
        left = {name: len(deck) for name, deck in zip(self.decks, decks, strict=True)}
        draft.emit(TicketsDrawn(seat, self._ids(draft.variant, drawn), len(drawn), FrozenDict(taken), FrozenDict(left)))
        return self.question(draft, seat, keep, opening=opening)

    def question(self, draft: Draft, seat: int, keep: int, *, opening: bool) -> Prompt:
        """The question which of the drawn tickets to keep."""
        count = len(draft.slots[self.key].offered[seat])
        return _keep_question(seat, min(keep, count), count, opening)

    def offers(self, position: Position, seat: int) -> Sequence[Action]:
        return _TAKE if self._drawable(position) else ()

    def _drawable(self, position: Position) -> bool:
        decks = position.slots[self.key].decks
        for number in position.variant.prepared(self).draws:  # noqa: SIM110 -- asked every turn, a loop is fastest
            if decks[number]:
                return True
        return False

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        hold: Hold = position.slots[self.key]
        ids = sorted(self._ids(position.variant, hold.offered[prompt.seat]))
        sizes = range(prompt.about["least"], len(ids) + 1)
        return [_keep(some) for size in sizes for some in combinations(ids, size)]

    def objection(self, position: Position, seat: int, action: TakeTickets | Keep) -> Refusal | None:
        if isinstance(action, TakeTickets):
            if self._drawable(position):
                return None
            return refuse("tickets.short-deck", "empty")
        hold: Hold = position.slots[self.key]
        offered = self._ids(position.variant, hold.offered[seat])
        strange = [ticket for ticket in action.tickets if ticket not in offered]
        if strange:
            return refuse("tickets.keep", "not-drawn", ticket=strange[0], offered=offered)
        if len(set(action.tickets)) < len(action.tickets):
            return refuse("tickets.keep", "twice")
        prompt = position.prompts[-1]
        if len(action.tickets) < prompt.about["least"]:
            numbers = {"least": prompt.about["least"], "count": prompt.about["count"], "kept": len(action.tickets)}
            if prompt.about["opening"]:
                return Refusal(self.first_id, Message(f"{self.first_words}.too-few", **numbers))
            return Refusal(self.id, Message(f"{self.draw_words}.too-few", **numbers))
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: TakeTickets | Keep) -> None:
        if isinstance(action, TakeTickets):
            draft.ask(self.offer(draft, prompt.seat, self.draw, self.keep))
            return
        seat, hold = prompt.seat, draft.slots[self.key]
        number = draft.variant.board.ticket_number
        chosen = [number[ticket] for ticket in action.tickets]
        kept = tuple([ticket for ticket in hold.offered[seat] if ticket in chosen])
        rest = tuple([ticket for ticket in hold.offered[seat] if ticket not in chosen])
        ids = self._ids(draft.variant, kept), self._ids(draft.variant, rest)
        draft.emit(TicketsKept(seat, *ids, len(kept)))
        opening: bool = prompt.about["opening"]
        draft.slots[self.key] = Hold(
            hold.decks if opening else self._under(draft, hold.decks, rest),
            _with(hold.held, seat, hold.held[seat] + kept),
            _with(hold.offered, seat, ()),
            _with(hold.rejected, seat, rest) if opening else hold.rejected,
            hold.box,
        )
        if opening and not any(question.kind == "keep" for question in draft.prompts):
            self.opened(draft)

    def opened(self, draft: Draft) -> None:
        """Put the rejected tickets back once everybody has chosen in the opening."""
        hold: Hold = draft.slots[self.key]
        for rest in hold.rejected:
            if self.first_rest == BOX:
                hold = hold._replace(box=hold.box + rest)
            else:
                hold = hold._replace(decks=self._under(draft, hold.decks, rest))
        draft.slots[self.key] = hold._replace(rejected=((),) * len(hold.rejected))

    def _under(self, draft: Draft, decks: Sequence[TicketPile], tickets: TicketPile) -> tuple[TicketPile, ...]:
        """The decks with these tickets put under them."""
        piles = list(decks)
        for ticket in tickets:
            number = self.deck_of(draft.variant, ticket)
            piles[number] = (ticket, *piles[number])
        return tuple(piles)

    # Scoring.

    def held(self, position: Position, seat: int) -> tuple[int, ...]:
        hold: Hold = position.slots[self.key]
        return hold.held[seat]

    def score(self, reckoning: Reckoning) -> Iterable[Line]:
        labels, subjects = reckoning.variant.prepared(self).labels, reckoning.variant.prepared(self).subjects
        for seat in reckoning.seats:
            for number, verdict in reckoning.settled(seat).verdicts:
                because = verdict.because or (_DONE if verdict.done else _FAILED)
                tally = (("tickets", 1),) if verdict.done else ()
                yield Line(seat, "tickets.score", labels[number], verdict.points, because, tally, subjects[number])

    def evidence(self, reckoning: Reckoning, line: Line) -> Evidence | None:
        if line.rule != "tickets.score" or line.reason not in (_DONE, _FAILED):
            return None  # explained by the rule that judged it
        return ticket_evidence(reckoning, line.seat, ticket_of(reckoning, line))

    def _ids(self, variant: Variant, pile: Iterable[int]) -> tuple[str, ...]:
        ids = variant.prepared(self).ids
        return tuple([ids[number] for number in pile])

    # What is visible.

    def visible(self, slot: Hold, seat: int | None) -> Known:
        return Known(
            () if seat is None else slot.held[seat],
            () if seat is None else slot.offered[seat],
            tuple(map(len, slot.held)),
            tuple(map(len, slot.offered)),
            tuple(map(len, slot.decks)),
        )

    def counters(self, excerpt: Known, seats: int) -> Mapping[str, Sequence[int]]:
        return {"tickets": excerpt.counts}

    def show(self, excerpt: Known, variant: Variant) -> Mapping[str, Any]:
        return {
            "held": self._ids(variant, excerpt.held),
            "offered": self._ids(variant, excerpt.offered),
            "counts": excerpt.counts,
            "offered_counts": excerpt.offered_counts,
            "left": dict(zip(self.decks, excerpt.left, strict=True)),
        }

    def imagine(self, draft: Draft, view: View) -> None:
        imagine(self, draft, draft.slots[self.key], view.seat)

    def redeal(self, draft: Draft, seat: int | None) -> None:
        variant, hold = draft.variant, draft.slots[self.key]
        others = [other for other in _seats(draft) if other != seat]
        hidden = [piles[other] for piles in (hold.held, hold.offered, hold.rejected) for other in others]
        pools: list[list[int]] = [[] for _ in self.decks]
        for pile in (*hidden, *hold.decks, hold.box):
            for ticket in pile:
                pools[self.deck_of(variant, ticket)].append(ticket)
        pools = [draft.shuffle(pool) for pool in pools]
        held, offered, rejected = (
            tuple([pile if owner == seat else self._redealt(variant, pile, pools) for owner, pile in enumerate(piles)])
            for piles in (hold.held, hold.offered, hold.rejected)
        )
        decks = tuple([self._redealt(variant, deck, pools) for deck in hold.decks])
        draft.slots[self.key] = Hold(decks, held, offered, rejected, self._redealt(variant, hold.box, pools))

    def _redealt(self, variant: Variant, pile: TicketPile, pools: list[list[int]]) -> TicketPile:
        """Another pile with the same number of tickets of each deck."""
        return tuple([pools[self.deck_of(variant, ticket)].pop() for ticket in pile])


_WORD = re.compile(r"[a-z]+(-[a-z]+)*")
_TAKE = (TakeTickets(),)


@cache
def _keep_question(seat: int, least: int, count: int, opening: bool) -> Prompt:
    return Prompt(seat, "keep", {"least": least, "count": count, "opening": opening})


_DONE = Message("score-ticket.done")
_FAILED = Message("score-ticket.failed")


def _seats(draft: Draft) -> range:
    return range(len(draft.names))


def _with(piles: tuple[TicketPile, ...], seat: int, pile: TicketPile) -> tuple[TicketPile, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])
