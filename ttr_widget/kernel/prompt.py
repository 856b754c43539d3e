"""Prompts: the open question as data.

The widget draws a prompt by its kind, a bot answers it, and a save stores it.  ``about`` holds only public facts:
hidden cards stay in the piles of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .attribute_hints import suggest
from .frozen_dict import FrozenDict
from .json_values import frozen, jsonable
from .roles import Role

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Question:
    """The declaration of a kind of prompt, by the rule that asks it."""

    rule: str
    """The id of the rule that causes the question."""
    about: Mapping[str, Role] = field(default_factory=FrozenDict)
    """The entries of the prompt's ``about``, with the role of each."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "about", FrozenDict(self.about))


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to one seat.  The state holds a stack of prompts; the last one is open.

    >>> import ttr_widget as ttr
    >>> prompt = ttr.new_game("usa", seed=1).prompt
    >>> prompt.seat, prompt.kind, prompt.about["least"]
    (0, 'keep', 2)
    """

    seat: int
    kind: str
    about: Mapping[str, Any] = field(default_factory=lambda: NOTHING)

    def __post_init__(self) -> None:
        if self.about is not NOTHING:
            object.__setattr__(self, "about", frozen(self.about))

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "about": jsonable(self.about)}

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __reduce__(self) -> tuple[Any, ...]:
        return Prompt, (self.seat, self.kind, jsonable(self.about))


suggest(
    Prompt,
    {
        "player": ".seat",
        "type": ".kind",
        **dict.fromkeys(("choices", "legal", "actions", "options"), "game.legal_actions()"),
    },
)
