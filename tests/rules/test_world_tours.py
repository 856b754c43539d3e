"""World: tours, tickets of three or more cities."""

import random
from itertools import pairwise

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.rules.table import lines, play, points
from tests.rules.world_table import BOARD, world

LAGOS = "lagos-luanda-dar_es_salaam-djibouti"  # 9, 6, -15
NORTH = "anchorage-vancouver-winnipeg-cambridge_bay"  # 18, 12, -24
ANDES = "mexico-caracas-lima-valparaiso"  # 15, 10, -21
SILK = "tehran-lahore-mumbai-bangkok"  # 13, 9, -19
SAHARA = "casablanca-al_qahira-tehran"  # 9, 6, -15
TOURS = {ticket.id: ticket for ticket in BOARD.tickets if len(ticket.cities) > 2}
VALUES = {
    SAHARA: (9, 6, 15),
    LAGOS: (9, 6, 15),
    "manila-honolulu-port_moresby-darwin": (13, 9, 19),
    SILK: (13, 9, 19),
    ANDES: (15, 10, 21),
    NORTH: (18, 12, 24),
    "murmansk-tiksi-novosibirsk-yakutsk-petropavlovsk": (30, 20, 36),
    "anchorage-cambridge_bay-reykjavik-murmansk-tiksi": (34, 23, 40),
}


def value(tour, routes):
    """The points of the tour for a player with these routes."""
    game = world(claimed={0: routes}, left={0: (9, 9)}, chosen={0: (70, 400)}, tickets={0: [tour]})
    (line,) = lines(game, 0, "tickets.score")
    assert line["points"] == points(game, 0, "tickets.score")
    return line["points"]


def one_track(tour):
    """The first route between each two consecutive cities of the tour."""
    named = BOARD.ticket(tour).cities
    return [next(r.id for r in BOARD.routes if set(r.cities) == set(pair)) for pair in pairwise(named)]


@pytest.mark.rule("world.tour")
def test_8_of_the_65_tickets_are_tours():
    assert set(TOURS) == set(VALUES)
    assert len(BOARD.tickets) == 65


@pytest.mark.rule("world.tour")
@pytest.mark.parametrize("tour", VALUES)
def test_the_highest_value_in_the_printed_order_the_negative_one_if_a_link_is_missing(tour):
    routes = one_track(tour)

    assert value(tour, routes) == VALUES[tour][0]
    for missing in routes:
        assert value(tour, [route for route in routes if route != missing]) == -VALUES[tour][2]
    assert value(tour, []) == -VALUES[tour][2]


@pytest.mark.rule("world.tour")
def test_other_cities_may_lie_in_between():
    # Luanda to Dar Es Salaam via Cape Town.
    routes = ["lagos-luanda-1", "cape_town-luanda", "cape_town-dar_es_salaam-1", "dar_es_salaam-djibouti-1"]

    assert value(LAGOS, routes) == 9


@pytest.mark.rule("world.tour")
def test_the_waypoint_may_lie_in_between():
    # Darwin via Perth and the waypoint: connected but not in order; and a path through the waypoint in order.
    routes = ["lagos-luanda-1", "cape_town-luanda", "cape_town-port_aux_francais-1", "perth-port_aux_francais-1"]
    routes += ["jakarta-perth", "dar_es_salaam-jakarta-1", "dar_es_salaam-djibouti-1"]

    assert value(LAGOS, routes) == 9


@pytest.mark.rule("world.tour")
def test_the_path_may_go_on_and_branch_off_elsewhere():
    routes = [*one_track(LAGOS), "casablanca-lagos", "al_qahira-djibouti-1", "cape_town-luanda", "caracas-lagos"]

    assert value(LAGOS, routes) == 9


@pytest.mark.rule("world.tour")
@pytest.mark.parametrize(
    ("tour", "routes"),
    [
        # Vancouver is the last: the order is Anchorage, Cambridge Bay, Winnipeg, Vancouver.
        (NORTH, ["anchorage-cambridge_bay", "cambridge_bay-winnipeg", "vancouver-winnipeg"]),
        # Tehran lies between Casablanca and Al-Qahira.
        (SAHARA, ["casablanca-marseille", "athina-marseille", "athina-tehran", "al_qahira-tehran-1"]),
        # Caracas in the middle of a star: Lima and Mexico are connected only to it, and Valparaiso comes before it.
        (
            ANDES,
            [
                "caracas-mexico-1",
                "caracas-lima-1",
                "caracas-rio_de_janeiro-1",
                "buenos_aires-rio_de_janeiro-1",
                "buenos_aires-valparaiso",
            ],
        ),
        # Bangkok lies between Lahore and Mumbai.
        (SILK, ["lahore-tehran", "beijing-lahore", "beijing-hong_kong-1", "bangkok-hong_kong-1", "bangkok-mumbai-1"]),
    ],
)
def test_the_middle_value_when_connected_in_any_other_way(tour, routes):
    assert value(tour, routes) == VALUES[tour][1]


HUB = ["caracas-lagos", "caracas-rio_de_janeiro-1", "cape_town-rio_de_janeiro-1", "cape_town-luanda"]
HUB += ["cape_town-dar_es_salaam-1", "dar_es_salaam-djibouti-1"]


@pytest.mark.rule("world.tour")
def test_a_walk_that_repeats_a_city_in_between_scores_the_middle_value():
    # Lagos … Cape Town, Luanda, back to Cape Town, Dar Es Salaam, Djibouti: Cape Town twice.
    assert value(LAGOS, HUB) == 6
    # With a second connection to Luanda there is such a path.
    assert value(LAGOS, [*HUB, "luanda-rio_de_janeiro"]) == 9
    # A second track of an existing connection does not create one.
    assert value(LAGOS, [*HUB, "cape_town-rio_de_janeiro-2", "cape_town-dar_es_salaam-2"]) == 6


