"""The page in every language: no text is left in English, and none is truncated."""

from __future__ import annotations

from typing import Any

import pytest

from tests.locales.source import WORD, same_as_english
from ttr_widget.locales import fill, languages, locales

from .player import TEXTS, no_template_shows
from .test_page import CUT, moments

OTHERS = [locale for locale in locales() if locale != "en"]
COMMON = {*languages().values(), "Python"}
SHEET = ("cards", "tickets", "log", "more")
"""The tabs of a narrow page; the last one has the tools."""


def texts_of(page: Any) -> set[str]:
    """Texts shown and texts read aloud, of the game page only."""
    no_template_shows(page)
    assert page.evaluate(CUT) == []
    return {text.strip() for text in page.evaluate(TEXTS) if text.strip()}


def walk(table: Any) -> set[str]:
    """All texts of the tabs, of both dialogs, and of everything opened by a click."""
    page = table.page
    found = texts_of(page)
    for sheet in SHEET if page.locator(".ttr-sheettabs").count() else ():
        page.locator(f'.ttr-sheettabs [data-tab="{sheet}"]').click()
        page.locator(f'.ttr-sheetbody[data-tab="{sheet}"]').first.wait_for()
        found |= texts_of(page)
    page.locator(".ttr-tools [aria-expanded]").click()
    for tab in range(page.locator('[role="tab"]').count()):
        page.locator('[role="tab"]').nth(tab).click()
        found |= texts_of(page)
    page.keyboard.press("Escape")
    for tool in (-1, -2):  # the menu, the rule book
        page.locator(f".ttr-tools button >> nth={tool}").click()
        page.locator(".ttr-dialog" if tool == -1 else ".ttr-overview li").first.wait_for()
        found |= texts_of(page)
        page.keyboard.press("Escape")
        page.locator(".ttr-dialog").first.wait_for(state="detached")
    spot = table.where("route", table.game.board.routes[0].id)
    page.mouse.move(spot["x"], spot["y"])
    page.locator(".ttr-hoverline").first.wait_for()
    return found | texts_of(page)


def names_in(table: Any) -> set[str]:
    """The words in the names of the game's cities, routes and tickets."""
    board = table.game.board
    names = [*table.game.players, board.title, *(city.name for city in board.cities), *board.expansions]
    return {word for name in names for word in WORD.findall(name)}


def speak(table: Any, locale: str) -> None:
    table.widget._dispatcher.set_look(locale=locale)
    table.widget._changed("settings")
    table.push()
    table.page.locator(f'.ttr-page[lang="{locale}"]').first.wait_for()


@pytest.mark.parametrize("width", [1300, 700])
@pytest.mark.parametrize("name", [name for name, _ in moments()])
def test_no_text_of_the_page_is_left_in_english(open_page: Any, name: str, width: int) -> None:
    table = open_page(dict(moments())[name], width=width, seat=0)
    english = walk(table)
    for locale in OTHERS:
        speak(table, locale)
        there = walk(table)
        known = names_in(table) | same_as_english(locale) | COMMON
        left = {text for text in there & english if {*WORD.findall(text)} - known}
        assert left == set(), locale
        assert len(there) > 20


def test_every_language_can_be_chosen_in_the_menu(open_page: Any) -> None:
    page = open_page(dict(moments())["turn"], seat=0).page
    page.locator(".ttr-tools button >> nth=-1").click()
    spoken = "en"
    for locale in (*OTHERS, "en"):
        page.get_by_label(fill("page-menu-locale", spoken)).select_option(label=languages()[locale])
        spoken = locale
        page.locator(f'.ttr-page[lang="{locale}"]').first.wait_for()
    assert page.locator(".ttr-dialog h2").inner_text() == "Menu"
