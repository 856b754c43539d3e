"""The texts of rules: paragraphs, headings and the facts they use."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .language import english
from .message import Message

if TYPE_CHECKING:
    from .rule import Rule


class Paragraph(NamedTuple):
    """BRIDGE: one paragraph of a rule's docstring."""

    id: str
    key: str
    """The class and the head of the paragraph in its docstring: ``Tunnels europe.tunnel``."""
    template: str


class Wording(NamedTuple):
    """One paragraph of a rule: a message whose attributes are the title and an example."""

    id: str
    message: Message | None
    """``None`` for a rule whose words are still in its docstring (BRIDGE)."""
    see: tuple[str, ...] = ()
    """The ids of related rules."""


def wordings(rule: Rule) -> list[Wording]:
    """The paragraphs of a rule."""
    if not rule.paragraphs:
        return [Wording(paragraph.id, None) for paragraph in templates(rule)]
    facts = facts_of(rule)
    found = {}
    for entry in rule.paragraphs:
        head, key = (entry, entry.replace(".", "-")) if isinstance(entry, str) else entry
        id = str(facts[head[1:-1]]) if head.startswith("{") else head
        if id:  # an argument may be empty if there is no such paragraph
            found[id] = Wording(id, Message(key, **facts).worded(rule.words), rule.see.get(head, ()))
    return list(found.values())


def templates(rule: object) -> list[Paragraph]:
    """BRIDGE: the paragraphs in a rule's docstring, including those inherited and not replaced."""
    facts = facts_of(rule)
    found: dict[str, Paragraph] = {}
    for kind in type(rule).__mro__:
        for paragraph in _docstring(kind):
            head, colon, template = paragraph.partition(": ")
            id = str(facts.get(head[1:-1], "")) if head.startswith("{") else head
            if colon and re.fullmatch(r"[a-z]+\.[a-z-]+", id):
                found.setdefault(id, Paragraph(id, f"{kind.__name__} {head}", template))
    return list(found.values())


def heading(rule: object) -> tuple[str, str]:
    """A short heading for a rule, and the class that defines it: ``("Routes through mountains", "Tunnels")``.

    Without a heading in the docstring it is the name of the class.
    """
    for kind in type(rule).__mro__:
        for first in _docstring(kind)[:1]:
            if kind.__module__ != "builtins" and first.endswith(".") and ": " not in first:
                return first.removesuffix("."), kind.__name__
        if "__doc__" in kind.__dict__ and kind.__doc__:
            break
    return type(rule).__name__, ""


def _docstring(kind: type) -> list[str]:
    text = inspect.cleandoc(kind.__dict__.get("__doc__") or "")
    return [" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text) if paragraph]


class _Facts(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def facts_of(rule: object) -> dict[str, Any]:
    """The values that the texts of a rule can use: its arguments, and values derived from them."""
    facts = _Facts(getattr(rule, "word_facts", dict)())
    if is_dataclass(rule):
        for field in fields(rule):
            facts.setdefault(field.name, getattr(rule, field.name))
    return facts


def paragraphs(rule: Rule) -> dict[str, str]:
    """The English text of each of the rule's ids, with the rule's arguments filled in."""
    facts = facts_of(rule)
    new = {wording.id: wording.message.said("en") for wording in wordings(rule) if wording.message}
    return new or {id: english.fill(template, facts) for id, _, template in templates(rule)}


def spec(rule: object) -> str:
    """A rule as text, with the arguments that differ from the defaults: ``Tunnels(reveal=1)``."""
    name = type(rule).__name__
    if not is_dataclass(rule):
        return f"{name}()"
    given = [f"{f.name}={_literal(getattr(rule, f.name))}" for f in fields(rule) if not _is_default(f, rule)]
    return f"{name}({', '.join(given)})"


def _is_default(field: Any, rule: object) -> bool:
    default = field.default if field.default_factory is MISSING else field.default_factory()
    return bool(default == getattr(rule, field.name))


def _literal(value: Any) -> str:
    return repr(dict(value)) if isinstance(value, Mapping) else repr(value)
