"""World: the end of the game and the winner."""

import pytest

from tests.rules.table import asked, legal, of, play, points, refused, types
from tests.rules.world_table import SIX, fleet, world
from ttr_widget import Game

CLAIM_1 = "claim darwin-port_moresby with 1 ship-red"
CLAIM_RAIL_1 = "claim tiksi-yakutsk with 1 train-green"
DRAW = ["draw ship-deck", "draw ship-deck"]
HAND = "1 ship-red 1 train-green"


@pytest.mark.rule("world.end", "end.trigger")
@pytest.mark.parametrize(
    ("left", "triggers"),
    [((4, 4), False), ((7, 1), False), ((3, 4), True), ((0, 7), True), ((6, 1), True), ((2, 1), True), ((0, 1), True)],
)
def test_6_or_fewer_pieces_of_both_kinds_together(left, triggers):
    game = world(hands={0: HAND}, left={0: left})

    events = play(game, CLAIM_1)

    assert types(events) == ["claim", *(["last-round"] if triggers else []), "turn"]
    assert fleet(game, 0) == (left[0], left[1] - 1)


@pytest.mark.rule("world.end", "end.trigger")
@pytest.mark.parametrize(("left", "triggers"), [((4, 4), False), ((1, 7), False), ((7, 0), True), ((1, 6), True)])
def test_by_a_route_on_land_too(left, triggers):
    game = world(hands={0: HAND}, left={0: left})

    assert ("last-round" in types(play(game, CLAIM_RAIL_1))) == triggers


@pytest.mark.rule("world.end")
def test_6_of_one_kind_alone_are_no_end():
    for left in ((0, 8), (8, 1), (1, 8)):
        game = world(hands={0: HAND}, left={0: left})
        assert "last-round" not in types(play(game, CLAIM_1))


@pytest.mark.rule("world.end", "end.last-round")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_two_more_turns_each_the_triggering_player_last(players, seat):
    game = world(players, seat=seat, hands={seat: HAND}, left={seat: (6, 1)})

    events = play(game, CLAIM_1)
    assert of(events, "last-round") == [{"type": "last-round", "seat": seat, "turns": 2}]
    while not game.is_over:
        events += play(game, *DRAW)

    turns = [event["seat"] for event in of(events, "turn")]
    assert turns == [(seat + n) % players for n in range(1, 2 * players + 1)]
    assert turns[-1] == seat
    assert types(events)[-1] == "game-over"


@pytest.mark.rule("world.end", "end.trigger")
def test_it_is_triggered_once():
    game = world(hands={0: HAND, 1: "1 train-green"}, left={0: (6, 1), 1: (4, 3)})

    events = play(game, CLAIM_1, CLAIM_RAIL_1)
    while not game.is_over:
        events += play(game, *DRAW)

    assert len(of(events, "last-round")) == 1
    assert len(of(events, "turn")) == 4


