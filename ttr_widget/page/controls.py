"""What can be done on a page now, as sent to the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ttr_widget.session.viewpoint import PageRole

from .record import Record


@dataclass(frozen=True, slots=True)
class Curtain(Record):
    """The seat to which the device is to be handed over."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class ReplayPosition(Record):
    """How many actions of a game are shown."""

    at: int
    last: int
    over: bool
    """Is the game over after the last one, so that there is a score?"""
    live: bool
    """Is the game still played on this page, which only looks back?"""
    chances: bool
    """May the page ask for everybody's chances to win?"""


@dataclass(frozen=True, slots=True)
class Mark(Record):
    """A moment of a replay that is worth a look."""

    at: int
    """The number of the action."""
    seat: int
    """The player whose moment it is."""
    kind: Literal["built", "lead"]
    """Pieces were put on the map, or the player took the lead."""
    words: str


@dataclass(frozen=True, slots=True)
class Marks(Record):
    """The marks on the slider of a replay, in the order of the game."""

    items: list[Mark]


@dataclass(frozen=True, slots=True)
class Controls(Record):
    """What can be done on this page now."""

    seat: int | None
    curtain: Curtain | None
    """While this is set, ``seat`` is ``null`` and the page shows a spectator's view."""
    role: PageRole
    """What the page is at the table: it decides which messages it may send."""
    paused: bool
    undo: bool
    no_undo: str
    """Why nothing can be undone; empty if the last action can."""
    redo: bool
    hints: bool
    replay: ReplayPosition | None
    """Set while a game is replayed."""
    lobby: bool = False
    """Does *New game* show the lobby?  Otherwise it starts a new game with the same players."""
    guest: bool = False
    """Does the page belong to a guest, who has no say over the table?"""
    prepared: Mapping[str, str] | None = None
    """The move that a guest has left for the own next turn: a kind of action and its target."""
    host: bool = False
    """Can guests be invited here?"""
    inviting: bool = False
    """Has a script asked for the links of guests to be shown?"""
