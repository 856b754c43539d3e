"""The legal answers to the open question, as sent to the page: numbered, in words, one payment for each target.

The page shows what can be claimed, not every payment; it asks for all payments when a route is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.variant import Position
from ttr_widget.queries.payments import nearest_payment

from .traits import Move
from .words import Words

MOST = 400
"""The largest number of moves in the list."""


class MoveList:
    """The moves of one question; their numbers are valid until the next question."""

    def __init__(self, position: Position, words: Words) -> None:
        self.words = words
        self._position = position
        self._seat = position.prompts[-1].seat
        self._hand = position.hands[self._seat]
        self._variant = position.variant
        self._actions: list[Action] = []
        self._numbers: dict[Action, int] = {}
        self._ways: dict[tuple[str, str], list[Action]] = {}
        self._single: list[Action] = []
        for action in choices(position):
            target = target_of(action)
            if target is None:
                self._single.append(action)
            else:
                self._ways.setdefault((action.type, target), []).append(action)

    def moves(self) -> list[Move]:
        """The list for the page."""
        found = [self.move(action) for action in self._single]
        for ways in self._ways.values():
            best = min(ways, key=self._cost)
            found.append(replace(self.move(best), more=len(ways) - 1))
        return found[:MOST]

    def ways(self, target: str) -> list[Move]:
        """All payments for a route or a city, the most sensible first."""
        ways = [action for (_, id), actions in self._ways.items() if id == target for action in actions]
        return [self.move(action) for action in sorted(ways, key=self._cost)[:MOST]]

    @property
    def is_short(self) -> bool:
        """Does the list leave out payments?"""
        return any(len(ways) > 1 for ways in self._ways.values())

    @property
    def targets(self) -> dict[str, list[str]]:
        """What can be claimed or built on now: ids by kind of action."""
        found: dict[str, list[str]] = {}
        for kind, target in self._ways:
            found.setdefault(kind, []).append(target)
        return found

    @property
    def payable(self) -> dict[str, str]:
        """For each card, the routes that some payment with it claims, as bits by their index, in hexadecimal."""
        numbers = self._variant.board.route_number
        found: dict[str, int] = {}
        for (_, target), actions in self._ways.items():
            if target in numbers:
                for name in sorted({name for action in actions for name in action.to_dict().get("cards", ())}):
                    found[name] = found.get(name, 0) | 1 << numbers[target]
        return {name: f"{routes:x}" for name, routes in found.items()}

    def action(self, number: int) -> Action:
        """The move with that number."""
        if not 0 <= number < len(self._actions):
            raise BadInput(Message("page-error.move", number=number, last=len(self._actions) - 1))
        return self._actions[number]

    def with_payment(self, action: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The action, completed with the closest payment if it names none; ``None`` if some payment is legal."""
        variant = self._variant
        kind = variant.actions.get(str(action.get("type")))
        if kind is None or "cards" in action or "cards" not in kind.roles:
            return action
        target = action.get("route", action.get("city"))
        if isinstance(target, str) and (kind.type, target) in self._ways:
            return None
        route = variant.board.route_number.get(target) if isinstance(target, str) else None
        if route is None:
            return {**action, "cards": {}}
        return {**action, "cards": dict(nearest_payment(variant, route, self._hand))}

    def _cost(self, action: Action) -> tuple[int, int, int]:
        """Sort key for payments: few wilds first, then few marked cards, then colours that the hand has plenty of."""
        cards = getattr(action, "cards", None)
        if not isinstance(cards, Cards):
            return 0, 0, 0
        hand = self._hand
        kinds = cards.kinds.cards
        wilds = sum(count for number, count in cards.pairs if kinds[number].color is None)
        marked = sum(count for number, count in cards.pairs if kinds[number].marks)
        return wilds, marked, -sum(hand[number] for number, _ in cards.pairs)

    def move(self, action: Action) -> Move:
        """One move in words, with everything it refers to."""
        number = self._numbers.get(action)
        if number is None:
            number = self._numbers[action] = len(self._actions)
            self._actions.append(action)
        about: dict[str, Any] = {name: value for name, value in action.to_dict().items() if name != "type"}
        sources = [about[name] for name, role in action.roles.items() if role is Role.SOURCE]
        return Move(
            id=number,
            kind=action.type,
            group=self.words.group(action),
            label=self.words.move(action),
            fields=about,
            deck=next((name for name in sources if name not in self.words.variant.kinds.number), None),
            note=self._note(action),
        )

    def _note(self, action: Action) -> str:
        """What the action costs and leaves, if a rule tells that."""
        said = self._variant.foretold(self._position, self._seat, action)
        return "" if said is None else self.words.told(said)


def target_of(action: Action) -> str | None:
    """The route or city that an action pays for."""
    if "cards" not in action.roles:
        return None
    target: str | None = getattr(action, "route", None) or getattr(action, "city", None)
    return target
