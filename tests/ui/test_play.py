"""Games played by clicks only, on every board; whole ones in make long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.game import Game

from .conftest import Table
from .player import click, target, totals

MOST_CLICKS = 700
FEW: dict[str, Any] = {"europe": 14, "germany": 14, "usa": 14, "world": {"trains": 12, "ships": 16}}
"""Pieces that each player has in a short game."""


def answer(table: Table, rng: Random) -> None:
    """Answer the open question once, clicking as a person would."""
    prompt, before = table.widget.prompt, table.seq()
    building = [move for move in prompt["moves"] if target(move)]
    click(table, prompt, rng.choice(building if building and rng.random() < 0.7 else prompt["moves"]))
    table.settle(before)


def game_of(board: str, *, is_whole: bool) -> Game:
    """A whole game, or one that ends early; but for World, whose players begin with all pieces, from its opening."""
    players = ["Ada", "Grace"]
    if is_whole:
        return ttr.new_game(board, players=players, seed=3)
    pieces = dict.fromkeys((0, 1), FEW[board])
    return ttr.scenario(board, players=players, seed=3, opening=board != "world", pieces=pieces)


WHOLE = [pytest.param(board, True, marks=[pytest.mark.long] * (board in FEW)) for board in BOARDS]


@pytest.mark.parametrize(("board", "is_whole"), [*((board, False) for board in FEW), *WHOLE])
def test_a_game_to_its_end_by_clicks(open_page: Any, board: str, is_whole: bool) -> None:
    game = game_of(board, is_whole=is_whole)
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
        table.page.locator('.ttr-shine[data-shines]:not([data-shines="0"])').first.wait_for()
        table.page.locator(".ttr-counting .ttr-main").click()
    table.page.locator(".ttr-platerow.ttr-won").first.wait_for()
    assert totals(table.page) == list(table.game.score().totals)
    assert table.page.locator(".ttr-refusal").count() == 0
