"""Preferences survive a reload of the page, and the code of the notebook comes first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import ttr_widget as ttr
from ttr_widget.locales import fill

from .conftest import Tab, Table

ADDRESS = "http://notebook.test/"


class Notebook(Table):
    """A page with an address, whose browser keeps preferences; it can be loaded again."""

    def __init__(self, page: Page, **wishes: Any) -> None:
        page.route(f"{ADDRESS}**", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
        super().__init__(Tab(page, ADDRESS), ttr.new_game("berlin", players=["Ada", "Grace"], seed=1), **wishes)

    def reload(self, **wishes: Any) -> None:
        """The same browser opens the page of another widget."""
        self.widget.close()
        self.widget = ttr.GameWidget(ttr.new_game("berlin", players=["Ada", "Grace"], seed=2), **wishes)
        self.tab.load(ADDRESS)
        self._show()


@pytest.fixture
def notebook(browser: Browser) -> Iterator[Notebook]:
    context = browser.new_context(viewport={"width": 1300, "height": 1000})
    page = context.new_page()
    table = Notebook(page)
    yield table
    assert table.errors == []
    table.widget.close()
    context.close()


def choose(table: Notebook, label: str, value: str) -> None:
    table.page.locator(".ttr-dialog").get_by_label(label).select_option(value)


def test_a_page_begins_as_its_person_prefers(notebook: Notebook) -> None:
    page = notebook.page
    page.locator("[data-key=menu]").click()
    choose(notebook, "Colours", "dark")
    page.locator('.ttr-page[data-theme="dark"]').wait_for()
    choose(notebook, "Language", "pl")
    page.locator('.ttr-page[lang="pl"]').wait_for()
    page.get_by_role("slider").fill("3")
    page.get_by_label(fill("menu-remaining", "pl")).uncheck()

    notebook.reload()
    page.locator('.ttr-page[lang="pl"][data-theme="dark"]').wait_for()
    assert notebook.widget.settings["speed"] == 3
    expect(page.locator("[data-key=discards]")).to_have_count(0)

    notebook.reload(locale="en", theme="light", speed=0)
    page.locator('.ttr-page[lang="en"][data-theme="light"]').wait_for()
    assert (notebook.widget.settings["speed"], notebook.widget.settings["locale"]) == (0, "en")


def test_the_menu_counts_games_on_wish(notebook: Notebook, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TTR_STATISTICS", str(tmp_path / "own.jsonl"))
    page = notebook.page
    page.locator("[data-key=menu]").click()
    switch = page.get_by_label(fill("statistics-switch", "en"))
    switch.wait_for()
    assert not switch.is_checked()
    switch.check()
    expect(switch).to_be_checked()
    assert ttr.statistics().is_on
