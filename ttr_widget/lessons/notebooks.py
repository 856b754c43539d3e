"""The notebooks of the lessons: where they are, and copies to work with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .exercises import EXERCISES

Notebook = dict[str, Any]
PACKAGED = Path(__file__).parent / "notebooks"
"""Their place in an installed package."""
SOURCES = Path(__file__).parents[2] / "examples"
"""Their place in a checkout."""
CHECK = re.compile(r'^ttr\.check\("([\d.]+)", (\w+)\)$', re.MULTILINE)
_SOLUTION = re.compile(r"<details><summary>.*?</details>", re.DOTALL)


def lesson_files() -> list[Path]:
    """The notebooks, in order."""
    return sorted((PACKAGED if PACKAGED.is_dir() else SOURCES).glob("[0-9][0-9]-*.ipynb"))


def read_notebook(path: Path) -> Notebook:
    """A notebook as data."""
    notebook: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def written(notebook: Notebook) -> str:
    """The text of a notebook's file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def source_of(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def exercise_of(cell: dict[str, Any]) -> tuple[str, str] | None:
    """The exercise that a cell checks, and the name of its answer; ``None`` for other cells."""
    found = CHECK.search(source_of(cell)) if cell["cell_type"] == "code" else None
    return (found[1], found[2]) if found and found[1] in EXERCISES else None


def without_solutions(notebook: Notebook) -> Notebook:
    """The notebook without the folded solutions, for handing out."""
    cells = []
    for cell in notebook["cells"]:
        source = source_of(cell)
        told = source if cell["cell_type"] == "code" else _SOLUTION.sub("", source).strip()
        if told:
            cells.append({**cell, "source": told})
    return {**notebook, "cells": cells}


def code_cell(id: str, source: str, **metadata: Any) -> dict[str, Any]:
    """A code cell that has not been run."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": id,
        "metadata": metadata,
        "outputs": [],
        "source": source,
    }


def markdown_cell(id: str, source: str, **metadata: Any) -> dict[str, Any]:
    """A cell of text."""
    return {"cell_type": "markdown", "id": id, "metadata": metadata, "source": source}


def copies() -> Iterator[tuple[str, str]]:
    """The name and the text of each lesson."""
    for path in lesson_files():
        yield path.name, path.read_text(encoding="utf-8")
