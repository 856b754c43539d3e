"""The page shows only what its role may do, and asks before a game or a file is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.game import Game

TOOLS = {
    "player": ["Undo", "Hint", "Log and moves", "Full screen", "Rules", "Menu"],
    "spectator": ["Log and moves", "Full screen", "Rules", "Menu"],
    "replay": ["Log and moves", "Full screen", "Rules", "Menu"],
    "host": ["Pause the computer players", "Log and moves", "Full screen", "Rules", "Menu"],
}


def in_the_middle() -> Game:
    """A game in which both have chosen tickets."""
    game = ttr.new_game("usa", players=["Ada", "Grace"], seed=5)
    while not game.view(None).turn:
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("role", TOOLS)
def test_a_page_has_the_controls_of_its_role(open_page: Any, role: str) -> None:
    bots = {0: "random", 1: "random"} if role == "host" else {}
    seat = 0 if role in ("player", "replay") else None
    table = open_page(in_the_middle(), seat=seat, bots=bots, playing=role != "replay")
    page = table.page
    tools = page.locator(".ttr-tools button")
    expect(tools).to_have_count(len(TOOLS[role]))
    # A title ends with the key in brackets; that of a tool that is of no use now also says why.
    titles = [re.split(r": | \(", one.get_attribute("title") or "")[0] for one in tools.all()]
    assert titles == TOOLS[role]
    page.get_by_role("button", name="Log and moves").click()
    assert page.get_by_role("tab", name="Moves").count() == (role == "player")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".ttr-files")).to_have_count(1 if role in ("player", "host") else 0)


def test_the_menu_says_what_a_save_contains_and_asks_before_it_overwrites(
    open_page: Any, tmp_path: Any, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    theirs = ttr.new_game("berlin", seed=1)
    theirs.save(tmp_path / "evening.ttr.json")
    table = open_page(in_the_middle(), seat=0)
    page = table.page
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".ttr-files")).to_contain_text("Whoever opens the file can read them.")
    page.get_by_label("Save as").fill("evening")
    save = page.get_by_role("button", name="Save", exact=True)
    save.click()
    asked = page.get_by_role("dialog", name="Are you sure?")
    expect(asked).to_contain_text("evening.ttr.json")
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(save).to_be_focused()
    assert ttr.load(tmp_path / "evening.ttr.json").board.name == "berlin"

    save.click()
    asked.get_by_role("button", name="Overwrite").click()
    expect(page.locator(".ttr-files [role=status]")).to_have_text("Saved as evening.ttr.json")
    assert ttr.load(tmp_path / "evening.ttr.json").board.name == "usa"
    save.click()
    expect(asked).to_have_count(0)


def test_another_game_is_loaded_after_a_confirmation(open_page: Any, tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    ttr.new_game("berlin", seed=1).save(tmp_path / "other.ttr.json")
    table = open_page(in_the_middle(), seat=0)
    page, game = table.page, table.game
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Load other").click()
    asked = page.get_by_role("dialog", name="Are you sure?")
    expect(asked).to_contain_text("Ada and Grace are in the middle of this game. Ending it loses 2 actions")
    expect(asked).to_be_focused()
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    assert table.game is game
    assert page.locator(".ttr-refusal").count() == 0

    page.get_by_role("button", name="Load other").click()
    asked.get_by_role("button", name="End the game").click()
    expect(page.locator(".ttr-dialog")).to_have_count(0)
    assert table.game.board.name == "berlin"
