"""Several actions at once, one player's plan, all tickets on offer, and the codes of errors."""

import pytest

import ttr_widget as ttr

NAMES = ["Ada", "Grace"]


def begun(board="usa"):
    game = ttr.new_game(board, players=NAMES, seed=7)
    game.play_many("keep all\nkeep all")
    return game


def test_all_tickets_are_kept():
    game = ttr.new_game("europe", players=NAMES, seed=7)
    offered = game.view(0).offered
    assert len(offered) == 4
    assert game.why_not("Keep All") is None
    game.play("keep all")
    assert sorted(ticket.id for ticket in game.view(0).tickets) == sorted(offered)
    assert set(game.history[0].to_dict()["tickets"]) == set(offered)


def test_nothing_is_kept_when_nothing_is_offered():
    refusal = begun().why_not("keep all")
    assert refusal is not None
    assert refusal.code == "turn.one-action"


def test_many_actions_return_all_their_events():
    game = begun()
    before = len(game.events)
    events = game.play_many(["draw deck", {"type": "draw", "card": "deck"}])
    assert tuple(events) == game.events[before:]
    assert game.prompt.seat == 1


@pytest.mark.parametrize(
    ("actions", "error", "code", "said"),
    [
        (["draw deck", "keep all"], ttr.IllegalAction, "draw.two-cards", "action 2, 'keep all': Ada must now"),
        ("draw deck\ndrow deck", ttr.BadInput, "input", "action 2, 'drow deck': no action 'drow' in this game"),
        (7, ttr.BadInput, "input", "expected a list of actions, or a text with one action a line, got 7"),
    ],
)
def test_all_or_none_are_played(actions, error, code, said):
    game = begun()
    with pytest.raises(error) as caught:
        game.play_many(actions)
    assert caught.value.code == code
    assert said in str(caught.value)
    assert len(game.history) == 2


def test_a_plan_of_one_player():
    game = begun()
    plan = game.others_wait("Grace")
    assert [str(action) for action in plan.legal_actions()] == ["pass"]
    events = plan.play_many(["draw deck", "draw deck", "tickets", "keep all"], seat="Grace")
    assert [event.seat for event in events if event.type == "pass"] == [0, 0, 0]
    assert plan.prompt.seat == 1
    assert plan.view(1).hand_sizes == (4, 6)
    assert len(game.history) == 2
    assert plan.why_not("draw deck", seat="Ada").code == "turn.one-action"


def test_a_seat_is_not_played_for_when_it_could_do_something():
    with pytest.raises(ttr.IllegalAction, match="Grace cannot answer now: Ada is asked"):
        begun().play_many(["draw deck"], seat="Grace")


def test_others_wait_from_the_beginning_of_a_turn():
    game = begun()
    game.play("draw deck")
    with pytest.raises(ttr.BadInput, match="from the beginning of a turn"):
        game.others_wait()


def test_a_plan_can_be_saved(tmp_path):
    plan = begun().others_wait()
    plan.play_many(["draw deck"] * 4, seat=0)
    plan.save(tmp_path / "plan")
    assert ttr.load(tmp_path / "plan").state == plan.state


@pytest.mark.parametrize(
    "action", ["draw deck", "claim paris", 7, "keep", "claim boston-miami with 1 red", {"type": "x"}]
)
def test_the_code_of_an_error_is_that_of_the_refusal(action):
    game = ttr.new_game("usa", seed=7)
    refusal = game.why_not(action)
    with pytest.raises(ttr.TtrError) as error:
        game.play(action)
    assert refusal is not None
    assert error.value.code == refusal.code
    assert error.value.refusal == refusal
