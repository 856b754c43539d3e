"""The modules of the packages import one another without a cycle, in annotations and inside functions too."""

import ast
from pathlib import Path

import networkx as nx

ROOT = Path(__file__).parents[1]
PACKAGES = ("ttr_widget", "ttr_widget_relay")


def modules():
    """The name of each module with its file."""
    found = {}
    for path in (path for package in PACKAGES for path in (ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name, path):
    """The dotted names that a module imports anywhere in its file; ``from a import b`` is ``a`` and ``a.b``."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield from ((base, alias.name) for alias in node.names)


def import_graph(files):
    """Who imports whom.  A package whose module is imported by name counts only if a name of its own is taken."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(files)
    for name, path in files.items():
        for base, member in imported(name, path):
            target = f"{base}.{member}" if f"{base}.{member}" in files else base
            if target in files and target != name:
                graph.add_edge(name, target)
    return graph


def test_no_import_cycle():
    cycles = [sorted(group) for group in nx.strongly_connected_components(import_graph(modules())) if len(group) > 1]

    assert cycles == []


def test_the_graph_sees_imports_for_types_and_inside_functions(tmp_path):
    texts = {
        "a": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pack.b import Thing\n",
        "b": "def late():\n    from . import c\n",
        "c": "import pack.a\n",
    }
    files = {}
    for name, text in texts.items():
        files[f"pack.{name}"] = tmp_path / f"{name}.py"
        files[f"pack.{name}"].write_text(text)

    assert set(import_graph(files).edges) == {("pack.a", "pack.b"), ("pack.b", "pack.c"), ("pack.c", "pack.a")}
