"""The what-if lab in JupyterLab: its controls by mouse and keyboard, its plots and themes, stopping a run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from .notebook import Notebook

OWN = """import time
def dawdler(view, prompt, rng):
    time.sleep(0.02)
    return ttr.bots.legal_actions(view)[0]
ttr.bots.register('dawdler', dawdler)
lab = ttr.Lab('berlin', bots=['dawdler', 'random'], games=50)
lab"""
FILL = """source => {
  const book = window.jupyterapp.shell.currentWidget.content.model.sharedModel;
  book.deleteCellRange(0, book.cells.length);
  book.insertCells(0, [{ cell_type: 'code', source }]);
}"""
PICTURES = ".jp-OutputArea .js-plotly-plot"
HIDDEN = """box => [...box.querySelectorAll('.ttr-x, .js-plotly-plot')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.className)"""


@pytest.fixture
def restored(lab: Notebook) -> Iterator[Notebook]:
    """JupyterLab; its theme is restored afterwards."""
    yield lab
    lab.theme("Light")
    lab.page.set_viewport_size({"width": 1400, "height": 1100})


def shown(lab: Notebook, source: str) -> Page:
    """A notebook page with a lab in its only cell."""
    lab.page.evaluate(FILL, source)
    lab.command("notebook:run-all-cells")
    button(lab.page, "Run").wait_for()
    lab.ran()
    return lab.page


def button(page: Page, words: str) -> Locator:
    """A button of the lab."""
    return page.locator(f'.jp-Cell-outputArea button:has-text("{words}")')


def test_a_rule_is_changed_played_and_looked_at(restored: Notebook) -> None:
    page = shown(restored, "lab = ttr.Lab('berlin', bots=['greedy', 'random'], games=10)\nlab")
    said = page.locator('.jp-OutputArea [role="status"]')
    expect(said).to_have_text("Nothing has been changed yet: both sides play the same game.")
    page.get_by_text("Or change the rules yourself").click()
    readout = page.locator('.widget-slider:has-text("pieces left that start it") .widget-readout')
    readout.click()
    page.keyboard.press("Control+A")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Changed: berlin with LastRound(pieces_left=6")
    button(page, "Run").click()
    expect(said).to_have_text("Played: 10 games as printed, 10 changed.")
    expect(page.locator(PICTURES)).to_have_count(2)
    table = page.locator(".jp-OutputArea table.ttr-t")
    expect(table).to_contain_text("turns per game")
    button(page, "difference").click()
    expect(page.locator(PICTURES).last).to_contain_text("changed against as printed")

    light = page.locator(f"{PICTURES} .main-svg").first.evaluate("one => one.style.background")
    page.wait_for_timeout(500)  # the kernel is still drawing
    restored.theme("Dark")
    expect(page.locator(f"{PICTURES} .main-svg").first).not_to_have_css("background-color", light)
    button(page, "Polski").click()
    expect(table).to_contain_text("zmiany prowadzenia")
    expect(said).to_have_text("Rozegrano: 10 partii jak w pudełku, 10 po zmianie.")
    for width in (1000, 600):
        page.set_viewport_size({"width": width, "height": 1100})
        page.wait_for_timeout(1500)
        assert page.locator(".jp-Cell-outputArea").evaluate(HIDDEN) == [], width


def test_a_run_is_stopped_and_what_there_is_stays(lab: Notebook) -> None:
    page = shown(lab, OWN)
    said = page.locator('.jp-OutputArea [role="status"]')
    button(page, "Run").click()
    expect(page.locator(".jp-Cell-outputArea")).to_contain_text("1 of 100 games")
    button(page, "Stop").click()
    expect(said).to_contain_text("Stopped early.")
    expect(button(page, "Stop")).to_be_disabled()
    expect(button(page, "Run")).to_be_enabled()
    assert lab.ask("not lab.is_running and 0 < len(lab.comparison.results['as printed']) < 50")
    assert lab.ask("1 + 1") == 2  # the kernel still answers
