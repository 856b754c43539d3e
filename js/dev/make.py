"""Moments of real games, as the page gets them: ``python js/dev/make.py`` writes ``js/dev/data/<board>-<moment>.json``.

Each file holds the traits of a widget: the first time that seat 0 is asked each kind of question, a turn in the
middle, the end.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import ttr_widget as ttr
from ttr_widget.game import Game
from ttr_widget.widget import GameWidget

DATA = Path(__file__).parent / "data"
BOARDS = ("europe", "germany", "world", "berlin", "usa")
NAMES = ["Ada", "Grace", "Maria Skłodowska"]
TRAITS = ("board", "view", "table", "prompt", "events", "settings", "texts", "sheet", "error", "question", "lit")
MIDDLE = 25
"""The turn of seat 0 that is taken for the middle of a game."""


def traits(game: Game, **wishes: Any) -> dict[str, Any]:
    """What a page is told of this game."""
    widget = GameWidget(game.copy(), seat=0, bots={1: "greedy", 2: "greedy"}, **wishes)
    said = {name: getattr(widget, name) for name in TRAITS}
    widget.close()
    return said


def moments(name: str) -> dict[str, dict[str, Any]]:
    """A game at random, with the moments that are worth looking at."""
    rng = random.Random(7)
    game = ttr.new_game(name, players=NAMES, seed=11)
    found: dict[str, dict[str, Any]] = {}
    turns = 0
    while game.prompt:
        kind, mine = game.prompt.kind, game.prompt.seat == 0
        legal = game.legal_actions()
        turns += mine and kind == "turn"
        moment = "middle" if kind == "turn" and turns == MIDDLE else kind
        if mine and moment not in found:
            found[moment] = traits(game)
        building = [a for a in legal if a.type in ("claim", "pay")]
        other = [a for a in legal if a.type != "tickets" or rng.random() < 0.05] or legal
        if kind == "keep":
            game.play(min(legal, key=lambda action: len(str(action))))
        else:
            game.play(rng.choice(building) if building and rng.random() < 0.45 else rng.choice(other))
    found["end"] = traits(game)
    return found


def main() -> None:
    """Write them all, or those of the boards that are named."""
    DATA.mkdir(exist_ok=True)
    for name in sys.argv[1:] or BOARDS:
        for moment, state in moments(name).items():
            (DATA / f"{name}-{moment}.json").write_text(json.dumps(state), encoding="utf-8")
            print(name, moment)


if __name__ == "__main__":
    main()
