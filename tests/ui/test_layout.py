"""Where everything stands, measured in a real browser: on all boards, at the sizes of phones, laptops and screens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game

from .measures import DECISION, OVERLAPS, RESIZED, SMALL
from .test_seen import beside, lesson

SIZES = ((390, 844), (600, 800), (800, 650), (1010, 650), (1440, 860), (1900, 1000))
PLAYERS = ("Ada", "Grace", "Maria")
SMALLEST = 11.5
SHARES = {(1010, 650): 0.45, (1440, 860): 0.42, (1900, 1000): 0.37}
"""At least so much of the window is map; least on the boards that are much wider or higher than the window."""

PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-area]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.area, [x, y, width, height].map(Math.round)];
}))"""

COVERED = """() => {
  const bar = document.querySelector('.ttr-mapbar').getBoundingClientRect();
  return [...document.querySelectorAll('.ttr-names text')].filter((one) => {
    const name = one.getBoundingClientRect();
    const wide = Math.min(bar.right, name.right) - Math.max(bar.left, name.left);
    const high = Math.min(bar.bottom, name.bottom) - Math.max(bar.top, name.top);
    return !one.closest('.ttr-unseated') && wide > 2 && high > 3;  // a line is higher than its letters
  }).map((one) => one.textContent);
}"""
"""Names below the buttons of the zoom."""


def middle(board: str) -> Game:
    """The middle of a game between bots: it is Ada's turn."""
    game = ttr.new_game(board, players=list(PLAYERS), seed=5)
    ttr.bots.play(game, ["greedy"] * len(PLAYERS), Random(5))
    number = len(game.history) * 3 // 5
    while (prompt := (found := game.at(number)).prompt) is None or (prompt.seat, prompt.kind) != (0, "turn"):
        number += 1
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_everything_has_its_place_at_all_sizes(open_page: Any, board: str) -> None:
    page = open_page(beside(middle(board)), seat=0, width=1010, height=650).page
    page.add_style_tag(content="body { margin: 0 }")
    for size in SIZES:
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("high => innerHeight === high", arg=height)
        page.evaluate(RESIZED, width)
        assert page.evaluate(SMALL) == [], size
        if width >= 760:
            assert page.evaluate(OVERLAPS) == [], size
            page.wait_for_function(f"({COVERED})().length === 0")  # they move when a resized map has come to rest
            assert page.evaluate("document.documentElement.scrollWidth") <= width, size
        if width >= 1010:
            assert page.evaluate(DECISION) == [], size
            assert page.locator(".ttr-root").bounding_box()["height"] <= height + 1
            box = page.locator(".ttr-map").bounding_box()
            assert box["width"] * box["height"] / (width * height) >= SHARES[size], size


PLATE = """() => {
  const acts = document.querySelector('.ttr-plate .ttr-acts').getBoundingClientRect();
  const words = [...document.querySelectorAll('.ttr-plate .ttr-asked > :is(b, span):not(.ttr-hidden)')];
  return acts.top - Math.max(...words.map((one) => one.getBoundingClientRect().bottom));
}"""
"""The distance between the question on the plate and the actions below it."""


@pytest.mark.parametrize("board", BOARDS)
def test_the_question_on_the_plate_does_not_lie_under_the_actions(open_page: Any, board: str) -> None:
    """A long name takes two lines; between a laptop and a large screen the plate grows with the window."""
    game = ttr.new_game(board, players=["Wilhelmine from next door", "Grace"], seed=5)
    while (prompt := game.prompt) is None or (prompt.kind, prompt.seat) != ("turn", 0):
        game.play(game.legal_actions()[0])
    page = open_page(game, seat=0, width=1010, height=650).page
    for height in range(650, 900, 30):
        page.set_viewport_size({"width": 1010, "height": height})
        page.wait_for_function("high => innerHeight === high", arg=height)
        page.evaluate(RESIZED, 1010)
        assert page.evaluate(PLATE) >= 0, height


