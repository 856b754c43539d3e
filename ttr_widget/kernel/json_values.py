"""Conversion of values to JSON data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from .message import Message


def jsonable(value: Any) -> Any:
    """Convert a value of an action, an event or a refusal to JSON data."""
    if isinstance(value, Message):
        return str(value)
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, tuple | list):
        return [jsonable(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    return str(value) if isinstance(value, str) else value


def frozen(value: Any) -> Any:
    """A copy of JSON data with read-only mappings and tuples."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: frozen(item) for key, item in value.items()})
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


def short(thing: object, most: int = 60) -> str:
    """The repr of a thing, shortened; its type if the repr fails."""
    try:
        text = repr(thing)
    except Exception:
        text = f"<{type(thing).__name__}>"
    return text if len(text) <= most else text[: most - 3] + "..."
