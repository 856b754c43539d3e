"""The move that a guest has left for the own next turn, to be played although nobody is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.session.session import Session

from .moves import MoveList
from .words import Words

_MOST = 4
_LONGEST = 80
TURN = "turn"
"""The kind of question that a prepared move answers; whatever else is asked waits for its player."""


def checked_plan(plan: Mapping[str, Any] | None) -> dict[str, str] | None:
    """A kind of action with its target and payment, as texts; or none."""
    if plan is None:
        return None
    if "type" not in plan or len(plan) > _MOST:
        raise BadInput(Message("page-error.prepare"))
    if not all(isinstance(part, str) and len(part) <= _LONGEST for pair in plan.items() for part in pair):
        raise BadInput(Message("page-error.prepare"))
    return dict(plan)


def prepared_action(session: Session, plan: Mapping[str, str]) -> Action | None:
    """The legal move that fits the plan, with its payment or the most sensible one; ``None`` if there is none."""
    move_list = MoveList(session.game.moment.position, Words(session.game.variant, session.names))
    rest = {name: value for name, value in plan.items() if name not in ("type", "cards")}
    target = plan.get("route", plan.get("city"))
    paid = move_list.ways(target) if target is not None and "cards" in plan else []
    same = [move for move in paid if _as_text(move.fields.get("cards", {})) == plan["cards"]]
    for move in [*same, *move_list.moves()]:
        if move.kind == plan["type"] and all(move.fields.get(name) == value for name, value in rest.items()):
            return move_list.action(move.id)
    return None


def _as_text(cards: Mapping[str, int]) -> str:
    """A payment as the page writes it."""
    return " ".join(f"{count} {name}" for name, count in sorted(cards.items()))


def play_prepared(session: Session, seat: int) -> bool:
    """Play what a seat has prepared, if its turn has come; true if something was played."""
    prompt = session.game.prompt
    if prompt is None or prompt.seat != seat or prompt.kind != TURN or seat not in session.prepared:
        return False
    action = prepared_action(session, session.prepared.pop(seat))
    if action is None:
        session.tell("settings")
        return False
    session.play(action)
    return True
