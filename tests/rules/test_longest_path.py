"""The European Express."""

import random
import re

import pytest

import ttr_widget as ttr
from tests.rules.table import lines, points, table

BOARD = ttr.variant("europe").board
EXPRESS = "europe.express"


def express(*routes, **more):
    """The seats that get the bonus with these routes."""
    game = table(players=max(2, len(routes)), claimed=dict(enumerate(routes)), **more)
    return [points(game, seat, EXPRESS) for seat in range(len(routes))]


@pytest.mark.rule("europe.express")
def test_10_points_for_the_longest_trail():
    assert express(["barcelona-madrid", "cadiz-madrid"], ["athina-sarajevo"]) == [10, 0]


@pytest.mark.rule("europe.express")
def test_it_is_measured_in_trains_not_in_routes():
    three_routes = ["dieppe-paris", "bruxelles-dieppe", "amsterdam-bruxelles"]  # 1 + 2 + 1

    assert express(three_routes, ["palermo-smyrna"]) == [0, 10]


@pytest.mark.rule("europe.express")
def test_it_is_continuous():
    apart = ["kharkov-kyiv", "athina-sarajevo"]  # 4 and 4

    assert express(apart, ["barcelona-madrid", "cadiz-madrid"]) == [0, 10]  # 2 + 3


@pytest.mark.rule("europe.express")
def test_of_a_fork_two_branches_count():
    fork = ["barcelona-madrid", "cadiz-madrid", "lisboa-madrid"]  # 2, 3 and 3 at Madrid: 6 of 8

    assert express(fork, ["kharkov-kyiv", "kyiv-smolensk"]) == [0, 10]  # 7
    assert express(fork, ["athina-sarajevo"]) == [10, 0]


@pytest.mark.rule("europe.express")
def test_cities_may_repeat():
    # A loop from Madrid via Lisboa and Cádiz (3 + 2 + 3), then on to Barcelona (2): the trail visits Madrid twice.
    loop = ["lisboa-madrid", "cadiz-lisboa", "cadiz-madrid", "barcelona-madrid"]

    assert express(loop, ["palermo-smyrna", "athina-sarajevo"]) == [10, 0]
    assert _length(loop) == 10


@pytest.mark.rule("europe.express")
def test_a_figure_of_eight_counts_wholly():
    # Two loops that meet in Zurich: via Marseille and Paris, and via München and Venezia.
    eight = [
        "marseille-zurich",
        "marseille-paris",
        "paris-zurich",
        "munchen-zurich",
        "munchen-venezia",
        "venezia-zurich",
    ]

    assert _length(eight) == 2 + 4 + 3 + 2 + 2 + 2


@pytest.mark.rule("europe.express")
def test_routes_may_not_repeat():
    # Using each route twice would give 12.
    assert _length(["palermo-smyrna"]) == 6


def _length(routes):
    """The length of the longest trail according to the score sheet."""
    found = lines(table(claimed={0: routes}, trains={0: 9}), 0, EXPRESS)
    return int("".join(re.findall(r"[0-9]+", found[0]["because"]))) if found else 0


@pytest.mark.rule("europe.express")
def test_stations_do_not_count():
    own, lent = ["barcelona-madrid"], ["cadiz-madrid"]
    game = table(claimed={0: own, 1: lent}, stations={0: ["madrid", "cadiz"]})

    assert points(game, 0, EXPRESS) == 0
    assert points(game, 1, EXPRESS) == 10


@pytest.mark.rule("europe.express")
def test_all_who_tie_get_10():
    assert express(["athina-sarajevo"], ["kharkov-kyiv"], ["dieppe-paris"], ["berlin-danzig"]) == [10, 10, 0, 10]


@pytest.mark.rule("europe.express")
def test_a_trail_of_0_earns_nothing():
    assert express([], []) == [0, 0]
    game = table()
    assert [lines(game, seat, EXPRESS) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("europe.express")
def test_any_trail_beats_none():
    assert express(["dieppe-paris"], [], []) == [10, 0, 0]


def _longest(routes):
    """The length of the longest trail, found by trying all trails."""
    at: dict[str, list] = {}
    for route in map(BOARD.route, routes):
        for city in route.cities:
            at.setdefault(city, []).append(route)

    def on(city, used):
        further = (route for route in at[city] if route.id not in used)
        return max((r.length + on(r.b if r.a == city else r.a, used | {r.id}) for r in further), default=0)

    return max((on(city, frozenset()) for city in at), default=0)


def _network(dice, number, taken):
    """Connected routes with loops and forks."""
    cities = {dice.choice(BOARD.cities).id}
    found: list[str] = []
    while len(found) < number:
        near = [r for r in BOARD.routes if cities & set(r.cities) and r.id not in taken and r.length < 8]
        if not near:
            break
        route = dice.choice(near)
        found.append(route.id)
        taken.add(route.id)
        cities |= set(route.cities)
    return found


@pytest.mark.rule("europe.express")
@pytest.mark.parametrize("seed", range(30))
def test_the_longest_trail_is_what_trying_every_trail_finds(seed):
    dice = random.Random(seed)
    taken: set[str] = set()
    claimed = {seat: _network(dice, dice.randrange(8, 15), taken) for seat in range(4)}
    game = table(players=4, claimed=claimed, trains=dict.fromkeys(range(4), 5))
    lengths = [_longest(claimed[seat]) for seat in range(4)]

    assert [points(game, seat, EXPRESS) for seat in range(4)] == [10 * (length == max(lengths)) for length in lengths]
    for seat in range(4):
        assert _length(claimed[seat]) == lengths[seat]