@pytest.mark.rule("world.tour")
def test_a_walk_that_repeats_a_named_city_scores_the_middle_value():
    # Lahore is connected only to Tehran, and so is Mumbai: Tehran, Lahore, Tehran, Mumbai, Bangkok.
    assert value(SILK, ["lahore-tehran", "mumbai-tehran-1", "bangkok-mumbai-1"]) == 9


@pytest.mark.rule("world.tour")
def test_the_order_backwards_is_no_other_order():
    # A path has no direction: it is the same network.
    assert value(NORTH, one_track(NORTH)[::-1]) == 18


@pytest.mark.rule("world.tour")
def test_all_cities_in_one_network_not_each_with_the_next():
    # Two pieces: Lagos with Luanda, Dar Es Salaam with Djibouti.
    assert value(LAGOS, ["lagos-luanda-1", "dar_es_salaam-djibouti-1"]) == -15
    assert value(LAGOS, ["lagos-luanda-1", "dar_es_salaam-luanda"]) == -15


@pytest.mark.rule("world.tour", "tickets.score")
def test_another_players_routes_do_not_help():
    routes = one_track(LAGOS)
    game = world(claimed={0: routes[:2], 1: routes[2:]}, tickets={0: [LAGOS]})

    assert points(game, 0, "tickets.score") == -15


def reading(tour, routes):
    """The points of a tour, found by trying every path of the network."""
    ticket = TOURS[tour]
    graph: nx.Graph[str] = nx.Graph(BOARD.route(route).cities for route in routes)
    named = ticket.cities
    if any(city not in graph for city in named) or any(not nx.has_path(graph, named[0], city) for city in named):
        return -VALUES[tour][2]
    for path in nx.all_simple_paths(graph, named[0], named[-1]):
        places = [path.index(city) if city in path else -1 for city in named]
        if -1 not in places and places == sorted(places):
            return VALUES[tour][0]
    return VALUES[tour][1]


@pytest.mark.rule("world.tour")
@pytest.mark.parametrize("tour", VALUES)
def test_the_value_is_what_trying_every_path_finds(tour):
    dice = random.Random(tour)
    pairs = {frozenset(route.cities): route.id for route in BOARD.routes}
    seen = []
    for _ in range(60):
        near = set(TOURS[tour].cities)
        routes: set[str] = set()
        while not routes or dice.random() < 0.93:
            touching = [route for pair, route in pairs.items() if pair & near and route not in routes]
            if not touching:
                break
            route = dice.choice(sorted(touching))
            routes.add(route)
            if dice.random() < 0.6:
                near |= set(BOARD.route(route).cities)
        own = sorted(routes)[:28]
        seen.append(value(tour, own))
        assert seen[-1] == reading(tour, own), own
    assert -VALUES[tour][2] in seen


@pytest.mark.rule("world.tour")
@pytest.mark.parametrize("tour", VALUES)
def test_the_value_in_a_connected_network_is_what_trying_every_path_finds(tour):
    dice = random.Random(tour)
    pairs = {frozenset(route.cities): route.id for route in BOARD.routes}
    seen = set()
    for _ in range(80):
        # A random tree that connects the cities of the tour, and some more routes.
        order = sorted(pairs, key=lambda _: dice.random())
        tree: nx.Graph[str] = nx.Graph()
        for pair in order:
            a, b = sorted(pair)
            if not (a in tree and b in tree and nx.has_path(tree, a, b)):
                tree.add_edge(a, b)
        while leaves := [n for n in tree if tree.degree(n) == 1 and n not in TOURS[tour].cities]:
            tree.remove_nodes_from(leaves)
        routes = [pairs[frozenset(edge)] for edge in tree.edges]
        routes += [
            route for route in dice.sample(sorted(pairs.values()), dice.choice([0, 1, 3, 6])) if route not in routes
        ]
        got = value(tour, routes)
        assert got == reading(tour, routes), routes
        seen.add(got)
    assert seen == set(VALUES[tour][:2])


# What a completed tour counts for.


@pytest.mark.rule("world.tour", "world.winner")
@pytest.mark.parametrize(("routes", "done"), [(one_track(LAGOS), 1), (HUB, 1), (one_track(LAGOS)[:2], 0)])
def test_a_tour_is_a_completed_ticket_in_order_or_not(routes, done):
    game = world(claimed={0: routes}, tickets={0: [LAGOS]})

    assert game.score().seats[0].tally("tickets") == done


@pytest.mark.rule("world.tour", "world.harbour-score")
@pytest.mark.parametrize(("routes", "worth"), [(one_track(LAGOS), 20), (HUB, 20), (one_track(LAGOS)[:2], 0)])
def test_for_harbours_a_tour_is_completed_as_soon_as_its_cities_are_connected(routes, worth):
    game = world(claimed={0: routes}, harbours={0: ["luanda"]}, tickets={0: [LAGOS]})

    assert points(game, 0, "world.harbour-score") == worth


@pytest.mark.rule("world.tour", "tickets.score")
def test_tours_are_scored_at_the_end_with_the_other_tickets():
    tickets = {0: [LAGOS, NORTH, "tokyo-sydney"]}
    game = world(claimed={0: HUB}, tickets=tickets, turns_left=1)
    assert game.view(None).points[0] == sum({7: 18, 4: 7, 6: 15, 2: 2, 3: 4, 1: 1}[BOARD.route(r).length] for r in HUB)

    (*_, over) = play(game, "draw ship-deck", "draw ship-deck")

    assert over["type"] == "game-over"
    assert points(game, 0, "tickets.score") == 6 - 24 - 11
    assert ttr.variant("world").rule_ids().count("world.tour") == 1