def test_the_map_takes_three_fifths_of_a_laptop(open_page: Any) -> None:
    page = open_page(beside(middle("europe")), seat=0, width=1010, height=650).page
    page.add_style_tag(content="body { margin: 0 }")
    page.evaluate(RESIZED, 1010)
    box = page.locator(".ttr-map").bounding_box()
    assert box["width"] * box["height"] / (1010 * 650) > 0.61


@pytest.mark.parametrize("size", [(390, 844), (1010, 650), (1440, 860)])
def test_no_panel_moves_while_one_plays(open_page: Any, size: tuple[int, int]) -> None:
    table = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0, width=size[0], height=size[1],
                      bots={1: "greedy"})  # fmt: skip
    page, rng = table.page, Random(2)
    places = page.evaluate(PLACES)
    for _ in range(14):
        before = table.seq()
        if table.widget.prompt["mine"]:
            table.game.play(rng.choice(table.game.legal_actions()))
            table.push()
        table.settle(before)
        now = page.evaluate(PLACES)
        assert {area: now[area] for area in places if area in now and area != "panel"} == {
            area: place for area, place in places.items() if area in now and area != "panel"
        }


def test_a_notice_moves_nothing(open_page: Any) -> None:
    table = open_page(beside(lesson()), seat=0, width=1010, height=650)
    places = table.page.evaluate(PLACES)
    table.click("route", "berlin-wien")
    expect(table.page.locator(".ttr-refusal")).to_be_visible()
    assert table.page.evaluate(PLACES) == places


def test_two_sizes_stand_in_one_notebook(open_page: Any) -> None:
    page = open_page(beside(lesson()), seat=0, width=1300, height=900).page
    page.evaluate("document.querySelector('.ttr-root').parentElement.style.width = '420px'")
    page.locator('.ttr-page[data-shape="sheet"]').first.wait_for()
    page.evaluate("document.querySelector('.ttr-root').parentElement.style.width = '900px'")
    page.locator('.ttr-page[data-shape="under"]').first.wait_for()


def test_the_sheet_has_tabs_and_is_pulled_down(open_page: Any) -> None:
    page = open_page(beside(lesson()), seat=0, width=390, height=844, touch=True).page
    expect(page.locator(".ttr-hand [data-card]")).to_have_count(2)
    high = page.locator(".ttr-map").bounding_box()["height"]
    page.get_by_role("button", name="Show more of the map").tap()
    expect(page.get_by_role("button", name="Show the cards")).to_be_visible()
    assert page.locator(".ttr-map").bounding_box()["height"] >= high + 200
    page.locator('.ttr-sheettabs [data-tab="tickets"]').tap()
    expect(page.locator(".ttr-ticketdeck button")).to_be_visible()
    assert page.locator(".ttr-map").bounding_box()["height"] == high
    page.locator('.ttr-sheettabs [data-tab="log"]').tap()
    expect(page.locator(".ttr-log")).to_be_visible()
    page.locator('.ttr-sheettabs [data-tab="more"]').tap()
    expect(page.locator(".ttr-tools button").last).to_be_visible()
    page.locator('.ttr-sheettabs [data-tab="rules"]').tap()
    expect(page.locator(".ttr-dialog")).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "pl", "de"])
def test_all_of_a_payment_is_in_the_sheet_however_many_there_are(open_page: Any, locale: str) -> None:
    game = beside(lesson(hands={0: "4 green 4 black 4 blue 3 red 4 locomotive"}))
    table = open_page(game, seat=0, width=390, height=844, touch=True, locale=locale)
    page = table.page
    table.click("route", "palermo-smyrna")
    ways = page.locator(".ttr-ways .ttr-option")
    expect(ways.nth(4)).to_be_attached()
    sheet, hand = page.locator(".ttr-sheetbody").bounding_box(), page.locator(".ttr-hand").bounding_box()
    for one in (".ttr-confirm", ".ttr-ways", ".ttr-back-out", ".ttr-build"):
        box = page.locator(one).bounding_box()
        assert sheet["x"] <= box["x"] <= box["x"] + box["width"] <= sheet["x"] + sheet["width"], one
        assert sheet["y"] <= box["y"] <= box["y"] + box["height"] <= sheet["y"] + sheet["height"], one
    assert hand["y"] + 40 <= sheet["y"] + sheet["height"]
    tops = ways.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    last = ways.last
    last.tap()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("board", BOARDS)
