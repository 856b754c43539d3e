"""The start page of a course site, and the list of lessons on the plain site."""

import json
import re

import pytest

from tools.lite.__main__ import FIRST, Course, contents, first_page, opened
from ttr_widget.lessons.course_page import lesson_list, summary_of
from ttr_widget.lessons.notebooks import all_lesson_files, lesson_files, title_of
from ttr_widget.locales import locales

BROWSER = {"ttr_widget", "networkx", "plotly", "pandas", "numpy"}
"""Packages that run in a browser, with two that do not: no lesson is left out for them here."""


@pytest.mark.parametrize("language", locales())
def test_the_page_lists_the_chosen_lessons_in_their_language(language):
    course = Course((7, 1, 2), language)
    page = first_page(course.files(), course)

    assert f'<html lang="{language}">' in page
    titles = re.findall(r"<strong>([^<]*)</strong>", page)
    assert titles[:-1] == [title_of(path) for path in lesson_files(language, [1, 2, 7])]
    assert re.findall(r'<li class="\w+"><a href="([^"]*)"', page) == [
        *(opened(path.name) for path in lesson_files(language, [1, 2, 7])),
        opened(FIRST),
    ]
    assert not re.search(r"https?://|\{\w+\}", page)


def test_a_title_is_text():
    assert "<h1>7b &amp; friends &lt;3</h1>" in first_page([], Course((1,), "en", "7b & friends <3"))


def test_the_page_of_a_course_stays_and_the_plain_site_leads_on():
    assert 'location.replace("");' in first_page([], Course((1,)))
    assert f'location.replace("{opened(FIRST)}");' in first_page([], None)


@pytest.mark.parametrize("path", all_lesson_files(), ids=lambda path: path.stem)
def test_every_lesson_says_in_its_first_cell_what_it_teaches_and_how_long_it_takes(path):
    learn, time = summary_of(path)

    assert len(learn) > 40
    assert re.search(r"\d+|lange|long|trwa", time)
    assert "*" not in learn + time


def test_a_course_has_its_lessons_alone_and_a_lobby_in_its_language(tmp_path):
    lessons = contents(tmp_path / "course", BROWSER, Course((1, 3), "pl"))
    files = {path.name for path in (tmp_path / "course").iterdir()}
    lobby = json.loads((tmp_path / "course" / FIRST).read_text(encoding="utf-8"))

    assert [path.name for path in lessons] == ["01-play.pl.ipynb", "03-rules.pl.ipynb"]
    assert files == {"01-play.pl.ipynb", "03-rules.pl.ipynb", "ttr-link.ipynb", FIRST}
    assert "Po prostu zagraj" in "".join(lobby["cells"][0]["source"])


def test_the_plain_site_lists_the_lessons_of_all_languages():
    said = lesson_list(all_lesson_files())

    assert said.count("](") == len(all_lesson_files())
    assert "Deutsch: [1 · Spielen](01-play.de.ipynb)" in said
