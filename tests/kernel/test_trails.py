"""Trails, paths and components against slow references: brute force, networkx, and values known from theory."""

from __future__ import annotations

import itertools
import random
from functools import cache

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttr_widget.kernel.connectivity import components
from ttr_widget.kernel.trails import longest_trail, path_through

# ------------------------------------------------------------------------------------------- references and networks


def brute_force(edges):
    """The weight of the longest trail, by brute force."""
    near: dict[int, list[tuple[int, int, int]]] = {}
    for i, (u, v, weight) in enumerate(edges):
        near.setdefault(u, []).append((i, v, weight))
        near.setdefault(v, []).append((i, u, weight))

    @cache
    def onward(node, used):
        free = [way for way in near[node] if not used >> way[0] & 1]
        return max([weight + onward(other, used | 1 << i) for i, other, weight in free], default=0)

    return max([onward(node, 0) for node in near], default=0)


def ends_of_walk(edges, walk):
    """Where a trail over these edges can begin and end; fails if there is no such trail."""
    found = []
    for start in edges[walk[0]][:2]:
        node = start
        for i in walk:
            u, v = edges[i][:2]
            if node not in (u, v):
                break
            node = u + v - node
        else:
            found.append((start, node))
    assert found, f"{walk} cannot be walked in {edges}"
    return found


def checked_trail(edges):
    """The weight of the longest trail; checks the trail itself too."""
    weight, trail = longest_trail(edges)
    assert len(set(trail)) == len(trail)
    assert sum(edges[i][2] for i in trail) == weight
    if trail:
        ends_of_walk(edges, trail)
    return weight


def loose(rng, nodes, many, heaviest):
    """Random edges, sometimes several between the same two cities."""
    return [(*rng.sample(range(nodes), 2), rng.randint(1, heaviest)) for _ in range(many)]


def tree_and_more(rng, nodes, more, heaviest):
    """A tree and a few more edges: connected, with many dead ends."""
    edges = [(rng.randrange(node), node, rng.randint(1, heaviest)) for node in range(1, nodes)]
    return edges + loose(rng, nodes, more, heaviest)


def ring(rng, around, heaviest):
    return [(node, (node + 1) % around, rng.randint(1, heaviest)) for node in range(around)]


def with_arms(rng, edges, arms, heaviest):
    """The same network with trees attached to it."""
    first = max([max(edge[:2]) for edge in edges]) + 1
    return edges + [(rng.randrange(node), node, rng.randint(1, heaviest)) for node in range(first, first + arms)]


def unit(graph):
    numbered = nx.convert_node_labels_to_integers(graph, ordering="sorted")
    return [(u, v, 1) for u, v in numbered.edges()]


def grid(wide, high):
    across = [(high * x + y, high * x + y + high, 1) for x in range(wide - 1) for y in range(high)]
    return across + [(high * x + y, high * x + y + 1, 1) for x in range(wide) for y in range(high - 1)]


multigraphs = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(1, 5)).filter(lambda edge: edge[0] != edge[1]),
    max_size=11,
)

# -------------------------------------------------------------------------------------------------- the longest trail


def test_no_edges_no_trail():
    assert longest_trail([]) == (0, ())


def test_one_edge():
    assert longest_trail([(7, 3, 4)]) == (4, (0,))


def test_two_edges_between_the_same_cities():
    assert checked_trail([(1, 2, 3), (1, 2, 2)]) == 5


def test_the_heavier_piece_wins():
    assert longest_trail([(0, 1, 1), (5, 6, 4), (1, 2, 1), (2, 3, 1)]) == (4, (1,))


def test_a_mesh_that_cannot_beat_a_chain():
    mesh = unit(nx.complete_graph(4))
    assert checked_trail([*mesh, (7, 8, 4)]) == 5
    assert longest_trail([*mesh, (7, 8, 5)]) == (5, (6,))
    assert longest_trail([*mesh, (7, 8, 6)]) == (6, (6,))


