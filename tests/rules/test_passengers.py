"""Passengers: taking them, and scoring majorities."""

import random
from contextlib import suppress
from typing import Any

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, legal, of, play, refused, types
from tests.rules.table_more import (
    all_passengers,
    by_seat,
    crowd,
    position,
    question,
    shown,
    taken_by,
    unread,
    waiting_in,
)
from ttr_widget.rules import TakePassengers

CLAIM = "claim berlin-magdeburg with 3 red"
HAND = {0: "6 red 4 orange 4 green", 1: "6 red 4 orange"}
WAITING = {"berlin": "2 red 1 green", "magdeburg": "1 green", "leipzig": "1 blue", "hannover": "1 white"}
WRONG: Any = TakePassengers  # untyped, to make invalid actions
COLORS = ("red", "black", "green", "yellow", "blue", "white")


def claimed(**more):
    """Berlin-Magdeburg has just been claimed by seat 0."""
    game = position("germany", hands=HAND, **{"waiting": WAITING, **more})
    play(game, CLAIM)
    return game


# Taking passengers.


@pytest.mark.rule("germany.passengers")
def test_after_claiming_the_player_may_take_one_from_each_end_each_decided_by_itself():
    game = claimed()

    assert asked(game) == (0, "passengers")
    taken = {frozenset(action.to_dict()["passengers"].items()) for action in game.legal_actions()}
    assert taken == {
        frozenset(pick)
        for pick in (
            {("berlin", "red"), ("magdeburg", "green")},
            {("berlin", "green"), ("magdeburg", "green")},
            {("berlin", "red")},
            {("berlin", "green")},
            {("magdeburg", "green")},
            set(),
        )
    }
    assert len(game.legal_actions()) == 6  # passengers of one colour are interchangeable


@pytest.mark.rule("germany.passengers")
@pytest.mark.parametrize(
    ("action", "own", "berlin", "magdeburg"),
    [
        ("take green from magdeburg red from berlin", {"red": 1, "green": 1}, ["green", "red"], []),
        ("take green from berlin green from magdeburg", {"green": 2}, ["red", "red"], []),
        ("take red from berlin", {"red": 1}, ["green", "red"], ["green"]),
        ("take green from magdeburg", {"green": 1}, ["green", "red", "red"], []),
        ("take nothing", {}, ["green", "red", "red"], ["green"]),
    ],
)
def test_0_or_1_or_2_in_all_choosing_which(action, own, berlin, magdeburg):
    game = claimed()

    play(game, action)

    assert taken_by(game, 0) == own
    assert taken_by(game, 1) == {}
    assert (waiting_in(game, "berlin"), waiting_in(game, "magdeburg")) == (berlin, magdeburg)
    assert waiting_in(game, "leipzig") == ["blue"]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("germany.passengers")
def test_an_end_with_none_gives_none():
    game = claimed(waiting={"berlin": "1 red"})

    assert legal(game) == {"take red from berlin", "take nothing"}
    assert refused(game, "take red from magdeburg").code == "germany.passengers"


@pytest.mark.rule("germany.passengers")
def test_with_nobody_at_either_end_nothing_is_asked():
    game = position("germany", hands=HAND, waiting={"leipzig": "1 blue"})

    assert types(play(game, CLAIM)) == ["claim", "turn"]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("germany.passengers")
@pytest.mark.parametrize(
    "action",
    [
        "take blue from berlin",  # no passenger of that colour there
        "take red from magdeburg",
        "take blue from leipzig",  # a city that is not on the route
        "take red from berlin white from hannover",
        "take red from berlin red from magdeburg",
        "take orange from berlin",  # no passenger has that colour
    ],
)
def test_only_those_who_wait_at_the_ends(action):
    game = claimed()

    refusal = refused(game, action)

    assert refusal.code == "germany.passengers"
    assert "red" in refusal.text  # it lists the passengers waiting there


@pytest.mark.rule("germany.passengers")
@pytest.mark.parametrize(
    "action",
    [
        "take red from berlin green from berlin",
        "take red from berlin red from berlin",
        TakePassengers((("berlin", "red"), ("berlin", "green"))),
        TakePassengers((("berlin", "red"), ("berlin", "red"))),
    ],
    ids=repr,
)
def test_never_two_from_one_end(action):
    game = claimed()

    assert game.why_not(action) is not None
    with pytest.raises(ttr.TtrError):
        game.play(action)
    assert taken_by(game, 0) == {}


