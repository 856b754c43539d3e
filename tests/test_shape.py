"""Limits for the size of functions and files."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(path for name in ("ttr_widget", "ttr_widget_relay") for path in (ROOT / name).rglob("*.py"))

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))


@each_file
def test_no_file_is_over_500_lines(path):
    """A longer file gives the reason in a line of its head that begins with ``# Long:``."""
    lines = path.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 500 or any(line.startswith("# Long:") for line in lines[:30])


def lines_of(function):
    """Docstrings do not count: they are as long as ``help()`` needs."""
    first = function.body[0]
    said = ast.get_docstring(function) is not None and first.end_lineno - first.lineno + 1
    return function.end_lineno - function.lineno + 1 - said


@each_file
def test_no_function_is_over_60_lines(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    sizes = {function.name: lines_of(function) for function in functions}

    assert {name: size for name, size in sizes.items() if size > 60} == {}
