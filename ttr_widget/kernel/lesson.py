"""Lessons of the guided game: what is said to a beginner, when, and what it points at.

A rule declares its lessons beside itself; their texts are the messages ``guide-<name>`` beside its other words.
Whether a lesson is shown is a pure function of what the seat knows, so a guided game never gives anything away, and
follows what the player really does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from .hint import Hint
from .payment import Price
from .records import Route
from .view import View

_NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class Stage(IntEnum):
    """What kind of lesson it is; of several that fit, the lowest is shown."""

    AIM = 0
    END = 1
    """How the game ends: told at the very beginning, too."""
    QUESTION = 2
    """The open question of the seat; it replaces whatever is shown."""
    NEWS = 3
    """Something has just happened."""
    BASICS = 4
    """What everybody needs before the first turn."""
    FEATURE = 5
    """A rule that becomes relevant; one a turn, and none before the first own turn is over."""
    MOVE = 6
    """A good move."""


class Place(NamedTuple):
    """What a lesson points at: ``map``, ``route``, ``city``, ``card`` (face up), ``deck``, ``hand``, ``tickets``,
    ``seat``, ``question`` or ``score``, with an id where there are several.
    """

    kind: str
    id: str = ""


class Told(NamedTuple):
    """What a lesson shows now."""

    place: Place
    facts: Mapping[str, Any] = _NO_FACTS
    form: str = ""
    """An attribute of the message, if the lesson has several wordings."""


class HeldTicket(NamedTuple):
    """A ticket of the seat."""

    id: str
    done: bool
    missing: int | None
    """The number of missing spaces; ``None`` if the ticket can no longer be completed."""


@dataclass(frozen=True)
class Situation:
    """What lessons look at: everything follows from the view of one seat."""

    view: View
    seat: int
    asked: str | None
    """The kind of the open question, if it is put to this seat."""
    advice: Hint | None
    """The planner's advice, if the seat is asked."""
    tickets: tuple[HeldTicket, ...]
    wanted: tuple[int, ...]
    """The numbers of the routes still to be claimed for the tickets that are held or offered."""
    can: frozenset[str]
    """The types of the legal actions."""

    @cached_property
    def own(self) -> tuple[int, ...]:
        """The numbers of the seat's own routes."""
        return tuple([route for route, owner in enumerate(self.view.owners) if owner == self.seat])

    @property
    def is_turn(self) -> bool:
        """Is the seat to choose its action?"""
        return self.asked == "turn"

    @property
    def has_begun(self) -> bool:
        """Is the seat's first turn over?"""
        return self.view.turn > len(self.view.players)

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]


Shows = Callable[[Any, Situation], Told | None]
"""Whether a lesson of a rule is shown, and what it points at."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a rule.

    Its text is the message ``guide-<name>`` (with the attribute ``title``), which can use the rule's arguments.
    """

    name: str
    stage: Stage
    shows: Shows
    about: str = ""
    """The message of the paragraph in the rule book that says more, such as ``tickets-keep``."""
    does: tuple[str, ...] = ()
    """The types of action that it asks for; without any, it is only read."""
    hinted: bool = False
    """Are the planner's reasons added?"""
    part: str = ""
    """A part of the rule book's overview that is added: ``aim``, ``turn`` or ``end``."""
    times: int = 1
    """How often it is shown at most."""


# Conditions that many lessons share.


def asked(kind: str, place: Place, opening: bool | None = None) -> Shows:
    """The seat is asked a question of this kind, in the opening (``True``) or later (``False``)."""

    def shows(rule: Any, now: Situation) -> Told | None:
        fits = now.asked == kind and opening in (None, now.view.turn == 0)
        return Told(place) if fits else None

    return shows


def on_way(test: Callable[[Any, Route, Price], bool]) -> Shows:
    """On the seat's turn: such a route is on the way of its tickets."""

    def shows(rule: Any, now: Situation) -> Told | None:
        if not now.is_turn:
            return None
        variant = now.view.variant
        for number in now.wanted:
            route = variant.board.routes[number]
            if test(rule, route, variant.prices[number]):
                return Told(Place("route", route.id), {"route": route.id})
        return None

    return shows


def advised(kind: str, place: Place) -> Shows:
    """On the seat's turn: the planner advises an action of this type."""

    def shows(rule: Any, now: Situation) -> Told | None:
        return Told(place) if now.is_turn and advised_action(now, kind) is not None else None

    return shows


def advised_action(now: Situation, kind: str) -> Any:
    """The advised action if it is of this type."""
    action = now.advice.action if now.advice is not None else None
    return action if action is not None and action.type == kind else None
