"""The referee judges games of random players and planners, also of generated variants on generated boards.

It finds every way of tampering with the golden games.
"""

from collections.abc import Iterator, Mapping
from random import Random

import ttr_widget as ttr
from tests.contract.games import POLICIES, Case, Walk
from tests.contract.generated import variant
from tests.referee.games import NAMES, recorded
from tests.referee.tampering import WAYS, tampered
from ttr_widget.bots.match import Match

from .part import Options, Part, tables

MOVES = 400
SHARES = 8
GAMES = 2000
"""Games a board in a full run: half of them random, half between planners."""


def cases(options: Options) -> Iterator[tuple[str, str, int, int]]:
    """Who plays, the variant, the number of players, the seed; or ``tampering``, a golden game, a share of the ways."""
    boards = dict.fromkeys(name for name, _ in tables(options))
    numbers = {name: [players for other, players in tables(options) if other == name] for name in boards}
    yield from (("tampering", name, share, 0) for name in NAMES for share in range(SHARES))
    for seed in range(options.seed, options.seed + options.times(GAMES)):
        for name in boards:
            players = numbers[name][seed // 2 % len(numbers[name])]
            yield ("random", "planner")[seed % 2], name, players, seed
        yield "generated", "", 0, seed


def check(case: tuple[str, str, int, int]) -> Mapping[str, int]:
    """Judge one game, or all ways of tampering with one."""
    who, name, players, seed = case
    if who == "tampering":
        return check_tampering(name, share=players)
    if who == "generated":
        return check_generated(seed)
    game = random_game(name, players, seed) if who == "random" else planners(name, players, seed)
    report = ttr.verify(game)
    assert report.ok, repr(report)
    assert report.finished
    return {"moves": report.moves, "checks": report.checks}


def random_game(name: str, players: int, seed: int) -> ttr.Game:
    return Walk(seed, seed, list(POLICIES)[seed // 2 % len(POLICIES)], seed // 7).played(
        Case(ttr.variant(name), players)
    )


def planners(name: str, players: int, seed: int) -> ttr.Game:
    """A game between planners, of whom one sometimes plays at random."""
    bots = ["planner"] * (players - 1) + ["random" if seed % 3 == 0 else "planner"]
    match = Match(name, bots, seed)
    game = ttr.new_game(name, players=players, seed=seed)
    while not match.is_over:
        game.play(match.step())
    assert not match.troubles
    return game


def check_tampering(name: str, share: int) -> Mapping[str, int]:
    """A share of the ways of tampering with this golden game: each is found."""
    game, tried = recorded(name), 0
    for way in list(WAYS)[share::SHARES]:
        for events in tampered(game.events, way, game.box, most=3):
            assert not game.judge(events).ok, f"{way}: the referee overlooks it in {name}"
            tried += 1
    return {"games tampered with": tried}


def check_generated(seed: int) -> Mapping[str, int]:
    """A few hundred moves of a generated variant, if it is accepted."""
    rng = Random(seed)
    try:
        made = variant(rng)
    except ttr.BadInput:
        return {"refused variants": 1}
    game = ttr.new_game(made, players=rng.choice(made.board.players), seed=seed)
    while not game.is_over and len(game.history) < MOVES:
        game.play(rng.choice(game.legal_actions()))
    report = ttr.verify(game)
    assert report.objections == (), repr(report)
    return {"moves": report.moves, "checks": report.checks, "unknown to the referee": bool(report.unjudged)}


PART = Part("referee", cases, check, worst=60.0, growth=60.0, chunk=10)
