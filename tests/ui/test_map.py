"""The map in Chromium: names at every size, the way of a ticket, what a pile pays for, the overview."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.state import FREE
from ttr_widget.queries.tickets import ticket_progress

from .conftest import Table
from .measures import NAMES

SIZE = """width => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `.ttr-page .ttr-map { width: ${width}px; max-height: none; flex: none; }`;
}"""


def names_at(table: Table, width: int) -> dict[str, Any]:
    """The names of a map of this width, as soon as they are seated."""
    table.page.evaluate(SIZE, width)
    table.page.wait_for_function(
        """() => { const map = document.querySelector('.ttr-map');
             const fit = Math.min(map.clientWidth / map._ttr.size.width, map.clientHeight / map._ttr.size.height);
             return Math.abs(map._ttr.rest().fit - fit) < 1e-6; }"""
    )
    found: dict[str, Any] = table.page.evaluate(NAMES)
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_names_can_be_read_and_do_not_overlap_at_any_size(open_page: Any, board: str) -> None:
    game = open_page(ttr.new_game(board, players=["Ada", "Grace"], seed=3), seat=0)
    for width in (570, 761, 1110, 1398):
        found = names_at(game, width)
        assert min(found["sizes"]) >= 11, width
        assert found["pairs"] == [], width
        if width >= 1110:
            cities = {city.name for city in game.game.board.cities if not city.fact("country", False)}
            assert len(cities & {text.strip("\u2068\u2069") for text in found["texts"]}) >= len(cities) - 2, width


def test_names_keep_their_size_when_zoomed(open_page: Any) -> None:
    game = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0)
    before = game.page.evaluate(NAMES)
    game.page.evaluate("document.querySelector('.ttr-map')._ttr.zoom(3)")
    game.page.wait_for_function(
        "() => { const { scale, fit } = document.querySelector('.ttr-map')._ttr.rest(); return scale > 2.9 * fit; }"
    )
    after = game.page.evaluate(NAMES)

    assert max(after["sizes"]) == pytest.approx(max(before["sizes"]), rel=0.02)
    assert after["pairs"] == []
    assert len(after["texts"]) == len(game.game.board.cities)


def test_a_gesture_moves_a_finished_picture_and_names_have_their_size_again_when_it_rests(open_page: Any) -> None:
    page = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0).page
    before = page.evaluate(NAMES)
    box = page.locator(".ttr-map").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("""() => {
      const stage = document.querySelector('.ttr-stage');
      const seen = () => { if (stage.style.willChange === 'transform') window.moved = true; };
      new MutationObserver(seen).observe(stage, { attributes: true, attributeFilter: ['style'] });
    }""")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function("window.moved")
    page.wait_for_function(
        "() => { const { scale, fit } = document.querySelector('.ttr-map')._ttr.rest(); return scale > 2 * fit; }"
    )
    assert page.evaluate("document.querySelector('.ttr-stage').style.willChange") == ""
    assert max(page.evaluate(NAMES)["sizes"]) == pytest.approx(max(before["sizes"]), rel=0.02)


def midway() -> ttr.Game:
    """A game in which Ada has a ticket that is half built."""
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=7)
    ttr.bots.play(game, ["planner", "planner"], Random(7))
    positions = [game.at(number) for number in range(len(game.history))]
    turns = (one for one in positions if one.prompt and (one.prompt.kind, one.prompt.seat) == ("turn", 0))
    return next(one for one in turns if _half(one))


def _half(game: ttr.Game) -> bool:
    owned = {route for route, seat in enumerate(game.view(0).owners) if seat == 0}
    return any(not own.done and own.missing and owned & {*own.path} for own in ticket_progress(game.view(0)))


def test_pointing_at_a_ticket_tells_what_is_built_from_what_is_missing(open_page: Any) -> None:
    table = open_page(midway(), seat=0)
    page, view = table.page, table.game.view(0)
    for own in ticket_progress(view):
        name = table.widget.board["tickets"][view.board.tickets[own.ticket].id]["name"]
        missing = [route for route in own.path if view.owners[route] == FREE]
        page.locator(".ttr-ticket", has_text=name.strip("\u2068\u2069")[:6]).first.hover()
        expect(page.locator(".ttr-path .ttr-brass.ttr-built")).to_have_count(len(own.path) - len(missing))
        expect(page.locator(".ttr-path .ttr-brass.ttr-missing")).to_have_count(len(missing))
        lengths = sorted(str(view.board.routes[route].length) for route in missing)
        assert sorted(page.locator(".ttr-path .ttr-tag text").all_text_contents()) == lengths
    page.mouse.move(2, 2)
    expect(page.locator(".ttr-path")).to_have_count(0)


def test_pointing_at_a_pile_keeps_what_it_can_pay_for(open_page: Any) -> None:
    table = open_page(midway(), seat=0)
    page, game = table.page, table.game
    claims = [action for action in game.legal_actions() if action.type == "claim"]
    inked = page.locator(".ttr-can-route")
    expect(inked).to_have_count(len({action.to_dict()["route"] for action in claims}))
    for card in game.view(0).hand or {}:
        page.locator(f".ttr-piles [data-card='{card}']").hover()
        paid = {action.to_dict()["route"] for action in claims if card in action.to_dict()["cards"]}
        expect(inked).to_have_count(len(paid))
        expect(page.locator(".ttr-plate .ttr-title")).to_have_text(re.compile("^Build with "))
        expect(page.locator(".ttr-plate .ttr-sentence")).to_contain_text(f"{len(paid)} route" if paid else "do not pay")
        expect(page.locator(".ttr-act")).to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".ttr-plate .ttr-title")).to_have_text("Your turn")
    expect(inked).to_have_count(len({action.to_dict()["route"] for action in claims}))


def test_a_phone_opens_near_and_its_overview_goes_elsewhere(open_page: Any) -> None:
    table = open_page(midway(), width=390, height=844, touch=True, seat=0)
    page, overview = table.page, table.page.locator(".ttr-minimap")
    expect(overview).to_be_visible()
    page.wait_for_function("Math.abs(document.querySelector('.ttr-map')._ttr.rest().scale - 1) < 0.01")
    seen = "Number(document.querySelector('.ttr-seen').getAttribute('x'))"
    box = overview.bounding_box()
    assert box is not None
    overview.tap(position={"x": box["width"] - 4, "y": box["height"] / 2})
    right = page.evaluate(seen)
    overview.tap(position={"x": 4, "y": box["height"] / 2})
    assert page.evaluate(seen) == 0 < right
    overview.focus()
    page.keyboard.press("ArrowRight")
    assert 0 < page.evaluate(seen) < right
    page.locator(".ttr-mapbar button").last.click()
    expect(overview).to_be_hidden()


def test_what_lies_below_the_overview_can_be_brought_out_and_tapped(open_page: Any) -> None:
    game = ttr.new_game("usa", players=["Ada", "Grace"], seed=3)
    table = open_page(game, width=390, height=844, touch=True, seat=0)
    page = table.page
    box = page.locator(".ttr-map").bounding_box()
    x, y = box["x"] + 150, box["y"] + 150
    for _ in range(8):  # towards the upper left corner, as far as it goes
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 130, y + 130, steps=3)
        page.mouse.up()
    where = "document.querySelector('.ttr-map')._ttr.where({ kind: 'city', id: 'vancouver' })"
    at = page.evaluate(where)
    cover = page.locator(".ttr-minimap").bounding_box()
    assert at["x"] > cover["x"] + cover["width"] or at["y"] > cover["y"] + cover["height"]
    page.evaluate("document.querySelector('.ttr-map')._ttr.show({ kind: 'route', id: 'seattle-vancouver-2' })")
    at = page.evaluate(where.replace("'city', id: 'vancouver'", "'route', id: 'seattle-vancouver-2'"))
    assert page.evaluate(
        "({ x, y }) => document.elementFromPoint(x, y).closest('.ttr-map, .ttr-minimap').className", at
    ).startswith("ttr-map")
