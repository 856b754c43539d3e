"""Finds the supported Pythons on this machine: ``python -m tools.pythons``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that the package supports."""
_HOMES = (
    "~/.pyenv/versions/{}.*/bin",
    "~/.local/share/uv/python/cpython-{}.*/bin",
    "/opt/hostedtoolcache/Python/{}.*/*/bin",
)


def _candidates(version: str) -> list[str]:
    """Possible programs of a version: on the path, or where the usual tools install them."""
    found = [shutil.which(f"python{version}")]
    for home in _HOMES:
        pattern = Path(home.format(version)).expanduser()
        found += [
            str(folder / "python3") for folder in sorted(Path(pattern.anchor).glob(str(pattern)[1:]), reverse=True)
        ]
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        found.insert(0, getattr(sys, "_base_executable", sys.executable))
    return [one for one in found if one and os.access(one, os.X_OK)]


def _works(program: str, version: str) -> bool:
    """Whether the program runs and has that version; a version manager's shim may not."""
    asked = [program, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version


def pythons() -> dict[str, str]:
    """The installed supported versions, with the path of each."""
    chosen = {version: [one for one in _candidates(version) if _works(one, version)] for version in VERSIONS}
    return {version: programs[0] for version, programs in chosen.items() if programs}


def main() -> None:
    """Print the versions and their paths."""
    have = pythons()
    for version in VERSIONS:
        print(f"{version}: {have.get(version, 'not installed')}")


if __name__ == "__main__":
    main()
