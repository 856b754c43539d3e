"""Guests who lose the connection in the middle of a question, and two pages of one guest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import Guest, Served
from .test_server import first_move

KINDS = {
    "europe": {"keep", "turn", "draw", "tunnel"},
    "germany": {"split", "keep", "turn", "draw"},
    "world": {"keep", "pieces", "turn", "draw"},
}
"""Questions of these boards that must have been met."""
MOST_MOVES = 400


def comes_back(served: Served, table: Any, seat: int, before: Guest) -> Guest:
    """The guest loses the connection and returns, with the state that the page still shows."""
    before.leave()
    return served.guest(table, seat, seq=before.state["prompt"]["seq"], board=before.board)


@pytest.mark.parametrize("board", KINDS)
def test_a_guest_returns_in_the_middle_of_every_kind_of_question(served: Served, board: str) -> None:
    table = served.open(board)
    game = table.session.game
    guests, rng, met = [served.guest(table, seat) for seat in (0, 1)], Random(2), set[str]()
    for _ in range(MOST_MOVES):
        prompt = served.do(lambda: game.prompt)
        if prompt is None or KINDS[board] <= met:
            break
        guest = guests[prompt.seat]
        guest.until(lambda state: state["prompt"]["mine"])
        if prompt.kind not in met:
            met.add(prompt.kind)
            shown = {**guest.state}
            guest = guests[prompt.seat] = comes_back(served, table, prompt.seat, guest)
            assert guest.state["prompt"]["seq"] == shown["prompt"]["seq"] + 1
            for name in ("view", "table", "controls"):
                assert guest.state[name] == shown[name], (prompt.kind, name)
            assert {**guest.state["prompt"], "seq": 0} == {**shown["prompt"], "seq": 0}
        actions = served.do(game.legal_actions)
        claims = [action for action in actions if action.type == "claim"]
        assert guest.ask("play", action=rng.choice(claims or actions).to_dict())["ok"]
    assert KINDS[board] <= met


def test_the_same_move_from_two_pages_of_a_guest_is_played_once(served: Served) -> None:
    table = served.open("berlin")
    phone, laptop = served.guest(table, 0), served.guest(table, 0)
    move = first_move(phone)
    answers = [phone.ask("play", move=move), laptop.ask("play", move=move)]
    assert answers[0]["ok"]
    assert answers[1]["refusal"]["kind"] == "stale"
    assert served.do(lambda: len(table.session.game.history)) == 1
    assert laptop.state["prompt"]["mine"] is False


def test_a_message_that_arrives_again_after_a_lost_connection_is_not_carried_out_again(served: Served) -> None:
    table = served.open("berlin")
    guest = served.guest(table, 0)
    message = {"id": "m-1", "seq": guest.state["prompt"]["seq"], "type": "play", "move": first_move(guest)}
    guest.send(message)
    guest.until(lambda state: not state["prompt"]["mine"])
    again = comes_back(served, table, 0, guest)
    again.send(message)
    while (said := again.read()) is not None and "msg" not in said:
        pass
    assert said is not None
    assert not said["msg"]["ok"]
    assert served.do(lambda: len(table.session.game.history)) == 1
