"""What a ticket lacks: known answers, and a reference implementation on a graph with split countries."""

from itertools import pairwise

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.rules.world_table import world
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.errors import BadInput
from ttr_widget.queries import closed_routes, connection, open_routes, own_network, ticket_progress

from .positions import positions


def progress(game, ticket, seat=0):
    (found,) = ticket_progress(game.state, seat, [game.board.ticket_number[ticket]])
    return found


def ids(game, routes):
    return [game.board.routes[route].id for route in routes]


# Positions made by hand.


@pytest.mark.rule("germany.country")
def test_no_path_leads_through_a_country():
    """Through France it would be 9 spaces from Köln to Switzerland."""
    game = ttr.scenario("germany", seed=1, tickets={0: ["koln-schweiz"]})
    found = progress(game, "koln-schweiz")

    assert (found.done, found.missing, found.routes) == (False, 10, found.path)
    assert sum(game.board.routes[route].length for route in found.routes) == 10
    assert [city for route in found.path[:-1] for city in game.board.routes[route].cities if city == "frankreich"] == []


@pytest.mark.rule("world.tour")
def test_a_tour_is_joined_in_any_order():
    """In the printed order, city by city, it would be 16 spaces."""
    found = progress(world(), "murmansk-tiksi-novosibirsk-yakutsk-petropavlovsk")

    assert found.missing == 13


def test_own_routes_cost_nothing_and_belong_to_the_path():
    game = ttr.scenario("europe", seed=1, tickets={0: ["essen-kyiv"]}, claimed={0: ["berlin-essen", "kyiv-warszawa"]})
    found = progress(game, "essen-kyiv")

    assert found.missing == 4
    assert len(found.routes) == 1
    assert ids(game, found.path)[0] == "berlin-essen"
    assert ids(game, found.path)[-1] == "kyiv-warszawa"
    assert found.built(game.variant) == 6


@pytest.mark.parametrize(
    ("claimed", "built", "missing"),
    [([], 0, 4), (["gleisdreieck-potsdamer_platz"], 2, 2), (["gleisdreieck-judisches_museum-1"], 1, 3)],
)
def test_a_subway_is_one_space_whatever_it_costs(claimed, built, missing):
    game = ttr.scenario("berlin", seed=1, tickets={0: ["potsdamer_platz-moritzplatz"]}, claimed={0: claimed})
    found = progress(game, "potsdamer_platz-moritzplatz")

    assert (found.built(game.variant), found.missing) == (built, missing)


def test_a_ticket_that_is_done_misses_nothing_and_has_its_path():
    claimed = {0: ["berlin-essen", "kyiv-warszawa", "berlin-warszawa-1"]}
    game = ttr.scenario("europe", seed=1, tickets={0: ["essen-kyiv"]}, claimed=claimed)
    found = progress(game, "essen-kyiv")

    assert (found.done, found.missing, found.routes) == (True, 0, ())
    assert ids(game, found.path) == ["berlin-essen", "berlin-warszawa-1", "kyiv-warszawa"]


def test_a_ticket_to_a_city_that_is_closed_off_cannot_be_completed():
    lisboa = [route.id for route in ttr.variant("europe").board.routes if "lisboa" in route.cities]
    game = ttr.scenario("europe", seed=1, tickets={0: ["cadiz-stockholm"]}, claimed={1: lisboa})
    assert progress(game, "cadiz-stockholm").missing is not None
    cadiz = [route.id for route in game.board.routes if "cadiz" in route.cities]
    game = ttr.scenario("europe", seed=1, tickets={0: ["cadiz-stockholm"]}, claimed={1: cadiz})
    found = progress(game, "cadiz-stockholm")

    assert (found.done, found.missing, found.routes, found.path) == (False, None, (), ())


@pytest.mark.rule("europe.station")
def test_a_station_lends_a_route_as_in_the_verdict():
    cadiz = [route.id for route in ttr.variant("europe").board.routes if "cadiz" in route.cities]
    game = ttr.scenario("europe", seed=1, tickets={0: ["cadiz-stockholm"]}, claimed={1: cadiz}, stations={0: ["cadiz"]})
    found = progress(game, "cadiz-stockholm")
    borrowed = set(ids(game, found.path)) & set(cadiz)

    assert found.missing is not None
    assert len(borrowed) == 1
    assert borrowed.isdisjoint(ids(game, found.routes))


def test_the_second_track_is_closed_with_few_players():
    tracks = ["essen-kobenhavn-1", "essen-kobenhavn-2"]
    game = ttr.scenario("europe", seed=1, players=2, claimed={1: tracks[:1]})
    number = game.board.route_number[tracks[1]]

    assert number in closed_routes(game.state, 0)
    assert number not in open_routes(game.state, 0)
    game = ttr.scenario("europe", seed=1, players=4, claimed={1: tracks[:1]})
    assert number in open_routes(game.state, 0)
    assert number in closed_routes(game.state, 1)


def test_a_view_answers_for_its_own_seat_only():
    game = ttr.scenario("europe", seed=1, tickets={0: ["essen-kyiv"]})

    assert ticket_progress(game.view(0)) == ticket_progress(game.state, 0)
    with pytest.raises(BadInput, match="cannot be asked about seat 1"):
        ticket_progress(game.view(0), 1)
    with pytest.raises(BadInput, match="expected a seat"):
        ticket_progress(game.view(None))


def test_the_connection_of_cities_needs_no_seat():
    game = ttr.scenario("germany", seed=1)
    cities = [game.board.city_number[city] for city in ("koln", "schweiz")]

    assert connection(game.board, cities) == connection(game.view(None), cities)
    assert connection(game.board, cities) == progress(game, "koln-schweiz").path
    assert connection(game.board, cities[:1]) == ()


# Random positions.


def split(board, dead_ends, routes):
    """The routes as a graph in which each route into a country has its own node there."""
    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from(range(len(board.cities)))
    for route, weight in sorted(routes.items(), key=lambda item: -item[1]):
        a, b = [(city, route) if city in dead_ends else city for city in board.ends[route]]
        graph.add_edge(a, b, weight=weight)
    return graph


def spaces_between(graph, dead_ends, start, goal):
    """The least weight of a path between two cities; it may begin and end at any node of a country."""
    places = [
        [node for node in graph if isinstance(node, tuple) and node[0] == city] if city in dead_ends else [city]
        for city in (start, goal)
    ]
    found = [
        nx.dijkstra_path_length(graph, one, other)
        for one in places[0]
        for other in places[1]
        if nx.has_path(graph, one, other)
    ]
    return min(found, default=None)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_missing_against_networkx(board):
    for moment, game in enumerate(positions(board, 20, 8)):
        seat, variant = moment % len(game.players), game.variant
        network = own_network(game.state, seat)
        weights = {route: variant.prices[route].pieces for route in open_routes(game.state, seat)}
        graph = split(game.board, network.dead_ends, weights | dict.fromkeys(network.routes, 0))
        for found in ticket_progress(game.state, seat):
            cities = variant.ticket_cities[found.ticket]
            apart = [spaces_between(graph, network.dead_ends, a, b) for a, b in pairwise(cities)]
            if None in apart:
                assert found.missing is None
            elif len(cities) == 2:
                assert found.missing == apart[0]
            else:
                assert max(apart) <= found.missing <= sum(apart)
