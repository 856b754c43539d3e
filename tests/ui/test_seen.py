"""Everything on the page besides playing: tooltips, refusals, chips, the log, undo, hints, files, seats, animation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.game import Game

LIT = ".ttr-lit .ttr-light"
GREEN = "claim essen-frankfurt with 2 green"


def lesson(**wishes: Any) -> Game:
    """Ada's turn on the map of Europe, with a known hand."""
    hands = {0: "2 green 1 red", 1: "3 blue"}
    shown = ["red", "blue", "white", "black", "yellow"]
    known: dict[str, Any] = {"players": ["Ada", "Grace"], "seed": 1, "hands": hands, "display": shown}
    return ttr.scenario("europe", **(known | wishes))


def beside(game: Game) -> Game:
    """The same game with another person at a page of their own in seat 1: no curtain, no bot."""
    NEIGHBOURS.append(ttr.GameWidget(game, seat=1))
    return game


NEIGHBOURS: list[Any] = []


@pytest.fixture(autouse=True)
def _neighbours_leave() -> Iterator[None]:
    yield
    while NEIGHBOURS:
        NEIGHBOURS.pop().close()


def over(board: str = "berlin", seed: int = 5) -> Game:
    game = ttr.new_game(board, players=["Ada", "Grace"], seed=seed)
    ttr.bots.play(game, ["planner", "planner"], Random(seed))
    return game


def hover(table: Any, kind: str, id: str) -> None:
    spot = table.where(kind, id)
    table.page.mouse.move(spot["x"], spot["y"])


# Information on the map.


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "you are short of 1 green"), ("pl", "brakuje ci: 1 zielona"), ("de", "dir fehlen: 1 grüne")],
)
def test_a_slip_says_what_a_route_is_and_what_the_hand_lacks(open_page: Any, locale: str, words: str) -> None:
    table = open_page(lesson(claimed={1: ["dieppe-paris"]}), seat=0, locale=locale)
    slip = table.page.locator(".ttr-hoverline")
    hover(table, "route", "berlin-wien")  # 3 green
    expect(slip).to_contain_text("Berlin–Wien")
    expect(slip.locator(".ttr-no")).to_have_text(words)
    hover(table, "route", "essen-frankfurt")  # 2 green
    expect(slip.locator(".ttr-yes")).to_be_visible()
    hover(table, "route", "dieppe-paris")
    expect(slip).to_contain_text("Grace")
    expect(slip.locator(".ttr-no, .ttr-yes")).to_have_count(0)
    table.page.mouse.move(2, 2)
    expect(slip).to_have_count(0)


def test_a_slip_says_what_a_hand_lacks_also_while_somebody_else_is_asked(open_page: Any) -> None:
    table = open_page(beside(lesson(turn=1)), seat=0)
    hover(table, "route", "palermo-smyrna")  # 6 gray, two of them wild
    expect(table.page.locator(".ttr-hoverline .ttr-no")).to_have_text("you are short of 2 green and 2 locomotives")


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_refused_click_names_the_route_the_cards_and_the_rule(open_page: Any, locale: str) -> None:
    table = open_page(lesson(claimed={1: ["dieppe-paris"]}), seat=0, locale=locale)
    page, refusal = table.page, table.page.locator(".ttr-refusal")
    table.click("route", "berlin-wien")  # 3 green
    expect(refusal).to_contain_text("Berlin–Wien")
    expect(refusal).to_contain_text("1 green" if locale == "en" else "1 zielonej")
    table.click("route", "dieppe-paris")
    expect(refusal).to_contain_text("Dieppe–Paris")
    expect(refusal).not_to_contain_text("dieppe-paris")
    expect(refusal.locator(".ttr-link")).to_contain_text("Rule: " if locale == "en" else "Zasada: ")
    refusal.locator(".ttr-link").click()
    expect(page.locator(".ttr-book article")).to_have_count(1)
    page.locator(".ttr-dialog > .ttr-button").click()
    page.wait_for_function("document.querySelectorAll('.ttr-book article').length > 20")
    page.locator(".ttr-dialog .ttr-filter").fill("tunnel" if locale == "en" else "tunel")
    page.wait_for_function("document.querySelectorAll('.ttr-book article').length < 20")
    expect(page.locator(".ttr-book article").first).to_be_visible()


