"""Whole games by clicks only, on every board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ttr_widget as ttr

from .conftest import Table

BOARDS = ("europe", "germany", "world", "berlin", "usa")
MOST_CLICKS = 700


def target(move: dict[str, Any]) -> bool:
    """Is there a place on the map that one clicks for this move?"""
    return "route" in move or "city" in move


def answer(table: Table, rng: Random) -> None:
    """One answer to the open question, by clicking what a person would click."""
    page, prompt = table.page, table.widget.prompt
    moves, before = prompt["moves"], table.seq()
    building = [move for move in moves if target(move)]
    move = rng.choice(building if building and rng.random() < 0.7 else moves)
    kind = prompt["kind"]
    if kind == "keep":
        for box in page.locator(".ttr-offer input").all():
            box.check()
        page.locator(".ttr-choice .ttr-main").click()
    elif kind in ("pieces", "passengers"):
        page.locator(".ttr-choice .ttr-main").click()
    elif kind in ("tunnel", "split"):
        page.locator(f'.ttr-choice button:has-text("{move["label"]}")').first.click()
    elif target(move):
        table.click("route" if "route" in move else "city", move.get("route") or move["city"])
        if move.get("more"):
            page.locator(".ttr-option").first.click()
    elif move["kind"] == "draw":
        card = table.widget.texts.get(f"card.{move['card']}")
        place = f'[data-deck="{move["card"]}"] button' if "deck" in move else f'[data-slot] button[title="{card}"]'
        page.locator(place).first.click()
    elif move["kind"] == "refill":
        page.locator(f'.ttr-choice button:has-text("{move["label"]}")').first.click()
    elif move["kind"] == "tickets":
        page.locator('[data-deck="tickets"] button').click()
        if "split" in move:
            page.locator(f'.ttr-option:has-text("{move["label"]}")').first.click()
    elif move["kind"] == "exchange":
        page.locator(f'.ttr-buttons button:has-text("{table.widget.texts["choose.exchange"]}")').click()
        page.locator(".ttr-choice .ttr-main").click()
    else:
        page.locator(f'.ttr-choice button:has-text("{move["label"]}")').first.click()
    table.settle(before)


@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_game_by_clicks(sit_down: Any, board: str) -> None:
    game = ttr.new_game(board, players=["Ada", "Grace"], seed=3)
    # One of them with everything that moves.
    table = sit_down(game, seat=0, bots={1: "greedy"}, speed=3 if board == "berlin" else 0)
    rng = Random(board)
    clicks = 0
    while not table.game.is_over and clicks < MOST_CLICKS:
        if table.widget.prompt["mine"]:
            answer(table, rng)
            clicks += 1
        else:
            table.settle(table.seq())
    assert table.game.is_over
    if table.widget.settings["speed"]:
        table.page.wait_for_selector(".ttr-lit .ttr-light")
        table.page.locator(".ttr-end header button").click()
    table.page.wait_for_selector(".ttr-sheet.ttr-won")
    shown = [int(text.replace("−", "-")) for text in table.page.locator(".ttr-sheet h3 b").all_inner_texts()]
    assert shown == list(table.game.score().totals)
    assert table.page.locator(".ttr-refusal").count() == 0
