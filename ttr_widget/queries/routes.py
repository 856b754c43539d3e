"""The routes that a seat can still claim, and why others are closed."""

from __future__ import annotations

from ttr_widget.kernel import gaps
from ttr_widget.kernel.action import Claim
from ttr_widget.kernel.errors import Refusal
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Position
from ttr_widget.kernel.view import View

from .positions import Played, asked


def closed_routes(thing: View | Position | Played, seat: int | str | None = None) -> frozenset[int]:
    """The unclaimed routes that a rule closes to the seat; for a spectator, those closed to every seat."""
    return gaps.closed_routes(*asked(thing, seat))


def open_routes(thing: View | Position | Played, seat: int | str | None = None) -> tuple[int, ...]:
    """The routes that the seat can still claim, regardless of cards and pieces."""
    position, player = asked(thing, seat)
    closed = gaps.closed_routes(position, player)
    return tuple([route for route, owner in enumerate(position.owners) if owner == FREE and route not in closed])


def why_closed(thing: View | Position | Played, seat: int | str | None = None) -> dict[int, Refusal]:
    """The closed routes, each with the reason why the seat may not claim it (for a spectator: why nobody may)."""
    position, who = asked(thing, seat)
    board, kinds = position.variant.board, position.variant.kinds
    barring = [rule for rule in position.variant.rules if type(rule).barred is not Rule.barred]
    found: dict[int, Refusal] = {}
    for route in sorted(gaps.closed_routes(position, who)):
        player = _seat_without_track(position, route) if who is None else who
        claim = Claim(board.routes[route].id, kinds.of(kinds.none))
        reasons = (rule.objection(position, player, claim) for rule in barring)
        refusal = next((reason for reason in reasons if reason is not None), None)
        if refusal is not None:
            found[route] = refusal
    return found


def _seat_without_track(position: Position, route: int) -> int:
    """A seat that owns no parallel track of this route: its reason applies to everybody."""
    board = position.variant.board
    tracks = board.groups[board.group_of[route]] if board.group_of[route] >= 0 else ()
    owners = {position.owners[track] for track in tracks}
    return next((seat for seat in range(len(position.names)) if seat not in owners), 0)
