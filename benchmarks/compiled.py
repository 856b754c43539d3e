"""Speed of a copy compiled with mypyc: ``python -m benchmarks.compiled``, or part of ``make bench``.

The package itself is pure Python. This command compiles a copy under ``build/compiled/`` and runs the benchmark, or
with ``--test`` the tests, on the copy.

mypyc turns classes into C structs. Classes that users derive from or inspect must remain ordinary Python classes.
Therefore each of them is decorated in the copy, which keeps mypyc from turning it into a struct (its methods are
compiled nevertheless). It also keeps its docstring and cached properties, which mypyc would drop, and its annotations
are quoted, because mypyc forgets all others and dataclasses and saves need them.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import os
import random
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "compiled"
STAMP = "compiled.stamp"

LEFT_OUT = {
    "__init__": "no gain",
    "board": "read only once; its records are pickled and inspected",
    "codec": "only for saves; reads annotations",
    "event": "reads annotations; its else of TYPE_CHECKING is unreachable for mypyc",
    "errors": "exceptions, and a subclass of str",
    "gaps": "only for questions of people; mypyc wants floats alone in a list of floats",
    "language": "only for texts",
    "message": "only for texts",
    "words": "only for explanations; reads docstrings",
}
OPEN = {"Rule", "Way", "Shown", "TicketTable"}
"""Classes without a decorator that have subclasses."""
CLOSED_BASES = {"Mapping", "Protocol"}

KEEP = '''"""Decorators that keep classes unchanged; see benchmarks/compiled.py."""

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


def files(package: Path) -> list[Path]:
    """The modules to compile, relative to the parent of the package."""
    inner = [path for folder in ("kernel", "rules") for path in sorted((package / folder).glob("*.py"))]
    found = [path for path in [*inner, package / "notation.py"] if path.stem not in LEFT_OUT]
    return [path.relative_to(package.parent) for path in found if not _closures(path.read_text("utf-8"))]


def _open_classes(source: str) -> Iterator[ast.ClassDef]:
    """The classes that must remain ordinary classes."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
            if node.decorator_list or node.name in OPEN or bases - CLOSED_BASES or any(_cached(node)):
                yield node


def _cached(node: ast.ClassDef) -> Iterator[ast.Name]:
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            for mark in method.decorator_list:
                if isinstance(mark, ast.Name) and mark.id == "cached_property":
                    yield mark


def _closures(source: str) -> bool:
    """Whether a method of an ordinary class contains a function. mypyc 2.4 fails on them, so they are skipped."""
    methods = (m for cls in _open_classes(source) for m in cls.body if isinstance(m, ast.FunctionDef))
    return any(
        isinstance(inner, (ast.FunctionDef, ast.Lambda)) and inner is not m for m in methods for inner in ast.walk(m)
    )


def marked(source: str) -> str:
    """The source with ordinary classes decorated and their annotations quoted."""
    edits: list[tuple[int, int, int, int, str]] = []
    for cls in _open_classes(source):
        line = min([cls.lineno, *(mark.lineno for mark in cls.decorator_list)])
        edits.append((line, 0, line, 0, f"@_keep.as_written({ast.get_docstring(cls, clean=False)!r})\n"))
        hints = [node.annotation for node in cls.body if isinstance(node, ast.AnnAssign)]
        renamed: list[tuple[ast.expr, str]] = [(hint, repr(ast.unparse(hint))) for hint in hints]
        for node, text in [*renamed, *((mark, "_keep.kept_property") for mark in _cached(cls))]:
            edits.append((node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0, text))
    if edits:
        imports = [node for node in ast.parse(source).body if isinstance(node, (ast.Import, ast.ImportFrom))]
        after = (imports[0].end_lineno or 0) + 1
        edits.append((after, 0, after, 0, "from ttr_widget import _keep\n"))
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
        print("Compiling (about a minute) ...", flush=True)
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(package, FOLDER / "ttr_widget", ignore=shutil.ignore_patterns("__pycache__"))
        chosen = files(package)
        for path in chosen:
            (FOLDER / path).write_text(marked((ROOT / path).read_text("utf-8")), "utf-8")
        (FOLDER / "ttr_widget" / "_keep.py").write_text(KEEP, "utf-8")
        (FOLDER / "setup.py").write_text(SETUP, "utf-8")
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", ",".join(map(str, chosen))]
        log = FOLDER / "compiled.log"
        with log.open("w") as out:
            if subprocess.run(command, cwd=FOLDER, stdout=out, stderr=subprocess.STDOUT, check=False).returncode:
                print("\n".join(log.read_text("utf-8", "replace").splitlines()[-5:]))
                print(f"Compiling failed (see {log}); only pure Python was measured.")
                return False
        stamp.write_text(known.hexdigest())
    for name in ("benchmarks", "tests", "tools", "examples", "docs"):
        shutil.copytree(ROOT / name, FOLDER / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for page in [ROOT / "pyproject.toml", ROOT / "Makefile", *ROOT.glob("*.md")]:
        shutil.copy(page, FOLDER)
    return True


def run(*arguments: str) -> int:
    """Run Python on the compiled copy and return the exit code."""
    environment = {**os.environ, "PYTHONPATH": str(FOLDER)}
    return subprocess.run([sys.executable, *arguments], cwd=FOLDER, env=environment, check=False).returncode


def inside(portions: int) -> None:
    """Run the benchmark in the copy, after checking that the copy is what is imported."""
    from benchmarks import bench  # noqa: PLC0415  (imports the package, which must be the copy here)

    native = files(ROOT / "ttr_widget")
    for path in native:
        module = import_module(".".join(path.with_suffix("").parts))
        assert (module.__file__ or "").endswith((".so", ".pyd")), f"{path} is not compiled"
    rng = random.Random(1)
    bench.race("europe", 2, portions, rng, f"compiled ({len(native)} modules), ")
    bench.race("europe", 5, portions // 2, rng, f"compiled ({len(native)} modules), ")


def measure(portions: int) -> int:
    """Compile and run the benchmark, or say why that is impossible."""
    lack = lacking()
    if lack:
        print(f"Not compiled: {lack}; only pure Python was measured.")
        return 0
    return run("-m", "benchmarks.compiled", "--inside", "--portions", str(portions)) if build() else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--portions", type=int, default=20)
    parser.add_argument("--test", action="store_true", help="run the tests on the compiled copy")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options, more = parser.parse_known_args()
    if options.inside:
        inside(options.portions)
        return 0
    if options.test:
        lack = lacking()
        if lack:
            sys.exit(f"Not compiled: {lack}.")
        # Left out: tests of the repository rather than the code, and tests that need the tools of the page.
        names = ("test_shape.py", "test_docs.py", "test_contributing.py", "package", "hosts", "ui/test_axe.py")
        left_out = [f"--ignore=tests/{name}" for name in names]
        return run("-m", "pytest", "-q", *left_out, *more) if build() else 1
    return measure(options.portions)


if __name__ == "__main__":
    sys.exit(main())
