"""The recorded games are replayed; a difference is a change of the rules as a player sees it."""

import pytest

import ttr_widget as ttr

from . import make
from .make import FOLDER, LARGEST, games, written

NAMES = sorted(games())
HELP = "if this is intended, run 'make golden' and read the diff"


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_recorded(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"no game is recorded for {name}: run 'make golden'"
    text = path.read_text(encoding="utf-8")
    game = ttr.replay(text)
    again = written(game)

    for number, (was, now) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number}: {HELP}"
    assert again == text, f"{path.name}: {HELP}"
    assert (game.variant, len(game.players)) == games()[name]
    assert game.is_over
    assert len(text.encode()) < LARGEST


def test_the_games_of_one_board_can_be_rewritten_alone(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    make.main(["mini"])

    assert {path.stem for path in tmp_path.iterdir()} == {name for name in NAMES if name.startswith("mini-")}
    assert all((tmp_path / path.name).read_text() == path.read_text() for path in FOLDER.glob("mini-*.txt"))


def test_there_is_no_file_too_many():
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == NAMES
