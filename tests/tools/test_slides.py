"""Slides of the lessons: nothing is lost, nothing is fetched, solutions are for the speaker."""

import re

import pytest
from playwright.sync_api import sync_playwright

from tools.browser import ARGUMENTS, chromium
from tools.slides.__main__ import HEIGHT, bring_reveal, page_of
from tools.slides.splitting import slides_of
from ttr_widget.lessons.notebooks import all_lesson_files, exercise_of, lesson_files, read_notebook, source_of

LESSONS = all_lesson_files()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_code_headings_and_pictures_are_on_slides_and_solutions_are_notes(lesson):
    notebook = read_notebook(lesson)
    slides = slides_of(notebook)
    shown = [cell for slide in slides for cell in slide.cells]
    text = "\n".join(map(source_of, shown))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code" and cell["outputs"]]

    assert [source_of(cell) for cell in code if not exercise_of(cell) and source_of(cell) not in text] == []
    pictures = [
        one for cell in notebook["cells"] for one in cell.get("outputs", ()) if "image/png" in one.get("data", {})
    ]
    assert sum("picture" in cell["metadata"].get("tags", ()) for cell in shown) == len(pictures)
    told = "\n".join(source_of(cell) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    assert re.findall(r"^## .*", told, re.MULTILINE) == re.findall(r"^## .*", text, re.MULTILINE)
    assert sum(len(slide.notes) for slide in slides) == told.count("<details>") > 0
    assert "<details>" not in text
    assert "ttr.check(" not in text


def test_a_page_loads_nothing_but_the_folder_beside_it():
    (lesson,) = lesson_files("pl", [3])
    page = page_of(lesson)

    assert '<html lang="pl">' in page
    loaded = re.findall(r'<(?:script|link|img)\b[^>]*(?:src|href)="([^"]+)"', page)
    assert {one for one in loaded if not one.startswith(("data:", "reveal.js/"))} == set()
    assert "import mermaid" not in page


@pytest.mark.long
def test_no_slide_is_higher_than_the_page(tmp_path):
    bring_reveal(tmp_path)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        for lesson in LESSONS:
            file = tmp_path / f"{lesson.stem}.html"
            file.write_text(page_of(lesson), encoding="utf-8")
            page.goto(file.as_uri())
            page.wait_for_function("window.Reveal && Reveal.isReady()")
            heights = page.evaluate("""() => Reveal.getSlides().map((slide) => {
              slide.style.display = "block";
              const height = slide.scrollHeight;
              slide.style.display = "";
              return height;
            })""")
            assert len(heights) > 5
            assert [(lesson.stem, number) for number, height in enumerate(heights, 1) if height > HEIGHT] == []
        browser.close()
