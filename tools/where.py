"""Lists the files that know a rule: ``python -m tools.where tunnel``.

A file knows a rule if it mentions one of the given words or its plural, in any case: in a name (``TunnelPanel``,
``tunnel_cards``), a string or a comment. ``"tunnel*"`` also finds ``tunnelcards``. Only source files count towards
the total. Tests, golden games and the referee, a second implementation of the rules that shares nothing with the first,
are counted separately; so are lessons, puzzles and examples, which are about rules, and readers of maps in other
formats. Data, documentation, notebooks and built files are left out.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]

GROUPS = {
    "referee": ("ttr_widget/referee/", "ttr_widget/locales/*/referee.ftl"),
    "lessons": (
        "ttr_widget/lessons/",
        "ttr_widget/commented/",
        "ttr_widget/puzzle/collection.py",
        "ttr_widget/analysis/game_report.py",
        "tools/graded.*",
        "tools/refusals.py",
        *(f"ttr_widget/locales/*/{name}.ftl" for name in ("practice", "lessons", "commented", "exercises", "report")),
    ),
    "maps of others": (
        *(f"ttr_widget/boards/{name}.py" for name in ("drawn_map", "import_board", "map_editor", "spreadsheet")),
        "ttr_widget/locales/*/imports.ftl",
    ),
    "rule": ("ttr_widget/rules/",),
    "words": ("ttr_widget/locales/", "ttr_widget/rulebook/"),
    "page": (
        "js/src/",
        "ttr_widget_relay/",
        *(f"ttr_widget/{name}/" for name in ("page", "widget", "session", "serve", "render")),
    ),
    "bots": ("ttr_widget/bots/",),
    "other": ("ttr_widget/", "tools/", "benchmarks/", "hatch_build.py"),
    "golden games": ("tests/golden/",),
    "tests": ("tests/", "js/tests/"),
}
"""Folders and patterns by group. A file belongs to the first group that has one of it."""

APART = ("tests", "golden games", "referee", "lessons", "maps of others")
"""The groups that do not count towards the total."""

SUFFIXES = {".py", ".ts", ".tsx", ".css", ".ftl", ".toml"}
MORE_SUFFIXES = {"tests": {".md"}, "golden games": {".txt"}}
"""Tests: ``tests/facts/rules.md``, the specification."""

BUILT = {"__pycache__", "build", "node_modules", "static"}


def group_of(path: str) -> str | None:
    """The group of a file, or None if it is not counted."""
    for group, folders in GROUPS.items():
        if path.startswith(folders) or any(fnmatch(path, folder) for folder in folders):
            return group if Path(path).suffix in SUFFIXES | MORE_SUFFIXES.get(group, set()) else None
    return None


def files(root: Path) -> list[str]:
    """The files of the repository, new ones too; without git, all files that are not built."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        known = done.stdout.split("\0") if done.returncode == 0 else []
    except FileNotFoundError:
        known = []
    # In an sdist that was unpacked inside another repository git may well know no file at all.
    return sorted(name for name in known if (root / name).is_file()) or sorted(walk(root))


def walk(root: Path) -> Iterator[str]:
    """The files below a folder, without hidden and built ones."""
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in BUILT and not name.startswith(".")]
        for name in names:
            yield (Path(folder) / name).relative_to(root).as_posix()


def parts(text: str) -> str:
    """The words of a text in small letters, between blanks: ``TunnelPanel`` is ``" tunnel panel "``."""
    return f" {' '.join(re.findall(r'[A-Z]+(?![a-z])|[A-Z]?[a-z]+', text)).lower()} "


def plural(word: str) -> str:
    """The regular English plural."""
    if re.search(r"[^aeiou]y$", word):
        return f"{word[:-1]}ies"
    return f"{word}es" if re.search(r"(s|x|z|ch|sh)$", word) else f"{word}s"


def mentions(text: str, words: Iterable[str]) -> int:
    """How often the words, or words that begin with ``word*``, are in the text."""
    found = parts(text)
    forms = {parts(form).rstrip() for word in words for form in (word, plural(word))}
    forms |= {f"{parts(word).rstrip()}[a-z]*" for word in words if word.endswith("*")}
    return len(re.findall(rf"(?:{'|'.join(forms)})(?= )", found))


def where(words: Sequence[str], root: Path = ROOT) -> dict[str, dict[str, int]]:
    """The files that mention one of the words, by group, with the number of mentions."""
    found: dict[str, dict[str, int]] = {group: {} for group in GROUPS}
    for name in files(root):
        group = group_of(name)
        if group is None or name == "tools/where.py":  # its own examples
            continue
        count = mentions((root / name).read_text(encoding="utf-8"), words)
        if count:
            found[group][name] = count
    return found


def report(found: dict[str, dict[str, int]]) -> Iterator[str]:
    """The list as lines of text."""
    for group, counts in found.items():
        yield f"{group}: {len(counts)}"
        yield from (f"{count:6}  {name}" for name, count in counts.items())
    total = sum(len(counts) for group, counts in found.items() if group not in APART)
    yield f"total: {total} source files; {', '.join(f'{group}: {len(found[group])}' for group in APART)}"


def main() -> None:
    """Print the list."""
    parser = argparse.ArgumentParser(prog="python -m tools.where", description="Lists the files that know a rule.")
    parser.add_argument("words", nargs="+", metavar="word", help='a word of the rule, such as tunnel or "double ship"')
    for line in report(where(parser.parse_args().words)):
        print(line)


if __name__ == "__main__":
    main()
