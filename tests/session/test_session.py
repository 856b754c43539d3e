"""Seats and bots, the curtain, undo, and several viewpoints on one game; without notebooks and comms."""

import gc
import weakref
from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput
from ttr_widget.session.bot_clock import BotClock
from ttr_widget.session.undoing import reveals
from ttr_widget.widget import Session, Viewpoint


def opened(board="europe", players=2, seed=7):
    """A game whose tickets have been chosen."""
    game = ttr.new_game(board, players=players, seed=seed)
    while not game.view(None).turn:
        game.play(game.legal_actions()[0])
    return game


def table(game, *seats, bots=None, teaching=False):
    session = Session.of(game)
    session.seat_bots(bots or {})
    return session, *(Viewpoint(session, seat, teaching=teaching) for seat in seats)


def play(session, viewpoint, kind=None):
    """Play the first legal action of a kind at this viewpoint."""
    viewpoint.follow("played")
    assert viewpoint.mine
    board = session.game.board
    # No tunnel: it reveals cards.
    actions = [
        a
        for a in session.game.legal_actions()
        if kind in (None, a.type) and not (a.type == "claim" and board.route(a.route).kind == "tunnel")
    ]
    session.play(actions[0])
    for other in session.viewpoints:
        other.follow("played")


def richly(seed=7, **more):
    """A game in which seat 0 can claim something and is asked for its turn."""
    game = opened(seed=seed, **more)
    plain = [route.id for route in game.board.routes if route.kind == "train"]
    while (
        game.prompt.seat
        or game.prompt.kind != "turn"
        or not any(getattr(a, "route", None) in plain for a in game.legal_actions())
    ):
        game.play("draw deck")
    return game


# Sessions.


def test_everybody_at_a_game_shares_one_session():
    game = opened()
    assert Session.of(game) is Session.of(game)
    assert Session.of(game.copy()) is not Session.of(game)


def test_a_session_goes_when_its_game_goes():
    game = opened()
    gone = weakref.ref(Session.of(game)), weakref.ref(game)
    del game
    gc.collect()
    assert [ref() for ref in gone] == [None, None]


def test_observers_hear_of_each_change_once():
    game = opened()
    heard: list[str] = []
    session = Session.of(game)
    stop = session.watch(heard.append)
    game.play("draw deck")
    game.undo()
    game.redo()
    session.pause(True)
    session.pause(True)
    session.replace(ttr.new_game("usa", seed=1))
    assert heard == ["played", "turned back", "played", "settings", "another game"]
    stop()
    stop()
    game.play("draw deck")
    session.game.play(session.game.legal_actions()[0])
    assert len(heard) == 5


def test_the_old_game_is_left_alone_after_another_one():
    game = opened()
    heard: list[str] = []
    session = Session.of(game)
    session.replace(ttr.new_game("usa", seed=1))
    session.watch(heard.append)
    game.play("draw deck")
    assert heard == []


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", lambda view, prompt, rng: ttr_first(view)])
def test_bots_take_one_step_at_a_time(bot):
    game = opened(players=3)
    session = Session.of(game)
    session.seat_bots({0: bot, 1: bot})
    for _ in range(40):
        if session.asked == 2:
            assert session.step()
            game.play(game.legal_actions()[0])
            continue
        before = len(game.history)
        done = session.step()
        assert len(game.history) == before + 1
        assert done == (session.asked == 2)
    assert session.trouble is None


def ttr_first(view):
    from ttr_widget.queries.positions import legal_actions

    return legal_actions(view)[0]


def test_bots_are_the_same_whenever_they_are_asked():
    texts = []
    for _ in range(2):
        game = ttr.new_game("europe", players=2, seed=5)
        session = Session.of(game)
        session.seat_bots({0: "random", 1: "random"})
        while not session.step() and len(game.history) < 50:
            pass
        texts.append(game.transcript())
    assert texts[0] == texts[1]


def test_a_paused_bot_waits():
    game = opened()
    session = Session.of(game)
    session.seat_bots({0: "greedy"})
    session.pause(True)
    assert session.step()
    assert session.asked == 0
    session.pause(False)
    session.step()
    assert len(game.history) == 3


def test_a_bot_that_fails_loses_its_move_and_is_told_of():
    def broken(view, prompt, rng):
        raise ValueError("no idea")

    game = opened()
    session = Session.of(game)
    session.seat_bots({0: broken, 1: lambda view, prompt, rng: "claim the moon"})
    for _ in range(4):
        session.step()
    assert len(game.history) == 6
    assert session.trouble is not None
    assert "claim the moon" in session.trouble.error or "no idea" in session.trouble.error


