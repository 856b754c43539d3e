"""Records: the dataclasses exchanged between Python and the page.

A record's fields, types and docstrings are the only definition of the wire format.  ``python -m tools.protocol``
generates the page's types (``js/src/protocol.ts``) and the description (``js/PROTOCOL.md``) from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, ClassVar

_ATOMS = frozenset((str, int, float, bool, type(None)))
NO_DEFAULT = object()


@dataclass(frozen=True, slots=True)
class Record:
    """The base class of everything that Python sends to the page.

    A field that equals its default is not sent.  The page treats a missing field like ``null``: both mean the default,
    or ``null`` if there is none.
    """

    inlined: ClassVar[str] = ""
    """The name of a field whose entries are sent as fields of the record itself; the record's own fields win."""


def jsonable(value: Any) -> Any:
    """A record, or a value made of records, as JSON data."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if isinstance(value, Record):
        return _jsonable_record(value)
    if isinstance(value, Mapping):
        return {name: jsonable(item) for name, item in value.items()}
    if kind is list or kind is tuple:
        return [jsonable(item) for item in value]
    # Some hosts cannot handle a subclass of ``str``.
    return str.__str__(value) if isinstance(value, str) else value


def _jsonable_record(record: Record) -> dict[str, Any]:
    inlined, rest = _layout(type(record))
    said: dict[str, Any] = jsonable(getattr(record, inlined)) if inlined else {}
    for name, default in rest:
        value = getattr(record, name)
        if default is NO_DEFAULT or value != default:
            said[name] = jsonable(value)
    return said


def _layout(kind: type[Record]) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """The inlined field, and the other fields with their defaults."""
    known = _LAYOUTS.get(kind)
    if known is None:
        others = [field for field in fields(kind) if field.name != kind.inlined]
        defaults = [(field.name, default_of(field)) for field in others]
        known = _LAYOUTS[kind] = kind.inlined, tuple(defaults)
    return known


_LAYOUTS: dict[type[Record], tuple[str, tuple[tuple[str, Any], ...]]] = {}


def default_of(field: Field[Any]) -> Any:
    """The default of a field; :data:`NO_DEFAULT` if it has none."""
    if field.default is not MISSING:
        return field.default
    return NO_DEFAULT if field.default_factory is MISSING else field.default_factory()
