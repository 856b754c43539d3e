"""Counts that players need: passengers by colour, the values of a tour, all tickets on offer, the whole score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.queries.routes import why_closed

from .measures import OVERLAPS
from .test_seen import beside, lesson, over

TOUR = "anchorage-cambridge_bay-reykjavik-murmansk-tiksi"  # 34 in the printed order, 23 in any other, else minus 40


def collectors(**wishes: Any) -> Any:
    """Germany: Ada has more red passengers than Grace, and both have equally many green ones."""
    taken = {0: "2 red 1 green", 1: "1 red 1 green 3 blue"}
    return ttr.scenario("germany", players=["Ada", "Grace"], seed=1, turn=0, taken=taken, **wishes)


@pytest.mark.parametrize("width", [1300, 700, 390])
def test_passengers_are_counted_by_colour_for_everybody_to_see(open_page: Any, width: int) -> None:
    page = open_page(beside(collectors()), seat=0, width=width).page
    if width < 760:
        page.locator('.ttr-sheettabs [data-tab="tickets"]').click()
    rows = page.locator(".ttr-people tbody tr")
    colors = page.locator(".ttr-people thead th").all_inner_texts()
    expect(rows).to_have_count(2)

    def cell(seat: int, color: str) -> Any:
        return rows.nth(seat).locator("td").nth(colors.index(color) - 1)

    counts = {(seat, color): cell(seat, color).inner_text() for seat in (0, 1) for color in ("red", "green", "blue")}
    assert counts == {(0, "red"): "2", (0, "green"): "1", (0, "blue"): "0",
                      (1, "red"): "1", (1, "green"): "1", (1, "blue"): "3"}  # fmt: skip
    leads = {viewpoint for viewpoint in counts if "ttr-leads" in (cell(*viewpoint).get_attribute("class") or "")}
    assert leads == {(0, "red"), (0, "green"), (1, "green"), (1, "blue")}


def test_a_board_without_passengers_has_no_table_of_them(open_page: Any) -> None:
    assert open_page(ttr.scenario("europe", players=2, seed=1), seat=0).page.locator(".ttr-people").count() == 0


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "34 in this order, 23 in any other, −40 if not completed"),
     ("pl", "34 w tej kolejności, 23 w innej, −40, jeśli niezrealizowany")],
    ids=["en", "pl"],
)  # fmt: skip
def test_a_tour_says_what_it_brings(open_page: Any, locale: str, words: str) -> None:
    game = ttr.scenario("world", players=["Ada", "Grace"], seed=1, turn=0, tickets={0: [TOUR, "hong_kong-jakarta"]})
    page = open_page(beside(game), seat=0, locale=locale).page
    tickets = page.locator(".ttr-ticket")
    expect(tickets.filter(has_text="Reykjavik")).to_contain_text(words)
    expect(page.locator(".ttr-values")).to_have_count(1)


def test_a_tour_that_is_done_counts_what_it_is_worth_now(open_page: Any) -> None:
    legs = ["anchorage-cambridge_bay", "cambridge_bay-reykjavik", "murmansk-reykjavik", "murmansk-tiksi"]
    game = ttr.scenario("world", players=["Ada", "Grace"], seed=1, turn=0, tickets={0: [TOUR]}, claimed={0: legs})
    page = open_page(beside(game), seat=0).page
    expect(page.locator(".ttr-ticket .ttr-points")).to_have_text("34")


@pytest.mark.parametrize("width", [1300, 700, 390])
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_all_tickets_on_offer_are_in_sight(open_page: Any, width: int, locale: str) -> None:
    game = ttr.new_game("world", players=["Ada", "Grace"], seed=5)  # two of the five are tours, with long names
    page = open_page(beside(game), seat=0, width=width, locale=locale).page
    expect(page.locator(".ttr-offer")).to_have_count(5)
    assert page.locator(".ttr-options").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("width", [700, 390])
def test_below_a_narrow_page_the_score_has_room(open_page: Any, width: int) -> None:
    page = open_page(over("germany"), seat=0, width=width).page
    page.get_by_role("button", name="All lines").click()
    room, wanted = page.locator(".ttr-sheets").evaluate("one => [one.clientHeight, one.scrollHeight]")
    assert room >= min(wanted, 500)


def test_tickets_that_are_ticked_keep_their_ways_on_the_map(open_page: Any) -> None:
    page = open_page(beside(ttr.new_game("europe", players=["Ada", "Grace"], seed=3)), seat=0).page
    page.locator(".ttr-offer").nth(0).click()
    page.locator(".ttr-offer").nth(1).click()
    page.mouse.move(2, 2)
    cities = page.locator(".ttr-path .ttr-goal")
    expect(cities).not_to_have_count(0)
    both = cities.count()
    page.locator(".ttr-offer").nth(1).click()
    page.mouse.move(2, 2)
    expect(cities).to_have_count(2)
    assert both > 2
    page.locator(".ttr-offer").nth(0).click()
    page.mouse.move(2, 2)
    expect(page.locator(".ttr-path")).to_have_count(0)


def test_the_curves_of_the_points_have_the_symbols_of_their_seats(open_page: Any) -> None:
    page = open_page(over(), seat=0).page
    expect(page.locator(".ttr-chart .ttr-curve")).to_have_count(2)
    dashes = [curve.get_attribute("stroke-dasharray") for curve in page.locator(".ttr-chart .ttr-curve").all()]
    assert len(set(dashes)) == 2, "the curves differ without colour, too"
    expect(page.locator(".ttr-chart .ttr-whose")).to_have_count(2)


def test_a_dialog_stands_where_the_window_is(open_page: Any) -> None:
    page = open_page(over("germany"), seat=0, width=390, height=800).page
    button = page.get_by_role("button", name="Save")
    button.scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 200)")
    button.click()
    box = page.locator(".ttr-dialog").bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 800
    page.get_by_role("button", name="Close").click()
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Rules").click()
    page.locator(".ttr-overview li").first.wait_for()
    box = page.locator(".ttr-dialog").bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 800


def test_a_finger_is_told_what_it_taps_also_while_somebody_else_is_asked(open_page: Any) -> None:
    game = lesson(turn=1, claimed={1: ["dieppe-paris"]})
    table = open_page(beside(game), seat=0, width=390, height=800, touch=True)
    page, slip = table.page, table.page.locator(".ttr-hoverline")
    table.finger = True
    for route, words in (
        ("palermo-smyrna", "you are short of 2 green and 2 locomotives"),
        ("dieppe-paris", "owned by Grace"),
    ):
        spot = table.where("route", route)
        page.touchscreen.tap(spot["x"], spot["y"])
        expect(slip).to_contain_text(words)
    box = page.locator(".ttr-map").bounding_box()
    page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)  # the ocean
    expect(slip).to_have_count(0)


def test_the_words_under_the_map_say_what_can_be_done_with_it_now(open_page: Any) -> None:
    table = open_page(beside(ttr.new_game("europe", players=["Ada", "Grace"], seed=3)), seat=0)
    words = table.page.locator(".ttr-mapbox > p")
    expect(words).not_to_contain_text("build")
    while table.game.prompt is None or table.game.prompt.kind != "turn":
        table.game.play(table.game.legal_actions()[0])
    table.push()
    expect(words).to_contain_text("click it to build there")


FRAMED = """height => {
  const frame = document.createElement('div');
  frame.style.cssText = `height: ${height}px; overflow-y: auto; margin-top: 90px`;
  frame.append(document.querySelector('.ttr-root').parentElement);
  document.body.append(frame);
  dispatchEvent(new Event('resize'));
}"""
"""The page in a notebook: a window inside the browser's window."""


