"""The records of a board: cities, routes and tickets, each with an id and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeVar, overload

from .attribute_hints import suggest
from .errors import BadBoard, at, misfit
from .json_values import short

Fact = int | str | bool
F = TypeVar("F", bool, int, str)
FACT_KINDS = {bool: "true-false", int: "whole", str: "text"}


def plain(value: Any, mapping: Callable[[dict[Any, Any]], Any]) -> Any:
    """Copy nested data with tuples for lists and ``mapping`` (a read-only view, or dict for pickling) for mappings."""
    if isinstance(value, Mapping):
        return mapping({key: plain(item, mapping) for key, item in value.items()})
    return tuple(plain(item, mapping) for item in value) if isinstance(value, list | tuple) else value


class Record:
    """Base class of cities, routes and tickets: an ``id`` and facts."""

    __slots__ = ()
    __dataclass_fields__: Any
    id: str
    facts: Mapping[str, Fact]

    def __post_init__(self) -> None:
        if not isinstance(self.facts, Mapping):
            raise BadBoard(at(short(self.id), misfit("facts", "object", self.facts)))
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    @overload
    def fact(self, name: str, default: None = None) -> Any: ...
    @overload
    def fact(self, name: str, default: F) -> F: ...
    def fact(self, name: str, default: Any = None) -> Any:
        """The fact with this name, or ``default`` if the board does not state it; their types must agree."""
        value = self.facts.get(name, default)
        if default is not None and type(value) is not type(default):
            raise BadBoard(at(self.id, misfit(name, FACT_KINDS[type(default)], value)))
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(plain(getattr(self, name), dict) for name in self.__dataclass_fields__)


@dataclass(frozen=True, slots=True)
class City(Record):
    """A city on the map."""

    id: str
    name: str
    lat: float
    lon: float
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Route(Record):
    """A track between the cities ``a`` and ``b``; parallel tracks share the group id ``double``."""

    id: str
    a: str
    b: str
    length: int
    color: str
    kind: str
    double: str | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)

    @property
    def cities(self) -> tuple[str, str]:
        """The two ends."""
        return self.a, self.b


@dataclass(frozen=True, slots=True)
class Ticket(Record):
    """A destination ticket: two cities, or more for a tour."""

    id: str
    cities: tuple[str, ...]
    points: int
    deck: str = "tickets"
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)


suggest(
    City, {**dict.fromkeys(("routes", "neighbours", "neighbors"), "board.graph[city.id]"), "x": ".lon", "y": ".lat"}
)
suggest(
    Route,
    {
        "colour": ".color",
        "name": ".id",
        "ends": ".cities",
        "weight": ".length",
        "type": ".kind",
        **dict.fromkeys(("points", "cost", "price"), "view.route(name)"),
        "owner": "view.claimed or view.route(name).owner",
    },
)
suggest(
    Ticket, {"value": ".points", "name": ".id", "length": "view.ticket(name).missing", "done": "view.ticket(name).done"}
)
