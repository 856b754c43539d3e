"""secret.view: nobody sees what could not be known at a real table.

Everything that a seat cannot know is dealt again at random; what the seat sees and what it can do must stay exactly
the same.  Then both games are played on with the same actions, until something different is revealed to the seat; so
a copy of hidden information that is shown later is found too.  Deliberate leaks show that the check finds them.
"""

import json
from dataclasses import dataclass, fields
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget import Rule, Variant
from ttr_widget.bots.wire import pack_view, unpack_view
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.cards import Counts
from ttr_widget.kernel.errors import refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.steps import Steps
from ttr_widget.kernel.view import view
from ttr_widget.rules import CardMarket, Tickets

from .games import Case, Walk, noted, whole_games
from .invariants import check_cards, check_pieces, check_tickets

PRIVATE = {"deal": {"cards"}, "draw": {"card"}, "tickets-drawn": {"tickets"}, "tickets-kept": {"kept", "returned"}}
"""The fields that only the event's seat may know; for draws, only blind ones."""
REVEALING = {"refill", "display", "tunnel", "pieces", "game-over"}
"""The events that reveal hidden things to everybody."""


class Leak(AssertionError):
    """A seat sees something it cannot know."""


def must(good: bool, words: str) -> None:
    if not good:
        raise Leak(words)


@whole_games(66)
def test_a_seat_sees_nothing_that_it_cannot_know(case, walk):
    moved = check_secrets(case, walk)
    assert "hands" in moved
    assert "deck" in moved
    if (
        len(case.variant.board.tickets) > 9 and "tickets" in case.variant.by_key
    ):  # a handful of tickets may fall as they lay
        assert {"held", "ticket decks"} <= moved


@whole_games(60)
def test_events_hide_what_is_private(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        for seat in (None, *range(case.players)):
            for event, seen in zip(game.events, game.events_seen_by(seat), strict=True):
                full, shown = event.to_dict(), seen.to_dict()
                hidden = (
                    PRIVATE.get(event.type, set()) if event.type == "game-over" or full.get("seat") != seat else set()
                )
                if event.type == "draw" and full["slot"] is not None:
                    hidden = set()
                assert shown == full | dict.fromkeys(hidden)


def check_secrets(case: Case, walk: Walk) -> set[str]:
    """Plays a game and raises :class:`Leak`; otherwise reports which hidden things differed in the other world."""
    game = walk.new(case)
    worlds: list[World] = []
    moved: set[str] = set()
    turns = 0
    with noted(case, walk, game):
        while True:
            # Before the first choice, at the first turn, and now and then, so that short games are covered too.
            first = turns == 0 and game.state.turn == 1
            turns = game.state.turn
            if walk.chance(0.04) or not game.history or first:
                seats = [None, *range(case.players)]
                new = [World(game.state, seat, int(walk.rng.random() * 2**32)) for seat in seats]
                moved.update(*(world.moved for world in new))
                worlds += new
            if game.is_over:
                return moved
            action = walk.choose(game.legal_actions())
            happened = game.play(action)
            worlds = [world for world in worlds if world.follows(action, happened, game.state)]


class World:
    """Another position that is possible as far as one seat knows."""

    def __init__(self, state: State, seat: int | None, chance: int) -> None:
        self.seat = seat
        self.draft: Draft = state.draft()
        self.draft.rng = seeded(chance)
        for redeal in state.variant.derived(Steps).redeal_methods:
            redeal(self.draft, seat)
        self.draft.rng = seeded(chance + 1)
        self.moved = set(_moved(state, self.draft))
        check_cards(self.draft)
        check_pieces(self.draft)
        check_tickets(self.draft)
        _check_decks(self.draft)
        self.compare(state)

    def compare(self, state: State) -> None:
        """Check that everything the seat sees and may do is the same in both worlds."""
        real, other = view(state, self.seat), view(self.draft, self.seat)
        must(json.dumps(real.to_dict()) == json.dumps(other.to_dict()), f"the view of seat {self.seat}")
        must(repr(real) == repr(other), f"the text of the view of seat {self.seat}")
        must(repr(tuple(real)) == repr(tuple(other)), f"the parts of the view of seat {self.seat}")
        must(real == other, f"the parts of the view of seat {self.seat}")
        must(pack_view(real) == pack_view(other), f"the bytes that an isolated bot at seat {self.seat} gets")
        must(unpack_view(pack_view(real), state.variant) == real, f"what these bytes mean for seat {self.seat}")
        if state.prompts and self.seat == state.prompts[-1].seat:
            must(turn.choices(state) == turn.choices(self.draft), f"what seat {self.seat} may do")

    def follows(self, action, happened: list[Event], state: State) -> bool:
        """Play the same action here and compare; false if the worlds diverge legitimately."""
        if turn.objection(self.draft, action) is not None:
            must(self.draft.prompts[-1].seat != self.seat, f"'{action}' of seat {self.seat} itself")
            return False
        before = len(self.draft.events)
        turn.apply(self.draft, action)
        here = [event.seen_by(self.seat).to_dict() for event in self.draft.events[before:]]
        there = [event.seen_by(self.seat).to_dict() for event in happened]
        if here != there:
            parting = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), ({}, {}))
            must(all(map(self._is_revealed, parting)), f"the events of seat {self.seat}: {parting}")
            return False
        self.compare(state)
        return True

    def _is_revealed(self, event) -> bool:
        kind = event.get("type")
        own = self.seat is not None and event.get("seat") == self.seat
        return kind in REVEALING or (own and kind in ("draw", "tickets-drawn"))


