"""Playtests: fairness, use of routes, tickets, lengths, dead ends, and what an import left out."""

from typing import Any

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.simulate import Playtest
from ttr_widget.simulate.playtest import ticket_choices
from ttr_widget.simulate.playtest_page import playtest_html


def town(**more):
    """Five places; one of them at the end of a single route."""
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    lengths = [("ayr", "bonn", 2), ("ayr", "bonn", 2), ("bonn", "caen", 3), ("caen", "ayr", 2), ("caen", "delft", 1)]
    graph.add_weighted_edges_from([*lengths, ("delft", "ayr", 3), ("delft", "ems", 2)], weight="length")
    tickets = [("ayr", "delft", 3), ("bonn", "delft", 4), ("ayr", "ems", 5), ("bonn", "ems", 30), ("caen", "ems", 3)]
    tickets += [("ayr", "caen", 2), ("bonn", "caen", 3), ("bonn", "ayr", 2)]
    return ttr.Board.from_graph(graph, name="town", players=(2, 2), tickets=tickets, **more)


@pytest.fixture(scope="module")
def test():
    return ttr.playtest(town(), games=40, seed=1, progress=False)


def test_a_board_without_rules_is_played_with_as_many_trains_as_fit(test):
    assert test.variant.piece_counts == (7,)
    assert "each player has 7 trains" in str(test)
    assert ttr.playtest(town(), games=40, seed=1, progress=False).tickets() == test.tickets()


def test_the_rows_agree_with_the_games(test):
    seats = test.seats()
    assert sum(row["wins"] for row in seats) == pytest.approx(1)
    assert all(row["low"] <= row["wins"] <= row["high"] for row in seats)
    (length,) = test.lengths()
    assert length["shortest"] <= length["turns"] <= length["longest"]
    assert length["games"] == 40
    rows = {row["ticket"]: row for row in test.tickets()}
    assert rows["bonn-ems"]["spaces"] == 6
    assert rows["bonn-ems"]["points per space"] == 5
    held = sum(player.tickets for game in test.result.games for player in game.players)
    done = sum(player.tickets_done for game in test.result.games for player in game.players)
    assert sum(row["kept"] for row in rows.values()) == held
    assert sum(round((row["completed"] or 0) * row["kept"]) for row in rows.values()) == done
    assert all(row["offered"] >= row["kept"] for row in rows.values())
    assert {row["what"]: row["id"] for row in test.dead_ends()}["city"] == "ems"
    assert len(test.routes()) == 7
    assert {row["kind"] for row in test.routes()} == {"train"}


def test_what_deserves_a_look_is_said(test):
    told = [str(message) for message in test.findings()]
    assert any(line.startswith("worth a lot") and "bonn-ems" in line for line in told)
    assert any("a single route leads to" in line for line in told)
    for locale in ("pl", "de"):
        assert all(message.said(locale, test.variant.names) for message in test.findings())
        assert "playtest-" not in playtest_html(test, locale=locale)


def test_the_page_stands_alone(test, tmp_path):
    test.save(tmp_path / "town.html")
    page = (tmp_path / "town.html").read_text()
    assert page.count("<svg") == 4
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert test._repr_html_() in page


def test_a_seat_that_always_wins_is_found():
    bots = ["planner", "random"]
    result = ttr.simulate("usa with Claiming(own={'trains': 9})", bots, games=30, seed=2, rotate=False, progress=False,
                          measures={"ticket choices": ticket_choices})  # fmt: skip
    uneven = Playtest(result, ())
    assert any("seat 0 wins" in str(message) and "more than" in str(message) for message in uneven.findings())


def test_wrong_arguments_are_refused():
    wrongs: list[Any] = [{"players": 5}, {"players": "2"}, {"bots": ["greedy"] * 2, "players": 3}, {"games": 0}]
    for wrong in wrongs:
        with pytest.raises(ttr.BadInput):
            ttr.playtest(town(), progress=False, **{"games": 1, **wrong})
    with pytest.raises(ttr.BadInput):
        ttr.playtest(7, games=1)  # type: ignore[arg-type]
    with pytest.raises(ttr.BadInput, match="dead_ends"):
        ttr.playtest(town(), games=1, progress=False).to_frame("x")


def test_what_the_import_left_out_is_told(tmp_path):
    file = tmp_path / "town.csv"
    file.write_text("From,To,Length,Colour\nAyr,Bonn,2,red\nBonn,Caen,3,pink\nCaen,Ayr,1,\n")
    test = ttr.playtest(ttr.import_board(file), games=2, bots="greedy", progress=False)
    assert "the colour 'pink' is unknown" in str(test)
    assert test.tickets() == []
    assert "<svg" in playtest_html(test)
