"""A hint: advice for one seat, in words and as things to light up on the map; bots make it, and games hand it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .action import Action
from .json_values import plain
from .message import Message


@dataclass(frozen=True, slots=True, repr=False)
class Hint:
    """Advice for one seat."""

    action: Action | None
    """What to answer now; ``None`` if somebody else is asked."""
    messages: tuple[Message, ...]
    """The reasons, a sentence each."""
    routes: tuple[str, ...]
    """Routes to light up: those still to be built, the nearest first."""
    cities: tuple[str, ...]
    """Cities to light up: the ends of the ticket that the advice is about."""

    def said(self, locale: str | None = None) -> str:
        """The advice in a language (``None``: the one that ``set_locale`` chose)."""
        return " ".join([message.said(locale) for message in self.messages])

    @property
    def text(self) -> str:
        """The advice in words."""
        return self.said()

    def __repr__(self) -> str:
        return self.said()

    def to_dict(self, locale: str = "en") -> dict[str, Any]:
        """The hint as JSON knows it: in files in English, for people in their language."""
        return {
            "action": self.action.text() if self.action is not None else None,
            "text": self.said(locale),
            "messages": list(map(_parts, self.messages)),
            "routes": list(self.routes),
            "cities": list(self.cities),
        }


def _parts(message: Message) -> dict[str, Any]:
    """A message's key and facts; a fact that is a message itself likewise."""
    facts = {name: _parts(fact) if isinstance(fact, Message) else plain(fact) for name, fact in message.facts.items()}
    return {"key": message.key, "facts": facts}
