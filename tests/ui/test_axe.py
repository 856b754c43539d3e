"""axe-core finds no violations at any stage of a game, in both themes and in two languages."""

from __future__ import annotations

from typing import Any

import pytest

from . import axe
from .test_page import moments

NAMES = ("turn", "opening", "tunnel", "end", "passengers")
LOOKS = {1300: (("light", "en"), ("dark", "pl")), 390: (("dark", "en"), ("light", "pl"))}


@pytest.mark.parametrize("width", LOOKS)
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(open_page: Any, name: str, width: int) -> None:
    game = dict(moments())[name]
    table = open_page(game, width=width, seat=0)
    page = table.page
    page.evaluate("document.documentElement.lang = 'en'; document.title = 'page'")
    axe.load(page)
    for theme, locale in LOOKS[width]:
        table.widget._dispatcher.set_look(theme=theme, locale=locale)
        table.widget._changed("settings")
        table.push()
        page.locator(f'.ttr-page[data-theme="{theme}"][lang="{locale}"]').first.wait_for()
        assert axe.violations(page) == [], (theme, locale)
        if name != "turn":
            continue
        if width < 760:
            page.locator('.ttr-sheettabs [data-tab="tickets"]').click()
            assert axe.violations(page) == [], (theme, locale, "tickets")
            page.locator('.ttr-sheettabs [data-tab="more"]').click()
        page.locator(".ttr-tools [aria-expanded]").click()
        for tab in range(page.locator('[role="tab"]').count()):
            page.locator('[role="tab"]').nth(tab).click()
            assert axe.violations(page) == [], (theme, locale, tab)
        page.keyboard.press("Escape")
        for tool in (-1, -2):  # the menu, the rule book
            page.locator(f".ttr-tools button >> nth={tool}").click()
            page.locator(".ttr-dialog").first.wait_for()
            assert axe.violations(page) == [], (theme, locale, tool)
            page.keyboard.press("Escape")
            page.locator(".ttr-dialog").first.wait_for(state="detached")


def test_axe_finds_what_is_wrong(open_page: Any) -> None:
    page = open_page(dict(moments())["turn"], seat=0).page
    axe.load(page)
    page.evaluate("document.querySelector('.ttr-tools button').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('.ttr-tools button').removeAttribute('title')")
    page.evaluate("document.querySelector('.ttr-sentence').style.color = '#999'")
    assert {"button-name", "color-contrast"} <= {rule for rule, _ in axe.violations(page)}
