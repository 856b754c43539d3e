"""A puzzle is solved by clicks, and what has been solved survives a reload."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import ttr_widget as ttr
from ttr_widget.widget.practice import Practice

from . import axe
from .conftest import Tab, Table
from .measures import CONTRAST, SMALL
from .test_languages import speak
from .test_preferences import ADDRESS


def test_a_puzzle_is_solved_by_clicks_and_progress_survives_a_reload(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1010, "height": 650})
    page = context.new_page()
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    table = Table(Tab(page, ADDRESS), ttr.puzzles(), kind=Practice, speed=0, autosave=False)
    expect(page.locator(".ttr-course-done")).to_contain_text("0 of 50 solved")
    page.locator('[data-exercise="europe-ferry"]').click()
    expect(page.locator(".ttr-coach")).to_contain_text("Complete Edinburgh–Paris within 2 turns")
    page.locator(".ttr-coach-steps").get_by_text("Hint").click()
    expect(page.locator(".ttr-idea")).to_contain_text("A ferry asks for a locomotive")

    page.locator('[data-slot="1"] button').click()
    expect(page.locator(".ttr-turns")).to_contain_text("Turn 2 of 2")
    page.wait_for_function("document.querySelector('.ttr-plate.ttr-acting')")
    table.click("route", "dieppe-london-1")
    page.locator(".ttr-confirm .ttr-main").click()
    expect(page.locator(".ttr-verdict")).to_contain_text("Solved in turn 2 of 2.")
    expect(page.locator(".ttr-shortest")).to_contain_text("1 Take locomotive 2")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CONTRAST) == []

    page.locator(".ttr-coach-steps .ttr-main").click()
    expect(page.locator(".ttr-verdict")).not_to_contain_text("Solved")
    table.widget.close()
    table.widget = Practice(ttr.puzzles(), speed=0, theme="dark", autosave=False)
    table.tab.load(ADDRESS)
    table._show()
    expect(page.locator(".ttr-course-done")).to_contain_text("1 of 50 solved")
    expect(page.locator('[data-exercise="europe-ferry"].ttr-solved')).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CONTRAST) == []
    assert table.errors == []
    table.widget.close()
    context.close()


@pytest.mark.parametrize(("name", "width", "height"), [("germany-two-cities", 1010, 650), ("world-harbour", 390, 844)])
def test_the_goal_leaves_the_whole_table_in_sight(open_page: Any, name: str, width: int, height: int) -> None:
    page = open_page(ttr.puzzles()[name], width, width < 500, height, autosave=False).page
    table, coach, board = (page.locator(f".ttr-{name}").first.bounding_box() for name in ("page", "coach", "map"))
    assert table["height"] <= height
    assert coach["y"] + coach["height"] <= board["y"]
    for lowest in page.locator(".ttr-hand [data-card], .ttr-tools button, .ttr-sheettabs button").all():
        box = lowest.bounding_box()
        assert box["y"] + box["height"] <= table["y"] + table["height"]


class _Lesson(ttr.Replay):
    """A replay that is opened like every other page of these tests."""

    def __init__(self, game: Any, speed: int = 0, **_: Any) -> None:
        super().__init__(game, speed=speed)


def test_a_commented_game_leads_from_note_to_note(open_page: Any) -> None:
    table = open_page(ttr.commented("first-game"), 1010, False, 650, kind=_Lesson)
    page = table.page
    expect(page.locator(".ttr-coach")).to_contain_text("Note 1 of 9")
    assert page.locator(".ttr-marked *").count() >= 6
    for number in (2, 3, 4):
        page.locator(".ttr-coach-steps .ttr-main").click()
        expect(page.locator(".ttr-coach")).to_contain_text(f"Note {number} of 9")
    page.get_by_text("with any four cards").click()
    expect(page.locator(".ttr-verdict")).to_contain_text("Not quite. A gray route takes any colour, but only one")
    expect(page.locator(".ttr-answers .ttr-right")).to_have_text("with four cards of any one colour")
    page.get_by_text("Ask me the moves").click()
    expect(page.locator(".ttr-coach")).to_contain_text("What does Ada play now?")
    page.locator(".ttr-answers button").first.click()
    expect(page.locator(".ttr-verdict")).to_contain_text("Ada played")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CONTRAST) == []
    page.locator(".ttr-coach-steps .ttr-button").last.click()
    expect(page.locator(".ttr-moment")).to_contain_text("action 10 of 120")


CUT_OFF = """() => {
  const coach = document.querySelector('.ttr-coach'), box = coach.getBoundingClientRect();
  const outside = ({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1;
  return [...coach.querySelectorAll('h3, p, li, button')].filter((one) => outside(one.getBoundingClientRect()))
    .map((one) => one.textContent);
}"""
"""What reaches beyond the strip above the map."""


def test_a_variation_is_stepped_through_on_the_map(open_page: Any) -> None:
    table = open_page(ttr.commented("endgame"), 1010, False, 650, kind=_Lesson)
    page, note = table.page, 79
    table.widget.go(note)
    table.push()
    moves, at = page.locator(".ttr-branch li"), page.locator(".ttr-branch [aria-current]")
    expect(page.locator(".ttr-whatif")).to_have_count(0)  # it would give the answer away
    page.get_by_role("button", name="Denver–Phoenix").click()
    page.get_by_role("button", name="What if Denver–Phoenix comes first?").click()
    expect(at).to_have_text("Take locomotive")
    expect(page.locator(".ttr-moment b")).to_have_text("Beside the game since action 79: move 1 of 3")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text("Duluth–Helena: 5 orange and 1 locomotive")
    page.get_by_role("button", name="Next move").click()
    expect(at).to_have_text("Denver–Phoenix: 4 white and 1 locomotive")
    expect(moves).to_have_count(3)
    route = table.game.board.route_number["denver-phoenix"]
    assert page.evaluate("window.state.table.owners")[route] == "0"
    for measure in (SMALL, CONTRAST):  # also of the main button, which is pointed at
        assert page.evaluate(measure) == []
    axe.load(page)
    assert axe.violations(page) == []
    for locale in ("de", "pl", "en"):
        speak(table, locale)
        assert page.evaluate(CUT_OFF) == []
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    expect(page.locator(".ttr-moment b")).to_contain_text(f"action {note} of 109")
    assert page.evaluate("window.state.table.owners")[route] == "."


def test_the_look_back_at_the_own_game_leads_to_its_moments(open_page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_widget.page.page_review.GAMES", 2)
    game = ttr.bots.play(ttr.new_game("berlin", players=["Ada", "Grace"], seed=3), ["greedy", "planner"], Random(3))
    page = open_page(game, 1010, False, 650, bots={1: "planner"}).page
    page.get_by_role("button", name="Look at your game").click()
    entries = page.locator(".ttr-review > ol > li")
    expect(page.locator(".ttr-dialog progress")).to_have_count(0)
    expect(entries.first).to_contain_text("Planner")
    for measure in (SMALL, CONTRAST):
        assert page.evaluate(measure) == []
    axe.load(page)
    assert axe.violations(page) == []
    better = entries.first.locator(".ttr-better").inner_text()
    entries.first.get_by_role("button", name="Show this moment").click()
    expect(page.locator(".ttr-moment")).to_contain_text(f"Planner: {better}")
    page.get_by_role("button", name="Back to the look at the game").click()
    expect(entries.first.locator(".ttr-better")).to_have_text(better)
