"""Archives from the npm registry that are no dependency of the page: Python for the browser, reveal.js."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import NamedTuple

import hatch_build


class Archive(NamedTuple):
    """A package of the npm registry in a version, with its SHA-256."""

    package: str
    version: str
    digest: str


def fetched(archive: Archive, folder: Path) -> Path:
    """The file of this archive in the folder; it is downloaded once, and checked each time."""
    file = folder / f"{archive.package}-{archive.version}.tgz"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _, npm, variables = hatch_build.node()
        words = [*npm, "pack", "--silent", f"{archive.package}@{archive.version}"]
        subprocess.run(words, cwd=folder, env=variables, check=True, capture_output=True)
    if hashlib.sha256(file.read_bytes()).hexdigest() != archive.digest:
        file.unlink()
        raise SystemExit(f"{file.name} has the wrong SHA-256; it has been deleted, run the command again")
    return file
