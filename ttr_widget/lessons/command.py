"""``python -m ttr_widget lessons FOLDER``: copies of the lessons to work with, also for nbgrader and Otter-Grader."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from ttr_widget.files import write
from ttr_widget.kernel.errors import TtrError

from .graders import graded_files
from .notebooks import copies

_GRADERS = ("nbgrader", "otter")


def copy_lessons(folder: Path, grader: str | None = None) -> tuple[list[Path], list[Path]]:
    """Write the lessons into a folder; returns the files written, and those that were there and are kept."""
    files: Iterable[tuple[str, str]] = copies() if grader is None else graded_files(grader)
    new, kept = [], []
    for name, text in files:
        path = folder / name
        if path.exists():
            kept.append(path)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, text)
        new.append(path)
    return new, kept


def main(words: Sequence[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m ttr_widget lessons",
        description="Copy the lessons into a folder. Files that are there are never changed.",
    )
    parser.add_argument("folder", type=Path, help="the folder; it is made if there is none")
    parser.add_argument(
        "--for",
        dest="grader",
        choices=_GRADERS,
        help="versions with graded exercises: a course for nbgrader, or a folder per lesson for Otter-Grader",
    )
    wanted = parser.parse_args(words)
    try:
        new, kept = copy_lessons(wanted.folder, wanted.grader)
    except (TtrError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{len(new)} files written to {wanted.folder}\n")
    if kept:
        sys.stdout.write(f"{len(kept)} files were there and are kept; remove them for a fresh copy\n")
    return 0
