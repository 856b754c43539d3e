"""World: exchanging pieces with the box."""

import pytest

from tests.rules.table import asked, legal, lines, of, play, points, refused, types
from tests.rules.world_table import SIX, fleet, world

SWAP = "exchange 2 ships for trains"


def box(game):
    return game.view(None).to_dict()["rules"]["pieces"]["box"]


@pytest.mark.rule("world.exchange")
def test_2_ships_for_2_trains_cost_2_points():
    game = world(points={0: 30})
    assert (fleet(game, 0), box(game)) == ((20, 40), [[5, 10], [5, 10]])

    events = play(game, SWAP)

    assert events == [
        {"type": "exchange", "seat": 0, "trains": 2, "ships": -2, "points": -2},
        {"type": "turn", "seat": 1, "number": 2},
    ]
    assert fleet(game, 0) == (22, 38)
    assert box(game) == [[3, 12], [5, 10]]
    assert game.view(1).points == (28, 0)
    assert points(game, 0, "world.exchange") == -2
    assert points(game, 0, "claim.score") == 30


@pytest.mark.rule("world.exchange")
def test_trains_for_ships():
    game = world(points={0: 30})

    assert play(game, "exchange 3 trains for ships")[0] == {
        "type": "exchange",
        "seat": 0,
        "trains": -3,
        "ships": 3,
        "points": -3,
    }
    assert fleet(game, 0) == (17, 43)
    assert box(game)[0] == [8, 7]


@pytest.mark.rule("world.exchange")
@pytest.mark.parametrize(
    ("chosen", "to_trains", "to_ships"),
    [((20, 40), 5, 10), ((25, 35), 0, 15), ((10, 50), 15, 0), ((11, 49), 14, 1), ((24, 36), 1, 14)],
)
def test_as_many_as_the_own_box_holds_of_the_wanted_kind(chosen, to_trains, to_ships):
    # The other seat's box has plenty of the pieces that this one lacks.
    game = world(chosen={0: chosen, 1: (10, 50) if to_ships else (25, 35)})

    assert legal(game, "exchange") == {
        *(f"exchange {n} ships for trains" for n in range(1, to_trains + 1)),
        *(f"exchange {n} trains for ships" for n in range(1, to_ships + 1)),
    }
    assert refused(game, f"exchange {to_trains + 1} ships for trains").code == "world.exchange"
    assert refused(game, f"exchange {to_ships + 1} trains for ships").code == "world.exchange"


@pytest.mark.rule("world.exchange")
@pytest.mark.parametrize(
    ("left", "to_trains", "to_ships"), [((2, 3), 3, 2), ((0, 7), 5, 0), ((9, 0), 0, 9), ((0, 0), 0, 0)]
)
def test_not_more_than_the_player_has_left_to_play(left, to_trains, to_ships):
    game = world(left={0: left})

    assert legal(game, "exchange") == {
        *(f"exchange {n} ships for trains" for n in range(1, to_trains + 1)),
        *(f"exchange {n} trains for ships" for n in range(1, to_ships + 1)),
    }
    assert refused(game, f"exchange {to_trains + 1} ships for trains").code == "world.exchange"
    assert refused(game, f"exchange {to_ships + 1} trains for ships").code == "world.exchange"


@pytest.mark.rule("world.exchange")
def test_at_least_one_piece():
    assert refused(world(), "exchange 0 ships for trains").code == "world.exchange"


@pytest.mark.rule("world.exchange")
@pytest.mark.parametrize("action", ["exchange 1 ships for ships", "exchange 2 trains for trains"])
def test_pieces_are_exchanged_for_those_of_the_other_kind(action):
    assert refused(world(), action).code == "world.exchange"


def test_a_negative_number_cannot_be_read():
    refusal = world().why_not("exchange -1 ships for trains")

    assert refusal is not None
    assert refusal.kind == "bad-input"


@pytest.mark.rule("world.exchange")
def test_what_was_swapped_lies_in_the_box_and_can_be_swapped_back():
    game = world()
    play(game, "exchange 5 ships for trains")
    assert fleet(game, 0) == (25, 35)
    play(game, "draw ship-deck", "draw ship-deck")
    assert legal(game, "exchange") == {f"exchange {n} trains for ships" for n in range(1, 16)}

    play(game, "exchange 15 trains for ships")

    assert fleet(game, 0) == (10, 50)
    assert box(game)[0] == [15, 0]
    assert game.view(None).points == (-20, 0)
    assert points(game, 0, "world.exchange") == -20


