"""Tables whose seats guests take by links, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

from .desk import Desk, Hello, Send
from .keys import SPECTATORS, is_key, key_of
from .limits import MOST_AT_A_PLACE, MOST_WATCHING

Presence = Literal["present", "away", "never"]


class Guest(Protocol):
    """A guest's connection."""

    def dismiss(self) -> None:
        """Close it for good: its key is void."""


class Place:
    """One seat of a table (``None``: the spectators'), to which one link leads."""

    def __init__(self, session: Session, seat: int | None, key: str, edition: int = 0) -> None:
        self.seat, self.key, self.edition = seat, key, edition
        self.viewpoint = Viewpoint(session, seat, own=True)
        self.came = False
        """Has anybody been here?"""
        self._guests: dict[Guest, Desk] = {}

    @property
    def presence(self) -> Presence:
        """Is somebody here?"""
        return "present" if self._guests else "away" if self.came else "never"

    @property
    def is_full(self) -> bool:
        """Are there as many connections as there may be?"""
        return len(self._guests) >= (MOST_WATCHING if self.seat is None else MOST_AT_A_PLACE)

    def welcome(self, guest: Guest, send: Send, hello: Hello) -> Desk:
        """A desk for a guest who has shown the key."""
        self.came = True
        self._guests[guest] = desk = Desk(self.viewpoint, send, hello)
        return desk

    def leave(self, guest: Guest) -> None:
        """The guest has gone."""
        desk = self._guests.pop(guest, None)
        if desk is not None:
            desk.leave()

    def clear(self) -> None:
        """Send all guests away."""
        for guest in list(self._guests):
            self.leave(guest)
            guest.dismiss()

    def close(self) -> None:
        """The same, and give the seat back to the table."""
        self.clear()
        self.viewpoint.leave()


class Table:
    """A game and the places of its guests: one for each seat, and one for all spectators."""

    def __init__(self, id: str, session: Session, secret: bytes, editions: Mapping[str, object]) -> None:
        self.id = id
        self.session = session
        self._secret = secret
        self.places: dict[int | None, Place] = {}
        for seat in (*range(len(session.game.players)), None):
            edition = editions.get(_name(seat))
            self._invite(seat, edition if type(edition) is int else 0)

    @property
    def editions(self) -> dict[str, int]:
        """How often each link has been renewed."""
        return {_name(seat): place.edition for seat, place in self.places.items() if place.edition}

    def _invite(self, seat: int | None, edition: int) -> None:
        key = key_of(self._secret, self.id, _name(seat), edition)
        self.places[seat] = Place(self.session, seat, key, edition)

    def renew(self, seat: int | None) -> None:
        """Make the link of a seat void, and another one for it."""
        self.places[seat].close()
        self._invite(seat, self.places[seat].edition + 1)

    def close(self) -> None:
        """Send everybody away."""
        for place in self.places.values():
            place.close()


def _name(seat: int | None) -> str:
    return SPECTATORS if seat is None else str(seat)


def place_for(tables: Callable[[], list[Table]], id: object, key: object) -> Place | None:
    """The place that a link leads to.

    All keys are compared, also those of other tables: a wrong key takes as long as a table that does not exist.
    """
    found = None
    for table in tables():
        is_table = is_key(id, table.id)
        for place in table.places.values():
            if is_key(key, place.key) and is_table and place.seat not in table.session.bots:
                found = place
    return found
