"""The open question, as data: who is asked, what kind of question it is, what it is about.

The widget draws a prompt by its kind, a bot answers it, a save holds it.  ``about`` holds public facts only: every
hidden card has its one home in a pile, and a prompt merely says which rule keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .json_values import frozen, plain
from .roles import Role

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of prompt, as the rule that asks it declares it."""

    rule: str
    """The id of the rule that the question comes from."""
    about: Mapping[str, Role] = field(default_factory=dict)
    """What the prompt's ``about`` holds, with the role of each entry."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to one seat; the state holds a stack of them, the last one is open."""

    seat: int
    kind: str
    about: Mapping[str, Any] = field(default_factory=lambda: NOTHING)

    def __post_init__(self) -> None:
        if self.about is not NOTHING:
            object.__setattr__(self, "about", frozen(self.about))

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "about": plain(self.about)}

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __reduce__(self) -> tuple[Any, ...]:
        return Prompt, (self.seat, self.kind, plain(self.about))
