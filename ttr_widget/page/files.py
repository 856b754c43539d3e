"""Saved games beside the notebook: file names are checked, and nothing outside the folder is touched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

from .answers import SavedGame

SUFFIX = ".ttr.json"
_NAME = re.compile(r"\w[\w .,()+-]{0,79}")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\s*(\..*)?", re.IGNORECASE)
"""Devices on Windows, whatever follows the first dot."""
_MOST = 200


@dataclass(frozen=True, slots=True)
class Written:
    """A file as it was written at some time."""

    path: Path
    time: int
    size: int


def written(path: Path) -> Written | None:
    """The file as it is now; ``None`` if there is none."""
    if not path.is_file():
        return None
    now = path.stat()
    return Written(path, now.st_mtime_ns, now.st_size)


def path_of(name: object) -> Path:
    """The path of a saved game in the current folder."""
    bare = name.removesuffix(SUFFIX).strip() if isinstance(name, str) else ""
    if not _NAME.fullmatch(bare) or bare.endswith(".") or _RESERVED.fullmatch(bare):
        raise BadInput(Message("page-error.file-name", given=short(name)))
    return Path.cwd() / f"{bare}{SUFFIX}"


def saved_games() -> list[SavedGame]:
    """The saved games in the current folder, newest first."""
    found = [(path.stat().st_mtime, path) for path in Path.cwd().glob(f"*{SUFFIX}") if path.is_file()]
    newest = sorted(found, key=lambda pair: (-pair[0], pair[1].name))[:_MOST]
    return [SavedGame(path.name.removesuffix(SUFFIX), path.stat().st_size) for _, path in newest]
