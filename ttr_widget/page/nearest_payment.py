"""What somebody means who clicks on a route: the payment that comes nearest to what the hand holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ttr_widget.game import Game
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.payment import payments
from ttr_widget.kernel.variant import Variant

from .moves import MoveList


def best_guess(game: Game, move_list: MoveList, action: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The action with cards, where it says none; ``None`` if some payment is legal."""
    kind = game.variant.actions.get(str(action.get("type")))
    if kind is None or "cards" in action or "cards" not in kind.roles:
        return action
    target = action.get("route", action.get("city"))
    if isinstance(target, str) and target in move_list.targets.get(kind.type, ()):
        return None
    return {**action, "cards": dict(_nearest(game, target))}


def _nearest(game: Game, route: object) -> Cards:
    """Of all payments for a route the one of which the asked seat lacks least; nothing for anything else."""
    variant, prompt = game.variant, game.prompt
    number = variant.board.route_number.get(route) if isinstance(route, str) else None
    if number is None or prompt is None:
        return variant.kinds.of(variant.kinds.none)
    return nearest(variant, number, game.state.hands[prompt.seat])


@lru_cache(maxsize=1024)
def nearest(variant: Variant, route: int, hand: tuple[int, ...]) -> Cards:
    """Of all payments for a route the one of which this hand lacks least, wilds being dear."""
    kinds = variant.kinds

    def cost(cards: Cards) -> tuple[int, int]:
        lack = sum(max(0, count - hand[kind]) for kind, count in cards.pairs)
        return lack, sum(count for kind, count in cards.pairs if kinds.cards[kind].color is None)

    return min(payments(variant.prices[route], kinds, kinds.copies), key=cost, default=kinds.of(kinds.none))


def lacking(variant: Variant, route: int, hand: tuple[int, ...]) -> Cards:
    """The cards that this hand lacks for a route; none if it can pay."""
    missing = list(variant.kinds.none)
    for kind, count in nearest(variant, route, hand).pairs:
        missing[kind] = max(0, count - hand[kind])
    return variant.kinds.of(tuple(missing))
