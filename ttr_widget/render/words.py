"""Questions and events as sentences, in the language that ``set_locale`` chose."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_widget import locales
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message, Names
from ttr_widget.kernel.prompt import Prompt

_UNTOLD = ("deal", "display", "refill", "turn", "passengers-placed")


def asked(prompt: Prompt | None, players: Sequence[str], names: Names) -> str:
    """What is asked of whom."""
    if prompt is None:
        return locales.fill("question-none")
    facts = {"player": players[prompt.seat], **prompt.about}
    said = locales.find(Message(f"question-{prompt.kind}.other", **facts), None, names)
    return said or locales.fill("question-any.other", None, names, kind=prompt.kind, **facts)


def happened(event: Event, players: Sequence[str], names: Names) -> str | None:
    """An event in a sentence; of some (a refilled slot, a turn that begins) nothing is said."""
    if event.type in _UNTOLD:
        return None
    facts = event.facts()
    if isinstance(facts.get("seat"), int):
        facts["player"] = players[facts["seat"]]
    return locales.find(Message(f"event-{event.type}", **facts), None, names)
