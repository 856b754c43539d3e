"""Stations."""

import random
from dataclasses import replace
from itertools import product

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.rules.table import (
    COLORS,
    WILD,
    asked,
    discards,
    hand,
    legal,
    lines,
    play,
    points,
    refused,
    table,
    trains_left,
    types,
)
from ttr_widget.kernel.records import Ticket

BOARD = ttr.variant("europe").board


# Building.


@pytest.mark.rule("europe.station")
def test_the_first_station_costs_one_card():
    game = table(hands={0: "1 red 1 blue 1 locomotive"})

    assert legal(game, "station roma") == {
        "station roma with 1 red",
        "station roma with 1 blue",
        "station roma with 1 locomotive",
    }


@pytest.mark.rule("europe.station")
def test_the_second_costs_2_of_one_colour():
    game = table(hands={0: "2 red 1 blue 2 locomotive"}, stations={0: ["wien"]})

    assert legal(game, "station roma") == {
        "station roma with 2 red",
        "station roma with 1 red 1 locomotive",
        "station roma with 1 blue 1 locomotive",
        "station roma with 2 locomotive",
    }
    assert refused(game, "station roma with 1 red 1 blue").code == "europe.station"


@pytest.mark.rule("europe.station")
def test_the_third_costs_3_of_one_colour():
    game = table(hands={0: "3 red 2 blue 3 locomotive"}, stations={0: ["wien", "riga"]})

    assert legal(game, "station roma") == {
        "station roma with 3 red",
        "station roma with 2 red 1 locomotive",
        "station roma with 1 red 2 locomotive",
        "station roma with 2 blue 1 locomotive",
        "station roma with 1 blue 2 locomotive",
        "station roma with 3 locomotive",
    }
    assert refused(game, "station roma with 2 red 1 blue").code == "europe.station"


@pytest.mark.rule("europe.station")
@pytest.mark.parametrize("built", [[], ["wien"], ["wien", "riga"]])
@pytest.mark.parametrize("surplus", [-1, 1])
def test_neither_fewer_nor_more_cards_will_do(built, surplus):
    game = table(hands={0: "4 red"}, stations={0: built})
    cards = {"red": len(built) + 1 + surplus}

    assert refused(game, {"type": "station", "city": "roma", "cards": cards}).code == "europe.station"


@pytest.mark.rule("europe.station")
def test_another_players_stations_do_not_raise_the_price():
    game = table(hands={0: "1 red"}, stations={1: ["wien", "riga", "paris"]})

    play(game, "station roma with 1 red")

    assert game.view(None).to_dict()["rules"]["stations"]["cities"] == {"wien": 1, "riga": 1, "paris": 1, "roma": 0}


@pytest.mark.rule("europe.station")
def test_cards_that_are_not_held_cannot_be_played():
    game = table(hands={0: "1 red"})

    assert refused(game, "station roma with 1 blue").code == "europe.station"
    assert refused(game, "station roma with 1 locomotive").code == "europe.station"


@pytest.mark.rule("europe.station")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_that_has_a_station_gets_no_other(owner):
    game = table(hands={0: "3 red"}, stations={owner: ["roma"]})
    cards = {0: "2 red", 1: "1 red"}[owner]

    assert refused(game, f"station roma with {cards}").code == "europe.station"


@pytest.mark.rule("europe.station")
def test_three_in_all():
    game = table(hands={0: "9 red 9 locomotive"}, stations={0: ["wien", "riga", "paris"]})

    assert legal(game, "station") == set()
    for cards in ("1 red", "3 red", "4 red"):
        assert refused(game, f"station roma with {cards}").code == "europe.station"


@pytest.mark.rule("europe.station")
def test_any_free_city_will_do_connected_or_not():
    claimed = {0: ["palermo-roma"], 1: ["roma-venezia"]}
    game = table(hands={0: "1 red"}, claimed=claimed, stations={1: ["wien"]})

    cities = {text.split()[1] for text in legal(game, "station")}

    assert cities == {city.id for city in BOARD.cities} - {"wien"}
    assert len(cities) == 46


