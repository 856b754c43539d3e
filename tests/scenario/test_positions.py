"""Positions made by hand: what is listed is where it should be, the rest is dealt."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

import ttr_widget as ttr
from ttr_widget import BadScenario, Rule, Variant
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.action import Claim
from ttr_widget.rules import Tickets


def made(*board, **wanted):
    return ttr.scenario(*board, **wanted)


def test_the_example_of_the_design():
    game = made(
        "europe",
        players=2,
        seed=1,
        hands={0: "3 red 1 locomotive"},
        tickets={0: ["brest-petrograd"], 1: []},
        claimed={0: ["amsterdam-london"], 1: ["dieppe-paris"]},
        display=["red", "red", "blue", "white", "locomotive"],
        deck_top=["red", "blue", "green"],
        ticket_deck_top=["essen-kyiv"],
        discards="11 white",
        stations={1: ["roma"]},
        pieces={0: 10},
        points={0: 33},
        turn=0,
        last_turns=None,
        opening=False,
    )
    view = game.view(0)

    assert view.hand == {"red": 3, "locomotive": 1}
    assert view.hand_sizes == (4, 4)
    assert view.rules["tickets"]["held"] == ("brest-petrograd",)
    assert view.rules["tickets"]["counts"] == (1, 0)
    assert view.claimed == {"amsterdam-london": 0, "dieppe-paris": 1}
    assert view.rules["market"]["display"] == ("red", "red", "blue", "white", "locomotive")
    assert view.discards == {"white": 11}
    assert view.rules["stations"]["cities"] == {"roma": 1}
    assert view.pieces_left == ({"trains": 10}, {"trains": 44})
    assert view.points == (33, 1)
    assert (view.to_move, view.turn, view.turns_left, game.prompt.kind) == (0, 1, None, "turn")
    game.play("draw deck")
    game.play("draw deck")
    game.play("draw deck")
    assert [event.card for event in game.events if event.type == "draw"] == ["red", "blue", "green"]
    assert game.play("draw deck")[0].type == "draw"
    assert game.play("tickets")[0].tickets[0] == "essen-kyiv"


def test_the_deck_is_stacked_for_the_reveal_of_a_tunnel():
    game = made("europe", seed=1, hands={0: "4 green 1 red"}, deck_top="green blue locomotive")
    told = game.play("claim venezia-zurich with 2 green")[0]

    assert (told.type, told.revealed, told.extra) == ("tunnel", ("green", "blue", "locomotive"), 2)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_not_named_is_what_a_new_game_has(board):
    game = made(board, players=2, seed=3)
    fresh = ttr.new_game(board, players=2, seed=3)
    state, keep = game.state, game.variant.rule(Tickets).first_keep

    assert [sum(hand) for hand in state.hands] == [sum(hand) for hand in fresh.state.hands]
    assert game.view(0).rules["tickets"]["counts"] == (keep, keep)
    assert game.view(0).points == (0, 0)
    assert sum(state.discards) == 0
    assert (state.seat, state.first, state.turn, state.turns_left) == (0, 0, 1, None)
    assert game.view(0).claimed == {}


def test_the_seed_deals_the_rest_and_nothing_else_does():
    wanted = {"hands": {0: "3 red"}, "claimed": {1: ["dieppe-paris"]}}
    one, other = (made("europe", seed=7, **wanted) for _ in range(2))

    assert one.state == other.state
    assert made("europe", seed=8, **wanted).state != one.state
    assert isinstance(made("europe").seed, str)


def test_in_europe_the_other_long_tickets_have_left_the_game():
    hold = made("europe", players=3, seed=1).state.slots["tickets"]
    board = ttr.variant("europe").board

    assert [[board.tickets[n].deck for n in held] for held in hold.held] == [["long", "regular"]] * 3
    assert hold.decks[0] == ()
    assert len(hold.decks[1]) == 37
    assert [board.tickets[n].deck for n in hold.box] == ["long"] * 3


def test_in_germany_the_tickets_are_dealt_from_both_decks():
    hold = made("germany", players=2, seed=1).state.slots["tickets"]
    board = ttr.variant("germany").board

    assert [[board.tickets[n].deck for n in held] for held in hold.held] == [["short", "long"]] * 2


def test_tickets_are_dealt_as_far_as_they_reach():
    board = ttr.variant("berlin").board
    game = made("berlin", players=3, seed=1, tickets={0: [ticket.id for ticket in board.tickets[1:]]})

    assert game.view(1).rules["tickets"]["counts"] == (21, 1, 0)
    assert game.view(1).rules["tickets"]["left"] == {"tickets": 0}


def test_hands_are_dealt_as_far_as_the_cards_reach_and_before_the_display():
    kinds = ttr.variant("berlin").kinds
    named = dict(zip(kinds.names, kinds.copies, strict=True)) | {"red": 3}
    game = made("berlin", players=2, seed=1, discards=named)

    assert game.view(0).hand_sizes == (2, 1)
    assert game.view(0).rules["market"] == {"display": (None,) * 5, "decks": {"deck": 0}}
    game.play("draw deck")


def test_an_empty_hand_is_a_hand_too():
    game = made("europe", seed=1, hands={0: "", 1: "nothing"}, tickets={0: [], 1: ()})

    assert game.view(0).hand_sizes == (0, 0)
    assert game.view(0).rules["tickets"]["counts"] == (0, 0)


def test_a_display_that_is_named_stays_even_if_it_would_be_flushed():
    row = ["locomotive"] * 3 + ["red", "blue"]
    game = made("europe", seed=1, display=row, deck_top=["green"], discards="1 white")

    assert list(game.view(0).rules["market"]["display"]) == row
    assert "flush" in [event.type for event in game.play("draw red")], "a card is replaced, and so it is looked at"


def test_a_display_that_is_dealt_follows_the_flush_rule():
    """12 red and 14 locomotives are left: half of all rows would be flushed, and after 3 flushes a sixteenth."""
    rest = dict.fromkeys(ttr.variant("europe").kinds.colors[:-1], 12)
    games = [made("europe", seed=seed, discards=rest, hands={0: "", 1: ""}) for seed in range(60)]
    shown = [game.view(0).rules["market"]["display"].count("locomotive") for game in games]

    assert sum(wilds >= 3 for wilds in shown) < 15
    assert all(game.view(0).discards == rest for game in games), "what would be flushed goes back, not to the discards"


def test_an_empty_place_of_the_display_is_filled_at_the_end_of_the_turn():
    game = made("europe", seed=1, display=["red", None, "blue", "blue", "green"], hands={0: "1 red 1 black"})

    assert game.view(0).rules["market"]["display"][1] is None
    assert "refill" in [event.type for event in game.play("station roma with 1 black")]


def test_in_world_each_named_card_lies_on_its_own_deck():
    tops = ["ship-red", "train-red", "ships-green", "wild"]
    for wish in (tops, {"train-deck": ["train-red", "wild"], "ship-deck": "ship-red ships-green"}):
        game = made("world", seed=1, deck_top=wish)
        game.play("draw ship-deck")
        game.play("draw train-deck")
        game.play("draw train-deck")
        game.play("draw ship-deck")
        drawn = [event.card for event in game.events if event.type == "draw"]
        assert drawn == ["ship-red", "train-red", "wild", "ships-green"]


def test_in_world_a_fleet_is_chosen_and_the_rest_lies_in_the_box():
    board = ttr.variant("world").board
    game = made("world", seed=1, claimed={0: ["lima-valparaiso-1"]})
    assert board.route("lima-valparaiso-1").length == 2
    assert game.view(0).pieces_left == ({"trains": 18, "ships": 40}, {"trains": 20, "ships": 40})
    assert game.view(0).rules["pieces"] == {"chosen": ((20, 40),) * 2, "box": ((5, 10),) * 2}

    game = made("world", seed=1, pieces={0: {"trains": 5, "ships": 20}, 1: {"trains": 24}})
    assert game.view(0).pieces_left == ({"trains": 5, "ships": 20}, {"trains": 24, "ships": 36})
    assert game.view(0).rules["pieces"]["box"] == ((5, 10), (1, 14))


def test_in_world_points_below_those_of_the_routes_were_lost_by_exchanges():
    game = made("world", seed=1, claimed={0: ["lima-valparaiso-1"]}, points={0: -3})

    assert game.view(0).points == (-3, 0)
    points = {line.rule: line.points for line in game.score().seats[0].lines}
    assert points["claim.score"] == 2
    assert points["world.exchange"] == -5


def test_harbours_and_their_routes():
    game = made("world", seed=1, claimed={0: ["lima-valparaiso-1"]}, harbours={0: "Lima"})

    assert game.view(1).rules["harbours"]["cities"] == {"lima": 0}


def test_pieces_of_two_kinds_may_be_named_alone():
    game = made("berlin", players=2, seed=1, pieces={1: {"subway": 2}})

    assert game.view(0).pieces_left == ({"streetcars": 11, "subways": 5}, {"streetcars": 11, "subways": 2})


def test_passengers_in_named_cities_are_exactly_these():
    game = made("germany", seed=1, passengers={"Berlin": ["red", "green"], "köln": []}, taken={0: "3 red 1 green"})
    shown = game.view(None).rules["passengers"]
    places = {city.id: city.fact("passengers", 0) for city in game.board.cities}

    assert shown["waiting"]["berlin"] == ("red", "green")
    assert "koln" not in shown["waiting"]
    assert shown["taken"] == ({"red": 3, "green": 1}, {})
    others = {city: count for city, count in places.items() if city not in ("berlin", "koln") and count}
    assert {city: len(shown["waiting"][city]) for city in others} == others, "there are enough for all the others"
    found = Counter(color for group in shown["waiting"].values() for color in group) + Counter(red=3, green=1)
    assert max(found.values()) <= 10


def test_if_too_few_passengers_are_left_the_other_cities_hold_fewer():
    game = made("germany", seed=1, taken={0: dict.fromkeys(("red", "black", "green", "yellow", "blue"), 9)})
    waiting = game.view(None).rules["passengers"]["waiting"]

    assert sum(map(len, waiting.values())) == 15
    assert all(len(group) <= game.board.city(city).fact("passengers", 0) for city, group in waiting.items())


@pytest.mark.parametrize("given", ["2 red, 1 green", "red red green", {"red": 2, "green": 1}, ["red", "green", "red"]])
def test_passengers_are_written_in_several_ways(given):
    game = made("germany", seed=1, taken={1: given})

    assert game.view(None).rules["passengers"]["taken"] == ({}, {"red": 2, "green": 1})


def test_whose_turn_it_is():
    game = made("europe", players=["Ada", "Grace", "Mary"], seed=1, turn=2)
    assert (game.prompt.seat, game.state.first, game.state.turn) == (2, 2, 1)
    game = made("europe", players=["Ada", "Grace", "Mary"], seed=1, turn=0, first=1)
    assert (game.prompt.seat, game.state.first, game.state.turn) == (0, 1, 3)
    assert [event.to_dict() for event in game.events][-1] == {"type": "turn", "seat": 0, "number": 3}


def test_so_many_turns_remain_to_the_end():
    game = made("europe", players=3, seed=1, last_turns=2, turn=1)
    for _ in range(2):
        game.play("draw deck")
        game.play("draw deck")

    assert game.is_over
    assert [event.seat for event in game.events if event.type == "turn"] == [1, 2]


def test_in_an_opening_those_who_are_named_have_chosen():
    game = made("europe", players=3, seed=1, opening=True, tickets={1: ["essen-kyiv"]}, turn=2)
    assert [prompt.seat for prompt in game.state.prompts[::-1]] == [0, 2]
    for _ in range(2):
        game.play(game.legal_actions()[0])
    assert (game.prompt.kind, game.prompt.seat) == ("turn", 2)
    assert game.view(1).rules["tickets"]["held"] == ("essen-kyiv",)


def test_in_an_opening_what_lies_on_the_ticket_decks_is_drawn_in_seat_order():
    tops = {"long": ["brest-petrograd"], "regular": ["essen-kyiv"]}
    game = made("europe", seed=1, opening=True, ticket_deck_top=tops)

    assert game.view(0).rules["tickets"]["offered"][:2] == ("brest-petrograd", "essen-kyiv")


def test_in_germany_those_who_are_named_announce_nothing():
    board = ttr.variant("germany").board
    named = [board.tickets[0].id]
    game = made("germany", players=3, seed=1, opening=True, tickets={0: named})
    asked = []
    while game.prompt.kind != "turn":
        asked.append((game.prompt.seat, game.prompt.kind))
        game.play(game.legal_actions()[0])

    assert asked == [(1, "split"), (2, "split"), (1, "keep"), (2, "keep")]


def test_in_world_those_whose_pieces_are_named_have_chosen_them_in_secret():
    game = made(
        "world",
        seed=1,
        opening=True,
        pieces={0: {"trains": 25, "ships": 35}},
        tickets={0: "lima-moskva"} if False else None,
    )
    assert game.view(0).rules["pieces"]["chosen"] == ((25, 35), (0, 0))
    assert game.view(1).rules["pieces"]["chosen"] == ((0, 0), (0, 0))
    while game.prompt.kind != "turn":
        assert (game.prompt.seat, game.prompt.kind) != (0, "pieces")
        game.play("pieces 20 trains 40 ships" if game.prompt.kind == "pieces" else game.legal_actions()[0])
    assert game.view(1).pieces_left == ({"trains": 25, "ships": 35}, {"trains": 20, "ships": 40})


def test_in_world_all_pieces_may_be_chosen_before_the_opening():
    fleet = {"trains": 20, "ships": 40}
    game = made("world", seed=1, opening=True, pieces={0: fleet, 1: fleet})

    assert game.view(1).rules["pieces"]["chosen"] == ((20, 40), (20, 40))
    assert [prompt.kind for prompt in game.state.prompts] == ["keep", "keep"]


def test_who_follows_the_events_is_told_hands_display_passengers_and_turn():
    game = made("germany", seed=1, hands={0: "3 red"})
    told = [event.to_dict() for event in game.events_seen_by(1)]

    assert [event["type"] for event in told] == ["deal", "deal", "display", "passengers-placed", "turn"]
    assert told[0]["cards"] is None
    assert told[1]["cards"] == dict(game.view(1).hand)
    assert told[2]["cards"] == list(game.view(1).rules["market"]["display"])


@dataclass(frozen=True)
class Bombs(Rule):
    """house.bombs: Cities with bombs."""

    key: ClassVar[str] = "bombs"
    slot_type: ClassVar[Any] = tuple[str, ...]

    def setup(self, draft):
        draft.slots[self.key] = ()

    def arrange(self, draft, wanted):
        draft.slots[self.key] = tuple(wanted.several("bombs", "city", wanted.take("bombs") or []))


@dataclass(frozen=True)
class Late(Rule):
    """house.late: It knows nothing of positions made by hand."""

    key: ClassVar[str] = "late"
    slot_type: ClassVar[Any] = int

    def setup(self, draft):
        draft.slots[self.key] = 7


def test_a_house_rule_takes_wishes_of_its_own_and_one_without_is_set_up():
    variant = ttr.variant("europe").with_rule(Bombs()).with_rule(Late())
    game = made(variant, seed=1, bombs="Roma, Wien")

    assert game.state.slots["bombs"] == ("roma", "wien")
    assert game.state.slots["late"] == 7
    assert ttr.replay(game.transcript()).state == game.state
    with pytest.raises(BadScenario, match=r"bombs\[0\]"):
        made(variant, seed=1, bombs=["rom"])


@dataclass(frozen=True)
class NoParis(Rule):
    """house.paris: Nobody claims a route to Paris."""

    key: ClassVar[str] = "no_paris"
    watches: ClassVar[tuple[type, ...]] = (Claim,)

    def barred(self, position, seat):
        return [n for n, route in enumerate(position.variant.board.routes) if "paris" in route.cities]

    def objection(self, position, seat, action):
        return ttr.Refusal("house.paris", "Nobody claims a route to Paris.") if "paris" in action.route else None


def test_what_a_house_rule_bars_cannot_have_been_claimed():
    variant = ttr.variant("europe").with_rule(NoParis())
    made(variant, claimed={0: ["amsterdam-london"]})
    with pytest.raises(BadScenario, match=r"dieppe-paris cannot be claimed like that\. Nobody claims a route to Paris"):
        made(variant, claimed={0: ["dieppe-paris"]})


def test_the_order_of_the_rules_does_not_matter():
    world = ttr.variant("world")
    wanted = {
        "claimed": {0: ["lima-valparaiso-1"]},
        "harbours": {0: ["lima"]},
        "points": {0: 0},
        "tickets": {1: []},
    }
    turned = made(Variant(world.board, world.rules[::-1]), seed=1, **wanted)
    usual = made(world, seed=1, **wanted)

    assert turned.view(0).points == usual.view(0).points == (0, 0)
    assert turned.view(0).pieces_left == usual.view(0).pieces_left
