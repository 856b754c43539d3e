"""The notebooks in ``examples/`` run, and so does the Python code in the README and the guides."""

import ast
import base64
import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tools.notebooks import GUESTS, PICTURE, PLAYED, SEEN, STRIP, WIDGET
from ttr_widget.lessons.notebooks import language_of

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))

PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)

LEARN = {"en": "**What you learn:**", "de": "**Das lernst du:**", "pl": "**Czego się nauczysz:**"}
YOUR_TURN = {"en": "## Your turn\n", "de": "## Jetzt du\n", "pl": "## Twoja kolej\n"}

TRANSLATED = {"01-play.de", "03-rules.pl"}
"""One of each language; make long runs the others."""

each_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)


def test_there_are_notebooks():
    assert NOTEBOOKS


@each_notebook
def test_a_notebook_opens_without_asking_for_a_kernel(notebook):
    metadata = json.loads(notebook.read_text(encoding="utf-8"))["metadata"]

    assert metadata["kernelspec"]["name"] == "python3"


@each_notebook
def test_a_notebook_says_what_it_teaches(notebook):
    first = json.loads(notebook.read_text(encoding="utf-8"))["cells"][0]
    text = "".join(first["source"])

    assert first["cell_type"] == "markdown"
    assert text.startswith("# ")
    assert LEARN[language_of(notebook)] in text


@each_notebook
def test_a_notebook_has_something_to_do_and_hides_the_answer(notebook):
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")

    assert "<details><summary>" in text.partition(YOUR_TURN[language_of(notebook)])[2]


@each_notebook
def test_a_notebook_is_stored_as_make_notebooks_leaves_it(notebook):
    """Run once from top to bottom, without outputs that need a kernel or a browser."""
    stored = json.loads(notebook.read_text(encoding="utf-8"))
    cells = [cell for cell in stored["cells"] if cell["cell_type"] == "code"]
    outputs = [output for cell in cells for output in cell["outputs"]]

    assert notebook.stat().st_size < 300_000
    assert set(stored["metadata"]) == {"kernelspec", "language_info"}
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert outputs
    for output in outputs:
        assert output["output_type"] in ("stream", "execute_result", "display_data"), output
        assert output.get("name", "stdout") == "stdout", output
        kinds = set(output.get("data", {"text/plain": ""}))
        assert WIDGET not in kinds
        assert kinds <= {"image/png", "text/html", "text/plain"}
    assert "object at 0x" not in json.dumps(outputs), "addresses differ between runs"


@each_notebook
def test_only_pictures_are_not_compared(notebook):
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        pictures = ["image/png" in output.get("data", ()) for output in cell.get("outputs", ())]

        tags = cell["metadata"].get("tags", ())

        assert (any(pictures) or GUESTS in tags) == (PICTURE in tags)
        assert "NBVAL" not in "".join(cell["source"])


@each_notebook
def test_attached_pictures_are_there_and_shown(notebook):
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]

    for cell in cells:
        told = re.findall(r"\(attachment:([^)]+)\)", "".join(cell["source"]))
        assert told == list(cell.get("attachments", {}))
        for name in told:
            with Image.open(io.BytesIO(base64.b64decode(cell["attachments"][name]["image/png"]))) as picture:
                assert picture.width >= 700
    assert any("attachments" in cell for cell in cells) == notebook.name.startswith("01-")


@each_notebook
def test_no_link_of_a_guest_is_stored(notebook):
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if "invite(" in "".join(cell["source"]) and cell["cell_type"] == "code":
            assert GUESTS in cell["metadata"]["tags"]
            assert cell["outputs"] == []