def test_a_ring_is_left_through_one_arm_only():
    ring = [(0, 1, 1), (1, 2, 1), (2, 0, 1)]
    assert checked_trail([*ring, (0, 3, 2), (0, 4, 3)]) == 8
    assert checked_trail([*ring, (0, 3, 2), (1, 4, 3)]) == 7


def test_a_long_arm_alone_beats_a_small_ring():
    assert checked_trail([(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 6), (3, 4, 8), (3, 5, 9)]) == 18


@settings(max_examples=600, deadline=None)
@given(multigraphs)
def test_trail_against_brute_force(edges):
    assert checked_trail(edges) == brute_force(edges)


@pytest.mark.parametrize("seed", range(10))
def test_trail_against_brute_force_on_seeded_networks(seed):
    rng = random.Random(seed)
    for _ in range(100):
        heaviest = rng.choice([1, 2, 3, 8])
        for edges in (
            loose(rng, rng.randint(2, 5), rng.randint(1, 9), heaviest),
            loose(rng, rng.randint(5, 9), rng.randint(6, 12), heaviest),
            loose(rng, 14, rng.randint(6, 13), heaviest),
            tree_and_more(rng, rng.randint(4, 10), rng.randint(0, 4), heaviest),
            with_arms(rng, ring(rng, rng.randint(3, 6), heaviest), rng.randint(1, 7), heaviest),
            with_arms(rng, loose(rng, 4, rng.randint(5, 7), heaviest), rng.randint(3, 6), heaviest),
        ):
            assert checked_trail(edges) == brute_force(edges), edges


@settings(max_examples=200, deadline=None)
@given(multigraphs, st.randoms(use_true_random=False))
def test_order_and_names_do_not_matter_for_the_weight(edges, rng):
    names = list(range(7, 60))
    rng.shuffle(names)
    other = [
        (names[v], names[u], weight) if rng.random() < 0.5 else (names[u], names[v], weight) for u, v, weight in edges
    ]
    rng.shuffle(other)
    assert checked_trail(other) == checked_trail(edges)


def test_large_networks_in_any_order():
    rng = random.Random(5)
    for edges in (
        grid(5, 5),
        with_arms(rng, ring(rng, 12, 4), 20, 4),
        tree_and_more(rng, 20, 20, 3),
        loose(rng, 18, 45, 3),
    ):
        weight = checked_trail(edges)
        for _ in range(5):
            other = edges[:]
            rng.shuffle(other)
            assert checked_trail(other) == weight


def test_same_trail_everywhere():
    """Recorded results: another platform or Python must find the same trail, not only one of the same length."""
    wild = [(i * i % 11, i * i % 11 + i % 5 + 1, i % 4 + 1) for i in range(21)]
    assert longest_trail(grid(4, 4)) == (
        21,
        (13, 14, 3, 17, 16, 15, 0, 12, 1, 5, 18, 8, 21, 9, 19, 20, 11, 23, 10, 6, 2),
    )
    assert longest_trail(wild) == (50, (2, 20, 18, 19, 14, 8, 3, 9, 13, 7, 15, 17, 5, 12, 10, 11, 0, 1, 6, 4))


KNOWN = {
    "complete 7": (unit(nx.complete_graph(7)), 21),
    "complete 8": (unit(nx.complete_graph(8)), 28 - 3),
    "complete 9": (unit(nx.complete_graph(9)), 36),
    "complete 10": (unit(nx.complete_graph(10)), 45 - 4),
    "complete bipartite 2, 22": (unit(nx.complete_bipartite_graph(2, 22)), 44),
    "complete bipartite 3, 15": (unit(nx.complete_bipartite_graph(3, 15)), 45 - 13),
    "complete bipartite 4, 11": (unit(nx.complete_bipartite_graph(4, 11)), 44 - 2),
    "complete bipartite 5, 7": (unit(nx.complete_bipartite_graph(5, 7)), 35 - 5),
    "complete bipartite 5, 9": (unit(nx.complete_bipartite_graph(5, 9)), 45 - 7),
    "complete bipartite 6, 7": (unit(nx.complete_bipartite_graph(6, 7)), 42 - 4),
    "grid 5, 5": (grid(5, 5), 40 - 6),
    "ladder": (grid(2, 15), 43 - 12),
    "wheel of 15 spokes": (unit(nx.wheel_graph(16)), 30 - 7),
    "wheel of 22 spokes": (unit(nx.wheel_graph(23)), 44 - 10),
    "Petersen": (unit(nx.petersen_graph()), 11),
    "dodecahedron": (unit(nx.dodecahedral_graph()), 30 - 9),
    "icosahedron": (unit(nx.icosahedral_graph()), 30 - 5),
    "prism": (unit(nx.circular_ladder_graph(15)), 45 - 14),
    "triangles at one city": (unit(nx.windmill_graph(14, 3)), 42),
    "star": (unit(nx.star_graph(45)), 2),
    "chain": (unit(nx.path_graph(46)), 45),
}


