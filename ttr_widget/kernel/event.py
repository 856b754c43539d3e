"""What happened.  Events alone feed the log, the animation, the transcript and the referee.

Events are frozen dataclasses with a ``type``.  Some fields are private to the event's seat: :meth:`Event.seen_by`
blanks them for everybody else.  The kernel's own events are here; a rule's events stand in the rule's file.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .cards import Cards
from .json_values import plain

if TYPE_CHECKING:
    from .sheet import Sheet

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    type: ClassVar[str] = "event"
    private: ClassVar[tuple[str, ...]] = ()

    def seen_by(self: E, seat: int | None) -> E:
        """The event as this seat may see it (``None``: a spectator)."""
        if not self.private or getattr(self, "seat", None) == seat:
            return self
        return replace(self, **dict.fromkeys(self.private))

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
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A route has a new owner."""

    type: ClassVar[str] = "claim"
    seat: int
    route: str
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player who could do nothing has passed."""

    type: ClassVar[str] = "pass"
    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """The last round begins: everybody has so many further turns."""

    type: ClassVar[str] = "last-round"
    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game has ended."""

    type: ClassVar[str] = "game-over"
    sheet: Sheet
    winners: tuple[int, ...]
