"""secret.view: no channel tells a seat what it cannot know; ``make soak`` plays many more games."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from ttr_widget import seen
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput
from ttr_widget.page import answers as protocol_answers
from ttr_widget.page import dispatch
from ttr_widget.page.log import Log
from ttr_widget.page.protocol import KINDS, Ping
from ttr_widget.session.viewpoint import Viewpoint

from . import channels


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
def test_no_channel_depends_on_what_is_hidden(board):
    found = channels.check((board, ttr.variant(board).board.players[1], 1), parts=3)
    assert found["comparisons"] >= len(channels.CHANNELS)
    assert len(channels.CHANNELS) > 3 * len(KINDS)


def middle():
    """A game in the middle, with seat 0 asked."""
    game = ttr.new_game("europe", players=3, seed=5)
    while len(game.history) < 40 or game.prompt is None or game.prompt.seat != 0:
        game.play(game.legal_actions()[-1])
    return game


def test_the_twin_differs_in_everything_hidden():
    game = middle()
    twin = channels.elsewhere(game, 0, 3)
    assert twin.seed != game.seed
    assert twin.state.rng != game.state.rng
    assert twin.state.hands[0] == game.state.hands[0]
    assert twin.state.hands[1] != game.state.hands[1]
    assert twin.state.slots["tickets"].held[1] != game.state.slots["tickets"].held[1]
    assert twin.events != game.events
    assert [event.type for event in twin.events] == [event.type for event in game.events]


def seed_in_an_answer(page, _):
    return protocol_answers.PingAnswer(hash(page.viewpoint.session.game.seed))


def hand_in_a_refusal(page, _):
    raise BadInput(f"Grace has {page.viewpoint.session.game.state.hands[1]}")


LEAKS = {
    "others' events": lambda patch: patch.setattr(Log, "_seen", lambda log, number, seat: log._events[number]),
    "another hand": lambda patch: patch.setattr(Viewpoint, "shown", property(lambda viewpoint: 1)),
    "seed in an answer": lambda patch: patch.setitem(dispatch._DO, Ping, seed_in_an_answer),
    "hand in a refusal": lambda patch: patch.setitem(dispatch._DO, Ping, hand_in_a_refusal),
    "position in a save": lambda patch: patch.setattr(seen, "imagine", lambda view, seed: HIDDEN[0].state.draft()),
}
HIDDEN: list[ttr.Game] = []
"""The game whose position is written by a leak."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak, monkeypatch):
    game = middle()
    only = "save" if "save" in leak else "(player)"
    channels.compare(game, 0, 3, [name for name in channels.CHANNELS if only in name])
    LEAKS[leak](monkeypatch)
    told = channels.CHANNELS["save for a seat"]

    def noted(place):
        HIDDEN.insert(0, place.game)
        return told(place)

    monkeypatch.setitem(channels.CHANNELS, "save for a seat", noted)
    with pytest.raises(AssertionError, match="what it cannot know"):
        channels.compare(game, 0, 3, [name for name in channels.CHANNELS if only in name])
