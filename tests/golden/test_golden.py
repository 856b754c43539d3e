"""The games that are written down are played again.  A difference is a change of the rules as a player sees it."""

import pytest

import ttr_widget as ttr

from .make import FOLDER, LARGEST, games, written

NAMES = sorted(games())
HELP = "if this was meant, run 'make golden' and read the difference"


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_it_is_written(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"no game of {name} is written down: run 'make golden'"
    text = path.read_text(encoding="utf-8")
    game = ttr.replay(text)
    again = written(game)

    for number, (was, now) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        assert now == was, f"{path.name}, line {number}: {HELP}"
    assert again == text, f"{path.name}: {HELP}"
    assert (game.variant, len(game.players)) == games()[name]
    assert game.is_over
    assert len(text.encode()) < LARGEST


def test_there_is_no_file_too_many():
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == NAMES
