"""Points over the turns, and cards by colour: against the games themselves."""

import pytest

import ttr_widget as ttr
from tests.contract.games import noted, whole_games
from tests.rules.table import table
from ttr_widget.analysis import hands_by_colour, score_over_time
from ttr_widget.analysis.course import UNKNOWN, WILD
from ttr_widget.kernel.event import RouteClaimed
from ttr_widget.queries.known_cards import KnownCards
from ttr_widget.rules.drawing import CardDrawn
from ttr_widget.rules.tunnels import TunnelPaid, TunnelRevealed


@whole_games(4)
def test_points_over_the_turns_are_those_of_the_game(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        table = score_over_time(game)
        seats = range(case.players)
        last = [table.where(seat=seat)[-1] for seat in seats]
        assert [row["score"] for row in last] == list(game.score().totals)
        assert [row["points"] for row in last] == list(game.view(None).points)
        turns = [row["turn"] for row in table.where(seat=0)]
        assert turns == list(range(game.view(None).turn + 1))
        then = game.at(0)
        for action in game.history:
            turn = then.view(None).turn
            then.play(action)
            if then.view(None).turn != turn and turn % 7 == 0:
                assert [row["points"] for row in table.where(turn=turn)] == list(then.view(None).points)
                assert [row["score"] for row in table.where(turn=turn)] == list(then.score().totals)


def test_a_game_that_has_not_begun_has_one_row_a_seat():
    game = ttr.new_game("usa", players=3, seed=1)

    assert [(row["turn"], row["seat"], row["points"]) for row in score_over_time(game).rows] == [
        (0, 0, 0),
        (0, 1, 0),
        (0, 2, 0),
    ]


def test_a_position_made_by_hand_begins_before_its_own_turn():
    game = table(hands={0: "1 purple"}, claimed={1: ["berlin-essen"]}, points={1: 2})
    game.play("claim dieppe-paris with 1 purple")
    rows = score_over_time(game).where(seat=0)

    assert [row["points"] for row in rows] == [0, 1]
    assert [row["player"] for row in rows] == ["Player 1"] * 2


def colours(game, hand):
    kinds = game.variant.kinds
    counts = dict.fromkeys((*kinds.colors, WILD), 0)
    for number, count in enumerate(hand):
        counts[kinds.cards[number].color or WILD] += count
    return counts


@whole_games(4)
def test_hands_with_full_knowledge_and_as_a_seat_knows_them(case, walk):
    game = walk.played(case)
    with noted(case, walk, game):
        full = hands_by_colour(game)
        for owner in range(case.players):
            assert last(game, full, owner) == colours(game, game.state.hands[owner])
        seat = walk.seed % case.players
        known = hands_by_colour(game, seat)
        assert last(game, known, seat) == {**colours(game, game.state.hands[seat]), UNKNOWN: 0}
        check_known(known, full)


def last(game, table, owner):
    """The cards of a seat at the end, by colour."""
    return {row["colour"]: row["cards"] for row in table.where(turn=game.view(None).turn, seat=owner)}


def check_known(known, full):
    """At every turn: never more of a colour than there is, and with the unknown ones exactly as many cards."""
    there = {(row["turn"], row["seat"], row["colour"]): row["cards"] for row in full.rows}
    missing: dict[tuple, int] = {}
    for (turn, seat, _), cards in there.items():
        missing[turn, seat] = missing.get((turn, seat), 0) + cards
    for row in known.rows:
        missing[row["turn"], row["seat"]] -= row["cards"]
        assert row["cards"] >= 0
        assert row["colour"] == UNKNOWN or row["cards"] <= there[row["turn"], row["seat"], row["colour"]]
    assert set(missing.values()) == {0}


def test_others_cards_are_known_when_they_are_taken_face_up_until_they_are_spent():
    game = table(
        seat=1,
        hands={0: "1 white", 1: "2 purple"},
        display=["red", "blue", "green", "white", "black"],
        deck=["yellow"] * 4,
    )
    game.play("draw red")
    game.play("draw deck")
    (turn, *_) = {
        row["turn"]
        for row in hands_by_colour(game, 0).rows
        if row["seat"] == 1 and row["colour"] == "red" and row["cards"]
    }
    rows = {row["colour"]: row["cards"] for row in hands_by_colour(game, 0).where(turn=turn, seat=1)}

    assert (rows["red"], rows["yellow"], rows["purple"], rows[UNKNOWN]) == (1, 0, 0, 3)
    own = {row["colour"]: row["cards"] for row in hands_by_colour(game, 1).where(turn=turn, seat=1)}
    assert (own["red"], own["yellow"], own["purple"], own[UNKNOWN]) == (1, 1, 2, 0)


def test_cards_that_are_taken_back_from_a_tunnel_are_known():
    tunnel = next(
        r for r in ttr.variant("europe").board.routes if r.kind == "tunnel" and r.length == 2 and r.color == "gray"
    )
    game = table(seat=1, hands={1: "2 red 1 blue"}, deck=["red", "red", "white"])
    game.play(f"claim {tunnel.id} with 2 red")
    known = KnownCards(game.variant, 2)
    known.see(game.events_seen_by(0))
    assert known.hands[1] == {}
    game.play("decline")
    known = KnownCards(game.variant, 2)
    known.see(game.events_seen_by(0))

    assert known.hands[1] == {"red": 2}


def test_the_cards_of_a_tunnel_are_spent_once():
    game = table(seat=1, hands={1: "1 blue"})
    kinds = game.variant.kinds
    red = [kinds.read(f"{count} red") for count in range(4)]
    known = KnownCards(game.variant, 2)
    known.see(CardDrawn(1, "display", 0, "red") for _ in range(5))
    known.see([TunnelRevealed(1, "dieppe-paris", red[2], ("red", "blue", "blue"), 1)])
    assert known.hands[1] == {"red": 3}
    known.see([TunnelPaid(1, "dieppe-paris", red[1]), RouteClaimed(1, "dieppe-paris", red[3], 2)])
    assert known.hands[1] == {"red": 2}
    known.see([RouteClaimed(1, "brest-dieppe", red[1], 1)])
    assert known.hands[1] == {"red": 1}


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_only_a_seat_has_knowledge(seat):
    with pytest.raises(ttr.BadInput, match="seat from 0 to 1"):
        hands_by_colour(ttr.new_game("usa", seed=1), seat)
