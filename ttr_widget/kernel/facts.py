"""Facts that a view tells of a ticket, a route or a city."""

from __future__ import annotations

from typing import NamedTuple

from .attribute_hints import suggest
from .cards import Cards
from .errors import Refusal


class TicketFacts(NamedTuple):
    """A ticket and its progress for the view's seat."""

    id: str
    cities: tuple[str, ...]
    deck: str
    done: bool
    points: int
    """What it scores if the cities are connected; a tour that is done scores by the order of its cities."""
    missing: int | None
    """The number of spaces still to be claimed; 0 if done, ``None`` if it can no longer be completed."""
    routes: tuple[str, ...]
    """The routes with these spaces, by id."""
    path: tuple[str, ...]
    """All routes of a shortest connection, including those that the seat has already."""


class RouteFacts(NamedTuple):
    """A route, and what the view's seat may know about claiming it."""

    id: str
    cities: tuple[str, str]
    length: int
    color: str
    kind: str
    points: int
    """What it scores when it is claimed."""
    owner: int | None
    """The seat that has claimed it."""
    closed: Refusal | None
    """Why the seat can no longer claim it, though nobody has: a track of a double route."""
    payment: Cards | None
    """The payment that the seat's hand comes closest to; ``None`` for a spectator."""
    missing: Cards | None
    """The cards that the hand lacks for it."""

    @property
    def is_open(self) -> bool:
        """Whether the seat can still claim the route, regardless of cards and pieces."""
        return self.owner is None and self.closed is None


class CityFacts(NamedTuple):
    """A city, and what stands there."""

    id: str
    name: str
    routes: tuple[str, ...]
    """The routes that end here, by id."""
    building: str | None
    """What is built here, by the key of the rule."""
    builder: int | None
    """The seat that has built it."""
    waiting: tuple[str, ...]
    """The colours of those who wait here to be taken along."""


suggest(
    TicketFacts, {"name": ".id", "value": ".points", "completed": ".done", "length": ".missing", "spaces": ".missing"}
)
suggest(
    RouteFacts,
    {"free": ".is_open", "open": ".is_open", "cost": ".payment or .length", "price": ".payment", "colour": ".color"},
)
suggest(CityFacts, {"owner": ".builder", "people": ".waiting"})
