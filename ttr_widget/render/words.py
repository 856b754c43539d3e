"""Questions and events as sentences, in the language that ``set_locale`` chose."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget import locales
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.variant import Variant

_QUIET = ("deal", "display", "passengers-placed", "refill", "turn")
"""Events of which nothing is said."""


def asked(prompt: Prompt | None, players: Sequence[str], variant: Variant) -> str:
    """What is asked of whom."""
    if prompt is None:
        return locales.fill("question-none")
    facts = {"player": players[prompt.seat], "kind": prompt.kind, **prompt.about}
    own = locales.find(Message(f"question-{prompt.kind}.other", **facts), names=variant.names)
    return own or locales.fill("question-any.other", **facts)


def happened(event: Event, players: Sequence[str], variant: Variant) -> str | None:
    """An event in a sentence; ``None`` for one of which nothing is said."""
    if event.type in _QUIET:
        return None
    facts = event.facts()
    if "seat" in facts:
        facts["player"] = players[facts["seat"]]
    return locales.find(Message(f"event-{event.type}", **facts), names=variant.names)
