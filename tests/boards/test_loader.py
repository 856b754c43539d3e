"""Boards read from folders: what is understood, and what is complained about, by file and line."""

import shutil
import zipfile
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.boards.loader import load_board
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.errors import BadBoard
from ttr_widget.kernel.message import Message

FILES = {
    "board.toml": 'title = "Toy"\nplayers = [2, 3]\ndescription = "Small."\n\n[scores.train]\n1 = 1\n2 = 3\n',
    "cities.csv": (
        "id,name,lat,lon,port,guests,nick\n"
        "ayr,Ayr,55.46,-4.63,true,2,\n"
        'bath,"Bath, Avon",51.38,-2.36,false,,The Springs\n'
        "cork,Córk,51.9,-8.47,,0,7\n"
    ),
    "routes.csv": (
        "id,a,b,length,color,kind,double,locomotives\n"
        "ayr-bath-1,ayr,bath,2,red,train,ayr-bath,\n"
        "ayr-bath-2,ayr,bath,2,blue,train,ayr-bath,\n"
        "bath-cork,bath,cork,3,gray,ferry,,1\n"
    ),
    "tickets.csv": "cities,points,deck,ordered\nayr-cork,5,long,\nayr-cork,4,long,\nayr-bath-cork,6,tour,9\n",
    "tickets-extra.csv": "cities,points,deck\ncork-ayr,3,long\nayr-cork,8,long\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "toy"
    path.mkdir()
    for name, text in FILES.items():
        (path / name).write_text(text, encoding="utf-8")
    return path


def complaint(folder: Path) -> str:
    with pytest.raises(BadBoard) as caught:
        load_board(folder)
    return str(caught.value)


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


# What is understood


def assert_is_the_toy(board: Board) -> None:
    assert (board.name, board.title, board.players, board.description) == ("toy", "Toy", (2, 3), "Small.")
    assert board.status == "custom"
    assert board.data["scores"]["train"] == {"1": 1, "2": 3}
    assert [dict(city.facts) for city in board.cities] == [
        {"port": True, "guests": 2},
        {"port": False, "nick": "The Springs"},
        {"guests": 0, "nick": "7"},
    ]
    assert [(city.name, city.lat) for city in board.cities] == [("Ayr", 55.46), ("Bath, Avon", 51.38), ("Córk", 51.9)]
    assert [route.double for route in board.routes] == ["ayr-bath", "ayr-bath", None]
    assert [dict(route.facts) for route in board.routes] == [{}, {}, {"locomotives": 1}]
    assert [ticket.id for ticket in board.tickets] == ["ayr-cork", "ayr-cork-2", "ayr-bath-cork"]
    assert board.ticket("ayr-bath-cork").fact("ordered", 0) == 9
    assert [ticket.id for ticket in board.expansions["extra"]] == ["cork-ayr", "ayr-cork-3"]


def test_a_board_is_read_from_a_path_or_its_text(folder: Path) -> None:
    assert_is_the_toy(load_board(folder))
    assert_is_the_toy(load_board(str(folder)))


def test_a_board_is_read_from_a_zip_file(folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "box.zip", "w") as box:
        for name in FILES:
            box.write(folder / name, f"toy/{name}")
    with zipfile.ZipFile(tmp_path / "box.zip") as box:
        assert_is_the_toy(load_board(zipfile.Path(box, "toy/")))


def test_a_board_is_read_from_the_present_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    assert_is_the_toy(load_board("."))


def test_what_spreadsheets_do_to_a_file_is_understood(folder: Path) -> None:
    for path in folder.glob("*.csv"):
        text = path.read_text(encoding="utf-8").replace("true", "TRUE").replace(",2", ", 2 ") + "\n,\n\n"
        path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert_is_the_toy(load_board(folder))


def test_columns_may_stand_in_any_order(folder: Path) -> None:
    (folder / "tickets.csv").write_text("deck,points,cities\nlong,5,ayr-cork\n", encoding="utf-8")
    assert load_board(folder).ticket("ayr-cork").points == 5


def test_the_name_may_be_given(folder: Path) -> None:
    change(folder, "board.toml", "title", 'name = "other"\ntitle')
    assert load_board(folder).name == "other"


def test_other_files_are_left_alone(folder: Path) -> None:
    (folder / "SOURCES.md").write_text("words", encoding="utf-8")
    (folder / "old-tickets.csv").write_bytes(b"\xff")
    assert_is_the_toy(load_board(folder))


# Files


def test_no_folder(tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere") == f"no folder '{tmp_path / 'nowhere'}'"


@pytest.mark.parametrize("file", ["board.toml", "cities.csv", "routes.csv", "tickets.csv"])
def test_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert complaint(folder) == f"{file}: there is no such file in the folder 'toy'"


def test_a_folder_in_place_of_a_file(folder: Path) -> None:
    (folder / "routes.csv").unlink()
    (folder / "routes.csv").mkdir()
    assert complaint(folder).startswith("routes.csv: the file cannot be read: ")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("nothing", ["", "\n \n", "\ufeff"])
def test_empty_file(folder: Path, file: str, nothing: str) -> None:
    (folder / file).write_text(nothing, encoding="utf-8")
    assert complaint(folder) == f"{file}: the file is empty"


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize(("file", "line"), [("board.toml", 1), ("cities.csv", 4)])
def test_not_utf8(folder: Path, file: str, line: int, mark: bytes) -> None:
    text = (folder / file).read_text(encoding="utf-8").replace("Toy", "Tóy")
    (folder / file).write_bytes(mark + text.encode("latin-1"))
    letter = {"board.toml": "f3", "cities.csv": "f3"}[file]
    assert complaint(folder) == f"{file}, line {line}: the byte 0x{letter} is not UTF-8; save the file as UTF-8"


# board.toml


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"Toy"\n', '"Toy\n', "board.toml, line 1: invalid TOML: Illegal character"),
        ("players = ", "players = = ", "board.toml, line 2: invalid TOML: Invalid value"),
        ("2 = 3\n", "2 = [3\n", "board.toml, line 7: invalid TOML: Unclosed array"),
        ("[scores.train]", "title = 1", "board.toml, line 5: invalid TOML: Cannot overwrite a value"),
        ('title = "Toy"\n', "", "board.toml: 'title' is missing"),
        ("players", "plaiers", "board.toml: 'players' is missing; did you mean 'plaiers'?"),
        ('"Toy"', "7", "board.toml, line 1: 'title' should be a text, not 7"),
        ('"Small."', "[1]", "board.toml, line 3: 'description' should be a text, not [1]"),
        ("[2, 3]", "3", "board.toml: 'players' should be two whole numbers, from and to, not 3"),
        ("[2, 3]", '"2"', "board.toml: 'players' should be two whole numbers, from and to, not '2'"),
        ("[2, 3]", "[2]", "board.toml: 'players' should be two whole numbers, from and to, not (2,)"),
        ("[2, 3]", "[true, 3]", "board.toml: 'players' should be two whole numbers, from and to, not (True, 3)"),
        ("[2, 3]", "[5, 2]", "board.toml: 'players' must lie between 1 and 10, not from 5 to 2"),
        ("title", 'name = "A B"\ntitle', "board.toml: 'name' should be lower-case letters"),
    ],
)
def test_bad_toml(folder: Path, old: str, new: str, words: str) -> None:
    change(folder, "board.toml", old, new)
    assert complaint(folder).startswith(words)