@pytest.mark.rule("germany.passengers", "turn.one-action")
@pytest.mark.parametrize("action", ["draw deck", "tickets 4 short", "pass", "claim berlin-leipzig with 4 orange"])
def test_the_choice_is_made_before_anything_else(action):
    assert refused(claimed(), action).code == "germany.passengers"


@pytest.mark.rule("germany.passengers")
def test_only_claiming_gives_passengers():
    game = position("germany", hands=HAND, waiting=WAITING)

    play(game, "draw deck", "draw deck", "tickets 4 short")
    play(game, game.legal_actions()[0].text())

    assert refused(game, "take red from berlin").code == "turn.one-action"
    assert all_passengers(game) == {"red": 2, "green": 2, "blue": 1, "white": 1}


@pytest.mark.rule("germany.passengers")
def test_who_was_taken_is_gone_for_the_next_one():
    game = claimed(waiting={"berlin": "1 red", "leipzig": "1 blue"})

    play(game, "take red from berlin", "claim berlin-leipzig with 4 orange")

    assert legal(game) == {"take blue from leipzig", "take nothing"}


@pytest.mark.rule("germany.passengers")
def test_who_was_left_may_be_taken_by_the_next_one():
    game = claimed()

    play(game, "take nothing", "claim berlin-leipzig with 4 orange", "take red from berlin blue from leipzig")

    assert (taken_by(game, 0), taken_by(game, 1)) == ({}, {"red": 1, "blue": 1})


@pytest.mark.rule("germany.passengers", "germany.country")
def test_a_country_is_an_end_like_any_other():
    game = position("germany", hands={0: "2 blue"}, waiting={"danemark": "1 black", "kiel": "1 white"})
    play(game, "claim danemark-kiel with 2 blue")

    play(game, "take black from danemark white from kiel")

    assert taken_by(game, 0) == {"black": 1, "white": 1}


@pytest.mark.rule("germany.passengers")
def test_taken_and_waiting_passengers_are_public():
    game = claimed()
    play(game, "take red from berlin green from magdeburg")

    views = [shown(game, viewer, "passengers") for viewer in (0, 1, None)]

    assert views[0] == views[1] == views[2]
    assert views[0]["taken"] == [{"red": 1, "green": 1}, {}]
    for viewer in (0, 1, None):
        assert of([event.to_dict() for event in game.events_seen_by(viewer)], "passenger") == of(
            [event.to_dict() for event in game.events], "passenger"
        )


@pytest.mark.rule("germany.passengers")
def test_the_order_of_the_events():
    game = position("germany", hands=HAND, waiting=WAITING)

    events = play(game, CLAIM, "take red from berlin green from magdeburg")

    assert types(events) == ["claim", "passenger", "passenger", "turn"]
    assert {event["city"] for event in of(events, "passenger")} == {"berlin", "magdeburg"}
    assert types(play(claimed(), "take green from magdeburg")) == ["passenger", "turn"]


@pytest.mark.rule("germany.passengers")
def test_the_event_of_taking_one():
    """The field names are part of the public list of events."""
    event = play(claimed(), "take green from magdeburg")[0]

    assert event == {"type": "passenger", "seat": 0, "city": "magdeburg", "colour": "green"}


@pytest.mark.rule("germany.passengers")
def test_taking_nothing_is_no_passenger():
    assert of(play(claimed(), "take nothing"), "passenger") == []


@pytest.mark.rule("germany.passengers", "germany.end", "turn.end")
def test_the_turn_ends_after_the_passengers_were_taken():
    game = position("germany", hands=HAND, waiting=WAITING, pieces={0: {"trains": 5}})

    assert types(play(game, CLAIM)) == ["claim"]
    assert types(play(game, "take red from berlin")) == ["passenger", "last-round", "turn"]


@pytest.mark.rule("germany.passengers")
def test_passengers_may_be_taken_in_the_last_turn_of_all():
    game = position("germany", hands=HAND, waiting=WAITING, turns_left=1)

    play(game, CLAIM)
    assert not game.is_over
    assert types(play(game, "take green from magdeburg")) == ["passenger", "game-over"]
    assert by_seat(game, "germany.majority") == [20, 0]


