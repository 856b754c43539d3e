"""Boards: lookups, derived data, copies, boards from graphs, and refused boards."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251  # boards travel to the processes of a simulation
import re
from dataclasses import FrozenInstanceError, replace
from typing import Any

import networkx as nx
import pytest

from ttr_widget.boards import variant
from ttr_widget.boards.loader import shipped_board
from ttr_widget.kernel.board import Board, check_board
from ttr_widget.kernel.errors import BadBoard, BadInput, BadVariant
from ttr_widget.kernel.ids import ticket_ids
from ttr_widget.kernel.records import City, Route, Ticket
from ttr_widget.rules import Ferries, Tickets, Tunnels

CITIES = (
    City("ayr", "Ayr", 55.46, -4.63, {"port": True}),
    City("bath", "Bath", 51, -2.36),
    City("cork", "Cork", 51.9, -8.47),
)
ROUTES = (
    Route("ayr-bath-1", "ayr", "bath", 2, "red", "train", "ayr-bath"),
    Route("bath-cork", "bath", "cork", 3, "gray", "ferry", None, {"locomotives": 1}),
    Route("ayr-bath-2", "ayr", "bath", 2, "blue", "train", "ayr-bath"),
)
TICKETS = (
    Ticket("ayr-cork", ("ayr", "cork"), 5),
    Ticket("cork-bath-ayr", ("cork", "bath", "ayr"), 6, "tour", {"ordered": 9}),
)


def board(**other: Any) -> Board:
    fields = {"name": "toy", "title": "Toy", "players": (2, 3), "cities": CITIES, "routes": ROUTES, "tickets": TICKETS}
    return Board(**{**fields, **other})


def said(error: type[Exception], call: Any, *args: Any, **keywords: Any) -> str:
    with pytest.raises(error) as caught:
        call(*args, **keywords)
    assert type(caught.value) is error
    return str(caught.value)


# Looking things up


def test_records_are_found_by_id_and_by_number() -> None:
    toy = board()
    assert toy.city("cork") is toy.cities[toy.city_number["cork"]] is CITIES[2]
    assert toy.route("bath-cork") is toy.routes[toy.route_number["bath-cork"]] is ROUTES[1]
    assert toy.ticket("cork-bath-ayr") is toy.tickets[toy.ticket_number["cork-bath-ayr"]] is TICKETS[1]


@pytest.mark.parametrize(
    ("what", "id", "words"),
    [
        ("city", "pari", "no city 'pari'; did you mean 'paris'?"),
        ("city", "", "no city ''"),
        ("city", 3, "expected the name or id of a city, as a text, got 3"),
        ("city", None, "expected the name or id of a city, as a text, got None"),
        ("city", ["paris"], "expected the name or id of a city, as a text, got ['paris']"),
        ("route", "paris-diepe", "no city 'diepe'; did you mean 'dieppe'?"),
        ("route", 7.5, "expected a route as a text such as 'dieppe-paris', got 7.5"),
        ("ticket", "petrogard-brest", "no ticket 'petrogard-brest'; did you mean 'brest-petrograd'?"),
        ("ticket", {}, "expected the id of a ticket, as a text, got {}"),
    ],
)
def test_what_is_not_there_is_named_with_the_nearest(what: str, id: Any, words: str) -> None:
    said_so = said(BadInput, getattr(shipped_board("europe"), what), id)
    assert said_so.replace(" on the board 'europe'", "", 1) == words
    assert len(said(BadInput, board().city, "x" * 1_000_000)) < 200


@pytest.mark.parametrize(
    ("what", "name", "id"),
    [
        ("city", "PARIS", "paris"),
        ("city", "København", "kobenhavn"),
        ("route", "Paris to Dieppe", "dieppe-paris"),
        ("ticket", "Petrograd–Brest", "brest-petrograd"),
    ],
)
def test_names_are_read_as_everywhere(what: str, name: str, id: str) -> None:
    assert getattr(shipped_board("europe"), what)(name).id == id


# Facts


def test_facts_are_read_with_a_default() -> None:
    assert CITIES[0].fact("port", False) is True
    assert CITIES[1].fact("port", False) is False
    assert ROUTES[1].fact("locomotives", 0) == 1
    assert ROUTES[0].fact("locomotives", 0) == 0
    assert ROUTES[0].fact("nick", "none") == "none"


def test_a_fact_of_another_kind_is_complained_about() -> None:
    assert (
        said(BadBoard, ROUTES[1].fact, "locomotives", False)
        == "bath-cork: 'locomotives' should be true or false, not 1"
    )
    assert said(BadBoard, CITIES[0].fact, "port", 0) == "ayr: 'port' should be a whole number, not True"


def test_nothing_can_be_changed() -> None:
    toy = board(data={"scores": {"train": [1, 2]}})
    for record in (toy, toy.cities[0], toy.routes[0], toy.tickets[0]):
        with pytest.raises(FrozenInstanceError):
            record.id = "other"  # type: ignore[misc,union-attr]
    for facts in (toy.cities[0].facts, toy.data, toy.data["scores"], toy.expansions, toy.city_number):
        with pytest.raises(TypeError):
            facts["other"] = 1  # type: ignore[index]
    assert toy.data["scores"]["train"] == (1, 2)
    with pytest.raises(nx.NetworkXError):
        toy.graph.add_node("dover")


def test_facts_do_not_follow_the_dict_that_they_came_from() -> None:
    facts: dict[str, int | str | bool] = {"port": True}
    city = City("ayr", "Ayr", 0, 0, facts)
    facts["port"] = False
    assert city.fact("port", False)


def test_records_are_equal_by_value_and_boards_by_identity() -> None:
    assert replace(ROUTES[1]) == ROUTES[1]
    assert hash(replace(ROUTES[1])) == hash(ROUTES[1])
    assert replace(ROUTES[1], facts={}) != ROUTES[1]
    assert board() != board()
    assert len({board(), board()}) == 2


def test_a_board_is_shown_shortly() -> None:
    assert repr(board()) == "<Board toy: 3 cities, 3 routes, 2 tickets>"
    assert repr(shipped_board("europe")) == "<Board europe: 47 cities, 101 routes, 46 tickets>"


# Derived


def test_ends_and_groups() -> None:
    toy = board()
    assert toy.ends == ((0, 1), (1, 2), (0, 1))
    assert toy.groups == ((0, 2),)
    assert toy.group_of == (0, -1, 0)


def test_the_graph() -> None:
    toy = board()
    graph = toy.graph
    assert graph is toy.graph
    assert isinstance(graph, nx.MultiGraph)
    assert graph.name == "toy"
    assert list(graph) == ["ayr", "bath", "cork"]
    assert graph.nodes["ayr"] == {"name": "Ayr", "lat": 55.46, "lon": -4.63, "port": True}
    edge = {"length": 3, "color": "gray", "kind": "ferry", "double": None, "locomotives": 1}
    assert graph.edges["bath", "cork", "bath-cork"] == edge
    assert {key for _, _, key in graph.edges(keys=True)} == {route.id for route in ROUTES}
    assert nx.shortest_path_length(graph, "ayr", "cork", "length") == 5


def test_an_expansion_comes_behind_the_tickets() -> None:
    more = (Ticket("cork-ayr", ("cork", "ayr"), 7), Ticket("ayr-cork-2", ("ayr", "cork"), 8))
    toy = board(expansions={"more": more}, data={"scores": 1})
    bigger = toy.with_expansion("more")
    assert bigger.tickets == TICKETS + more
    assert (bigger.name, bigger.routes, bigger.data) == (toy.name, toy.routes, toy.data)
    assert toy.tickets == TICKETS
    assert said(BadInput, bigger.with_expansion, "more") == "no expansion 'more' on the board 'toy' (expansions: none)"
    assert said(BadInput, toy.with_expansion, ["more"]) == "no expansion ['more'] on the board 'toy' (expansions: more)"


def test_ticket_ids_are_numbered_where_they_come_again() -> None:
    ab, abc = ("a", "b"), ("a", "b", "c")
    assert ticket_ids([ab, abc, ab, ab]) == ["a-b", "a-b-c", "a-b-2", "a-b-3"]
    assert ticket_ids([ab, ("b", "a")], taken=["a-b", "x-y"]) == ["a-b-2", "b-a"]
    assert ticket_ids([]) == []


# Copies


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_board_can_be_pickled(protocol: int) -> None:
    for original in (board(expansions={"more": TICKETS[:0]}, data={"a": {"b": [1]}}), shipped_board("europe")):
        assert original.graph  # derived data is not pickled
        other = pickle.loads(pickle.dumps(original, protocol))  # noqa: S301
        assert type(other) is Board
        for name in ("name", "title", "players", "cities", "routes", "tickets", "description", "special", "status"):
            assert getattr(other, name) == getattr(original, name)
        assert (other.expansions, other.data) == (original.expansions, original.data)
        assert (other.ends, other.groups) == (original.ends, original.groups)
        assert nx.utils.graphs_equal(other.graph, original.graph)


@pytest.mark.parametrize("record", [*CITIES, *ROUTES, *TICKETS])
def test_a_record_can_be_copied(record: Any) -> None:
    for other in (pickle.loads(pickle.dumps(record, 5)), copy.copy(record), copy.deepcopy(record)):  # noqa: S301
        assert other == record
        assert type(other.facts) is type(record.facts)


def test_copies_of_a_board() -> None:
    toy = board()
    assert copy.deepcopy({"board": toy})["board"] is toy
    assert copy.copy(toy).routes == toy.routes


# Checking


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"name": "Toy"}, "'name' should be lower-case letters (at least one)"),
        ({"players": 2}, "'players' should be two whole numbers, from and to, not 2"),
        ({"players": (0, 3)}, "'players' must lie between 1 and 10, not from 0 to 3"),
        ({"players": (2, 99)}, "'players' must lie between 1 and 10, not from 2 to 99"),
        ({"cities": ()}, "a board needs cities and routes"),
        ({"routes": ()}, "a board needs cities and routes"),
        ({"cities": (*CITIES, CITIES[0])}, "city 'ayr': a second city 'ayr'"),
        ({"routes": (*ROUTES, ROUTES[1])}, "route 'bath-cork': a second route 'bath-cork'"),
        ({"tickets": TICKETS * 2}, "ticket 'ayr-cork': a second ticket 'ayr-cork'"),
        ({"expansions": {"more": TICKETS[:1]}}, "ticket 'ayr-cork': a second ticket 'ayr-cork'"),
        ({"expansions": {"more": (replace(TICKETS[0], cities=("ayr", "x")),)}}, "ticket 'ayr-cork': no city 'x'"),
        ({"routes": ROUTES[:1]}, "route 'ayr-bath-1': the double route 'ayr-bath' has only this track"),
    ],
)
def test_a_wrong_board_is_refused(other: dict[str, Any], words: str) -> None:
    assert re.fullmatch(rf"board '[Tt]oy'(: |, ){re.escape(words)}.*", said(BadBoard, board, **other))


CITY, ROUTE, TICKET = CITIES[1], ROUTES[1], TICKETS[0]


@pytest.mark.parametrize(
    ("record", "other", "words"),
    [
        (CITY, {"id": "Bath"}, "'id' should be lower-case letters (at least one), digits and '_', not 'Bath'"),
        (CITY, {"id": 7}, "'id' should be lower-case letters (at least one), digits and '_', not 7"),
        (CITY, {"id": "bad-ems"}, "'id' should be"),
        (CITY, {"name": " "}, "'name' should be a non-empty text, not ' '"),
        (CITY, {"lat": "1"}, "'lat' should be a number, not '1'"),
        (CITY, {"lon": float("inf")}, "'lon' should be a number, not inf"),
        (CITY, {"lon": True}, "'lon' should be a number, not True"),
        (CITY, {"facts": {"name": "x"}}, "a fact cannot be named 'name'"),
        (CITY, {"facts": {"Big City": 1}}, "a fact cannot be named 'Big City'"),
        (CITY, {"facts": {3: 1}}, "a fact cannot be named 3"),
        (CITY, {"facts": {"big": 1.5}}, "'big' should be a whole number, true or false, or a text, not 1.5"),
        (CITY, {"facts": {"big": None}}, "'big' should be a whole number, true or false, or a text, not None"),
        (ROUTE, {"a": "bat"}, "no city 'bat' on this board; did you mean 'bath'?"),
        (ROUTE, {"a": None}, "no city None"),
        (ROUTE, {"a": ["bath"]}, "no city ['bath']"),
        (ROUTE, {"a": "cork"}, "the city 'cork' is named twice"),
        (ROUTE, {"id": "cork-bath"}, "'id' should be 'bath-cork', or that followed by a number"),
        (ROUTE, {"id": "bath-cork-0"}, "'id' should be 'bath-cork', or that followed by a number"),
        (ROUTE, {"length": 0}, "'length' should be a whole number from 1, not 0"),
        (ROUTE, {"length": True}, "'length' should be a whole number from 1, not True"),
        (ROUTE, {"color": "Red"}, "'color' should be a word in lower-case letters, not 'Red'"),
        (ROUTE, {"kind": None}, "'kind' should be a word in lower-case letters, not None"),
        (ROUTE, {"double": ""}, "'double' should be a word in lower-case letters, or nothing, not ''"),
        (ROUTE, {"double": "ayr-bath"}, "'ayr-bath-1', in the same double route, has other cities or"),
        (ROUTE, {"double": "own"}, "the double route 'own' has only this track"),
        (TICKET, {"cities": ("ayr",)}, "expected at least two cities, got ('ayr',)"),
        (TICKET, {"cities": "ayr"}, "expected at least two cities, got 'ayr'"),
        (TICKET, {"cities": ("ayr", "corc")}, "no city 'corc' on this board; did you mean 'cork'?"),
        (TICKET, {"cities": ("ayr", "ayr")}, "the city 'ayr' is named twice"),
        (TICKET, {"id": "cork-ayr"}, "'id' should be 'ayr-cork', or that followed by a number"),
        (TICKET, {"points": -1}, "'points' should be a whole number from 0, not -1"),
        (TICKET, {"points": "5"}, "'points' should be a whole number from 0, not '5'"),
        (TICKET, {"deck": ""}, "'deck' should be a word in lower-case letters, not ''"),
    ],
)
def test_a_wrong_record_is_refused_by_name(record: Any, other: dict[str, Any], words: str) -> None:
    table = {City: "cities", Route: "routes", Ticket: "tickets"}[type(record)]
    records = tuple(replace(old, **other) if old is record else old for old in getattr(board(), table))
    place = f"board 'toy', {type(record).__name__.lower()} {other.get('id', record.id)!r}: "
    assert said(BadBoard, board, **{table: records}).startswith(place + words)


@pytest.mark.parametrize("double", [None, "other"])
def test_tracks_side_by_side_need_one_double(double: str | None) -> None:
    third = replace(ROUTES[0], id="ayr-bath-3", double=double)
    words = said(BadBoard, board, routes=(*ROUTES, third))
    assert words.startswith("board 'toy', route 'ayr-bath-3': ")
    turned = Route("bath-ayr", "bath", "ayr", 2, "green", "train")
    words = "board 'toy', route 'bath-ayr': 'ayr-bath-1' joins the same two cities: give both the same word in 'double'"
    assert said(BadBoard, board, routes=(*ROUTES, turned)) == words
    assert board(routes=(*ROUTES, replace(turned, double="ayr-bath"))).groups == ((0, 2, 3),)


def test_tracks_of_one_double_are_equally_long() -> None:
    words = said(BadBoard, board, routes=(*ROUTES[:2], replace(ROUTES[2], length=3)))
    assert words.endswith(
        "route 'ayr-bath-2': 'ayr-bath-1', in the same double route, has other cities or another length"
    )


def test_a_board_can_be_checked_again_with_places() -> None:
    toy = board()
    check_board(toy)
    places: list[str] = []

    def where(table: str, number: int) -> str:
        places.append(f"{table} {number}")
        return places[-1]

    check_board(toy, where)
    assert {"cities 0", "routes 2", "tickets 1"} <= set(places)


# A board from a graph


def drawn(graph: Any, **other: Any) -> Board:
    return Board.from_graph(graph, name="ring", **other)


def test_the_least_that_a_graph_must_say() -> None:
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edge("b", "a", length=2)
    graph.add_edge("b", "new_town", weight=3.0)
    ring = drawn(graph, tickets=[("a", "new_town", 5)])
    assert (ring.name, ring.title, ring.players, ring.status) == ("ring", "ring", (2, 5), "custom")
    assert [(city.id, city.name) for city in ring.cities] == [("b", "B"), ("a", "A"), ("new_town", "New Town")]
    assert ring.routes == (
        Route("a-b", "a", "b", 2, "gray", "train"),
        Route("b-new_town", "b", "new_town", 3, "gray", "train"),
    )
    assert ring.tickets == (Ticket("a-new_town", ("a", "new_town"), 5),)
    assert len({(city.lat, city.lon) for city in ring.cities}) == 3


def test_a_graph_may_say_more() -> None:
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    graph.add_node("Łódź", lat=51.8, lon=19.5, port=False, note=None)
    graph.add_node("kraków", name="Cracow", pos=(19.9, 50.1), guests=2)
    graph.add_edge("Łódź", "kraków", length=4, color="red", kind="tunnel", risk=3)
    graph.add_edge("kraków", "Łódź", length=4)
    tickets = [("kraków", "Łódź", 4), ["lodz", "krakow", 4]]
    map_ = drawn(graph, title="Poland", players=(2, 3), description="Two towns.", tickets=tickets)
    assert map_.cities == (
        City("lodz", "Łódź", 51.8, 19.5, {"port": False}),
        City("krakow", "Cracow", 50.1, 19.9, {"guests": 2}),
    )
    assert map_.routes == (
        Route("krakow-lodz-1", "krakow", "lodz", 4, "red", "tunnel", "krakow-lodz", {"risk": 3}),
        Route("krakow-lodz-2", "krakow", "lodz", 4, "gray", "train", "krakow-lodz"),
    )
    assert [ticket.id for ticket in map_.tickets] == ["krakow-lodz", "lodz-krakow"]
    assert (map_.title, map_.players, map_.description) == ("Poland", (2, 3), "Two towns.")


def test_the_graphs_of_networkx_can_be_played_on() -> None:
    graph: nx.Graph[int] = nx.cycle_graph(5)
    nx.set_edge_attributes(graph, dict.fromkeys(graph.edges, 2), "length")
    ring = drawn(graph, tickets=[(0, 2, 4), (0, 2, 4), (0, 1, 3, 7)])
    assert [(city.id, city.name) for city in ring.cities[:2]] == [("city_1", "0"), ("city_2", "1")]
    assert [ticket.id for ticket in ring.tickets] == ["city_1-city_3", "city_1-city_3-2", "city_1-city_2-city_4"]


def test_ends_that_are_not_in_alphabetical_order_come_back() -> None:
    turned = (ROUTES[0], replace(ROUTES[1], id="cork-bath", a="cork", b="bath"), ROUTES[2])
    toy = board(routes=turned)
    assert set(Board.from_graph(toy.graph, name="toy").routes) == set(turned)


def pair(node: str = "b", **edge: Any) -> nx.Graph[str]:
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edge("a", node, **{"length": 1, **edge})
    return graph


def placed(**nodes: Any) -> nx.Graph[str]:
    graph = pair()
    graph.add_nodes_from(nodes.items())
    return graph


@pytest.mark.parametrize(
    ("graph", "tickets", "words"),
    [
        ({"a": ["b"]}, (), ": expected an undirected networkx graph (graph.to_undirected() makes one)"),
        (nx.DiGraph([("a", "b")]), (), ": expected an undirected networkx graph"),
        (nx.Graph(), (), ": a board needs cities and routes"),
        (pair("A"), (), ": node 'A' would be a second city 'a'"),
        (pair("a"), (), ", route 'a-a': the city 'a' is named twice"),
        (pair(length=None), (), ", route 'a-b': 'length' should be a whole number from 1, not None"),
        (pair(length=0), (), ", route 'a-b': 'length' should be a whole number from 1, not 0"),
        (pair(length=2.5), (), ", route 'a-b': 'length' should be a whole number from 1, not 2.5"),
        (pair(length=float("nan")), (), ", route 'a-b': 'length' should be a whole number from 1, not nan"),
        (pair(length="2"), (), ", route 'a-b': 'length' should be a whole number from 1, not '2'"),
        (pair(color=3), (), ", route 'a-b': 'color' should be a word in lower-case letters, not 3"),
        (pair(cost=1.5), (), ", route 'a-b': 'cost' should be a whole number, true or false, or a text"),
        (placed(a={"pos": 3}), (), ": 1 of 2 nodes have a position ('pos', 'lat'): give all of them one, or none"),
        (placed(a={"pos": 3}, b={"pos": (1, 2)}), (), ", city 'a': 'lat' should be a number, not None"),
        (placed(a={"pos": "xy"}, b={"pos": (1, 2)}), (), ", city 'a': 'lat' should be a number, not 'y'"),
        (
            placed(a={"lat": 1}, b={}),
            (),
            ": 1 of 2 nodes have a position ('pos', 'lat'): give all of them one, or none",
        ),
        (placed(a={"name": 5}), (), ", city 'a': 'name' should be a non-empty text, not 5"),
        (pair(), [("a", "c", 3)], ", ticket 'a-c': no city 'c'"),
        (pair(), [("a", "b")], ", ticket 'a': 'points' should be a whole number from 0, not 'b'"),
        (pair(), [("a", 3)], ", ticket 'a': expected at least two cities, got ('a',)"),
        (pair(), [("a", "b", "c")], ", ticket 'a-b': 'points' should be a whole number from 0, not 'c'"),
        (pair(), ["ab"], ": expected a ticket as its cities followed by its points, got 'ab'"),
        (pair(), [()], ": expected a ticket as its cities followed by its points, got ()"),
    ],
)
def test_a_graph_that_is_no_board(graph: Any, tickets: Any, words: str) -> None:
    assert said(BadBoard, drawn, graph, tickets=tickets).startswith(f"board 'ring'{words}")


def test_a_misspelt_kind_of_route_is_guessed_from_those_that_the_rules_know() -> None:
    graph: Any = nx.MultiGraph()
    for number, room in enumerate("abc"):
        graph.add_node(room, pos=(number, number % 2))
    for a, b, kind in (("a", "b", "tunel"), ("b", "c", "train"), ("a", "c", "train")):
        graph.add_edge(a, b, length=2, color="red", kind=kind)
    tickets = [("a", "b", 2), ("a", "c", 2), ("b", "c", 2)]
    board = Board.from_graph(graph, name="school", tickets=tickets, players=(2, 3))

    assert said(BadVariant, variant("usa").on, board, Tunnels()).endswith("; did you mean 'tunnel'?")
    assert said(BadVariant, variant("usa").on, board).endswith("to treat such routes as plain ones")
    # A tram is no misspelt train.
    assert said(BadVariant, variant("usa").on, shipped_board("berlin")).endswith("to treat such routes as plain ones")


def test_rules_go_onto_another_board_together_with_those_it_needs() -> None:
    town = shipped_board("europe")
    with pytest.raises(BadVariant, match=r"of the kind '(ferry|tunnel)'"):
        variant("usa").on(town)

    made = variant("usa").on(town, Ferries(), Tunnels(reveal=2), Tickets(first={"regular": 3}, draw={"regular": 3}))

    assert made.board is town
    assert made.rule(Tunnels).reveal == 2
    assert sum(isinstance(rule, Tickets) for rule in made.rules) == 1
