"""Results of uniform random play on each board, compared with figures known from other engines: ``make yardstick``.

The policy: each face-up card is a separate choice, each claim with each payment is a choice, and a uniform selection
of the drawn tickets is kept. For the USA board two independent engines agree on the figures below; for the other boards
none have been published.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import ttr_widget as ttr

KNOWN = {2: (-51.0, 47.0, 50.0), 3: (-45.0, 43.0, 48.0), 4: (-29.5, 37.0, 47.0), 5: (-11.5, 33.0, 46.0)}
"""USA, by number of players: mean points, standard deviation, turns per player; the standard error is about 1."""
KNOWN_ERROR = 1.0


class Figures(NamedTuple):
    """Results of some games: points of every player, turns per player, mean points of each game."""

    points: list[int]
    turns: list[float]
    means: list[float]


def choose(game: ttr.Game, rng: random.Random) -> object:
    """A uniform choice, in which a card that is face up three times counts three times."""
    actions = game.legal_actions()
    prompt = game.prompt
    assert prompt is not None, "a game that is not over has a prompt"
    if prompt.kind not in ("turn", "draw"):
        return rng.choice(actions)
    display = game.view(None).rules["market"]["display"]
    weights = [max(1, display.count(getattr(action, "card", None))) for action in actions]
    return rng.choices(actions, weights)[0]


def play(job: tuple[str, int, int]) -> tuple[tuple[int, ...], float]:
    """Play one game and return every player's points and the turns per player."""
    name, players, seed = job
    rng = random.Random(f"{name} {players} {seed}")
    game = ttr.new_game(name, players=players, seed=seed)
    while not game.is_over:
        game.play(choose(game, rng))
    return game.score().totals, game.state.turn / players


def figures(name: str, players: int, games: int, pool: ProcessPoolExecutor) -> Figures:
    """The results of this many games."""
    results = list(pool.map(play, [(name, players, seed) for seed in range(games)], chunksize=20))
    points = [point for totals, _ in results for point in totals]
    return Figures(points, [turns for _, turns in results], [statistics.mean(totals) for totals, _ in results])


def line(name: str, players: int, games: int, found: Figures) -> tuple[str, bool]:
    """A line to print, and whether it agrees with the known figures."""
    mean = statistics.mean(found.points)
    # Players of one game are not independent, so the error is computed from the games' means.
    error = statistics.stdev(found.means) / math.sqrt(games)
    text = (
        f"{name:8} {players} players, {games} games: mean {mean:7.1f} ± {error:.1f} points, "
        f"standard deviation {statistics.stdev(found.points):.0f}, {statistics.mean(found.turns):.1f} turns per player"
    )
    if name != "usa":
        return text, True
    known, spread, turns = KNOWN[players]
    off = abs(mean - known) / math.hypot(error, KNOWN_ERROR)
    return f"{text}; known: {known}, {spread:.0f}, {turns:.0f} ({off:.1f} standard errors apart)", off <= 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--boards", default="usa,europe,germany,world,berlin")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    agreed = True
    with ProcessPoolExecutor(options.jobs) as pool:
        for name in options.boards.split(","):
            least, most = ttr.variant(name).board.players
            for players in range(least, most + 1):
                found = figures(name, players, options.games, pool)
                text, good = line(name, players, options.games, found)
                agreed = agreed and good
                print(text, flush=True)
    print("USA agrees with the known figures." if agreed else "USA does NOT agree with the known figures.")
    return 0 if agreed else 1


if __name__ == "__main__":
    sys.exit(main())
