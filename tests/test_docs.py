"""The pages for reading: they are built, nothing is missing, and no link leads nowhere."""

import html
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ttr_widget as ttr
from tools import docs

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Built as ``make docs`` does, in a process of its own: warnings are errors, and so are dead links."""
    folder = tmp_path_factory.mktemp("docs")
    run = subprocess.run(
        [sys.executable, "-m", "tools.docs", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return folder


@pytest.mark.parametrize("name", [*ttr.__all__, *ttr._LATE])
def test_what_people_type_stands_in_the_reference(site, name):
    page = (site / "reference" / "ttr_widget.html").read_text(encoding="utf-8")

    assert f'id="{name}"' in page or f'href="ttr_widget/{name}.html"' in page


@pytest.mark.parametrize("name", [*docs.PAGES, *docs.LESSONS])
def test_guides_and_lessons_are_pages_that_the_others_lead_to(site, name):
    page = (site / docs.address(name)).read_text(encoding="utf-8")
    title = docs.title_of((ROOT / name).read_text(encoding="utf-8"))

    assert f"<title>{html.escape(title)} · ttr_widget</title>" in page
    assert docs.address(name) in re.findall(r'href="([^"]+)"', (site / "index.html").read_text(encoding="utf-8"))


def test_every_guide_in_the_folder_is_a_page():
    written = {f"docs/{path.relative_to(ROOT / 'docs')}" for path in (ROOT / "docs").rglob("*.md")}

    assert written == set(docs.PAGES)


def test_a_dead_link_is_found(tmp_path):
    (tmp_path / "a.html").write_text('<a href="b.html#here">b</a><a href="c.html">c</a>', encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="there">', encoding="utf-8")

    assert sorted(docs.dead_links(tmp_path)) == ["a.html: b.html#here", "a.html: c.html"]


def test_a_page_asks_nothing_of_the_network(site):
    for page in site.rglob("*.html"):
        text = re.sub(r'data:[^"]*', "", page.read_text(encoding="utf-8"))

        assert re.findall(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="(?:https?:)?//[^"]+"', text) == []
