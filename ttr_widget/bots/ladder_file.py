"""The file of the ladder: the results of one game per line, added as they are played.

A run that is killed may leave half a line.  Such lines are skipped, and their games are played again; a file without
any result was not written by the ladder and is refused, so that nothing is added to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadInput, BadSave, at
from ttr_widget.kernel.message import Message

Row = tuple[tuple[Any, ...], tuple[Any, ...]]
"""The fields of a job and those of its result."""


def rows_of(path: str) -> list[Row]:
    """The results in a file; none if there is no file yet."""
    try:
        lines = file_bytes(path).split(b"\n")
    except FileNotFoundError:
        return []
    except BadInput as error:
        raise BadSave(at(path, error.message)) from None
    except (OSError, ValueError) as error:
        raise BadSave(at(path, getattr(error, "strerror", None) or str(error))) from None
    written = [line for line in lines if line.strip()]
    rows = [row for row in map(_row, written) if row is not None]
    if written and not rows:
        raise BadSave(at(path, Message("error-ladder-file")))
    return rows


def add_row(path: str, job: tuple[Any, ...], result: tuple[Any, ...]) -> None:
    """Add the result of a game, on a line of its own even after half a line."""
    line = json.dumps([job, result], separators=(",", ":")).encode() + b"\n"
    with Path(path).open("ab+") as file:
        if file.tell():
            file.seek(-1, 2)
            line = line if file.read(1) == b"\n" else b"\n" + line
        file.write(line)


def _row(line: bytes) -> Row | None:
    """The job and the result on a line; ``None`` if it has none."""
    try:
        job, result = parsed_json(line.decode("utf-8"))
        (board, bots, seed), (totals, winners, done, tickets, troubles) = job, result
    except (BadInput, TypeError, ValueError):
        return None
    lists = all(isinstance(several, list) for several in (bots, totals, winners))
    if not lists or not isinstance(board, str) or not all(isinstance(bot, str) for bot in bots):
        return None
    numbers = (seed, *totals, *winners, done, tickets, troubles)
    seats = range(len(bots))
    good = all(type(number) is int for number in numbers) and len(totals) == len(bots) and winners
    if not good or not all(seat in seats for seat in winners):
        return None
    return (board, tuple(bots), seed), (tuple(totals), tuple(winners), done, tickets, troubles)
