"""``make graders``: real nbgrader and Otter-Grader, in an environment of their own, grade exercises of the lessons.

``make graders ARGS="3 11"`` takes these lessons only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .uv import TRUST, UV

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "graders"
PACKAGES = ("nbgrader>=0.9", "otter-grader>=7")


def main() -> int:
    """Install both once, and run them."""
    python = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    environment = os.environ | TRUST
    if not python.exists():
        subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, PLACE], check=True, env=environment)
    install = ["pip", "install", "--quiet", "--python", str(python), *PACKAGES, "-e", str(ROOT)]
    subprocess.run([UV, *install], check=True, env=environment)
    return subprocess.run(
        [sys.executable, "-m", "tests.lessons.graders", python, *sys.argv[1:]], check=False, cwd=ROOT
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
