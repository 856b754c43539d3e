"""Which of the cards revealed for a tunnel cost an extra card."""

from __future__ import annotations

from ttr_widget.kernel.state import Position
from ttr_widget.kernel.view import View
from ttr_widget.rules.tunnels import Tunnels, laid_colors

from .positions import asked


def extra_cards(thing: View | Position) -> tuple[bool, ...]:
    """For each revealed card, in order, whether it costs one more card; none if no tunnel is in question."""
    position, _ = asked(thing, None)
    rule = position.variant.by_key.get("tunnels")
    if not isinstance(rule, Tunnels) or not any(position.slots[rule.key].laid):
        return ()
    kinds = position.variant.kinds
    colors = laid_colors(kinds.of(position.slots[rule.key].laid))
    return tuple([rule.costs_extra(kinds, card, colors) for card in position.slots[rule.key].revealed])
