"""Digests of games that must be the same on every platform: ``python -m tests.golden.digests`` prints them as JSON.

This file needs nothing but the package, so that it also runs where the tests are not installed, such as in a browser.
"""

import hashlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import ttr_widget as ttr
from ttr_widget.bots.match import Match

SEEDS = (7, 2**70, "żółć 🚂")


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, ensure_ascii=False).encode()).hexdigest()[:16]


def told(game: ttr.Game) -> dict[str, str]:
    """Digests of everything that a game tells and writes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        game.save(path)
        saved = path.read_bytes()
    return {
        "events": digest([event.to_dict() for event in game.events]),
        "views": digest([game.view(seat).to_dict() for seat in (None, *range(len(game.players)))]),
        "transcript": digest(game.transcript()),
        "save": hashlib.sha256(saved).hexdigest()[:16],
    }


def random_game(board: str, seed: int | str) -> ttr.Game:
    """A game of random moves, in the order in which the legal actions are listed."""
    game, rng = ttr.new_game(board, players=3, seed=seed), Random(f"digest {seed}")
    while not game.is_over and len(game.history) < 150:
        actions = game.legal_actions()
        game.play(actions[int(rng.random() * len(actions))])
    return game


def planned_game(board: str) -> ttr.Game:
    """Moves of planners."""
    match, game = Match(board, ["planner", "planner"], 7), ttr.new_game(board, players=2, seed=7)
    for _ in range(40):
        game.play(match.step())
    return game


def digests(golden: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Of the golden games (by name, as texts), of random games, and of games between bots."""
    found = {name: told(ttr.replay(text)) for name, text in sorted(golden.items())}
    for board in sorted(board.name for board in ttr.boards()):
        found |= {f"{board} random {seed!a}": told(random_game(board, seed)) for seed in SEEDS}
        found[f"{board} planned"] = told(planned_game(board))
    return found


def golden_texts() -> dict[str, str]:
    """The golden games."""
    return {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.txt")}


if __name__ == "__main__":
    python = f"{sys.implementation.name} {sys.version.split()[0]}, {sys.maxsize.bit_length() + 1} bits, {sys.platform}"
    print(json.dumps({"python": python, "locale": os.environ.get("LC_ALL"), "digests": digests(golden_texts())}))  # noqa: T201 -- a command
