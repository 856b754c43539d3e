"""Checks that a release is ready: ``python -m tools.release``, or ``make release-check``."""

from __future__ import annotations

import datetime
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
STEPS = {"check": "style, types, layers and tests", "docs": "the documentation", "package": "wheel and sdist"}
"""The make targets that must succeed, with descriptions."""


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def version(root: Path) -> str:
    """The version to be released."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def unclean(root: Path) -> list[str]:
    """Uncommitted changes and untracked files."""
    lying = _git(root, "status", "--porcelain").splitlines()
    return [f"the tree is not clean: {line.strip()}" for line in lying]


def versions(root: Path) -> list[str]:
    """Places that disagree with the version in pyproject.toml."""
    wanted = version(root)
    text = (root / "ttr_widget" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    said = found.group(1) if found else "nothing"
    faults = [] if said == wanted else [f"pyproject.toml says version {wanted}, ttr_widget/__init__.py says {said}"]
    tag = f"v{wanted}"
    if _git(root, "tag", "--list", tag) and _git(root, "rev-list", "-1", tag) != _git(root, "rev-parse", "HEAD"):
        faults.append(f"{tag} already tags another commit")
    if os.environ.get("GITHUB_REF_TYPE") == "tag" and os.environ.get("GITHUB_REF_NAME") != tag:
        faults.append(f"the tag is {os.environ.get('GITHUB_REF_NAME')}, the version {wanted}")
    return faults


def changes(root: Path) -> list[str]:
    """Problems of CHANGELOG.md, whose first section must have this version, a date and some entries."""
    wanted = version(root)
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    _, _, first = text.partition("\n## ")
    head, _, body = first.partition("\n")
    found = re.fullmatch(rf"{re.escape(wanted)}, (\d{{4}}-\d\d-\d\d)", head.strip())
    if found is None:
        return [f"CHANGELOG.md begins with '## {head.strip()}', not with '## {wanted}, <year-month-day>'"]
    try:
        datetime.date.fromisoformat(found.group(1))
    except ValueError:
        return [f"CHANGELOG.md: {found.group(1)} is not a date"]
    if not re.search(r"^- ", body.partition("\n## ")[0], re.MULTILINE):
        return [f"CHANGELOG.md has no entries for {wanted}"]
    return []


def failures(root: Path) -> list[str]:
    """The first step that fails; also files that the steps leave behind in the tree."""
    for target, what in STEPS.items():
        print(f"make {target}: {what} ...", flush=True)
        if subprocess.run(["make", "--no-print-directory", target], cwd=root, check=False).returncode:
            return [f"make {target} fails: {what}"]
    return unclean(root)


def faults(root: Path) -> list[str]:
    """Everything that prevents a release; the slow steps run only if nothing else does."""
    return [*unclean(root), *versions(root), *changes(root)] or failures(root)


def main(root: Path = ROOT) -> int:
    """Run the command and return its exit code."""
    found = faults(root)
    for fault in found:
        print(f"Not ready: {fault}", file=sys.stderr)
    if not found:
        print(f"Ready to release {version(root)}: run git tag v{version(root)} and push the tag.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
