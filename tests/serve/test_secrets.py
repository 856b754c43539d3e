"""secret.view on the wire: what a guest is sent stays the same, byte by byte, when everything hidden is dealt again."""

import json
from typing import Any

import pytest

import ttr_widget as ttr
from tests.widget.test_secrets import redealt, walk
from ttr_widget.boards import BOARDS
from ttr_widget.serve.desk import Desk, Hello
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

ASKED: tuple[dict[str, Any], ...] = (
    {"type": "hint"},
    {"type": "ping"},
    {"type": "log", "before": 10**6},
    {"type": "remaining"},
    {"type": "why", "action": {"type": "draw", "card": "deck"}},
)


def sent(game, seat):
    """Every byte that a guest is sent who comes to a seat and asks for everything."""
    session, frames = Session.of(game), []
    viewpoint = Viewpoint(session, seat, own=True)
    desk = Desk(viewpoint, lambda content: frames.append(json.dumps(content)))
    desk.open(Hello(locale="en"))
    routes: list[dict[str, Any]] = [
        {"type": kind, "route": route.id} for route in game.board.routes[::20] for kind in ("lack", "moves")
    ]
    for number, message in enumerate((*ASKED, *routes)):
        desk.hear({"id": number, **message})
    desk.leave()
    viewpoint.leave()
    return frames


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
def test_what_a_guest_is_sent_does_not_depend_on_what_is_hidden(board):
    players = ttr.variant(board).board.players[1]
    game, moved = ttr.new_game(board, players=players, seed=players), 0
    for rng in walk(game, players):
        if rng.random() < 0.012 or len(game.history) < 2:
            for seat in (None, int(rng.random() * players)):
                twin = redealt(game, seat, int(rng.random() * 2**32))
                moved += twin.state != game.state
                assert sent(twin, seat) == sent(game, seat)
    assert moved > 4


def test_the_search_sees_a_hand():
    game = ttr.new_game("europe", players=2, seed=4)
    assert sent(redealt(game, 0, 1), 1) != sent(game, 1)
    assert all('"ok": true' in frame for frame in sent(game, 0)[1:] if '"refusal"' not in frame)
