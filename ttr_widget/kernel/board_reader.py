"""Reads the names of cities, routes and tickets of a board, one or several, as people write them.

``"Los Angeles-New York"``, ``"los_angeles-new_york"`` and ``"New York to Los Angeles"`` are the same route; a list may
be a text with commas or blanks, or a Python list.  Case, blanks and diacritics do not matter.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from .errors import BadInput, expected
from .ids import hint
from .json_values import short
from .lists import checked_length, fold, names_in
from .message import Message
from .records import City, Record, Route, Ticket

Kind = Literal["city", "route", "ticket"]

_GAP = re.compile(r"\s*[-–—→]\s*|\s+to\s+|\s+")
"""The separator between the two cities of a route."""
_JOINED = re.compile(r"\s*[-–—→]+\s*|\s+to\s+", re.IGNORECASE)
"""The same, without the blank that a city's name may have itself."""


_LISTS: Mapping[Kind, str] = {"city": "some-cities", "ticket": "tickets", "route": "some-routes"}
"""What is expected instead of something that is no list."""


class BoardReader:
    """Reads the names of one board: ``board.reader``."""

    def __init__(self, board: str, cities: Sequence[City], routes: Sequence[Route], tickets: Sequence[Ticket]) -> None:
        self._board = board
        self._ids: Mapping[Kind, Mapping[str, int]] = {
            "city": _numbered(cities),
            "route": _numbered(routes),
            "ticket": _numbered(tickets),
        }
        self._names = {city.id: fold(city.name) for city in cities}
        named = {name: id for id, name in self._names.items() if name}
        self._cities = named | {fold(city.id): city.id for city in cities}
        self._longest = max(map(len, self._cities))
        self._routes = {route.id: route for route in routes}
        self._tracks: dict[frozenset[str], list[str]] = {}
        self._near = defaultdict[str, set[str]](set)
        for route in routes:
            self._tracks.setdefault(frozenset(route.cities), []).append(route.id)
            self._near[route.a].add(route.b)
            self._near[route.b].add(route.a)
        self._tickets = self._ticket_keys(tickets)

    def _ticket_keys(self, tickets: Sequence[Ticket]) -> dict[str, str]:
        """The tickets by id and by their cities' names, between two cities in both directions."""
        keys = {id: {name, fold(id)} for id, name in self._names.items()}
        found: dict[str, str] = {}
        for ticket in tickets:
            if len(ticket.cities) == 2:
                a, b = ticket.cities
                for one in keys[a]:
                    for other in keys[b]:
                        found.setdefault(one + other, ticket.id)
                        found.setdefault(other + one, ticket.id)
            else:
                found.setdefault("".join(self._names[city] for city in ticket.cities), ticket.id)
        return found | {fold(ticket.id): ticket.id for ticket in tickets}

    # One thing.

    def city(self, given: object) -> str:
        """The id of a city."""
        return self._one(given, "city", self._find_city, lambda name: self._fail("city", name))

    def ticket(self, given: object) -> str:
        """The id of a ticket."""
        return self._one(given, "ticket", self._find_ticket, self._no_ticket)

    def route(self, given: object, choose: Callable[[list[str]], list[str]] | None = None) -> str:
        """The id of a route; ``choose`` picks among the tracks of a double route that is named by its cities alone."""
        tracks = self.tracks(given)
        if len(tracks) > 1:
            chosen = choose(tracks) if choose else []
            if len(chosen) != 1:
                named = tuple(Message("error-track", route=one, color=self._routes[one].color) for one in tracks)
                raise BadInput(Message("error-double-route", text=str(_name_of(given)).strip(), tracks=named))
            tracks = chosen
        return tracks[0]

    def tracks(self, given: object) -> list[str]:
        """The ids of a route: all its tracks if it is a double route named by its cities alone."""
        text = _name_of(given)
        if not isinstance(text, str):
            raise BadInput(expected("route", given))
        return self._find_tracks(checked_length(text)) or self._no_route(text)

    def _one(self, given: object, kind: Kind, find: Callable[[str], str | None], fail: Callable[[str], str]) -> str:
        text = _name_of(given)
        if not isinstance(text, str):
            raise BadInput(expected(kind, given))
        return find(checked_length(text)) or fail(text.strip())

    def _fail(self, kind: Kind, name: str) -> str:
        near = hint(name, self._ids[kind])
        raise BadInput(Message(f"error-unknown-{kind}", id=short(name), board=self._board, near=near))

    # Numbers, as positions, views and queries hold them.

    def number(self, kind: Kind, given: object) -> int:
        """The number of a city, a route or a ticket, which is given by name, by number or as a record."""
        ids = self._ids[kind]
        if isinstance(given, int) and not isinstance(given, bool):
            if not 0 <= given < len(ids):
                raise BadInput(expected(f"{kind}-number", given, most=len(ids) - 1))
            return given
        read: Mapping[Kind, Callable[[object], str]] = {"city": self.city, "route": self.route, "ticket": self.ticket}
        return ids[read[kind](given)]

    def numbers(self, kind: Kind, given: object) -> list[int]:
        """The numbers of several, given as a text or a list; a list may hold numbers and records, too."""
        if isinstance(given, str):
            several = {"city": self.cities, "route": self.routes, "ticket": self.tickets}[kind]
            return [self._ids[kind][id] for id in several(given)]
        if isinstance(_name_of(given), str):
            return [self.number(kind, given)]
        if isinstance(given, Mapping) or not isinstance(given, Iterable):
            raise BadInput(expected(_LISTS[kind], given))
        return [
            number
            for one in given
            for number in (self.numbers(kind, one) if isinstance(one, str) else [self.number(kind, one)])
        ]

    # Several things.

    def cities(self, given: object) -> list[str]:
        """The ids of several cities."""
        return self._several(given, "city", lambda text: names_in(text, self._find_city, self._failing(self.city)))

    def tickets(self, given: object) -> list[str]:
        """The ids of several tickets."""
        return self._several(
            given, "ticket", lambda text: names_in(text, self._find_ticket, self._failing(self.ticket))
        )

    def routes(self, given: object) -> list[str]:
        """The ids of several routes."""
        return self._several(given, "route", lambda text: self._single(self._groups(text)))

    def all_tracks(self, given: object) -> list[str]:
        """The ids of several routes; all tracks of a double route that is named by its cities alone."""
        return self._several(given, "route", lambda text: [track for group in self._groups(text) for track in group])

    def _groups(self, text: str) -> list[list[str]]:
        return names_in(text, self._find_tracks, self._failing(self.tracks))

    def _single(self, groups: Iterable[list[str]]) -> list[str]:
        return [self.route(self._said(group)) if len(group) > 1 else group[0] for group in groups]

    def _said(self, tracks: Sequence[str]) -> str:
        return "-".join(self._routes[tracks[0]].cities)

    def _several(self, given: object, kind: Kind, read: Callable[[str], list[str]]) -> list[str]:
        if isinstance(given, str):
            return read(given)
        if not isinstance(given, list | tuple | set | frozenset):
            raise BadInput(expected(_LISTS[kind], given))
        items = given if isinstance(given, list | tuple) else sorted(given, key=str)
        texts = list[str]()
        for item in items:
            text = _name_of(item)
            if not isinstance(text, str):
                raise BadInput(expected(kind, item))
            texts.append(text)
        return [thing for text in texts for thing in read(text)]

    @staticmethod
    def _failing(read: Callable[[str], object]) -> Callable[[str], Exception]:
        """The error that a reader raises for a text."""

        def unknown(text: str) -> Exception:
            try:
                read(text)
            except BadInput as error:
                return error
            raise AssertionError(text)

        return unknown

    # Names.

    def _find_city(self, text: str) -> str | None:
        plain = text.strip().lower()
        return plain if plain in self._ids["city"] else self._cities.get(fold(plain))

    def _find_ticket(self, text: str) -> str | None:
        plain = text.strip().lower()
        if plain in self._ids["ticket"]:
            return plain
        return self._tickets.get(fold(plain)) or self._tickets.get(fold(_JOINED.sub("-", plain)))

    def _no_ticket(self, text: str) -> str:
        ends = _JOINED.split(text)
        for end in ends if len(ends) > 1 and not hint(text, self._ids["ticket"]) else ():
            self.city(end)
        return self._fail("ticket", text)

    def _find_tracks(self, text: str) -> list[str] | None:
        """The tracks between the two cities in a text; a number at the end selects one."""
        plain = text.strip().lower()
        if plain in self._ids["route"]:
            return [plain]
        for a, b, number in self._pairs_in(plain):
            tracks = [one for one in self._tracks.get(frozenset((a, b)), []) if one.endswith(number)]
            if tracks:
                return tracks
        return None

    def _no_route(self, given: str) -> list[str]:
        """Raise the error for a text that names no route."""
        text = given.strip().lower()
        for a, b, _ in self._pairs_in(text):
            near = tuple(sorted(self._near[a]))
            raise BadInput(Message("error-no-route", a=a, b=b, near=near))
        city = self._find_city(text)
        if city is not None:
            raise BadInput(Message("error-city-no-route", city=city, near=tuple(sorted(self._near[city]))))
        ends = _JOINED.split(text)
        for end in ends if len(ends) == 2 else ():
            self.city(end)
        return [self._fail("route", given.strip())]

    def _pairs_in(self, text: str) -> Iterator[tuple[str, str, str]]:
        """The ways to read a text as two cities and the number of a track; as quick for long texts as for short ones.

        A name is folded letter by letter, so each part of the text is a part of the folded text.
        """
        letters = [fold(letter) for letter in text]
        counts = list(accumulate(map(len, letters), initial=0))
        folded, stem = "".join(letters), text[:-1].rstrip("- \t\n")
        numbered = text[-1:].isdigit() and len(stem) < len(text) - 1
        ends = [(len(text), ""), *([(len(stem), f"-{letters[-1]}")] if numbered else [])]
        for gap in _GAP.finditer(text):
            first, second = counts[gap.start()], counts[gap.end()]
            for end, number in ends:
                if 0 < first <= self._longest and 0 < counts[end] - second <= self._longest:
                    a, b = self._cities.get(folded[:first]), self._cities.get(folded[second : counts[end]])
                    if a and b:
                        yield a, b, number


def _numbered(records: Sequence[Record]) -> Mapping[str, int]:
    return {record.id: number for number, record in enumerate(records)}


def _name_of(given: object) -> object:
    """The id of a city, a route, a ticket or a fact about one; anything else as it is."""
    id = getattr(given, "id", None)
    return id if isinstance(id, str) else given
