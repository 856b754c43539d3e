"""Finds the Pythons of this machine: ``python -m tools.pythons``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""Those that the package supports."""
_HOMES = (
    "~/.pyenv/versions/{}.*/bin",
    "~/.local/share/uv/python/cpython-{}.*/bin",
    "/opt/hostedtoolcache/Python/{}.*/*/bin",
)


def _candidates(version: str) -> list[str]:
    """Where that version may be: on the path, or where the usual tools put it."""
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
    """Is it that version?  A shim of a version manager may be none at all."""
    asked = [program, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version


def pythons() -> dict[str, str]:
    """Version to program, for those of the supported versions that this machine has."""
    chosen = {version: [one for one in _candidates(version) if _works(one, version)] for version in VERSIONS}
    return {version: programs[0] for version, programs in chosen.items() if programs}


def main() -> None:
    """Print them."""
    have = pythons()
    for version in VERSIONS:
        print(f"{version}: {have.get(version, 'not on this machine')}")


if __name__ == "__main__":
    main()