def test_the_hand_is_in_sight_on_a_phone_whatever_is_asked(open_page: Any, board: str) -> None:
    for game in (ttr.new_game(board, players=list(PLAYERS), seed=5), middle(board)):
        page = open_page(beside(game), seat=0, width=390, height=844, touch=True).page
        sheet = page.locator(".ttr-sheetbody").bounding_box()
        shown = [one.bounding_box() for one in page.locator(".ttr-hand [data-card], .ttr-question .ttr-main").all()]
        assert shown
        assert all(box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 1 for box in shown)
        assert page.locator(".ttr-sheetbody").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_the_sheet_follows_a_finger(open_page: Any) -> None:
    page = open_page(beside(lesson()), seat=0, width=390, height=844).page
    box = page.locator(".ttr-handle").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60)
    page.mouse.up()
    expect(page.get_by_role("button", name="Show the cards")).to_be_visible()


def test_the_log_opens_at_its_end_over_the_dock_and_closes(open_page: Any) -> None:
    page = open_page(beside(middle("europe")), seat=0, width=1010, height=650).page
    tool = page.get_by_role("button", name="Log and moves")
    tool.press("Enter")
    log = page.locator(".ttr-log")
    expect(log).to_be_visible()
    expect(log.locator("li").last).to_be_in_viewport(ratio=1)
    expect(log.locator("li").first).not_to_be_in_viewport()
    # A line of the log shows its moment, by mouse and by keyboard, and Escape leads back to the game.
    line = log.locator(".ttr-line-claim .ttr-jump").first
    words = line.inner_text()
    line.click()
    expect(page.locator(".ttr-replay")).to_be_visible()
    expect(page.locator(".ttr-log .ttr-line-claim").last).to_have_text(words)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".ttr-plate.ttr-mine")).to_be_visible()
    log.focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".ttr-replay")).to_be_visible()
    page.get_by_role("slider", name="Replay").press("Escape")
    expect(page.locator(".ttr-plate.ttr-mine")).to_be_visible()
    log.press("Escape")
    expect(log).to_have_count(0)
    assert tool.evaluate("one => one === document.activeElement")


def test_cities_are_marked_only_while_a_station_is_being_built(open_page: Any) -> None:
    page = open_page(beside(lesson()), seat=0).page
    expect(page.locator(".ttr-can-city")).to_have_count(0)
    page.get_by_role("button", name="Station").click()
    expect(page.locator(".ttr-can-city")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-can-city")).to_have_count(0)


def test_the_page_can_fill_the_screen(open_page: Any) -> None:
    page = open_page(beside(lesson()), seat=0, width=1300, height=900).page
    page.get_by_role("button", name="Full screen").click()
    leave = page.get_by_role("button", name="Leave full screen")
    expect(leave).to_be_visible()
    assert page.evaluate("document.fullscreenElement.className") == "ttr-root"
    leave.click()
    expect(page.get_by_role("button", name="Full screen", exact=True)).to_be_visible()


def test_both_cards_of_a_turn_are_drawn_from_the_sheet(open_page: Any) -> None:
    table = open_page(beside(lesson()), seat=0, width=390, height=844)
    for _ in range(2):
        before = table.seq()
        table.page.locator('[data-deck="deck"] .ttr-pick').click()
        table.settle(before)
    assert [action.text() for action in table.game.history] == ["draw deck", "draw deck"]


def test_eight_kinds_of_cards_stand_in_one_row_under_the_map(open_page: Any) -> None:
    kinds = [card.name for card in ttr.variant("usa").kinds.cards][:8]
    game = ttr.scenario("usa", players=["Ada", "Grace"], seed=4, hands={0: dict.fromkeys(kinds, 1)})
    page = open_page(game, seat=0, bots={1: "greedy"}, width=1010, height=650).page
    tops = page.locator(".ttr-piles .ttr-stack").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) == 8
    assert len(set(tops)) == 1
