"""Consistency checks for positions: every card, piece and ticket accounted for.

They run when a position is made by hand or read from a file without a replay to confirm it.  Pieces and passengers may
be fewer than in the box, because the rules can remove some from the game; cards and tickets may not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .arrangement import Fault
from .connectivity import owned_by
from .message import Message
from .state import FREE
from .variant import Position


def faults(position: Position) -> Iterator[Fault]:
    """Yield every inconsistency of a position, with its path in a saved state."""
    yield from _of_the_course(position)
    for rule in position.variant.rules:
        for place, fact in rule.faults(position):
            yield Fault(f"slots.{rule.key}{place}", fact)
    yield from _of_cards(position)
    yield from _of_pieces(position)


def _of_the_course(position: Position) -> Iterator[Fault]:
    if position.over and position.prompts:
        yield Fault("prompts", Message("fault-prompts"))
    for name in ("turn", "passes", "idle"):
        if getattr(position, name) < 0:
            yield Fault(name, Message("fault-count", given=getattr(position, name)))
    if not position.turn and any(owner != FREE for owner in position.owners):
        yield Fault("claimed", Message("fault-claimed"))
    if (position.turn - 1 if position.turn else 0) % len(position.names) != _after(position):
        yield Fault("turn", Message("fault-turn", turn=position.turn, seat=position.seat, first=position.first))
    if position.turns_left is not None and (position.turns_left < (not position.over) or not position.turn):
        yield Fault("turns_left", Message("fault-turns-left", given=position.turns_left))


def _after(position: Position) -> int:
    """The distance of the current seat from the first seat, in playing order."""
    return (position.seat - position.first) % len(position.names)


def _of_cards(position: Position) -> Iterator[Fault]:
    variant = position.variant
    places = [*position.hands, position.discards]
    places += [counts for piles in variant.piles_methods for counts in piles(position)]
    for name, copies, found in zip(
        variant.kinds.names, variant.kinds.copies, map(sum, zip(*places, strict=True)), strict=True
    ):
        if found != copies:
            yield Fault("hands", Message("fault-cards", found=found, card=name, copies=copies))


def _of_pieces(position: Position) -> Iterator[Fault]:
    variant = position.variant
    for seat, left in enumerate(position.pieces):
        placed = placed_pieces(position, seat)
        for name, count, own in zip(variant.piece_names, left, variant.piece_counts, strict=True):
            if count + placed[name] > own:
                fact = Message("fault-pieces", piece=name, left=count, placed=placed[name], own=own)
                yield Fault(f"pieces[{seat}].{name}", fact)


def placed_pieces(position: Position, seat: int) -> Counter[str]:
    """The number of pieces of each kind on the seat's routes."""
    placed: Counter[str] = Counter()
    for route in owned_by(position.owners, seat):
        price = position.variant.prices[route]
        placed[price.piece] += price.pieces
    return placed