def test_tickets_on_offer_show_their_way(open_page: Any) -> None:
    table = open_page(ttr.new_game("europe", players=["Ada", "Grace"], seed=3), seat=0)
    page = table.page
    offered = table.widget.view["rules"]["tickets"]["offered"]
    cities = {city for ticket in offered for city in table.widget.board["tickets"][ticket]["cities"]}
    expect(page.locator(".ttr-goals .ttr-goal")).to_have_count(len(cities))
    page.locator(".ttr-offer").first.hover()
    expect(page.locator(".ttr-path .ttr-goal")).to_have_count(2)
    assert page.locator(".ttr-path .ttr-brass").count() > 0
    page.mouse.move(2, 2)
    expect(page.locator(".ttr-path")).to_have_count(0)


def test_a_line_of_the_log_lights_up_its_route(open_page: Any) -> None:
    game = beside(lesson())
    game.play(GREEN)
    page = open_page(game, seat=0).page
    page.locator(".ttr-line-claim").hover()
    expect(page.locator(LIT)).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(LIT)).to_have_count(0)


def test_the_last_round_is_announced_and_stays_in_sight(open_page: Any) -> None:
    table = open_page(beside(lesson(pieces={0: 4})), seat=0)
    page = table.page
    expect(page.locator(".ttr-last")).to_have_count(0)
    table.game.play(GREEN)
    table.push()
    expect(page.locator(".ttr-last")).to_contain_text("Last round: 2 turns to go")
    expect(page.locator(".ttr-line-last-round")).to_be_visible()


# The end.


def test_a_game_that_is_over_is_looked_at_again_and_played_again(open_page: Any) -> None:
    table = open_page(over(), seat=0, bots={1: "greedy"})
    page, game = table.page, table.game
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.locator(".ttr-replay")).to_contain_text(f"action 0 of {len(game.history)}")
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".ttr-replay")).to_contain_text("action 1 of")
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".ttr-replay")).to_contain_text("action 2 of")
    assert table.widget.view == seen_then(game, 2)
    page.locator(".ttr-replay input").fill("30")
    expect(page.locator(".ttr-replay")).to_contain_text("action 30 of")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".ttr-replay")).not_to_contain_text("action 30 of")
    page.get_by_role("button", name="Pause").click()
    assert page.evaluate("sent.filter((one) => ['step', 'play'].includes(one.type)).length") == 0
    page.get_by_role("button", name="Back to the score").click()
    page.locator(".ttr-platerow.ttr-won").first.wait_for()
    assert table.game is game
    page.get_by_role("button", name="Rematch").click()
    page.locator(".ttr-offer").first.wait_for()
    assert table.game.seed == game.seed
    assert table.game.history == ()


def seen_then(game: Game, number: int) -> dict[str, Any]:
    """What seat 0 saw then; in a game against bots all hands are shown when it is over."""
    widget = ttr.GameWidget(game.at(number), seat=0, playing=False, teaching=True)
    said: dict[str, Any] = widget.view
    widget.close()
    return said


# Help.


def test_what_reveals_nothing_is_taken_back_and_played_again(open_page: Any) -> None:
    table = open_page(beside(lesson()), seat=0)
    undo, before = table.page.get_by_role("button", name="Undo"), table.game.state
    expect(undo).to_be_disabled()
    table.game.play(GREEN)
    table.push()
    undo.click()
    expect(undo).to_be_disabled()
    assert table.game.state == before
    table.page.get_by_role("button", name="Redo").click()
    expect(undo).to_be_enabled()
    assert table.widget.claimed == {"essen-frankfurt": 0}


def test_a_blind_card_is_taken_back_in_teaching_mode_only(open_page: Any) -> None:
    for teaching in (False, True):
        table = open_page(lesson(), seat=0, teaching=teaching)
        table.page.locator('[data-deck="deck"] .ttr-pick').click()
        table.settle(1)
        undo = table.page.get_by_role("button", name="Undo")
        if teaching:
            undo.click()
            table.settle(2)
            assert table.game.history == ()
        else:
            expect(undo).to_be_disabled()


