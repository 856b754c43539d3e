"""Texts of html, figures and plain text: this package's messages, and those of questions and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_widget import locales
from ttr_widget.kernel.event import Event, TurnBegan
from ttr_widget.kernel.message import Message, Names
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.liveries import looks


class Speech:
    """Formats messages in one language, with the names of one board and the colours of one game."""

    def __init__(self, locale: str | None = None, names: Names | None = None, colors: tuple[str, ...] = ()) -> None:
        self.looks = looks(colors)
        self.locale = locales.checked(locale)
        self.names = names

    def say(self, key: str, **facts: Any) -> str:
        """The message ``render-<key>``."""
        return locales.fill(f"render-{key}", self.locale, self.names, **facts)

    def told_if(self, key: str) -> str | None:
        """The message with this key; ``None`` if there is none."""
        return locales.find(Message(key), self.locale, self.names)

    def told(self, text: Message | str) -> str:
        """A message in this language; a plain text is returned unchanged."""
        return locales.said(text, self.locale, self.names)


def event_message(event: Event, players: Sequence[str]) -> Message:
    """An event as a sentence."""
    facts = event.facts()
    player = {"player": players[facts["seat"]]} if isinstance(facts.get("seat"), int) else {}
    return Message(f"event-{event.type}", **{**player, **facts})


def asked(prompt: Prompt | None, players: Sequence[str], names: Names, *, mine: bool = False) -> Message:
    """The open question as a sentence, addressed to the player asked if ``mine``, otherwise to the others."""
    if prompt is None:
        return Message("question-none")
    player, side = players[prompt.seat], "mine" if mine else "other"
    key = f"question-{prompt.kind}.{side}"
    if locales.has(key, names=names):
        return Message(key, player=player, **prompt.about)
    return Message(f"question-any.{side}", player=player, kind=prompt.kind)


def happened(event: Event, players: Sequence[str], names: Names) -> Message | None:
    """An event as a sentence for a summary; ``None`` if the summary leaves it out."""
    left_out = event.quiet or isinstance(event, TurnBegan)
    if left_out or not locales.has(f"event-{event.type}", names=names):
        return None
    return event_message(event, players)
