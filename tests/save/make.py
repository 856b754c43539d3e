"""Saved games of a release, kept for ever: ``python -m tests.save.make`` writes those of the installed version.

Run it once per release, before the version number is raised, and never again: later versions must be able to read
what the release wrote, byte for byte.  For each board there is an unfinished and a finished game; there is also a game
from a scenario, one on a user's own board, and one with house rules.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr
from tests.contract.mini import drawn
from ttr_widget import Game

FOLDER = Path(__file__).parent / "fixtures"


def play(game: Game, until: Callable[[Game], bool] = lambda game: False) -> Game:
    """A random game up to a certain position, or to its end; it prefers claims."""
    rng = Random(f"save {game.seed}")
    while not game.is_over and not until(game):
        actions = game.legal_actions()
        likely = [action for action in actions if action.type == "claim"] or actions
        game.play(rng.choice(likely if rng.random() < 0.7 else actions))
    return game


def asked(kind: str, after: int) -> Callable[[Game], bool]:
    """Stops when a question of this kind is open, after a minimum number of actions."""
    return lambda game: game.prompt is not None and game.prompt.kind == kind and len(game.history) >= after


def games() -> Iterator[tuple[str, Game]]:
    """The games by name."""
    people = ["Ada", "Grace", "Łucja", "José"]
    for board, players, moment in (
        ("europe", 3, asked("tunnel", 60)),
        ("germany", 4, asked("keep", 50)),
        ("usa", 2, asked("draw", 60)),
        ("world", 2, asked("refill", 70)),
        ("berlin", 4, asked("turn", 40)),
    ):
        yield f"{board}-{players}-begun", play(ttr.new_game(board, people[:players], seed=7, first=1), moment)
        others = {2: 3, 3: 4, 4: 2}[players]
        yield f"{board}-{others}-over", play(ttr.new_game(board, people[:others], seed="friday"))
    wishes: dict[str, Any] = {"claimed": {0: ["amsterdam-london"], 1: ["dieppe-paris"]}}
    wishes |= {"stations": {1: ["roma"]}, "pieces": {0: 10}, "deck_top": ["red", "blue"]}
    yield "europe-2-scenario", play(ttr.scenario("europe", players=people[:2], seed=1, **wishes), asked("turn", 12))
    yield "own-board-3-begun", play(ttr.new_game(drawn(), people[:3], seed=7), asked("turn", 30))
    house = "germany with Stations, Tickets(first={'short': 2, 'long': 2}, first_keep=2, draw={'short': 3}, keep=1)"
    yield "germany-2-house-rules", play(ttr.new_game(house, people[:2], seed=3), asked("turn", 60))


def main() -> None:
    """Write the saves of this version."""
    folder = FOLDER / ttr.__version__
    folder.mkdir(parents=True)
    for name, game in games():
        game.save(folder / f"{name}.json")


if __name__ == "__main__":
    main()
