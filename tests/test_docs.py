"""The README and the documentation: pages, links, search."""

import html
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ttr_widget as ttr
from tools import docs, search
from tools.pictures import browser

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The documentation as ``make docs`` builds it; warnings and dead links are errors."""
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
def test_public_names_are_in_the_reference(site, name):
    page = (site / "reference" / "ttr_widget.html").read_text(encoding="utf-8")

    assert f'id="{name}"' in page or f'href="ttr_widget/{name}.html"' in page


@pytest.mark.parametrize("name", [*docs.PAGES, *docs.LESSONS])
def test_guides_and_lessons_are_linked_pages(site, name):
    page = (site / docs.address(name)).read_text(encoding="utf-8")
    title = docs.title_of((ROOT / name).read_text(encoding="utf-8"))

    assert f"<title>{html.escape(title)} · ttr_widget</title>" in page
    assert docs.address(name) in re.findall(r'href="([^"]+)"', (site / "index.html").read_text(encoding="utf-8"))


def test_every_guide_in_the_folder_is_a_page():
    texts = [path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "worksheets"]
    written = {f"docs/{path.relative_to(ROOT / 'docs')}" for path in texts}

    assert written == set(docs.PAGES)


def test_a_dead_link_is_found(tmp_path):
    (tmp_path / "a.html").write_text('<a href="b.html#here">b</a><a href="c.html">c</a>', encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="there">', encoding="utf-8")

    assert sorted(docs.dead_links(tmp_path)) == ["a.html: b.html#here", "a.html: c.html"]


def test_pages_load_nothing_from_the_network(site):
    for page in site.rglob("*.html"):
        text = re.sub(r'data:[^"]*', "", page.read_text(encoding="utf-8"))

        assert re.findall(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="(?:https?:)?//[^"]+"', text) == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text(encoding="utf-8").split()) <= 1200


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_links_to_files_lead_somewhere(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_commands_that_the_texts_name_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for name in ["README.md", "CONTRIBUTING.md", *docs.PAGES]:
        text = (ROOT / name).read_text(encoding="utf-8")
        named = set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE))

        assert named - targets == set(), name


def sections_found(site):
    """The documents of the search index."""
    index = (site / search.INDEX).read_text(encoding="utf-8")
    return json.loads(index.partition("window.pagesToSearch = ")[2].rstrip(";\n"))


def test_the_search_covers_guides_lessons_and_the_reference(site):
    found = sections_found(site)
    pages = {section["address"].partition("#")[0] for section in found}

    assert {docs.address(name) for name in [*docs.PAGES, *docs.LESSONS]} <= pages
    assert {docs.address(docs._source(name)) for name in docs.MODULES} <= pages
    assert {section["kind"] for section in found} == {"Guide", "Lesson", "Reference"}
    assert len({section["address"] for section in found}) == len(found)


def test_every_search_result_leads_to_its_section(site):
    for section in sections_found(site):
        page, _, anchor = section["address"].partition("#")
        text = (site / page).read_text(encoding="utf-8")

        assert not anchor or f'id="{anchor}"' in text, section["address"]


@pytest.fixture(scope="module")
def page():
    with browser() as opened:
        yield opened.new_page()


@pytest.mark.parametrize("start", ["index.html", "lessons/08-bot.html", "reference/ttr_widget/kernel/rule.html"])
@pytest.mark.parametrize(
    ("words", "title", "address"),
    [
        ("imagine ahead", "Write a bot: Look ahead", "guides/write-a-bot.html#look-ahead"),
        ("staircase", "For teachers: B. The twenty-point staircase", "teaching.html#b-the-twenty-point-staircase"),
        ("steiner", "11 · Graph theory", "lessons/11-graph-theory.html"),
        ("new_game", "ttr_widget.new_game", "reference/ttr_widget.html#new_game"),
    ],
)
def test_a_search_finds_it(site, page, start, words, title, address):
    page.goto((site / start).as_uri())
    page.get_by_role("searchbox").fill(words)
    result = page.locator(".search-result a", has_text=title).first
    result.click()
    page.wait_for_function("!document.querySelector('.search-result')")

    assert page.url.startswith((site / address).as_uri().replace("%23", "#"))
