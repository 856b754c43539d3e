"""Every board's drawing is measured: nothing lies on anything else, and all can be hit."""

import json
import math
from importlib.resources import files
from itertools import pairwise

import pytest

import ttr_widget as ttr
from tests.contract.mini import drawn as graph_board
from tests.contract.mini import mini_board
from tools import measure
from ttr_widget.boards import BOARDS
from ttr_widget.render.cartography.curves import Curve, area, box, overlap
from ttr_widget.render.cartography.geometry import board_geometry

each_board = pytest.mark.parametrize("name", BOARDS)


def board(name):
    return ttr.variant(name).board


@each_board
def test_no_two_spaces_share_more_than_a_tenth(name):
    assert measure.crowded_spaces(board_geometry(board(name))) == []


@each_board
def test_no_name_hides_a_name_a_space_or_a_city(name):
    assert measure.crowded_labels(board_geometry(board(name))) == []


@each_board
def test_no_symbol_at_a_rim_covers_a_name_or_a_city(name):
    geometry = board_geometry(board(name))

    for route in geometry.routes.values():
        if route.rim is None:
            continue
        x, y, r = route.rim
        for whose, (cx, cy, wide, high) in measure.labels(geometry):
            assert math.hypot(max(0, abs(x - cx) - wide / 2), max(0, abs(y - cy) - high / 2)) >= r, (route.id, whose)
        for city in geometry.cities.values():
            assert math.dist((x, y), (city.x, city.y)) >= r + city.radius, (route.id, city.id)


@each_board
def test_no_space_covers_a_city(name):
    assert measure.covered_cities(board_geometry(board(name))) == []


@each_board
def test_everything_is_inside_the_frame(name):
    assert measure.outside(board_geometry(board(name))) == []


@each_board
def test_no_two_routes_cross(name):
    assert measure.crossings(board_geometry(board(name))) == []


@each_board
def test_each_route_has_its_spaces_and_all_are_equal(name):
    geometry = board_geometry(board(name))

    for route in board(name).routes:
        drawn = geometry.routes[route.id]
        assert len(drawn.spaces) == (1 if route.kind == "subway" else route.length)
        if route.kind != "subway":
            assert drawn.size == geometry.car
            assert 2.2 <= drawn.size[0] / drawn.size[1] <= 2.6
        assert drawn.path.count("Z") == len(drawn.spaces) * (2 if route.fact("pairs", False) else 1)


@each_board
def test_each_route_can_be_hit(name):
    """8 units are 8 pixels in a picture of 1,000; and a space lies on the way of its own route, not of others."""
    geometry = board_geometry(board(name))

    for route in geometry.routes.values():
        assert 2 * route.half_width >= 8
        for place in route.spaces:
            away = {other.id: distance((place.x, place.y), other.lines) for other in geometry.routes.values()}
            nearest = min(away.values())
            assert away[route.id] < route.half_width
            assert away[route.id] - nearest < 0.5 * route.half_width, f"{route.id} at {place}"


@each_board
def test_tracks_of_a_double_run_side_by_side(name):
    geometry = board_geometry(board(name))

    for group in board(name).groups:
        tracks = [geometry.routes[board(name).routes[number].id] for number in group]
        for one, two in pairwise(tracks):
            steps = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in zip(one.spaces, two.spaces, strict=True)]
            assert max(steps) - min(steps) < 0.01
            assert 1.1 * one.size[1] <= steps[0] <= 1.6 * one.size[1]


@each_board
def test_a_waiting_passenger_has_a_place_of_its_own_beside_the_name(name):
    geometry = board_geometry(board(name))

    for city in board(name).cities:
        drawn = geometry.cities[city.id]
        assert len(drawn.seats) == city.fact("passengers", 0)
        x, y, wide, high = drawn.label
        assert all(abs(sx - x) <= wide / 2 and abs(sy - y) <= high / 2 for sx, sy in drawn.seats)


@each_board
def test_a_name_is_nearer_to_its_own_city_than_to_others(name):
    geometry = board_geometry(board(name))

    for city in geometry.cities.values():
        x, y, w, h = city.label
        away = {
            other.id: math.hypot(max(0, abs(other.x - x) - w / 2), max(0, abs(other.y - y) - h / 2))
            for other in geometry.cities.values()
        }
        assert away[city.id] <= min(away.values()) + 1, f"{city.id} is written at {min(away, key=away.__getitem__)}"


def test_wrapping_routes_leave_at_one_edge_and_come_in_at_the_other():
    geometry = board_geometry(board("world"))
    wraps = [route for route in board("world").routes if route.fact("wrap", False)]

    assert len(wraps) == 10
    for route in wraps:
        (*_, one), (*_, two) = geometry.routes[route.id].lines
        assert {one[0], two[0]} == {0, geometry.width}
        assert one[1] == two[1]
    words = {edge.text for edge in geometry.edges}
    assert {"← Sydney", "→ Lima"} <= words


def test_the_geometry_is_json_and_is_worked_out_once():
    one = board_geometry(ttr.variant("europe"))

    assert one is board_geometry(board("europe"))
    said = json.loads(json.dumps(one.to_dict()))
    assert said["size"] == [1000, one.height]
    assert len(said["routes"]["palermo-smyrna"]["spaces"]) == 6
    assert said["routes"]["palermo-smyrna"]["wilds"] == [2, 3]


def test_the_maps_are_small():
    sizes = [len(files("ttr_widget.boards").joinpath(name, "map.json").read_bytes()) for name in BOARDS]

    assert sum(sizes) < 150_000


@pytest.mark.parametrize("own", [mini_board, lambda: graph_board().board], ids=["mini", "graph"])
def test_a_board_of_ones_own_is_drawn_too(own):
    geometry = board_geometry(own())

    assert measure.crowded_spaces(geometry) == []
    assert measure.outside(geometry) == []
    assert {len(route.spaces) for route in geometry.routes.values()} == {route.length for route in own().routes}


def test_shared_areas_are_measured():
    one = box(Curve((0, 0), (10, 0)).at(0.5), 4, 2)
    beside = box(Curve((0, 1), (10, 1)).at(0.5), 4, 2)

    assert area(one) == pytest.approx(8)
    assert overlap(one, beside) == pytest.approx(4)
    assert overlap(one, box(Curve((0, 5), (10, 5)).at(0.5), 4, 2)) == 0


def test_spaces_are_spread_evenly_along_a_bow():
    bow = Curve((0, 0), (100, 0), (30, 30))
    spaces = bow.spaces(3, 20, (5, 5), 40)
    gaps = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(spaces)]

    assert bow.length == pytest.approx(112.2, abs=0.1)
    assert gaps[0] == pytest.approx(gaps[1], rel=0.02)
    assert spaces[1].x == pytest.approx(50, abs=0.5)
    assert spaces[1].y == pytest.approx(22.5, abs=0.5)


def distance(point, lines):
    return min(_to_segment(point, a, b) for line in lines for a, b in pairwise(line))


def _to_segment(point, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
    along = max(0, min(1, along))
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))
