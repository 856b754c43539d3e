"""Where tickets are, and placing them in a position made by hand: listed ones as listed, the rest at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any, ClassVar, NamedTuple, Protocol

from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.codec import Redundant, SeatCounts, TicketPile, TicketsLeft
from ttr_widget.kernel.errors import BadScenario, at, did_you_mean
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Question
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Variant


class Hold(NamedTuple):
    """The slot: where every ticket is.  The last ticket of a deck is its top."""

    decks: tuple[TicketPile, ...]
    """The decks, in the order of ``Tickets.decks``."""
    held: tuple[TicketPile, ...]
    """Tickets kept, by seat."""
    offered: tuple[TicketPile, ...]
    """Tickets drawn and not yet decided on, by seat."""
    rejected: tuple[TicketPile, ...]
    """Tickets rejected in the opening, by seat, until everybody has chosen."""
    box: TicketPile
    """Tickets out of the game."""


class Known(NamedTuple):
    """What a seat may see of the slot: its own tickets, and how many there are elsewhere."""

    held: TicketPile
    offered: TicketPile
    counts: SeatCounts
    offered_counts: Redundant
    """Follows from the open question."""
    left: TicketsLeft


class DealsTickets(Protocol):
    """What placing the tickets needs to know of the rule for tickets."""

    key: ClassVar[str]
    asks: ClassVar[Mapping[str, Question]]

    @property
    def first(self) -> Mapping[str, int]: ...
    @property
    def first_keep(self) -> int: ...
    @property
    def boxed(self) -> tuple[str, ...]: ...
    @property
    def decks(self) -> tuple[str, ...]: ...
    def deck_of(self, variant: Variant, ticket: int) -> int: ...
    def all_tickets(self, variant: Variant) -> Sequence[TicketPile]: ...
    def first_split(self) -> Mapping[str, int]: ...
    def opening_needs(self, players: int) -> Iterable[tuple[str, int]]: ...


def undecided(hold: Hold) -> list[int]:
    """The seats that choose in the opening: all, except those that hold tickets in a position made by hand."""
    return [seat for seat, held in enumerate(hold.held) if not held]


REST = "rest"
"""Written for a seat or the box: all tickets that are listed nowhere."""
_ON_DECK = Message("error-ticket-place.deck")
_IN_BOX = Message("error-ticket-place.box")


def _in_hand(player: str) -> Message:
    return Message("error-ticket-place.hand", player=player)


class Places:
    """The listed tickets, by number; ``tops`` has a list for each deck, top ticket first."""

    def __init__(self, rule: DealsTickets, draft: Draft, arrangement: Arrangement) -> None:
        self.rule = rule
        self.variant = draft.variant
        self.where: dict[int, Message] = {}
        self.whole: set[int] = set()
        """The decks that have no other tickets than the listed ones."""
        self.heir: int | None = None
        """The seat that gets all tickets that are listed nowhere, if any."""
        self.hands = self._hands(draft, arrangement)
        if arrangement.opening and not all(self.hands.values()):
            raise BadScenario(Message("error-ticket-none-chosen"))
        self.tops: list[tuple[int, ...]] = [() for _ in rule.decks]
        self.first = self._first(draft, arrangement)
        self._stack(arrangement)
        box = arrangement.take("ticket_box")
        if box == REST:
            self.whole.update(range(len(rule.decks)))
            if self.heir is not None:
                raise BadScenario(Message("error-rest-twice"))
        self.box = self._named(arrangement, "ticket_box", box, _IN_BOX) if box and box != REST else ()

    def _hands(self, draft: Draft, arrangement: Arrangement) -> dict[int, TicketPile]:
        hands: dict[int, TicketPile] = {}
        for seat, given in arrangement.by_seat("tickets").items():
            if given == REST and self.heir is not None:
                raise BadScenario(Message("error-rest-twice"))
            if given == REST:
                self.heir = seat
                self.whole.update(range(len(self.rule.decks)))
            hands[seat] = (
                ()
                if given == REST
                else self._named(arrangement, f"tickets[{seat}]", given, _in_hand(draft.names[seat]))
            )
        return hands

    def _first(self, draft: Draft, arrangement: Arrangement) -> dict[int, TicketPile]:
        """The tickets that seats draw in the opening."""
        first: dict[int, TicketPile] = {}
        for seat, given in arrangement.by_seat("first_tickets").items():
            place = f"first_tickets[{seat}]"
            if seat in self.hands:
                raise BadScenario(at(place, Message("error-ticket-chosen", player=draft.names[seat])))
            first[seat] = self._named(arrangement, place, given, _in_hand(draft.names[seat]))
            most = self.rule.first_split()
            if not self.rule.first and len(first[seat]) > max(most.values()):
                total = Message("error-ticket-first.total", count=len(first[seat]), most=max(most.values()))
                raise BadScenario(at(place, total))
            for deck, count in Counter(map(self._deck, first[seat])).items():
                if count > most.get(deck, 0):
                    facts = {"count": count, "most": most.get(deck, 0), "deck": deck}
                    raise BadScenario(at(place, Message("error-ticket-first", **facts)))
        return first

    def _deck(self, ticket: int) -> str:
        return self.rule.decks[self.rule.deck_of(self.variant, ticket)]

    def _named(self, arrangement: Arrangement, place: str, given: object, where: Message) -> tuple[int, ...]:
        """The tickets listed in one place; an error if one has been listed before."""
        number = self.variant.board.ticket_number
        found = tuple(number[ticket] for ticket in arrangement.read(place, "tickets", given))
        for ticket in found:
            before = self.where.setdefault(ticket, where)
            if before != where or found.count(ticket) > 1:
                facts = {"place": place, "ticket": self.variant.board.tickets[ticket].id, "where": where}
                if before == where:
                    raise BadScenario(Message("error-ticket-repeated", **facts))
                raise BadScenario(Message("error-ticket-twice", **facts, before=before))
        return found

    def _stack(self, arrangement: Arrangement) -> None:
        """The tickets listed on top of decks, or as whole decks; a plain list is sorted by the deck of each ticket."""
        whole, top = arrangement.take("ticket_deck"), arrangement.take("ticket_deck_top")
        if whole is not None and top is not None:
            both = Message("error-deck-and-top", deck="ticket_deck", top="ticket_deck_top")
            raise BadScenario(at("ticket_deck_top", both))
        name, given = ("ticket_deck_top", top) if whole is None else ("ticket_deck", whole)
        decks = self.rule.decks
        named: Mapping[Any, Any] = given if isinstance(given, Mapping) else {None: given}
        for deck, tickets in named.items() if given is not None else ():
            if deck is not None and deck not in decks:
                near = did_you_mean(deck, decks)
                facts = {"place": name, "deck": short(deck), "decks": decks, "near": near}
                raise BadScenario(Message("error-ticket-deck", **facts))
            place = name if deck is None else f"{name}['{deck}']"
            for ticket in self._named(arrangement, place, tickets, _ON_DECK):
                own = self.rule.deck_of(self.variant, ticket)
                id = self.variant.board.tickets[ticket].id
                if deck not in (None, decks[own]):
                    raise BadScenario(Message("error-ticket-other-deck", place=place, ticket=id, deck=decks[own]))
                if decks[own] in self.rule.boxed and not arrangement.opening:
                    raise BadScenario(Message("error-ticket-boxed", place=place, ticket=id, deck=decks[own]))
                self.tops[own] += (ticket,)
            if whole is not None:
                self.whole.update(range(len(decks)) if deck is None else [decks.index(deck)])

    def first_draws(self, rest: Sequence[list[int]], seats: Iterable[int]) -> None:
        """Stack the decks for the draws of the opening, filled up from ``rest``; these seats draw in this order."""
        stacks: list[list[int]] = [[] for _ in self.rule.decks]
        missing = None
        last = max(self.first, default=-1)
        for seat in seats:
            if seat > last:
                break
            if seat in self.first and missing is not None and not self.rule.first:
                raise BadScenario(at(f"first_tickets[{seat}]", Message("error-ticket-first-order", seat=missing)))
            missing = missing if seat in self.first else seat
            for ticket in self.first.get(seat, ()):
                stacks[self.rule.deck_of(self.variant, ticket)].append(ticket)
            for deck, count in self.rule.first.items():
                number = self.rule.decks.index(deck)
                lacking = count - sum(self._deck(ticket) == deck for ticket in self.first.get(seat, ()))
                for _ in range(min(lacking, len(rest[number]))):
                    stacks[number].append(rest[number].pop())
        self.tops = [(*stack, *top) for stack, top in zip(stacks, self.tops, strict=True)]


def arrange(
    rule: DealsTickets, draft: Draft, arrangement: Arrangement
) -> tuple[tuple[TicketPile, ...], list[TicketPile], TicketPile]:
    """The ticket decks, the tickets of each seat, and the box.

    A seat without listed tickets gets as many as must be kept in the opening, in turn from the decks that the opening
    draws from; if the opening is still to come, it gets none.
    """
    places = Places(rule, draft, arrangement)
    piles: list[list[int]] = [[] for _ in rule.decks]
    for ticket in range(len(draft.variant.board.tickets)):
        if ticket not in places.where:
            piles[rule.deck_of(draft.variant, ticket)].append(ticket)
    rest = [draft.shuffle(pile) for pile in piles]
    seats = range(len(draft.names))
    if arrangement.opening:
        places.first_draws(rest, [seat for seat in seats if seat not in places.hands])
        held = [places.hands.get(seat, ()) for seat in seats]
    else:
        held = [places.hands[seat] if seat in places.hands else _dealt(rule, rest) for seat in seats]
    box = places.box
    for number, deck in enumerate(rule.decks):
        if number in places.whole and places.heir is not None:
            held[places.heir] += tuple(rest[number])
            rest[number] = []
        elif number in places.whole or (deck in rule.boxed and not arrangement.opening):
            box += tuple(rest[number])
            rest[number] = []
    if arrangement.opening:
        sizes = [len(pile) + len(top) for pile, top in zip(rest, places.tops, strict=True)]
        lack = _lacking(rule, sizes, len(seats) - len(places.hands))
        if lack:
            raise BadScenario(Message("error-ticket-too-few", **lack))
    decks = tuple((*pile, *top[::-1]) for pile, top in zip(rest, places.tops, strict=True))
    return decks, held, box


def _dealt(rule: DealsTickets, decks: Sequence[list[int]]) -> TicketPile:
    """As many tickets as must be kept in the opening, in turn from its decks, as far as they go."""
    left = Counter(rule.first_split())
    dealt: list[int] = []
    for deck in cycle(list(left)) if left else ():
        if len(dealt) == rule.first_keep or not any(n and decks[rule.decks.index(d)] for d, n in left.items()):
            break
        pile = decks[rule.decks.index(deck)]
        if left[deck] and pile:
            left[deck] -= 1
            dealt.append(pile.pop())
    return tuple(dealt)


def _lacking(rule: DealsTickets, sizes: Sequence[int], drawing: int) -> dict[str, Any] | None:
    """Facts for an error if decks of these sizes are too small for this many seats to draw in the opening."""
    for name, need in rule.opening_needs(drawing):
        have = sum(size for deck, size in zip(rule.decks, sizes, strict=True) if name in ("", deck))
        if need > have:
            return {"need": need, "have": have, "deck": name or None}
    return None


def faults(rule: DealsTickets, position: Position) -> Iterable[Fault]:
    """Tickets that are in two places, in none, or in a wrong one."""
    hold: Hold = position.slots[rule.key]
    players = len(position.names)
    shapes = {"decks": len(rule.decks), "held": players, "offered": players, "rejected": players}
    for name, size in shapes.items():
        if len(getattr(hold, name)) != size:
            yield Fault(f".{name}", Message("fault-tickets.lists", size=size, given=len(getattr(hold, name))))
            return
    choosing = any(prompt.kind in rule.asks for prompt in position.prompts)
    for name, allowed in (("offered", choosing), ("rejected", choosing and not position.turn)):
        if any(getattr(hold, name)) and not allowed:
            yield Fault(f".{name}", Message("fault-tickets.nobody"))
    for prompt in position.prompts:
        count, named = len(hold.offered[prompt.seat]), prompt.about.get("count")
        if prompt.kind == "keep" and count != named:
            yield Fault(f".offered[{prompt.seat}]", Message("fault-tickets.count", count=count, given=short(named)))
    for number, deck in enumerate(hold.decks):
        if any(rule.deck_of(position.variant, ticket) != number for ticket in deck):
            yield Fault(f".decks[{number}]", Message("fault-tickets.deck", deck=rule.decks[number]))
    found = Counter(
        ticket for pile in (*hold.decks, *hold.held, *hold.offered, *hold.rejected, hold.box) for ticket in pile
    )
    for number, ticket in enumerate(position.variant.board.tickets):
        if found[number] != 1:
            yield Fault("", Message("fault-tickets.places", ticket=ticket.id, count=found[number]))
    to_be_drawn = not position.turn and not position.prompts
    lack = _lacking(rule, [len(deck) for deck in hold.decks], len(undecided(hold))) if to_be_drawn else None
    if lack:
        yield Fault(".decks", Message("fault-tickets.too-few", **lack))


def _taken(pools: Sequence[list[int]], usual: Sequence[int], count: int) -> TicketPile:
    """Draw tickets from the pools: the usual number from each deck, the rest from the fullest pool."""
    got: list[int] = []
    for pool, most in zip(pools, usual, strict=True):
        part = min(most, len(pool), count - len(got))
        got += pool[:part]
        del pool[:part]
    while len(got) < count and any(pools):
        got.append(max(pools, key=len).pop(0))
    return tuple(got)


def imagine(rule: DealsTickets, draft: Draft, known: Known, seat: int | None) -> None:
    """Place all tickets in a way consistent with what a seat knows."""
    own = {*known.held, *known.offered}
    pools = [[ticket for ticket in pile if ticket not in own] for pile in rule.all_tickets(draft.variant)]
    decks = tuple([tuple(pool[:size]) for pool, size in zip(pools, known.left, strict=True)])
    rest = [pool[size:] for pool, size in zip(pools, known.left, strict=True)]
    usual = [rule.first.get(deck, 0) for deck in rule.decks]
    held, offered = [], []
    for owner, (many, open_ones) in enumerate(zip(known.counts, known.offered_counts, strict=True)):
        if owner == seat:
            held.append(known.held)
            offered.append(known.offered)
        else:
            got = _taken(rest, usual, many + open_ones)
            held.append(got[:many])
            offered.append(got[many:])
    none = ((),) * len(known.counts)
    draft.slots[rule.key] = Hold(
        decks, tuple(held), tuple(offered), none, tuple([ticket for pool in rest for ticket in pool])
    )
