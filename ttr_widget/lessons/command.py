"""``python -m ttr_widget lessons FOLDER``: copies of the lessons to work with, also for nbgrader and Otter-Grader."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from ttr_widget.files import write
from ttr_widget.kernel.errors import TtrError
from ttr_widget.kernel.message import ENGLISH

from .graders import graded_files
from .notebooks import copies, language_of, lesson_files, lesson_languages, title_of

_GRADERS = ("nbgrader", "otter")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that is set counts."""


def copy_lessons(
    folder: Path, grader: str | None = None, language: str = ENGLISH, numbers: Collection[int] = ()
) -> tuple[list[Path], list[Path]]:
    """Write the lessons into a folder; returns the files written, and those that were there and are kept."""
    files: Iterable[tuple[str, str]] = (
        copies(language, numbers) if grader is None else graded_files(grader, language, numbers)
    )
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


def system_language(variables: Mapping[str, str] = os.environ) -> str:
    """The language of the system if there are lessons in it, otherwise English."""
    said = next(filter(None, map(variables.get, _VARIABLES)), None) or locale.getlocale()[0] or ""
    first = said.replace("-", "_").partition("_")[0].lower()
    code = locale.locale_alias.get(first, first)[:2]  # Windows says "German_Germany"
    return code if code in lesson_languages() else ENGLISH


def numbers_of(text: str) -> list[int]:
    """The numbers in a list such as ``1,3,7``."""
    return [int(word) for word in text.split(",")]


def choice_of_lessons(parser: argparse.ArgumentParser, language: str) -> None:
    """The options that choose lessons, and their language."""
    parser.add_argument(
        "--language",
        choices=lesson_languages(),
        default=language,
        help=f"lessons that do not exist in this language are in English ({language})",
    )
    parser.add_argument("--lessons", type=numbers_of, default=[], metavar="1,3,7", help="only these lessons")


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
    choice_of_lessons(parser, system_language())
    wanted = parser.parse_args(words)
    try:
        new, kept = copy_lessons(wanted.folder, wanted.grader, wanted.language, wanted.lessons)
    except (TtrError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{len(new)} files written to {wanted.folder}\n")
    if kept:
        sys.stdout.write(f"{len(kept)} files were there and are kept; remove them for a fresh copy\n")
    for path in lesson_files(wanted.language, wanted.lessons):
        foreign = " (in English)" if language_of(path) != wanted.language else ""
        sys.stdout.write(f"  {path.name:26} {title_of(path)}{foreign}\n")
    return 0
