"""The texts of rules.

A rule of this package lists its paragraphs, whose texts are in the locales.  A rule defined elsewhere carries its own
texts: messages in ``words``, or, for a single language, paragraphs ``id: text`` in its docstring.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, NamedTuple, Protocol

from .json_values import short
from .message import ENGLISH, Message, sentence


class Worded(Protocol):
    """The part of a rule that its texts come from; :class:`~ttr_widget.kernel.variant.RuleBase` explains it."""

    @property
    def paragraphs(self) -> tuple[str | tuple[str, str], ...]: ...
    @property
    def see(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def words(self) -> str: ...


class Wording(NamedTuple):
    """One paragraph of a rule: a message whose attributes are the title and an example."""

    id: str
    message: Message
    see: tuple[str, ...] = ()
    """The ids of related rules."""


def wordings(rule: Worded, variant: object = None) -> list[Wording]:
    """The paragraphs of a rule, with what it says in this variant if there is one."""
    if not rule.paragraphs:
        return _of_the_docstring(rule)
    facts = facts_of(rule, variant)
    found = {}
    for entry in rule.paragraphs:
        head, key = (entry, entry.replace(".", "-")) if isinstance(entry, str) else entry
        id = str(facts[head[1:-1]]) if head.startswith("{") else head
        if id:  # an argument may be empty if there is no such paragraph
            found[id] = Wording(id, Message(key, **facts).worded(rule.words), rule.see.get(head, ()))
    return list(found.values())


def _of_the_docstring(rule: Worded) -> list[Wording]:
    """The paragraphs in the docstring of a rule without texts: ``house.calm: All wait {turns} turns.``"""
    facts = facts_of(rule)
    found: dict[str, Wording] = {}
    for kind in type(rule).__mro__:
        for paragraph in _docstring(kind):
            id, colon, text = paragraph.partition(": ")
            if colon and re.fullmatch(r"[a-z]+\.[a-z-]+", id):
                found.setdefault(id, Wording(id, sentence(text, **facts)))
    return list(found.values())


def heading(rule: Worded) -> str:
    """The heading of a rule without texts: the first sentence of its docstring, or its name."""
    first = next(iter(_docstring(type(rule))), "")
    return first.removesuffix(".") if first.endswith(".") and ": " not in first else type(rule).__name__


def _docstring(kind: type) -> list[str]:
    text = inspect.cleandoc(kind.__dict__.get("__doc__") or "")
    return [" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text) if paragraph]


def facts_of(rule: object, variant: object = None) -> dict[str, Any]:
    """The values that the texts of a rule can use: its arguments, and values derived from them and from a variant."""
    facts: dict[str, Any] = dict(getattr(rule, "word_facts", dict)())
    if variant is not None and hasattr(rule, "word_facts_in"):
        facts |= rule.word_facts_in(variant)
    if is_dataclass(rule):
        for field in fields(rule):
            facts.setdefault(field.name, getattr(rule, field.name))
    return facts


def paragraphs(rule: Worded) -> dict[str, str]:
    """The English text of each of the rule's ids, with the rule's arguments filled in."""
    return {wording.id: wording.message.said(ENGLISH) for wording in wordings(rule)}


def spec(rule: object) -> str:
    """A rule as text, with the arguments that differ from the defaults: ``Stations(count=2)``."""
    name = type(rule).__name__
    if not is_dataclass(rule):
        return f"{name}()"
    given = [f"{f.name}={_literal(getattr(rule, f.name))}" for f in fields(rule) if not _is_default(f, rule)]
    return f"{name}({', '.join(given)})"


def _is_default(field: Any, rule: object) -> bool:
    default = field.default if field.default_factory is MISSING else field.default_factory()
    return bool(default == getattr(rule, field.name))


def _literal(value: Any) -> str:
    try:
        return repr(dict(value)) if isinstance(value, Mapping) else repr(value)
    except Exception:  # an integer of thousands of digits, lists within lists: described, and refused soon
        return short(value)
