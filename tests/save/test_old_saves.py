"""The saves of every release load, and their games can be continued.

The folders in ``fixtures`` are named after the releases that wrote the files; ``tests.save.make`` creates them.
"""

import json
from pathlib import Path
from random import Random

import pytest

import ttr_widget as ttr
from tests.contract.test_save import same
from tests.save.make import FOLDER
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.codec import state_to_dict

EXPECTED = {
    "berlin-2-over": (79, 51, "over", (14, 1)),
    "berlin-4-begun": (40, 26, "turn", (-14, -2, -5, -8)),
    "europe-2-scenario": (13, 9, "turn", (-4, -17)),
    "europe-3-begun": (70, 45, "tunnel", (-3, -1, -72)),
    "europe-4-over": (371, 230, "over", (-12, -48, -12, -56)),
    "germany-2-house-rules": (61, 32, "turn", (39, 54)),
    "germany-2-over": (234, 117, "over", (-25, -551)),
    "germany-4-begun": (60, 27, "keep", (-11, 72, 42, 40)),
    "own-board-3-begun": (31, 22, "turn", (4, 10, 6)),
    "usa-2-begun": (61, 40, "draw", (-72, -47)),
    "usa-3-over": (213, 133, "over", (-9, -124, -37)),
    "world-2-begun": (77, 51, "refill", (-65, -55)),
    "world-3-over": (414, 241, "over", (-224, -330, -298)),
}
"""For each game of 0.1.0 as it was written: actions, turns, the open question, the points."""
SAVES = sorted(FOLDER.glob("*/*.json"))
IDS = [f"{path.parent.name} {path.stem}" for path in SAVES]


@pytest.mark.parametrize("path", SAVES, ids=IDS)
def test_a_save_of_a_release_loads_and_the_game_goes_on(path: Path, tmp_path: Path) -> None:
    game = ttr.load(path)
    assert state_to_dict(game.state) == json.loads(path.read_text(encoding="utf-8"))["snapshot"]
    assert game.notice is None
    rng = Random(path.stem)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    game.save(tmp_path / "game")

    assert same(game, ttr.load(tmp_path / "game"))


@pytest.mark.parametrize("name", EXPECTED)
def test_the_games_of_0_1_0_are_what_they_were(name: str) -> None:
    game = ttr.load(FOLDER / "0.1.0" / f"{name}.json")
    asked = game.prompt.kind if game.prompt else "over"

    assert (len(game.history), game.state.turn, asked, game.score().totals) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_save_of_0_1_0_is_written_again_in_today_s_format(name: str, tmp_path: Path) -> None:
    path = FOLDER / "0.1.0" / f"{name}.json"
    before = json.loads(path.read_text(encoding="utf-8"))
    ttr.load(path).save(tmp_path / "game")
    after = json.loads((tmp_path / "game").read_text(encoding="utf-8"))

    assert (before["version"], after["version"], after["header"]["rules"]) == (1, 2, 1)
    assert [before[part] for part in ("actions", "snapshot")] == [after[part] for part in ("actions", "snapshot")]


def test_there_are_saves_of_every_board_begun_and_over() -> None:
    for release in {path.parent for path in SAVES}:
        loaded = [ttr.load(path) for path in release.iterdir()]
        for board in BOARDS:
            assert {game.is_over for game in loaded if game.board.name == board} == {True, False}, (release.name, board)
    assert sum(path.stat().st_size for path in SAVES) < 400_000
