"""Every door answers bad input with a documented error: past failures, some random cases, long texts, big files."""

import os
import signal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.boards.loader import load_board
from ttr_widget.boards.own import board_from_dict, board_to_dict
from ttr_widget.kernel import limits
from ttr_widget.loading import load_text
from ttr_widget.notation import Notation
from ttr_widget.render.cartography import placement
from ttr_widget.rules import CardMarket, Claiming, Ferries, Turns

from .corpus import CORPUS
from .doors import DOORS, LANGUAGES, Door, knock
from .mutate import LONG, PIECES

BY_NAME = {door.name: door for door in DOORS}


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    """Ends a test that hangs; on a quiet machine each takes a second at most."""

    def stop(*_: object) -> None:
        raise TimeoutError("this input takes minutes")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("name", CORPUS)
def test_past_failures_stay_mended(name: str) -> None:
    for given in CORPUS[name]:
        for language in LANGUAGES:
            knock(BY_NAME[name], given, language)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_damaged_input_is_refused_with_a_documented_error(door: Door) -> None:
    rng = Random(7)
    outcomes = {knock(door, door.make(rng), rng.choice(LANGUAGES)) for _ in range(60)}
    assert outcomes


def test_a_failure_at_a_door_is_found() -> None:
    with pytest.raises(ZeroDivisionError):
        knock(Door("broken", lambda rng: 0, lambda given: 1 // given), 0)


@pytest.mark.parametrize("piece", PIECES, ids=ascii)
def test_texts_of_one_repeated_piece(piece: str) -> None:
    text = (piece * LONG)[:LONG]
    game = ttr.new_game("europe", seed=1)
    assert game.why_not({"type": "claim", "route": text, "cards": "1 red"})
    assert game.why_not({"type": "station", "city": "roma", "cards": text})
    assert game.why_not(f"claim {text[:900]} with {text[:50]}")
    for make in (
        lambda: ttr.scenario("europe", claimed={0: [text]}),
        lambda: ttr.scenario("europe", hands={0: text + "x"}),
        lambda: ttr.variant(f"europe with {text}"),
        lambda: ttr.variant(f"europe {text}!"),
        lambda: ttr.Puzzle(ttr.scenario("europe", seed=1), f"claim {text}"[:390]),
        lambda: ttr.replay(text),
        lambda: load_text(text),
    ):
        with pytest.raises(ttr.BadInput):
            make()


def calls_needed(text: str) -> int:
    """How many Python and C functions are called to find the routes in a text."""
    count, reader = 0, ttr.variant("europe").board.reader

    def counted(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(counted)
    try:
        reader._find_tracks(text)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("piece", ["-", "a-", " to ", "- "])
def test_a_route_text_of_twice_the_length_needs_twice_the_work(piece: str) -> None:
    short, long = (calls_needed((piece * n)[:n]) for n in (2_000, 4_000))
    assert short < long < 2.2 * short


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.ttr.json"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(ttr.BadSave):
            ttr.load(path)


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    long = tmp_path / "long.ttr.json"
    with long.open("wb") as file:
        file.truncate(limits.FILE_BYTES + 1)
    with pytest.raises(ttr.BadSave, match="longer than 20000000 bytes"):
        ttr.load(long)


def test_a_long_transcript_is_refused_not_cut() -> None:
    text = ttr.new_game("europe", seed=1).transcript()
    with pytest.raises(ttr.BadSave, match="longer than"):
        ttr.replay(text + "#" * limits.FILE_BYTES)


def test_an_archive_is_not_unpacked_beyond_the_limit(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("town/board.toml", " " * (limits.TABLE_BYTES + 1))
    with zipfile.ZipFile(tmp_path / "bomb.zip") as packed, pytest.raises(ttr.BadBoard, match="longer than"):
        load_board(zipfile.Path(packed, "town/"))


def test_lists_of_choices_are_bounded() -> None:
    drawn = limits.DRAWN_TICKETS
    first = "first={'long': 1, 'regular': 2}"
    many = ttr.new_game(f"europe with Tickets({first}, draw={{'regular': {drawn}}}, keep=0)", seed=1)
    for action in ("", "", "tickets"):
        many.play(action or many.legal_actions()[0])
    assert len(many.legal_actions()) == 2**drawn
    with pytest.raises(ttr.BadVariant, match=f"at most {drawn} tickets"):
        ttr.variant(f"europe with Tickets({first}, draw={{'regular': {drawn + 1}}})")


def test_keeping_no_ticket_can_be_written_and_read() -> None:
    game = ttr.new_game("usa with Tickets(keep=0, first_keep=0)", seed=1)
    assert "keep nothing" in map(str, game.legal_actions())
    game.play("keep nothing")
    assert ttr.replay(game.transcript()).history == game.history
    assert load_text(ttr.save.save_text(game)).history == game.history


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("TwoDecks(marked=100)", "-89"),
        ("TwoDecks(wild='ship-red')", "two kinds of card are called 'ship-red'"),
        ("TwoDecks(colors=('red', 'red'))", "'colors' should be"),
        ("TwoDecks(wild='train-deck')", "a card is named by words"),
    ],
)
def test_cards_that_cannot_be_told_apart_are_refused(rule: str, words: str) -> None:
    with pytest.raises(ttr.BadVariant, match=words):
        ttr.variant(f"world with {rule}")


def ring(count: int) -> nx.Graph:
    graph: nx.Graph = nx.cycle_graph(count)
    for edge in graph.edges.values():
        edge["length"] = 2
    return graph


def test_boards_have_limits() -> None:
    most = limits.CITIES
    with pytest.raises(ttr.BadBoard, match=f"at most {most} cities"):
        ttr.Board.from_graph(ring(most + 1), name="ring")
    board = ttr.Board.from_graph(ring(most), name="ring")
    tickets = [["1-2", ["1", "2"], 5, "tickets", {}]] * 200_000
    with pytest.raises(ttr.BadSave, match=f"at most {limits.TICKETS} tickets"):
        board_from_dict({**board_to_dict(board), "tickets": tickets}, "board")


def test_the_cities_of_a_crowded_map_are_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[object] = []
    monkeypatch.setattr(placement, "relax", lambda draft, rounds: moved.append(draft))
    assert ttr.Board.from_graph(ring(200), name="ring").figure().layout.width
    assert not moved
    assert ttr.Board.from_graph(ring(9), name="ring").figure().layout.width
    assert moved


def test_a_ferry_cannot_need_more_locomotives_than_its_length() -> None:
    graph = ring(3)
    graph.edges[0, 1].update(kind="ferry", locomotives=3)
    rules = [Turns(), CardMarket(), Claiming(own={"trains": 9}), Ferries()]
    with pytest.raises(ttr.BadVariant, match="cannot need 3 locomotives"):
        ttr.Variant(ttr.Board.from_graph(graph, name="ring"), rules)


def test_names_that_fold_to_the_same_letters_are_told_apart() -> None:
    graph = nx.Graph([("a_b", "c", {"length": 1}), ("c", "ab", {"length": 1}), ("a", "bc", {"length": 1})])
    tickets = [("a", "bc", 1), ("ab", "c", 2), ("a_b", "c", 3)]
    board = ttr.Board.from_graph(graph, name="town", tickets=tickets)
    notation = ttr.Variant(board, [Turns(), CardMarket(), Claiming()]).derived(Notation)
    assert [notation.read("city", city.id) for city in board.cities] == [city.id for city in board.cities]
    assert notation.read("tickets", "a-bc ab-c a_b-c") == ("a-bc", "ab-c", "a_b-c")


def test_a_city_without_latin_letters_is_not_taken_for_every_unknown_name() -> None:
    graph = nx.Graph([("Ayr", "北京", {"length": 1})])
    notation = ttr.Variant(ttr.Board.from_graph(graph, name="town"), [Turns(), CardMarket(), Claiming()]).derived(
        Notation
    )
    with pytest.raises(ttr.BadInput):
        notation.read("city", "???")
