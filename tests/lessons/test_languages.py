"""Lessons in other languages: in step with the English ones, and chosen by the command."""

import ast
import json
from collections import Counter

import pytest

import ttr_widget as ttr
from ttr_widget.__main__ import main
from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.command import copy_lessons, system_language
from ttr_widget.lessons.notebooks import (
    all_lesson_files,
    exercise_of,
    language_of,
    lesson_files,
    lesson_languages,
    number_of,
    source_of,
    title_of,
)
from ttr_widget.locales import locales

TRANSLATED = [path for path in all_lesson_files() if language_of(path) != ENGLISH]
each_translation = pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.stem)


def cells_of(path):
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def code_of(path):
    return "\n".join(source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "code")


def calls(code):
    """The functions that a lesson calls, and how often."""
    return Counter(
        node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
    )


def test_the_first_lessons_are_in_all_languages():
    assert lesson_languages() == list(locales())
    assert {(number_of(path), language_of(path)) for path in TRANSLATED} == {
        (number, language) for number in (1, 3, 7) for language in locales() if language != ENGLISH
    }


@each_translation
def test_a_translation_is_in_step_with_the_english_lesson(path):
    (english,) = lesson_files(numbers=[number_of(path)])
    ours, theirs = cells_of(path), cells_of(english)

    assert [(cell["cell_type"], cell["metadata"]) for cell in ours] == [
        (cell["cell_type"], cell["metadata"]) for cell in theirs
    ]
    assert [*filter(None, map(exercise_of, ours))] == [*filter(None, map(exercise_of, theirs))]
    assert calls(code_of(path)) - calls(code_of(english)) == {"set_locale": 1}
    assert calls(code_of(english)) - calls(code_of(path)) == Counter()


@each_translation
def test_the_first_cell_chooses_the_language(path):
    first = next(cell for cell in cells_of(path) if cell["cell_type"] == "code")

    assert f'ttr.set_locale("{language_of(path)}")' in source_of(first)


def test_lessons_are_chosen_by_number_and_language():
    chosen = lesson_files("pl", [7, 2])

    assert [path.name for path in chosen] == ["02-state.ipynb", "07-puzzles.pl.ipynb"]
    assert title_of(chosen[1]).startswith("7 · ")
    assert len(lesson_files("de")) == len(lesson_files())
    with pytest.raises(ttr.BadInput, match="lessons: unknown 99"):
        lesson_files(numbers=[1, 99])


def test_the_command_copies_lessons_in_a_language(tmp_path, capsys):
    assert main(["lessons", str(tmp_path), "--language", "de", "--lessons", "1,2"]) == 0

    assert sorted(path.name for path in tmp_path.iterdir()) == ["01-play.de.ipynb", "02-state.ipynb"]
    said = capsys.readouterr().out
    assert "1 · Spielen" in said
    assert "2 · Read the state (in English)" in said


def test_graded_versions_in_a_language(tmp_path):
    copy_lessons(tmp_path, "nbgrader", "pl", [3])

    (released,) = tmp_path.rglob("*.ipynb")
    assert released.name == "03-rules.pl.ipynb"
    assert "Rozwiązanie" not in released.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "pl_PL", "LANG": "de_DE"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "German_Germany.1252"}, "de"),
    ],
)
def test_the_language_of_the_system_is_the_default(variables, language):
    assert system_language(variables) == language
