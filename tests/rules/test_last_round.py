"""How the game ends."""

import pytest

import ttr_widget as ttr
from tests.rules.table import asked, legal, of, play, refused, table, trains_left, types
from ttr_widget.rules import LastRound

CLAIM_1 = "claim dieppe-paris with 1 purple"
CLAIM_2 = "claim barcelona-madrid with 2 yellow"
DRAW = ["draw deck", "draw deck"]
HAND = "2 purple 2 yellow"


@pytest.mark.rule("europe.end", "end.trigger")
@pytest.mark.parametrize(("trains", "triggers"), [(5, False), (4, True), (3, True), (2, True)])
def test_2_or_fewer_trains_at_the_end_of_a_turn_trigger_the_last_round(trains, triggers):
    game = table(hands={0: HAND}, trains={0: trains})

    events = play(game, CLAIM_2)

    assert trains_left(game, 0) == trains - 2
    assert types(events) == ["claim", *(["last-round"] if triggers else []), "turn"]


@pytest.mark.rule("europe.end", "end.trigger")
def test_the_event_of_the_last_round_comes_before_the_next_turn():
    game = table(players=3, seat=1, hands={1: HAND}, trains={1: 3})

    assert play(game, CLAIM_1)[1:] == [
        {"type": "last-round", "seat": 1, "turns": 1},
        {"type": "turn", "seat": 2, "number": 2},
    ]


@pytest.mark.rule("end.trigger", "europe.tunnel-decline")
def test_trains_that_come_back_from_a_declined_tunnel_trigger_nothing():
    game = table(hands={0: "2 red"}, trains={0: 3}, deck=["red", "blue", "blue"])

    events = play(game, "claim angora-constantinople with 2 red", "decline")

    assert types(events) == ["tunnel", "tunnel-declined", "turn"]


@pytest.mark.rule("end.trigger", "europe.tunnel")
def test_the_trigger_is_looked_for_at_the_end_of_the_turn_not_before():
    game = table(hands={0: "3 red"}, trains={0: 3}, deck=["red", "blue", "blue"])

    assert types(play(game, "claim angora-constantinople with 2 red")) == ["tunnel"]
    assert types(play(game, "pay 1 red")) == ["tunnel-paid", "claim", "last-round", "turn"]


@pytest.mark.rule("end.last-round", "europe.end")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_then_everybody_plays_one_more_turn_the_triggering_player_last(players, seat):
    game = table(players=players, seat=seat, hands={seat: HAND}, trains={seat: 3})

    events = play(game, CLAIM_1)
    while not game.is_over:
        events += play(game, *DRAW)

    turns = [event["seat"] for event in of(events, "turn")]
    assert turns == [(seat + n) % players for n in range(1, players + 1)]
    assert turns[-1] == seat


@pytest.mark.rule("end.trigger")
def test_it_is_triggered_once():
    game = table(players=3, hands={0: HAND, 1: HAND}, trains={0: 3, 1: 4})

    events = play(game, CLAIM_1, CLAIM_2, *DRAW, *DRAW)

    assert [event["seat"] for event in of(events, "last-round")] == [0]
    assert trains_left(game, 1) == 2
    assert game.is_over


@pytest.mark.rule("end.last-round")
def test_in_the_last_round_everything_is_still_allowed():
    game = table(hands={0: HAND, 1: HAND}, trains={0: 3})
    play(game, CLAIM_1)

    verbs = {text.split()[0] for text in legal(game)}

    assert verbs == {"draw", "claim", "tickets", "station"}


@pytest.mark.rule("end.last-round")
def test_the_triggering_player_may_still_claim_in_the_further_turn():
    game = table(hands={0: HAND}, trains={0: 3})

    events = play(game, CLAIM_1, *DRAW, CLAIM_2)

    assert types(events)[-2:] == ["claim", "game-over"]
    assert game.score().to_dict()["seats"][0]["lines"][0]["points"] == 1 + 2


@pytest.mark.rule("end.last-round")
def test_everybody_sees_how_many_turns_are_left():
    game = table(players=3, hands={0: HAND}, trains={0: 3})
    assert game.view(2).turns_left is None

    left = []
    for action in (CLAIM_1, *DRAW, *DRAW):
        play(game, action)
        left.append(game.view(2).turns_left)

    assert left == [3, 3, 2, 2, 1]


@pytest.mark.rule("end.last-round")
def test_the_board_says_how_many_further_turns_there_are():
    two_turns = ttr.variant("europe").with_rule(LastRound(pieces_left=2, turns=2))
    game = table(two_turns, hands={0: HAND}, trains={0: 3})

    events = play(game, CLAIM_1)
    while not game.is_over:
        events += play(game, *DRAW)

    assert of(events, "last-round") == [{"type": "last-round", "seat": 0, "turns": 2}]
    assert [event["seat"] for event in of(events, "turn")] == [1, 0, 1, 0]


@pytest.mark.rule("end.trigger")
def test_the_board_says_how_few_pieces_trigger_it():
    early = ttr.variant("europe").with_rule(LastRound(pieces_left=10))

    assert "last-round" in types(play(table(early, hands={0: HAND}, trains={0: 11}), CLAIM_1))
    assert "last-round" not in types(play(table(early, hands={0: HAND}, trains={0: 12}), CLAIM_1))


@pytest.mark.rule("end.last-round")
def test_after_the_last_turn_the_game_is_over_and_nothing_can_be_played():
    game = table(turns_left=1)

    events = play(game, *DRAW)

    assert types(events) == ["draw", "draw", "game-over"]
    assert (game.is_over, game.prompt, game.legal_actions(), asked(game)) == (True, None, [], None)
    for action in ("draw deck", "pass", "tickets", "decline"):
        assert refused(game, action).code == "end.last-round"


@pytest.mark.rule("end.last-round", "turn.end")
def test_the_last_turn_is_ended_like_any_other_before_the_game_is_over():
    game = table(turns_left=1, hands={0: HAND}, display=[None, "red", "red", "red", "red"], rest=1)

    assert types(play(game, CLAIM_1)) == ["claim", "reshuffle", "refill", "game-over"]


@pytest.mark.rule("end.last-round", "europe.winner")
def test_the_event_of_the_end_holds_the_sheet_and_the_winners():
    game = table(turns_left=1, claimed={0: ["palermo-smyrna"]}, tickets={1: ["kyiv-sochi"]})
    assert game.score().winners == ()

    over = play(game, *DRAW)[-1]

    assert over == {"type": "game-over", "sheet": game.score().to_dict(), "winners": [0]}
    assert set(over["sheet"]) == {"seats", "winners"}
    assert over["sheet"]["winners"] == [0]
    for number, seat in enumerate(over["sheet"]["seats"]):
        assert set(seat) == {"seat", "name", "total", "lines"}
        assert (seat["seat"], seat["name"]) == (number, game.players[number])
        assert all(set(line) == {"rule", "label", "points", "because"} for line in seat["lines"])
        assert sum(line["points"] for line in seat["lines"]) == seat["total"]
    assert [seat["total"] for seat in over["sheet"]["seats"]] == [15 + 12 + 10, 12 - 8]