@pytest.mark.rule("germany.passengers")
def test_taking_can_be_undone():
    game = claimed()
    before = game.state

    play(game, "take red from berlin green from magdeburg")
    game.undo()

    assert game.state == before
    assert all_passengers(game) == {"red": 2, "green": 2, "blue": 1, "white": 1}


@pytest.mark.rule("germany.passengers")
def test_a_game_can_be_saved_between_the_claim_and_the_passengers(tmp_path):
    dice = random.Random(3)
    game = ttr.new_game("germany", players=3, seed=1)
    while question(game) != "passengers":
        game.play(dice.choice(game.legal_actions()))
    game.save(tmp_path / "game.json")

    again = ttr.load(tmp_path / "game.json")

    assert again.prompt == game.prompt
    assert again.view(None).to_dict() == game.view(None).to_dict()
    assert list(map(str, again.legal_actions())) == list(map(str, game.legal_actions()))
    assert ttr.replay(game.transcript()).state == game.state


@pytest.mark.rule("germany.passengers", "secret.view")
def test_nobody_can_add_a_passenger_to_the_question():
    """A view is immutable: its passengers cannot be changed."""
    game = claimed()
    before = legal(game)

    with pytest.raises(TypeError):
        game.view(1).prompt.about["route"] = "berlin-hamburg-1"
    with suppress(TypeError, AttributeError):
        game.view(1).rules["passengers"]["waiting"]["magdeburg"].append("blue")

    assert legal(game) == before
    assert refused(game, "take blue from magdeburg").code == "germany.passengers"


# Notation.


@pytest.mark.rule("germany.passengers")
@pytest.mark.parametrize(
    "text",
    [
        "take green from magdeburg red from berlin",
        "take red from berlin green from magdeburg",
        "take red from berlin, green from magdeburg",
        "TAKE Red from Berlin and Green from Magdeburg",
        "  take  red  from  berlin  green  from  magdeburg ",
        {"type": "take", "passengers": {"berlin": "red", "magdeburg": "green"}},
        {"type": "take", "passengers": {"magdeburg": "green", "berlin": "red"}},
    ],
    ids=repr,
)
def test_the_order_and_the_marks_do_not_matter(text):
    game = claimed()

    game.play(text)

    assert taken_by(game, 0) == {"red": 1, "green": 1}


@pytest.mark.rule("germany.passengers")
def test_every_choice_is_read_as_it_is_written():
    for action in claimed().legal_actions():
        for form in (action.text(), action.to_dict()):
            game = claimed()
            game.play(form)
            assert game.history[-1] == action


@pytest.mark.rule("germany.passengers")
def test_cities_of_two_words_and_of_odd_letters():
    game = position("germany", hands={0: "3 purple"}, waiting={"dusseldorf": "1 red", "niederlande": "1 blue"})
    play(game, "claim Düsseldorf-Niederlande with 3 purple")

    play(game, "take red from Düsseldorf blue from Niederlande")

    assert taken_by(game, 0) == {"red": 1, "blue": 1}


@pytest.mark.rule("germany.passengers")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("take", "take nothing"),  # taking no passengers must be stated explicitly
        ("take red", "from"),
        ("take red from", "from"),
        ("take red berlin", "from"),
        ("take 1 red from berlin", "from"),
        ("take nothing red from berlin", "from"),
        ("take red from atlantis", "atlantis"),
        ("take red from berlin green from berlin", "berlin"),
        ({"type": "take"}, "passengers"),
        ({"type": "take", "passengers": "red"}, "passengers"),
        ({"type": "take", "passengers": ["red from berlin"]}, "passengers"),
        ({"type": "take", "passengers": {"berlin": 3}}, "colour"),
        ({"type": "take", "passengers": {"berlin": None}}, "colour"),
        ({"type": "take", "passengers": {"atlantis": "red"}}, "atlantis"),
        ({"type": "take", "passengers": {3: "red"}}, "city"),
        ({"type": "take", "passengers": {"berlin": "red", "Berlin": "green"}}, "berlin"),
        ({"type": "take", "passengers": {}, "city": "berlin"}, "passengers"),
        (WRONG(None), "passengers"),
        (WRONG((("berlin",),)), "passengers"),
        (WRONG(((["berlin"], "red"),)), "city"),
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_told_clearly(action, said):
    assert said in unread(claimed(), action)


