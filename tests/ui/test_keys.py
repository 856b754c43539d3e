"""The keyboard's shortcuts, their list, and "your turn" in the title of the browser's tab."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.locales import fill, languages

from .conftest import Table

HIDDEN = """yes => {
  Object.defineProperty(document, 'hidden', { value: yes, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def begun(board: str = "berlin") -> ttr.Game:
    """A game in which Ada may take any turn."""
    hands = {0: "4 green, 4 red, 4 black"}
    return ttr.scenario(board, players=["Ada", "Grace"], seed=7, turn=0, hands=hands)


def press(table: Table, key: str) -> None:
    table.page.locator(".ttr-root").focus()
    table.page.keyboard.press(key)


def test_cards_and_tickets_are_drawn_by_keys(open_page: Any) -> None:
    table = open_page(begun(), bots={1: "greedy"})
    page = table.page
    before = table.seq()
    press(table, "d")
    table.settle(before)
    assert table.game.history[-1].text() == "draw deck"
    kinds = [table.game.view(None).rules["market"]["display"][n] for n in range(5)]
    slot = next(n for n, name in enumerate(kinds) if name not in (None, "bicycle", "locomotive"))
    before = table.seq()
    press(table, str(slot + 1))
    table.settle(before)
    assert f"draw {kinds[slot]}" in [action.text() for action in table.game.history]
    expect(page.locator(".ttr-dialog")).to_have_count(0)


def test_several_decks_are_chosen_from(open_page: Any) -> None:
    game = ttr.scenario("world", players=["Ada", "Grace"], seed=7, turn=0)
    table = open_page(game)
    press(table, "d")
    focused = table.page.evaluate("document.activeElement.closest('[data-deck]')?.dataset.deck")
    assert focused == table.page.evaluate("document.querySelector('[data-deck]').dataset.deck")
    before = table.seq()
    table.page.keyboard.press("Enter")
    table.settle(before)
    assert len(game.history) == 1


def test_panels_dialogs_and_the_map_open_by_keys(open_page: Any) -> None:
    table = open_page(begun())
    page = table.page
    press(table, "r")
    page.locator(".ttr-overview li").first.wait_for()
    page.keyboard.press("d")  # nothing is played behind a dialog
    page.keyboard.press("Escape")
    page.locator(".ttr-dialog").first.wait_for(state="detached")
    assert table.game.history == ()
    press(table, "m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    press(table, "b")
    page.wait_for_function("document.activeElement.dataset.move !== undefined")
    page.keyboard.press("l")
    page.locator(".ttr-log").first.wait_for()
    press(table, "+")
    page.locator(".ttr-map[data-zoomed='1']").first.wait_for()
    press(table, "0")
    page.locator(".ttr-map[data-zoomed='']").first.wait_for()
    press(table, "h")
    page.locator(".ttr-tip").first.wait_for()


def test_typing_is_typing(open_page: Any) -> None:
    table = open_page(begun())
    page = table.page
    press(table, "b")
    field = page.locator(".ttr-moves .ttr-filter")
    field.fill("")
    field.press_sequentially("drum?")
    assert field.input_value() == "drum?"
    field.press("Control+d")
    assert table.game.history == ()
    expect(page.locator(".ttr-dialog")).to_have_count(0)


@pytest.mark.parametrize("locale", languages())
def test_the_list_of_keys_and_the_tooltips_agree(open_page: Any, locale: str) -> None:
    table = open_page(begun(), locale=locale)
    page = table.page
    press(table, "?")
    dialog = page.get_by_role("dialog", name=fill("menu-keys", locale))
    expect(dialog).to_contain_text(fill("menu-key", locale, key="undo"))
    assert dialog.locator("kbd").count() == 15
    page.keyboard.press("Escape")
    undo = page.locator("[data-key=undo]")
    why = table.widget.controls["no_undo"]
    assert undo.get_attribute("title") == f"{fill('page-tool-undo', locale)}: {why} (U)"
    assert undo.get_attribute("aria-keyshortcuts") == "u"


def test_the_tab_says_your_turn_while_it_is_hidden(open_page: Any) -> None:
    table = open_page(begun(), bots={1: "greedy"})
    page = table.page
    page.evaluate("document.title = 'Evening'")
    assert page.title() == "Evening"
    page.evaluate(HIDDEN, True)
    assert page.title() == "Your turn · Evening"
    table.widget.pause()
    before = table.seq()
    table.game.play("draw deck")
    table.game.play("draw deck")
    table.push()
    table.settle(before)
    page.wait_for_function("document.title === 'Evening'")
    while table.widget.current_player == 1:
        table.widget.step()
    table.push()
    page.wait_for_function("document.title === 'Your turn · Evening'")
    page.evaluate(HIDDEN, False)
    assert page.title() == "Evening"


def test_a_spectator_is_not_called(open_page: Any) -> None:
    table = open_page(begun(), seat=None)
    table.page.evaluate("document.title = 'Evening'")
    table.page.evaluate(HIDDEN, True)
    assert table.page.title() == "Evening"
