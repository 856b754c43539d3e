"""Type checks for the arguments of rules, based on the default values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from .errors import misfit
from .message import Message

MOST = 10_000
"""Upper limit for every number in a rule."""


def bad_argument(rule: object) -> Message | None:
    """Describe the first argument whose type differs from its default; ``None`` if all match."""
    for field in fields(rule) if is_dataclass(rule) else ():
        default = field.default if field.default_factory is MISSING else field.default_factory()
        value = getattr(rule, field.name)
        wanted = _expected(default)
        if wanted and not _matches(value, default):
            bounds = {"least": 0, "most": MOST} if wanted == "between" else {}
            return misfit(field.name, wanted, value, **bounds)
    return None


def _expected(default: Any) -> str:
    if isinstance(default, bool):
        return "flag"
    if isinstance(default, int):
        return "between"
    if isinstance(default, str):
        return "text"
    if isinstance(default, tuple):
        return "tuple-texts" if any(isinstance(item, str) for item in default) else "tuple"
    return "numbers-by-name" if isinstance(default, Mapping) else ""


def _matches(value: Any, default: Any) -> bool:
    if isinstance(default, bool | str):
        return isinstance(value, type(default))
    if isinstance(default, int):
        return type(value) is int and 0 <= value <= MOST
    if isinstance(default, tuple):
        return isinstance(value, tuple) and (not default or all(_matches(item, default[0]) for item in value))
    keys = {type(key) for key in default}
    return isinstance(value, Mapping) and all(
        (not keys or type(key) in keys) and _matches(item, 0) for key, item in value.items()
    )
