"""Double routes."""

from dataclasses import replace

import pytest

import ttr_widget as ttr
from tests.rules.table import legal, play, refused, table
from ttr_widget import Variant

ONE, OTHER, THIRD = "berlin-frankfurt-1", "berlin-frankfurt-2", "berlin-frankfurt-3"
HAND = "6 black 6 red"


@pytest.mark.rule("claim.double-own")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_may_own_both_tracks_of_a_double(players):
    game = table(players=players, hands={0: HAND}, claimed={0: [ONE]})

    refusal = refused(game, f"claim {OTHER} with 3 red")

    assert refusal.code == "claim.double-own"
    assert ONE in refusal.text
    assert legal(game, f"claim {OTHER}") == set()


@pytest.mark.rule("claim.double-few")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("taken", "closed", "cards"), [(ONE, OTHER, "3 red"), (OTHER, ONE, "3 black")])
def test_with_2_or_3_players_the_other_track_is_closed_to_everybody(players, taken, closed, cards):
    for seat in range(1, players):
        game = table(players=players, seat=seat, hands={seat: HAND}, claimed={0: [taken]})

        assert refused(game, f"claim {closed} with {cards}").code == "claim.double-few"
        assert legal(game, f"claim {closed}") == set()


@pytest.mark.rule("claim.double-few", "claim.double-own")
@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_another_player_may_claim_the_other_track(players):
    game = table(players=players, hands={0: HAND}, claimed={players - 1: [ONE]})

    play(game, f"claim {OTHER} with 3 red")

    assert game.view(None).claimed == {ONE: players - 1, OTHER: 0}


@pytest.mark.rule("claim.double-few", "claim.double-own")
@pytest.mark.parametrize("numbers", [(2, 4, 3), (5, 3, 4)])
def test_games_of_few_and_of_many_players_do_not_disturb_each_other(numbers):
    for players in numbers:
        game = table(players=players, hands={0: HAND}, claimed={1: [ONE]})

        assert legal(game, f"claim {OTHER}") == ({f"claim {OTHER} with 3 red"} if players > 3 else set())


@pytest.mark.rule("claim.double-few")
@pytest.mark.parametrize("players", [2, 3])
def test_the_track_is_closed_from_the_moment_that_the_other_is_claimed(players):
    game = table(players=players, hands={0: HAND, 1: HAND})
    assert f"claim {OTHER} with 3 red" in legal(game)

    play(game, f"claim {ONE} with 3 black")

    assert refused(game, f"claim {OTHER} with 3 red").code == "claim.double-few"


@pytest.mark.rule("claim.double-few", "europe.ferry", "europe.tunnel")
@pytest.mark.parametrize(
    ("taken", "closed"), [("dieppe-london-1", "dieppe-london-2"), ("madrid-pamplona-2", "madrid-pamplona-1")]
)
def test_double_ferries_and_double_tunnels_are_doubles(taken, closed):
    game = table(hands={0: "3 black 3 locomotive"}, claimed={1: [taken]})
    cards = {"dieppe-london-2": "2 locomotive", "madrid-pamplona-1": "3 black"}[closed]

    assert refused(game, f"claim {closed} with {cards}").code == "claim.double-few"


@pytest.mark.rule("claim.double-few")
def test_a_declined_tunnel_closes_nothing():
    hands = {0: "3 white", 1: "3 black"}
    game = table(hands=hands, deck=["white", "blue", "blue", "green", "green", "green"])

    play(game, "claim madrid-pamplona-2 with 3 white", "decline", "claim madrid-pamplona-1 with 3 black")

    assert game.view(None).claimed == {"madrid-pamplona-1": 1}


@pytest.mark.rule("claim.double-few", "claim.double-own")
def test_routes_that_run_side_by_side_but_end_in_different_cities_are_not_doubles():
    # From Paris via Bruxelles or Dieppe; and the routes from Frankfurt to Bruxelles and to Amsterdam.
    game = table(hands={0: "2 blue 2 white"}, claimed={1: ["amsterdam-frankfurt"]})

    play(game, "claim bruxelles-frankfurt with 2 blue")

    assert game.view(None).claimed == {"amsterdam-frankfurt": 1, "bruxelles-frankfurt": 0}


@pytest.mark.rule("claim.double-few", "claim.double-own")
def test_all_two_tracks_between_the_same_cities_are_doubles_and_nothing_else():
    board = ttr.variant("europe").board
    pairs: dict[frozenset[str], list[str]] = {}
    for route in board.routes:
        pairs.setdefault(frozenset(route.cities), []).append(route.id)

    doubles = {frozenset(board.routes[track].id for track in group) for group in board.groups}

    assert doubles == {frozenset(tracks) for tracks in pairs.values() if len(tracks) > 1}


def _with_a_third_track():
    europe = ttr.variant("europe")
    green = replace(europe.board.route(OTHER), id=THIRD, color="green")
    board = replace(europe.board, routes=(*europe.board.routes, green), where=None)
    return Variant(board, europe.rules)


@pytest.mark.rule("claim.double-own")
def test_nobody_may_own_two_tracks_of_a_triple_route():
    game = table(_with_a_third_track(), players=4, hands={0: "3 green 3 red"}, claimed={0: [ONE]})

    assert refused(game, f"claim {OTHER} with 3 red").code == "claim.double-own"
    assert refused(game, f"claim {THIRD} with 3 green").code == "claim.double-own"


@pytest.mark.rule("claim.double-few")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_both_other_tracks_of_a_triple_are_closed(players):
    game = table(_with_a_third_track(), players=players, hands={0: "3 green 3 red"}, claimed={1: [ONE]})

    assert refused(game, f"claim {OTHER} with 3 red").code == "claim.double-few"
    assert refused(game, f"claim {THIRD} with 3 green").code == "claim.double-few"


@pytest.mark.rule("claim.double-few", "claim.double-own")
@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_a_triple_has_room_for_three(players):
    game = table(_with_a_third_track(), players=players, hands={0: "3 green"}, claimed={1: [ONE], 2: [OTHER]})

    play(game, f"claim {THIRD} with 3 green")

    assert game.view(None).claimed == {ONE: 1, OTHER: 2, THIRD: 0}
