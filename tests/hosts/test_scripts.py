"""Scripts affect the page: links to other widgets, highlights and questions, moves from another cell."""

from __future__ import annotations

from playwright.sync_api import expect

from .notebook import Notebook

TABLE = """import ipywidgets
game = ttr.scenario('usa', players=['Ada', 'Grace'], seed=1, turn=0, hands={0: '1 red'}, pieces={0: 3})
w = ttr.GameWidget(game, seat=0)
sign = ipywidgets.Label()
link = ipywidgets.jslink((w, 'phase'), (sign, 'value'))"""


def test_a_trait_feeds_another_widget_in_the_page(lab: Notebook) -> None:
    lab.run(TABLE, "sign", "w")
    sign = lab.page.locator(".jp-OutputArea-output .widget-label").first
    expect(sign).to_have_text("playing")
    lab.do("game.play(next(action for action in game.legal_actions() if action.type == 'claim'))")
    expect(sign).to_have_text("last-round")


def test_a_script_points_at_the_map_and_asks(lab: Notebook) -> None:
    lab.run(TABLE, "answers = []\nw")
    lab.do("w.highlight(routes='denver-omaha', cities=['miami', 'boston'])")
    expect(lab.page.locator(".ttr-marked .ttr-light")).to_have_count(3)
    lab.do("w.ask('Which city would you block?', then=answers.append)")
    expect(lab.page.locator(".ttr-tip")).to_contain_text("Choose a route or a city on the map")
    lab.seat().click("city", "miami")
    expect(lab.page.locator(".ttr-tip")).to_have_count(0)
    assert lab.ask("[w.answer, answers]") == ["miami", ["miami"]]
