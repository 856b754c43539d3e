"""The games that are written down are played again.  A difference is a change of the rules as a player sees it."""

import pytest

from .make import FOLDER, LARGEST, games, read, retold

NAMES = sorted(games())
HELP = "if this was meant, run 'make golden' and read the difference"


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_it_is_written(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"no game of {name} is written down: run 'make golden'"
    text = path.read_text(encoding="utf-8")
    again = retold(name, text)
    for number, (was, now) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number}: {HELP}"
    assert again == text, f"{path.name}: {HELP}"


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_a_whole_game_of_that_board(name):
    variant, players = games()[name]
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    header, actions = read(text)

    assert header["board"] == variant.board.name
    assert len(header["players"].split(", ")) == players
    assert len(actions) > 5
    assert "    game-over\nsheet:\n" in text
    assert len(text.encode()) < LARGEST


def test_there_is_no_file_too_many():
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == NAMES
