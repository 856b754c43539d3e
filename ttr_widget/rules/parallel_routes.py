"""Double and triple routes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, permutations
from typing import Any, ClassVar

from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.house_rule import HouseRule, changed
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import picker
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import Position, Topic, Variant

_TAKEN = bytes(owner != FREE for owner in range(256))
_OWN = tuple(bytes(owner == seat for owner in range(256)) for seat in range(FREE))


class _TrackTable:
    """All ordered pairs of tracks in a group: if the track in ``pick`` is taken, the one in ``others`` is closed."""

    def __init__(self, groups: Iterable[tuple[int, ...]]) -> None:
        pairs = [pair for group in groups for pair in permutations(group, 2)]
        self.pick = picker([track for track, _ in pairs])
        self.others = tuple(other for _, other in pairs)
        self.last: tuple[bytes, tuple[int, ...]] = b"", ()
        """The taken tracks asked about last, and the tracks that they close: often all players ask about the same."""


def _beside(rule: ParallelRoutes, now: Situation) -> Told | None:
    """A free track beside a claimed one."""
    view = now.view
    if not now.is_turn:
        return None
    for group in view.board.groups:
        free = [track for track in group if view.owners[track] == FREE]
        if free and len(free) < len(group):
            track = view.board.routes[free[0]].id
            form = "few" if len(view.players) <= rule.few else ""
            return Told(Place("route", track), {"route": track, "players": len(view.players)}, form)
    return None


@dataclass(frozen=True)
class ParallelRoutes(Rule):
    """Double and triple routes: one track per player, and with few players one track in all."""

    key: ClassVar[str] = "parallel"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str | tuple[str, str], ...]] = (
        "claim.double-own",
        ("{few_id}", "parallel-routes-few"),
        ("{triple_id}", "parallel-routes-triple"),
    )
    needs: ClassVar[tuple[str, ...]] = ("claiming",)
    watches: ClassVar[tuple[type[Action], ...]] = (Claim,)
    house_rules: ClassVar[tuple[HouseRule, ...]] = (HouseRule("open-doubles", changed(few=1)),)
    adjustable: ClassVar[Mapping[str, range]] = {"few": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson("parallel", Stage.FEATURE, _beside, "claim-double-own"),)

    few: int = 3
    few_id: str = "claim.double-few"
    triple_id: str = ""

    def prepare(self, variant: Variant) -> _TrackTable:
        return _TrackTable(variant.board.groups)

    def barred(self, position: Position, seat: int) -> Iterable[int]:
        table = position.variant.prepared(self)
        hit = _TAKEN if len(position.names) <= self.few else _OWN[seat]
        taken, last = position.owners.translate(hit), table.last
        if last[0] != taken:
            last = table.last = taken, tuple(compress(table.others, table.pick(taken)))
        return last[1]

    def objection(self, position: Position, seat: int, action: Claim) -> Refusal | None:
        board = position.variant.board
        return self.why_closed(board, position.names, position.owners, board.route_number[action.route], seat)

    def why_closed(
        self, board: Board, players: Sequence[str], owners: bytes, route: int, seat: int | None
    ) -> Refusal | None:
        """Why a free track is closed to this seat (to everybody if ``None``) because of its parallel tracks."""
        group = board.group_of[route]
        if group < 0 or owners[route] != FREE:
            return None  # Claiming refuses a route that is taken
        kind = "double" if len(board.groups[group]) == 2 else "triple"
        for track in board.groups[group]:
            owner = owners[track]
            if owner == seat:
                return self._closed("own", kind, player=players[owner], track=board.routes[track].id)
            if owner != FREE and len(players) <= self.few:
                facts = {"owner": players[owner], "track": board.routes[track].id, "kind": kind}
                return self._closed("few", kind, players=len(players), **facts)
        return None

    def _closed(self, why: str, size: str, /, **facts: Any) -> Refusal:
        """The refusal in the paragraph on triple routes, if it is one and there is such a paragraph."""
        if size == "triple" and self.triple_id:
            return Refusal(self.triple_id, Message(f"parallel-routes-triple.{why}", **facts))
        if why == "own":
            return refuse("claim.double-own", "refused", **facts)
        return Refusal(self.few_id, Message("parallel-routes-few.refused", **facts))
