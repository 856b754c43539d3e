"""What cannot be undone: an action that has told somebody something hidden."""

from __future__ import annotations

from collections.abc import Iterable

from ttr_widget.kernel.effects import Moved
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant


def reveals(event: Event, variant: Variant) -> bool:
    """Did this event reveal something to somebody that undoing cannot take back?"""
    return event.reveals or bool(_drawn(event, variant))


def revealed(events: Iterable[Event], variant: Variant) -> Message | None:
    """What these events have revealed, as the reason why they cannot be undone; ``None``: nothing."""
    found = [event for event in events if reveals(event, variant)]
    if not found:
        return None
    drawn = {what for event in found for what in _drawn(event, variant)}
    kind = "tickets" if "tickets" in drawn else "cards" if "cards" in drawn else "other"
    return Message("page-refused.undo-revealed", what=kind)


def _drawn(event: Event, variant: Variant) -> set[str]:
    """What has left a deck."""
    moves = (effect for effect in event.effects(variant) if isinstance(effect, Moved))
    return {move.what for move in moves if move.source.kind == "deck"}
