"""Streetcar routes and subway routes."""

import pytest

import ttr_widget as ttr
from tests.rules.table import hand, legal, of, play, points, refused
from tests.rules.table_more import position
from ttr_widget.rules import Subways

BOARD = ttr.variant("berlin").board
TRAM = {
    1: "checkpoint_charlie-gendarmenmarkt",
    2: "charlottenburger_tor-siegessaule",
    3: "museumsinsel-reichstag",
    4: "potsdamer_platz-siegessaule",
}
"""Streetcar routes that accept black cards, by length; the last one is gray."""
SUBWAY = {
    2: "judisches_museum-moritzplatz-1",
    3: "alexanderplatz-naturkundemuseum-2",
    4: "charlottenburger_tor-hauptbahnhof-1",
}
"""Subway routes that accept black cards, by number of cards."""
HAND = {0: "5 black 2 bicycle"}


def pieces(game, seat=0):
    return game.view(None).pieces_left[seat]


@pytest.mark.rule("berlin.tram", "claim.score")
@pytest.mark.parametrize(("spaces", "worth"), [(1, 1), (2, 2), (3, 4), (4, 7)])
def test_a_streetcar_route_takes_a_card_and_a_streetcar_a_space(spaces, worth):
    game = position("berlin", hands=HAND)

    (claim,) = of(play(game, f"claim {TRAM[spaces]} with {spaces} black"), "claim")

    assert (claim["cards"], claim["points"]) == ({"black": spaces}, worth)
    assert pieces(game) == {"streetcars": 11 - spaces, "subways": 5}
    assert points(game, 0, "claim.score") == worth


@pytest.mark.rule("berlin.subway", "claim.score")
@pytest.mark.parametrize(("cards", "worth"), [(2, 2), (3, 3), (4, 4)])
def test_a_subway_route_takes_the_cards_beside_its_one_space_and_one_subway_car(cards, worth):
    game = position("berlin", hands=HAND)

    (claim,) = of(play(game, f"claim {SUBWAY[cards]} with {cards} black"), "claim")

    assert (claim["cards"], claim["points"]) == ({"black": cards}, worth)
    assert pieces(game) == {"streetcars": 11, "subways": 4}
    assert points(game, 0, "claim.score") == worth
    assert hand(game, 0) == {"black": 5 - cards, "bicycle": 2}


@pytest.mark.rule("berlin.subway", "berlin.tram", "claim.cards")
@pytest.mark.parametrize("route", [TRAM[3], SUBWAY[3]])
def test_bicycles_stand_for_any_card(route):
    game = position("berlin", hands={0: "3 black 2 red 3 bicycle"})

    assert legal(game, f"claim {route}") == {
        f"claim {route} with 3 black",
        f"claim {route} with 2 black 1 bicycle",
        f"claim {route} with 1 black 2 bicycle",
        f"claim {route} with 3 bicycle",
    }


@pytest.mark.rule("berlin.subway", "berlin.tram", "claim.cards")
@pytest.mark.parametrize(("route", "number_rule"), [(TRAM[3], "claim.cards"), (SUBWAY[3], "berlin.subway")])
@pytest.mark.parametrize("cards", ["2 black", "4 black", "1 black", "3 red"])
def test_neither_fewer_nor_more_nor_another_colour(route, number_rule, cards):
    code = "claim.colour" if cards == "3 red" else number_rule
    assert refused(position("berlin", hands={0: "4 black 3 red"}), f"claim {route} with {cards}").code == code


@pytest.mark.rule("berlin.subway", "claim.gray")
def test_a_gray_subway_route_takes_any_one_colour():
    route = "hackescher_markt-naturkundemuseum"
    game = position("berlin", hands={0: "2 red 1 blue 1 green"})

    assert legal(game, f"claim {route}") == {f"claim {route} with 2 red"}
    assert refused(game, f"claim {route} with 1 blue 1 green").code == "claim.gray"


@pytest.mark.rule("berlin.subway", "claim.pieces")
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_streetcars_never_go_on_a_subway_route(cards):
    game = position("berlin", hands=HAND, pieces={0: {"streetcars": 11, "subways": 0}})

    refusal = refused(game, f"claim {SUBWAY[cards]} with {cards} black")

    assert refusal.code == "claim.pieces"
    assert "subway" in refusal.text
    assert not any(BOARD.route(claim.split()[1]).kind == "subway" for claim in legal(game, "claim"))
    assert legal(game, f"claim {TRAM[2]}")


@pytest.mark.rule("berlin.tram", "berlin.subway", "claim.pieces")
@pytest.mark.parametrize(("spaces", "left"), [(1, 0), (2, 1), (3, 2), (4, 3), (4, 0)])
def test_nor_subway_cars_on_a_streetcar_route(spaces, left):
    game = position("berlin", hands=HAND, pieces={0: {"streetcars": left, "subways": 5}})

    assert refused(game, f"claim {TRAM[spaces]} with {spaces} black").code == "claim.pieces"
    assert legal(game, f"claim {TRAM[spaces]}") == set()
    assert legal(game, f"claim {SUBWAY[2]}")


@pytest.mark.rule("berlin.subway", "claim.pieces")
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_the_last_subway_car_will_do_for_any_subway_route(cards):
    game = position("berlin", hands=HAND, pieces={0: {"streetcars": 0, "subways": 1}})

    play(game, f"claim {SUBWAY[cards]} with {cards} black")

    assert pieces(game) == {"streetcars": 0, "subways": 0}


@pytest.mark.rule("berlin.tram", "claim.pieces")
@pytest.mark.parametrize("spaces", [1, 2, 3, 4])
def test_the_last_streetcars_will_do_if_there_is_one_for_each_space(spaces):
    game = position("berlin", hands=HAND, pieces={0: {"streetcars": spaces, "subways": 0}})

    play(game, f"claim {TRAM[spaces]} with {spaces} black")

    assert pieces(game) == {"streetcars": 0, "subways": 0}


@pytest.mark.rule("berlin.subway", "tickets.score")
def test_both_kinds_of_route_make_one_network():
    # Alexanderplatz to Moritzplatz by subway, then to Checkpoint Charlie by streetcar.
    claimed = ["alexanderplatz-moritzplatz-1", "hackescher_markt-museumsinsel", "alexanderplatz-museumsinsel-1"]
    game = position("berlin", claimed={0: claimed}, tickets={0: ["hackescher_markt-moritzplatz"]})

    assert points(game, 0, "tickets.score") == 4


@pytest.mark.rule("berlin.subway")
def test_the_rule_is_refused_where_nobody_owns_subway_cars():
    with pytest.raises(ttr.BadVariant, match="subways"):
        ttr.variant("europe").with_rule(Subways())


@pytest.mark.rule("berlin.subway")
def test_without_the_rule_nobody_could_pay_for_a_subway_route():
    with pytest.raises(ttr.BadVariant, match="subway"):
        ttr.variant("berlin").without(Subways)
