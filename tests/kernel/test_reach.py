"""The cheapest way to join some cities, against networkx and against trying everything."""

from itertools import combinations
from random import Random

import networkx as nx
import pytest

from ttr_widget.kernel.reach import cheapest_tree


def random_edges(rng, nodes, count):
    edges = []
    for _ in range(count):
        u, v = rng.sample(range(nodes), 2)
        edges.append((u, v, rng.randint(1, 6)))
    return edges


def joins(edges, chosen, goals, leaves):
    """Do the chosen edges join the goals, with nothing passing through a leaf?"""
    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from(goals)
    for i in chosen:
        ends = [(node, i) if node in leaves else node for node in edges[i][:2]]  # a place of its own at a dead end
        graph.add_edge(*ends)
    places = [[node for node in graph if node == goal or node in ((goal, i) for i in chosen)] for goal in goals]
    return any(all(not piece.isdisjoint(at) for at in places) for piece in nx.connected_components(graph))


def by_trying(edges, goals, leaves):
    costs = [
        sum(edges[i][2] for i in chosen)
        for size in range(len(edges) + 1)
        for chosen in combinations(range(len(edges)), size)
        if joins(edges, chosen, goals, leaves)
    ]
    return min(costs, default=None)


@pytest.mark.parametrize("seed", range(40))
def test_no_cheaper_tree_is_found_by_trying(seed):
    rng = Random(seed)
    edges = random_edges(rng, 6, 9)
    goals = rng.sample(range(6), rng.randint(2, 4))
    leaves = set(rng.sample(range(6), rng.randint(0, 2)))

    found = cheapest_tree(edges, goals, leaves)

    assert (None if found is None else found[0]) == by_trying(edges, goals, leaves)
    if found is not None:
        assert sum(edges[i][2] for i in found[1]) == found[0]
        assert joins(edges, found[1], goals, leaves)


@pytest.mark.parametrize("seed", range(20))
def test_two_goals_are_as_far_apart_as_networkx_says(seed):
    rng = Random(seed)
    edges = random_edges(rng, 30, 60)
    graph: nx.MultiGraph = nx.MultiGraph()
    graph.add_nodes_from(range(30))
    graph.add_weighted_edges_from(edges)
    found = cheapest_tree(edges, (0, 1))

    wanted = nx.shortest_path_length(graph, 0, 1, weight="weight") if nx.has_path(graph, 0, 1) else None
    assert (found and found[0]) == wanted


def test_one_goal_needs_nothing_and_a_lonely_one_cannot_be_joined():
    assert cheapest_tree([(0, 1, 3)], [0]) == (0, ())
    assert cheapest_tree([(0, 1, 3)], [0, 2]) is None
    assert cheapest_tree([], [0, 1]) is None


def test_many_goals_are_joined():
    edges = [(n, n + 1, 1) for n in range(12)]

    assert cheapest_tree(edges, [11, *range(11)]) == (11, tuple(range(11)))
    assert cheapest_tree(edges, [*range(10), 99]) is None


def test_two_ways_do_not_meet_in_a_leaf():
    edges = [(0, 2, 1), (1, 2, 1), (0, 1, 5)]

    assert cheapest_tree(edges, (0, 1, 2)) == (2, (0, 1))
    assert cheapest_tree(edges, (0, 1, 2), {2}) == (6, (0, 2))
    assert cheapest_tree(edges[:2], (0, 1, 2), {2}) is None