@each_notebook
def test_the_picture_of_a_page_says_that_it_is_one(notebook):
    """Otherwise readers would try to click it."""
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", ()):
            if png := output.get("data", {}).get("image/png"):
                with Image.open(io.BytesIO(base64.b64decode(png))) as picture:
                    corner = picture.convert("L").crop((0, 0, 8, STRIP)).tobytes()
                dark = max(corner) < 90
                page = re.search(r"^(lobby|table|ttr.GameWidget\(.*)$", "".join(cell["source"]), re.MULTILINE)

                assert dark == bool(page)
                assert "".join(output["data"]["text/plain"]) == (PLAYED if page else SEEN)[language_of(notebook)]


def with_claims(code):
    """The code with an assertion for each comment that gives a value: ``total(3)  # 12: three fours``."""
    lines = code.splitlines()
    for node in reversed(ast.parse(code).body):
        said = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode().strip()
        if not isinstance(node, ast.Expr) or not said.startswith("# "):
            continue
        shown = node.value
        if isinstance(shown, ast.Call) and ast.unparse(shown.func) == "print" and len(shown.args) == 1:
            shown = shown.args[0]
        for text in (said[2:], said[2:].partition(":")[0]):
            with contextlib.suppress(ValueError, SyntaxError):
                lines.insert(node.end_lineno, f"assert ({ast.unparse(shown)}) == {ast.literal_eval(text)!r}")
                break
    return "\n".join([*lines, ""])


def test_what_a_comment_claims_is_asserted():
    code = "ways = 2\nways + 1  # 3: one more\nprint([ways])  # [2]\nprint(ways)  # two of them\n"
    first, second, third, fourth = code.splitlines()

    asserted = [first, second, "assert (ways + 1) == 3", third, "assert ([ways]) == [2]", fourth]
    assert with_claims(code).splitlines() == asserted


def with_solutions(notebook, folder):
    """A copy with a cell for each Python block in the texts: the hidden solutions, with their comments asserted."""
    stored = json.loads(notebook.read_text(encoding="utf-8"))
    cells = []
    for cell in stored["cells"]:
        cells.append(cell)
        for code in PYTHON.findall("".join(cell["source"])) if cell["cell_type"] == "markdown" else ():
            solution = {"cell_type": "code", "source": with_claims(code), "outputs": [], "execution_count": None}
            cells.append({**solution, "metadata": {"tags": [PICTURE]}, "id": f"solution-{len(cells)}"})
    copy = folder / notebook.name
    copy.write_text(json.dumps({**stored, "cells": cells}), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    "notebook",
    [
        pytest.param(path, marks=[] if language_of(path) == "en" or path.stem in TRANSLATED else pytest.mark.long)
        for path in NOTEBOOKS
    ],
    ids=lambda path: path.stem,
)
def test_a_notebook_runs(notebook, tmp_path):
    """Including its hidden solutions.

    In a pytest of its own: nbval makes each cell a test, and xdist would distribute the cells over several processes.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        environment[name] = str(tmp_path / name)  # ignores the user's settings
    environment["PYTHONPATH"] = str(ROOT)
    nbval = ["--nbval", "--nbval-current-env", "--nbval-cell-timeout=120"]

    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "--color=no",
            "-p",
            "no:cacheprovider",
            *nbval,
            str(with_solutions(notebook, tmp_path)),
        ],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    if run.returncode != 0:
        hint = "\nIf the new output is intended, run `make notebooks` and review the diff."
        pytest.fail(run.stdout + run.stderr + hint, pytrace=False)


TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = {str(path.relative_to(ROOT)): PYTHON.findall(path.read_text(encoding="utf-8")) for path in TEXTS}


def test_nearly_all_pages_show_python():
    without = [page for page, blocks in BLOCKS.items() if not blocks and "/worksheets/" not in page]

    assert without == ["docs/guides/on-the-web.md"]


@pytest.mark.parametrize("page", [page for page, blocks in BLOCKS.items() if blocks])
def test_the_python_in_our_pages_runs(page):
    code = with_claims("\n".join(BLOCKS[page]))
    exec(compile(code, page, "exec"), {"__name__": page})  # noqa: S102 -- our own texts
