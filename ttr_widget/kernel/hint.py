"""Hints: advice for one seat, as text and as things to highlight on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .action import Action
from .json_values import jsonable
from .message import Message


@dataclass(frozen=True, slots=True, repr=False)
class Hint:
    """Advice for one seat."""

    action: Action | None
    """The recommended action; ``None`` if another player is asked."""
    messages: tuple[Message, ...]
    """The reasons, one sentence each."""
    routes: tuple[str, ...]
    """The routes to highlight: those still to be built, nearest first."""
    cities: tuple[str, ...]
    """The cities to highlight: the ends of the ticket that the advice is about."""

    def said(self, locale: str | None = None) -> str:
        """The advice in a language (``None``: the one chosen with ``set_locale``)."""
        return " ".join([message.said(locale) for message in self.messages])

    @property
    def text(self) -> str:
        """The advice as text."""
        return self.said()

    def __repr__(self) -> str:
        return self.said()

    def to_dict(self, locale: str = "en") -> dict[str, Any]:
        """The hint as JSON data: English for files, another language for display."""
        return {
            "action": self.action.text() if self.action is not None else None,
            "text": self.said(locale),
            "messages": list(map(_parts, self.messages)),
            "routes": list(self.routes),
            "cities": list(self.cities),
        }


def _parts(message: Message) -> dict[str, Any]:
    """The key and the facts of a message, including nested messages."""
    facts = {
        name: _parts(fact) if isinstance(fact, Message) else jsonable(fact) for name, fact in message.facts.items()
    }
    return {"key": message.key, "facts": facts}
