"""What can go wrong, as values and as exceptions.

A :class:`Refusal` is a value: it names the rule that says no, in a sentence for people, with the facts.  Three kinds
are kept apart: ``bad-input`` (cannot be read), ``illegal`` (not allowed now) and ``stale`` (an older state was shown).
``game.why_not`` returns refusals; ``game.play`` raises :class:`Refused` and its subclasses, which carry one.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from .display import Shown
from .plain import plain

Kind = Literal["bad-input", "illegal", "stale"]


class Phrase(str):
    """An English sentence that remembers the template and the facts that it was made of, for translation."""

    template: str
    facts: Mapping[str, Any]

    def __new__(cls, template: str, /, **facts: Any) -> Phrase:
        self = super().__new__(cls, template.format(**facts) if facts else template)
        self.template = template
        self.facts = facts
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.template, dict(self.facts))


def _phrase(template: str, facts: Mapping[str, Any]) -> Phrase:
    return Phrase(template, **facts)


@dataclass(frozen=True, slots=True, repr=False)
class Refusal(Shown):
    """Why something cannot be done: ``code`` is a rule's id in the rule book, ``text`` a sentence."""

    code: str
    text: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    kind: Kind = "illegal"

    def __str__(self) -> str:
        return f"{self.text} [{self.code}]"

    def __repr__(self) -> str:
        return f"<Refusal: {self}>"

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "code": self.code, "text": str(self.text), "facts": plain(self.facts)}


def refuse(code: str, template: str, /, **facts: Any) -> Refusal:
    """An ``illegal`` refusal whose sentence is ``template`` filled with ``facts``."""
    return Refusal(code, Phrase(template, **facts), facts)


class TtrError(Exception):
    """The base of every error that this package raises on purpose."""


class BadInput(TtrError, ValueError):
    """Something that was given cannot be read; the message says what, where, and what would do."""

    @property
    def refusal(self) -> Refusal:
        return Refusal("input", str(self), {}, "bad-input")


class BadBoard(BadInput):
    """Board data that cannot be right; the message names file and line where there are such."""


class BadVariant(BadInput):
    """A list of rules that cannot work together, or not on this board."""


class BadSave(BadInput):
    """A save or a transcript that cannot be trusted; the message names the place."""


class Refused(TtrError):
    """An action that cannot be played; ``refusal`` holds the reason as a value."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class IllegalAction(Refused):
    """The rules do not allow this now."""


class StaleAction(Refused):
    """The action answers an older state of the game than the present one."""


class GameBroken(TtrError):
    """A rule raised an error while an action was applied; the game stands as it was before the action."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """``"; did you mean 'paris'?"`` for the nearest of ``known``, or nothing if none is near."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"; did you mean '{near[0]}'?" if near else ""