@pytest.mark.parametrize("bots", [{7: "greedy"}, {"0": "greedy"}, {None: "greedy"}, {0: "nobody"}, {0: 3}])
def test_bots_that_cannot_be_are_refused(bots):
    with pytest.raises(BadInput):
        Session.of(opened()).seat_bots(bots)


def test_a_bot_s_seat_can_become_a_person_s():
    session = Session.of(opened())
    session.seat_bots({0: "greedy"})
    assert session.waits_for_bot
    session.seat_bots({0: None})
    assert not session.waits_for_bot
    assert session.bot_names == {}


def test_bots_without_a_chair_leave_when_a_smaller_game_comes():
    session, viewpoint = table(opened(players=5), 4, bots={2: "greedy", 3: "greedy"})
    session.replace(ttr.new_game("usa", players=2, seed=1))
    viewpoint.follow("another game")
    assert session.bots == {}
    assert viewpoint.shown == 0


# The clock.


def test_the_clock_does_nothing_without_a_loop():
    game = opened()
    session = Session.of(game)
    session.seat_bots({0: "greedy"})
    BotClock.of(session)
    assert len(game.history) == 2


def test_the_clock_steps_on_a_loop_until_a_person_is_asked(monkeypatch):
    import asyncio

    from ttr_widget.session import bot_clock as clock

    monkeypatch.setattr(clock, "ALONE", 0)

    async def evening():
        game = opened(players=3)
        session = Session.of(game)
        session.seat_bots({0: "greedy", 1: "greedy"})
        assert BotClock.of(session) is BotClock.of(session)
        while game.prompt.seat != 2:
            await asyncio.sleep(0.001)
        return game

    game = asyncio.run(evening())
    assert game.prompt.seat == 2
    assert len(game.history) > 4


def test_a_fault_in_the_clock_is_kept_and_the_bots_wait(monkeypatch):
    session = Session.of(opened())
    session.seat_bots({0: "greedy"})
    heard: list[str] = []
    clock = BotClock.of(session)
    session.watch(heard.append)
    monkeypatch.setattr(session.game, "play", lambda action: 1 / 0)
    clock.take_step()
    assert isinstance(session.fault, ZeroDivisionError)
    assert session.paused
    assert heard == ["settings"]


# Places and the curtain.


def test_the_curtain_falls_between_two_people_at_one_machine():
    session, viewpoint = table(opened(), 0)
    assert (viewpoint.shown, viewpoint.curtain, viewpoint.mine) == (0, None, True)
    play(session, viewpoint, "draw")
    play(session, viewpoint, "draw")

    assert (viewpoint.shown, viewpoint.curtain, viewpoint.mine) == (None, 1, False)
    assert viewpoint.show(0).code == "secret.view"
    assert viewpoint.show(1) is None
    assert (viewpoint.shown, viewpoint.curtain, viewpoint.mine) == (1, None, True)
    play(session, viewpoint, "draw")
    play(session, viewpoint, "draw")
    assert (viewpoint.shown, viewpoint.curtain) == (None, 0)


def test_no_curtain_where_the_other_seat_has_a_place_of_its_own_or_is_a_bot():
    session, one, two = table(opened(), 0, 1)
    play(session, one, "draw")
    play(session, one, "draw")
    assert (one.shown, one.curtain, one.mine) == (0, None, False)
    assert (two.shown, two.curtain, two.mine) == (1, None, True)
    two.leave()
    assert one.curtain == 1
    session.seat_bots({1: "greedy"})
    assert (one.shown, one.curtain) == (0, None)


def test_nobody_sees_another_s_things():
    _, one, two = table(opened(players=3), 0, 1)
    for viewpoint, others in ((one, (1, 2, None)), (two, (0, 2, None))):
        for seat in others:
            assert viewpoint.show(seat).code == "secret.view"
        assert viewpoint.shown == viewpoint.seat
        assert viewpoint.show(viewpoint.seat) is None


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 0.0, [0]])
def test_a_seat_that_is_none_cannot_be_shown(seat):
    _, viewpoint = table(opened(players=3), 0)
    assert viewpoint.show(seat).kind == "bad-input"


def test_a_spectator_sees_what_everybody_sees_and_plays_nothing():
    session, viewpoint = table(opened(), None)
    assert (viewpoint.shown, viewpoint.curtain, viewpoint.mine) == (None, None, False)
    assert viewpoint.not_asked().code == "turn.one-action"
    assert viewpoint.show(0).code == "secret.view"
    assert not viewpoint.may_undo
    session.game.play("draw deck")
    assert viewpoint.shown is None


