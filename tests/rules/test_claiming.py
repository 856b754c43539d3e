"""Claiming routes."""

import random
from itertools import product

import pytest

import ttr_widget as ttr
from tests.rules.table import (
    COLORS,
    POINTS,
    WILD,
    asked,
    discards,
    hand,
    legal,
    lines,
    of,
    play,
    points,
    refused,
    table,
    trains_left,
    types,
)

BOARD = ttr.variant("europe").board


# Any route, one per turn.


@pytest.mark.rule("claim.any-route")
def test_a_route_need_not_touch_the_players_other_routes():
    game = table(hands={0: "2 yellow"}, claimed={0: ["moskva-smolensk"]})

    play(game, "claim barcelona-madrid with 2 yellow")

    assert game.view(None).claimed == {"moskva-smolensk": 0, "barcelona-madrid": 0}


@pytest.mark.rule("claim.any-route")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_cannot_be_claimed_again(owner):
    game = table(hands={0: "2 yellow"}, claimed={owner: ["barcelona-madrid"]})

    refusal = refused(game, "claim barcelona-madrid with 2 yellow")

    assert refusal.code == "claim.any-route"
    assert "barcelona-madrid" in refusal.text


@pytest.mark.rule("claim.one-per-turn")
def test_after_one_claim_the_turn_is_over():
    game = table(hands={0: "1 purple 2 yellow", 1: "2 yellow"})

    assert types(play(game, "claim dieppe-paris with 1 purple")) == ["claim", "turn"]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("claim.one-per-turn", "claim.cards")
@pytest.mark.parametrize("part", ["1 yellow", "1 locomotive"])
def test_a_route_cannot_be_paid_in_part(part):
    game = table(hands={0: "2 yellow 2 locomotive"})

    assert refused(game, f"claim barcelona-madrid with {part}").code in {"claim.cards", "claim.one-per-turn"}
    assert refused(game, {"type": "claim", "route": "barcelona-madrid", "cards": {}}).code == "claim.cards"


# The cards.


@pytest.mark.rule("claim.cards", "claim.colour")
def test_wilds_stand_for_any_card_and_wilds_alone_will_do():
    game = table(hands={0: "4 green 5 locomotive"}, rest="deck")
    ways = {"4 green", "3 green 1 locomotive", "2 green 2 locomotive", "1 green 3 locomotive", "4 locomotive"}

    assert legal(game, "claim athina-sarajevo") == {f"claim athina-sarajevo with {cards}" for cards in ways}
    for cards in ways:
        assert types(play(game.copy(), f"claim athina-sarajevo with {cards}")) == ["claim", "turn"]


@pytest.mark.rule("claim.cards")
@pytest.mark.parametrize("cards", ["5 green", "4 green 1 locomotive", "5 locomotive"])
def test_superfluous_cards_are_refused(cards):
    game = table(hands={0: "5 green 5 locomotive"})

    assert refused(game, f"claim athina-sarajevo with {cards}").code == "claim.cards"


@pytest.mark.rule("claim.cards")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ("3 green", "4 green"),
        ("3 green 1 red", "3 green 1 locomotive"),
        ("3 locomotive", "4 locomotive"),
        ("", "4 green"),
    ],
)
def test_cards_that_are_not_held_cannot_be_played(held, paid):
    game = table(hands={0: held})

    refusal = refused(game, f"claim athina-sarajevo with {paid}")

    assert refusal.code == "claim.cards"
    assert refusal.facts["lacking"]


@pytest.mark.rule("claim.cards", "claim.gray")
@pytest.mark.parametrize("cards", ["1 red 1 blue", "1 red 1 blue 2 locomotive", "3 red 1 blue"])
def test_a_payment_is_of_one_colour_on_gray_routes_too(cards):
    game = table(hands={0: "3 red 3 blue 3 locomotive"})
    length = sum(int(word) for word in cards.split() if word.isdigit())
    route = {2: "danzig-warszawa", 4: "berlin-danzig"}[length]

    assert refused(game, f"claim {route} with {cards}").code in {"claim.cards", "claim.gray"}


@pytest.mark.rule("claim.colour")
@pytest.mark.parametrize("cards", ["4 blue", "3 blue 1 locomotive", "3 green 1 blue"])
def test_a_coloured_route_takes_its_own_colour(cards):
    game = table(hands={0: "4 blue 4 green 1 locomotive"})

    assert refused(game, f"claim athina-sarajevo with {cards}").code == "claim.colour"


@pytest.mark.rule("claim.colour")
def test_the_two_tracks_of_a_double_take_each_its_own_colour():
    game = table(hands={0: "3 black 3 red"})

    assert legal(game, "claim berlin-frankfurt-1") == {"claim berlin-frankfurt-1 with 3 black"}
    assert legal(game, "claim berlin-frankfurt-2") == {"claim berlin-frankfurt-2 with 3 red"}
    assert refused(game, "claim berlin-frankfurt-1 with 3 red").code == "claim.colour"


