"""Hostile names on the page and in html: shown as text, nothing is run, no element is added, the order stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import ttr_widget as ttr
from tests.hostile.names import NAMES, PLAYERS, finished, game, hostile
from tests.hostile.test_texts import HTML, SIGNS
from ttr_widget.render.cartography.placement import name_of

STRANGE = "img, script:not([type]), iframe, h1, svg[onload], a:not([href^='#'])"
INJECTED = f'() => document.querySelectorAll("{STRANGE}").length'
LABELS = "() => [...document.querySelectorAll('.ttr-names text')].map((one) => one.textContent)"
ORDER = """(one) => {
  const words = [];
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    for (const { index, 0: word } of node.data.matchAll(/[a-z]+/gi)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      words.push([Math.round(top / 8), left]);
    }
  }
  return words;
}"""
"""Where the Latin words of an element stand: line and left edge."""


@pytest.fixture
def plain_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def is_clean(page: Page) -> None:
    assert page.evaluate("typeof window.pwned") == "undefined"
    assert page.evaluate(INJECTED) == 0


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_game_with_hostile_names_is_played(open_page: Any, locale: str) -> None:
    tickets = [ticket.id for ticket in hostile().board.tickets[:4]]
    table = open_page(game(tickets={0: tickets}), seat=0, bots={1: "random"}, locale=locale, braces=True)
    page, board = table.page, hostile().board
    labels = [SIGNS.sub("", one) for one in page.evaluate(LABELS)]
    for city in board.cities[: len(NAMES)]:
        shown = " ".join(SIGNS.sub("", name_of(city)).split())
        assert shown in [" ".join(one.split()) for one in labels]
    expect(page.locator('[data-seat="0"] .ttr-who')).to_contain_text(PLAYERS[0])
    for city in board.cities[: len(NAMES)]:
        spot = table.where("city", city.id)
        page.mouse.move(spot["x"], spot["y"])
        expect(page.locator(".ttr-hoverline b")).to_have_text(re.compile(re.escape(SIGNS.sub("", city.name)[1:6])))
        is_clean(page)
    for move in ("draw deck", "draw deck"):
        table.game.play(move)
    table.push()
    page.get_by_role("button", name=re.compile("^(Menu|Ustawienia)$")).click()
    page.keyboard.press("Escape")
    is_clean(page)


def test_the_end_shows_hostile_names_as_text(open_page: Any) -> None:
    over = finished().copy()
    table = open_page(over, seat=0, braces=True)
    page = table.page
    expect(page.locator(".ttr-departures")).to_contain_text(PLAYERS[0])
    is_clean(page)
    page.get_by_role("button", name="All lines").click()
    for button in page.locator(".ttr-sheet h3 button").all():
        button.click()
    is_clean(page)


def test_names_from_right_to_left_do_not_turn_the_log_around(open_page: Any) -> None:
    made = ttr.new_game(hostile(), players=["שרה", "Grace"], seed=5)
    ttr.bots.play(made, ["greedy", "greedy"], Random(1))
    table = open_page(made.at(len(made.history) - 1), seat=0, braces=True)
    table.page.get_by_role("button", name="Log and moves").click()
    log = table.page.locator(".ttr-panel .ttr-log")
    log.get_by_role("button", name="Older entries").click()
    lines = log.locator("li")
    expect(lines.filter(has_text="gnp.exe").first).to_be_visible()
    for line in lines.all():
        places = line.evaluate(ORDER)
        assert places == sorted(places), line.inner_text()


@pytest.mark.parametrize("channel", HTML)
def test_html_is_harmless_in_a_browser(plain_page: Page, channel: str) -> None:
    plain_page.set_content(HTML[channel]())
    plain_page.wait_for_load_state("networkidle")
    is_clean(plain_page)
