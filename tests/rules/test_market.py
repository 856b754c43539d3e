"""Drawing cards: the deck, the display and the discard pile."""

import pytest

import ttr_widget as ttr
from tests.rules.table import (
    asked,
    deck_size,
    discards,
    display,
    hand,
    legal,
    of,
    open_tickets,
    play,
    refused,
    table,
    types,
)
from ttr_widget.rules import CardMarket

WILD = "locomotive"
SHOWN = ["red", "red", "blue", "white", "green"]
WILDS_2 = [WILD, WILD, "blue", "white", "green"]
WILDS_3 = [WILD, WILD, WILD, "blue", "white"]


def market(**changes):
    return ttr.variant("europe").with_rule(CardMarket(**changes))


# Setting up.


@pytest.mark.rule("europe.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_4_cards_and_5_are_shown(players):
    game = ttr.new_game("europe", players=players, seed=7)
    events = [event.to_dict() for event in game.events]
    deals = of(events, "deal")

    assert [deal["seat"] for deal in deals] == list(range(players))
    assert [sum(deal["cards"].values()) for deal in deals] == [4] * players
    assert [hand(game, seat) for seat in range(players)] == [deal["cards"] for deal in deals]
    assert types(events)[: players + 1] == ["deal"] * players + ["display"]
    assert events[players] == {"type": "display", "cards": display(game), "reason": "setup"}
    assert len(display(game)) == 5
    assert deck_size(game) == 110 - 4 * players - 5


@pytest.mark.rule("europe.setup")
def test_there_are_12_cards_of_each_colour_and_14_locomotives():
    game = table(rest="discards", display=[None] * 5)
    colors = ("purple", "blue", "orange", "yellow", "white", "green", "black", "red")

    assert discards(game) == dict.fromkeys(colors, 12) | {WILD: 14}
    assert deck_size(game) == 0


@pytest.mark.rule("europe.setup", "draw.flush")
def test_a_display_of_3_wilds_is_flushed_when_the_game_is_set_up():
    games = (ttr.new_game("europe", seed=seed) for seed in range(500))
    game = next(game for game in games if any(event.type == "flush" for event in game.events))
    events = [event.to_dict() for event in game.events]
    first, flush, second = events[2:5]

    assert types(events)[:5] == ["deal", "deal", "display", "flush", "display"]
    assert first["reason"] == "setup"
    assert first["cards"].count(WILD) >= 3
    assert flush == {"type": "flush", "cards": first["cards"]}
    assert second == {"type": "display", "cards": second["cards"], "reason": "flush"}
    assert types(events)[-1] == "tickets-drawn"


# Two cards, one decision at a time.


@pytest.mark.rule("draw.two-cards")
@pytest.mark.parametrize("first", ["deck", "red"])
@pytest.mark.parametrize("second", ["deck", "red", "blue"])
def test_two_cards_each_from_the_display_or_blind(first, second):
    game = table(display=SHOWN, deck=["black", "yellow", "purple", "orange"])

    play(game, f"draw {first}")
    assert asked(game) == (0, "draw")
    assert sum(hand(game, 0).values()) == 1
    play(game, f"draw {second}")

    assert asked(game) == (1, "turn")
    assert sum(hand(game, 0).values()) == 2


@pytest.mark.rule("draw.two-cards")
def test_drawing_blind_takes_the_top_card_and_says_no_slot():
    game = table(deck=["black", "yellow"])

    events = play(game, "draw deck", "draw deck")

    assert events == [
        {"type": "draw", "seat": 0, "source": "deck", "slot": None, "card": "black"},
        {"type": "draw", "seat": 0, "source": "deck", "slot": None, "card": "yellow"},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert hand(game, 0) == {"black": 1, "yellow": 1}


@pytest.mark.rule("draw.two-cards")
def test_of_equal_cards_the_one_in_the_lowest_slot_is_taken():
    game = table(display=["blue", "red", "white", "red", "red"], deck=["black"])

    events = play(game, "draw red")

    assert events[0] == {"type": "draw", "seat": 0, "source": "display", "slot": 1, "card": "red"}
    assert display(game) == ["blue", "black", "white", "red", "red"]


@pytest.mark.rule("draw.two-cards")
def test_a_card_that_does_not_lie_in_the_display_cannot_be_taken():
    game = table(display=SHOWN)

    assert refused(game, "draw black").code == "draw.two-cards"
    assert refused(game, "draw locomotive").code == "draw.two-cards"


@pytest.mark.rule("draw.two-cards")
def test_the_draws_to_choose_from_are_the_deck_and_each_card_shown():
    game = table(display=[WILD, "red", "blue", "red", "green"], ticket_deck=[])

    assert legal(game) == {"draw deck", f"draw {WILD}", "draw red", "draw blue", "draw green"}


# The refill.


@pytest.mark.rule("draw.refill")
def test_a_taken_card_is_replaced_at_once_in_its_place():
    game = table(display=SHOWN, deck=["black", "yellow"])

    events = play(game, "draw blue")

    assert events == [
        {"type": "draw", "seat": 0, "source": "display", "slot": 2, "card": "blue"},
        {"type": "refill", "slot": 2, "card": "black", "deck": "deck"},
    ]
    assert display(game) == ["red", "red", "black", "white", "green"]


@pytest.mark.rule("draw.refill")
def test_the_replacement_may_be_the_second_card():
    game = table(display=SHOWN, deck=["black", "yellow"])

    play(game, "draw blue", "draw black")

    assert hand(game, 0) == {"blue": 1, "black": 1}
    assert display(game) == ["red", "red", "yellow", "white", "green"]


@pytest.mark.rule("draw.refill")
def test_the_second_card_is_replaced_before_the_next_turn():
    game = table(display=SHOWN, deck=["black", "yellow"])

    events = play(game, "draw blue", "draw white")

    assert types(events) == ["draw", "refill", "draw", "refill", "turn"]


@pytest.mark.rule("draw.refill", "draw.exhausted")
def test_a_place_stays_empty_for_lack_of_cards_and_no_refill_is_told():
    game = table(display=SHOWN, deck=["black"], rest=1)

    events = play(game, "draw blue", "draw white")

    assert types(events) == ["draw", "refill", "draw", "turn"]
    assert display(game) == ["red", "red", "black", None, "green"]


@pytest.mark.rule("draw.refill")
def test_an_empty_place_is_filled_after_the_action_that_discarded_cards():
    game = table(hands={0: "1 purple"}, display=[None, "red", None, "white", "green"], rest=1)

    events = play(game, "station roma with 1 purple")

    assert types(events) == ["station", "reshuffle", "refill", "turn"]
    assert of(events, "refill") == [{"type": "refill", "slot": 0, "card": "purple", "deck": "deck"}]
    assert display(game) == ["purple", "red", None, "white", "green"]


# Wilds.


@pytest.mark.rule("draw.open-wild")
def test_a_wild_from_the_display_is_the_only_card_of_the_turn():
    game = table(display=WILDS_2, deck=["black"])

    events = play(game, "draw locomotive")

    assert types(events) == ["draw", "refill", "turn"]
    assert hand(game, 0) == {WILD: 1}
    assert asked(game) == (1, "turn")


@pytest.mark.rule("draw.second-open-wild")
@pytest.mark.parametrize("first", ["deck", "blue"])
def test_a_wild_in_the_display_cannot_be_the_second_card(first):
    game = table(display=WILDS_2, deck=["black", "yellow"])
    play(game, f"draw {first}")

    assert refused(game, "draw locomotive").code == "draw.second-open-wild"


@pytest.mark.rule("draw.second-open-wild")
def test_nor_can_a_wild_that_has_just_arrived_as_the_replacement():
    game = table(display=SHOWN, deck=[WILD])
    play(game, "draw blue")

    assert display(game)[2] == WILD
    assert refused(game, "draw locomotive").code == "draw.second-open-wild"
    assert legal(game) == {"draw deck", "draw red", "draw white", "draw green"}


@pytest.mark.rule("draw.blind-wild")
@pytest.mark.parametrize("second", ["deck", "blue"])
def test_a_wild_drawn_blind_still_allows_a_second_card(second):
    game = table(display=WILDS_2, deck=[WILD, "black", "yellow"])

    play(game, "draw deck")
    assert asked(game) == (0, "draw")
    play(game, f"draw {second}")

    assert hand(game, 0) == {WILD: 1, {"deck": "black", "blue": "blue"}[second]: 1}


@pytest.mark.rule("draw.blind-wild", "draw.second-open-wild")
def test_after_a_blind_wild_an_open_one_cannot_be_taken():
    game = table(display=WILDS_2, deck=[WILD])
    play(game, "draw deck")

    assert refused(game, "draw locomotive").code == "draw.second-open-wild"


@pytest.mark.rule("draw.blind-wild")
def test_both_cards_may_be_wilds_if_both_are_drawn_blind():
    game = table(deck=[WILD, WILD])

    play(game, "draw deck", "draw deck")

    assert hand(game, 0) == {WILD: 2}


# The flush.


@pytest.mark.rule("draw.flush")
def test_a_third_wild_flushes_the_display_before_the_next_decision():
    game = table(display=WILDS_2, deck=[WILD, "red", "red", "black", "black", "yellow"])

    events = play(game, "draw white")

    assert events == [
        {"type": "draw", "seat": 0, "source": "display", "slot": 3, "card": "white"},
        {"type": "refill", "slot": 3, "card": WILD, "deck": "deck"},
        {"type": "flush", "cards": [WILD, WILD, "blue", WILD, "green"]},
        {"type": "display", "cards": ["red", "red", "black", "black", "yellow"], "reason": "flush"},
    ]
    assert discards(game) == {WILD: 3, "blue": 1, "green": 1}
    assert asked(game) == (0, "draw")
    assert legal(game) == {"draw deck", "draw red", "draw black", "draw yellow"}


@pytest.mark.rule("draw.flush")
def test_two_wilds_are_not_flushed():
    game = table(display=[WILD, "red", "blue", "white", "green"], deck=[WILD])

    assert types(play(game, "draw blue")) == ["draw", "refill"]
    assert display(game).count(WILD) == 2


@pytest.mark.rule("draw.flush")
@pytest.mark.parametrize("first", ["deck", "red"])
def test_the_replacement_of_the_second_card_may_flush_too(first):
    deck = {"deck": ["black"], "red": ["yellow"]}[first] + [WILD, "red", "red", "blue", "blue", "green"]
    game = table(display=[WILD, WILD, "red", "white", "green"], deck=deck)

    events = play(game, f"draw {first}", "draw white")

    assert types(events)[-5:] == ["draw", "refill", "flush", "display", "turn"]
    assert display(game) == ["red", "red", "blue", "blue", "green"]


@pytest.mark.rule("draw.flush", "draw.open-wild")
def test_the_replacement_of_an_open_wild_may_flush_too():
    stubborn = [WILD, WILD, WILD, "white", "green"]
    game = table(display=stubborn, deck=[WILD, "red", "red", "blue", "blue", "green"])

    assert types(play(game, "draw locomotive")) == ["draw", "refill", "flush", "display", "turn"]


@pytest.mark.rule("draw.flush")
def test_a_flush_that_brings_3_wilds_again_is_flushed_again():
    deck = [WILD, WILD, "red", WILD, "blue", WILD, "red", "red", "blue", "blue", "green"]
    game = table(display=WILDS_2, deck=deck)

    events = play(game, "draw white")

    assert types(events) == ["draw", "refill", "flush", "display", "flush", "display"]
    assert of(events, "flush")[1]["cards"] == [WILD, "red", WILD, "blue", WILD]
    assert display(game) == ["red", "red", "blue", "blue", "green"]


def _thrice_flushed():
    """A display with 3 wilds that has been flushed three times in succession; seat 0 has taken one card."""
    stack = [WILD, *WILDS_3 * 3, "red", "black", "yellow", "orange"]
    game = table(display=WILDS_2, deck=stack, ticket_deck=["madrid-zurich"])
    events = play(game, "draw green")
    return game, events


@pytest.mark.rule("draw.flush")
def test_it_is_flushed_at_most_3_times_in_succession():
    game, events = _thrice_flushed()

    assert types(events) == ["draw", "refill", *["flush", "display"] * 3]
    assert display(game) == WILDS_3


@pytest.mark.rule("draw.flush")
def test_then_it_stays_until_one_of_its_cards_is_replaced():
    game, _ = _thrice_flushed()

    stays = play(game, "draw deck", "tickets", "keep madrid-zurich")
    replaced = play(game, "draw blue")

    assert "flush" not in types(stays)
    assert types(replaced)[:3] == ["draw", "refill", "flush"]
    assert of(replaced, "flush")[0]["cards"] == [WILD, WILD, WILD, "black", "white"]


@pytest.mark.rule("draw.flush", "turn.end")
def test_a_stubborn_display_is_not_flushed_at_the_end_of_a_turn():
    game, _ = _thrice_flushed()

    events = play(game, "draw deck")

    assert types(events) == ["draw", "turn"]
    assert display(game) == WILDS_3


@pytest.mark.rule("draw.flush", "turn.end")
def test_a_stubborn_display_with_gaps_that_nothing_fills_is_not_flushed_either():
    shown = [WILD, WILD, WILD, None, None]
    game = table(display=shown, rest=1, ticket_deck=[])

    assert types(play(game, "pass")) == ["pass", "turn"]
    assert display(game) == shown


@pytest.mark.rule("draw.flush")
def test_setting_up_flushes_at_most_3_times():
    game = ttr.new_game(market(each=1, wilds=102), seed=1)

    assert types(event.to_dict() for event in game.events)[2:9] == ["display", *["flush", "display"] * 3]
    assert display(game).count(WILD) >= 3


@pytest.mark.rule("draw.flush", "draw.reshuffle")
def test_flushed_cards_may_come_back_by_a_reshuffle():
    game = table(display=WILDS_2, deck=[WILD, "red", "black"], rest=1)

    events = play(game, "draw white")

    # The rest of the old deck comes first; then the five flushed cards are shuffled.
    assert types(events)[:5] == ["draw", "refill", "flush", "reshuffle", "display"]
    assert events[3] == {"type": "reshuffle", "deck": "deck", "count": 5}
    assert events[4]["cards"][:2] == ["red", "black"]


@pytest.mark.rule("draw.flush", "draw.refill")
def test_later_filling_may_flush_and_the_new_display_may_have_gaps():
    game = table(hands={0: f"1 {WILD}"}, display=[WILD, None, WILD, None, None], rest=1)

    events = play(game, f"claim dieppe-paris with 1 {WILD}")

    assert types(events) == ["claim", "reshuffle", "refill", *["flush", "reshuffle", "display"] * 3, "turn"]
    assert of(events, "flush")[0]["cards"] == [WILD, WILD, WILD, None, None]
    assert display(game) == [WILD, WILD, WILD, None, None]
    assert discards(game) == {}


# The reshuffle.


@pytest.mark.rule("draw.reshuffle")
def test_the_last_card_of_the_deck_is_drawn_without_a_reshuffle():
    game = table(deck=["black"], discards="3 red 2 blue", rest=1)

    assert types(play(game, "draw deck")) == ["draw"]
    assert deck_size(game) == 0
    assert discards(game) == {"red": 3, "blue": 2}


@pytest.mark.rule("draw.reshuffle")
def test_the_discards_become_the_deck_at_the_moment_a_card_is_needed():
    game = table(deck=["black"], discards="3 red 2 blue", rest=1)

    events = play(game, "draw deck", "draw deck")

    assert types(events) == ["draw", "reshuffle", "draw", "turn"]
    assert events[1] == {"type": "reshuffle", "deck": "deck", "count": 5}
    assert deck_size(game) == 4
    assert discards(game) == {}
    assert events[2]["card"] in {"red", "blue"}


@pytest.mark.rule("draw.reshuffle", "draw.refill")
def test_a_refill_reshuffles_if_need_be():
    game = table(display=SHOWN, discards="3 yellow", rest=1)

    events = play(game, "draw blue")

    assert types(events) == ["draw", "reshuffle", "refill"]
    assert events[2] == {"type": "refill", "slot": 2, "card": "yellow", "deck": "deck"}


@pytest.mark.rule("draw.reshuffle")
def test_a_reshuffled_deck_is_in_random_order_and_the_seed_decides_it():
    def drawn(seed):
        discards_of_3 = "4 red 4 blue 4 green"
        game = table(discards=discards_of_3, rest=1, seed=seed)
        return [event["card"] for _ in range(3) for event in of(play(game, "draw deck", "draw deck"), "draw")]

    orders = {tuple(drawn(seed)) for seed in range(10)}

    assert drawn(3) == drawn(3)
    assert len(orders) > 5


# No cards left.


@pytest.mark.rule("draw.exhausted")
@pytest.mark.parametrize("card", ["deck", "red", "locomotive"])
def test_with_deck_and_discards_empty_no_draw_can_be_chosen_even_if_cards_lie_open(card):
    game = table(display=[WILD, *SHOWN[1:]], rest=1)

    assert refused(game, f"draw {card}").code == "draw.exhausted"
    assert legal(game, "draw") == set()


@pytest.mark.rule("draw.exhausted", "draw.reshuffle")
def test_discards_alone_are_enough_to_draw():
    game = table(display=SHOWN, discards="1 yellow", rest=1)

    assert legal(game, "draw") == {"draw deck", "draw red", "draw blue", "draw white", "draw green"}


@pytest.mark.rule("draw.exhausted")
def test_once_begun_the_second_card_may_only_come_from_the_display():
    game = table(display=WILDS_2, deck=["black"], rest=1)
    play(game, "draw deck")

    assert asked(game) == (0, "draw")
    assert legal(game) == {"draw blue", "draw white", "draw green"}
    assert refused(game, "draw deck").code == "draw.exhausted"
    assert refused(game, "draw locomotive").code == "draw.second-open-wild"
    assert refused(game, "pass").code in {"turn.one-action", "draw.two-cards"}


@pytest.mark.rule("draw.exhausted", "draw.reshuffle")
def test_while_there_are_discards_the_second_card_may_be_blind():
    game = table(market(display=2), display=[WILD, WILD], deck=["red"], discards="1 blue", rest=1)
    play(game, "draw deck")

    assert legal(game) == {"draw deck"}
    assert types(play(game, "draw deck")) == ["reshuffle", "draw", "turn"]


@pytest.mark.rule("draw.exhausted", "draw.refill")
def test_the_last_card_of_the_deck_may_be_the_replacement():
    game = table(display=SHOWN, deck=["black"], rest=1)
    play(game, "draw red")

    assert legal(game) == {"draw red", "draw black", "draw blue", "draw white", "draw green"}


@pytest.mark.rule("draw.exhausted")
def test_with_only_wilds_left_the_turn_simply_ends_after_a_blind_card():
    game = table(market(display=2), display=[WILD, WILD], deck=["red"], rest=1)

    assert types(play(game, "draw deck")) == ["draw", "turn"]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("draw.exhausted")
def test_with_only_wilds_left_the_turn_simply_ends_after_an_open_card():
    game = table(market(display=2), display=["red", WILD], deck=[WILD], rest=1)

    assert types(play(game, "draw red")) == ["draw", "refill", "turn"]


@pytest.mark.rule("draw.exhausted")
def test_with_nothing_left_at_all_the_turn_simply_ends():
    game = table(display=[None] * 5, deck=["red"], rest=1)

    assert types(play(game, "draw deck")) == ["draw", "turn"]


@pytest.mark.rule("draw.exhausted", "draw.refill")
def test_places_left_empty_by_the_second_card_wait_for_the_next_discards():
    game = table(hands={1: "2 yellow"}, display=SHOWN, deck=["black"], rest=0)

    play(game, "draw red", "draw white")
    assert display(game) == ["black", "red", "blue", None, "green"]
    events = play(game, "claim barcelona-madrid with 2 yellow")

    assert types(events) == ["claim", "reshuffle", "refill", "turn"]
    assert display(game) == ["black", "red", "blue", "yellow", "green"]
    assert deck_size(game) == 1


# The hand.


@pytest.mark.rule("hand.unlimited")
def test_a_hand_may_hold_any_number_of_cards():
    game = table(deck=["red", "red"], rest=0)
    before = sum(hand(game, 0).values())

    play(game, "draw deck", "draw deck")

    assert before == 103
    assert game.view(None).hand_sizes == (105, 0)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("hand.unlimited", "tickets.secret")
def test_the_size_of_a_hand_is_public_and_its_content_is_not():
    game = table(hands={0: "3 red", 1: "2 blue 1 locomotive"})

    assert game.view(0).hand_sizes == (3, 3)
    assert hand(game, 0) == {"red": 3}
    assert "hands" not in game.view(0).to_dict()


@pytest.mark.rule("tickets.secret", "europe.setup")
def test_dealt_cards_are_shown_to_their_owner_alone():
    game = ttr.new_game("europe", players=2, seed=7)
    own, other = (event.to_dict()["cards"] for event in game.events_seen_by(0) if event.type == "deal")

    assert own == hand(game, 0)
    assert other is None


@pytest.mark.rule("draw.two-cards", "draw.reshuffle", "draw.flush")
def test_no_card_is_lost_or_made_up_in_a_hundred_draws():
    game = open_tickets(ttr.new_game("europe", players=2, seed=3))
    for _ in range(50):
        if not legal(game, "draw"):
            break
        draws = sorted(legal(game, "draw"))
        play(game, draws[len(game.history) % len(draws)])
        held = sum(game.view(None).hand_sizes) + sum(discards(game).values())
        assert held + deck_size(game) + sum(card is not None for card in display(game)) == 110