def test_a_folder_whose_name_cannot_be_a_board(folder: Path) -> None:
    assert "not 'My Toy'" in complaint(folder.rename(folder.with_name("My Toy")))


# The tables as such


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "routes.csv",
            ",length",
            ",lenght",
            "routes.csv, line 1: the column 'length' is missing; did you mean 'lenght'?",
        ),
        ("tickets-extra.csv", ",deck", ",pile", "tickets-extra.csv, line 1: the column 'deck' is missing"),
        ("cities.csv", ",nick", ",port", "cities.csv, line 1: the column 'port' appears twice"),
        ("cities.csv", ",nick", ",name", "cities.csv, line 1: the column 'name' appears twice"),
        ("cities.csv", ",nick", ",", "cities.csv, line 1: a column cannot be named ''"),
        ("cities.csv", ",nick", ",Nick name", "cities.csv, line 1: a column cannot be named 'Nick name'"),
        ("tickets.csv", ",ordered", ",id", "tickets.csv, line 1: a column cannot be named 'id'"),
        ("routes.csv", ",ferry,,1", ",ferry,1", "routes.csv, line 4: 7 columns, but the header has 8"),
        ("cities.csv", '"Bath, Avon"', "Bath, Avon", "cities.csv, line 3: 8 columns, but the header has 7"),
        ("cities.csv", 'Avon"', "Avon", "cities.csv, line 3: invalid CSV: unexpected end of data"),
        ("cities.csv", ",Ayr", ',"A"yr', "cities.csv, line 2: invalid CSV: ',' expected after '\"'"),
    ],
)
def test_bad_tables(folder: Path, file: str, old: str, new: str, words: str) -> None:
    change(folder, file, old, new)
    assert complaint(folder) == words


