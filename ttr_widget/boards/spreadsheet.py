"""Maps as spreadsheets: CSV files with routes, and perhaps stops and tickets.

The first row of each file has the headings, in any order and case.  A file of routes alone makes a board; the columns
are described in the guide "Add a board".  They are those of the public map editor, and a few other names for them.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping

from ttr_widget.kernel.errors import BadBoard, at
from ttr_widget.kernel.limits import ROUTES, TICKETS
from ttr_widget.kernel.message import Message

from .drawn_map import DrawnMap

_NAMES = {
    "from": "a", "to": "b", "city 1": "a", "city 2": "b", "start": "a", "end": "b",
    "from id": "a id", "to id": "b id", "color": "colour", "spaces": "length", "value": "points",
    "wagon style": "style", "ferrylocomotives": "locomotives", "long deck": "long", "latitude": "lat",
    "longitude": "lon", "lng": "lon", "city": "name", "stop": "name",
}  # fmt: skip
"""Other headings for the columns."""
_YES = ("yes", "true", "1", "ja", "x")
_MOST_ROWS = ROUTES + TICKETS
Rows = Iterator[tuple[Message, Mapping[str, str]]]


class Table:
    """A CSV file: what it lists, told by its headings, and its rows."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.is_old = False
        """Whether it was saved in an encoding of older spreadsheets."""
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text, self.is_old = data.decode("cp1252", "replace"), True
        head = text.partition("\n")[0]
        mark = max(",;\t", key=head.count)
        try:
            rows = [
                row for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark) if any(map(str.strip, row))
            ]
        except csv.Error as error:
            raise BadBoard(at(name, Message("error-csv", error=str(error)))) from None
        if not rows:
            raise BadBoard(at(name, Message("error-file-empty")))
        heads = [" ".join(cell.lower().replace("_", " ").split()) for cell in rows[0]]
        self.heads = [_NAMES.get(cell, cell) for cell in heads]
        if len(rows) > _MOST_ROWS:
            raise BadBoard(at(name, Message("error-rows", most=_MOST_ROWS)))
        self._rows = rows[1:]

    @property
    def lists(self) -> str:
        """What the file lists: ``routes``, ``tickets`` or ``stops``; empty if it is none of these."""
        heads = set(self.heads)
        if {"a", "b"} <= heads:
            return "tickets" if "points" in heads else "routes" if "length" in heads else ""
        return "stops" if "name" in heads else ""

    def rows(self) -> Rows:
        """The rows with their places, by heading."""
        for number, row in enumerate(self._rows, 2):
            cells = [re.sub(r"^'(?=[=+\-@])", "", cell.strip()) for cell in row]
            yield Message("place-line", file=self.name, line=number), dict(zip(self.heads, cells, strict=False))


def read_tables(tables: Iterable[Table], name: str) -> DrawnMap:
    """The map in some files."""
    drawn, found = DrawnMap(name), dict[str, list[Table]]()
    for table in tables:
        if not table.lists:
            raise BadBoard(at(table.name, Message("error-import-heads", heads=tuple(table.heads[:8]))))
        found.setdefault(table.lists, []).append(table)
        if table.is_old:
            drawn.note("old-letters", file=table.name)
    if "routes" not in found:
        raise BadBoard(Message("error-import-no-routes"))
    for table in found.get("stops", ()):
        _read_stops(drawn, table)
    ends = _Ends(drawn, may_add="stops" not in found)
    for table in found["routes"]:
        for place, row in table.rows():
            _read_route(drawn, place, row, ends.of(place, row))
    ends.may_add = False
    first: str | None = None
    for table in found.get("tickets", ()):
        for place, row in table.rows():
            deck = row.get("deck", "")
            first = deck if first is None else first
            long, other = row.get("long", "").lower() in _YES, "" if deck == first else deck
            drawn.add_ticket(place, ends.of(place, row), _whole(row.get("points", "")), long=long, deck=other)
    return drawn


def _read_stops(drawn: DrawnMap, table: Table) -> None:
    for place, row in table.rows():
        x, y = _number(row.get("x", "")), _number(row.get("y", ""))
        if x is None or y is None:
            x, y = _number(row.get("lon", row.get("long", ""))), _number(row.get("lat", ""))
        else:
            y = -y  # downwards in a drawing
        name = row.get("name", "")
        drawn.add_stop(place, row.get("id") or name.lower(), name, x, y)


class _Ends:
    """Finds the two stops of a row, by id or by name; without a file of stops, names become stops."""

    def __init__(self, drawn: DrawnMap, *, may_add: bool) -> None:
        self.drawn, self.may_add = drawn, may_add
        self._keys = {name.lower(): key for key, name in drawn.stops.items()}

    def of(self, place: Message, row: Mapping[str, str]) -> tuple[str, str]:
        """The keys of both ends."""
        return self._key(place, row, "a"), self._key(place, row, "b")

    def _key(self, place: Message, row: Mapping[str, str], end: str) -> str:
        given, id = row.get(end, ""), row.get(f"{end} id", "")
        if id in self.drawn.stops:
            return id
        folded = given.lower()
        if folded not in self._keys and self.may_add and given:
            self.drawn.add_stop(place, folded, given)
            if folded in self.drawn.stops:
                self._keys[folded] = folded
        return self._keys.get(folded, given)


def _read_route(drawn: DrawnMap, place: Message, row: Mapping[str, str], ends: tuple[str, str]) -> None:
    said = f"{row.get('type', '')} {row.get('kind', '')} {row.get('style', '')}".lower()
    drawn.add_route(
        place,
        ends,
        _whole(row.get("length", "")),
        row.get("colour", ""),
        tunnel="tunnel" in said or row.get("tunnel", "").lower() in _YES,
        boat=any(word in said.split() for word in ("boat", "ferry", "ship")),
        locomotives=_whole(row.get("locomotives") or "0"),
    )


def _whole(text: str) -> int | str:
    """A whole number; the text itself if it is none."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else text


def _number(text: str) -> float | None:
    """A number with a point or a comma."""
    return float(text.replace(",", ".")) if re.fullmatch(r"-?[0-9]{1,7}([.,][0-9]{1,9})?", text) else None
