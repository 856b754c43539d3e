"""What a person prefers, kept with the notebook where a browser keeps nothing.

Browsers keep the preferences of a page themselves.  Some hosts do not let them: there the page tells Python, and a
small file beside the kept games holds them.  Nothing that is wrong with that file disturbs a game.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from ttr_widget.files import PRIVATE, write
from ttr_widget.kernel.doors import file_bytes, parsed_json
from ttr_widget.kernel.errors import TtrError

from .journal import make_folder

FILE = "preferences.json"
_MOST = 40
_LONGEST = 80
_LONGEST_VALUE = 4000
"""Long enough for the names of all solved puzzles."""


class Preferences:
    """The preferences in a folder; without a folder they last as long as this object."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / FILE
        self._kept: dict[str, str] = {}

    @property
    def kept(self) -> dict[str, str]:
        """All preferences by name."""
        if self._path is not None:
            with suppress(OSError, TtrError, UnicodeDecodeError):
                self._kept = _sound(parsed_json(file_bytes(self._path).decode("utf-8")))
        return dict(self._kept)

    def keep(self, name: str, value: str) -> None:
        """Keep a preference."""
        self._kept = _sound({**self.kept, name: value})
        if self._path is not None:
            with suppress(OSError, TtrError):
                make_folder(self._path.parent)
                write(self._path, json.dumps(self._kept, ensure_ascii=False, indent=1) + "\n", PRIVATE)


def _sound(given: object) -> dict[str, str]:
    """The entries that can be preferences."""
    items = given.items() if isinstance(given, dict) else ()
    good = {
        name: value
        for name, value in items
        if isinstance(name, str) and isinstance(value, str) and len(name) <= _LONGEST and len(value) <= _LONGEST_VALUE
    }
    return dict([*good.items()][-_MOST:])
