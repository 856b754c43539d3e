"""A user's own rule, with an action and a question unknown to the page, can be played on the page."""

from __future__ import annotations

from typing import Any

import ttr_widget as ttr
from tests.contract.own_rule import Encore, Sing, Street

from .player import no_template_shows


def opened(open_page: Any, **more: Any) -> Any:
    """The first turn of a game with the rule, on a page."""
    game = ttr.new_game(ttr.variant("usa").with_rule(Street()), players=["Ada", "Grace"], seed=3)
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(game.legal_actions()[0])
    return open_page(game, seat=0, bots={1: "random"}, speed=0, **more)


def test_it_is_played_by_clicks_on_the_map(open_page: Any) -> None:
    table = opened(open_page)
    city, before = table.game.board.cities[1], table.seq()

    table.click("city", city.id)
    no_template_shows(table.page)
    table.page.locator(".ttr-option", has_text="blues").click()
    table.settle(before)
    assert table.game.history[-1] == Sing("blues", city.id)
    asked = f"Ada, the audience in {city.name} wants more: sing again for how much?"
    assert table.page.locator(".ttr-sentence").inner_text() == asked
    no_template_shows(table.page)

    before = table.seq()
    table.page.locator(".ttr-choice button", has_text="2").click()
    table.settle(before)
    assert Encore(2) in table.game.history
    table.page.locator(".ttr-news").get_by_text(f"Ada sang in {city.name} for 2.").wait_for()
    assert table.page.locator('[data-seat="0"] [title="Coins: 2"]').count() == 1
    no_template_shows(table.page)


def test_it_is_played_by_keyboard_from_the_list_of_moves(open_page: Any) -> None:
    table = opened(open_page)
    page, before = table.page, table.seq()

    page.get_by_role("button", name="Log and moves").click()
    page.get_by_role("tab", name="Moves").press("Enter")
    page.get_by_placeholder("Find a move").fill("blues")
    page.locator(".ttr-moves button", has_text="blues").first.press("Enter")
    table.settle(before)
    assert isinstance(table.game.history[-1], Sing)

    before = table.seq()
    page.locator(".ttr-moves button", has_text="1").first.press("Enter")
    table.settle(before)
    assert Encore(1) in table.game.history
