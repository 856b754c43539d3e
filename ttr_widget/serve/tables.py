"""Tables whose seats guests take by links, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import time
from typing import Any, Protocol

from ttr_widget.page.prepared_move import play_prepared
from ttr_widget.session.session import News, Presence, Session
from ttr_widget.session.viewpoint import Viewpoint

from .desk import Desk, Hello, Send
from .keys import SPECTATORS, is_key, key_of
from .limits import MOST_AT_A_PLACE, MOST_WATCHING

EDITIONS, CAME = "editions", "came"
"""The names of :attr:`Table.facts`."""


class Guest(Protocol):
    """A guest's connection."""

    def dismiss(self, *, for_good: bool) -> None:
        """Close it: its key is void, or it should come again."""


class Place:
    """One seat of a table (``None``: the spectators'), to which one link leads."""

    def __init__(self, table: Table, seat: int | None, key: str) -> None:
        self.session, self.seat, self.key = table.session, seat, key
        self.viewpoint = Viewpoint(table.session, seat, own=True)
        self.is_open = True
        self._table = table
        self._guests: dict[Guest, Desk] = {}
        self._show_presence()

    @property
    def presence(self) -> Presence:
        """Is somebody here?"""
        return "present" if self._guests else "away" if self.seat in self._table.came else "never"

    @property
    def company(self) -> int:
        """The number of connections."""
        return len(self._guests)

    @property
    def is_full(self) -> bool:
        """Are there as many connections as there may be?"""
        return len(self._guests) >= (MOST_WATCHING if self.seat is None else MOST_AT_A_PLACE)

    def welcome(self, guest: Guest, send: Send, hello: Hello) -> Desk:
        """A desk for a guest who has shown the key."""
        self._table.note_coming(self.seat)
        # The seat's presence is told first, so that the desk's first state has it.
        self._guests[guest] = desk = Desk(self.viewpoint, send)
        self._show_presence()
        desk.open(hello)
        return desk

    def leave(self, guest: Guest) -> None:
        """The guest has gone."""
        desk = self._guests.pop(guest, None)
        if desk is not None:
            desk.leave()
            self._show_presence()

    def close(self, *, for_good: bool) -> None:
        """Send all guests away, and give the seat back to the table."""
        self.is_open = False
        for guest, desk in list(self._guests.items()):
            desk.leave()
            guest.dismiss(for_good=for_good)
        self._guests.clear()
        if self.seat is not None:
            self.session.guests.pop(self.seat, None)
        self.viewpoint.leave()

    def _show_presence(self) -> None:
        """Tell all pages who is there."""
        if self.seat is not None and self.session.guests.get(self.seat) != self.presence:
            self.session.guests[self.seat] = self.presence
            self.session.tell("settings")


class Table:
    """A game and the places of its guests: one for each invited seat, and one for all spectators.

    ``facts`` are those of an earlier run (:attr:`facts`); they have to be kept as long as the secret.
    """

    def __init__(self, id: str, session: Session, secret: bytes, facts: Mapping[str, object] | None = None) -> None:
        self.id = id
        self.session = session
        self._secret = secret
        editions, came = ((facts or {}).get(name) for name in (EDITIONS, CAME))
        counts = editions.items() if isinstance(editions, dict) else ()
        self.editions = {name: count for name, count in counts if type(count) is int}
        """For each seat, how many of its links are void."""
        self.came: set[int | None] = {seat for seat in came if type(seat) is int} if isinstance(came, list) else set()
        """The seats whose guests have been here."""
        self.on_facts: Callable[[], object] = lambda: None
        """Called when the facts have changed."""
        self.last_move = time()
        """When somebody has played last, in seconds since 1970."""
        self._stop = session.watch(self._note_move)
        self.places: dict[int | None, Place] = {}
        self.invite(None)

    @property
    def facts(self) -> dict[str, Any]:
        """What has to be kept, as JSON data."""
        return {EDITIONS: dict(self.editions), CAME: sorted(seat for seat in self.came if seat is not None)}

    def _note_move(self, news: News) -> None:
        if news != "settings":
            self.last_move = time()
        self.look_at_prepared()

    def look_at_prepared(self) -> None:
        """Play what an absent guest has prepared, as soon as everybody has been told of the last move."""
        seat = self.session.asked
        if seat is None or seat not in self.session.prepared or self.session.guests.get(seat) == "present":
            return
        with suppress(RuntimeError):  # no loop: a script plays
            asyncio.get_running_loop().call_soon(self._play_prepared, seat)

    def _play_prepared(self, seat: int) -> None:
        if self.session.guests.get(seat) in ("away", "never"):
            play_prepared(self.session, seat)

    def note_coming(self, seat: int | None) -> None:
        """A guest has come to a seat."""
        if seat not in self.came:
            self.came.add(seat)
            self.on_facts()

    def invite(self, seat: int | None) -> None:
        """Make a link for a seat, if it has none; a bot there makes way."""
        if seat in self.places:
            return
        if seat in self.session.bots and seat is not None:
            self.session.seat_bots({seat: None})
        key = key_of(self._secret, self.id, _name(seat), self.editions.get(_name(seat), 0))
        self.places[seat] = Place(self, seat, key)

    def take_back(self, seat: int | None) -> None:
        """Make the link of a seat void."""
        place = self.places.pop(seat, None)
        if place is not None:
            self.editions[_name(seat)] = self.editions.get(_name(seat), 0) + 1
            self.came.discard(seat)
            self.on_facts()
            place.close(for_good=True)

    def renew(self, seat: int | None) -> None:
        """Make the link of an invited seat void, and another one for it."""
        if seat in self.places:
            self.take_back(seat)
            self.invite(seat)

    def seat_bot(self, seat: int, bot: object) -> None:
        """Let a bot play a seat from now on; its link becomes void."""
        self.take_back(seat)
        self.session.seat_bots({seat: bot})

    def close(self, *, for_good: bool = True) -> None:
        """Send everybody away: for good, or to come again, because the links will lead to another game."""
        self._stop()
        for seat in list(self.places):
            self.places.pop(seat).close(for_good=for_good)


def _name(seat: int | None) -> str:
    return SPECTATORS if seat is None else str(seat)


def place_for(tables: Callable[[], list[Table]], id: object, key: object) -> Place | None:
    """The place that a link leads to.

    All keys are compared, also those of other tables: a wrong key takes as long as a table that does not exist.
    """
    found = None
    for table in tables():
        is_table = is_key(id, table.id)
        for place in list(table.places.values()):
            if is_key(key, place.key) and is_table:
                found = place
    return found