# Majorities.


def majority(*own, **more):
    """The points of each seat for these passengers."""
    return by_seat(position("germany", max(2, len(own)), taken=dict(enumerate(own)), **more), "germany.majority")


@pytest.mark.rule("germany.majority")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2), (20, 10)),
        ((2, 3), (10, 20)),
        ((9, 1), (20, 10)),
        ((3, 2, 1), (20, 10, 0)),
        ((1, 2, 3, 4, 0), (0, 0, 10, 20, 0)),
        # A tie for most passengers: 20 points each, and no points for second place.
        ((3, 3), (20, 20)),
        ((3, 3, 1), (20, 20, 0)),
        ((3, 1, 3, 2), (20, 0, 20, 0)),
        ((2, 2, 2), (20, 20, 20)),
        ((2, 2, 2, 1, 1), (20, 20, 20, 0, 0)),
        ((2, 2, 2, 2, 2), (20, 20, 20, 20, 20)),
        # A tie for second place: 10 points each.
        ((3, 1, 1), (20, 10, 10)),
        ((1, 4, 1, 1), (10, 20, 10, 10)),
        ((4, 2, 2, 1, 0), (20, 10, 10, 0, 0)),
        ((2, 2, 2, 2, 0), (20, 20, 20, 20, 0)),
        ((6, 1, 1, 1, 1), (20, 10, 10, 10, 10)),
        # A player without passengers of the colour does not score.
        ((1, 0), (20, 0)),
        ((0, 10), (0, 20)),
        ((0, 0), (0, 0)),
        ((5, 0, 0), (20, 0, 0)),
        ((1, 0, 1), (20, 0, 20)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("color", ["red", "white"])
def test_20_to_the_most_10_to_the_second_most(color, counts, points):
    assert majority(*(f"{count} {color}" for count in counts)) == list(points)


@pytest.mark.rule("germany.majority")
@pytest.mark.parametrize("color", COLORS)
def test_every_colour_has_its_majority(color):
    assert majority(f"2 {color}", f"1 {color}") == [20, 10]


@pytest.mark.rule("germany.majority")
def test_each_colour_is_counted_by_itself():
    assert majority("1 red 1 black", "2 red 3 green", "4 black 3 green") == [10 + 10, 20 + 20, 20 + 20]
    assert majority(" ".join(f"1 {color}" for color in COLORS), "") == [120, 0]


@pytest.mark.rule("germany.majority")
def test_passengers_who_still_wait_count_for_nobody():
    assert majority("1 red", "", waiting={"berlin": "5 red 5 green"}) == [20, 0]


@pytest.mark.rule("germany.majority")
def test_the_sheet_says_which_colour_and_why():
    game = position("germany", taken={0: "2 red", 1: "1 red"})
    sheet = game.score().to_dict()["seats"]

    won = [[line for line in seat["lines"] if line["points"] and line["rule"] == "germany.majority"] for seat in sheet]

    assert [[line["points"] for line in own] for own in won] == [[20], [10]]
    for own, count in zip(won, ("2", "1"), strict=True):
        assert "red" in own[0]["label"].lower()
        assert count in own[0]["because"]


@pytest.mark.rule("germany.majority")
@pytest.mark.parametrize("seed", range(20))
def test_as_the_rule_says_it_for_any_share(seed):
    dice = random.Random(seed)
    players = 2 + seed % 4
    shares = [{color: dice.randrange(3) for color in COLORS} for _ in range(players)]
    expected = [0] * players
    for color in COLORS:
        counts = [share[color] for share in shares]
        for seat, count in enumerate(counts):
            better = sum(other > count for other in counts)
            if count and better == 0:
                expected[seat] += 20
            elif count and better == 1:
                expected[seat] += 10

    assert majority(*(" ".join(f"{count} {color}" for color, count in share.items()) for share in shares)) == expected


def test_the_passengers_of_these_tests():
    assert crowd("2 red 0 blue 1 green") == ["red", "red", "green"]
