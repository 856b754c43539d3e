"""Invariants of every position of every game, used by the contract tests and by the long tests (``tests.soak``)."""

from collections import Counter
from typing import Any

from ttr_widget.kernel.sheet import Sheet
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Position


def check_position(position: Position) -> None:
    """Cards, pieces and tickets are all accounted for, and the open question is put to an existing seat."""
    check_cards(position)
    check_pieces(position)
    check_tickets(position)
    check_passengers(position)
    seats = range(len(position.names))
    assert position.over == (not position.prompts), "a question is open if and only if the game goes on"
    for prompt in position.prompts:
        assert prompt.seat in seats
        assert prompt.kind in position.variant.choices_methods
    if position.turn and position.prompts:
        assert {prompt.seat for prompt in position.prompts} == {position.seat}, "in a turn its player alone is asked"
    assert position.seat in seats
    assert set(position.owners) <= {*seats, FREE}


def check_cards(position: Position) -> None:
    """Hands, discards and the rules' places contain every card of the game exactly once."""
    variant = position.variant
    places = [*position.hands, position.discards]
    places += [counts for rule in variant.rules for counts in rule.piles(position)]
    assert all(count >= 0 for counts in places for count in counts), f"fewer than no cards: {places}"
    assert tuple(map(sum, zip(*places, strict=True))) == variant.kinds.copies


def check_pieces(position: Position) -> None:
    """Each player's pieces in supply, in the own box and on routes add up to the pieces owned."""
    variant = position.variant
    boxed = position.slots["pieces"].box if "pieces" in position.slots else [(0,) * 9] * len(position.names)
    for seat, left in enumerate(position.pieces):
        placed = Counter(dict.fromkeys(variant.piece_names, 0))
        for owner, price in zip(position.owners, variant.prices, strict=True):
            if owner == seat:
                placed[price.piece] += price.pieces
        for number, (name, count) in enumerate(zip(variant.piece_names, left, strict=True)):
            assert count >= 0
            assert boxed[seat][number] >= 0
            there = count + placed[name] + boxed[seat][number]
            assert there == variant.piece_counts[number], f"seat {seat} has {count} {name}, and {placed[name]} placed"


def check_tickets(position: Position) -> None:
    """Every ticket is in exactly one place."""
    hold = position.slots.get("tickets")
    if hold is None:
        return
    piles = [*hold.decks, *hold.held, *hold.offered, *hold.rejected, hold.box]
    assert sorted(ticket for pile in piles for ticket in pile) == list(range(len(position.variant.board.tickets)))


def check_passengers(position: Position) -> None:
    """All passengers of each colour are in a city or taken by a player."""
    slot = position.slots.get("passengers")
    if slot is None:
        return
    rule: Any = position.variant.by_key["passengers"]
    found = Counter(color for group in (*slot.cities, *slot.taken) for color in group)
    assert found == dict.fromkeys(rule.colors, rule.each)


AT_ONCE = {"claim.score", "world.exchange"}
"""The rules that score on the track during the game."""


def check_sheet(sheet: Sheet, position: Position) -> None:
    """The lines of a sheet add up to its totals, and there are winners if and only if the game is over."""
    track = position.variant.track(position)
    for number, seat in enumerate(sheet.seats):
        assert (seat.seat, seat.name) == (number, position.names[number])
        assert all(line.seat == number for line in seat.lines)
        assert sum(line.points for line in seat.lines) == seat.total
        assert track[number] == sum(line.points for line in seat.lines if line.rule in AT_ONCE)
    assert sheet.totals == tuple(seat.total for seat in sheet.seats)
    assert bool(sheet.winners) == position.over
    if position.over:
        best = max(sheet.totals)
        assert all(sheet.totals[winner] == best for winner in sheet.winners), "only who has most points can win"