def _moved(state: State, draft: Draft):
    if tuple(draft.hands) != state.hands:
        yield "hands"
    if draft.slots["market"].decks != state.slots["market"].decks:
        yield "deck"
    if "pieces" in state.slots and draft.slots["pieces"] != state.slots["pieces"]:
        yield "pieces"
    if "tickets" in state.slots:
        old, new = state.slots["tickets"], draft.slots["tickets"]
        yield from (name for name in ("held", "offered", "rejected", "box") if getattr(old, name) != getattr(new, name))
        if old.decks != new.decks:
            yield "ticket decks"


def _check_decks(draft: Draft) -> None:
    """A ticket deck contains only its own tickets: everybody sees their backs."""
    rule: Any = draft.variant.by_key.get("tickets")
    if rule is not None and len(rule.decks) > 1:
        for name, deck in zip(rule.decks, draft.slots["tickets"].decks, strict=True):
            assert {draft.variant.board.tickets[ticket].deck for ticket in deck} <= {name}


# Deliberate leaks.


class LeakyMarket(CardMarket):
    """Shows the top of the deck."""

    def visible(self, slot, seat):
        return *super().visible(slot, seat), slot.decks[0][-1:]

    def show(self, excerpt, variant):
        return {**super().show(excerpt[:2], variant), "top": list(excerpt[2])}


class LeakyMarketInside(CardMarket):
    """Has the top of the deck in the excerpt, but shows it to nobody."""

    def visible(self, slot, seat):
        return *super().visible(slot, seat), slot.decks[0][-1:]

    def show(self, excerpt, variant):
        return super().show(excerpt[:2], variant)


class LeakyTickets(Tickets):
    """Shows the tickets of the seat to the right as the player's own."""

    def visible(self, slot, seat):
        return super().visible(slot, 0 if seat is None else seat - 1)


class LeakyQuestion(Tickets):
    """Puts the tickets to choose from into the public question."""

    def offer(self, draft, seat, split, keep, *, opening=False):
        prompt = super().offer(draft, seat, split, keep, opening=opening)
        about = {**prompt.about, "tickets": list(draft.slots[self.key].offered[seat])}
        return type(prompt)(prompt.seat, prompt.kind, about)


@dataclass(frozen=True)
class Peeping(Rule):
    """Copies the hands at the end of a turn, and shows later how many cards of the last colour they held."""

    key = "peeping"
    slot_type = tuple[Counts, ...]

    def setup(self, draft):
        draft.slots[self.key] = ()

    def closing(self, draft):
        draft.slots[self.key] = tuple(draft.hands)

    def visible(self, slot, seat):
        return tuple(hand[-1] for hand in slot)

    def show(self, excerpt, variant):
        return {"wilds": list(excerpt)}


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    type = "last-round"
    seat: int
    turns: int


@dataclass(frozen=True)
class Whispering(Rule):
    """Reveals in an event how many cards of the first colour the player holds."""

    key = "whispering"

    def closing(self, draft):
        draft.emit(Whisper(draft.seat, draft.hands[draft.seat][0]))


@dataclass(frozen=True)
class Peeking(Rule):
    """Refuses a claim if another player holds a wild, so that legal moves reveal another hand."""

    key = "peeking"

    watches = (Claim,)

    def objection(self, position, seat, action):
        return refuse("claim.cards", "No.") if position.hands[seat - 1][-1] else None


def leaky(rule: Rule) -> Variant:
    return ttr.variant("europe").with_rule(rule)


def europe_tickets(kind: type[Tickets]) -> Tickets:
    old: Any = ttr.variant("europe").rule("tickets")
    return kind(**{field.name: getattr(old, field.name) for field in fields(old)})


LEAKS = (
    LeakyMarket(),
    LeakyMarketInside(),
    europe_tickets(LeakyTickets),
    europe_tickets(LeakyQuestion),
    Peeping(),
    Whispering(),
    Peeking(),
)


@pytest.mark.parametrize("rule", LEAKS, ids=lambda rule: type(rule).__name__)
def test_a_planted_leak_is_found(rule):
    """Each leak is found in the first few games, in two set-ups."""
    for players in (2, 4):
        with pytest.raises(Leak):
            check_some(leaky(rule), players)


def test_the_same_games_without_a_leak_pass():
    for players in (2, 4):
        check_some(ttr.variant("europe"), players)


def check_some(variant: Variant, players: int) -> None:
    for seed in range(5):
        check_secrets(Case(variant, players), Walk(seed, seed, "by kind"))
