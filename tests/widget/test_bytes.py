"""The amount of data sent to the page: figures are printed (``pytest -s``), the bound is generous."""

import json
from random import Random
from statistics import median

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.bots import ask, make
from ttr_widget.widget import GameWidget

MOST, MOST_ASKED = 1700, 6000
"""Limits in bytes: for the median message, and for the 95th percentile, which asks the page's own seat."""


@pytest.mark.parametrize("board", BOARDS)
def test_a_move_is_a_small_message(board, wire):
    variant = ttr.variant(board)
    players = variant.board.players[1]
    game = ttr.new_game(variant, players=players, seed=11)
    # Seat 0 is a person's; the planner makes its moves here, so that the page gets all its lists.
    widget = GameWidget(game, seat=0, bots=dict.fromkeys(range(1, players), "planner"))
    planner, rng, sizes = make("planner"), Random(1), []
    opened = next(len(json.dumps(data)) for kind, data, _ in wire if kind == "comm_open" and "board" in data["state"])
    while (prompt := game.prompt) is not None:
        start = len(wire)
        if prompt.seat == 0:
            game.play(ask(planner, game.view(0), rng, widget._session.legal))
        else:
            widget.step()
        updates = [data for kind, data, _ in wire[start:] if kind == "comm_msg" and data["method"] == "update"]
        assert len(updates) == 1
        sizes.append(len(json.dumps(updates[0])))

    ranked = sorted(sizes)
    most = f"95 % {ranked[len(ranked) * 95 // 100]}, most {ranked[-1]}; opening {opened}"
    print(f"{board} with {players}: {len(sizes)} actions; median {median(sizes):.0f} bytes, {most}")  # noqa: T201
    assert median(sizes) < MOST
    assert ranked[len(ranked) * 95 // 100] < MOST_ASKED
