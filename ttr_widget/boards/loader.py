"""Loading of boards from folders: ``board.toml``, ``cities.csv``, ``routes.csv``, ``tickets.csv``, ``tickets-*.csv``.

The first line of a table contains the column names.  Additional columns are facts: whole numbers, true or false, or
texts, one type per column; empty cells are omitted.  Error messages name the file and the line.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ttr_widget.kernel.board import Board, City, Fact, Route, Ticket
from ttr_widget.kernel.errors import BadBoard, BadInput, did_you_mean
from ttr_widget.kernel.ids import ticket_ids

_CORE = {
    "cities": ("id", "name", "lat", "lon"),
    "routes": ("id", "a", "b", "length", "color", "kind", "double"),
    "tickets": ("cities", "points", "deck"),
}
_HEAD = ("title", "players", "description", "special", "status")
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")
_DECIMAL = re.compile(r"[+-]?[0-9]*\.[0-9]+")
_WORDS = {bool: "true or false", int: "whole numbers", str: "texts"}


def load_board(folder: Traversable | Path | str) -> Board:
    """Load the board in a folder; its name is that of the folder, unless ``board.toml`` has a ``name``."""
    root: Traversable = Path(folder).resolve() if isinstance(folder, str | Path) else folder
    if not root.is_dir():
        raise BadBoard(f"no folder '{folder}'")
    head = _head(root)
    tables = {name: _CsvTable(root, name) for name in ("cities", "routes", "tickets")}
    expansions: dict[str, tuple[Ticket, ...]] = {}
    tickets = _tickets(tables["tickets"], [])
    for path in sorted(entry.name for entry in root.iterdir()):
        if match := re.fullmatch(r"(tickets-(.+))\.csv", path):
            tables[match[1]] = _CsvTable(root, match[1])
            known = [ticket.id for deck in (tickets, *expansions.values()) for ticket in deck]
            expansions[match[2]] = _tickets(tables[match[1]], known)

    def where(table: str, number: int) -> str:
        return tables[table].rows[number].at if table in tables else "board.toml"

    return Board(
        **{"name": root.name, "status": "custom"} | head,
        cities=tuple(map(_city, tables["cities"].rows)),
        routes=tuple(map(_route, tables["routes"].rows)),
        tickets=tickets,
        expansions=expansions,
        where=where,
    )


def shipped_names() -> tuple[str, ...]:
    """The names of the boards in this package, in alphabetical order."""
    here = files("ttr_widget.boards")
    return tuple(sorted(entry.name for entry in here.iterdir() if entry.joinpath("board.toml").is_file()))


_added: dict[str, Path] = {}
"""The folders of added boards, by name."""
_read: dict[str, Board] = {}
"""Cache of loaded boards, by name."""


def add_board_folder(folder: Path | str) -> str:
    """Register a folder with a board and its ``variant.py``; returns the name of the board."""
    root = Path(folder).resolve()
    for name in ("board.toml", "variant.py"):
        if not (root / name).is_file():
            raise BadBoard(f"the folder '{folder}' holds no {name}; see the guide \"Add a board\"")
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", root.name) or root.name in shipped_names():
        raise BadBoard(f"a board's folder needs a name of its own in lower case, not '{root.name}'")
    _added[root.name] = root
    _read.pop(root.name, None)
    return root.name


def known_names() -> tuple[str, ...]:
    """The names of all boards: those of this package, then added ones."""
    return (*shipped_names(), *_added)


def board_folder(name: str) -> Traversable | None:
    """The folder of the board with this name; ``None`` if there is none."""
    if name in _added:
        return _added[name]
    return files("ttr_widget.boards").joinpath(name) if name in shipped_names() else None


def shipped_board(name: str) -> Board:
    """The board with this name, from this package or added; loaded once."""
    if not isinstance(name, str) or name not in known_names():
        hint = did_you_mean(name[:80].strip().lower(), known_names()) if isinstance(name, str) else ""
        raise BadInput(f"no board {name!r:.80}{hint or '; there are ' + ', '.join(known_names())}")
    if name not in _read:
        folder = board_folder(name)
        assert folder is not None, "the name is known"
        _read[name] = load_board(folder)
    return _read[name]


def _text(root: Traversable, name: str) -> str:
    """Read a UTF-8 file, with or without the byte order mark that spreadsheets write."""
    try:
        data = root.joinpath(name).read_bytes()
    except FileNotFoundError:
        raise BadBoard(f"{name}: there is no such file in the folder '{root.name}'") from None
    except OSError as error:
        raise BadBoard(f"{name}: the file cannot be read: {error.strerror}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        byte = error.object[error.start]
        raise BadBoard(f"{name}, line {line}: the byte 0x{byte:02x} is not UTF-8; save the file as that") from None
    if not text.strip():
        raise BadBoard(f"{name}: the file is empty")
    return text


def _head(root: Traversable) -> dict[str, Any]:
    """Read ``board.toml`` as fields of a board; entries without a field become its ``data``."""
    text = _text(root, "board.toml")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.DOTALL)
        line = int(found[2]) if found and found[2] else len(text.rstrip().splitlines())
        raise BadBoard(f"board.toml, line {line}: {found[1] if found else message}") from None
    for key in ("title", "players"):
        if key not in data:
            raise BadBoard(f"board.toml: '{key}' is missing{did_you_mean(key, data)}")
    for key in (*_HEAD, "name"):
        if key != "players" and not isinstance(data.get(key, ""), str):
            raise BadBoard(f"board.toml{_line_of(key, text)}: '{key}' should be a text, not {data[key]!r}")
    head = {key: data.pop(key) for key in (*_HEAD, "name") if key in data}
    return {**head, "data": data}


def _line_of(key: str, text: str) -> str:
    lines = (number for number, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*\"?{key}\"?\s*=", line))
    return "".join(f", line {number}" for number in list(lines)[:1])


class _Row:
    """A record of a table: its cells by column, its facts, and its position in the file."""

    def __init__(self, at: str, cells: dict[str, str]) -> None:
        self.at = at
        self.cells = cells
        self.facts: dict[str, Fact] = {}

    def number(self, column: str, kind: Callable[[str], Any], words: str) -> Any:
        """Convert the cell in this column to a number."""
        text = self.cells[column]
        try:
            if kind is int and not _WHOLE.fullmatch(text):
                raise ValueError
            return kind(text)
        except ValueError:
            raise BadBoard(f"{self.at}: '{column}' should be {words}, not '{text}'") from None


class _CsvTable:
    """A CSV file: a line of column names, then one record per line."""

    def __init__(self, root: Traversable, name: str) -> None:
        self.name = f"{name}.csv"
        self.core = _CORE[name.partition("-")[0]]
        lines = self._lines(_text(root, self.name))
        self.header = self._checked(*next(lines))
        self.rows: list[_Row] = []
        for at, cells in lines:
            if len(cells) != len(self.header):
                raise BadBoard(f"{at}: {len(cells)} columns, but the header has {len(self.header)}")
            self.rows.append(_Row(at, dict(zip(self.header, cells, strict=True))))
        for column in self.header:
            if column not in self.core:
                self._read_facts(column)

    def _lines(self, text: str) -> Iterator[tuple[str, list[str]]]:
        """Yield the non-empty lines with their positions."""
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        start = 1
        try:
            for cells in reader:
                if any(map(str.strip, cells)):
                    yield f"{self.name}, line {start}", [cell.strip() for cell in cells]
                start = reader.line_num + 1
        except csv.Error as error:
            raise BadBoard(f"{self.name}, line {start}: {error}") from None

    def _checked(self, at: str, header: list[str]) -> list[str]:
        for column in self.core:
            if column not in header:
                commas = " (are the columns parted by commas?)" if len(header) == 1 else did_you_mean(column, header)
                raise BadBoard(f"{at}: the column '{column}' is missing{commas}")
        for place, column in enumerate(header):
            if column in header[:place]:
                raise BadBoard(f"{at}: the column '{column}' comes twice")
            if not re.fullmatch(r"[a-z][a-z0-9_]*", column) or (column not in self.core and column in ("id", "facts")):
                raise BadBoard(f"{at}: a column cannot be named '{column}'")
        return header

    def _read_facts(self, column: str) -> None:
        """Read a column of facts; the first cell determines the type of all."""
        kind: type | None = None
        for row in self.rows:
            text = row.cells[column]
            if not text:
                continue
            value: Fact = text.lower() == "true" if text.lower() in ("true", "false") else text
            value = int(text) if _WHOLE.fullmatch(text) else value
            if kind is None:
                kind, first = type(value), row.at
            if _DECIMAL.fullmatch(text) and kind is str and first == row.at:
                raise BadBoard(f"{row.at}: '{column}' should hold {', '.join(_WORDS.values())}, not '{text}'")
            if kind is not str and type(value) is not kind:
                raise BadBoard(f"{row.at}: '{column}' holds {_WORDS[kind]} (as in {first}), not '{text}'")
            row.facts[column] = text if kind is str else value


def _city(row: _Row) -> City:
    lat, lon = (row.number(column, float, "a number") for column in ("lat", "lon"))
    return City(row.cells["id"], row.cells["name"], lat, lon, row.facts)


def _route(row: _Row) -> Route:
    length = row.number("length", int, "a whole number")
    id, a, b, color, kind, double = (row.cells[column] for column in ("id", "a", "b", "color", "kind", "double"))
    return Route(id, a, b, length, color, kind, double or None, row.facts)


def _tickets(table: _CsvTable, taken: list[str]) -> tuple[Ticket, ...]:
    cities = [tuple(row.cells["cities"].split("-")) for row in table.rows]
    return tuple(
        Ticket(id, names, row.number("points", int, "a whole number"), row.cells["deck"], row.facts)
        for id, names, row in zip(ticket_ids(cities, taken), cities, table.rows, strict=True)
    )
