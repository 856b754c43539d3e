"""Boards from the public map editor and from spreadsheets; the maps are invented."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ttr_widget as ttr
from tests.contract.invariants import check_position
from ttr_widget.boards.drawn_map import laid_out
from ttr_widget.rules import Ferries, Tickets, Tunnels

NAMES = ("Ayr", "Bonn", "Caen", "Delft", "Ems", "Faro", "Genk", "Hull")


def ring(**more: Any) -> dict[str, Any]:
    """A map of the editor: a ring of eight stops, with a tunnel, a ferry, a double route and bare rails."""
    stops = [
        {"id": f"s{n}", "name": name, "type": "city", "x": 100 + 90 * n, "y": 50 * n * (8 - n)}
        for n, name in enumerate(NAMES)
    ]
    routes: list[dict[str, Any]] = [
        {"id": f"r{n}", "a": f"s{n}", "b": f"s{(n + 1) % 8}", "length": 2 + n % 3, "type": "road", "color": color}
        for n, color in enumerate(("red", "blue", "green", "yellow", "black", "white", "orange", "purple"))
    ]
    routes += [
        {"id": "t", "a": "s0", "b": "s4", "length": 4, "type": "road", "color": "neutral", "wagonStyle": "tunnel"},
        {"id": "f", "a": "s1", "b": "s5", "length": 5, "type": "sea", "color": "neutral", "locomotiveSlots": [0, 3]},
        {"id": "d", "a": "s0", "b": "s1", "length": 2, "type": "road", "color": "neutral"},
        {"id": "x", "a": "s2", "b": "s6", "length": 3, "type": "old", "color": "neutral"},
    ]
    tickets = [{"id": f"t{n}", "a": f"s{n}", "b": f"s{(n + 3) % 8}", "points": 5 + n} for n in range(8)]
    tickets += [{"id": f"u{n}", "a": f"s{n}", "b": f"s{n + 4}", "points": 8, "set": "extra"} for n in range(4)]
    return {
        "name": "Ring of eight", "format": "board-2x3", "stops": stops, "routes": routes, "tickets": tickets,
        "ticketSets": [{"id": "main", "label": "Main"}, {"id": "extra", "label": "Extra"}],
        "routeTypeStyles": [
            {"id": "road", "label": "Road", "infrastructure": False}, {"id": "sea", "label": "Boat"},
            {"id": "old", "label": "Old rails", "infrastructure": True},
        ],
        "wagonStyles": [{"id": "tunnel", "label": "Tunnel"}],
        "wagonsPerPlayer": 12, "startingTickets": 2, "keptTickets": 1, "players": {"min": 2, "max": 3},
        "background": [{"type": "area"}], "notes": [], **more,
    }  # fmt: skip


def envelope(payload: Any, **more: Any) -> dict[str, Any]:
    return {"format": "ticket-to-ride-map", "version": 3, "kind": "map", "board": {}, "payload": payload, **more}


@pytest.fixture
def imported(tmp_path):
    """Imports files that it writes first, by name."""

    def read(**files: Any) -> Any:
        paths = []
        for name, content in files.items():
            path = tmp_path / name.replace("_", ".")
            if isinstance(content, bytes):
                path.write_bytes(content)
            else:
                path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
            paths.append(path)
        return ttr.import_board(*paths)

    return read


def played(variant: Any) -> ttr.Game:
    """A whole game of greedy bots, checked at its end."""
    game = ttr.bots.play(ttr.new_game(variant, seed=1), ["greedy", "planner"], 1)
    check_position(game.state.draft())
    assert game.is_over
    return game


@pytest.mark.parametrize("version", [1, 3, 4])
def test_a_map_of_the_editor_becomes_a_board_and_a_game(imported, version):
    found = imported(ring_json=ring() if version == 1 else envelope(ring(), version=version))
    board = found.board
    assert (board.name, board.title, board.players) == ("ring_of_eight", "Ring of eight", (2, 3))
    assert [city.name for city in board.cities] == list(NAMES)
    assert board.cities[1].lat < board.cities[0].lat  # y runs downwards in the editor
    assert len(board.routes) == 11
    assert board.route("ayr-ems").kind == "tunnel"
    ferry = board.route("bonn-faro")
    assert (ferry.kind, ferry.color, ferry.fact("locomotives", 0)) == ("ferry", "gray", 2)
    assert {board.route(f"ayr-bonn-{n}").color for n in (1, 2)} == {"red", "gray"}
    assert (len(board.tickets), len(board.expansions["Extra"])) == (8, 4)
    rules = {type(rule): rule for rule in found.variant.rules}
    assert {Ferries, Tunnels} <= set(rules)
    assert (rules[Tickets].first, rules[Tickets].first_keep) == ({"tickets": 2}, 1)
    assert found.variant.piece_counts == (12,)
    assert list(map(str, found.ignored)) == [
        "1 route of a type without train cards is left out",
        "not used: background",
        "further decks are expansions of the board: Extra",
    ]
    game = played(found.variant)
    assert ttr.replay(game.link()).state == game.state


def test_what_cannot_be_used_is_left_out_and_told(imported):
    wrong = ring()
    wrong["stops"] += [{"id": "s0", "name": "Again"}, {"id": "s9", "name": ""}, 7, {"id": "far", "name": "Far"}]
    wrong["routes"] += [
        {"id": "1", "a": "s0", "b": "nowhere", "length": 1}, {"id": "2", "a": "s0", "b": "s0", "length": 1},
        {"id": "3", "a": "s0", "b": "s2", "length": 2.5},
        {"id": "4", "a": "s0", "b": "s3", "length": 2, "color": "pink"},
        {"id": "5", "a": "s0", "b": "s5", "length": 2, "color": "red", "locomotiveSlots": [0, 1, 2]},
    ]  # fmt: skip
    wrong["tickets"] += [{"a": "s0", "b": "s1", "points": -1}, {"a": "s0", "b": "far", "points": 3}, {"a": "s0"}]
    wrong["players"] = {"min": 1, "max": 9}
    found = imported(map_json=wrong)
    told = "\n".join(map(str, found.ignored))
    for words in (
        "1–9 players are impossible", "stops[8]: left out, because Again", "stops[9]: left out, because '' is no name",
        "stops[10]: left out, because 7 is not an object", "routes[12]: left out, because there is no stop 'nowhere'",
        "routes[13]: left out, because it leads", "routes[14]: left out, because the length is 2.5",
        "routes[15]: the colour 'pink' is unknown", "routes[16]: 3 locomotives do not fit", "tickets[12]: left out",
        "Far is left out, because no route leads there", "1 ticket leads to a stop without routes",
    ):  # fmt: skip
        assert words in told
    for locale in ("pl", "de"):
        assert all(message.said(locale) for message in found.ignored)
    played(found.variant)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([], "object"),
        ({}, "not a map of the editor"),
        (envelope(ring(), version=5), "version 5 of the editor's format.*up to 4"),
        (envelope(ring(), kind="tickets"), "holds 'tickets'"),
        (envelope(ring(routes=[])), "no usable route"),
        (envelope(7), "object"),
        ("{", "not JSON"),
    ],
)
def test_files_that_are_no_map_are_refused(imported, content, words):
    with pytest.raises(ttr.BadBoard, match=words):
        imported(map_json=content)


STOPS = "Name;Type;X;Y\r\nÅby;Regular;150;200\r\nHill Town;Regular;450;150\r\nRiver End;Ferry port;650;600\r\n"
ROUTES = (
    "From;To;Length;Colour;Type;Wagon style;Locomotives\r\nÅby;Hill Town;3;Red;Railway;;0\r\n"
    "Åby;Hill Town;3;Blue;Railway;;0\r\nHill Town;River End;4;Grey;Boat;;1\r\nÅby;River End;2;Grey;;Tunnel;\r\n"
)
TICKETS = "Deck;From;To;Points;Long deck\r\nMain;Åby;River End;6;\r\nMain;Hill Town;River End;4;yes\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_spreadsheets_are_told_apart_by_their_headings(imported, encoding):
    found = imported(
        **{name: text.encode(encoding) for name, text in {"t_csv": TICKETS, "r_csv": ROUTES, "s_csv": STOPS}.items()}
    )
    board = found.board
    assert [city.name for city in board.cities] == ["Åby", "Hill Town", "River End"]
    kinds = {route.id: (route.color, route.kind) for route in board.routes}
    assert kinds == {
        "aby-hill_town-1": ("red", "train"), "aby-hill_town-2": ("blue", "train"),
        "aby-river_end": ("gray", "tunnel"), "hill_town-river_end": ("gray", "ferry"),
    }  # fmt: skip
    tickets = [(ticket.id, ticket.points) for ticket in board.tickets]
    assert tickets == [("aby-river_end", 6), ("hill_town-river_end", 4)]
    assert ("old Windows text" in str(found)) == (encoding == "cp1252")
    played(found.variant)


def test_a_file_of_routes_alone_is_enough(imported):
    found = imported(town_csv="City 1,City 2,Spaces\nAyr,Bonn,2\nBonn,Caen,3\nCaen,Ayr,1\n")
    assert (found.board.name, len(found.board.cities)) == ("town", 3)
    assert "laid out by the lengths" in str(found)
    assert "no tickets" in str(found)
    played(found.variant)


def test_stops_without_a_position_lie_between_their_neighbours(imported):
    found = imported(s_csv=STOPS.replace("150;200", ";"), r_csv=ROUTES)
    spots = {city.name: (city.lon, city.lat) for city in found.board.cities}
    assert 450 < spots["Åby"][0] < 650
    assert len(set(spots.values())) == 3
    placed = laid_out("abcd", [("a", "b", 2), ("b", "c", 2), ("c", "d", 2)])
    assert len(set(placed.values())) == 4


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"a_csv": STOPS}, "file of routes is missing"),
        ({"a_csv": "Ayr,Bonn\n1,2\n"}, "the headings ayr and bonn tell neither"),
        ({"a_csv": ""}, "empty"),
        ({"a_csv": "From,To,Length\n"}, "no usable route"),
        ({"a_json": ring(), "b_csv": ROUTES}, "give it alone"),
    ],
)
def test_spreadsheets_that_make_no_board_are_refused(imported, files, words):
    with pytest.raises(ttr.BadBoard, match=words):
        imported(**files)
    with pytest.raises(ttr.BadBoard, match="cannot be read"):
        ttr.import_board("no such file.csv")
    with pytest.raises(ttr.BadInput):
        ttr.import_board(7)  # type: ignore[arg-type]
