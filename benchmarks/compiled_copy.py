"""A copy of the package in which the busiest modules are compiled with mypyc, under ``build/compiled/``.

The package itself is pure Python.  ``make bench`` measures what compiling gains, and ``make compiled`` runs the tests
on the copy.

mypyc turns classes into C structs.  Classes that users derive from or inspect must remain ordinary Python classes.
Therefore each of them is decorated in the copy, which keeps mypyc from turning it into a struct (its methods are
compiled nevertheless).  It also keeps its docstring and cached properties, which mypyc would drop, and its annotations
are quoted, because mypyc forgets all others and dataclasses and saves need them.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "compiled"
STAMP = "compiled.stamp"
DECORATORS = Path("ttr_widget", "_ordinary.py")

MODULES = {
    "bots/levels": "attention",
    "bots/planning": "*",
    "kernel": "cards cheapest_paths connectivity payment reckoning seen_events trails turn verdicts view",
    "queries": "positions unseen",
    "rules": "announced_tickets claiming market pair_routes parallel_routes ticket_piles tickets",
}
"""The modules to compile: those in which games of bots and random games spend their time.

Not ``kernel/state.py``: mypyc's structs cannot be made without their ``__init__``, as copies of drafts are.  Not
``kernel/rule.py``: the methods of ordinary classes lose their names, which rules are asked by."""
LEFT_OUT = ("__init__", "learned", "weights")
"""Modules of the planner that are not compiled: they are read once, or inspected."""
NATIVE = r"(?:LearnersReader|Plan|Target|\w*Need)"
"""Dataclasses and subclasses that become structs nevertheless, because nobody but our bots sees them."""
ORDINARY = {"Rule", "Shown", "TicketTable", "Way", "lazy"}
"""Classes without a decorator that have ordinary subclasses, or that mypyc cannot turn into structs."""
CLOSED_BASES = {"Mapping", "Protocol"}

DECORATORS_TEXT = '''"""Decorators that keep classes unchanged; see benchmarks/compiled_copy.py."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

C = TypeVar("C", bound=type)
T = TypeVar("T")


class kept_property(cached_property[T]):
    pass


def as_written(doc: str | None) -> Callable[[C], C]:
    def decorate(cls: C) -> C:
        cls.__doc__ = doc
        return cls

    return decorate
