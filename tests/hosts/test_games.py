"""Games in JupyterLab with the mouse: every kind of answer is clicked; page and kernel agree on the points."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.ui.player import click

from .notebook import Notebook

EVERYWHERE = {"keep", "draw open", "draw blind", "claim", "tickets"}
FEW = "opening=True, pieces={0: 14, 1: 14}"
PORT = """hands={0: '2 train-red-harbour 4 ship-red 1 wild'}, claimed={0: ['al_qahira-athina']},
    pieces={0: {'trains': 9, 'ships': 9}, 1: {'trains': 9, 'ships': 9}}"""
WHOLE = {
    "europe": ("ttr.new_game('europe', players=['Ada', 'Grace'], seed=3)", set()),
    "germany": ("ttr.new_game('germany', players=['Ada', 'Grace'], seed=1)", {"take"}),
    "usa": ("ttr.new_game('usa', players=['Ada', 'Grace'], seed=1)", set()),
    "world": ("ttr.new_game('world', players=['Ada', 'Grace'], seed=2)", {"refill"}),
    "europe, few": (f"ttr.scenario('europe', players=['Ada', 'Grace'], seed=3, {FEW})", {"station"}),
    "germany, few": (f"ttr.scenario('germany', players=['Ada', 'Grace'], seed=1, {FEW})", {"take"}),
    "world, few": (
        f"ttr.scenario('world', players=['Ada', 'Grace'], seed=2, {PORT})",
        {"harbour", "exchange", "refill"},
    ),
}
"""Games of some minutes, and further short ones, with few pieces, so that rare answers come up: make long."""
GAMES: dict[str, tuple[str, set[str]]] = {
    "berlin": ("ttr.new_game('berlin', players=['Ada', 'Grace'], seed=3)", set()),
}
TUNNEL = """ttr.scenario('europe', players=['Ada', 'Grace'], seed=1, hands={0: '4 black 1 locomotive'},
    deck_top=['black', 'red', 'blue'], turn=0)"""
STUCK = """ttr.scenario('usa', players=['Ada', 'Grace'], display=[None] * 5, turn=0,
    hands={0: {}, 1: {card.name: card.copies for card in ttr.variant('usa').kinds.cards}},
    tickets={0: [usa[0]], 1: usa[1:]})"""


@pytest.mark.parametrize("board", [*GAMES, *(pytest.param(board, marks=pytest.mark.long) for board in WHOLE)])
def test_a_whole_game_by_clicks(lab: Notebook, board: str) -> None:
    made, own = (GAMES | WHOLE)[board]
    lab.run(f"game = {made}\nw = ttr.GameWidget(game, **table)", "w")
    seat, done = lab.seat(), Counter[str]()
    seat.play(Random(board), done)

    assert lab.ask("game.is_over")
    assert seat.scores() == lab.ask("game.score().totals")
    assert EVERYWHERE | own <= set(done)
    assert seat.page.locator(".ttr-refusal, .ttr-alarm").count() == 0
    if board == "berlin":
        kinds = lab.ask("sorted({game.board.route(id).kind for id, seat in w.claimed.items() if seat == 0})")
        assert kinds == ["subway", "tram"]


@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_a_tunnel_is_dug_by_clicks(lab: Notebook, answer: str) -> None:
    lab.run(f"game = {TUNNEL}\nw = ttr.GameWidget(game, **table)", "w")
    seat = lab.seat()
    seat.click("route", "madrid-pamplona-1")
    seat.page.locator(".ttr-confirm .ttr-main").click()
    seat.page.locator(".ttr-tunnel").wait_for()
    assert seat.page.locator(".ttr-revealed .ttr-turned").count() == 3
    before, move = seat.seq(), next(move for move in seat.widget.prompt["moves"] if move["kind"] == answer)
    click(seat, seat.widget.prompt, move)
    seat.settle(before)

    told = lab.ask("[event.type for event in game.events if event.type.startswith(('tunnel', 'claim'))]")
    if answer == "pay":
        assert told[:3] == ["tunnel", "tunnel-paid", "claim"]
        assert lab.ask("w.claimed['madrid-pamplona-1']") == 0
    else:
        assert told[:2] == ["tunnel", "tunnel-declined"]
        assert lab.ask("'madrid-pamplona-1' not in w.claimed")


def test_who_is_stuck_passes_by_a_click(lab: Notebook) -> None:
    usa = "usa = [ticket.id for ticket in ttr.variant('usa').board.tickets]"
    lab.run(f"{usa}\ngame = {STUCK}\nw = ttr.GameWidget(game, **table)", "w")
    seat, done = lab.seat(), Counter[str]()
    seat.play(Random(1), done, turns=1)

    assert done == {"pass": 1}
    assert lab.ask("game.history[0].text()") == "pass"


def test_pieces_are_chosen_on_a_slider(lab: Notebook) -> None:
    lab.run("game = ttr.new_game('world', players=['Ada', 'Grace'], seed=2)\nw = ttr.GameWidget(game, **table)", "w")
    seat, done = lab.seat(), Counter[str]()
    seat.play(Random(1), done, turns=2)

    assert done == {"keep": 1, "pieces": 1}
    chosen = lab.ask("[action.text() for action in game.history if action.type == 'pieces'][0]")
    assert chosen != "pieces 20 trains 40 ships"
