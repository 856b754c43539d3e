"""What can be done on a page now, as sent to the page."""

from __future__ import annotations

from dataclasses import dataclass

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
    redo: bool
    hints: bool
    replay: ReplayPosition | None
    """Set while a finished game is replayed."""
    lobby: bool = False
    """Does *New game* show the lobby?  Otherwise it deals anew for the same players."""
