"""A guided game on the page: followed, ignored, left and resumed; with mouse, keyboard and finger."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from ttr_widget.guide import first_game

from .axe import load, violations
from .player import choose, click, no_template_shows

PLAYERS = ["Ada", "Grace"]
BOXES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bubble = document.querySelector('.ttr-bubble');
  const outline = document.querySelector('.ttr-outline > rect, .ttr-outline > polyline');
  if (!bubble || !outline || outline.tagName === 'polyline') return null;
  const a = box(bubble), b = box(outline);
  const shared = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return { shared, left: a.left, right: a.right, top: a.top, bottom: a.bottom };
}"""


def guided(open_page: Any, board: str = "europe", **wishes: Any) -> Any:
    return open_page(first_game(board, PLAYERS), bots={1: "greedy"}, guide=True, **({"height": 860} | wishes))


def bubble(table: Any) -> Any:
    return (table.widget.guide or {}).get("bubble")


def read(table: Any) -> None:
    """Press the button of the bubble, and wait for what follows."""
    lesson = bubble(table)["lesson"]
    table.page.locator(".ttr-bubble .ttr-main").click()
    table.page.wait_for_function("l => document.querySelector('.ttr-bubble')?.dataset.lesson !== l", arg=lesson)


def stands_well(table: Any) -> None:
    """Inside the window, and not over what it points at."""
    page = table.page
    page.wait_for_function("() => document.querySelector('.ttr-bubble')?.style.visibility !== 'hidden'")
    found = page.evaluate(BOXES)
    if found is None:
        return
    size = page.viewport_size
    assert found["shared"] == 0, bubble(table)
    assert found["left"] >= 0
    assert found["right"] <= size["width"] + 1
    assert found["top"] >= 0
    assert found["bottom"] <= size["height"] + 1


@pytest.mark.parametrize(("width", "height"), [(1440, 860), (1010, 650), (390, 844)])
def test_the_first_bubbles_point_at_what_they_are_about(open_page: Any, width: int, height: int) -> None:
    table = guided(open_page, width=width, height=height, touch=width < 500)
    shown = []
    for _ in range(4):
        expect(table.page.locator(".ttr-bubble h3")).to_have_text(bubble(table)["title"])
        stands_well(table)
        shown.append(bubble(table)["lesson"])
        if bubble(table)["asks"]:
            break
        read(table)

    assert shown == ["aim", "end", "keep"]
    load(table.page)
    assert violations(table.page) == []
    no_template_shows(table.page)


def test_a_game_is_played_to_its_end_by_what_the_bubbles_say(open_page: Any) -> None:
    """Whatever is asked is done as advised; every bubble is read."""
    table = guided(open_page, "berlin", width=1440)
    seen: list[str] = []
    for _ in range(700):
        now = bubble(table)
        if now is not None and (not seen or seen[-1] != now["lesson"]):
            seen.append(now["lesson"])
            stands_well(table)
        if now is not None and not now["asks"]:
            read(table)
        elif table.game.is_over:
            break
        elif table.game.prompt.seat == 0:
            table.game.play(table.game.hint(0).action)
            table.push()
        else:
            table.widget.step()
            table.push()

    assert table.game.is_over
    assert seen[:2] == ["aim", "end"]
    assert seen[-1] == "count"
    assert {"keep", "turn", "hand", "held", "take", "claim", "claimed", "subway", "near"} <= {*seen}


def test_who_ignores_the_bubbles_plays_as_ever(open_page: Any) -> None:
    table = guided(open_page, width=1300, height=1000)
    table.page.locator(".ttr-bubble").first.wait_for()
    rng, done = Random(4), Counter[str]()
    for _ in range(12):
        prompt = table.widget.prompt
        if not prompt["mine"]:
            table.widget.step()
            table.push()
            continue
        before = table.seq()
        move = choose({**prompt, "moves": [one for one in prompt["moves"] if "city" not in one]}, rng, done)
        if "route" in move:  # the bubble may stand over the map
            table.game.play(table.widget._dispatcher._move_list.action(move["id"]))
            table.push()
        else:
            click(table, prompt, move)
        table.settle(before)

    assert len(table.game.history) > 5


def test_leaving_and_resuming(open_page: Any) -> None:
    table = guided(open_page, width=1300)
    page = table.page
    read(table)
    page.locator(".ttr-bubble .ttr-leave").click()
    expect(page.locator(".ttr-bubble")).to_have_count(0)

    page.get_by_role("button", name="Resume the tour").click()
    expect(page.locator(".ttr-bubble")).to_have_attribute("data-lesson", "end")


def test_with_the_keyboard(open_page: Any) -> None:
    """Enter reads, Escape too; the focus stays with the bubble, and its text is announced."""
    table = guided(open_page, width=1300)
    page = table.page
    page.locator(".ttr-bubble .ttr-main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ttr-bubble")).to_have_attribute("data-lesson", "end")
    assert page.evaluate("document.activeElement.closest('.ttr-bubble') !== null")
    status = page.locator('[role="status"]', has_text="The end of the game")
    expect(status).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-bubble")).to_have_attribute("data-lesson", "keep")


def test_why_opens_the_paragraph(open_page: Any) -> None:
    table = guided(open_page, width=1300)
    page = table.page
    page.locator(".ttr-bubble").get_by_role("button", name="Why?").click()
    expect(page.locator(".ttr-book article")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-bubble")).to_be_visible()


@pytest.mark.parametrize("width", [1300, 390])
def test_help_opens_with_the_game_on_one_page(open_page: Any, width: int) -> None:
    table = guided(open_page, width=width, height=844)
    page = table.page
    page.locator('[aria-label="Rules"], [data-tab="rules"]').first.click()
    expect(page.locator(".ttr-overview h2")).to_have_text(["Aim", "Your turn", "The end"])
    expect(page.locator(".ttr-book article").first).to_be_hidden()
    page.locator(".ttr-folded summary").first.click()
    expect(page.locator(".ttr-book article").first).to_be_visible()
    page.locator(".ttr-filter").last.fill("tunnel")
    expect(page.locator(".ttr-overview")).to_have_count(0)
    load(page)
    assert violations(page) == []
