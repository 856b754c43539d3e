"""Turn order and passing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.action import Action, Pass
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Passed
from ttr_widget.kernel.lesson import Lesson, Place, Situation, Stage, Told
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import Position, Topic

_PASS = (Pass(),)


def _turn(rule: Turns, now: Situation) -> Told | None:
    return Told(Place("question")) if now.is_turn else None


def _others(rule: Turns, now: Situation) -> Told | None:
    view = now.view
    if view.over or not view.turn or view.to_move == now.seat:
        return None
    return Told(Place("seat", str(view.to_move)), {"player": view.players[view.to_move]})


@dataclass(frozen=True)
class Turns(Rule):
    """Turns in seat order with one action each; only a player without a legal action may pass."""

    key: ClassVar[str] = "turns"
    topic: ClassVar[Topic] = "end"
    paragraphs: ClassVar[tuple[str, ...]] = ("turn.one-action", "turn.end", "pass.only-if-stuck", "secret.view")
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn.one-action": ("draw.two-cards", "claim.one-per-turn", "tickets.keep"),
        "turn.end": ("draw.refill", "draw.flush", "end.trigger"),
        "secret.view": ("tickets.secret",),
    }
    actions: ClassVar[tuple[type[Action], ...]] = (Pass,)
    asks: ClassVar[Mapping[str, Question]] = {"turn": Question("turn.one-action")}
    adjustable: ClassVar[Mapping[str, range]] = {"idle_rounds": range(23)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("turn", Stage.BASICS, _turn, "turn-one-action", part="turn"),
        Lesson("others", Stage.NEWS, _others, "secret-view"),
    )

    idle_rounds: int = 10

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        variant, seat = position.variant, prompt.seat
        found: list[Action] = []
        for offers in variant.offers_methods:
            found += offers(position, seat)
        if variant.unlisted_objections:
            filters = variant.unlisted_objections
            found = [
                a for a in found if type(a) not in filters or not any(o(position, seat, a) for o in filters[type(a)])
            ]
        return found or _PASS

    def objection(self, position: Position, seat: int, action: Pass) -> Refusal | None:
        offers = self.choices(position, position.prompts[-1])
        if offers is not _PASS:
            return refuse(
                "pass.only-if-stuck",
                "refused",
                player=position.names[seat],
                example=offers[0].text(),
                actions=len(offers),
            )
        return None

    def apply(self, draft: Draft, prompt: Prompt, action: Pass) -> None:
        draft.emit(Passed(prompt.seat))
        draft.nothing_gained("pass")

    def ending(self, position: Position, seat: int) -> int | None:
        if not position.idle:
            return None
        players = len(position.names)
        stuck = position.passes >= players or position.idle >= self.idle_rounds * players
        return 0 if stuck else None
