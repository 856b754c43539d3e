"""What a turn is, and who may pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.action import Action, Pass
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Passed
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft, Position

_PASS = (Pass(),)


@dataclass(frozen=True)
class Turns(Rule):
    """The order of play.

    turn.one-action: In a turn a player does exactly one of the actions that the board offers. Play goes round in seat
    order.

    turn.end: At the end of a turn, in this order: revealed tunnel cards are discarded; empty places of the display are
    filled, in slot order; the flush is checked; the end trigger is checked.

    pass.only-if-stuck: A player who has no legal action at all passes; otherwise passing is not allowed. The game
    ends and is scored when as many turns in succession as there are players were passes, or when {idle_rounds} full
    rounds in succession held nothing but passes, declined tunnels and exchanges of pieces.

    secret.view: A player sees nothing that could not be known at a real table: no other hand, no other ticket, no
    order of any deck.
    """

    key: ClassVar[str] = "turns"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass,)
    asks: ClassVar[Mapping[str, Question]] = {"turn": Question("turn.one-action")}
    adjustable: ClassVar[Mapping[str, range]] = {"idle_rounds": range(23)}

    idle_rounds: int = 10

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        return self._offers(position, prompt.seat) or _PASS

    def _offers(self, position: Position, seat: int) -> list[Action]:
        variant = position.variant
        found: list[Action] = []
        for offers in variant.offerers:
            found += offers(position, seat)
        if variant.filters:
            filters = variant.filters
            found = [a for a in found if not any(o(position, seat, a) for o in filters.get(type(a), ()))]
        return found

    def objection(self, position: Position, seat: int, action: Pass) -> Refusal | None:
        offers = self._offers(position, seat)
        if offers:
            return refuse(
                "pass.only-if-stuck",
                "Passing is for those who can do nothing; {player} can for example '{example}'.",
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