@pytest.mark.parametrize("board", ["europe", "world", "germany"])
def test_map_and_hand_are_seen_at_once_in_the_window_of_a_notebook(open_page: Any, board: str) -> None:
    game = ttr.scenario(board, players=["Ada", "Grace"], seed=1, turn=0)
    page = open_page(beside(game), seat=0, width=1400).page
    page.evaluate(FRAMED, 880)
    page.wait_for_timeout(200)
    assert page.locator(".ttr-root").bounding_box()["height"] <= 881  # allow for rounding


def test_what_a_click_on_the_map_opens_is_brought_into_sight(open_page: Any) -> None:
    table = open_page(beside(lesson(hands={0: "4 black 1 locomotive"})), seat=0, width=1300, height=600)
    table.click("route", "madrid-pamplona-1")
    table.page.locator(".ttr-confirm").first.wait_for()
    box = table.page.locator(".ttr-confirm").bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 600


def test_beside_a_high_map_nothing_lies_over_the_other(open_page: Any) -> None:
    names = ["Ada", "Grace", "Maria", "Hedy", "Rosa"]
    table = open_page(beside(ttr.new_game("germany", players=names, seed=3)), seat=0, width=1016, locale="pl")
    for kind in ("keep", "turn"):
        while table.game.prompt.kind != kind or table.game.prompt.seat != 0:
            table.game.play(table.game.legal_actions()[-1])
        table.push()
        page = table.page
        expect(page.locator(".ttr-offer, .ttr-act").first).to_be_visible()
        assert page.evaluate(OVERLAPS) == []
        root = page.locator(".ttr-root").bounding_box()
        for area in ("seats", "map", "plate", "hand", "market", "tickets", "people", "tools"):
            box = page.locator(f'[data-area="{area}"]').bounding_box()
            assert root["y"] <= box["y"] <= box["y"] + box["height"] <= root["y"] + root["height"] + 1, area
            assert root["x"] <= box["x"] <= box["x"] + box["width"] <= root["x"] + root["width"] + 1, area


def test_who_sees_no_tickets_is_not_told_that_there_are_none(open_page: Any) -> None:
    page = open_page(lesson(tickets={0: ["essen-kyiv"]}), seat=None).page
    expect(page.locator(".ttr-tickets")).to_contain_text("secret and not shown here")
    expect(page.locator(".ttr-tickets")).not_to_contain_text("0 of 0")


def test_subways_show_the_symbol_of_their_colour_until_they_are_claimed(open_page: Any) -> None:
    mine = "hauptbahnhof-naturkundemuseum-1"
    game = ttr.scenario("berlin", players=["Ada", "Grace"], seed=1, turn=0, claimed={0: [mine]})
    page = open_page(beside(game), seat=0).page
    shut = why_closed(game.view(0))
    subways = [one for n, one in enumerate(game.board.routes) if one.kind == "subway" and n not in shut]
    colored = [one for one in subways if one.color != "gray" and one.id != mine]
    expect(page.locator(".ttr-rims g")).to_have_count(len(colored))
    expect(page.locator("path.ttr-paid")).to_have_count(1)
    assert page.locator(".ttr-rims path").evaluate_all("all => all.every((one) => one.getAttribute('d'))")
