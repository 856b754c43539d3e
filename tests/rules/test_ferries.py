"""Ferries."""

import pytest

import ttr_widget as ttr
from tests.rules.table import WILD, discards, hand, legal, play, refused, table, types

BOARD = ttr.variant("europe").board


def ways(game, route):
    return {text.split(" with ")[1] for text in legal(game, f"claim {route} ")}


@pytest.mark.rule("europe.ferry")
def test_smyrna_palermo_takes_4_cards_of_one_colour_and_2_locomotives():
    game = table(hands={0: "4 red 2 locomotive"})

    events = play(game, "claim palermo-smyrna with 4 red 2 locomotive")

    assert types(events) == ["claim", "turn"]
    assert events[0]["points"] == 15
    assert hand(game, 0) == {}
    assert discards(game) == {"red": 4, WILD: 2}


@pytest.mark.rule("europe.ferry")
def test_more_locomotives_are_welcome():
    game = table(hands={0: "6 red 6 locomotive"})

    assert ways(game, "palermo-smyrna") == {
        "4 red 2 locomotive",
        "3 red 3 locomotive",
        "2 red 4 locomotive",
        "1 red 5 locomotive",
        "6 locomotive",
    }


@pytest.mark.rule("europe.ferry")
@pytest.mark.parametrize("cards", ["6 red", "5 red 1 locomotive"])
def test_fewer_locomotives_than_the_ferry_shows_will_not_do(cards):
    game = table(hands={0: "6 red 6 locomotive"})

    assert refused(game, f"claim palermo-smyrna with {cards}").code == "europe.ferry"


@pytest.mark.rule("europe.ferry", "claim.cards")
@pytest.mark.parametrize("cards", ["5 red 2 locomotive", "4 red 3 locomotive", "3 red 2 locomotive", "7 locomotive"])
def test_the_payment_is_as_long_as_the_route_by_the_ordinary_rule(cards):
    game = table(hands={0: "6 red 7 locomotive"})

    assert refused(game, f"claim palermo-smyrna with {cards}").code == "claim.cards"


@pytest.mark.rule("europe.ferry", "claim.gray")
def test_the_rest_is_of_one_colour():
    game = table(hands={0: "2 red 2 blue 2 locomotive"})

    assert refused(game, "claim palermo-smyrna with 2 red 2 blue 2 locomotive").code in {"claim.cards", "claim.gray"}
    assert ways(game, "palermo-smyrna") == set()


@pytest.mark.rule("europe.ferry", "claim.gray")
def test_a_ferry_is_gray():
    game = table(hands={0: "1 red 1 blue 1 green 1 locomotive"})

    assert ways(game, "athina-smyrna") == {"1 red 1 locomotive", "1 blue 1 locomotive", "1 green 1 locomotive"}
    assert {route.color for route in BOARD.routes if route.kind == "ferry"} == {"gray"}


@pytest.mark.rule("europe.ferry")
def test_a_ferry_that_shows_locomotives_only_takes_nothing_else():
    game = table(hands={0: "3 red 3 locomotive"})

    assert ways(game, "amsterdam-london") == {"2 locomotive"}
    assert refused(game, "claim amsterdam-london with 1 red 1 locomotive").code == "europe.ferry"


@pytest.mark.rule("europe.ferry")
def test_without_locomotives_no_ferry_can_be_claimed():
    game = table(hands={0: "9 red"})

    ferries = [route.id for route in BOARD.routes if route.kind == "ferry"]

    assert len(ferries) == 13
    assert not any(ways(game, ferry) for ferry in ferries)


@pytest.mark.rule("europe.ferry", "europe.tunnel")
def test_nothing_is_revealed_for_a_ferry():
    game = table(hands={0: "1 red 1 locomotive"}, deck=["red", "red", "red"])

    assert types(play(game, "claim athina-smyrna with 1 red 1 locomotive")) == ["claim", "turn"]
