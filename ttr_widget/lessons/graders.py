"""Versions of the lessons for nbgrader and Otter-Grader: the exercises become graded cells, worth a point each.

Both graders run :func:`ttr_widget.check`, so a pupil who is wrong reads the same hint as in the lesson.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from ttr_widget.kernel.message import ENGLISH

from .notebooks import (
    Notebook,
    code_cell,
    exercise_of,
    lesson_files,
    markdown_cell,
    read_notebook,
    without_solutions,
    written,
)

_NBGRADER = """\
c = get_config()
c.CourseDirectory.course_id = "{course}"
c.ClearSolutions.code_stub = {{"python": "# Replace the three dots by your answer."}}
c.Execute.timeout = 600  # seconds for a cell, not 30: a thousand games take longer on a busy computer
"""
_MARKS = "### BEGIN SOLUTION\n### END SOLUTION"
"""Without marks nbgrader would clear the whole cell, and with it the name of the answer."""
_OTTER_TEST = """\
OK_FORMAT = True

test = {{
    "name": "{name}",
    "points": 1,
    "suites": [
        {{
            "cases": [
                {{
                    "code": {code!r},
                    "hidden": False,
                    "locked": False,
                }}
            ],
            "scored": True,
            "setup": "",
            "teardown": "",
            "type": "doctest",
        }}
    ],
}}
"""
_OTTER_START = """\
import otter

grader = otter.Notebook(tests_dir="./tests")"""


def nbgrader_files(language: str = ENGLISH, numbers: Collection[int] = ()) -> Iterator[tuple[str, str]]:
    """The files of an nbgrader course: ``source/<lesson>/<lesson>.ipynb`` and ``nbgrader_config.py``."""
    yield "nbgrader_config.py", _NBGRADER.format(course="ttr")
    for path in _graded(language, numbers):
        notebook = without_solutions(read_notebook(path))
        cells: list[dict[str, Any]] = []
        for cell in notebook["cells"]:
            found = exercise_of(cell)
            cells += [_plain(cell)] if found is None else _nbgrader_cells(*found)
        yield f"source/{path.stem}/{path.name}", written({**notebook, "cells": cells})


def _nbgrader_cells(id: str, answer: str) -> list[dict[str, Any]]:
    name = id.replace(".", "-")
    common = {"schema_version": 3, "task": False}
    solution = {**common, "grade": False, "grade_id": f"answer-{name}", "locked": False, "solution": True}
    test = {**common, "grade": True, "grade_id": f"test-{name}", "locked": True, "points": 1, "solution": False}
    return [
        code_cell(f"answer-{name}", f"{answer} = ...\n{_MARKS}", nbgrader=solution),
        code_cell(
            f"test-{name}",
            f'verdict = ttr.check("{id}", {answer})\nassert verdict, verdict',
            nbgrader=test,
        ),
    ]


def otter_files(language: str = ENGLISH, numbers: Collection[int] = ()) -> Iterator[tuple[str, str]]:
    """The files for Otter: a folder per lesson with the notebook and a ``tests`` folder."""
    for path in _graded(language, numbers):
        notebook = without_solutions(read_notebook(path))
        cells = [code_cell("otter-start", _OTTER_START)]
        for cell in notebook["cells"]:
            found = exercise_of(cell)
            if found is None:
                cells.append(_plain(cell))
                continue
            id, answer = found
            name = f"q{id.replace('.', '_')}"
            cells += [
                code_cell(f"answer-{name}", f"{answer} = ..."),
                code_cell(f"check-{name}", f'grader.check("{name}")'),
            ]
            code = f'>>> verdict = ttr.check("{id}", {answer})\n>>> assert verdict, verdict'
            yield f"{path.stem}/tests/{name}.py", _OTTER_TEST.format(name=name, code=code)
        yield f"{path.stem}/{path.name}", written({**notebook, "cells": cells})


def _graded(language: str, numbers: Collection[int]) -> list[Path]:
    """The lessons with exercises that check themselves."""
    return [path for path in lesson_files(language, numbers) if any(map(exercise_of, read_notebook(path)["cells"]))]


def _plain(cell: dict[str, Any]) -> dict[str, Any]:
    """A cell that is not graded, without outputs."""
    if cell["cell_type"] == "code":
        return code_cell(cell["id"], "".join(cell["source"]))
    plain = markdown_cell(cell["id"], "".join(cell["source"]))
    return {**plain, "attachments": cell["attachments"]} if "attachments" in cell else plain


def graded_files(grader: str, language: str = ENGLISH, numbers: Collection[int] = ()) -> Iterator[tuple[str, str]]:
    """The files for a grader, ``"nbgrader"`` or ``"otter"``."""
    return {"nbgrader": nbgrader_files, "otter": otter_files}[grader](language, numbers)


__all__ = ["Notebook", "graded_files", "nbgrader_files", "otter_files"]