@pytest.mark.parametrize("name", KNOWN)
def test_known_networks(name):
    edges, weight = KNOWN[name]
    assert checked_trail(edges) == weight


def least_loss(edges):
    """The weight to remove until two odd cities are left, by pairing the odd cities along shortest paths.

    Also whether the rest is connected, so that nothing more needs to be removed.
    """
    number: dict[tuple[int, int], int] = {}
    for i, (u, v, weight) in enumerate(edges):
        key = (min(u, v), max(u, v))
        if key not in number or weight < edges[number[key]][2]:
            number[key] = i
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from([edges[i] for i in number.values()])
    degree: dict[int, int] = {}
    for u, v, _ in edges:
        degree[u] = degree.get(u, 0) + 1
        degree[v] = degree.get(v, 0) + 1
    odd = [node for node in degree if degree[node] % 2]
    if len(odd) <= 2:
        return 0, True
    far = dict(nx.all_pairs_dijkstra_path_length(graph))
    pairs: nx.Graph[int | str] = nx.Graph()
    pairs.add_weighted_edges_from([(u, v, far[u][v]) for u, v in itertools.combinations(odd, 2)])
    pairs.add_weighted_edges_from([(end, node, 0) for end in ("first end", "last end") for node in odd])
    given_up: set[int] = set()
    for u, v in nx.min_weight_matching(pairs):
        if isinstance(u, int) and isinstance(v, int):
            path = nx.dijkstra_path(graph, u, v)
            given_up ^= {number[min(a, b), max(a, b)] for a, b in itertools.pairwise(path)}
    left: nx.Graph[int] = nx.Graph([edges[i][:2] for i in range(len(edges)) if i not in given_up])
    return sum(edges[i][2] for i in given_up), nx.is_connected(left)


@pytest.mark.parametrize("seed", range(8))
def test_large_networks_against_matching(seed):
    rng = random.Random(seed)
    exact = 0
    for _ in range(12):
        nodes = rng.randint(8, 18)
        edges = tree_and_more(rng, nodes, rng.randint(24, 45) - nodes + 1, rng.choice([1, 3]))
        loss, in_one_piece = least_loss(edges)
        whole = sum(weight for _, _, weight in edges)
        if in_one_piece:
            exact += 1
            assert checked_trail(edges) == whole - loss
        else:
            assert checked_trail(edges) <= whole - loss
    assert exact > 1


@pytest.mark.parametrize("seed", range(4))
def test_networks_that_are_hard_for_the_search(seed):
    """No reference is fast enough for these, so only the trail is checked; the point is that the search ends."""
    rng = random.Random(seed)
    cubic = nx.random_regular_graph(3, 30, seed=seed)
    checked_trail(unit(cubic))
    checked_trail([(u, v, rng.randint(1, 2)) for u, v in nx.random_regular_graph(3, 20, seed=seed).edges()])
    checked_trail([(u, v, rng.randint(1, 4)) for u, v, _ in grid(5, 5)])
    checked_trail(unit(nx.random_regular_graph(5, 18, seed=seed)))
    checked_trail(with_arms(rng, unit(nx.circular_ladder_graph(8)), 20, 2))
    checked_trail(with_arms(rng, unit(nx.random_regular_graph(3, 20, seed=seed)), 15, 1))
    checked_trail(unit(nx.hexagonal_lattice_graph(3, 3)))
    blocks = []
    for block in range(10):  # triangles connected like the nodes of a tree
        a = 3 * block
        blocks += [(a, a + 1, 1), (a + 1, a + 2, 1), (a + 2, a, 1)]
        if block:
            blocks.append((rng.randrange(a), a, 1))
    checked_trail(blocks)


