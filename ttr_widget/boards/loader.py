"""Loading of boards from folders: ``board.toml``, ``cities.csv``, ``routes.csv``, ``tickets.csv``, ``tickets-*.csv``.

The first line of a table contains the column names.  Additional columns are facts: whole numbers, true or false, or
texts, one type per column; empty cells are omitted.  Error messages name the file and the line.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
import zlib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any
from zipfile import BadZipFile

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.doors import entry_bytes
from ttr_widget.kernel.errors import BadBoard, BadInput, at, did_you_mean, expected, misfit
from ttr_widget.kernel.ids import ticket_ids
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.limits import CITIES, NESTING, ROUTES, TABLE_BYTES, TICKETS
from ttr_widget.kernel.message import Message, Said
from ttr_widget.kernel.records import City, Fact, Route, Ticket

_CORE = {
    "cities": ("id", "name", "lat", "lon"),
    "routes": ("id", "a", "b", "length", "color", "kind", "double"),
    "tickets": ("cities", "points", "deck"),
}
_MOST = {"cities": CITIES, "routes": ROUTES, "tickets": TICKETS}
_MOST_COLUMNS = 50
_HEAD = ("title", "players", "description", "special", "status")
_SPECIAL_RULES = "rules"
"""A list in the ``board.toml`` of a board of this package: the keys of the rules that its text ``special`` names."""
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")
_DECIMAL = re.compile(r"[+-]?[0-9]*\.[0-9]+")


def load_board(folder: Traversable | Path | str, texts: Mapping[str, Message] = MappingProxyType({})) -> Board:
    """Load the board in a folder; its name is that of the folder, unless ``board.toml`` has a ``name``.

    ``texts`` supply the title and other texts that are not in ``board.toml``.
    """
    if not isinstance(folder, str | Path | Traversable):
        raise BadBoard(expected("path", folder))
    root: Traversable = _resolved(folder) if isinstance(folder, str | Path) else folder
    if not _is(root.is_dir):
        raise BadBoard(Message("error-no-folder", folder=str(folder)))
    head = _head(root, texts)
    tables = {name: _CsvTable(root, name) for name in ("cities", "routes", "tickets")}
    expansions: dict[str, tuple[Ticket, ...]] = {}
    tickets = _tickets(tables["tickets"], [])
    expansion_files = filter(None, (re.fullmatch(r"(tickets-(.+))\.csv", entry.name) for entry in root.iterdir()))
    for match in sorted(expansion_files, key=lambda match: match[0]):
        if sum(map(len, expansions.values())) <= TICKETS:
            tables[match[1]] = _CsvTable(root, match[1])
            known = [ticket.id for deck in (tickets, *expansions.values()) for ticket in deck]
            expansions[match[2]] = _tickets(tables[match[1]], known)

    def where(table: str, number: int) -> Said:
        return tables[table].rows[number].place if table in tables else "board.toml"

    return Board(
        **{"name": root.name, "status": "custom"} | head,
        cities=tuple(map(_city, tables["cities"].rows)),
        routes=tuple(map(_route, tables["routes"].rows)),
        tickets=tickets,
        expansions=expansions,
        where=where,
    )


def _resolved(folder: str | Path) -> Path:
    try:
        return Path(folder).resolve()
    except (OSError, ValueError, RuntimeError):  # a null character, a loop of links
        raise BadBoard(Message("error-no-folder", folder=short(folder))) from None


def _is(question: Callable[[], bool]) -> bool:
    """The answer about a path; no for a name that the file system cannot hold."""
    try:
        return question()
    except OSError:
        return False


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
    if not isinstance(folder, str | Path):
        raise BadBoard(expected("path", folder))
    root = _resolved(folder)
    for name in ("board.toml", "variant.py"):
        if not _is((root / name).is_file):
            raise BadBoard(Message("error-folder-lacks", folder=str(folder), file=name))
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", root.name) or root.name in shipped_names():
        raise BadBoard(Message("error-folder-name", name=root.name))
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
        near = did_you_mean(name[:80].strip().lower(), known_names()) if isinstance(name, str) else ""
        raise BadInput(Message("error-no-board", name=short(name), names=known_names(), near=near))
    if name not in _read:
        folder = board_folder(name)
        assert folder is not None, "the name is known"
        _read[name] = load_board(folder, {} if name in _added else _texts_of(name))
    return _read[name]


def _texts_of(name: str) -> dict[str, Message]:
    """The title and the descriptions of a board of this package, as messages."""
    return {text: Message(f"board-{name}.{text}") for text in ("title", "description", "special")}


def _text(root: Traversable, name: str) -> str:
    """Read a UTF-8 file, with or without the byte order mark that spreadsheets write."""
    try:
        data = entry_bytes(root.joinpath(name), TABLE_BYTES)
    except FileNotFoundError:
        raise BadBoard(at(name, Message("error-file-missing", folder=root.name))) from None
    except BadInput as error:
        raise BadBoard(at(name, error.message)) from None
    except (OSError, ValueError, RuntimeError, zlib.error, BadZipFile) as error:  # of a disk or of an archive
        why = getattr(error, "strerror", None) or str(error)
        raise BadBoard(at(name, Message("error-file-unreadable", error=why))) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        wrong = Message("error-file-encoding", byte=f"0x{error.object[error.start]:02x}")
        raise BadBoard(at(_line(name, line), wrong)) from None
    if not text.strip():
        raise BadBoard(at(name, Message("error-file-empty")))
    return text


def _head(root: Traversable, texts: Mapping[str, Message]) -> dict[str, Any]:
    """Read ``board.toml`` as fields of a board; entries without a field become its ``data``."""
    text = _text(root, "board.toml")
    try:
        data = tomllib.loads(text)
    except (RecursionError, MemoryError):
        raise BadBoard(at("board.toml", Message("error-nested", most=NESTING))) from None
    except ValueError as error:  # a TOMLDecodeError, or a number that is too long
        message = str(error)
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.DOTALL)
        line = int(found[2]) if found and found[2] else len(text.rstrip().splitlines())
        raise BadBoard(
            at(_line("board.toml", line), Message("error-toml", error=found[1] if found else message))
        ) from None
    for key in ("title", "players"):
        if key not in data and key not in texts:
            raise BadBoard(at("board.toml", Message("error-key-missing", key=key, near=did_you_mean(key, data))))
    for key in (*_HEAD, "name"):
        if key != "players" and not isinstance(data.get(key, ""), str):
            raise BadBoard(at(_line_of(key, text), misfit(key, "text", data[key])))
    head = {key: data.pop(key) for key in (*_HEAD, "name") if key in data}
    if _SPECIAL_RULES in data and "special" in texts:
        rules = tuple(Message(f"rule-{key}.short") for key in data.pop(_SPECIAL_RULES))
        texts = {**texts, "special": Message(texts["special"].key, rules=rules)}
    return {**texts, **head, "data": data}  # what the folder itself says comes first


def _line_of(key: str, text: str) -> Said:
    lines = (number for number, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*\"?{key}\"?\s*=", line))
    number = next(lines, None)
    return "board.toml" if number is None else _line("board.toml", number)


def _line(file: str, number: int) -> Message:
    return Message("place-line", file=file, line=number)


class _Row:
    """A record of a table: its cells by column, its facts, and its position in the file."""

    def __init__(self, place: Message, cells: dict[str, str]) -> None:
        self.place = place
        self.cells = cells
        self.facts: dict[str, Fact] = {}

    def number(self, column: str, kind: Callable[[str], Any], wanted: str) -> Any:
        """Convert the cell in this column to a number."""
        text = self.cells[column]
        try:
            if kind is int and not _WHOLE.fullmatch(text):
                raise ValueError
            return kind(text)
        except ValueError:
            raise BadBoard(at(self.place, misfit(column, wanted, text))) from None


class _CsvTable:
    """A CSV file: a line of column names, then one record per line."""

    def __init__(self, root: Traversable, name: str) -> None:
        self.name = f"{name}.csv"
        self.core = _CORE[name.partition("-")[0]]
        most = _MOST[name.partition("-")[0]]
        lines = self._lines(_text(root, self.name))
        self.header = self._checked(*next(lines, (_line(self.name, 1), [])))
        self.rows: list[_Row] = []
        for place, cells in lines:
            if len(self.rows) == most:
                raise BadBoard(at(place, Message("error-rows", most=most)))
            if len(cells) != len(self.header):
                wrong = Message("error-columns", count=len(cells), header=len(self.header))
                raise BadBoard(at(place, wrong))
            self.rows.append(_Row(place, dict(zip(self.header, cells, strict=True))))
        for column in self.header:
            if column not in self.core:
                self._read_facts(column)

    def _lines(self, text: str) -> Iterator[tuple[Message, list[str]]]:
        """Yield the non-empty lines with their positions."""
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        start = 1
        try:
            for cells in reader:
                if any(map(str.strip, cells)):
                    yield _line(self.name, start), [cell.strip() for cell in cells]
                start = reader.line_num + 1
        except csv.Error as error:
            raise BadBoard(at(_line(self.name, start), Message("error-csv", error=str(error)))) from None

    def _checked(self, place: Message, header: list[str]) -> list[str]:
        if len(header) > _MOST_COLUMNS:
            raise BadBoard(at(place, Message("error-columns-most", most=_MOST_COLUMNS)))
        for column in self.core:
            if column not in header:
                missing = Message("error-column-missing", column=column, near=did_you_mean(column, header))
                if len(header) == 1:
                    missing = Message("error-column-missing.commas", column=column)
                raise BadBoard(at(place, missing))
        for number, column in enumerate(header):
            if column in header[:number]:
                raise BadBoard(at(place, Message("error-column-twice", column=column)))
            if not re.fullmatch(r"[a-z][a-z0-9_]*", column) or (column not in self.core and column in ("id", "facts")):
                raise BadBoard(at(place, Message("error-column-name", column=column)))
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
                kind, first = type(value), row.place
            if _DECIMAL.fullmatch(text) and kind is str and first == row.place:
                raise BadBoard(at(row.place, Message("error-column-decimal", column=column, given=text)))
            if kind is not str and type(value) is not kind:
                facts = {"column": column, "kind": kind.__name__, "first": first, "given": text}
                raise BadBoard(at(row.place, Message("error-column-kind", **facts)))
            row.facts[column] = text if kind is str else value


def _city(row: _Row) -> City:
    lat, lon = (row.number(column, float, "number") for column in ("lat", "lon"))
    return City(row.cells["id"], row.cells["name"], lat, lon, row.facts)


def _route(row: _Row) -> Route:
    length = row.number("length", int, "whole")
    id, a, b, color, kind, double = (row.cells[column] for column in ("id", "a", "b", "color", "kind", "double"))
    return Route(id, a, b, length, color, kind, double or None, row.facts)


def _tickets(table: _CsvTable, taken: list[str]) -> tuple[Ticket, ...]:
    cities = [tuple(row.cells["cities"].split("-")) for row in table.rows]
    return tuple(
        Ticket(id, names, row.number("points", int, "whole"), row.cells["deck"], row.facts)
        for id, names, row in zip(ticket_ids(cities, taken), cities, table.rows, strict=True)
    )
