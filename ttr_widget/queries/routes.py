"""Which routes a seat can still claim, and why others are closed to it."""

from __future__ import annotations

from ttr_widget.kernel import gaps
from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import FREE, Position
from ttr_widget.kernel.view import View

from .positions import asked


def closed_routes(thing: View | Position, seat: int | None = None) -> frozenset[int]:
    """The unclaimed routes that a rule closes to the seat; to a spectator: those closed to every seat."""
    return gaps.closed_routes(*asked(thing, seat))


def open_routes(thing: View | Position, seat: int | None = None) -> tuple[int, ...]:
    """The routes that the seat can still claim, whatever cards and pieces that takes."""
    position, seat = asked(thing, seat)
    closed = gaps.closed_routes(position, seat)
    return tuple([route for route, owner in enumerate(position.owners) if owner == FREE and route not in closed])


def why_closed(thing: View | Position, route: int, seat: int | None = None) -> Refusal | None:
    """Why a rule closes this unclaimed route to the seat (to a spectator: to everybody); ``None`` if none does."""
    position, seat = asked(thing, seat)
    if route not in gaps.closed_routes(position, seat):
        return None
    variant = position.variant
    claim = Claim(variant.board.routes[route].id, variant.kinds.of(variant.kinds.none))
    group = variant.board.group_of[route]
    tracks = variant.board.groups[group] if group >= 0 else ()
    owners = {position.owners[track] for track in tracks}
    # A spectator is told what holds for a player who has nothing to do with it.
    seats = range(len(position.names)) if seat is None else (seat,)
    for player in sorted(seats, key=owners.__contains__):
        for rule in variant.rules:
            if type(rule).barred is not Rule.barred and route in set(rule.barred(position, player)):
                refusal = rule.objection(position, player, claim)
                if refusal is not None:
                    return refusal
    return None
