"""Checks of the arguments of rules: types as those of the default values, sizes, texts that files can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from .doors import is_line
from .errors import misfit
from .limits import NAME
from .message import Message

MOST = 10_000
"""Upper limit for every number in a rule."""
_MOST_ITEMS = 100
"""Upper limit for the items of a tuple or a dict in a rule."""


def bad_argument(rule: object) -> Message | None:
    """Describe the first argument that a rule of this kind cannot have; ``None`` if all are fine."""
    for field in fields(rule) if is_dataclass(rule) else ():
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if default == () and "str" in str(field.type):
            default = ("",)
        value = getattr(rule, field.name)
        wanted = _expected(default)
        if wanted and not _matches(value, default):
            return misfit(field.name, wanted, value, **_BOUNDS.get(wanted, {}))
    return None


_BOUNDS = {"between": {"least": 0, "most": MOST}, "argument-text": {"most": NAME}}


def _expected(default: Any) -> str:
    if isinstance(default, bool):
        return "flag"
    if isinstance(default, int):
        return "between"
    if isinstance(default, str):
        return "argument-text"
    if isinstance(default, tuple):
        return "tuple-texts" if any(isinstance(item, str) for item in default) else "tuple"
    return "numbers-by-name" if isinstance(default, Mapping) else ""


def _matches(value: Any, default: Any) -> bool:
    if isinstance(default, bool):
        return isinstance(value, bool)
    if isinstance(default, str):  # written into the text of the variant, where blanks are not kept
        return is_line(value, NAME) and value == " ".join(value.split())
    if isinstance(default, int):
        return type(value) is int and 0 <= value <= MOST
    if isinstance(default, tuple):
        good = isinstance(value, tuple) and len(value) <= _MOST_ITEMS
        return good and (not default or (all(_matches(item, default[0]) for item in value) and _differ(value)))
    keys = {type(key) for key in default} or {str}
    return (
        isinstance(value, Mapping)
        and len(value) <= _MOST_ITEMS
        and all(type(key) in keys and _matches(key, key) and _matches(item, 0) for key, item in value.items())
    )


def _differ(value: tuple[Any, ...]) -> bool:
    """Whether no text is listed twice."""
    return not isinstance(next(iter(value), None), str) or len(set(value)) == len(value)
