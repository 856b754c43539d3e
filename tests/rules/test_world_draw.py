"""World: drawing from two decks, and choosing the deck that refills the display."""

import pytest

from tests.rules.table import asked, discards, display, hand, legal, of, play, refused, types
from tests.rules.world_table import NONE, SIX, WILD, decks, world

WILDS_2 = [WILD, WILD, "train-red", "ship-red", "ship-red", "ships-red"]
PLAIN = ["train-red", "train-red", "train-white", "ship-white", "ships-white", "ships-black"]
MORE_TRAINS = ["train-black", "train-yellow", "train-green", "train-purple", "train-black"]
MORE_SHIPS = ["ship-black", "ships-yellow", "ships-green", "ship-purple", "ships-red"]
CLAIM = "claim dar_es_salaam-toamasina with 1 ship-yellow"  # a single yellow ship


# Two cards, each from the display or blind from either deck.


@pytest.mark.rule("world.draw", "draw.two-cards")
@pytest.mark.parametrize("first", ["train-deck", "ship-deck", "train-white"])
@pytest.mark.parametrize("second", ["train-deck", "ship-deck", "ships-white"])
def test_two_cards_each_from_the_display_or_blind_from_either_deck(first, second):
    game = world(display=PLAIN, trains=MORE_TRAINS, ships=MORE_SHIPS)

    play(game, f"draw {first}")
    if asked(game) == (0, "refill"):
        play(game, "refill ship")
    assert asked(game) == (0, "draw")
    assert sum(hand(game, 0).values()) == 1
    play(game, f"draw {second}")
    if asked(game) == (0, "refill"):
        play(game, "refill train")

    assert asked(game) == (1, "turn")
    assert sum(hand(game, 0).values()) == 2


