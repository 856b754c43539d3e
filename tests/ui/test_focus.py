"""Keyboard focus: in an open dialog, on the page after a click on the map, on the question after an answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr

from .test_seen import beside, lesson

WHERE = "selector => !!document.activeElement.closest(selector)"


def within(table: Any, selector: str) -> bool:
    """Is the focus on this element or inside it?"""
    return bool(table.page.evaluate(WHERE, selector))


@pytest.mark.parametrize("tool", ["Rules", "Settings and files"])
def test_tab_stays_in_an_open_dialog(open_page: Any, tool: str) -> None:
    table = open_page(beside(lesson()), seat=0)
    page = table.page
    button = page.locator(".ttr-tools button").nth(-1 if tool != "Rules" else -2)
    button.focus()
    page.keyboard.press("Enter")
    page.locator(".ttr-dialog" if tool != "Rules" else ".ttr-overview li").first.wait_for()
    for key in ("Tab", "Shift+Tab"):
        seen = set()
        for _ in range(12):
            page.keyboard.press(key)
            assert within(table, ".ttr-dialog"), key
            seen.add(page.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
        assert len(seen) >= 3
    page.keyboard.press("Escape")
    page.locator(".ttr-dialog").first.wait_for(state="detached")
    assert button.evaluate("one => one === document.activeElement")


def test_escape_takes_back_what_a_click_on_the_map_has_opened(open_page: Any) -> None:
    table = open_page(beside(lesson(hands={0: "4 black 1 locomotive"})), seat=0)
    table.click("route", "madrid-pamplona-1")
    table.page.locator(".ttr-confirm").first.wait_for()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".ttr-confirm")).to_have_count(0)
    assert within(table, ".ttr-root")


def test_escape_closes_the_dialog_before_the_choice(open_page: Any) -> None:
    table = open_page(beside(lesson(hands={0: "4 black 1 locomotive"})), seat=0)
    page = table.page
    table.click("route", "madrid-pamplona-1")
    page.locator(".ttr-confirm").first.wait_for()
    page.locator(".ttr-tools button").last.press("Enter")
    page.locator(".ttr-dialog").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".ttr-dialog").first.wait_for(state="detached")
    assert page.locator(".ttr-confirm").count()
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-confirm")).to_have_count(0)


def test_a_tap_on_the_map_scrolls_nothing(open_page: Any) -> None:
    table = open_page(beside(lesson()), seat=0, width=390, height=500, touch=True)
    page = table.page
    page.evaluate("scrollTo(0, 60)")
    spot = table.where("route", "palermo-smyrna")
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".ttr-hoverline")).to_be_visible()
    page.wait_for_timeout(100)
    assert page.evaluate("scrollY") == 60
    assert page.evaluate("document.activeElement.classList.contains('ttr-root')")


def test_after_an_answer_the_focus_is_on_what_is_asked_next(open_page: Any) -> None:
    table = open_page(beside(ttr.new_game("europe", players=["Ada", "Grace"], seed=3)), seat=0)
    for offer in table.page.locator(".ttr-offer").all():
        offer.click()
    before = table.seq()
    table.page.locator(".ttr-choice .ttr-main").press("Enter")
    table.settle(before)
    assert within(table, ".ttr-asked")


def test_an_answer_leaves_the_focus_to_another_cell(open_page: Any) -> None:
    table = open_page(beside(ttr.new_game("europe", players=["Ada", "Grace"], seed=3)), seat=0)
    table.page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'cell' }))")
    table.page.locator("#cell").focus()
    before = table.seq()
    table.game.play(table.game.legal_actions()[0])
    table.push()
    table.settle(before)
    assert within(table, "#cell")
