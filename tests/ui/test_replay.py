"""The replay in a browser: the slider with its marks, all hands at each moment, buttons, keys and pace."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.game import Game
from ttr_widget.widget.replay import Replay

from . import axe
from .test_page import CUT


@pytest.fixture(scope="module")
def played() -> Game:
    """A whole game of three."""
    game = ttr.new_game("europe", players=["Ada", "Grace", "Maria"], seed=5)
    return ttr.bots.play(game, ["greedy"] * 3, Random(5))


HANDS = """() => [...document.querySelectorAll('.ttr-everybody > li')].map((one) =>
  [...one.querySelectorAll('.ttr-payment .ttr-stack')].reduce((sum, stack) => sum + Number(stack.innerText), 0))"""


def at(table: Any, number: int) -> None:
    """Wait until the page shows the game after this many actions."""
    expect(table.page.locator(".ttr-moment b")).to_contain_text(f"action {number} of {table.widget.last}")


def test_the_slider_has_a_mark_for_each_moment_at_its_place(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay)
    page, marks, last = table.page, table.widget.marks["items"], len(played.history)
    expect(page.locator(".ttr-mark")).to_have_count(len(marks))
    for kind, spot, pole in (("built", {"x": 4, "y": 8}, 4.5), ("lead", {"x": 6, "y": 5}, 1.5)):
        # One that no other mark covers.
        places = [mark["at"] for mark in marks if kind in ("built", mark["kind"])]
        number = next(n for n, one in enumerate(marks) if one["kind"] == kind and alone(one["at"], places))
        mark, wanted = page.locator(".ttr-mark").nth(number), marks[number]
        assert mark.get_attribute("title") == wanted["words"]
        colour = table.widget.board["themes"]["light"]["seats"][wanted["seat"]][0]
        assert mark.evaluate("one => one.style.getPropertyValue('--seat')") == colour
        mark.hover(position=spot)
        expect(page.locator(".ttr-moment")).to_contain_text(wanted["words"])
        mark.click(position=spot)
        at(table, wanted["at"])
        # The thumb of the slider is where the mark is.
        reel, box = page.locator(".ttr-reel input").bounding_box(), mark.bounding_box()
        thumb = reel["x"] + 8 + (reel["width"] - 16) * wanted["at"] / last
        assert abs(thumb - box["x"] - pole) < 2


def alone(number: int, others: list[int]) -> bool:
    """Is no other mark within three actions?"""
    return sum(abs(number - other) < 4 for other in others) <= 1


def test_the_hands_agree_with_the_game_at_that_moment(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay)
    page, last = table.page, len(played.history)
    for number in (0, 1, 7, last // 3, last // 2, last - 1, last):
        page.locator(".ttr-reel input").fill(str(number))
        at(table, number)
        then = played.at(number)
        assert page.evaluate(HANDS) == [sum((then.view(seat).hand or {}).values()) for seat in range(3)]
        points = page.locator(".ttr-everybody .ttr-total").all_inner_texts()
        assert [int(one.split()[0]) for one in points] == list(then.view(None).points)
    expect(page.get_by_role("button", name="Back to the score")).to_be_visible()
    page.get_by_role("button", name="Back to the score").click()
    page.get_by_role("button", name="Watch the replay").click()
    at(table, 0)


def test_one_seat_s_replay_shows_the_backs_of_the_other_hands(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay, seats=[1])
    page, number = table.page, len(played.history) // 2
    page.locator(".ttr-reel input").fill(str(number))
    at(table, number)
    then = played.at(number)
    assert page.evaluate(HANDS) == [0, sum((then.view(1).hand or {}).values()), 0]
    backs = page.locator(".ttr-everybody .ttr-back + .ttr-count").all_inner_texts()
    assert [int(one.split()[-1]) for one in backs] == [then.view(None).hand_sizes[seat] for seat in (0, 2)]
    assert "all" not in page.evaluate("Object.keys(window.state.view)")


def test_the_keys_step_jump_and_play(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay)
    page, last = table.page, len(played.history)
    first = table.widget.moments()[0][0]
    later = next(number for number, _ in table.widget.moments() if number > first)
    page.locator(".ttr-root").focus()
    for key, number in (
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("PageDown", first), ("Shift+ArrowRight", later),
        ("PageUp", first), ("End", last), ("Home", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        at(table, number)
    page.locator(".ttr-reel input").focus()
    page.keyboard.press("PageDown")
    at(table, first)
    page.keyboard.press("ArrowRight")
    at(table, first + 1)
    page.locator(".ttr-root").focus()
    page.keyboard.press("Space")
    expect(page.locator(".ttr-moment b")).not_to_contain_text(f"action {first + 1} of")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    # A button that has the focus keeps the space bar for itself.
    page.get_by_role("button", name="Step forward").focus()
    number = table.widget.position
    page.keyboard.press("Space")
    at(table, number + 1)


def test_it_plays_to_the_end_and_begins_again(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay)
    page, last = table.page, len(played.history)
    pace = page.locator(".ttr-pace")
    expect(pace).to_contain_text("1×")
    pace.click()
    pace.click()
    expect(pace).to_contain_text("4×")
    page.locator(".ttr-reel input").fill(str(last - 2))
    at(table, last - 2)
    page.get_by_role("button", name="Play").click()
    at(table, last)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".ttr-moment b")).to_contain_text(re.compile(rf"action [1-9]\d? of {last}"))
    page.get_by_role("button", name="Pause").click()


def test_dragging_asks_for_one_moment_at_a_time(open_page: Any, played: Game) -> None:
    table = open_page(played, kind=Replay)
    page = table.page
    page.evaluate("""() => {
      const slider = document.querySelector('.ttr-reel input');
      for (let n = 1; n <= 60; n++) {
        slider.value = String(n);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }""")
    at(table, 60)
    assert page.evaluate("sent.filter((one) => one.type === 'look').length") <= 3


@pytest.mark.parametrize("width", [1300, 600, 390])
def test_axe_finds_nothing_and_no_text_is_cut(open_page: Any, played: Game, width: int) -> None:
    table = open_page(played, width=width, kind=Replay)
    page = table.page
    page.evaluate("document.documentElement.lang = 'en'; document.title = 'page'")
    axe.load(page)
    number = table.widget.moments()[8][0]
    page.locator(".ttr-reel input").fill(str(number))
    at(table, number)
    for theme, locale in (("light", "en"), ("dark", "pl"), ("light", "de")):
        table.widget._dispatcher.set_look(theme=theme, locale=locale)
        table.widget._changed("settings")
        table.push()
        page.locator(f'.ttr-page[data-theme="{theme}"][lang="{locale}"]').first.wait_for()
        assert axe.violations(page) == [], (theme, locale)
        assert [one for one in page.evaluate(CUT) if "ttr-replay" in one or "ttr-moment" in one] == []


def test_the_chances_to_win_are_worked_out_on_request_and_lead_to_their_moments(
    open_page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ttr_widget.page.page_chances.GAMES", 2)
    game = ttr.new_game("berlin", players=["Ada", "Grace"], seed=5)
    game = ttr.bots.play(game, ["planner", "greedy"], Random(5))
    table = open_page(game, 1010, False, 650, kind=Replay)
    page, last = table.page, len(game.history)
    assert page.evaluate("sent.filter((one) => one.type === 'chances').length") == 0
    page.get_by_role("button", name="Chances to win").click()
    outlook = page.locator(".ttr-outlook")
    expect(page.locator(".ttr-chances-done progress")).to_have_count(0)
    expect(outlook.locator(".ttr-curve")).to_have_count(2)
    # It stands below the slider, in line with it.
    reel, box = page.locator(".ttr-reel input").bounding_box(), outlook.bounding_box()
    assert abs(reel["x"] + 8 - box["x"]) < 2
    assert abs(reel["width"] - 16 - box["width"]) < 4
    assert box["y"] >= reel["y"] + reel["height"]
    outlook.click(position={"x": box["width"] / 2, "y": 30})
    expect(page.locator(".ttr-moment b")).not_to_contain_text("action 0 of")
    assert abs(table.widget.position - last / 2) < 4
    page.locator(".ttr-reel input").fill(str(last))
    at(table, last)
    page.mouse.move(1, 1)
    won = [f"{100 * (seat in game.score().winners)} %" for seat in range(2)]
    expect(page.locator(".ttr-chances-legend b")).to_have_text(won)
    page.evaluate("document.documentElement.lang = 'en'; document.title = 'page'")
    axe.load(page)
    assert axe.violations(page) == []
    asked = page.evaluate("sent.filter((one) => one.type === 'chances').length")
    # What is worked out is kept, and the hands come back when the curve is put away.
    page.get_by_role("button", name="Chances to win").click()
    expect(outlook).to_have_count(0)
    expect(page.locator(".ttr-everybody")).to_be_visible()
    page.get_by_role("button", name="Chances to win").click()
    expect(page.locator(".ttr-chances-done progress")).to_have_count(0)
    assert page.evaluate("sent.filter((one) => one.type === 'chances').length") == asked + 1