@pytest.mark.rule("world.draw")
def test_a_blind_card_is_the_top_one_of_the_deck_that_is_named():
    game = world(display=PLAIN, trains=MORE_TRAINS, ships=MORE_SHIPS)
    left = decks(game)

    events = play(game, "draw ship-deck", "draw train-deck")

    assert events == [
        {"type": "draw", "seat": 0, "source": "ship-deck", "slot": None, "card": "ship-black"},
        {"type": "draw", "seat": 0, "source": "train-deck", "slot": None, "card": "train-black"},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert decks(game) == (left[0] - 1, left[1] - 1)


@pytest.mark.rule("world.draw", "draw.two-cards")
def test_the_draws_to_choose_from_are_both_decks_and_each_card_shown():
    game = world(display=[WILD, "train-red", "train-red", "train-red-harbour", "ship-red", "ships-red"], ticket_deck=[])

    shown = {WILD, "train-red", "train-red-harbour", "ship-red", "ships-red"}
    assert legal(game, "draw") == {f"draw {card}" for card in {"train-deck", "ship-deck", *shown}}


@pytest.mark.rule("world.draw", "tickets.secret", "secret.view")
def test_a_blind_card_is_seen_by_its_owner_alone_and_its_deck_by_all():
    game = world(display=PLAIN, trains=MORE_TRAINS)
    play(game, "draw train-deck")

    seen = [event.to_dict() for event in game.events_seen_by(1)][-1]

    assert seen == {"type": "draw", "seat": 0, "source": "train-deck", "slot": None, "card": None}
    assert [event.to_dict() for event in game.events_seen_by(0)][-1]["card"] == "train-black"


@pytest.mark.rule("world.draw", "draw.two-cards")
@pytest.mark.parametrize("card", ["train-black", "train-white-harbour", "ship-black", WILD])
def test_a_card_that_does_not_lie_in_the_display_cannot_be_taken(card):
    assert refused(world(display=PLAIN), f"draw {card}").code in ("draw.two-cards", "world.draw")


# Wilds.


@pytest.mark.rule("world.draw", "draw.open-wild")
def test_a_wild_taken_from_the_display_is_the_only_card_of_the_turn():
    game = world(display=WILDS_2, trains=MORE_TRAINS, ships=MORE_SHIPS)

    play(game, f"draw {WILD}", "refill ship")

    assert hand(game, 0) == {WILD: 1}
    assert asked(game) == (1, "turn")


@pytest.mark.rule("draw.second-open-wild")
@pytest.mark.parametrize("first", [["draw ship-deck"], ["draw train-red", "refill ship"]])
def test_a_wild_in_the_display_cannot_be_the_second_card(first):
    game = world(display=WILDS_2, trains=MORE_TRAINS, ships=MORE_SHIPS)
    play(game, *first)

    assert refused(game, f"draw {WILD}").code == "draw.second-open-wild"
    assert f"draw {WILD}" not in legal(game)


@pytest.mark.rule("draw.second-open-wild", "world.refill")
def test_nor_one_that_has_just_arrived_as_the_replacement():
    game = world(display=PLAIN, trains=[WILD])

    play(game, "draw train-white", "refill train")

    assert display(game)[2] == WILD
    assert refused(game, f"draw {WILD}").code == "draw.second-open-wild"


@pytest.mark.rule("draw.blind-wild", "world.draw")
def test_a_wild_drawn_blind_counts_as_one_ordinary_card():
    game = world(display=PLAIN, trains=[WILD, WILD])

    play(game, "draw train-deck")
    assert asked(game) == (0, "draw")
    play(game, "draw train-deck")

    assert hand(game, 0) == {WILD: 2}


# The replacement.


@pytest.mark.rule("world.refill", "draw.refill")
@pytest.mark.parametrize(
    ("choice", "deck", "card"), [("train", "train-deck", "train-black"), ("ship", "ship-deck", "ship-black")]
)
@pytest.mark.parametrize(("taken", "slot"), [("train-red", 0), ("ships-white", 4)])
def test_the_player_chooses_from_which_deck_the_card_is_replaced(choice, deck, card, taken, slot):
    game = world(display=PLAIN, trains=MORE_TRAINS, ships=MORE_SHIPS)
    left = decks(game)

    events = play(game, f"draw {taken}")
    assert events == [{"type": "draw", "seat": 0, "source": "display", "slot": slot, "card": taken}]
    assert asked(game) == (0, "refill")
    assert legal(game) == {"refill train", "refill ship"}
    assert game.view(1).to_dict()["prompt"]["about"]["slot"] == slot
    events = play(game, f"refill {choice}")

    assert events == [{"type": "refill", "slot": slot, "card": card, "deck": deck}]
    assert display(game) == [*PLAIN[:slot], card, *PLAIN[slot + 1 :]]
    assert decks(game) == ((left[0] - 1, left[1]) if choice == "train" else (left[0], left[1] - 1))
    assert asked(game) == (0, "draw")


@pytest.mark.rule("world.refill")
@pytest.mark.parametrize("action", ["draw train-deck", "draw train-red", "pass", "tickets", "refill display"])
def test_nothing_else_can_be_done_before_the_deck_is_chosen(action):
    game = world(display=PLAIN)
    play(game, "draw train-white")

    assert refused(game, action).code == "world.refill"


@pytest.mark.rule("world.refill")
@pytest.mark.parametrize("deck", ["train", "ship"])
def test_nothing_is_replaced_before_a_card_is_taken(deck):
    game = world(display=PLAIN)
    assert refused(game, f"refill {deck}").code == "turn.one-action"
    play(game, "draw train-deck")
    assert refused(game, f"refill {deck}").code == "draw.two-cards"


@pytest.mark.rule("world.refill")
@pytest.mark.parametrize("choice", ["train", "ship"])
def test_the_display_may_hold_any_mix(choice):
    trains, ships = MORE_TRAINS * 2, ["ship-red", "ships-red", "ship-green", "ships-green", "ship-red", "ships-green"]
    game = world(display=PLAIN, trains=trains, ships=ships)

    for _ in range(3):
        for _ in range(2):
            slot = next(n for n, card in enumerate(display(game)) if card in PLAIN)
            play(game, f"draw {display(game)[slot]}", f"refill {choice}")
        play(game, "draw train-deck" if choice == "ship" else "draw ship-deck", "draw ship-deck")

    assert all(str(card).startswith(choice) for card in display(game))


@pytest.mark.rule("world.refill", "draw.open-wild")
@pytest.mark.parametrize("choice", ["train", "ship"])
def test_it_is_a_decision_also_after_a_wild_was_taken(choice):
    game = world(display=WILDS_2, trains=MORE_TRAINS, ships=MORE_SHIPS)

    play(game, f"draw {WILD}")
    assert asked(game) == (0, "refill")
    assert legal(game) == {"refill train", "refill ship"}
    events = play(game, f"refill {choice}")

    assert types(events) == ["refill", "turn"]
    assert display(game)[0] == {"train": "train-black", "ship": "ship-black"}[choice]


@pytest.mark.rule("world.refill")
@pytest.mark.parametrize("choice", ["train", "ship"])
def test_it_is_a_decision_also_after_the_second_card(choice):
    game = world(display=PLAIN, trains=MORE_TRAINS, ships=MORE_SHIPS)

    play(game, "draw ship-deck", "draw train-red")
    assert asked(game) == (0, "refill")
    events = play(game, f"refill {choice}")

    assert types(events) == ["refill", "turn"]


@pytest.mark.rule("world.refill")
@pytest.mark.parametrize(("rest", "live"), [(("deck", 1), "train-deck"), ((1, "deck"), "ship-deck")])
@pytest.mark.parametrize("taken", ["train-red", "ship-white"])
def test_with_only_one_deck_to_choose_it_is_made_without_asking(rest, live, taken):
    game = world(display=PLAIN, rest=rest)

    events = play(game, f"draw {taken}")

    assert types(events) == ["draw", "refill"]
    assert events[1]["deck"] == live
    assert asked(game) == (0, "draw")


@pytest.mark.rule("world.refill", "draw.open-wild")
def test_with_only_one_deck_a_wild_ends_the_turn_without_a_question():
    game = world(display=WILDS_2, rest=(1, "deck"))

    assert types(play(game, f"draw {WILD}")) == ["draw", "refill", "turn"]


@pytest.mark.rule("world.refill", "draw.reshuffle")
@pytest.mark.parametrize("choice", ["train", "ship"])
def test_a_deck_that_has_but_discards_can_be_chosen(choice):
    game = world(display=PLAIN, discards="2 train-green 2 ship-green", rest=1)

    play(game, "draw train-red")
    assert legal(game) == {"refill train", "refill ship"}
    events = play(game, f"refill {choice}")

    assert types(events) == ["reshuffle", "refill"]
    assert events[0] == {"type": "reshuffle", "deck": f"{choice}-deck", "count": 2}
    assert events[1] == {"type": "refill", "slot": 0, "card": f"{choice}-green", "deck": f"{choice}-deck"}


@pytest.mark.rule("world.refill")
def test_a_deck_with_nothing_left_cannot_be_chosen():
    # Both decks have a card when the question is asked; before that, the first player draws the last train card.
    game = world(display=PLAIN, trains=["train-black"], rest=(1, "deck"))

    assert types(play(game, "draw train-deck", "draw train-red")) == ["draw", "draw", "refill", "turn"]
    assert str(display(game)[0]).startswith("ship")


@pytest.mark.rule("world.refill", "draw.refill")
def test_if_neither_can_be_chosen_the_place_stays_empty():
    game = world(display=PLAIN, ships=["ship-black"], rest=1)

    events = play(game, "draw ship-deck", "draw train-white")

    assert types(events) == ["draw", "draw", "turn"]
    assert display(game) == [*PLAIN[:2], None, *PLAIN[3:]]


@pytest.mark.rule("world.refill", "draw.refill")
def test_the_last_card_of_all_is_the_replacement_and_then_the_place_stays_empty():
    game = world(display=PLAIN, trains=["train-black"], rest=1)

    events = play(game, "draw train-white", "draw ships-black")

    assert types(events) == ["draw", "refill", "draw", "turn"]
    assert events[1]["deck"] == "train-deck"
    assert display(game) == [*PLAIN[:2], "train-black", *PLAIN[3:5], None]


@pytest.mark.rule("world.refill", "secret.view")
def test_while_the_deck_is_chosen_the_place_is_empty_for_all_to_see():
    game = world(display=PLAIN)
    play(game, "draw train-white")

    assert display(game) == [*PLAIN[:2], None, *PLAIN[3:]]


# Places that stay empty are filled later.


@pytest.mark.rule("draw.refill", "turn.end", "world.refill")
def test_a_place_that_stayed_empty_is_filled_after_the_action_that_discarded_cards():
    row = [None, *PLAIN[1:]]
    game = world(display=row, hands={0: "1 ship-yellow"}, rest=1)

    events = play(game, CLAIM)

    assert types(events) == ["claim", "reshuffle", "refill", "turn"]
    assert events[2] == {"type": "refill", "slot": 0, "card": "ship-yellow", "deck": "ship-deck"}


@pytest.mark.rule("draw.refill", "turn.end")
def test_it_is_filled_from_the_train_deck_first():
    game = world(
        display=[None, "train-red", None, None, "ship-red", None],
        hands={0: "2 train-yellow-harbour 2 ship-yellow"},
        claimed={0: ["dar_es_salaam-toamasina"]},
        rest=1,
    )

    events = play(game, "harbour toamasina with 2 train-yellow-harbour 2 ship-yellow")

    assert types(events) == ["harbour", "reshuffle", "refill", "refill", "reshuffle", "refill", "refill", "turn"]
    assert [event["deck"] for event in of(events, "reshuffle")] == ["train-deck", "ship-deck"]
    assert [(event["slot"], event["deck"]) for event in of(events, "refill")] == [
        (0, "train-deck"),
        (2, "train-deck"),
        (3, "ship-deck"),
        (5, "ship-deck"),
    ]
    assert display(game) == [
        "train-yellow-harbour",
        "train-red",
        "train-yellow-harbour",
        "ship-yellow",
        "ship-red",
        "ship-yellow",
    ]


@pytest.mark.rule("draw.refill", "turn.end", "end.trigger")
def test_later_filling_comes_before_the_last_round_and_the_next_turn():
    game = world(display=[None, *PLAIN[1:]], hands={0: "1 ship-yellow"}, left={0: (3, 4)}, rest=1)

    assert types(play(game, CLAIM)) == ["claim", "reshuffle", "refill", "last-round", "turn"]


@pytest.mark.rule("draw.refill")
def test_with_too_few_cards_only_the_first_places_are_filled():
    game = world(display=[None, None, *PLAIN[2:]], hands={0: "1 ship-yellow"}, rest=1)

    play(game, CLAIM)

    assert display(game)[:2] == ["ship-yellow", None]


@pytest.mark.rule("world.flush", "draw.refill", "turn.end")
def test_later_filling_may_flush():
    row = [WILD, None, WILD, "ship-red", "ships-red", "ships-black"]
    game = world(display=row, hands={0: f"1 {WILD}"}, rest=(1, "deck"))

    events = play(game, f"claim dar_es_salaam-toamasina with 1 {WILD}")

    # The train deck contains only the three wilds, so the flush repeats up to the limit.
    assert types(events)[:4] == ["claim", "reshuffle", "refill", "flush"]
    assert of(events, "flush")[0]["cards"] == [WILD, WILD, WILD, "ship-red", "ships-red", "ships-black"]
    assert len(of(events, "flush")) == 3
    assert types(events)[-1] == "turn"


# The flush.


@pytest.mark.rule("world.flush", "draw.flush")
def test_3_wilds_all_6_are_discarded_and_replaced_by_3_from_each_deck_in_their_places():
    trains = [WILD, "train-black", "train-yellow", "train-green"]
    ships = ["ship-black", "ships-yellow", "ships-green"]
    row = ["ship-red", WILD, "ships-red", "train-white", WILD, "train-red"]  # any mix, with wilds anywhere
    game = world(display=row, trains=trains, ships=ships)

    play(game, "draw train-white")
    events = play(game, "refill train")

    assert events == [
        {"type": "refill", "slot": 3, "card": WILD, "deck": "train-deck"},
        {"type": "flush", "cards": ["ship-red", WILD, "ships-red", WILD, WILD, "train-red"]},
        {"type": "display", "cards": [*trains[1:], *ships], "reason": "flush"},
    ]
    assert display(game) == [*trains[1:], *ships]
    assert discards(game) == {WILD: 3, "ship-red": 1, "ships-red": 1, "train-red": 1}
    assert asked(game) == (0, "draw")


@pytest.mark.rule("world.flush", "world.draw")
def test_the_order_after_a_draw_is_draw_refill_flush_display():
    # With one deck left it all happens in one action: the ship deck is empty, so the train deck fills its half.
    trains = [WILD, "train-black", "train-yellow", "train-green"]
    game = world(display=WILDS_2, trains=trains, rest=(1, 1))

    events = play(game, "draw train-red")

    assert types(events)[:3] == ["draw", "refill", "flush"]
    assert types(events)[-1] == "display"
    shown = ["train-black", "train-yellow", "train-green", "ship-red", "ship-red", "ships-red"]
    assert sorted(map(str, display(game))) == sorted(shown)


@pytest.mark.rule("world.flush")
def test_two_wilds_are_not_flushed():
    game = world(display=PLAIN, trains=[WILD, WILD])

    events = play(game, "draw train-red", "refill train", "draw train-red", "refill train")

    assert display(game).count(WILD) == 2
    assert types(events) == ["draw", "refill", "draw", "refill", "turn"]


@pytest.mark.rule("world.flush", "draw.open-wild", "world.refill")
def test_the_replacement_of_a_wild_may_flush_and_the_turn_is_over():
    row = [WILD, WILD, WILD, "ship-red", "ships-red", "ships-black"]  # a display that was flushed three times
    game = world(display=row, trains=[WILD, "train-black", "train-yellow", "train-green"], ships=MORE_SHIPS)

    events = play(game, f"draw {WILD}", "refill train")

    assert types(events) == ["draw", "refill", "flush", "display", "turn"]


@pytest.mark.rule("world.flush", "world.refill")
def test_with_the_other_deck_chosen_there_is_no_flush():
    game = world(display=WILDS_2, trains=[WILD], ships=MORE_SHIPS)

    assert types(play(game, "draw train-red", "refill ship")) == ["draw", "refill"]


@pytest.mark.rule("world.flush", "draw.flush")
def test_a_flush_is_repeated_at_most_3_times_and_then_the_display_stays():
    trains = [WILD] * 10 + ["train-black", "train-white", "train-green"]
    game = world(display=WILDS_2, trains=trains, ships=["ship-black", *["ships-yellow"] * 5, *["ships-green"] * 4])

    events = play(game, "draw train-red", "refill train")
    assert types(events) == ["draw", "refill", *["flush", "display"] * 3]
    stubborn = [WILD] * 3 + ["ships-green"] * 3
    assert display(game) == stubborn
    assert types(play(game, "draw ship-deck")) == ["draw", "turn"]
    assert display(game) == stubborn

    events = play(game, "draw ships-green", "refill train")
    assert types(events) == ["draw", "refill", "flush", "display"]
    assert display(game)[:2] == ["train-white", "train-green"]


@pytest.mark.rule("world.flush")
@pytest.mark.parametrize("ships", [0, 1, 2, 3, 5])
def test_where_the_ship_deck_cannot_fill_its_half_the_train_deck_does(ships):
    # All ship cards are in the deck.
    row = [WILD, WILD, "train-red", "train-red", "train-red", "train-white"]
    game = world(display=row, trains=[WILD, *MORE_TRAINS, "train-white"], ships=MORE_SHIPS[:ships], rest=1)

    play(game, *["draw train-white", "refill train"][: 2 if ships else 1])

    trains = [*MORE_TRAINS, "train-white"]
    assert display(game) == [*trains[:3], *MORE_SHIPS[:ships][:3], *trains[3 : 6 - min(ships, 3)]]


@pytest.mark.rule("world.flush", "draw.reshuffle")
def test_a_deck_fills_its_half_with_its_own_discards_before_the_other_deck_helps():
    # (After a flush the train half can always be filled with the three wilds.)
    row = [WILD, WILD, "train-red", "train-red", "ship-red", "ships-red"]
    game = world(display=row, trains=[WILD, "train-black"], ships=["ship-black"], discards="3 ships-white", rest=1)

    events = play(game, "draw ship-red", "refill train")

    assert types(events) == ["draw", "refill", "flush", "reshuffle", "reshuffle", "display"]
    assert [(event["deck"], event["count"]) for event in of(events, "reshuffle")] == [
        ("train-deck", 5),
        ("ship-deck", 4),
    ]
    shown = display(game)
    assert shown[0] == "train-black"
    assert set(shown[1:3]) <= {WILD, "train-red"}
    assert shown[3] == "ship-black"
    assert set(shown[4:]) <= {"ships-white", "ships-red"}


@pytest.mark.rule("world.flush", "draw.refill")
def test_with_too_few_cards_in_both_decks_the_last_places_stay_empty():
    row = [WILD, WILD, "train-red", "train-red", "train-red", "train-white"]
    game = world(display=row, trains=[WILD, "train-black"], rest=1)

    play(game, "draw train-white")

    # 1 black, 3 wilds and 3 red are left: enough.
    assert None not in display(game)

    # 1 black, 3 wilds and 1 red are not.
    gaps = world(display=[WILD, "train-red", None, WILD, None, "train-red"], trains=[WILD, "train-black"], rest=1)
    events = play(gaps, "draw train-red")
    assert of(events, "display")[0]["cards"][0] == "train-black"
    assert of(events, "display")[0]["cards"][5] is None
    assert None not in of(events, "display")[0]["cards"][:5]


@pytest.mark.rule("world.flush", "draw.flush")
def test_a_display_with_gaps_is_dealt_whole_again():
    row = [WILD, None, None, None, None, "ship-red"]
    game = world(display=[*row[:1], WILD, *row[2:]], trains=[WILD], ships=MORE_SHIPS, rest=1)

    events = play(game, "draw ship-red", "refill train")

    assert of(events, "flush")[0]["cards"] == [WILD, WILD, None, None, None, WILD]
    assert of(events, "display")[0]["cards"] == [WILD, WILD, WILD, *MORE_SHIPS[:3]]


# The reshuffle.


@pytest.mark.rule("draw.reshuffle", "claim.discard")
@pytest.mark.parametrize(("deck", "cards"), [("train-deck", {"train-green", WILD}), ("ship-deck", {"ship-green"})])
def test_a_reshuffle_uses_the_decks_own_discards_only_and_wilds_are_the_train_decks(deck, cards):
    game = world(display=PLAIN, discards=f"2 train-green 2 {WILD} 4 ship-green", rest=1)

    events = play(game, f"draw {deck}", f"draw {deck}")

    assert types(events) == ["reshuffle", "draw", "draw", "turn"]
    assert events[0] == {"type": "reshuffle", "deck": deck, "count": 4}
    assert set(hand(game, 0)) <= cards
    left = {"train-deck": {"ship-green": 4}, "ship-deck": {"train-green": 2, WILD: 2}}[deck]
    assert discards(game) == left
    assert decks(game) == ((2, 0) if deck == "train-deck" else (0, 2))


@pytest.mark.rule("draw.reshuffle")
def test_the_last_card_of_a_deck_is_drawn_without_a_reshuffle():
    game = world(display=PLAIN, trains=["train-black"], discards="4 train-green 4 ship-green", rest=1)

    assert types(play(game, "draw train-deck")) == ["draw"]
    assert decks(game) == (0, 0)
    assert types(play(game, "draw train-deck")) == ["reshuffle", "draw", "turn"]


@pytest.mark.rule("claim.discard", "draw.reshuffle", "world.sea")
def test_a_wild_played_on_a_sea_route_goes_to_the_train_decks_discards():
    game = world(display=PLAIN, hands={0: f"1 {WILD} 4 ship-yellow"}, rest=1)
    play(game, f"claim manila-tokyo with 1 ship-yellow 1 {WILD}")

    events = play(game, "draw train-deck")

    assert events[0] == {"type": "reshuffle", "deck": "train-deck", "count": 1}
    assert events[1]["card"] == WILD


# No cards left.


@pytest.mark.rule("draw.exhausted", "world.draw")
@pytest.mark.parametrize(("rest", "dead", "live"), [((1, "deck"), "train", "ship"), (("deck", 1), "ship", "train")])
def test_a_deck_with_nothing_left_cannot_be_drawn_from_and_the_other_can(rest, dead, live):
    game = world(display=PLAIN, rest=rest)

    for _ in range(2):
        assert refused(game, f"draw {dead}-deck").code == "draw.exhausted"
        shown = {f"draw {card}" for card in display(game)}
        assert legal(game, "draw") == {f"draw {live}-deck", *shown}
        play(game, f"draw {live}-deck")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("draw.exhausted")
@pytest.mark.parametrize("card", ["train-deck", "ship-deck", "train-red", "ship-white", WILD])
def test_with_both_decks_and_all_discards_empty_no_draw_can_be_chosen(card):
    game = world(display=[WILD, *PLAIN[1:]], rest=1)

    assert refused(game, f"draw {card}").code == "draw.exhausted"
    assert legal(game, "draw") == set()


@pytest.mark.rule("draw.exhausted")
@pytest.mark.parametrize("discarded", ["1 train-green", "1 ship-green"])
def test_discards_of_one_deck_are_enough_to_draw(discarded):
    game = world(display=PLAIN, discards=discarded, rest=1)

    deck = f"{discarded.split()[1].split('-')[0]}-deck"
    assert legal(game, "draw") == {f"draw {deck}", *(f"draw {card}" for card in PLAIN)}


@pytest.mark.rule("draw.exhausted")
def test_once_begun_the_second_card_must_be_taken_from_the_display_if_nothing_else_is_left():
    game = world(display=WILDS_2, ships=["ships-black"], rest=1)
    play(game, "draw ship-deck")

    assert asked(game) == (0, "draw")
    assert legal(game) == {"draw train-red", "draw ship-red", "draw ships-red"}
    assert refused(game, f"draw {WILD}").code == "draw.second-open-wild"
    assert refused(game, "draw ship-deck").code == "draw.exhausted"
    assert refused(game, "draw train-deck").code == "draw.exhausted"
    refused(game, "pass")


@pytest.mark.rule("draw.exhausted")
@pytest.mark.parametrize(
    ("row", "ships", "draw"),
    [
        ([WILD, WILD, None, None, None, None], ["ships-black"], "draw ship-deck"),
        ([WILD, None, None, None, None, None], ["ships-black"], "draw ship-deck"),
        (list(NONE), ["ships-black"], "draw ship-deck"),
    ],
)
def test_if_none_may_be_taken_the_turn_simply_ends(row, ships, draw):
    game = world(display=row, ships=ships, rest=1)

    assert types(play(game, draw)) == ["draw", "turn"]
    assert asked(game) == (1, "turn")


@pytest.mark.rule("draw.exhausted", "world.refill")
def test_the_replacement_may_be_a_wild_and_then_the_turn_simply_ends():
    game = world(display=["train-red", WILD, None, None, None, None], trains=[WILD], rest=1)

    assert types(play(game, "draw train-red")) == ["draw", "refill", "turn"]
    assert display(game) == [WILD, WILD, None, None, None, None]


@pytest.mark.rule("draw.exhausted", "pass.only-if-stuck")
def test_a_player_who_can_do_nothing_passes():
    game = world(display=PLAIN, rest=1, ticket_deck=[], chosen={0: (25, 35)}, left={0: (25, 0)})
    # No cards and no tickets, but trains in supply and ships in the box: only an exchange is possible.
    assert {text.split()[0] for text in legal(game)} == {"exchange"}
    assert refused(game, "pass").code == "pass.only-if-stuck"


@pytest.mark.rule("world.draw", "draw.reshuffle", "world.flush", "world.refill")
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_or_made_up_in_a_hundred_draws(seed):
    game = world(display=SIX, seed=seed)
    for _ in range(260):
        draws = sorted(legal(game, "draw") or legal(game, "refill"))
        if not draws:
            break
        play(game, draws[(len(game.history) * 7 + seed) % len(draws)])
        held = sum(game.view(None).hand_sizes) + sum(discards(game).values())
        assert held + sum(decks(game)) + sum(card is not None for card in display(game)) == 140
    assert sum(decks(game)) < 10