def test_another_mark_than_the_comma(folder: Path) -> None:
    text = FILES["tickets.csv"].replace(",", ";")
    (folder / "tickets.csv").write_text(text, encoding="utf-8")
    words = "tickets.csv, line 1: the column 'cities' is missing (are the columns separated by commas?)"
    assert complaint(folder) == words


def test_a_record_over_two_lines_is_counted_right(folder: Path) -> None:
    change(folder, "cities.csv", "Bath, Avon", "Bath\n(Avon)")
    change(folder, "cities.csv", "51.9", "north")
    assert complaint(folder) == "cities.csv, line 5: 'lat' should be a number, not 'north'"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (",0,7", ",few,7", "'guests' holds whole numbers (as in cities.csv, line 2), not 'few'"),
        (",0,7", ",1.5,7", "'guests' holds whole numbers (as in cities.csv, line 2), not '1.5'"),
        (",0,7", ",true,7", "'guests' holds whole numbers (as in cities.csv, line 2), not 'true'"),
        (",,0,7", ",yes,0,7", "'port' holds true or false (as in cities.csv, line 2), not 'yes'"),
        (",,0,7", ",1,0,7", "'port' holds true or false (as in cities.csv, line 2), not '1'"),
    ],
)
def test_a_column_of_facts_holds_one_kind(folder: Path, old: str, new: str, words: str) -> None:
    change(folder, "cities.csv", old, new)
    assert complaint(folder) == f"cities.csv, line 4: {words}"


def test_a_fact_is_no_decimal_number(folder: Path) -> None:
    change(folder, "routes.csv", "ayr-bath,\n", "ayr-bath,2.5\n")
    words = "routes.csv, line 2: 'locomotives' must hold true or false, whole numbers, or texts, not '2.5'"
    assert complaint(folder) == words