# --------------------------------------------------------------------------------------------------- components


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 15), st.integers(0, 15)).filter(lambda ends: ends[0] != ends[1]), max_size=20))
def test_components_against_networkx(ends):
    label = components(ends)
    groups: dict[int, set[int]] = {}
    for node, piece in label.items():
        groups.setdefault(piece, set()).add(node)
    assert sorted(map(sorted, groups.values())) == sorted(map(sorted, nx.connected_components(nx.Graph(ends))))


def test_components_of_nothing_and_of_an_iterator():
    assert components([]) == {}
    label = components(iter([(1, 2), (3, 4), (2, 4), (8, 9)]))
    assert label[1] == label[2] == label[3] == label[4] != label[8] == label[9]


# ------------------------------------------------------------------------------------------------------ path_through


def some_path(ends, stops):
    """Whether networkx finds a path through the stops in this order."""
    graph: nx.Graph[int] = nx.Graph(ends)
    if any(stop not in graph for stop in stops):
        return False
    for path in nx.all_simple_paths(graph, stops[0], stops[-1]):
        if [node for node in path if node in stops] == list(stops):
            return True
    return False


def check_path(ends, stops, path):
    """Check that ``path`` visits the stops in order and no city twice."""
    node = stops[0]
    cities = [node]
    for i in path:
        assert node in ends[i]
        node = sum(ends[i]) - node
        cities.append(node)
    assert len(set(cities)) == len(cities)
    assert [city for city in cities if city in stops] == list(stops)
    assert cities[-1] == stops[-1]


@pytest.mark.parametrize("seed", range(8))
def test_path_through_against_networkx(seed):
    rng = random.Random(seed)
    answers = set()
    for _ in range(120):
        nodes = rng.randint(5, 10)
        ends = [edge[:2] for edge in loose(rng, nodes, rng.randint(4, 15), 1)]
        stops = rng.sample(range(nodes), rng.randint(2, 5))
        path = path_through(ends, stops)
        answers.add(path is None)
        assert (path is not None) == some_path(ends, stops), (ends, stops)
        if path is not None:
            check_path(ends, stops, path)
    assert answers == {True, False}


def test_path_through_must_not_pass_a_later_stop():
    chain = [(0, 1), (1, 2), (2, 3)]
    assert path_through(chain, [0, 1, 3]) == (0, 1, 2)
    assert path_through(chain, [0, 2, 1]) is None
    assert path_through(chain, [0, 3]) == (0, 1, 2)
    assert path_through(chain, [3, 2, 0]) == (2, 1, 0)


def test_path_through_prefers_the_short_way():
    assert path_through([(0, 1), (1, 2), (2, 3), (0, 3)], [0, 3]) == (3,)


def test_path_through_stops_that_cannot_be():
    ends = [(0, 1), (2, 3)]
    assert path_through(ends, [0, 2]) is None
    assert path_through(ends, [0, 9]) is None
    assert path_through(ends, [9, 0]) is None
    assert path_through(ends, [0, 1, 0]) is None
    assert path_through([], [0, 1]) is None


def test_path_through_fewer_than_two_stops():
    assert path_through([(0, 1)], [0]) == ()
    assert path_through([(0, 1)], []) == ()


def test_path_through_meshed_networks():
    rng = random.Random(2)
    ends = [edge[:2] for edge in grid(4, 5)]
    for _ in range(60):
        stops = rng.sample(range(20), 5)
        path = path_through(ends, stops)
        if path is not None:
            check_path(ends, stops, path)
