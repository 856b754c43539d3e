"""What each seat has seen, kept as steps."""

import pickle  # noqa: TID251 -- views travel to processes
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

import ttr_widget as ttr
from tests.contract.games import one_of
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.roles import Seat
from ttr_widget.kernel.seen_events import NOTHING_SEEN, NOTHING_WITNESSED, SeenEvents, these
from ttr_widget.kernel.turn import objection
from ttr_widget.timeline import Moment


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """An event with a secret that cannot be hashed, between two public fields."""

    type: ClassVar[str] = "whispered"
    private: ClassVar[tuple[str, ...]] = ("secret",)
    before: Any
    secret: Any
    seat: Seat


def played(board: str, moves: int) -> tuple[ttr.Game, list[tuple[int, Moment]]]:
    """A game, and its moments; views are asked for at some of them only."""
    game, rng, moments = ttr.new_game(board, players=3, seed=5), Random(5), []
    for _ in range(moves):
        if game.is_over:
            break
        moments.append((len(game.events), game.moment))
        if rng.random() < 0.5:
            game.view(rng.randrange(3))
        game.play(one_of(rng, game.legal_actions()))
    return game, moments


@pytest.mark.parametrize("board", ["europe", "world"])
def test_each_moment_tells_each_seat_what_it_has_seen_until_then(board):
    game, moments = played(board, 90)
    for seat in (None, 0, 1, 2):
        seen = tuple(event.seen_by(seat) for event in game.events)
        assert game.view(seat).events == seen
        for count, moment in moments[::7]:
            assert moment.seen_by(seat).in_order() == seen[:count]
    assert game.view(0).events != game.view(None).events != game.view(1).events


def test_undone_moves_are_not_told():
    game, _ = played("usa", 30)
    game.view(0)
    game.undo()
    other = one_of(Random(2), game.legal_actions())
    game.play(other)
    assert game.view(1).events == tuple(event.seen_by(1) for event in game.events)


def test_a_long_game_travels():
    game, _ = played("world", 1500)
    view = game.view(1)
    assert len(view.events) > 600
    for twin in (pickle.loads(pickle.dumps(view)), deepcopy(view)):  # noqa: S301
        assert twin == view
        assert twin.events == view.events


def secrets(seen: SeenEvents) -> list[Any]:
    return [event.to_dict()["secret"] for event in seen.in_order()]


def test_what_cannot_be_hashed_is_hidden_too():
    events: list[Event] = [Whispered([1], ["psst"], 0), Whispered([1], ["hush"], 1), Whispered([1], ["psst"], 0)]
    seen = NOTHING_WITNESSED.until(3, events)
    assert secrets(seen.by(0)) == [["psst"], None, ["psst"]]
    assert [event.to_dict() for event in seen.by(None).in_order()] == [
        {"type": "whispered", "before": [1], "secret": None, "seat": seat} for seat in (0, 1, 0)
    ]
    assert [event.to_dict()["secret"] for event in events] == [["psst"], ["hush"], ["psst"]]


def test_nothing_and_given_events():
    assert NOTHING_SEEN.in_order() == ()
    events = (Whispered(1, 2, 0), Whispered(3, 4, 1))
    assert these(events).in_order() == events


@pytest.mark.parametrize("board", ["berlin", "germany"])
def test_listed_actions_need_no_second_check_because_they_are_legal(board):
    game, rng = ttr.new_game(board, players=3, seed=3), Random(3)
    while not game.is_over:
        actions = game.legal_actions()
        for action in actions:
            assert game.moment.listed(action) is action
            assert objection(game.moment.position, action) is None
        game.play(one_of(rng, actions))


def test_an_action_listed_before_is_checked_anew():
    game = ttr.scenario("usa", seed=1, hands={0: "9 red 9 blue"})
    claim = next(action for action in game.legal_actions() if action.type == "claim")
    game.play(claim)
    assert game.moment.listed(claim) is None
    with pytest.raises(ttr.IllegalAction):
        game.play(claim)
