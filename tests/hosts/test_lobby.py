"""The lobby and the replay in JupyterLab, by clicks, as a newcomer uses them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.ui import axe

from .conftest import SIZE
from .notebook import Notebook

PLAYED = """from random import Random
game = ttr.new_game('berlin', players=['Ada', 'Grace'], seed=5)
ttr.bots.play(game, ['planner', 'planner'], Random(5))
told = ttr.Replay(game)"""


def button(lab: Notebook, words: str) -> Locator:
    return lab.page.locator(".ttr-lobby button", has_text=words)


def field(lab: Notebook, head: str) -> Locator:
    """The lobby's field beside this label."""
    row = f".ttr-lobby .widget-hbox:has(> .widget-html:has-text('{head}')) > .widget-text input"
    return lab.page.locator(row)


def test_a_newcomer_starts_the_game_that_they_chose(lab: Notebook) -> None:
    lab.run("lobby = ttr.lobby()", "lobby", widgets=0)
    page = lab.page
    button(lab, "Germany").click()
    expect(page.locator(".ttr-form")).to_contain_text("passengers wait")
    expect(page.locator(".ttr-form .widget-checkbox", has_text="Tunnels")).to_have_count(0)
    people = page.locator(".ttr-form .widget-dropdown select")
    people.nth(1).select_option(label="Bot: easy")
    people.nth(2).select_option(label="Person")
    page.locator(".ttr-seat").nth(0).get_by_role("button", name="black").click()
    expect(page.locator(".ttr-form .ttr-start")).to_be_in_viewport(ratio=1)
    page.locator(".ttr-form .widget-text input").nth(0).fill("Ada")
    page.locator(".ttr-form .widget-checkbox", has_text="short game").locator("input").check()
    field(lab, "Seed").fill("77")
    button(lab, "Start the game").click()
    page.locator(".ttr-map[data-drawn]").wait_for()

    assert lab.ask("[lobby.game.board.name, lobby.game.seed]") == ["germany", 77]
    assert lab.ask("lobby.game.players") == ["Ada", "Grace", "Player 3"]
    assert lab.ask("lobby.game.colors") == ["black", "red", "green"]
    assert lab.ask("lobby.widget.bots") == {"1": "easy"}
    assert lab.ask("dict(lobby.game.variant.rule('Claiming').own)") == {"trains": 23}
    expect(page.locator(".ttr-form")).to_be_hidden()
    expect(page.get_by_label("Map of Ticket to Ride: Germany")).to_be_visible()
    expect(page.locator(".ttr-root")).not_to_contain_text("77")  # who knows the seed knows all cards
    expect(page.locator(".ttr-choice button").first).to_have_text("Draw 4 short tickets")

    button(lab, "Choose another game").click()
    expect(page.locator(".ttr-form")).to_be_visible()


def test_start_sticks_to_the_edge_of_a_small_window(lab: Notebook) -> None:
    page = lab.page
    page.set_viewport_size({"width": 420, "height": 640})
    try:
        lab.run("lobby = ttr.lobby()", "lobby", widgets=0)
        page.locator(".ttr-boards").evaluate("one => one.scrollIntoView({ block: 'start' })")
        players = page.locator(".ttr-form .ttr-box").first.bounding_box()
        assert players is not None
        assert players["y"] + players["height"] > 640  # where the buttons stand by themselves is out of sight
        expect(page.locator(".ttr-form .ttr-start")).to_be_in_viewport(ratio=1)
    finally:
        page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})


def test_the_lobby_speaks_polish_and_seats_a_teacher(lab: Notebook) -> None:
    lab.run("lobby = ttr.lobby()", "lobby", widgets=0)
    page = lab.page
    button(lab, "Polski").click()
    expect(button(lab, "Zacznij grę")).to_be_visible()
    page.locator(".ttr-form .widget-checkbox", has_text="Miejsce nauczyciela").locator("input").check()
    button(lab, "Zacznij grę").click()
    page.locator(".ttr-map[data-drawn]").wait_for()
    expect(page.locator(".ttr-chip")).to_have_text("Miejsce nauczyciela: tu widać wszystko")
    assert lab.ask("lobby.widget.settings['teaching']") is True
    # The page explains what cannot be played.
    button(lab, "Wybierz inną grę").click()
    page.locator(".ttr-form .widget-dropdown select").nth(0).select_option(label="Dodaj gracza …")
    button(lab, "Zacznij grę").click()
    expect(page.locator(".ttr-form [role=alert]")).to_be_visible()


def test_a_game_is_replayed_with_all_hands_by_buttons_and_keys(lab: Notebook) -> None:
    lab.run(PLAYED, "told")
    page, bar = lab.page, lab.page.locator(".ttr-replay")
    expect(bar).to_contain_text("action 0 of")
    expect(page.locator(".ttr-everybody > li")).to_have_count(2)
    page.get_by_role("button", name="Step forward").click()
    expect(bar).to_contain_text("action 1 of")
    expect(page.locator(".ttr-tickets")).to_contain_text("Tickets of Ada")
    # The notebook does not take the keys: it neither selects another cell nor runs this one.
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("action 0 of")
    first = lab.ask("told.moments()[0][0]")
    page.keyboard.press("PageDown")
    expect(bar).to_contain_text(f"action {first} of")
    expect(page.locator(".ttr-pieces > g")).to_have_count(1)
    assert lab.ask("told.position") == first
    page.get_by_role("button", name="Play").click()
    expect(bar).not_to_contain_text(f"action {first} of")
    page.get_by_role("button", name="Pause").click()


@pytest.mark.parametrize(("theme", "locale"), [("Light", "en"), ("Dark", "pl"), ("Light", "pl"), ("Dark", "en")])
def test_axe_finds_nothing_in_the_lobby(lab: Notebook, theme: str, locale: str) -> None:
    lab.theme(theme)
    lab.run(f"lobby = ttr.lobby({locale!r})\nlobby", widgets=0)
    lab.page.locator(".jp-OutputArea-output .ttr-start").wait_for()
    axe.load(lab.page)
    found = axe.violations(lab.page, ".jp-OutputArea-output")
    lab.theme("Light")
    assert found == []
