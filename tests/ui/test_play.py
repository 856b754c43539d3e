"""Whole games played by clicks only, on every board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS

from .conftest import Table
from .player import click, target, totals

MOST_CLICKS = 700


def answer(table: Table, rng: Random) -> None:
    """Answer the open question once, clicking as a person would."""
    prompt, before = table.widget.prompt, table.seq()
    building = [move for move in prompt["moves"] if target(move)]
    click(table, prompt, rng.choice(building if building and rng.random() < 0.7 else prompt["moves"]))
    table.settle(before)


@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_game_by_clicks(open_page: Any, board: str) -> None:
    game = ttr.new_game(board, players=["Ada", "Grace"], seed=3)
    # One game with all animations.
    table = open_page(game, seat=0, bots={1: "greedy"}, speed=3 if board == "berlin" else 0, drops_none=True)
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
        table.page.wait_for_selector('.ttr-shine[data-shines]:not([data-shines="0"])')
        table.page.locator(".ttr-counting .ttr-main").click()
    table.page.wait_for_selector(".ttr-platerow.ttr-won")
    assert totals(table.page) == list(table.game.score().totals)
    assert table.page.locator(".ttr-refusal").count() == 0
