"""How well chances to win are predicted: ``python -m benchmarks.calibration``.

Planners play whole games.  At one turn of each game, early, in the middle or late, the chances are predicted twice:
from what the seat to move knows, as hints and reports do, and from the full position with its decks reshuffled, as
the curve of a replay does.  Both are compared with who really won.  The Brier score is the mean square of the error:
0.25 for "always 50 %" with two players, 0 for a prophet.  The lead on the score track is turned into chances in the way
that fits these same games best, which favours it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from ttr_widget.boards import BOARDS, variant
from ttr_widget.bots import play
from ttr_widget.bots.evaluation import Evaluator
from ttr_widget.bots.lookahead.estimates import chance_estimated, sobered, spread_of, win_chances
from ttr_widget.bots.lookahead.rollouts import Budget, Outcome, play_out
from ttr_widget.bots.lookahead.scenes import reshuffled
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.game import Game, new_game

THIRDS = ("early", "middle", "late")
_ENDLESS = 10**12
Case = dict[str, Any]


def cases(board: str, players: int, seeds: Iterable[int], imagined: int) -> Iterator[Case]:
    """A prediction from each game, with what came of it."""
    for seed in seeds:
        game = play(new_game(board, players=players, seed=f"calibration {seed}"), ["planner"] * players, Random(seed))
        turns = [number for number in range(len(game.history)) if _is_turn(game.at(number))]
        third = seed % len(THIRDS)
        number = turns[int((third + Random(seed).random()) / len(THIRDS) * len(turns))]
        yield {"board": board, "players": players, "seed": seed, "third": THIRDS[third]} | _case(game, number, imagined)


def _is_turn(game: Game) -> bool:
    return game.prompt is not None and game.prompt.kind == "turn"


def _case(game: Game, number: int, imagined: int) -> Case:
    then = game.at(number)
    assert then.prompt is not None, "somebody is asked"
    seat = then.prompt.seat
    seen = then.view(seat)
    evaluator = Evaluator(seen, _ENDLESS, None, [], number, imagined)
    evaluator.finish()
    weights, endless = [evaluator.reader.weights] * len(game.players), Budget(_ENDLESS, None)
    known = [play_out(scene, None, weights, endless) for scene in reshuffled(then.state, Random(number), imagined)]
    track = seen.points[seat] - max(points for other, points in enumerate(seen.points) if other != seat)
    winners = game.score().winners
    return {
        "seat": seat, "turns": evaluator.reader.turns, "track": track, "won": (seat in winners) / len(winners),
        "view": [list(outcome) for outcome in evaluator.outcomes], "all": [list(one) for one in known if one],
    }  # fmt: skip


def predicted(case: Case, known: str, games: int | None = None) -> float:
    """The predicted chance of the seat."""
    tables = variant(case["board"]).derived(VariantTables)
    spread = spread_of(tables, case["turns"], known=known == "all")
    outcomes = [Outcome(tuple(totals), tuple(winners)) for totals, winners in case[known][:games]]
    if known == "view":
        outcomes = [sobered(outcome, case["seat"], tables, case["turns"]) for outcome in outcomes]
    chances = [win_chances(outcome, spread)[case["seat"]] for outcome in outcomes]
    return chance_estimated(chances, case["players"]).value


def brier(cases: Sequence[Case], chances: Sequence[float]) -> float:
    """The mean square of the error."""
    return sum((chance - case["won"]) ** 2 for case, chance in zip(cases, chances, strict=True)) / len(cases)


def by_track(cases: Sequence[Case]) -> list[float]:
    """The chances from the lead on the score track, with the scale that fits these cases best."""
    scales = [1.25**step for step in range(30)]
    tried = [[1.0 / (1.0 + exp(-case["track"] / scale)) for case in cases] for scale in scales]
    return min(tried, key=lambda chances: brier(cases, chances))


def summary(cases: Sequence[Case], name: str) -> str:
    """One row of the table: Brier scores."""
    even = [1.0 / case["players"] for case in cases]
    scores = [even, by_track(cases), *([predicted(case, known) for case in cases] for known in ("view", "all"))]
    return f"| {name} | {len(cases)} | " + " | ".join(f"{brier(cases, chances):.3f}" for chances in scores) + " |"


def tenths(cases: Sequence[Case], known: str) -> Iterator[str]:
    """The predictions by tenth, with the share of games that were won."""
    found: dict[int, list[tuple[float, float]]] = {}
    for case in cases:
        chance = predicted(case, known)
        found.setdefault(min(9, int(10 * chance)), []).append((chance, case["won"]))
    for tenth, pairs in sorted(found.items()):
        mean, won = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        yield f"| {10 * tenth} to {10 * tenth + 10} % | {len(pairs)} | {mean:.0%} | {won:.0%} |"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("--boards", default=",".join(BOARDS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="games per board, with one position each")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--imagined", type=int, default=24, help="imagined games for each prediction")
    parser.add_argument("--file", type=Path, help="keep the cases in this file; those in it are not played again")
    options = parser.parse_args(given)
    lines = options.file.read_text("utf-8").splitlines() if options.file and options.file.exists() else []
    found: list[Case] = [json.loads(line) for line in lines]
    for board in options.boards.split(","):
        if not any(case["board"] == board for case in found):
            seeds = range(options.first, options.first + options.games)
            new = list(cases(board, options.players, seeds, options.imagined))
            found += new
            if options.file:
                with options.file.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(case) + "\n" for case in new)
    sys.stdout.write("\n".join(table(found)) + "\n")
    return 0


def table(found: Sequence[Case]) -> Iterator[str]:
    """All tables."""
    yield "| positions | cases | even chances | score track | from the view | from the full position |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for board in dict.fromkeys(case["board"] for case in found):
        yield summary([case for case in found if case["board"] == board], board)
    for third in THIRDS:
        yield summary([case for case in found if case["third"] == third], third)
    yield summary(found, "all")
    for known in ("view", "all"):
        yield ""
        yield f"| predicted from the {'view' if known == 'view' else 'full position'} | cases | mean | won |"
        yield "| --- | --- | --- | --- |"
        yield from tenths(found, known)


if __name__ == "__main__":
    sys.exit(main())
