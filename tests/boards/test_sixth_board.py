"""A folder alone makes a board: it is listed, offered in the lobby and the lab, played, saved and simulated."""

import shutil
from pathlib import Path
from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.boards import loader
from ttr_widget.kernel.errors import BadBoard
from ttr_widget.widget.lobby import Lobby

BERLIN = Path(ttr.__file__).parent / "boards" / "berlin"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A board in a temporary folder, made of Berlin's files; afterwards nobody knows it any more."""
    monkeypatch.setattr(loader, "_added", {})
    made = tmp_path / "potsdam"
    made.mkdir()
    for name in ("cities.csv", "routes.csv", "tickets.csv", "map.json"):
        shutil.copy(BERLIN / name, made / name)
    head = 'title = "Potsdam"\n' + (BERLIN / "board.toml").read_text("utf-8")
    (made / "board.toml").write_text(head.replace('status = "reconstructed"', 'status = "custom"'), "utf-8")
    rules = (BERLIN / "variant.py").read_text("utf-8").replace('name="berlin"', 'name="potsdam"')
    (made / "variant.py").write_text(rules, "utf-8")
    return made


def test_it_is_listed_with_its_title(folder):
    game = ttr.add_board(folder)

    assert game.name == "potsdam"
    assert "potsdam" in [board.name for board in ttr.boards()]
    assert "Potsdam" in repr(ttr.boards())
    assert ttr.rulebook("potsdam").title == "Potsdam"


def test_it_is_played_from_the_lobby(folder):
    ttr.add_board(folder)
    lobby = Lobby()
    assert "potsdam" in [value for _, value in lobby.board.options]
    lobby.board.value = "potsdam"
    assert "Potsdam" in lobby._about.value
    assert lobby.rules

    widget = lobby.begin()

    assert widget is not None
    assert lobby.game is not None
    assert lobby.game.board.name == "potsdam"
    ttr.bots.play(lobby.game, ["greedy", "random"], Random(1))
    assert lobby.game.is_over
    lobby.close()


def test_the_lab_and_simulations_know_it(folder):
    ttr.add_board(folder)
    page = ttr.Lab("potsdam", bots=["random", "random"], games=10)
    assert page.changed.text == "potsdam"
    page.close()

    assert len(ttr.simulate("potsdam", ["random", "random"], games=2, progress=False)) == 2


def test_its_games_are_saved_with_the_board(folder, tmp_path, monkeypatch):
    game = ttr.new_game(ttr.add_board(folder), seed=1)
    game.play(game.legal_actions()[0])
    game.save(tmp_path / "one.ttr.json")

    monkeypatch.setattr(loader, "_added", {})
    again = ttr.load(tmp_path / "one.ttr.json")

    assert again.board.title == "Potsdam"
    assert again.legal_actions() == game.legal_actions()


def test_a_folder_that_lacks_something_is_refused(folder):
    (folder / "variant.py").unlink()

    with pytest.raises(BadBoard, match=r"has no variant\.py"):
        ttr.add_board(folder)


def test_a_name_that_is_taken_is_refused(tmp_path):
    with pytest.raises(BadBoard, match="name of its own"):
        ttr.add_board(shutil.copytree(BERLIN, tmp_path / "berlin"))
