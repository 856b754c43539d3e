"""``ttr.import_board``: boards from files of other programs."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadBoard, BadInput, at, expected
from ttr_widget.kernel.limits import TABLE_BYTES
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.variant import Variant

from .drawn_map import DrawnMap
from .map_editor import read_map
from .spreadsheet import Table, read_tables

_MOST_FILES = 10


@dataclass(frozen=True)
class ImportedBoard:
    """A board that was drawn elsewhere, with rules to play it by."""

    board: Board
    variant: Variant
    """The rules of the original game, with those that the routes of the map need; ``ttr.new_game`` takes it."""
    ignored: tuple[Message, ...]
    """What was left out or changed, as messages: ``print(*imported.ignored, sep="\\n")``."""

    def __str__(self) -> str:
        return "\n".join([repr(self.board), *map(str, self.ignored)])

    __repr__ = __str__


def import_board(file: str | os.PathLike[str], *more: str | os.PathLike[str], name: str | None = None) -> ImportedBoard:
    """Read a board that was drawn elsewhere: a map of the public map editor, or spreadsheets.

    A ``.json`` file is a map of the editor at github.com/bjornhagstrom/ticket-to-ride-map-editor.  ``.csv`` files are
    spreadsheets of routes, and in ``more`` files perhaps of stops and tickets, told apart by their headings; a file of
    routes with the columns From, To and Length is enough.  ``name`` is that of the board.  What cannot be used is left
    out and listed in ``.ignored``; ``.variant`` is ready to play.

    >>> import pathlib, tempfile, ttr_widget as ttr
    >>> rows = "From,To,Length,Colour\\nAyr,Bonn,2,Red\\nBonn,Caen,3,Pink\\n"
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = pathlib.Path(folder, "town.csv")
    ...     _ = file.write_text(rows)
    ...     town = ttr.import_board(file)
    >>> town.board, str(town.ignored[0])
    (<Board town: 3 cities, 2 routes, 0 tickets>, "town.csv, line 3: the colour 'Pink' is unknown; the route is gray")
    """
    files = (file, *more)
    if len(files) > _MOST_FILES:
        raise BadBoard(Message("error-import-files", most=_MOST_FILES))
    if name is not None and not isinstance(name, str):
        raise BadInput(at("name", expected("text", name)))
    drawn = _drawn([_path(one) for one in files], name)
    board = drawn.board()
    variant = drawn.variant(board)
    return ImportedBoard(board, variant, tuple(drawn.ignored))


def _path(given: object) -> Path:
    if not isinstance(given, str | os.PathLike):
        raise BadInput(expected("path", given))
    return Path(os.fsdecode(given))


def _drawn(files: list[Path], name: str | None) -> DrawnMap:
    """The map in the files, which are one map or several spreadsheets."""
    if files[0].suffix.lower() == ".json":
        if len(files) > 1:
            raise BadBoard(Message("error-import-one"))
        data = _bytes(files[0], None)
        try:
            drawn = read_map(parsed_json(data.decode("utf-8-sig")))
        except UnicodeDecodeError as error:
            raise BadBoard(at(files[0].name, Message("error-no-utf8", byte=error.start))) from None
        except BadInput as error:
            raise BadBoard(at(files[0].name, error.message)) from None
        drawn.name = name or drawn.name or files[0].stem
        return drawn
    tables = [Table(file.name, _bytes(file, TABLE_BYTES)) for file in files]
    return read_tables(tables, name or files[0].stem)


def _bytes(file: Path, most: int | None) -> bytes:
    try:
        return file_bytes(file) if most is None else file_bytes(file, most)
    except BadInput as error:
        raise BadBoard(at(file.name, error.message)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadBoard(at(file.name, Message("error-file-unreadable", error=why))) from None
