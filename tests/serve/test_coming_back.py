"""A guest whose connection breaks in the middle of a question, of any kind on any board, finds it as it was; and two
browsers at one seat make a move once."""

from collections import Counter
from random import Random

import pytest

from ttr_widget.boards import BOARDS

OWN: dict[str, set[str]] = {
    "europe": {"tunnel"},
    "germany": {"passengers", "split"},
    "world": {"pieces", "refill"},
    "berlin": set(),
    "usa": set(),
}
"""The kinds of questions that only this board asks, besides choosing tickets and the turn itself."""
MOST_MOVES = 200


def some_move(prompt, rng, done):
    """A move of the kind that was made least often."""
    bundle = min(prompt["moves"], key=lambda bundle: (done[bundle["kind"]], rng.random()))
    done[bundle["kind"]] += 1
    return bundle["id"] + rng.randrange(bundle["count"])


@pytest.mark.parametrize("board", BOARDS)
def test_every_kind_of_question_is_found_again(served, board):
    table = served.open(board)
    guests = {seat: served.guest(table, seat) for seat in (0, 1)}
    rng, done, asked_kinds = Random(board), Counter[str](), set[str]()
    for _ in range(MOST_MOVES):
        seat = served.do(lambda: table.session.asked)
        if seat is None or asked_kinds >= {"keep", "turn"} | OWN[board]:
            break
        guest = guests[seat]
        guest.until(lambda state: state["prompt"]["mine"])
        if guest.state["prompt"]["kind"] not in asked_kinds:
            asked_kinds.add(guest.state["prompt"]["kind"])
            guest = guests[seat] = come_again(served, table, seat, guest)
        move = some_move(guest.state["prompt"], rng, done)
        assert guest.ask("play", move=move)["ok"]
    assert asked_kinds >= {"keep", "turn"} | OWN[board]


def come_again(served, table, seat, before):
    """The same guest after a broken connection, who is asked the same."""
    asked, view = before.state["prompt"], before.state["view"]
    before.leave()
    again = served.guest(table, seat, seq=asked["seq"], board=before.board)
    assert again.state["prompt"]["seq"] > asked["seq"]
    assert again.state["prompt"] | {"seq": asked["seq"]} == asked
    assert again.state["view"] == view
    assert "board" not in again.state
    return again


def test_two_browsers_at_one_seat_make_a_move_once(served):
    table = served.open()
    laptop, phone = served.guest(table, 0), served.guest(table, 0)
    move = laptop.state["prompt"]["moves"][0]["id"]
    assert laptop.ask("play", move=move)["ok"]
    # The phone still shows the question that the laptop has answered.
    assert phone.ask("play", move=move)["refusal"]["kind"] == "stale"
    assert served.do(lambda: len(table.session.game.history)) == 1
    assert phone.state["view"] == laptop.state["view"]