# The records


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "cities.csv",
            "\nbath,",
            "\nayr,",
            "cities.csv, line 3: a second city 'ayr'; the first is in cities.csv, line 2",
        ),
        ("cities.csv", "\nbath,", "\nBath,", "cities.csv, line 3: 'id' should be lower-case letters (at least one)"),
        ("cities.csv", "\nbath,", "\n12,", "cities.csv, line 3: 'id' should be lower-case letters (at least one)"),
        ("cities.csv", "Córk", "", "cities.csv, line 4: 'name' should be a non-empty text, not ''"),
        ("cities.csv", "-8.47", "west", "cities.csv, line 4: 'lon' should be a number, not 'west'"),
        ("cities.csv", "-8.47", "", "cities.csv, line 4: 'lon' should be a number, not ''"),
        ("cities.csv", "-8.47", "nan", "cities.csv, line 4: 'lon' should be a number, not nan"),
        (
            "routes.csv",
            "bath,cork",
            "bat,cork",
            "routes.csv, line 4: no city 'bat' on this board; did you mean 'bath'?",
        ),
        ("routes.csv", "bath,cork", "bath,bath", "routes.csv, line 4: the city 'bath' is named twice"),
        ("routes.csv", "\nbath-cork,", "\ncork-bath,", "routes.csv, line 4: 'id' should be 'bath-cork', or that"),
        ("routes.csv", "cork,3", "cork,three", "routes.csv, line 4: 'length' should be a whole number, not 'three'"),
        ("routes.csv", "cork,3", "cork,2.5", "routes.csv, line 4: 'length' should be a whole number, not '2.5'"),
        ("routes.csv", "cork,3", "cork,0", "routes.csv, line 4: 'length' should be a whole number from 1, not 0"),
        ("routes.csv", "gray", "Light gray", "routes.csv, line 4: 'color' should be a word in lower-case letters, not"),
        ("routes.csv", "ferry", "", "routes.csv, line 4: 'kind' should be a word in lower-case letters, not ''"),
        ("routes.csv", "ayr-bath-2", "ayr-bath-1", "routes.csv, line 3: a second route 'ayr-bath-1'; the first is in"),
        (
            "routes.csv",
            "2,blue",
            "1,blue",
            "routes.csv, line 3: 'ayr-bath-1', in the same double route, has other cities or",
        ),
        (
            "routes.csv",
            "blue,train,ayr-bath",
            "blue,train,",
            "routes.csv, line 2: the double route 'ayr-bath' has only this",
        ),
        (
            "routes.csv",
            "ferry,",
            "ferry,ayr-bath",
            "routes.csv, line 4: 'ayr-bath-1', in the same double route, has other",
        ),
        (
            "tickets.csv",
            "ayr-bath-cork",
            "ayr-bat-cork",
            "tickets.csv, line 4: no city 'bat' on this board; did you mean 'bath'?",
        ),
        ("tickets.csv", "ayr-bath-cork", "ayr-bath-ayr", "tickets.csv, line 4: the city 'ayr' is named twice"),
        (
            "tickets.csv",
            "ayr-bath-cork",
            "ayr",
            "tickets.csv, line 4: expected at least two cities, got ('ayr',)",
        ),
        ("tickets.csv", "cork,4", "cork,-4", "tickets.csv, line 3: 'points' should be a whole number from 0, not -4"),
        ("tickets.csv", "cork,4", "cork,four", "tickets.csv, line 3: 'points' should be a whole number, not 'four'"),
        ("tickets.csv", "6,tour", "6,", "tickets.csv, line 4: 'deck' should be a word in lower-case letters, not ''"),
        (
            "tickets-extra.csv",
            "cork-ayr",
            "cork-air",
            "tickets-extra.csv, line 2: no city 'air' on this board; did you mean 'ayr'?",
        ),
    ],
)
def test_bad_records(folder: Path, file: str, old: str, new: str, words: str) -> None:
    change(folder, file, old, new)
    assert complaint(folder).startswith(words)


def test_parallel_routes_need_a_double(folder: Path) -> None:
    routes = FILES["routes.csv"].replace(",train,ayr-bath,", ",train,,")
    (folder / "routes.csv").write_text(routes, encoding="utf-8")
    words = "'ayr-bath-1' joins the same two cities: give both the same word in 'double'"
    assert complaint(folder) == f"routes.csv, line 3: {words}"


def test_a_board_needs_cities_and_routes_but_no_tickets(folder: Path) -> None:
    (folder / "tickets-extra.csv").unlink()
    (folder / "tickets.csv").write_text("cities,points,deck\n", encoding="utf-8")
    assert load_board(folder).tickets == ()
    (folder / "routes.csv").write_text("id,a,b,length,color,kind,double\n", encoding="utf-8")
    assert complaint(folder) == "board.toml: a board needs cities and routes"


def test_what_a_folder_says_of_its_board_comes_before_the_messages(tmp_path):
    """So a folder alone is a board; only a board that says nothing of itself needs messages in every language."""
    made = shutil.copytree(Path(ttr.__file__).parent / "boards" / "usa", tmp_path / "usa")
    head = (made / "board.toml").read_text("utf-8")
    texts = {name: Message(f"board-usa.{name}") for name in ("title", "description", "special")}

    assert load_board(made, texts).title == "Ticket to Ride (USA)"
    (made / "board.toml").write_text(f'title = "Our USA"\n{head}', "utf-8")
    assert load_board(made, texts).title == "Our USA"
