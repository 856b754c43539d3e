"""Random positions of every board, at all stages of a game."""

from collections.abc import Iterator
from random import Random

import ttr_widget as ttr
from ttr_widget import Game

GAMES = 8
"""The number of games that the positions of a board come from."""


def positions(board: str, number: int, count: int) -> Iterator[Game]:
    """``count`` positions of a random game, evenly spread from its opening to its end; ``number`` selects the game."""
    variant = ttr.variant(board)
    least, most = variant.board.players
    rng = Random(f"{board} {number}")
    game = ttr.new_game(variant, players=least + number % (most - least + 1), seed=number)
    while game.prompt is not None:
        kinds: dict[str, list] = {}
        for action in game.legal_actions():
            kinds.setdefault(action.type, []).append(action)
        # Claim and build whenever possible: random play rarely does.
        kind = "claim" if "claim" in kinds and rng.random() < 0.8 else rng.choice(sorted(kinds))
        game.play(rng.choice(kinds[kind]))
    length = len(game.history)
    for place in range(count):
        yield game.at(place * length // (count - 1) if count > 1 else length)
