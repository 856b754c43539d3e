"""What is sent to the page of a guided game."""

from __future__ import annotations

from dataclasses import dataclass

from .record import Record


@dataclass(frozen=True, slots=True)
class Place(Record):
    """What a bubble points at.

    ``kind`` is ``map``, ``route``, ``city``, ``card`` (face up), ``deck``, ``hand``, ``tickets``, ``seat``,
    ``question`` or ``score``; ``id`` names one of several.
    """

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Bubble(Record):
    """What a beginner is told now."""

    lesson: str
    title: str
    texts: list[str]
    items: list[str]
    """The lines of a list below the texts."""
    place: Place
    rule: str
    """The id of a rule that says more; may be empty."""
    asks: bool
    """Does it ask for a move?  Otherwise it is only to be read."""


@dataclass(frozen=True, slots=True)
class GuideState(Record):
    """The state of the guide in a guided game."""

    on: bool
    """False: the player has left it, and may resume."""
    bubble: Bubble | None
