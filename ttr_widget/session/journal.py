"""The file of an evening: a transcript that grows by a line with each action.

What a transcript does not tell (who plays where, which language) stands in comments of the form ``#: {…}``; the last
one counts.  After each action the time stands in a comment ``#@ 1763562000``: the time of the file itself says less,
because in a browser already the check whether it is locked touches it.  :func:`ttr_widget.replay` reads such a file as
it is.

An action is handed to the system before the page shows it, so that nothing is lost when the program is killed.  The
disk gets it a little later: a power cut may cost the last moves, unless the journal waits for the disk (``durable``).
Undo and redo rewrite the file.

A file is locked as long as its journal is open; nobody else writes to it then.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import weakref
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from ttr_widget.files import BINARY, CAN_LOCK, PRIVATE, is_at, lock, told, write
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import BadInput

SUFFIX = ".ttr"
_NOTE = "#: "
_TIME = "#@ "
_LATEST = 1e11
"""The latest time that a file may name, in seconds since 1970."""
_HOLDS = CAN_LOCK and sys.platform != "emscripten"
"""Does the file stay open between two actions?  In a browser it is stored only when it is closed."""


class Taken(Exception):
    """Somebody else has the file open."""


class Journal:
    """An open file of an evening."""

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        self.path = path
        self.durable = durable
        """Does each line wait until it is on the disk?"""
        self._handle: int | None = None
        self._whole = False
        """Is everything written so far in the file, and the file still the one with this path?"""
        self._finalizer = weakref.finalize(self, _closed, [])

    @classmethod
    def open(cls, path: Path, *, durable: bool = False) -> Journal:
        """Go on writing a file; raises :class:`Taken` if somebody else does so."""
        journal = cls(path, durable=durable)
        journal._take()
        return journal

    def close(self) -> None:
        """Close the file, and with that give up the lock."""
        self._finalizer()
        self._handle, self._whole = None, False

    def rewrite(self, text: str) -> None:
        """Replace the contents; the file, its folder and the folder's ``.gitignore`` are made if necessary.

        Raises :class:`Taken` if the file is somebody else's by now.
        """
        with told(self.path):
            make_folder(self.path.parent)
        self._check_ours()
        self._whole = False
        if sys.platform == "win32":
            self.close()  # an open file cannot be replaced there
        before = self._finalizer
        try:
            write(self.path, text, PRIVATE)
            self._take()
        finally:
            if self._finalizer is not before:
                before()

    def _check_ours(self) -> None:
        if not _HOLDS or not self.path.exists():
            return
        if self._handle is None:
            self._take()
        elif not is_at(self._handle, self.path):
            raise Taken

    def append(self, *lines: str) -> bool:
        """Add lines.  False if that is not possible, because the file is gone or the last attempt failed."""
        if not self._whole or not self._is_there():
            return False
        data = "".join(f"{line}\n" for line in lines).encode()
        with told(self.path):
            self._whole = False
            handle = self._open() if self._handle is None else self._handle
            try:
                if os.write(handle, data) < len(data):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                if self.durable:
                    os.fsync(handle)
            finally:
                if self._handle is None:
                    os.close(handle)
            self._whole = True
        return True

    def _is_there(self) -> bool:
        return self._handle is None or is_at(self._handle, self.path)

    def _open(self) -> int:
        return os.open(self.path, os.O_WRONLY | os.O_APPEND | BINARY)

    def _take(self) -> None:
        if _HOLDS:
            with told(self.path):
                handle = self._open()
            self._handle, self._finalizer = handle, weakref.finalize(self, _closed, [handle])
            if not (lock(handle) and is_at(handle, self.path)):
                self.close()
                raise Taken
        self._whole = True


def _closed(handles: list[int]) -> None:
    for handle in handles:
        with suppress(OSError):
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make the folder of the evenings; git ignores what is in it."""
    if not folder.exists():
        folder.mkdir(mode=0o700)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")


def is_taken(path: Path) -> bool:
    """Is this file open, here or in another program?"""
    try:
        Journal.open(path).close()
    except Taken:
        return True
    except OSError:
        return False
    return False


def note(facts: Mapping[str, Any]) -> str:
    """The line for what a transcript does not tell."""
    return _NOTE + json.dumps(facts, ensure_ascii=False)


def stamp(when: float) -> str:
    """The line for the time of the last action, in seconds since 1970."""
    return f"{_TIME}{when:.3f}"


def last_time(text: str) -> float | None:
    """The time of the last action in a file's text; ``None`` if the file does not tell it."""
    line = next((line for line in reversed(text.split("\n")) if line.startswith(_TIME)), "")
    try:
        when = float(line.removeprefix(_TIME))
    except ValueError:
        return None
    return when if 0 <= when < _LATEST else None


def read(path: Path) -> tuple[str, dict[str, Any]]:
    """The transcript in a file, without a last line that was cut off, and the last note in it."""
    text = file_bytes(path).rstrip(b"\0").decode("utf-8", errors="replace")
    lines = text[: text.rfind("\n") + 1].split("\n")
    return "\n".join(lines), last_note(lines)


def last_note(lines: Iterable[str]) -> dict[str, Any]:
    """What the last readable note among these lines says."""
    found: dict[str, Any] = {}
    for line in lines:
        if line.startswith(_NOTE):
            with suppress(BadInput):
                given = parsed_json(line.removeprefix(_NOTE))
                found = given if isinstance(given, dict) else found
    return found


def is_journal(text: str) -> bool:
    """Does the text begin like one that a journal has written?"""
    return text.startswith(_NOTE)