@pytest.mark.rule("world.end")
def test_everybody_sees_how_many_turns_are_left():
    game = world(3, hands={0: HAND}, left={0: (6, 1)})
    left = [game.view(2).turns_left]
    play(game, CLAIM_1)
    while not game.is_over:
        left.append(game.view(2).turns_left)
        play(game, *DRAW)

    assert left == [None, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("end.last-round", "world.end")
def test_in_the_last_round_everything_is_still_allowed():
    wilds = "1 ship-red 8 wild"
    game = world(hands={0: HAND, 1: wilds}, left={0: (6, 1)}, claimed={1: ["honolulu-lima"]})
    play(game, CLAIM_1)

    assert {text.split()[0] for text in legal(game)} == {"draw", "claim", "tickets", "harbour", "exchange"}


@pytest.mark.rule("end.last-round", "end.trigger", "world.exchange")
def test_an_exchange_in_the_last_round_takes_nothing_back():
    game = world(hands={0: HAND}, left={0: (6, 1)})
    play(game, CLAIM_1, *DRAW, "exchange 6 trains for ships", *DRAW)
    assert not game.is_over

    play(game, "exchange 1 ships for trains")

    assert game.is_over
    assert game.why_not("pass").code == "end.last-round"


@pytest.mark.rule("end.last-round", "world.refill", "world.end")
def test_the_last_turn_is_played_to_its_end():
    game = world(display=SIX, turns_left=1)

    play(game, "draw train-purple", "refill ship", "draw train-deck")

    assert game.is_over
    assert asked(game) is None


@pytest.mark.rule("pass.only-if-stuck", "end.last-round")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("left", [(0, 7), (0, 0)])
def test_as_many_passes_in_succession_as_players_end_the_game(players, left):
    # No card to draw or in hand, no ticket, and no train in the box to swap ships for.
    seats = range(players)
    chosen, left = dict.fromkeys(seats, (25, 35)), dict.fromkeys(seats, left)
    game = world(players, display=[None] * 6, ticket_deck=[], rest="discards", chosen=chosen, left=left)
    game = _without_cards(game)

    events = play(game, *["pass"] * players)

    assert types(events)[-2:] == ["pass", "game-over"]
    assert len(of(events, "pass")) == players


def _without_cards(game):
    """The same position with all cards out of the game."""
    return Game(game.state._replace(discards=game.variant.kinds.none).draft(), game.seed)


@pytest.mark.rule("pass.only-if-stuck")
def test_passing_is_not_allowed_while_anything_can_be_done():
    assert refused(world(), "pass").code == "pass.only-if-stuck"


# The winner.

LAGOS = ["lagos-luanda-1", "dar_es_salaam-luanda", "dar_es_salaam-djibouti-1"]
TOUR = "lagos-luanda-dar_es_salaam-djibouti"  # worth 9
TOKYO = ["manila-tokyo", "hong_kong-manila"]


def ended(players=2, **position):
    game = world(players, turns_left=1, **position)
    play(game, *DRAW)
    assert game.is_over
    return game.score()


@pytest.mark.rule("world.winner")
def test_most_points_win_whatever_the_tickets():
    sheet = ended(claimed={0: LAGOS}, tickets={0: [TOUR]}, points={0: 20, 1: 30})

    assert sheet.totals == (20 + 9 - 12, 30 - 12)
    assert sheet.winners == (1,)


@pytest.mark.rule("world.winner")
def test_points_below_zero_are_compared_like_any():
    assert ended(points={0: -3, 1: -4}).winners == (0,)
    assert ended(points={0: 3}, tickets={0: ["edinburgh-sydney"]}).winners == (1,)


@pytest.mark.rule("world.winner")
def test_then_most_completed_tickets():
    sheet = ended(claimed={0: LAGOS}, tickets={0: [TOUR]}, points={0: 20, 1: 29})

    assert sheet.totals == (17, 17)
    assert sheet.winners == (0,)


@pytest.mark.rule("world.winner")
def test_it_is_the_number_of_tickets_not_their_value_and_failed_ones_do_not_count():
    # Seat 0: jakarta-hong_kong (5) and bangkok-tokyo (6) completed; seat 1: tokyo-sydney (11) and one that failed.
    claimed = {
        0: ["bangkok-jakarta", "bangkok-hong_kong-1", "hong_kong-tokyo"],
        1: ["honolulu-tokyo", "honolulu-port_moresby", "port_moresby-sydney"],
    }
    tickets = {0: ["hong_kong-jakarta", "bangkok-tokyo"], 1: ["tokyo-sydney", "djibouti-lahore", "mumbai-beijing"]}
    sheet = ended(claimed=claimed, tickets=tickets, points={0: 10, 1: 23})

    assert sheet.totals == (10 + 11 - 12, 23 + 11 - 7 - 6 - 12)
    assert sheet.winners == (0,)


@pytest.mark.rule("world.winner")
def test_else_the_victory_is_shared():
    assert ended(points={0: 5, 1: 5}).winners == (0, 1)
    assert ended(4, points={0: 5, 1: 9, 2: 9, 3: 8}).winners == (1, 2)
    # Harbours, remaining pieces and cards do not break ties.
    sheet = ended(points={0: 5, 1: 9}, harbours={0: ["lima"]}, left={1: (0, 9)}, hands={1: "3 wild"})
    assert sheet.totals == (5 - 8, 9 - 12)
    assert sheet.winners == (0, 1)


@pytest.mark.rule("world.winner")
def test_no_bonus_for_the_longest_route_or_the_number_of_tickets():
    game = world(claimed={0: LAGOS}, tickets={0: [TOUR]})
    rules = {line["rule"] for seat in game.score().to_dict()["seats"] for line in seat["lines"]}

    assert rules <= {
        "claim.score",
        "tickets.score",
        "world.tour",
        "world.harbour-score",
        "world.harbour-unbuilt",
        "world.exchange",
    }
    assert points(game, 0, "claim.score") == 1 + 2 + 1
    assert game.score().totals == (4 + 9 - 12, -12)


@pytest.mark.rule("world.winner")
def test_nobody_has_won_before_the_end():
    assert world(points={0: 50}).score().winners == ()
