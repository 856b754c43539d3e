"""From one game to the next by the menu, and tickets that do not fit, in Chromium."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

import ttr_widget as ttr


def test_a_game_in_progress_is_ended_only_after_a_question(open_page: Any) -> None:
    game = ttr.new_game("usa", players=["Ada", "Grace"], seed=5)
    ttr.bots.play(game, ["greedy", "greedy"], Random(5))
    table = open_page(game.at(40), seat=0, bots={1: "greedy"}, width=1010, height=650)
    page = table.page
    page.add_style_tag(content="body { padding-top: 900px }")
    page.locator('.ttr-tools [data-key="menu"]').click()
    page.evaluate("scrollTo(0, 0)")
    again = page.locator(".ttr-dialog").get_by_role("button", name="New game")
    again.click()
    sure = page.get_by_role("dialog", name="Are you sure?")
    sure.get_by_role("button", name="Cancel").click()
    assert table.game.history
    again.click()
    sure.get_by_role("button", name="End the game").click()
    expect(page.locator(".ttr-dialog")).to_have_count(0)
    assert len(table.game.history) < 3
    expect(page.locator(".ttr-map")).to_be_in_viewport(ratio=1)


WEST = "calgary-helena helena-salt_lake_city denver-santa_fe el_paso-santa_fe"
HELD = """denver-el_paso calgary-salt_lake_city boston-miami chicago-santa_fe dallas-new_york duluth-houston
    seattle-new_york toronto-miami winnipeg-houston portland-phoenix"""


def test_completed_tickets_fold_where_there_are_too_many(open_page: Any) -> None:
    game = ttr.scenario(
        "usa", players=["Ada", "Grace"], seed=5, turn=0, claimed={0: WEST.split()}, tickets={0: HELD.split()}
    )
    page = open_page(game, seat=0, bots={1: "greedy"}, width=1010, height=650).page
    expect(page.locator(".ttr-tickets .ttr-ticket")).to_have_count(8)
    fold = page.locator(".ttr-folded button")
    expect(fold).to_have_text("2 completed tickets")
    fold.press("Enter")
    expect(page.locator(".ttr-tickets .ttr-ticket.ttr-done")).to_have_count(2)
    fold.press("Enter")
    expect(page.locator(".ttr-tickets .ttr-ticket")).to_have_count(8)
    page.set_viewport_size({"width": 1900, "height": 1000})
    expect(fold).to_have_count(0)
    expect(page.locator(".ttr-tickets .ttr-ticket")).to_have_count(10)