@pytest.mark.rule("claim.gray")
def test_a_gray_route_takes_any_one_colour():
    game = table(hands={0: " ".join(f"2 {color}" for color in COLORS)})

    assert legal(game, "claim danzig-warszawa") == {f"claim danzig-warszawa with 2 {color}" for color in COLORS}


def _payments(route, held):
    """All payments for a route of Europe that the rules allow with this hand."""
    colors = COLORS if route.color == "gray" else (route.color,)
    shown = route.fact("locomotives", 0)
    ways = {(color, wilds) for color, wilds in product(colors, range(shown, route.length))}
    payable = {
        " ".join(f"{count} {card}" for card, count in ((color, route.length - wilds), (WILD, wilds)) if count)
        for color, wilds in ways
        if held.get(color, 0) >= route.length - wilds and held.get(WILD, 0) >= wilds
    }
    return payable | ({f"{route.length} {WILD}"} if held.get(WILD, 0) >= route.length else set())


@pytest.mark.rule("claim.cards", "claim.colour", "claim.gray", "claim.pieces", "claim.any-route", "europe.ferry")
@pytest.mark.parametrize("seed", range(12))
def test_every_payment_that_the_rules_allow_is_legal_and_no_other(seed):
    dice = random.Random(seed)
    held = {color: dice.randrange(6) for color in COLORS} | {WILD: dice.randrange(8)}
    trains = dice.choice([2, 3, 4, 7, 45])
    taken = dice.sample([route.id for route in BOARD.routes if not route.double], 20)
    cards = " ".join(f"{count} {card}" for card, count in held.items() if count)
    game = table(hands={0: cards}, claimed={1: taken[:10], 0: taken[10:]}, trains={0: trains, 1: 10})

    expected = {
        f"claim {route.id} with {payment}"
        for route in BOARD.routes
        if route.id not in taken and route.length <= trains
        for payment in _payments(route, held)
    }

    assert legal(game, "claim") == expected


# Pieces, points, discards.


@pytest.mark.rule("claim.pieces")
def test_each_player_has_45_trains_and_places_one_on_each_space():
    game = table(hands={0: "4 green"})
    assert trains_left(game, 0) == 45

    play(game, "claim athina-sarajevo with 4 green")

    assert (trains_left(game, 0), trains_left(game, 1)) == (41, 45)


@pytest.mark.rule("claim.pieces")
def test_a_piece_for_each_space_is_needed():
    game = table(hands={0: "4 green"}, trains={0: 3})

    refusal = refused(game, "claim athina-sarajevo with 4 green")

    assert refusal.code == "claim.pieces"
    assert refusal.facts["left"] == 3


@pytest.mark.rule("claim.pieces")
def test_the_last_pieces_may_be_placed():
    game = table(hands={0: "4 green"}, trains={0: 4})

    play(game, "claim athina-sarajevo with 4 green")

    assert trains_left(game, 0) == 0


ONE_OF_EACH_LENGTH = {
    1: "dieppe-paris",
    2: "barcelona-madrid",
    3: "cadiz-madrid",
    4: "athina-sarajevo",
    6: "palermo-smyrna",
    8: "petrograd-stockholm",
}


@pytest.mark.rule("claim.score")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 6, 8])
def test_the_points_are_scored_at_once_by_the_table(length):
    game = table(hands={0: f"{length} locomotive"}, deck=["red", "blue", "green"])

    events = play(game, f"claim {ONE_OF_EACH_LENGTH[length]} with {length} locomotive")

    assert {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}[length] == of(events, "claim")[0]["points"] == POINTS[length]
    assert game.view(1).points == (POINTS[length], 0)
    assert points(game, 0, "claim.score") == POINTS[length]


@pytest.mark.rule("claim.score")
def test_points_add_up_route_by_route():
    game = table(hands={0: "2 yellow", 1: "1 purple"}, claimed={0: ["palermo-smyrna"]})

    play(game, "claim barcelona-madrid with 2 yellow", "claim dieppe-paris with 1 purple")

    assert game.view(None).points == (17, 1)
    assert [line["points"] for line in lines(game, 0, "claim.score")] == [17]


@pytest.mark.rule("claim.score")
def test_every_length_on_the_board_has_its_points():
    assert {route.length for route in BOARD.routes} == set(POINTS)


@pytest.mark.rule("claim.discard")
def test_the_played_cards_go_to_the_discards():
    game = table(hands={0: "4 green 2 locomotive"}, discards="1 green 1 red")

    play(game, "claim athina-sarajevo with 3 green 1 locomotive")

    assert hand(game, 0) == {"green": 1, WILD: 1}
    assert discards(game) == {"green": 4, "red": 1, WILD: 1}


@pytest.mark.rule("claim.score", "claim.cards", "claim.discard")
def test_the_event_of_a_claim():
    game = table(hands={0: "3 green 1 locomotive"})

    assert play(game, "claim athina-sarajevo with 3 green 1 locomotive") == [
        {
            "type": "claim",
            "seat": 0,
            "route": "athina-sarajevo",
            "cards": {"green": 3, WILD: 1},
            "points": 7,
        },
        {"type": "turn", "seat": 1, "number": 2},
    ]
