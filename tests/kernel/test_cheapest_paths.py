"""Cheapest paths and networks, compared with networkx and with brute force."""

from itertools import combinations
from math import inf
from random import Random

import networkx as nx
import pytest

from ttr_widget.kernel.cheapest_paths import cheapest_network, cheapest_path, distances


def near_of(edges, nodes):
    near: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
    for number, (u, v, _) in enumerate(edges):
        near[u].append((v, number))
        near[v].append((u, number))
    return near


def joined(edges, goals, dead=(), nodes=30):
    """The cheapest edges that connect the goals."""
    cost = [weight for _, _, weight in edges]
    return cheapest_network(near_of(edges, nodes), [edge[:2] for edge in edges], cost, goals, dead)


def weight_of(edges, chosen):
    return None if chosen is None else sum(edges[i][2] for i in chosen)


def random_edges(rng, nodes, count):
    edges = []
    for _ in range(count):
        u, v = rng.sample(range(nodes), 2)
        edges.append((u, v, rng.randint(1, 6)))
    return edges


def joins(edges, chosen, goals, dead):
    """Whether the chosen edges connect the goals without passing through a dead end."""
    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from(goals)
    for i in chosen:
        ends = [(node, i) if node in dead else node for node in edges[i][:2]]  # a place of its own at a dead end
        graph.add_edge(*ends)
    places = [[node for node in graph if node == goal or node in ((goal, i) for i in chosen)] for goal in goals]
    return any(all(not piece.isdisjoint(at) for at in places) for piece in nx.connected_components(graph))


def by_trying(edges, goals, dead):
    costs = [
        sum(edges[i][2] for i in chosen)
        for size in range(len(edges) + 1)
        for chosen in combinations(range(len(edges)), size)
        if joins(edges, chosen, goals, dead)
    ]
    return min(costs, default=None)


@pytest.mark.parametrize("seed", range(40))
def test_no_cheaper_network_is_found_by_trying(seed):
    rng = Random(seed)
    edges = random_edges(rng, 6, 9)
    goals = rng.sample(range(6), rng.randint(2, 4))
    dead = set(rng.sample(range(6), rng.randint(0, 2)))

    found = joined(edges, goals, dead)

    assert weight_of(edges, found) == by_trying(edges, goals, dead)
    if found is not None:
        assert joins(edges, found, goals, dead)


@pytest.mark.parametrize("seed", range(20))
def test_paths_and_distances_are_those_of_networkx(seed):
    rng = Random(seed)
    edges = random_edges(rng, 30, 45)
    graph: nx.MultiGraph = nx.MultiGraph()
    graph.add_nodes_from(range(30))
    graph.add_weighted_edges_from(edges)
    near, ends, cost = near_of(edges, 30), [edge[:2] for edge in edges], [edge[2] for edge in edges]

    known = nx.single_source_dijkstra_path_length(graph, 0)
    assert distances(near, cost, 0)[0] == [known.get(city, inf) for city in range(30)]
    for goal in range(1, 30):
        path = cheapest_path(near, ends, cost, 0, goal)
        assert weight_of(edges, path) == known.get(goal)
        city = 0
        for edge in path or ():
            assert city in ends[edge], "in order from the start"
            city = sum(ends[edge]) - city
        assert path is None or city == goal


def test_a_path_to_where_one_is_and_to_where_no_path_leads():
    near, ends = near_of([(0, 1, 1)], 4), [(0, 1)]
    assert cheapest_path(near, ends, [1], 3, 3) == ()
    assert cheapest_path(near, ends, [1], 0, 3) is None
    assert cheapest_path(near, ends, [inf], 0, 1) is None


def test_of_two_tracks_the_cheaper_one_is_used():
    assert joined([(0, 1, 5), (0, 1, 3)], [1, 0]) == (1,)


def test_one_goal_needs_nothing_and_a_lonely_one_cannot_be_joined():
    assert joined([(0, 1, 3)], [0]) == ()
    assert joined([(0, 1, 3)], [0, 2]) is None
    assert joined([(0, 1, 3)], [0, 1, 2]) is None
    assert joined([], [0, 1]) is None


def test_many_goals_are_joined():
    edges = [(n, n + 1, 1) for n in range(12)]

    assert joined(edges, [11, *range(11)]) == tuple(range(11))
    assert joined(edges, [*range(10), 29]) is None


def test_two_paths_do_not_meet_in_a_dead_end():
    edges = [(0, 2, 1), (1, 2, 1), (0, 1, 5)]

    assert joined(edges, (0, 1, 2)) == (0, 1)
    assert joined(edges, (0, 1, 2), {2}) == (0, 2)
    assert joined(edges[:2], (0, 1, 2), {2}) is None
    assert joined(edges, (0, 1), {2}) == (2,)
    assert joined(edges, (2, 1), {2}) == (1,)