def test_a_hint_says_what_and_why_shows_it_and_does_it(open_page: Any) -> None:
    table = open_page(lesson(hands={0: "4 green 4 red 4 blue 2 locomotive"}), seat=0, bots={1: "greedy"})
    page, advice = table.page, table.game.hint()
    page.get_by_role("button", name="Hint").click()
    tip = page.locator(".ttr-tip")
    expect(tip).to_contain_text(advice.text)
    expect(page.locator("path.ttr-light")).to_have_count(len(advice.routes))
    tip.get_by_role("button", name="Play this move").click()
    table.settle(1)
    assert table.game.history[0] == advice.action


def test_a_hint_is_compared_with_other_moves_on_a_second_click(open_page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_widget.page.page_comparison.NODES", 1500)
    table = open_page(lesson(hands={0: "4 green 4 red 4 blue 2 locomotive"}), seat=0, bots={1: "greedy"})
    page = table.page
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Compare the moves").click()
    expect(page.locator(".ttr-comparison progress")).to_have_count(0)
    rows = page.locator(".ttr-comparison li")
    expect(rows.first).to_contain_text("recommended")
    expect(page.locator(".ttr-comparison")).to_contain_text("of 100 games")
    other = rows.nth(1).get_by_role("button")
    words = rows.nth(1).locator("span").first.inner_text()
    expect(other).to_have_attribute("aria-label", f"Play this move: {words}")
    other.click()
    table.settle(1)
    assert table.widget._dispatcher.words.move(table.game.history[0]) == words


def test_games_are_saved_and_loaded_from_the_menu(
    open_page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page = table.page
    table.widget.pause()
    table.push()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Save as").fill("evening")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".ttr-files")).to_contain_text("evening.ttr.json")
    assert ttr.load("evening.ttr.json").state == table.game.state
    before = table.game.state
    table.widget.game.play("draw red")
    table.push()
    page.get_by_role("button", name="Load evening").click()
    page.locator(".ttr-dialog").first.wait_for(state="detached")
    assert table.game.state == before


def test_bots_wait_and_take_one_step_at_a_time(open_page: Any) -> None:
    table = open_page(lesson(), seat=0, bots={1: "greedy"})
    page = table.page
    page.get_by_role("button", name="Pause the computer players").click()
    step = page.get_by_role("button", name="Let the computer player make one move")
    expect(step).to_have_count(0)
    table.game.play(GREEN)
    table.push()
    before = table.seq()
    step.click()
    table.settle(before)
    assert len(table.game.history) == 2
    page.wait_for_timeout(300)
    assert len(table.game.history) == 2
    assert table.widget.controls["paused"]
    page.get_by_role("button", name="Let the computer players continue").click()
    page.wait_for_function("window.state.prompt.mine")


def test_a_slider_sets_the_speed(open_page: Any) -> None:
    table = open_page(lesson(), seat=0)
    page = table.page
    page.get_by_role("button", name="Menu").click()
    page.locator(".ttr-speed input").fill("3")
    expect(page.locator(".ttr-speed")).to_contain_text("Fast")
    assert table.widget.settings["speed"] == 3


# Seats.


def test_a_spectator_sees_no_hand_and_is_told_so(open_page: Any) -> None:
    page = open_page(lesson(), seat=None).page
    expect(page.locator(".ttr-chip")).to_have_text("You are watching")
    assert page.locator("[data-card]").count() == 0
    assert page.locator(".ttr-ticket").count() == 0


def test_a_teachers_seat_says_that_it_sees_everything_and_does(open_page: Any) -> None:
    table = open_page(lesson(tickets={0: ["essen-kyiv"], 1: ["berlin-bucuresti"]}), seat=0, teaching=True)
    page = table.page
    expect(page.locator(".ttr-chip")).to_have_text("Teacher's seat: everything is shown here")
    expect(page.locator(".ttr-others")).to_have_count(1)
    expect(page.locator(".ttr-others")).to_contain_text("3 blue")
    expect(page.locator(".ttr-theirs")).to_contain_text("Berlin–Bucuresti")
    page.locator(".ttr-theirs .ttr-ticket").hover()
    expect(page.locator(".ttr-path .ttr-goal")).to_have_count(2)
    other = open_page(lesson(), seat=0).page
    assert other.locator(".ttr-others, .ttr-theirs, .ttr-chip").count() == 0