@pytest.mark.rule("europe.station", "claim.pieces")
def test_a_station_is_the_whole_turn_its_cards_are_discarded_and_no_train_is_needed():
    game = table(hands={0: "3 red 1 locomotive"}, stations={0: ["wien"]}, trains={0: 0})

    events = play(game, "station roma with 1 red 1 locomotive")

    assert events[0] == {"type": "station", "seat": 0, "city": "roma", "cards": {"red": 1, WILD: 1}}
    assert types(events) == ["station", "last-round", "turn"]
    assert asked(game) == (1, "turn")
    assert hand(game, 0) == {"red": 2}
    assert discards(game) == {"red": 1, WILD: 1}
    assert trains_left(game, 0) == 0


@pytest.mark.rule("europe.station")
def test_a_station_scores_nothing_when_it_is_built_and_closes_no_route():
    game = table(hands={0: "1 red", 1: "2 black"})

    play(game, "station roma with 1 red", "claim roma-venezia with 2 black")

    assert game.view(None).points == (0, 2)


@pytest.mark.rule("europe.station")
@pytest.mark.parametrize("seed", range(6))
def test_every_station_that_the_rules_allow_is_legal_and_no_other(seed):
    dice = random.Random(seed)
    held = {color: dice.randrange(4) for color in COLORS} | {WILD: dice.randrange(4)}
    cities = dice.sample([city.id for city in BOARD.cities], 8)
    own, others = cities[: seed % 4], cities[4:]
    price = len(own) + 1
    cards = " ".join(f"{count} {card}" for card, count in held.items() if count)
    game = table(hands={0: cards}, stations={0: own, 1: others[:2], 2: others[2:]}, players=3)

    ways = {f"{price} {WILD}"} if held[WILD] >= price else set()
    for color, wilds in product(COLORS, range(price)):
        if held[color] >= price - wilds and held[WILD] >= wilds:
            ways.add(" ".join([f"{price - wilds} {color}", *([f"{wilds} {WILD}"] if wilds else [])]))
    free = {city.id for city in BOARD.cities} - {*own, *others}

    assert legal(game, "station") == {f"station {city} with {way}" for city in free for way in ways if price <= 3}


# Points for unused stations.


@pytest.mark.rule("europe.station-unused")
@pytest.mark.parametrize("built", range(4))
def test_4_points_for_each_station_never_built(built):
    game = table(stations={0: ["wien", "riga", "paris"][:built]})

    assert points(game, 0, "europe.station-unused") == 4 * (3 - built)
    assert points(game, 1, "europe.station-unused") == 12


# The borrowed route.

# paris-zagrab (7) via Zurich and Venezia: a chain of three routes.
CHAIN = ["paris-zurich", "venezia-zurich", "venezia-zagrab"]


def done(game, seat=0):
    """The tickets that the seat has completed according to the score sheet."""
    return {line["label"] for line in lines(game, seat, "tickets.score") if line["points"] > 0}


