"""The list of discards and unseen cards: public knowledge, and nothing more."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import ttr_widget as ttr
from ttr_widget.boards import BOARDS


def played(board: str, moves: int = 60) -> ttr.Game:
    """A game in its middle, with discards."""
    game, rng = ttr.new_game(board, players=["Ada", "Grace"], seed=5), Random(5)
    while len(game.history) < moves or not any(game.view(None).discards.values()) or game.view(None).to_move != 0:
        actions = game.legal_actions()
        claims = [action for action in actions if action.type == "claim"]
        game.play(rng.choice(claims or actions))
    return game


def shown(page: Any) -> dict[str, tuple[int, int]]:
    """The rows of the list: discarded and not seen, by the name of the card."""
    rows = page.locator(".ttr-discards tbody tr").all()
    cells = [(row.locator("th").inner_text(), row.locator("td").all_inner_texts()) for row in rows]
    return {name: (int(gone), int(unseen)) for name, (gone, unseen) in cells}


@pytest.mark.parametrize("board", BOARDS)
def test_the_list_is_what_can_be_counted(open_page: Any, board: str) -> None:
    game = played(board)
    table = open_page(game, seat=0)
    page = table.page
    page.locator(".ttr-root").focus()
    page.keyboard.press("c")
    page.locator(".ttr-discards tbody tr").first.wait_for()
    cards, decks = game.variant.kinds.cards, [card.deck for card in game.variant.kinds.cards]
    order = sorted(range(len(cards)), key=lambda number: decks.index(decks[number]))
    assert len(shown(page)) == len(cards)
    state = game.state
    hidden: Counter[str] = Counter()
    for seat in range(1, len(game.players)):
        hidden.update({card.name: state.hands[seat][number] for number, card in enumerate(cards)})
    for deck in state.slots["market"].decks:
        hidden.update(cards[number].name for number in deck)
    table_rows = list(shown(page).values())
    assert sum(unseen for _, unseen in table_rows) == sum(hidden.values())
    assert [unseen for _, unseen in table_rows] == [hidden[cards[number].name] for number in order]
    assert [gone for gone, _ in table_rows] == [state.discards[number] for number in order]
    assert page.locator(".ttr-discards caption").count() == len(set(decks))


def test_it_can_be_switched_off(open_page: Any) -> None:
    table = open_page(played("berlin"), seat=0)
    page = table.page
    opener = page.get_by_role("button", name="Discards and unseen cards")
    opener.click()
    expect(page.get_by_role("dialog", name="Discards and unseen cards")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".ttr-root").focus()
    page.keyboard.press("m")
    page.get_by_label("Show the discards and the unseen cards").uncheck()
    page.keyboard.press("Escape")
    expect(opener).to_have_count(0)
