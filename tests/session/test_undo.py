"""Undo beside bots: how long it stays open, why it is closed, and that it never tells anybody anything."""

import asyncio
from random import Random
from threading import Event

import pytest

import ttr_widget as ttr
from tests.contract.channels import elsewhere
from ttr_widget.boards import BOARDS
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.queries.positions import legal_actions
from ttr_widget.session.bot_clock import BotClock
from ttr_widget.widget import Session, Viewpoint

PACE = 30.0
"""Longer than any test runs."""


def seated(hands="4 green", board="europe", bots=(1,), **more):
    """A game in which seat 0 is asked, and bots have the other seats."""
    game = ttr.scenario(board, players=["Ada", "Grace"], seed=1, turn=0, hands={0: hands}, **more)
    session = Session.of(game)
    session.seat_bots(dict.fromkeys(bots, "greedy"))
    return session, Viewpoint(session, 0)


CLAIM = "claim essen-frankfurt with 2 green"


def test_bots_wait_while_an_action_can_be_undone():
    session, viewpoint = seated()
    before = session.game.state
    session.play(CLAIM, PACE)
    assert 0 < session.held <= PACE
    assert not session.start_step()
    assert not session.is_deciding
    assert viewpoint.undo() is None
    assert session.game.state == before
    assert session.held == 0


def test_nobody_waits_for_an_action_that_cannot_be_undone():
    session, _ = seated()
    session.play("draw deck", PACE)
    session.play("draw deck", PACE)
    assert session.held == 0
    session.start_step()
    assert len(session.game.history) > 2


def test_who_steps_the_bots_by_hand_does_not_wait():
    session, _ = seated()
    session.play(CLAIM, PACE)
    session.start_step(paused=True)
    assert len(session.game.history) == 2


def test_a_refused_action_holds_nobody():
    session, _ = seated()
    with pytest.raises(ttr.Refused):
        session.play("claim berlin-wien with 3 red", PACE)
    assert session._held_until == 0


def test_what_a_bot_is_thinking_is_taken_back_with_the_action():
    session, viewpoint = seated()
    thought = Event()

    def slow(view, prompt, rng):
        thought.wait(20)
        return legal_actions(view)[0]

    session.seat_bots({1: slow})

    async def evening():
        session.play(CLAIM)
        session.start_step()
        assert session.is_deciding
        assert viewpoint.undo() is None
        assert not session.is_deciding
        thought.set()
        await asyncio.sleep(0.2)

    asyncio.run(evening())
    assert session.game.history == ()
    assert session.asked == 0


def test_the_clock_leaves_the_same_time():
    session, _ = seated()

    async def evening():
        clock = BotClock.of(session)
        session.play(CLAIM, PACE)
        assert clock._due is not None
        wait = clock._due.when() - asyncio.get_running_loop().time()
        clock.take_step()  # too early
        assert clock._due is not None
        clock._due.cancel()
        return wait

    assert asyncio.run(evening()) > PACE - 5
    assert len(session.game.history) == 1


def test_a_page_is_told_when_to_ask_again():
    session, viewpoint = seated()
    page = Dispatcher(viewpoint, speed=1)
    page.traits("another game")
    session.watch(page.traits)
    action = {"type": "claim", "route": "essen-frankfurt", "cards": {"green": 2}}
    assert page.answer({"id": 1, "seq": page.seq, "type": "play", "action": action})["ok"]
    answer = page.answer({"id": 2, "seq": page.seq, "type": "step"})
    assert answer["done"] is False
    assert 3000 < answer["wait"] <= 4000
    assert len(session.game.history) == 1


# Why not.


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([], "There is nothing to undo."),
        (["draw deck"], "New cards have been revealed, so this cannot be undone."),
        (["tickets"], "You have seen new tickets, so this cannot be undone."),
        ([CLAIM, None], "Grace has played since, so your last action stands."),
    ],
    ids=["nothing", "cards", "tickets", "acted"],
)
def test_what_cannot_be_undone_says_why(actions, reason):
    session, viewpoint = seated()
    for action in actions:
        if action is None:
            session.step()
        else:
            session.play(action)
    assert viewpoint.no_undo.said("en") == reason
    page = Dispatcher(viewpoint)
    controls = page.traits("another game")["controls"]
    assert (controls["undo"], controls["no_undo"]) == (False, reason)
    refusal = page.answer({"id": 1, "seq": page.seq, "type": "undo"})["refusal"]
    assert refusal["text"] == reason


def test_a_tunnel_that_was_opened_cannot_be_closed_again():
    session, viewpoint = seated("4 black", deck_top="red blue green")
    session.play("claim madrid-pamplona-1 with 3 black")
    assert viewpoint.no_undo.said("en") == "New cards have been revealed, so this cannot be undone."


def test_an_action_that_can_be_undone_has_no_reason():
    session, viewpoint = seated()
    session.play(CLAIM)
    controls = Dispatcher(viewpoint).traits("another game")["controls"]
    assert (controls["undo"], controls["no_undo"]) == (True, "")


# It tells nothing.


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", [3, 4])
def test_undo_never_reveals(board, seed):
    """What a seat sees of an action that it may undo is the same, however everything hidden lies."""
    game = ttr.new_game(board, players=2, seed=seed)
    session = Session.of(game)
    viewpoints = Viewpoint(session, 0), Viewpoint(session, 1)
    rng, compared = Random(seed), 0
    while (prompt := game.prompt) is not None:
        before = game.copy()
        actions = game.legal_actions()
        building = [action for action in actions if action.type in ("claim", "station", "harbour", "exchange")]
        pool = building if building and rng.random() < 0.6 else actions
        action = pool[int(rng.random() * len(pool))]
        game.play(action)
        if not viewpoints[prompt.seat].may_undo:
            continue
        other = elsewhere(before, prompt.seat, int(rng.random() * 2**32))
        assert other.view(prompt.seat).to_dict() == before.view(prompt.seat).to_dict()
        other.play(action)
        assert other.view(prompt.seat).to_dict() == game.view(prompt.seat).to_dict()
        compared += 1
        # And afterwards nobody knows more than before.
        assert viewpoints[prompt.seat].undo() is None
        assert game.view(prompt.seat).to_dict() == before.view(prompt.seat).to_dict()
        game.redo()
    assert compared > 15
