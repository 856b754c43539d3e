"""The boards that come with the package: record by record, in totals, and as networks."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from ttr_widget.boards.loader import load_board, shipped_board, shipped_names
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.ids import ticket_ids
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.records import City, Route, Ticket

FACTS = Path(__file__).parents[1] / "facts"
FOLDERS = Path(__file__).parents[2] / "ttr_widget" / "boards"
NAMES = tuple(sorted(path.stem for path in (FACTS / "boards").glob("*.json")))


@cache
def verified(name: str) -> dict[str, Any]:
    """The facts of a board as they were verified, apart from the files that the package reads."""
    facts: dict[str, Any] = json.loads((FACTS / "boards" / f"{name}.json").read_text(encoding="utf-8"))
    return facts


def facts_of(record: dict[str, Any], *core: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name not in core}


def verified_tickets(records: list[dict[str, Any]], taken: tuple[str, ...] = ()) -> tuple[Ticket, ...]:
    cities = [tuple(record.get("cities") or (record["a"], record["b"])) for record in records]
    return tuple(
        Ticket(id, names, r["points"], r.get("deck", "tickets"), facts_of(r, "cities", "a", "b", "points", "deck"))
        for id, names, r in zip(ticket_ids(cities, taken), cities, records, strict=True)
    )


def count(board: Board, column: str) -> Counter[Any]:
    return Counter(getattr(route, column) for route in board.routes)


def spaces(board: Board, **wanted: object) -> int:
    chosen = (r for r in board.routes if all(getattr(r, name) == value for name, value in wanted.items()))
    return sum(route.length for route in chosen)


def sizes(board: Board) -> Counter[int]:
    """How many double and triple routes there are."""
    return Counter(map(len, board.groups))


def points(tickets: tuple[Ticket, ...], deck: str) -> Counter[int]:
    return Counter(ticket.points for ticket in tickets if ticket.deck == deck)


# Record by record


def test_every_board_is_shipped_and_verified() -> None:
    assert shipped_names() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_cities_are_the_verified_ones(name: str) -> None:
    expected = tuple(
        City(c["id"], c["name"], c["lat"], c["lon"], facts_of(c, "id", "name", "lat", "lon"))
        for c in verified(name)["cities"]
    )
    assert shipped_board(name).cities == expected


@pytest.mark.parametrize("name", NAMES)
def test_routes_are_the_verified_ones(name: str) -> None:
    core = ("id", "a", "b", "length", "color", "kind", "double")
    records = verified(name)["routes"]
    expected = tuple(Route(**{column: r[column] for column in core}, facts=facts_of(r, *core)) for r in records)
    assert shipped_board(name).routes == expected


@pytest.mark.parametrize("name", NAMES)
def test_tickets_are_the_verified_ones(name: str) -> None:
    assert shipped_board(name).tickets == verified_tickets(verified(name)["tickets"])


def test_tickets_of_1912_are_the_verified_ones() -> None:
    taken = tuple(ticket.id for ticket in shipped_board("europe").tickets)
    expected = verified_tickets(verified("europe")["tickets_1912"], taken)
    assert dict(shipped_board("europe").expansions) == {"1912": expected}


@pytest.mark.parametrize("name", NAMES)
def test_kinds_of_facts_are_the_verified_ones(name: str) -> None:
    """True is not 1, which would be equal above."""
    board, facts = shipped_board(name), verified(name)
    for records, expectations in ((board.cities, facts["cities"]), (board.routes, facts["routes"])):
        for record, expected in zip(records, expectations, strict=True):
            assert {k: type(v) for k, v in record.facts.items()} == {k: type(expected[k]) for k in record.facts}


@pytest.mark.parametrize("name", NAMES)
def test_the_rest_of_the_board_is_the_verified_one(name: str) -> None:
    board, facts = shipped_board(name), verified(name)
    assert (board.name, list(board.players)) == (facts["board"], facts["players"])
    said = " (our own reconstruction)" if board.status == "reconstructed" else ""
    assert board.title == facts["title"] + said
    assert board.status == facts.get("status", "printed")
    assert {key: dict(table) for key, table in board.data.get("scores", {}).items()} == facts.get("scores", {})


# Totals


def test_europe_in_numbers() -> None:
    board = shipped_board("europe")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (47, 101, 46)
    assert sizes(board) == {2: 11}
    assert spaces(board) == 300
    assert count(board, "kind") == {"train": 70, "tunnel": 18, "ferry": 13}
    assert [spaces(board, kind=kind) for kind in ("train", "tunnel", "ferry")] == [204, 55, 41]
    assert count(board, "length") == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
    eight = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")
    assert count(board, "color") == {**dict.fromkeys(eight, 8), "gray": 37}
    assert [spaces(board, color=color) for color in (*eight, "gray")] == [22, 23, 23, 22, 22, 22, 22, 22, 122]
    by_color = Counter((route.color, route.kind) for route in board.routes)
    assert all(by_color[color, "train"] == 7 and by_color[color, "tunnel"] == 1 for color in eight)
    assert [by_color["gray", kind] for kind in ("train", "tunnel", "ferry")] == [14, 10, 13]


def test_europe_ferries_show_seventeen_locomotives() -> None:
    board = shipped_board("europe")
    assert sum(route.fact("locomotives", 0) for route in board.routes) == 17
    assert {route.kind for route in board.routes if route.fact("locomotives", 0)} == {"ferry"}
    assert all(route.fact("locomotives", 0) for route in board.routes if route.kind == "ferry")


def test_europe_tickets_in_numbers() -> None:
    board = shipped_board("europe")
    assert points(board.tickets, "long") == {20: 3, 21: 3}
    assert points(board.tickets, "regular") == {5: 5, 6: 5, 7: 5, 8: 13, 9: 2, 10: 5, 11: 2, 12: 2, 13: 1}


def test_europe_1912_adds_55_tickets() -> None:
    board = shipped_board("europe")
    added = board.expansions["1912"]
    assert Counter((ticket.deck, ticket.fact("big_city", False)) for ticket in added) == {
        ("long", False): 6,
        ("regular", False): 19,
        ("regular", True): 30,
    }
    whole = board.with_expansion("1912")
    assert whole.tickets == board.tickets + added
    assert len(whole.ticket_number) == 101


def test_germany_in_numbers() -> None:
    board = shipped_board("germany")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (40, 110, 89)
    assert sizes(board) == {2: 21, 3: 2}
    assert spaces(board) == 313
    assert count(board, "length") == {1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5}
    eights = ("black", "blue", "green", "orange", "purple", "red", "white")
    assert count(board, "color") == {**dict.fromkeys(eights, 8), "yellow": 9, "gray": 45}
    assert {color: spaces(board, color=color) for color in (*eights, "yellow", "gray")} == {
        **dict.fromkeys(("red", "black", "blue", "green", "purple"), 28),
        **dict.fromkeys(("yellow", "white", "orange"), 27),
        "gray": 92,
    }
    assert count(board, "kind") == {"train": 110}


def test_germany_places_and_passengers() -> None:
    board = shipped_board("germany")
    countries = {city.id for city in board.cities if city.fact("country", False)}
    assert countries == {"danemark", "frankreich", "niederlande", "osterreich", "schweiz"}
    assert sum(bool(countries & {route.a, route.b}) for route in board.routes) == 14
    numbers = Counter(city.fact("passengers", 0) for city in board.cities)
    assert numbers == {5: 1, 4: 4, 3: 2, 1: 33}
    assert sum(city.fact("passengers", 0) for city in board.cities) == 60


def test_germany_tickets_in_numbers() -> None:
    board = shipped_board("germany")
    short, long = points(board.tickets, "short"), points(board.tickets, "long")
    assert (short.total(), min(short), max(short), sum(short.elements())) == (55, 2, 11, 415)
    assert (long.total(), min(long), max(long), sum(long.elements())) == (34, 12, 22, 526)
    assert board.ticket("mannheim-stuttgart").points == 2
    abroad = [sum(board.city(city).fact("country", False) for city in ticket.cities) for ticket in board.tickets]
    assert Counter(abroad) == {0: 72, 1: 15, 2: 2}


def test_world_in_numbers() -> None:
    board = shipped_board("world")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (48, 130, 65)
    assert sizes(board) == {2: 34}
    assert count(board, "kind") == {"rail": 71, "sea": 59}
    assert (spaces(board, kind="rail"), spaces(board, kind="sea"), spaces(board)) == (158, 253, 411)
    colors = ("purple", "yellow", "green", "red", "black", "white", "gray")
    numbers = Counter((route.kind, route.color) for route in board.routes)
    assert [numbers["rail", color] for color in colors] == [9, 9, 10, 10, 9, 11, 13]
    assert [numbers["sea", color] for color in colors] == [7, 9, 9, 9, 7, 10, 8]
    assert [spaces(board, kind="rail", color=color) for color in colors] == [21, 20, 22, 20, 21, 23, 31]
    assert [spaces(board, kind="sea", color=color) for color in colors] == [38, 38, 38, 37, 37, 38, 27]


def test_world_marks() -> None:
    board = shipped_board("world")
    ports = {city.id for city in board.cities if city.fact("port", False)}
    assert len(ports) == 38
    assert "port_aux_francais" not in ports
    pairs = [route for route in board.routes if route.fact("pairs", False)]
    assert (len(pairs), sum(route.length for route in pairs)) == (5, 10)
    assert {(route.kind, route.color, route.double) for route in pairs} == {("rail", "gray", None)}
    assert sum(route.fact("wrap", False) for route in board.routes) == 10
    assert {end for route in board.routes if route.kind == "sea" for end in route.cities} <= ports | {
        "port_aux_francais"
    }


def test_world_tickets_in_numbers() -> None:
    board = shipped_board("world")
    tours = [ticket for ticket in board.tickets if ticket.deck == "tour"]
    ordinary = [ticket for ticket in board.tickets if ticket.deck == "regular"]
    assert (len(tours), len(ordinary), sum(ticket.points for ticket in ordinary)) == (8, 57, 772)
    assert all(len(ticket.cities) == 2 and not ticket.facts for ticket in ordinary)
    for tour in tours:
        assert len(tour.cities) > 2
        assert tour.fact("ordered", 0) == tour.points * 3 // 2
        assert tour.fact("penalty", 0) == tour.fact("ordered", 0) + 6


def test_berlin_in_numbers() -> None:
    board = shipped_board("berlin")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (19, 55, 22)
    assert sizes(board) == {2: 19}
    assert count(board, "kind") == {"tram": 34, "subway": 21}
    by_length = Counter((route.kind, route.length) for route in board.routes)
    assert [by_length["tram", length] for length in (1, 2, 3, 4)] == [13, 12, 8, 1]
    assert [by_length["subway", length] for length in (2, 3, 4)] == [9, 10, 2]
    colors = ("black", "blue", "purple", "green", "orange", "red", "gray")
    assert [spaces(board, color=color) for color in colors] == [18, 18, 18, 17, 17, 17, 16]
    assert sum(ticket.points for ticket in board.tickets) == 120
    assert {kind: dict(table) for kind, table in board.data["scores"].items()} == {
        "tram": {"1": 1, "2": 2, "3": 4, "4": 7},
        "subway": {"2": 2, "3": 3, "4": 4},
    }


def test_berlin_says_that_it_is_a_reconstruction() -> None:
    board = shipped_board("berlin")
    assert board.status == "reconstructed"
    assert "reconstruction" in board.description
    beginning = (FOLDERS / "berlin" / "SOURCES.md").read_text(encoding="utf-8")[:200]
    assert "our own reconstruction" in beginning


def test_usa_in_numbers() -> None:
    board = shipped_board("usa")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (36, 100, 30)
    assert sizes(board) == {2: 22}
    assert spaces(board) == 309
    assert count(board, "length") == {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}
    seven = ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")
    assert count(board, "color") == {**dict.fromkeys(seven, 7), "gray": 44}
    assert {spaces(board, color=color) for color in seven} == {27}
    assert sum(ticket.points for ticket in board.tickets) == 349


# Networks


def shortest(board: Board) -> "nx.MultiGraph[str]":
    """The board without passing through a country: each border crossing gets an end of its own."""
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    for route in board.routes:
        ends = [f"{end} by {route.id}" if board.city(end).fact("country", False) else end for end in route.cities]
        graph.add_edge(*ends, length=route.length)
    return graph


@pytest.mark.parametrize("name", NAMES)
def test_board_is_connected_and_tickets_can_be_done(name: str) -> None:
    board = shipped_board(name)
    assert nx.is_connected(board.graph)
    tickets = [*board.tickets, *(ticket for added in board.expansions.values() for ticket in added)]
    assert all(nx.has_path(board.graph, ticket.cities[0], end) for ticket in tickets for end in ticket.cities[1:])


def test_germany_is_connected_without_passing_through_a_country() -> None:
    assert nx.is_connected(shortest(shipped_board("germany")))


EXCEPTIONS = {
    "europe": {"edinburgh-athina": 1, "london-wien": 1},
    "germany": {"kiel-stuttgart": 1},
    "usa": {
        "los_angeles-chicago": 1,
        "los_angeles-miami": 1,
        "los_angeles-new_york": 1,
        "sault_st_marie-oklahoma_city": 1,
        "seattle-new_york": 2,
    },
    "berlin": {},
}


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_tickets_are_worth_their_shortest_path(name: str) -> None:
    """But for those that are printed so: a check of the tickets and of the lengths at once."""
    board = shipped_board(name)
    graph = shortest(board)
    more = {}
    for ticket in board.tickets:
        start, end = ([n for n in graph if n == city or n.startswith(f"{city} by ")] for city in ticket.cities)
        least = min(nx.shortest_path_length(graph, a, b, "length") for a in start for b in end)
        if ticket.points != least:
            more[ticket.id] = ticket.points - least
    assert more == EXCEPTIONS[name]


@pytest.mark.parametrize("name", NAMES)
def test_doubles_differ_in_colour_unless_gray(name: str) -> None:
    board = shipped_board(name)
    for group in board.groups:
        colors = [board.routes[number].color for number in group]
        assert len(set(colors)) == len(colors) or set(colors) == {"gray"}
        assert len({board.routes[number].kind for number in group}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_ends_and_groups_of_every_board(name: str) -> None:
    board = shipped_board(name)
    for number, route in enumerate(board.routes):
        assert tuple(board.cities[end].id for end in board.ends[number]) == route.cities
        group = board.group_of[number]
        assert (group == -1) == (route.double is None)
        assert group == -1 or number in board.groups[group]
    members = [number for group in board.groups for number in group]
    assert len(members) == len(set(members))
    assert all(len({board.routes[number].double for number in group}) == 1 for group in board.groups)


@pytest.mark.parametrize("name", NAMES)
def test_a_board_comes_back_from_its_graph(name: str) -> None:
    board = shipped_board(name)
    other = Board.from_graph(board.graph, name=name, tickets=board.tickets)
    assert other.cities == board.cities
    assert sorted(other.routes, key=lambda route: route.id) == sorted(board.routes, key=lambda route: route.id)
    assert other.tickets == board.tickets
    again = Board.from_graph(board.graph, name=name, tickets=[(*t.cities, t.points) for t in board.tickets])
    assert [ticket.id for ticket in again.tickets] == [ticket.id for ticket in board.tickets]


# The folders


@pytest.mark.parametrize("name", NAMES)
def test_every_folder_reads_like_a_box(name: str) -> None:
    files = {path.name for path in (FOLDERS / name).iterdir()}
    assert {"board.toml", "cities.csv", "routes.csv", "tickets.csv", "SOURCES.md"} <= files
    board = shipped_board(name)
    assert board.description.endswith(".")
    assert "\n" not in board.description + board.special
    assert board.special


@pytest.mark.parametrize(
    "path", [*sorted(FOLDERS.glob("*/SOURCES.md")), FACTS / "rules.md"], ids=lambda path: path.parent.name
)
def test_sources_and_rules_name_no_file_outside_of_the_repository(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w*])\.{0,2}/\w", text)


def test_a_board_is_read_once() -> None:
    assert shipped_board("europe") is shipped_board("europe")
    assert load_board(FOLDERS / "europe", {"title": Message("board-europe.title")}) is not shipped_board("europe")


LISTED = f"(boards: {', '.join(NAMES[:-1])} and {NAMES[-1]})"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Europe", f"no board 'Europe' {LISTED}; did you mean 'europe'?"),
        ("mars", f"no board 'mars' {LISTED}"),
        (None, f"no board None {LISTED}"),
        (["europe"], f"no board ['europe'] {LISTED}"),
        ("../boards/europe", f"no board '../boards/europe' {LISTED}"),
    ],
)
def test_unknown_boards(name: Any, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        shipped_board(name)
    assert str(caught.value) == words