@pytest.mark.rule("world.exchange")
def test_points_may_go_below_zero():
    game = world(turns_left=1)

    play(game, "exchange 10 trains for ships")

    assert game.is_over
    assert game.view(None).points == (-10, 0)
    assert game.score().totals == (-10 - 12, -12)
    assert sum(line["points"] for line in lines(game, 0, "world.exchange")) == -10
    assert game.score().winners == (1,)


@pytest.mark.rule("world.exchange", "turn.one-action")
def test_it_is_the_whole_turn():
    game = world(hands={0: "8 wild"})
    play(game, SWAP)

    assert asked(game) == (1, "turn")


@pytest.mark.rule("turn.one-action", "world.exchange")
def test_not_in_the_middle_of_another_action():
    game = world(display=SIX)
    play(game, "draw ship-deck")
    assert refused(game, SWAP).code == "draw.two-cards"
    play(game, "draw train-purple")
    assert refused(game, SWAP).code == "world.refill"


@pytest.mark.rule("world.exchange", "claim.pieces")
def test_swapped_pieces_can_be_played():
    game = world(hands={0: "3 train-red"}, left={0: (2, 12)})
    assert refused(game, "claim moskva-tehran with 3 train-red").code == "claim.pieces"

    play(
        game,
        "exchange 1 ships for trains",
        "draw train-deck",
        "draw train-deck",
        "claim moskva-tehran with 3 train-red",
    )

    assert fleet(game, 0) == (0, 11)


@pytest.mark.rule("world.exchange", "end.trigger")
def test_an_exchange_changes_nothing_about_the_number_of_pieces_left():
    game = world(left={0: (3, 4)})

    assert "last-round" not in types(play(game, "exchange 3 trains for ships"))
    assert fleet(game, 0) == (0, 7)


# No game may get stuck.


def swaps(game, turns):
    """Play this many turns of exchanges, back and forth."""
    events = []
    for _ in range(turns):
        give, get = ("ships", "trains") if "exchange 1 ships for trains" in legal(game) else ("trains", "ships")
        events += play(game, f"exchange 1 {give} for {get}")
    return events


@pytest.mark.rule("pass.only-if-stuck", "world.exchange")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_10_full_rounds_of_nothing_but_exchanges_end_the_game(players):
    game = world(players)

    events = swaps(game, 10 * players - 1)
    assert not game.is_over
    assert "last-round" not in types(events)
    events = swaps(game, 1)

    assert types(events) == ["exchange", "game-over"]
    assert game.view(None).points == (-10,) * players


@pytest.mark.rule("pass.only-if-stuck", "world.exchange")
@pytest.mark.parametrize("breaker", [["draw ship-deck", "draw ship-deck"], ["tickets", "keep tokyo-sydney"]])
def test_any_other_action_in_between_begins_the_count_anew(breaker):
    game = world(ticket_deck=["tokyo-sydney"])

    swaps(game, 19)
    play(game, *breaker)
    swaps(game, 19)
    assert not game.is_over
    swaps(game, 1)

    assert game.is_over


@pytest.mark.rule("pass.only-if-stuck", "world.exchange")
def test_passes_and_exchanges_count_together():
    # Seat 1 has 7 ships, no train in its box and no card to play or draw, so it passes. Seat 0 exchanges pieces.
    game = world(ticket_deck=[], rest=0, chosen={1: (25, 35)}, left={1: (0, 7)})

    events = []
    for _ in range(10):
        assert not game.is_over
        events += swaps(game, 1) + play(game, "pass")

    assert game.is_over
    assert len(of(events, "exchange")) == len(of(events, "pass")) == 10


@pytest.mark.rule("world.exchange")
def test_what_it_costs_and_leaves_is_told_before():
    game = world(points={0: 30})
    for text in (SWAP, "exchange 3 trains for ships"):
        action = next(action for action in game.legal_actions() if action.text() == text)
        told = game.variant.foretold(game.state, 0, action)
        assert told is not None
        copy = game.copy()
        play(copy, text)
        trains, ships = fleet(copy, 0)
        assert told.facts["pieces"] == {"trains": trains, "ships": ships}
        assert told.facts["points"] == copy.view(0).points[0]
        assert told.facts["cost"] == 30 - copy.view(0).points[0]
    others = [action for action in game.legal_actions() if action.type != "exchange"]
    assert [game.variant.foretold(game.state, 0, action) for action in others] == [None] * len(others)
