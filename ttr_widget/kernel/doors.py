"""Checks that every input passes once, where it enters: files, JSON, nesting, texts."""

from __future__ import annotations

import errno
import json
import math
import os
import stat
import unicodedata
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from itertools import chain
from operator import index
from pathlib import Path
from typing import Any

from .errors import BadInput, at
from .limits import DESCRIPTION, FILE_BYTES, NAME, NESTING, NUMBER
from .message import Message

_UNWRITABLE = {"Cc", "Cs", "Zl", "Zp"}
"""Unicode categories: control characters, halves of surrogate pairs, separators of lines and paragraphs."""


def is_line(text: object, most: int) -> bool:
    """Whether this is a text of at most ``most`` letters that files and pages can hold on one line."""
    if not isinstance(text, str) or len(text) > most:
        return False
    return text.isprintable() or not any(unicodedata.category(letter) in _UNWRITABLE for letter in text)


def is_text(text: object, most: int) -> bool:
    """Whether this is a text of at most ``most`` letters, possibly of several lines."""
    return isinstance(text, str) and len(text) <= most and is_line(" ".join(text.split()), most)


def plain_int(value: object) -> object:
    """A whole number of another package, such as numpy, as one of Python; anything else as it is."""
    return index(value) if hasattr(value, "__index__") and not isinstance(value, bool) else value


def is_seed(value: object, most: int) -> bool:
    """Whether this is a whole number of at most ``most`` digits, or a text of as many letters on one line."""
    if type(value) is int:
        return bool(abs(value) < 10**most)
    return isinstance(value, str) and is_line(value, most) and value == " ".join(value.split())


def is_number(value: object, most: float = NUMBER) -> bool:
    """Whether this is a finite number of a size that every JSON reader understands."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return -most <= value <= most and abs(value) != math.inf


def nesting(value: object, most: int = NESTING) -> int:
    """The number of levels of nested lists and mappings, counted up to one more than ``most``."""
    level = [value]
    for depth in range(most + 1):
        inner: list[object] = []
        for part in level:
            if isinstance(part, Mapping):
                inner += part.values()
            elif isinstance(part, list | tuple):
                inner += part
        if not inner:
            return depth
        level = inner
    return most + 1


def unsaveable(data: Any, name: object = "data") -> tuple[object, object] | None:
    """The first value in the data of a board that a save cannot hold, with its key; ``None`` if there is none."""
    if isinstance(data, Mapping):
        keys = (key for key in data if not is_line(key, NAME))
        found = ((name, key) for key in keys)
        return next(chain(found, filter(None, (unsaveable(value, key) for key, value in data.items()))), None)
    if isinstance(data, list | tuple):
        return next(filter(None, (unsaveable(value, name) for value in data)), None)
    good = data is None or isinstance(data, bool) or is_number(data) or is_text(data, DESCRIPTION)
    return None if good else (name, data)


def parsed_json(text: str, *, placed: bool = True) -> Any:
    """Parse JSON; a :class:`BadInput` says why it cannot be used, and where unless ``placed`` is false."""
    try:
        data = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        place = Message("place-text-line.column", line=error.lineno, column=error.colno)
        wrong = Message("error-cut-json", error=error.msg)
        raise BadInput(at(place, wrong) if placed else wrong) from None
    except RecursionError:
        raise BadInput(Message("error-nested", most=NESTING)) from None
    except ValueError as error:
        raise BadInput(Message("error-no-json", error=str(error))) from None
    if nesting(data) > NESTING:
        raise BadInput(Message("error-nested", most=NESTING))
    if "\\u" in text and not _is_writable(data):
        raise BadInput(Message("error-surrogate"))
    return data


def _no_number(name: str) -> Any:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text[:40])
    return number


def _is_writable(data: Any) -> bool:
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def file_bytes(path: str | os.PathLike[str], most: int = FILE_BYTES) -> bytes:
    """The contents of a regular file of at most this size; raises :class:`OSError` or :class:`BadInput`."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):  # a pipe or a device may never end
            raise BadInput(Message("error-no-file"))
        with os.fdopen(handle, "rb", closefd=False) as file:
            return _limited(file.read(most + 1), most)
    finally:
        os.close(handle)


def entry_bytes(entry: Traversable, most: int) -> bytes:
    """The contents of a file that may lie in an archive, at most this many bytes."""
    if isinstance(entry, Path):
        return file_bytes(entry, most)
    with entry.open("rb") as file:
        return _limited(file.read(most + 1), most)


def _limited(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise BadInput(Message("error-file-long", most=most))
    return data
