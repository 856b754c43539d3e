"""Every way to write cards, seats and lists means the same, and typical mistakes are told what would be right."""

import random

import pytest

import ttr_widget as ttr

NAMES = ["Ada", "Grace"]


@pytest.mark.parametrize(
    "hand",
    [
        "3 red 1 blue",
        "3 red, blue",
        "red + red + red and 1 blue",
        ["red", "red", "red", "blue"],
        {"red": 3, "blue": 1},
        ("red", "blue", "red", "red"),
    ],
)
def test_a_hand(hand):
    game = ttr.scenario("europe", seed=1, hands={0: hand})
    assert game.view(0).hand == {"red": 3, "blue": 1}


@pytest.mark.parametrize("display", ["2 red, blue, 2 locomotive", ["red", "red", "blue", "locomotive", "locomotive"]])
def test_a_display(display):
    game = ttr.scenario("europe", seed=1, display=display)
    assert list(game.view(0).rules["market"]["display"]) == ["red", "red", "blue", "locomotive", "locomotive"]


def test_a_deck():
    game = ttr.scenario("europe", seed=1, deck_top="2 red 1 blue", hands={0: "red"})
    for _ in range(2):
        game.play("draw deck")
    assert game.view(0).hand == {"red": 3}


def test_seats_have_names():
    by_name = ttr.scenario(
        "europe",
        players=NAMES,
        seed=1,
        hands={"Ada": "2 red", "Grace": "blue"},
        claimed={"Grace": "Paris to Dieppe, paris-brest"},
        tickets={"Ada": "madrid-dieppe"},
        points={"Ada": 30},
        turn="Grace",
        first="Ada",
    )
    by_number = ttr.scenario(
        "europe",
        players=NAMES,
        seed=1,
        hands={0: "2 red", 1: "blue"},
        claimed={1: ["dieppe-paris", "brest-paris"]},
        tickets={0: ["madrid-dieppe"]},
        points={0: 30},
        turn=1,
        first=0,
    )
    assert by_name.state == by_number.state


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hands": {"Bob": "red"}}, "hands: expected a seat from 0 to 1 or a name (Ada and Grace), got 'Bob'"),
        ({"hands": {2: "red"}}, "hands: expected a seat from 0 to 1 or a name (Ada and Grace), got 2"),
        ({"hands": {True: "red"}}, "hands: expected a seat from 0 to 1 or a name (Ada and Grace), got True"),
        ({"hands": {0: "red", "Ada": "blue"}}, "hands: seat 0 and Ada are the same player"),
        ({"turn": "Bob"}, "turn: expected a seat from 0 to 1 or a name (Ada and Grace), got 'Bob'"),
        ({"hands": {0: ["red", 3]}}, "hands[0]: expected the name of a card, as a text, got 3"),
        ({"display": "6 red"}, "display: expected at most 5 cards (None for an empty slot), got 6"),
    ],
)
def test_mistakes(given, said):
    with pytest.raises(ttr.BadScenario) as error:
        ttr.scenario("europe", players=NAMES, seed=1, **given)
    assert str(error.value) == said


def test_an_action_of_a_seat():
    game = ttr.scenario("usa", players=NAMES, seed=1)
    refusal = game.why_not("draw deck", seat=1)
    assert refusal is not None
    assert str(refusal) == "Grace cannot answer now: Ada is asked. [turn.one-action]"
    with pytest.raises(ttr.IllegalAction, match="Grace cannot answer now"):
        game.play("draw deck", seat=1)
    assert game.history == ()
    game.play("draw deck", seat=0)
    assert len(game.history) == 1
    with pytest.raises(ttr.BadInput, match="expected a seat"):
        game.play("draw deck", seat=2)
    with pytest.raises(ttr.BadInput, match="expected a seat"):
        game.why_not("draw deck", seat="Bob")
    assert game.why_not("draw deck", seat="Ada") is None


def test_whose_turn_it_was_does_not_matter_when_the_game_is_over():
    game = ttr.bots.play(ttr.new_game("usa", seed=1), ["random", "random"], 1)
    refusal = game.why_not("draw deck", seat=0)
    assert refusal is not None
    assert refusal.code == "end.last-round"


def test_bots_play_with_a_seed():
    games = [
        ttr.bots.play(ttr.new_game("usa", seed=1), ["random", "random"], chance) for chance in (5, random.Random(5))
    ]
    assert games[0].history == games[1].history


def test_bots_of_a_page_are_given_by_seat():
    with pytest.raises(ttr.BadInput) as error:
        ttr.GameWidget(ttr.new_game("usa", seed=1), bots=["planner"])  # type: ignore[arg-type]
    assert str(error.value) == "bots: expected a dict of bots by seat, such as {1: 'planner'}, got ['planner']"


def test_one_route_is_highlighted():
    game = ttr.new_game("europe", seed=1)
    assert game.figure(highlight="dieppe-paris") == game.figure(highlight=["dieppe-paris"])


def test_a_name_that_is_nearly_right():
    with pytest.raises(AttributeError, match="did you mean 'new_game'"):
        ttr.newgame  # type: ignore[attr-defined]  # noqa: B018
