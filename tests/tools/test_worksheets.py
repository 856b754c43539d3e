"""Worksheets: pupils get questions and room to write, teachers the answers; the answers are proved in test_examples."""

import re

import pytest

from tools.worksheets import figure_of, page_of, sheets
from ttr_widget.kernel.message import ENGLISH
from ttr_widget.lessons.notebooks import all_lesson_files, language_of

PICTURE = re.compile(r"^```picture\n(.*?)^```$", re.MULTILINE | re.DOTALL)
each_sheet = pytest.mark.parametrize("sheet", sheets(), ids=lambda path: path.stem)


@each_sheet
def test_pupils_get_no_answers_and_teachers_all(sheet):
    text = sheet.read_text(encoding="utf-8")
    pictures = [b"png"] * len(PICTURE.findall(text))
    pupils, teachers = (page_of(text, language_of(sheet), pictures, answers) for answers in (False, True))
    questions = re.findall(r"^## \d\. ", text, re.MULTILINE)

    assert pupils.count("<section>") == teachers.count("<section>") == len(questions) >= 3
    (answer,) = {*re.findall(r"<summary>(\w+)</summary>", text)}
    assert f">{answer}<" in teachers
    assert f">{answer}<" not in pupils
    assert 'class="answer"' not in pupils
    assert teachers.count('<div class="answer">') == text.count("<details>") >= 2
    assert 'class="lines"' in pupils
    for page in (pupils, teachers):
        assert page.count("<img") == len(pictures)
        assert "assert " not in page
        assert not re.search(r"```|\[\d+ (lines|mm)\]|<details", page)


@each_sheet
def test_a_worksheet_belongs_to_a_lesson_and_its_pictures_can_be_drawn(sheet):
    assert sheet.stem in {path.stem for path in all_lesson_files()}
    for code in PICTURE.findall(sheet.read_text(encoding="utf-8")):
        assert figure_of(code)["layout"]["width"] >= 1000


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in sheets() if language_of(sheet) != ENGLISH], ids=lambda path: path.stem
)
def test_a_translation_is_in_step_with_the_english_sheet_whose_answers_are_proved(sheet):
    english = sheet.with_name(f"{sheet.stem.partition('.')[0]}.md")
    ours, theirs = (path.read_text(encoding="utf-8") for path in (sheet, english))

    assert PICTURE.findall(ours) == PICTURE.findall(theirs)
    for pattern in (r"^\[\d+ .*\]$", r"^## \d", "<details>", r"^\| ---.*"):
        assert re.findall(pattern, ours, re.MULTILINE) == re.findall(pattern, theirs, re.MULTILINE)
    proved = re.sub(r"^```python\n.*?^```$", "", theirs, flags=re.MULTILINE | re.DOTALL)
    numbers = [sorted(re.findall(r"\d+", text)) for text in (ours, proved)]
    assert numbers[0] == numbers[1]
