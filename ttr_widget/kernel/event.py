"""What happened.  Events alone feed the log, the animation, the transcript and the referee.

Events are frozen dataclasses with a ``type``.  The type of a field says what the field means (:mod:`.roles`), and
:meth:`Event.effects` what was moved and scored.  Some fields are private to the event's seat: :meth:`Event.seen_by`
blanks them for everybody else.  The kernel's own events are here; a rule's events stand in the rule's file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from .cards import Cards
from .effects import DISCARDS, Effect, Moved, Scored, hand, on_route, supply
from .json_values import plain
from .roles import Points, Role, Roles, RouteId, Seat, Seats

if TYPE_CHECKING:
    from .sheet import Sheet
    from .variant import Variant
else:  # the types of the fields are read while a game runs, and these modules build on this one
    Sheet = Variant = Any

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    type: ClassVar[str] = "event"
    roles: ClassVar[Roles] = Roles()
    """The role of each field, as its declared type says; see :mod:`.roles`."""
    private: ClassVar[tuple[str, ...]] = ()
    """The fields that only the event's own seat may know."""
    reveals: ClassVar[bool] = False
    """Does it tell somebody what was secret, though nothing leaves a deck?"""
    public_if: ClassVar[str] = ""
    """A field that, where it is given, makes the private ones public: a card taken face up is known to all."""

    def seen_by(self: E, seat: int | None) -> E:
        """The event as this seat may see it (``None``: a spectator)."""
        if not self.private or getattr(self, "seat", None) == seat:
            return self
        if self.public_if and getattr(self, self.public_if) is not None:
            return self
        return replace(self, **dict.fromkeys(self.private))

    def effects(self, variant: Variant) -> Iterable[Effect]:
        """What the event moved and scored, in the order in which it happened."""
        return ()

    def facts(self) -> dict[str, Any]:
        """What the sentence about the event may name: its fields, and what is worked out of them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def to_dict(self) -> dict[str, Any]:
        """The event as JSON knows it."""
        return {"type": self.type, **{field.name: plain(getattr(self, field.name)) for field in fields(self)}}


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; turns are counted from 1, all players together."""

    type: ClassVar[str] = "turn"
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A route has a new owner."""

    type: ClassVar[str] = "claim"
    seat: Seat
    route: RouteId
    cards: Cards
    points: Points

    def effects(self, variant: Variant) -> Iterable[Effect]:
        price = variant.prices[variant.board.route_number[self.route]]
        yield Moved("cards", self.cards, hand(self.seat), DISCARDS)
        yield Moved("pieces", {price.piece: price.pieces}, supply(self.seat), on_route(self.route))
        yield Scored(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player who could do nothing has passed."""

    type: ClassVar[str] = "pass"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """The last round begins: everybody has so many further turns."""

    type: ClassVar[str] = "last-round"
    seat: Seat
    turns: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game has ended."""

    type: ClassVar[str] = "game-over"
    reveals: ClassVar[bool] = True
    sheet: Annotated[Sheet, Role.SHEET]
    winners: Seats

    def facts(self) -> dict[str, Any]:
        best = [self.sheet.seats[seat] for seat in self.winners]
        return {"names": tuple(seat.name for seat in best), "count": len(best), "points": best[0].total if best else 0}
