"""Questions and events as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ttr_widget import locales
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message, Names
from ttr_widget.kernel.prompt import Prompt

# BRIDGE: what does not stand in the locales yet.
_ASKED = {
    "turn": "{player} has the turn: one action.",
    "keep": "{player} chooses tickets: at least {least} of {count}.",
    "split": "{player} announces from which decks {total} tickets come.",
}
_HAPPENED = {
    "tickets-drawn": "{player} draws tickets: {count}.",
    "tickets-kept": "{player} keeps tickets: {count}.",
    "pass": "{player} passes.",
    "last-round": "The last round begins: every player has {turns} more.",
    "game-over": "The game is over.",
}
_UNTOLD = ("deal", "display", "refill", "turn", "passengers-placed")


def asked(prompt: Prompt | None, players: Sequence[str], names: Names) -> str:
    """What is asked of whom."""
    if prompt is None:
        return Phrase("The game is over.")
    facts = {"player": players[prompt.seat], **prompt.about}
    said = locales.find(Message(f"question-{prompt.kind}.other", **facts), None, names)
    if said is not None:
        return said
    template = _ASKED.get(prompt.kind)
    if template is None:
        return Phrase("{player} is asked: {kind}.", player=players[prompt.seat], kind=prompt.kind)
    return Phrase(template, **facts)


def ticket_name(board: Board, ticket: str) -> str:
    """A ticket by the names of its cities."""
    return "–".join(board.city(city).name for city in board.ticket(ticket).cities)


def happened(event: Event, players: Sequence[str], names: Names) -> str | None:
    """An event in a sentence; of some (a refilled slot, a turn that begins) nothing is said."""
    if event.type in _UNTOLD:
        return None
    facts = event.facts()
    if isinstance(facts.get("seat"), int):
        facts["player"] = players[facts["seat"]]
    said = locales.find(Message(f"event-{event.type}", **facts), None, names)
    template = _HAPPENED.get(event.type)
    return Phrase(template, **_scalars(facts)) if said is None and template else said


def _scalars(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if isinstance(value, str | int)}
