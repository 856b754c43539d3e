"""Copies of the lessons: for pupils, for nbgrader and for Otter-Grader."""

import ast
import json
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.__main__ import main
from ttr_widget.lessons import EXERCISES
from ttr_widget.lessons.notebooks import exercise_of, lesson_files, with_pictures, without_solutions

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    """Otherwise the command would follow the language of the system."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def cells_of(path):
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def text_of(path):
    return "\n".join("".join(cell["source"]) for cell in cells_of(path))


def test_the_lessons_are_copied_and_never_overwritten(tmp_path, capsys):
    assert main(["lessons", str(tmp_path / "mine")]) == 0
    copies = sorted((tmp_path / "mine").iterdir())
    assert [path.name for path in copies] == [path.name for path in lesson_files()]
    assert copies[0].read_bytes() == lesson_files()[0].read_bytes()
    copies[0].write_text("my notes", encoding="utf-8")

    assert main(["lessons", str(tmp_path / "mine")]) == 0
    assert copies[0].read_text(encoding="utf-8") == "my notes"
    assert f"{len(copies)} files were there and are kept" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_said(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")

    assert main(["lessons", str(tmp_path / "file" / "mine")]) == 2
    assert "file" in capsys.readouterr().err


def test_playing_changes_no_tracked_file():
    """``make play`` opens a copy, which git ignores."""
    play = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay:")[2].partition("\n\n")[0]

    assert "lessons my-lessons" in play
    assert "my-lessons/01-play" in play
    assert "examples/" not in play
    assert "my-lessons/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_solutions_are_left_out():
    for path in lesson_files():
        notebook = without_solutions(json.loads(path.read_text(encoding="utf-8")))
        text = "\n".join("".join(cell["source"]) for cell in notebook["cells"])
        assert "<summary>" not in text
        assert "## Your turn" in text


@pytest.mark.parametrize("grader", ["nbgrader", "otter"])
def test_every_exercise_is_graded_once(grader, tmp_path):
    assert main(["lessons", str(tmp_path), "--for", grader]) == 0
    text = "\n".join(text_of(path) for path in tmp_path.rglob("*.ipynb"))

    for id in EXERCISES:
        assert text.count(f"answer_{id.replace('.', '_')} = ...") == 1
    assert not [cell for path in tmp_path.rglob("*.ipynb") for cell in cells_of(path) if cell.get("outputs")]
    assert "<summary>" not in text


def test_attached_pictures_are_handed_out_too(tmp_path):
    main(["lessons", str(tmp_path), "--for", "otter", "--lessons", "1"])
    (cell,) = [cell for cell in cells_of(tmp_path / "01-play" / "01-play.ipynb") if "attachments" in cell]

    assert "(data:image/png;base64," in with_pictures(cell)
    assert "attachment:" not in with_pictures(cell)


def test_cells_of_nbgrader_have_their_metadata(tmp_path):
    main(["lessons", str(tmp_path), "--for", "nbgrader"])
    marks = [
        cell["metadata"]["nbgrader"]
        for path in tmp_path.rglob("*.ipynb")
        for cell in cells_of(path)
        if cell["metadata"].get("nbgrader")
    ]

    assert (tmp_path / "source" / "03-rules" / "03-rules.ipynb").is_file()
    settings = (tmp_path / "nbgrader_config.py").read_text(encoding="utf-8")
    assert "c.Execute.timeout = 600" in settings, "nbgrader would stop lesson 10 after 30 seconds"
    assert len({mark["grade_id"] for mark in marks}) == len(marks) == 2 * len(EXERCISES)
    assert sum(mark.get("points", 0) for mark in marks) == len(EXERCISES)
    assert all(mark["grade"] != mark["solution"] for mark in marks)


def test_otter_finds_a_test_for_each_exercise(tmp_path):
    main(["lessons", str(tmp_path), "--for", "otter"])
    tests = sorted(tmp_path.rglob("tests/*.py"))

    assert len(tests) == len(EXERCISES)
    for path in tests:
        made = ast.parse(path.read_text(encoding="utf-8"))
        test = ast.literal_eval(made.body[-1].value)
        assert test["name"] == path.stem
        assert "ttr.check(" in test["suites"][0]["cases"][0]["code"]
        assert f'grader.check("{path.stem}")' in text_of(next(path.parents[1].glob("*.ipynb")))


def test_the_cells_of_exercises_are_found_in_any_form():
    cell = {"cell_type": "code", "source": ["answer_3_1 = 2  # a number\n", 'ttr.check("3.1", answer_3_1)']}

    assert exercise_of(cell) == ("3.1", "answer_3_1")
    assert exercise_of({**cell, "cell_type": "markdown"}) is None
    assert exercise_of({**cell, "source": 'ttr.check("99.1", x)'}) is None
    assert ttr.check("3.1").exercise == "3.1"