'''

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

files = sys.argv.pop().split(",")
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
# One group, but "separate": otherwise mypyc assumes that ordinary classes have no subclasses.
modules = mypycify([*options, *files], opt_level="2", debug_level="0", separate=[(files, None)])
setup(name="compiled", packages=[], ext_modules=modules)
"""

LAZY = re.compile(r"^    @lazy\n    def (\w+)\(self\) -> (.+):\n", re.MULTILINE)
NATIVE_LAZY = r"""    _kept_\1: \2 | None = None

    @property
    def \1(self) -> \2:
        if self._kept_\1 is None:
            self._kept_\1 = self._make_\1()
        return self._kept_\1

    def _make_\1(self) -> \2:
"""
"""A struct has no dictionary in which a lazy property could keep its value, so it keeps it in an attribute."""


def files() -> list[Path]:
    """The modules to compile, relative to the parent of the package."""
    found = [
        path.relative_to(ROOT)
        for folder, names in MODULES.items()
        for name in names.split()
        for path in sorted((ROOT / "ttr_widget" / folder).glob(f"{name}.py"))
    ]
    return [path for path in found if path.stem not in LEFT_OUT]


def ordinary_classes(source: str) -> Iterator[ast.ClassDef]:
    """The classes that must remain ordinary classes."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and not re.fullmatch(NATIVE, node.name):
            bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
            if node.decorator_list or node.name in ORDINARY or bases - CLOSED_BASES or any(_cached(node)):
                yield node


def _cached(node: ast.ClassDef) -> Iterator[ast.Name]:
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            for mark in method.decorator_list:
                if isinstance(mark, ast.Name) and mark.id == "cached_property":
                    yield mark


def marked(source: str) -> str:
    """The source as mypyc needs it: ordinary classes decorated with quoted annotations, the others without slots."""
    source = LAZY.sub(NATIVE_LAZY, source)
    source = re.sub(r"(\w+)\.(\w+)\.make\(self\)", r"\1._make_\2(self)", source)
    source = re.sub(rf"(@dataclass\(.*?)(, )?slots=True\)\nclass ({NATIVE})\b", r"\1)\nclass \3", source)
    edits: list[tuple[int, int, int, int, str]] = []
    for cls in ordinary_classes(source):
        line = min([cls.lineno, *(mark.lineno for mark in cls.decorator_list)])
        edits.append((line, 0, line, 0, f"@_ordinary.as_written({ast.get_docstring(cls, clean=False)!r})\n"))
        hints = [node.annotation for node in cls.body if isinstance(node, ast.AnnAssign)]
        renamed: list[tuple[ast.expr, str]] = [(hint, repr(ast.unparse(hint))) for hint in hints]
        for node, text in [*renamed, *((mark, "_ordinary.kept_property") for mark in _cached(cls))]:
            edits.append((node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, text))
    if edits:
        imports = [node for node in ast.parse(source).body if isinstance(node, (ast.Import, ast.ImportFrom))]
        after = (imports[0].end_lineno or 0) + 1
        edits.append((after, 0, after, 0, "from ttr_widget import _ordinary\n"))
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for first, start, last, end, text in sorted(edits, reverse=True):
        lines[first - 1 : last] = [lines[first - 1][:start] + text.encode() + lines[last - 1][end:]]
    return b"".join(lines).decode()


def lacking() -> str | None:
    """What is missing for compiling, as a text, or ``None``."""
    for name in ("mypyc", "setuptools"):
        if importlib.util.find_spec(name) is None:
            return f"{name} is not installed (pip install -e '.[compiled]')"
    compiler = sysconfig.get_config_var("CC")
    if compiler and shutil.which(shlex.split(compiler)[0]) is None:
        return f"C compiler {compiler!r} not found (on Debian and Ubuntu: apt install gcc)"
    return None


def build() -> bool:
    """Compile the copy unless it is up to date; returns whether it can be used."""
    package = ROOT / "ttr_widget"
    known = hashlib.sha256(f"{sys.version} {metadata.version('mypy')}".encode())
    for path in [Path(__file__), *sorted(package.rglob("*.py"))]:
        known.update(path.read_bytes())
    stamp = FOLDER / STAMP
    if not stamp.exists() or stamp.read_text() != known.hexdigest():
        print("Compiling (some minutes) ...", flush=True)
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(package, FOLDER / "ttr_widget", ignore=shutil.ignore_patterns("__pycache__"))
        if not _compiled():
            return False
        stamp.write_text(known.hexdigest())
    for name in ("benchmarks", "tests", "tools", "examples", "docs"):
        shutil.copytree(ROOT / name, FOLDER / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for page in [ROOT / "pyproject.toml", ROOT / "Makefile", *ROOT.glob("*.md")]:
        shutil.copy(page, FOLDER)
    return True


def _compiled() -> bool:
    """Compile the chosen modules of the copy; prints the errors if that fails."""
    chosen = files()
    # mypyc must not take the classes of other modules for structs either; these modules are restored afterwards.
    folders = [ROOT / "ttr_widget" / name for name in ("kernel", "rules")]
    others = [path.relative_to(ROOT) for folder in folders for path in folder.glob("*.py")]
    for path in {*others, *chosen}:
        (FOLDER / path).write_text(marked((ROOT / path).read_text("utf-8")), "utf-8")
    (FOLDER / DECORATORS).write_text(DECORATORS_TEXT, "utf-8")
    (FOLDER / "setup.py").write_text(SETUP, "utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", ",".join(map(str, chosen))]
    log = FOLDER / "compiled.log"
    with log.open("w") as out:
        if subprocess.run(command, cwd=FOLDER, stdout=out, stderr=subprocess.STDOUT, check=False).returncode:
            errors = [line for line in log.read_text("utf-8", "replace").splitlines() if "warning:" not in line]
            print("\n".join(errors[-5:]))
            print(f"Compiling failed (see {log}).")
            return False
    for path in set(others) - set(chosen):
        shutil.copy(ROOT / path, FOLDER / path)
    return True