@pytest.mark.rule("europe.station-use")
@pytest.mark.parametrize("city", ["venezia", "zagrab"])
def test_a_station_lends_an_opponents_route_that_touches_its_city(city):
    claimed = {0: CHAIN[:2], 1: CHAIN[2:]}
    game = table(claimed=claimed, stations={0: [city]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == 7


@pytest.mark.rule("europe.station-use")
def test_a_route_that_does_not_touch_the_city_is_not_lent():
    claimed = {0: CHAIN[:2], 1: CHAIN[2:]}
    game = table(claimed=claimed, stations={0: ["zurich"]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == -7


@pytest.mark.rule("europe.station-use")
def test_it_lends_one_route_only():
    claimed = {0: CHAIN[:1], 1: CHAIN[1:]}
    game = table(claimed=claimed, stations={0: ["venezia"]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == -7


@pytest.mark.rule("europe.station-use")
def test_two_stations_lend_two_routes():
    claimed = {0: CHAIN[:1], 1: CHAIN[1:]}
    game = table(claimed=claimed, stations={0: ["venezia", "zagrab"]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == 7


@pytest.mark.rule("europe.station-use")
def test_a_ticket_may_be_completed_by_borrowed_routes_alone():
    claimed = {1: CHAIN[:2], 2: CHAIN[2:]}
    stations = {0: ["paris", "zurich", "zagrab"]}
    game = table(players=3, claimed=claimed, stations=stations, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == 7


@pytest.mark.rule("europe.station-use")
def test_two_stations_may_lend_the_same_route():
    claimed = {0: CHAIN[:2], 1: CHAIN[2:]}
    game = table(claimed=claimed, stations={0: ["venezia", "zagrab"]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == 7
    loans = [line["because"] for line in lines(game, 0, "europe.station-use")]
    assert len(loans) == 2
    assert all("venezia-zagrab" in because for because in loans)


@pytest.mark.rule("europe.station-use")
def test_the_same_route_serves_all_tickets():
    own = ["paris-zurich", "munchen-zurich", "budapest-wien-1"]
    tickets = {0: ["paris-wien", "zurich-budapest"]}
    game = table(claimed={0: own, 1: ["munchen-wien"]}, stations={0: ["wien"]}, tickets=tickets)

    assert done(game) == {"paris-wien", "zurich-budapest"}


@pytest.mark.rule("europe.station-use")
def test_one_station_cannot_lend_a_different_route_to_each_ticket():
    # In Wien: paris-wien (8) needs munchen-wien, and stockholm-wien (11) needs berlin-wien.
    own = ["paris-zurich", "munchen-zurich", "kobenhavn-stockholm-1", "essen-kobenhavn-1", "berlin-essen"]
    tickets = {0: ["paris-wien", "stockholm-wien"]}
    game = table(claimed={0: own, 1: ["munchen-wien", "berlin-wien"]}, stations={0: ["wien"]}, tickets=tickets)

    assert done(game) == {"stockholm-wien"}
    assert points(game, 0, "tickets.score") == 11 - 8
    assert "berlin-wien" in lines(game, 0, "europe.station-use")[0]["because"]


@pytest.mark.rule("europe.station-use")
@pytest.mark.parametrize("claimed", [{}, {0: ["roma-venezia", "palermo-roma"]}, {1: ["venezia-zagrab"]}])
def test_with_no_opponents_route_at_its_city_it_lends_none(claimed):
    game = table(claimed=claimed, stations={0: ["roma"]}, tickets={0: ["roma-smyrna"]})

    assert points(game, 0, "tickets.score") == -8
    assert points(game, 0, "europe.station-use") == 0
    assert points(game, 0, "europe.station-unused") == 8


@pytest.mark.rule("europe.station-use")
def test_a_station_lends_to_its_owner_alone():
    claimed = {0: CHAIN[:2], 1: CHAIN[2:]}
    game = table(players=3, claimed=claimed, stations={2: ["venezia"]}, tickets={0: ["paris-zagrab"]})

    assert points(game, 0, "tickets.score") == -7


@pytest.mark.rule("europe.station-use")
def test_the_lender_loses_nothing():
    own = ["venezia-zagrab", "roma-venezia", "brindisi-roma"]
    tickets = {0: ["paris-zagrab"], 1: ["zagrab-brindisi"]}
    game = table(claimed={0: CHAIN[:2], 1: own}, stations={0: ["venezia"]}, tickets=tickets)

    assert points(game, 0, "tickets.score") == 7
    assert points(game, 1, "claim.score") == 6
    assert points(game, 1, "tickets.score") == 6


@pytest.mark.rule("europe.station-use")
def test_the_tracks_of_a_double_are_separate_routes():
    # The player's own track and the opponent's are parallel: the station borrows the opponent's.
    claimed = {0: ["berlin-frankfurt-1"], 1: ["berlin-frankfurt-2"]}
    game = table(players=4, claimed=claimed, stations={0: ["berlin"]})
    assert "berlin-frankfurt-2" in lines(game, 0, "europe.station-use")[0]["because"]

    # Two opponents own one track each: one of the two is borrowed.
    claimed = {1: ["berlin-frankfurt-1"], 2: ["berlin-frankfurt-2"]}
    game = table(players=4, claimed=claimed, stations={0: ["berlin"]})
    because = lines(game, 0, "europe.station-use")[0]["because"]
    assert ("berlin-frankfurt-1" in because) != ("berlin-frankfurt-2" in because)


@pytest.mark.rule("europe.station-use")
def test_the_choice_worth_most_points_is_taken_not_the_one_with_most_tickets():
    # The station in Wien completes one ticket of 11 or two of 5.
    board = _with_tickets([("wien", "berlin", 11), ("wien", "zurich", 5), ("wien", "venezia", 5)])
    claimed = {0: ["venezia-zurich", "munchen-zurich"], 1: ["berlin-wien", "munchen-wien"]}
    tickets = {0: ["wien-zurich", "wien-venezia", "wien-berlin"]}
    game = table(board, claimed=claimed, stations={0: ["wien"]}, tickets=tickets)

    assert done(game) == {"wien-berlin"}


@pytest.mark.rule("europe.station-use")
@pytest.mark.parametrize("order", [1, -1])
def test_of_choices_worth_the_same_points_most_completed_tickets_decide(order):
    # The station in Wien completes one ticket of 10 or two of 5.
    board = _with_tickets([("wien", "berlin", 10), ("wien", "zurich", 5), ("wien", "venezia", 5)])
    own = ["venezia-zurich", "munchen-zurich"]
    lenders = ["berlin-wien", "munchen-wien"]
    tickets = ["wien-berlin", "wien-zurich", "wien-venezia"][::order]
    game = table(board, claimed={0: own, 1: lenders}, stations={0: ["wien"]}, tickets={0: tickets})

    assert done(game) == {"wien-zurich", "wien-venezia"}


def _with_tickets(tickets):
    """Europe with these tickets in addition to its own, numbered first."""
    europe = ttr.variant("europe")
    new = [Ticket(f"{a}-{b}", (a, b), worth, "regular") for a, b, worth in tickets]
    board = replace(europe.board, tickets=(*new, *europe.board.tickets), where=None)
    return ttr.Variant(board, europe.rules)


def _best(own, others, stations, tickets):
    """The highest value of the tickets, then the most completed ones, found by trying everything."""
    at = {city: [route for route in others if city in BOARD.route(route).cities] or [None] for city in stations}
    best = None
    for lent in product(*at.values()):
        graph: nx.Graph[str] = nx.Graph(BOARD.route(route).cities for route in (*own, *lent) if route)
        joined = [all(c in graph for c in t.cities) and nx.has_path(graph, *t.cities) for t in tickets]
        worth = sum(t.points if yes else -t.points for t, yes in zip(tickets, joined, strict=True))
        best = max(best or (worth, sum(joined)), (worth, sum(joined)))
    return best


@pytest.mark.rule("europe.station-use", "tickets.score")
@pytest.mark.parametrize("seed", range(40))
def test_the_best_choice_is_what_trying_everything_finds(seed):
    dice = random.Random(seed)
    routes = dice.sample([route.id for route in BOARD.routes], 90)
    claimed = {0: routes[:18], 1: routes[18:50], 2: routes[50:]}
    hubs = ["paris", "frankfurt", "wien", "zurich", "budapest", "kyiv", "constantinople", "berlin", "venezia"]
    stations = dice.sample(hubs, dice.choice([1, 2, 3, 3]))
    tickets = dice.sample(list(BOARD.tickets), 14)
    game = table(
        players=4,
        claimed=claimed,
        trains=dict.fromkeys(range(4), 9),
        stations={0: stations},
        tickets={0: [ticket.id for ticket in tickets]},
    )

    worth, number = _best(claimed[0], claimed[1] + claimed[2], stations, tickets)

    assert points(game, 0, "tickets.score") == worth
    assert len(done(game)) == number
    assert len(lines(game, 0, "europe.station-use")) == len(stations)
