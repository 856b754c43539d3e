"""Nothing is spent by accident: the ghost train, the payment beside it, moves prepared ahead, and undo beside bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.game import Game

from .conftest import Table

ROUTE = "barcelona-marseille"
"""Four gray spaces."""


def lesson(hand: str = "4 red 2 locomotive 2 blue", **more: Any) -> Game:
    wishes: dict[str, Any] = {"turn": 0, "hands": {0: hand}, **more}
    return ttr.scenario("europe", players=["Ada", "Grace"], seed=4, **wishes)


def plays(table: Table) -> int:
    return int(table.page.evaluate("sent.filter((one) => one.type === 'play').length"))


def press(table: Table, kind: str, id: str) -> None:
    spot = table.where(kind, id)
    if table.finger:
        table.page.touchscreen.tap(spot["x"], spot["y"])
    else:
        table.page.mouse.click(spot["x"], spot["y"])


@pytest.fixture(params=["mouse", "phone"])
def open_lesson(open_page: Any, request: pytest.FixtureRequest) -> Any:
    """Opens a game for a mouse on a wide page, or for a finger on a phone."""

    def opened(game: Game, **more: Any) -> Table:
        phone = request.param == "phone"
        wishes = {"width": 390, "height": 844, "touch": True} if phone else {"width": 1200, "height": 800}
        table: Table = open_page(game, **(wishes | {"seat": 0, "bots": {1: "greedy"}} | more))
        table.finger = phone
        return table

    return opened


def test_the_first_click_lays_a_ghost_and_the_second_builds(open_lesson: Any) -> None:
    table = open_lesson(lesson())
    page = table.page
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-confirm")).to_contain_text("Barcelona–Marseille")
    expect(page.locator(".ttr-confirm .ttr-main")).to_have_text("Claim for 4 red")
    expect(page.locator(".ttr-ghost > g")).to_have_count(4)
    expect(page.locator(".ttr-rises")).to_have_attribute("data-card", "red")
    expect(page.locator(".ttr-hoverline")).to_have_count(0)
    assert plays(table) == 0
    before = table.seq()
    page.wait_for_function("() => { window.from ??= performance.now(); return performance.now() - window.from > 300; }")
    press(table, "route", ROUTE)
    table.settle(before)
    assert table.game.view(0).claimed[ROUTE] == 0
    expect(page.locator(".ttr-confirm, .ttr-ghost")).to_have_count(0)


def test_a_double_click_spends_nothing(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    spot = table.where("route", ROUTE)
    table.page.mouse.dblclick(spot["x"], spot["y"])
    expect(table.page.locator(".ttr-confirm")).to_be_visible()
    assert plays(table) == 0


def test_piles_of_the_hand_change_the_payment(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page, build = table.page, table.page.locator(".ttr-confirm .ttr-main")
    press(table, "route", ROUTE)
    expect(build).to_have_text("Claim for 4 red")
    for card, words in (
        ("blue", "Claim for 2 blue + 2 locomotives"),
        ("red", "Claim for 4 red"),
        ("locomotive", "Claim for 3 red + 1 locomotive"),
        ("locomotive", "Claim for 2 red + 2 locomotives"),
    ):
        page.locator(f'[data-card="{card}"] .ttr-payer').click()
        expect(build).to_have_text(words)
    raised = page.locator(".ttr-rises").evaluate_all("all => all.map((one) => one.dataset.card).sort()")
    assert raised == ["locomotive", "red"]
    # After a click with the mouse, Enter builds.
    before = table.seq()
    page.keyboard.press("Enter")
    table.settle(before)
    assert table.game.history[0].to_dict()["cards"] == {"red": 2, "locomotive": 2}


def test_the_payment_is_chosen_by_keyboard(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page = table.page
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-confirm .ttr-main")).to_be_focused()
    page.locator(".ttr-confirm .ttr-tool").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ttr-turn-pay")).to_contain_text("2 of 4")
    expect(page.locator(".ttr-confirm .ttr-tool")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-confirm")).to_have_count(0)
    assert plays(table) == 0


def test_a_finger_chooses_the_payment_in_the_sheet(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"}, width=390, height=844, touch=True)
    page, table.finger = table.page, True
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-ways .ttr-option")).to_have_count(4)
    page.locator(".ttr-ways .ttr-option").nth(1).tap()
    build = page.locator(".ttr-confirm .ttr-main")
    expect(build).to_have_text("Claim for 3 red + 1 locomotive")
    box = build.bounding_box()
    assert box["y"] + box["height"] <= page.locator(".ttr-sheettabs").bounding_box()["y"]
    page.locator(".ttr-back-out").tap()
    expect(page.locator(".ttr-confirm, .ttr-ghost")).to_have_count(0)
    assert plays(table) == 0


def test_a_click_elsewhere_drops_it(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page = table.page
    box = page.locator(".ttr-map").bounding_box()
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-confirm")).to_be_visible()
    page.mouse.click(box["x"] + box["width"] * 0.96, box["y"] + box["height"] * 0.2)  # no route, no city
    expect(page.locator(".ttr-confirm")).to_have_count(0)
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-confirm")).to_be_visible()
    page.locator('[data-seat="1"]').first.click()
    expect(page.locator(".ttr-confirm")).to_have_count(0)
    assert plays(table) == 0


@pytest.mark.parametrize("route", [ROUTE, "brest-pamplona", "erzurum-sochi", "petrograd-stockholm", "lisboa-madrid"])
@pytest.mark.parametrize("width", [800, 1010, 1440])
def test_the_popover_covers_neither_route_nor_hand(open_page: Any, route: str, width: int) -> None:
    game = lesson("8 locomotive 4 red")
    table = open_page(game, seat=0, bots={1: "greedy"}, width=width, height=650)
    press(table, "route", route)
    popover = table.page.locator(".ttr-beside")
    expect(popover).to_be_visible()
    box = popover.bounding_box()
    for place in ({"kind": "route", "id": route}, *({"kind": "city", "id": city} for city in ends(game, route))):
        spot = table.where(**place)
        assert not (box["x"] < spot["x"] < box["x"] + box["width"] and box["y"] < spot["y"] < box["y"] + box["height"])
    hand = table.page.locator(".ttr-hand").bounding_box()
    assert box["y"] + box["height"] <= hand["y"] + 1 or box["x"] + box["width"] <= hand["x"] + 1
    assert box["x"] >= 0
    assert box["y"] >= 0


def ends(game: Game, id: str) -> tuple[str, str]:
    route = game.board.route(id)
    return route.a, route.b


@pytest.mark.parametrize(
    ("asking", "plain", "choice"), [("always", 0, 0), ("doubtful", 1, 0), ("never", 1, 1)], ids=str
)
def test_how_often_the_page_asks_is_a_preference(open_page: Any, asking: str, plain: int, choice: int) -> None:
    for hand, expected in (("2 green", plain), ("2 green 1 locomotive", choice)):
        table = open_page(lesson(hand), seat=0, bots={1: "greedy"})
        page = table.page
        page.locator(".ttr-tools button").last.click()
        page.locator(".ttr-dialog select").filter(has=page.locator('option[value="doubtful"]')).select_option(asking)
        page.keyboard.press("Escape")
        press(table, "route", "essen-frankfurt")
        if expected:
            page.wait_for_function("sent.some((one) => one.type === 'play')")
        else:
            expect(page.locator(".ttr-confirm")).to_be_visible()
        assert plays(table) == expected


# Prepared moves.


def others_turn(open_lesson: Any, **more: Any) -> Table:
    """Somebody else is asked, and plays when the test says so."""
    table: Table = open_lesson(lesson(turn=1, **more), bots={})
    ttr.widget.Viewpoint(table.widget._session, 1)
    table.widget._session.tell("settings")
    table.push()
    return table


def test_a_prepared_route_is_played_when_the_turn_comes(open_lesson: Any) -> None:
    table = others_turn(open_lesson)
    page = table.page
    press(table, "route", ROUTE)
    # The payment is chosen as on the own turn.
    main = page.locator(".ttr-confirm .ttr-main")
    expect(main).to_have_text("Prepare for 4 red")
    page.locator(".ttr-hand [data-card=locomotive] button").click()
    expect(main).to_contain_text("locomotive")
    main.click()
    expect(page.locator(".ttr-planned")).to_contain_text("Prepared: Barcelona–Marseille (3 red and 1 locomotive)")
    expect(page.locator(".ttr-ghost > g")).to_have_count(4)
    assert plays(table) == 0
    before = table.seq()
    table.game.play("draw deck")
    table.game.play("draw deck")
    table.push()
    table.settle(before)
    page.wait_for_function("sent.some((one) => one.type === 'play')")
    expect(page.locator(".ttr-planned, .ttr-ghost")).to_have_count(0)
    assert table.game.view(0).claimed[ROUTE] == 0
    assert table.game.history[-1].to_dict()["cards"] == {"red": 3, "locomotive": 1}


def test_a_move_is_prepared_by_keyboard(open_page: Any) -> None:
    table = others_turn(open_page, hands={0: "4 red"})
    page = table.page
    page.locator(".ttr-root").press("b")
    expect(page.locator(".ttr-moves")).to_contain_text("Prepare for your next turn:")
    page.locator(".ttr-filter").fill("barcelona")
    move = page.locator(f'.ttr-move[data-target="{ROUTE}"]')
    move.press("Enter")
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ttr-planned")).to_contain_text("Prepared: Barcelona–Marseille")
    move.press("Enter")
    expect(move).to_have_attribute("aria-pressed", "false")
    page.locator(".ttr-filter").fill("deck")
    page.locator(".ttr-move").first.press("Enter")
    expect(page.locator(".ttr-planned")).to_contain_text("Prepared: Draw from the deck")
    table.game.play("draw deck")
    table.game.play("draw deck")
    table.push()
    page.wait_for_function("sent.some((one) => one.type === 'play')")
    assert table.game.history[-1].to_dict() == {"type": "draw", "card": "deck"}


def test_what_is_not_legal_any_more_is_dropped_with_a_reason(open_lesson: Any) -> None:
    table = others_turn(open_lesson, hands={0: "4 red", 1: "4 black"})
    press(table, "route", ROUTE)
    expect(table.page.locator(".ttr-planned")).to_be_visible()
    table.game.play(f"claim {ROUTE} with 4 black")
    table.push()
    expect(table.page.locator(".ttr-refusal")).to_contain_text("Barcelona–Marseille could not be played as prepared.")
    assert plays(table) == 0


def test_escape_drops_what_is_prepared(open_page: Any) -> None:
    table = others_turn(open_page, hands={0: "4 red"})
    page = table.page
    press(table, "route", ROUTE)
    expect(page.locator(".ttr-planned")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ttr-planned, .ttr-ghost")).to_have_count(0)
    table.game.play("draw deck")
    table.game.play("draw deck")
    table.push()
    page.locator(".ttr-plate.ttr-mine").first.wait_for()
    assert plays(table) == 0


def test_a_prepared_card_is_drawn(open_lesson: Any) -> None:
    table = others_turn(open_lesson)
    deck = table.page.locator("[data-deck]:not([data-deck=tickets]) button").first
    deck.click()
    expect(deck).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".ttr-planned")).to_contain_text("Prepared")
    table.game.play("draw deck")
    table.game.play("draw deck")
    table.push()
    table.page.wait_for_function("sent.some((one) => one.type === 'play')")
    assert table.game.history[-1].to_dict() == {"type": "draw", "card": "deck"}
    assert plays(table) == 1


def test_what_the_hand_cannot_pay_is_not_prepared(open_page: Any) -> None:
    table = others_turn(open_page, hands={0: "1 red"})
    press(table, "route", ROUTE)
    expect(table.page.locator(".ttr-refusal")).to_contain_text("cannot be prepared: you are short of 3 red")
    expect(table.page.locator(".ttr-planned")).to_have_count(0)


# Undo beside bots.


def test_the_last_action_is_taken_back_while_the_bots_wait(open_lesson: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_widget.page.dispatch.PACES", (60.0,) * 4)
    table = open_lesson(lesson())
    page = table.page
    press(table, "route", ROUTE)
    page.locator(".ttr-confirm .ttr-main").click()
    page.wait_for_function("sent.some((one) => one.type === 'step')")
    assert len(table.game.history) == 1
    if table.finger:
        page.locator('.ttr-sheettabs [data-tab="more"]').tap()
    page.locator('.ttr-tools button[aria-label="Undo"]').click()
    page.wait_for_function("document.querySelector('.ttr-plate.ttr-mine, [data-tab=more]')")
    page.wait_for_function("sent.some((one) => one.type === 'undo')")
    assert table.game.history == ()


def test_undo_that_is_closed_says_why(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page = table.page
    before = table.seq()
    page.locator("[data-deck]:not([data-deck=tickets]) button").first.click()
    table.settle(before)
    undo = page.locator('.ttr-tools [aria-label^="Undo"]')
    expect(undo).to_have_attribute("title", re.compile("^Undo: New cards have been revealed, so this cannot be undone"))
    undo.click(force=True)
    expect(page.locator(".ttr-refusal")).to_contain_text("New cards have been revealed, so this cannot be undone.")


def test_an_exchange_says_its_price_before_it_is_done(open_page: Any) -> None:
    game = ttr.scenario("world", players=["Ada", "Grace"], seed=1, turn=0, points={0: 30})
    table = open_page(game, seat=0, bots={1: "greedy"})
    page = table.page
    page.locator('.ttr-act:has-text("Exchange")').click()
    note = page.locator(".ttr-note")
    expect(note).to_have_text(re.compile(r"^Costs 1 point\. Then you have \d+ trains and \d+ ships, and 29 points\.$"))
    page.locator(".ttr-slider input").press("ArrowRight")
    expect(note).to_contain_text("Costs 2 points.")
    expect(note).to_contain_text("and 28 points.")


# What was wrong before.


def test_after_a_station_no_slip_and_no_lit_cities_stay(open_page: Any) -> None:
    table = open_page(lesson("2 red"), seat=0, bots={})
    page = table.page
    press(table, "city", "roma")
    expect(page.locator(".ttr-confirm .ttr-main")).to_have_text("Build for 1 red")
    before = table.seq()
    page.locator(".ttr-confirm .ttr-main").click()
    table.settle(before)
    expect(page.locator(".ttr-confirm, .ttr-lit .ttr-light")).to_have_count(0)
