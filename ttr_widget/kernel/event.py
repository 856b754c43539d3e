"""Events: what happened in a game.  The log, the animations, the transcript and the referee use nothing else.

Events are frozen dataclasses with a ``type``.  The type of a field says what it means (:mod:`.roles`), and
:meth:`Event.effects` says what moved and what was scored.  Private fields are visible only to the event's own seat;
:meth:`Event.seen_by` blanks them for everyone else.  The events of a rule are defined beside the rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Annotated, Any, ClassVar, TypeVar

from .attribute_hints import suggest
from .cards import Cards
from .effects import DISCARDS, Effect, Moved, Scored, hand, on_route, supply
from .json_values import jsonable
from .roles import Points, Role, Roles, RouteId, Seat, Seats
from .sheet import Sheet
from .variant import Variant

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """Base class of all events; :mod:`ttr_widget.events` has them all.

    >>> import ttr_widget as ttr
    >>> event = ttr.scenario("usa", seed=1, deck_top="red").play("draw deck")[0]
    >>> event.type, event.to_dict()["card"], isinstance(event, ttr.Event)
    ('draw', 'red', True)
    """

    type: ClassVar[str] = "event"
    roles: ClassVar[Roles] = Roles()
    """The role of each field, taken from its type annotation; see :mod:`.roles`."""
    private: ClassVar[tuple[str, ...]] = ()
    """The fields that are visible only to the event's own seat."""
    quiet: ClassVar[bool] = False
    """Whether logs leave the event out, because what it changed is visible anyway."""
    reveals: ClassVar[bool] = False
    """Whether the event tells a player something secret although nothing leaves a deck."""
    public_if: ClassVar[str] = ""
    """A field that makes the private ones public when it is set: everyone sees a card taken face up."""

    def seen_by(self: E, seat: int | None) -> E:
        """The event as this seat may see it (``None``: a spectator)."""
        if not self.private or (seat is not None and getattr(self, "seat", None) == seat):
            return self
        if self.public_if and getattr(self, self.public_if) is not None:
            return self
        return _public_form(self)

    def effects(self, variant: Variant) -> Iterable[Effect]:
        """What the event moved and scored, in order."""
        return ()

    def facts(self) -> dict[str, Any]:
        """The values that a sentence about the event can name: its fields and what follows from them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def to_dict(self) -> dict[str, Any]:
        """The event as JSON data."""
        return {"type": self.type, **{field.name: jsonable(getattr(self, field.name)) for field in fields(self)}}


class _Forms:
    """The public forms of one kind of event.  The same few are needed again and again, so they are kept."""

    __slots__ = ("_arrange", "_kept", "_kind", "_values")

    def __init__(self, kind: type[Event]) -> None:
        names = [field.name for field in fields(kind)]
        visible = [name for name in names if name not in kind.private]
        places = [visible.index(name) + 1 if name in visible else 0 for name in names]
        self._kind = kind
        self._values = attrgetter(*visible, "type")
        self._arrange = itemgetter(*places, 0)
        self._kept: dict[Any, Event] | None = {}
        """By the values of the visible fields; ``None`` if some value cannot be hashed."""

    def of(self, event: Event) -> Event:
        """The event without its private fields."""
        values, kept = self._values(event), self._kept
        if kept is None:
            return self._made(values)
        try:
            return kept[values]
        except KeyError:
            if len(kept) > _KEPT:
                kept.clear()
            form = kept[values] = self._made(values)
            return form
        except TypeError:
            self._kept = None
            return self._made(values)

    def _made(self, values: tuple[Any, ...]) -> Event:
        return self._kind(*self._arrange((None, *values))[:-1])


_KEPT = 4096
_forms: dict[type[Event], _Forms] = {}


def _public_form(event: E) -> E:
    forms = _forms.get(type(event))
    if forms is None:
        forms = _forms[type(event)] = _Forms(type(event))
    return forms.of(event)  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; turns are counted from 1 over all players."""

    type: ClassVar[str] = "turn"
    seat: Seat
    number: int


turn_began = lru_cache(maxsize=4096)(TurnBegan)
"""Like the class, but the same event is made only once: a long simulation begins many turns."""


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A player claimed a route."""

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
    """A player who had no legal action passed."""

    type: ClassVar[str] = "pass"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """The last round begins; ``turns`` is the number of turns that each player has left."""

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


suggest(Event, {"player": ".seat", "kind": ".type", "name": ".type"})
