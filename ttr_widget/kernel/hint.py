"""Hints: advice for one seat, as text and as things to highlight on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .action import Action
from .errors import Phrase
from .json_values import plain
from .language import ENGLISH, language_of


@dataclass(frozen=True, slots=True, repr=False)
class Hint:
    """Advice for one seat."""

    action: Action | None
    """The recommended action; ``None`` if another player is asked."""
    phrases: tuple[Phrase, ...]
    """The reasons, one sentence each."""
    routes: tuple[str, ...]
    """The routes to highlight: those still to be built, nearest first."""
    cities: tuple[str, ...]
    """The cities to highlight: the ends of the ticket that the advice is about."""

    def said(self, locale: str | None = None) -> str:
        """The advice in a language (``None``: the one chosen with ``set_locale``)."""
        speak = language_of(locale).say
        return " ".join(map(speak, self.phrases))

    @property
    def text(self) -> str:
        """The advice as text."""
        return self.said()

    def __repr__(self) -> str:
        return self.said()

    def to_dict(self, locale: str = ENGLISH) -> dict[str, Any]:
        """The hint as JSON data: English for files, another language for display."""
        return {
            "action": self.action.text() if self.action is not None else None,
            "text": self.said(locale),
            "phrases": list(map(_parts, self.phrases)),
            "routes": list(self.routes),
            "cities": list(self.cities),
        }


def _parts(phrase: Phrase) -> dict[str, Any]:
    """The template and the facts of a phrase, including nested phrases."""
    facts = {name: _parts(fact) if isinstance(fact, Phrase) else plain(fact) for name, fact in phrase.facts.items()}
    return {"template": phrase.template, "facts": facts}