def test_a_teacher_answers_for_all_people_and_sees_whom_he_answers_for():
    session, viewpoint = table(opened(players=3), 0, bots={2: "greedy"}, teaching=True)
    for seat in (0, 0, 1, 1):
        assert (viewpoint.shown, viewpoint.mine) == (seat, True)
        play(session, viewpoint, "draw")
    assert (session.asked, viewpoint.mine) == (2, False)
    assert viewpoint.show(2) is None
    assert viewpoint.shown == 2


def test_nothing_can_be_played_when_it_is_over():
    game = opened("berlin")
    session, viewpoint = table(game, 0, bots={0: "greedy", 1: "greedy"})
    while not session.step():
        pass
    assert game.is_over
    assert viewpoint.not_asked().code == "end.last-round"
    assert (viewpoint.curtain, viewpoint.mine, viewpoint.shown) == (None, False, 0)


# Undo.


def test_a_claim_can_be_undone_and_redone_by_whoever_made_it():
    game = richly()
    session, viewpoint, other = table(game, 0, 1)
    before = game.state
    play(session, viewpoint, "claim")
    assert viewpoint.may_undo
    assert not other.may_undo
    assert other.undo().code == "secret.view"
    assert viewpoint.undo() is None
    assert game.state == before
    assert viewpoint.may_redo
    assert not other.may_redo
    assert viewpoint.redo() is None
    assert game.history[-1].type == "claim"
    assert viewpoint.undo() is None


def test_what_has_revealed_something_cannot_be_undone():
    session, viewpoint = table(opened(), 0)
    play(session, viewpoint, "draw")
    assert not viewpoint.may_undo
    refusal = viewpoint.undo()
    assert refusal.code == "secret.view"
    assert len(session.game.history) == 3


def test_it_is_too_late_once_the_next_one_has_lifted_the_curtain_or_a_bot_has_moved():
    session, viewpoint = table(richly(), 0)
    play(session, viewpoint, "claim")
    assert viewpoint.curtain == 1
    assert viewpoint.may_undo
    viewpoint.show(1)
    assert not viewpoint.may_undo

    session, viewpoint = table(richly(), 0, bots={1: "greedy"})
    play(session, viewpoint, "claim")
    assert viewpoint.may_undo
    session.step()
    assert not viewpoint.may_undo


def test_a_teacher_can_undo_everything():
    game = opened()
    session, viewpoint = table(game, 0, bots={1: "greedy"}, teaching=True)
    start = game.state
    play(session, viewpoint, "draw")
    play(session, viewpoint, "draw")
    while not session.step():
        pass
    heard: list[str] = []
    session.watch(heard.append)
    assert viewpoint.undo() is None
    assert heard == ["turned back"]
    assert session.asked == 0
    assert viewpoint.undo() is None
    assert game.state == start
    assert viewpoint.redo() is None
    assert viewpoint.redo() is None
    assert session.asked == 0


def test_with_bots_only_a_teacher_s_undo_takes_one_action_and_stops_them():
    game = opened()
    session, viewpoint = table(game, 0, bots={0: "greedy", 1: "greedy"}, teaching=True)
    session.step()
    session.step()
    viewpoint.undo()
    assert len(game.history) == 3
    assert session.paused


def test_there_may_be_nothing_to_undo_or_redo():
    session, viewpoint = table(ttr.new_game("europe", seed=1), 0, teaching=True)
    assert viewpoint.undo().text == "There is nothing to undo."
    assert viewpoint.redo().text == "There is nothing to redo."
    assert session.last is None


def test_the_last_action_is_known_of_a_game_that_was_begun_elsewhere():
    game = opened()
    game.play("draw deck")
    last = Session.of(game).last
    assert last is not None
    assert last.seat == 0
    assert [event.type for event in last.events] == ["draw"]


@pytest.mark.parametrize("board", BOARDS)
def test_undoing_what_may_be_undone_takes_back_no_knowledge(board):
    """An action that may be undone has revealed nothing: no hidden card or ticket has moved."""
    game = ttr.new_game(board, players=2, seed=3)
    session, one, two = table(game, 0, 1)
    session.seat_bots({})
    rng, kinds = Random(2), set()
    while (prompt := game.prompt) is not None:
        before = game.state.slots["market"].decks
        actions = game.legal_actions()
        actor = (one, two)[prompt.seat]
        game.play(actions[int(rng.random() * len(actions))])
        if actor.may_undo:
            kinds.add(game.history[-1].type)
            assert game.state.slots["market"].decks == before
            last = session.last
            assert last is not None
            assert not any(reveals(event, game.variant) for event in last.events)
    assert "claim" in kinds
    assert kinds <= {
        "claim",
        "keep",
        "station",
        "harbour",
        "pass",
        "exchange",
        "take",
        "decline",
        "pay",
        "pieces",
        "draw",
    }
