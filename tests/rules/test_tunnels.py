"""Tunnels."""

import pytest

from tests.rules.table import (
    WILD,
    asked,
    deck_size,
    discards,
    display,
    hand,
    legal,
    of,
    play,
    points,
    refused,
    table,
    trains_left,
    types,
)

GRAY_2 = "angora-constantinople"  # a gray tunnel of 2
GREEN_2 = "venezia-zurich"  # a green tunnel of 2


def tunnel(held="", reveal=("blue", "white", "black"), **more):
    """Seat 0 is about to claim a tunnel, and these cards will be revealed."""
    return table(hands={0: held}, deck=list(reveal), **more)


# Revealed cards and the extra cost.


@pytest.mark.rule("europe.tunnel")
def test_two_red_laid_and_one_red_revealed_cost_one_red_more():
    game = tunnel("3 red", ["red", "blue", "white"])

    events = play(game, f"claim {GRAY_2} with 2 red", "pay 1 red")

    assert events == [
        {
            "type": "tunnel",
            "seat": 0,
            "route": GRAY_2,
            "cards": {"red": 2},
            "revealed": ["red", "blue", "white"],
            "extra": 1,
        },
        {"type": "tunnel-paid", "seat": 0, "route": GRAY_2, "cards": {"red": 1}},
        {"type": "claim", "seat": 0, "route": GRAY_2, "cards": {"red": 3}, "points": 2},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert hand(game, 0) == {}
    assert game.view(None).claimed == {GRAY_2: 0}


@pytest.mark.rule("europe.tunnel")
def test_two_green_laid_and_one_locomotive_revealed_cost_one_green_more():
    game = tunnel("3 green", ["blue", WILD, "white"])

    play(game, f"claim {GREEN_2} with 2 green")
    assert asked(game) == (0, "tunnel")
    play(game, "pay 1 green")

    assert game.view(None).claimed == {GREEN_2: 0}


@pytest.mark.rule("europe.tunnel")
@pytest.mark.parametrize(
    ("revealed", "extra"),
    [
        (["blue", "white", "black"], 0),
        (["blue", "white", "red"], 1),
        ([WILD, "white", "red"], 2),
        (["red", "red", "red"], 3),
        ([WILD, WILD, WILD], 3),
        ([WILD, "red", WILD], 3),
    ],
)
def test_each_revealed_card_of_the_colour_or_locomotive_counts(revealed, extra):
    game = tunnel("6 red", revealed)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert events[0]["revealed"] == revealed
    assert events[0]["extra"] == extra


@pytest.mark.rule("europe.tunnel")
def test_the_top_3_cards_are_revealed_and_no_more():
    game = tunnel("3 red", ["red", "blue", "white", "red", "red"])
    before = deck_size(game)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert events[0]["revealed"] == ["red", "blue", "white"]
    assert deck_size(game) == before - 3


@pytest.mark.rule("europe.tunnel")
def test_a_locomotive_among_the_laid_cards_does_not_change_the_colour():
    game = tunnel("1 red 1 locomotive", ["red", WILD, "blue"])

    assert play(game, f"claim {GRAY_2} with 1 red 1 locomotive")[0]["extra"] == 2


@pytest.mark.rule("europe.tunnel")
def test_the_extra_cards_are_of_the_colour_or_locomotives():
    game = tunnel("4 red 2 locomotive 2 blue", ["red", WILD, "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    assert legal(game) == {"pay 2 red", "pay 1 red 1 locomotive", "pay 2 locomotive", "decline"}
    assert refused(game, "pay 2 blue").code == "europe.tunnel"
    assert refused(game, "pay 1 red 1 blue").code == "europe.tunnel"


@pytest.mark.rule("europe.tunnel")
@pytest.mark.parametrize("cards", ["1 red", "3 red", "2 red 1 locomotive"])
def test_exactly_the_extra_cards_must_be_paid(cards):
    game = tunnel("6 red 1 locomotive", ["red", WILD, "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    assert refused(game, f"pay {cards}").code == "europe.tunnel"
    assert refused(game, {"type": "pay", "cards": {}}).code == "europe.tunnel"


@pytest.mark.rule("europe.tunnel")
def test_the_laid_cards_cannot_pay_the_extra():
    game = tunnel("3 red", ["red", "red", "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    assert hand(game, 0) == {"red": 1}
    assert refused(game, "pay 2 red").code == "europe.tunnel"


@pytest.mark.rule("europe.tunnel")
def test_while_the_question_is_open_nothing_else_can_be_done():
    game = tunnel("3 red 1 purple", ["red", "blue", "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    for action in ("draw deck", "tickets", "claim dieppe-paris with 1 purple", "station roma with 1 red", "pass"):
        assert refused(game, action).code in {"europe.tunnel", "turn.one-action"}


@pytest.mark.rule("europe.tunnel")
def test_the_question_tells_what_it_is_about():
    game = tunnel("3 red", ["red", "blue", "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    about = game.prompt.to_dict()["about"]

    assert (about["route"], about["extra"]) == (GRAY_2, 1)


@pytest.mark.rule("europe.tunnel", "claim.colour", "claim.pieces", "claim.cards")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (f"claim {GREEN_2} with 2 red", "claim.colour"),
        (f"claim {GREEN_2} with 1 green", "claim.cards"),
        ("claim marseille-roma with 4 red", "claim.pieces"),
    ],
)
def test_the_ordinary_payment_is_judged_before_anything_is_revealed(action, code):
    game = table(hands={0: "4 red 2 green"}, trains={0: 3})

    assert refused(game, action).code == code
    assert deck_size(game) == 110 - 6 - 5


@pytest.mark.rule("europe.tunnel")
def test_for_a_plain_route_nothing_is_revealed():
    game = tunnel("2 yellow", ["yellow", "yellow", "yellow"])

    assert types(play(game, "claim barcelona-madrid with 2 yellow")) == ["claim", "turn"]


@pytest.mark.rule("europe.tunnel", "claim.score", "claim.pieces", "claim.discard")
def test_extra_cards_bring_no_points_and_need_no_trains():
    game = tunnel("5 red", ["red", "red", WILD], trains={0: 2})

    play(game, f"claim {GRAY_2} with 2 red", "pay 3 red")

    assert game.view(None).points == (2, 0)
    assert trains_left(game, 0) == 0
    assert discards(game) == {"red": 7, WILD: 1}


# No extra cost.


@pytest.mark.rule("europe.tunnel-decline", "europe.tunnel")
def test_with_nothing_extra_to_pay_the_route_is_claimed_at_once():
    game = tunnel("2 red", ["blue", "white", "black"])

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert events == [
        {
            "type": "tunnel",
            "seat": 0,
            "route": GRAY_2,
            "cards": {"red": 2},
            "revealed": ["blue", "white", "black"],
            "extra": 0,
        },
        {"type": "claim", "seat": 0, "route": GRAY_2, "cards": {"red": 2}, "points": 2},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert discards(game) == {"red": 2, "blue": 1, "white": 1, "black": 1}


# Locomotives only.


@pytest.mark.rule("europe.tunnel-wilds")
def test_two_locomotives_laid_and_one_revealed_cost_one_more_locomotive():
    game = tunnel("3 locomotive", ["red", WILD, "green"])

    events = play(game, f"claim {GREEN_2} with 2 locomotive", "pay 1 locomotive")

    assert types(events) == ["tunnel", "tunnel-paid", "claim", "turn"]
    assert events[0]["extra"] == 1
    assert events[2]["cards"] == {WILD: 3}


@pytest.mark.rule("europe.tunnel-wilds")
def test_laid_with_locomotives_only_the_colour_of_the_route_does_not_count():
    game = tunnel("2 locomotive", ["green", "green", "green"])

    assert types(play(game, f"claim {GREEN_2} with 2 locomotive")) == ["tunnel", "claim", "turn"]


@pytest.mark.rule("europe.tunnel-wilds")
def test_then_the_extra_cards_must_be_locomotives():
    game = tunnel("4 locomotive 3 green", ["green", WILD, WILD])
    play(game, f"claim {GREEN_2} with 2 locomotive")

    assert legal(game) == {"pay 2 locomotive", "decline"}
    for cards in ("2 green", "1 green 1 locomotive"):
        assert refused(game, f"pay {cards}").code == "europe.tunnel-wilds"


@pytest.mark.rule("europe.tunnel-wilds", "europe.tunnel-decline")
def test_without_more_locomotives_only_declining_is_left():
    game = tunnel("2 locomotive 9 green", ["green", WILD, "blue"])
    play(game, f"claim {GREEN_2} with 2 locomotive")

    assert legal(game) == {"decline"}


# Declining.


@pytest.mark.rule("europe.tunnel-decline")
def test_who_declines_takes_the_laid_cards_back_and_the_turn_is_over():
    game = tunnel("3 red 1 locomotive", ["red", "blue", "white"])

    events = play(game, f"claim {GRAY_2} with 1 red 1 locomotive", "decline")

    assert events[1:] == [
        {"type": "tunnel-declined", "seat": 0, "route": GRAY_2, "cards": {"red": 1, WILD: 1}},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert hand(game, 0) == {"red": 3, WILD: 1}
    assert game.view(None).claimed == {}
    assert trains_left(game, 0) == 45
    assert points(game, 0, "claim.score") == 0


@pytest.mark.rule("europe.tunnel-decline")
def test_who_cannot_pay_is_asked_all_the_same_and_can_only_decline():
    game = tunnel("2 red 5 blue", ["red", "white", "white"])
    play(game, f"claim {GRAY_2} with 2 red")

    assert asked(game) == (0, "tunnel")
    assert legal(game) == {"decline"}
    assert refused(game, "pay 1 red").code == "europe.tunnel"
    assert refused(game, "pay 1 locomotive").code == "europe.tunnel"


@pytest.mark.rule("europe.tunnel-decline")
def test_who_could_pay_may_decline():
    game = tunnel("5 red", ["red", "white", "white"])

    assert types(play(game, f"claim {GRAY_2} with 2 red", "decline"))[1:] == ["tunnel-declined", "turn"]


@pytest.mark.rule("europe.tunnel-decline", "europe.tunnel")
def test_a_declined_tunnel_may_be_tried_again_with_a_new_reveal():
    game = tunnel("2 red", ["red", "white", "white", "black", "black", "blue", "green", "green"])

    play(game, f"claim {GRAY_2} with 2 red", "decline", "draw deck", "draw deck")
    events = play(game, f"claim {GRAY_2} with 2 red")

    assert events[0]["revealed"] == ["blue", "green", "green"]
    assert events[1]["type"] == "claim"


# Few cards.


@pytest.mark.rule("europe.tunnel-few", "draw.reshuffle")
def test_the_deck_is_reshuffled_to_reveal_and_the_rest_of_the_old_deck_comes_first():
    game = table(hands={0: "2 red"}, deck=["white", "black"], discards="4 blue", rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["reshuffle", "tunnel", "claim", "turn"]
    assert events[0] == {"type": "reshuffle", "deck": "deck", "count": 4}
    assert events[1]["revealed"] == ["white", "black", "blue"]
    assert deck_size(game) == 3


@pytest.mark.rule("europe.tunnel-few", "draw.reshuffle")
def test_an_empty_deck_is_reshuffled_before_the_first_card():
    game = table(hands={0: "3 red"}, discards="4 red", rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["reshuffle", "tunnel"]
    assert (events[1]["revealed"], events[1]["extra"]) == (["red"] * 3, 3)


@pytest.mark.rule("europe.tunnel-few", "draw.reshuffle")
def test_a_deck_of_exactly_3_is_not_reshuffled():
    game = table(hands={0: "2 red"}, deck=["white", "black", "blue"], discards="4 green", rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["tunnel", "claim", "turn"]
    assert deck_size(game) == 0


@pytest.mark.rule("europe.tunnel-few")
@pytest.mark.parametrize("left", [["red", WILD], ["red"]])
def test_if_fewer_than_3_can_be_revealed_that_many_are(left):
    game = table(hands={0: "4 red"}, deck=left, rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["tunnel"]
    assert (events[0]["revealed"], events[0]["extra"]) == (left, len(left))


@pytest.mark.rule("europe.tunnel-few")
def test_one_card_in_the_deck_and_one_in_the_discards_are_two():
    game = table(hands={0: "4 red"}, deck=["red"], discards="1 blue", rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["reshuffle", "tunnel"]
    assert (events[1]["revealed"], events[1]["extra"]) == (["red", "blue"], 1)


@pytest.mark.rule("europe.tunnel-few")
def test_if_none_can_be_revealed_the_route_is_claimed_with_no_extra():
    game = table(hands={0: "2 red"}, rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["tunnel", "claim", "turn"]
    assert (events[0]["revealed"], events[0]["extra"]) == ([], 0)


# The discard.


@pytest.mark.rule("europe.tunnel-discard")
@pytest.mark.parametrize("answer", ["pay 1 red", "decline"])
def test_the_revealed_cards_are_discarded_at_the_end_of_the_turn_and_not_before(answer):
    game = tunnel("3 red", ["red", "blue", "white"])

    play(game, f"claim {GRAY_2} with 2 red")
    assert discards(game) == {}
    assert game.view(1).to_dict()["rules"]["tunnels"]["revealed"] == ["red", "blue", "white"]
    play(game, answer)

    assert discards(game) == {"blue": 1, "white": 1, "red": {"pay 1 red": 4, "decline": 1}[answer]}
    assert game.view(1).to_dict()["rules"]["tunnels"]["revealed"] == []


@pytest.mark.rule("europe.tunnel-discard", "europe.tunnel-few")
def test_neither_revealed_nor_laid_cards_are_reshuffled_into_their_own_reveal():
    game = table(hands={0: "4 red"}, deck=["red", "white"], rest=1)

    events = play(game, f"claim {GRAY_2} with 2 red")

    assert types(events) == ["tunnel"]
    assert events[0]["revealed"] == ["red", "white"]


@pytest.mark.rule("europe.tunnel-discard", "draw.reshuffle")
def test_after_the_turn_they_may_be_drawn_again():
    game = table(hands={0: "2 red"}, deck=["red", "white"], rest=1)
    play(game, f"claim {GRAY_2} with 2 red", "decline")

    events = play(game, "draw deck", "draw deck")

    assert of(events, "reshuffle") == [{"type": "reshuffle", "deck": "deck", "count": 2}]
    assert {event["card"] for event in of(events, "draw")} == {"red", "white"}


@pytest.mark.rule("europe.tunnel-discard", "europe.tunnel")
def test_revealed_locomotives_do_not_flush_the_display():
    shown = [WILD, WILD, "red", "white", "green"]
    game = tunnel("3 red", [WILD, "blue", "white"], display=shown)

    assert types(play(game, f"claim {GRAY_2} with 2 red", "pay 1 red")) == ["tunnel", "tunnel-paid", "claim", "turn"]
    assert display(game) == shown


@pytest.mark.rule("europe.tunnel")
def test_the_longest_tunnel_takes_eight_cards_and_up_to_three_more():
    game = tunnel("10 red 1 locomotive", ["red", WILD, "red"])

    events = play(game, "claim petrograd-stockholm with 8 red", "pay 2 red 1 locomotive")

    assert events[2]["cards"] == {"red": 10, WILD: 1}
    assert events[2]["points"] == 21
