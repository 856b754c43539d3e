"""The notebooks of the lessons: where they are, and copies to work with."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from ttr_widget.kernel.errors import BadInput, at
from ttr_widget.kernel.message import ENGLISH, Message

from .exercises import EXERCISES

Notebook = dict[str, Any]
PACKAGED = Path(__file__).parent / "notebooks"
"""Their place in an installed package."""
SOURCES = Path(__file__).parents[2] / "examples"
"""Their place in a checkout."""
CHECK = re.compile(r'^ttr\.check\("([\d.]+)", (\w+)\)$', re.MULTILINE)
_SOLUTION = re.compile(r"<details><summary>.*?</details>", re.DOTALL)


def lesson_files(language: str = ENGLISH, numbers: Collection[int] = ()) -> list[Path]:
    """The notebooks in order, each in this language if there is one, otherwise in English; some of them by number."""
    found = {number_of(path): path for path in all_lesson_files() if language_of(path) == ENGLISH}
    for number in numbers:
        if number not in found:
            known = tuple(map(str, found))
            raise BadInput(at("lessons", Message("error-choice", given=str(number), names=known, near="")))
    found |= {number_of(path): path for path in all_lesson_files() if language_of(path) == language}
    return [found[number] for number in sorted(found) if not numbers or number in numbers]


def all_lesson_files() -> list[Path]:
    """The notebooks in all languages."""
    return sorted((PACKAGED if PACKAGED.is_dir() else SOURCES).glob("[0-9][0-9]-*.ipynb"))


def number_of(path: Path) -> int:
    """The number of a lesson: 3 for ``03-rules.de.ipynb``."""
    return int(path.name[:2])


def language_of(path: Path) -> str:
    """The language of a lesson: ``"de"`` for ``03-rules.de.ipynb``, English without a mark."""
    return Path(path.stem).suffix.removeprefix(".") or ENGLISH


def lesson_languages() -> list[str]:
    """The languages that have lessons, English first."""
    found = {language_of(path) for path in all_lesson_files()}
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def title_of(path: Path) -> str:
    """The title of a lesson, the first line of its first cell: ``"3 · The rules by example"``."""
    return source_of(read_notebook(path)["cells"][0]).partition("\n")[0].removeprefix("# ")


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


def with_pictures(cell: dict[str, Any]) -> str:
    """The text of a cell with its attached pictures in it, for pages that know no attachments."""
    text = source_of(cell)
    for name, picture in cell.get("attachments", {}).items():
        text = text.replace(f"(attachment:{name})", f"(data:image/png;base64,{picture['image/png'].strip()})")
    return text


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


def copies(language: str = ENGLISH, numbers: Collection[int] = ()) -> Iterator[tuple[str, str]]:
    """The name and the text of each lesson."""
    for path in lesson_files(language, numbers):
        yield path.name, path.read_text(encoding="utf-8")
