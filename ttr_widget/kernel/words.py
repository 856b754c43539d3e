"""The words of the rules, taken from their docstrings.

A rule's docstring is made of paragraphs ``id: text``.  Names in braces are the rule's arguments, so that a house rule
tells its own numbers.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any


class _Facts(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def paragraphs(rule: object) -> dict[str, str]:
    """Each rule id of this rule with its words, the rule's own arguments filled in.

    A rule that is derived from another one keeps the other's paragraphs, but for those that it words anew.
    """
    facts = _facts(rule)
    found: dict[str, str] = {}
    for kind in type(rule).__mro__:
        for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(kind.__dict__.get("__doc__") or "")):
            head, colon, words = " ".join(paragraph.split()).partition(": ")
            name = head.format_map(facts) if head.startswith("{") else head
            if colon and re.fullmatch(r"[a-z]+\.[a-z-]+", name):
                found.setdefault(name, words.format_map(facts))
    return found


def _facts(rule: object) -> _Facts:
    facts = _Facts(getattr(rule, "word_facts", dict)())
    if is_dataclass(rule):
        for field in fields(rule):
            facts.setdefault(field.name, _said(getattr(rule, field.name)))
    return facts


def _said(value: Any) -> Any:
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {name}" for name, count in value.items())
    if isinstance(value, (tuple, list)):
        return ", ".join(map(str, value))
    return value


def spec(rule: object) -> str:
    """A rule as text, with those arguments that differ from the defaults: ``Tunnels(reveal=1)``."""
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
