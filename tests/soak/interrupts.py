"""Games interrupted by signals at any moment, and at every opcode of a move: each stands before or after its move."""

from collections.abc import Iterator, Mapping

from tests.game.interrupting import ACTS, check_everywhere, check_signals, games, undo

from .part import Options, Part, tables

INTERRUPTS = 100
"""The interrupts of a case with signals: 50 cases are 5,000."""
OPCODES = 97
"""Every opcode of this many is interrupted, another one in each round."""


def cases(options: Options) -> Iterator[tuple[str, str, int, int]]:
    """What interrupts, the board, the number of players, the seed."""
    places = [*tables(options)]
    for number in range(options.times(60)):
        seed = options.seed + number
        board, players = places[number % len(places)]
        yield "signals", board, players, seed
    for number in range(options.times(20)):
        board, players = places[number * 7 % len(places)]
        yield "opcodes", board, players, options.seed + number


def run(case: tuple[str, str, int, int]) -> Mapping[str, int]:
    """Interrupt one game many times."""
    how, board, players, seed = case
    if how == "signals":
        interrupts = check_signals(board, players, seed, INTERRUPTS)
    else:
        interrupts = sum(
            check_everywhere(game, act, opcodes=True, step=OPCODES, first=1 + seed % OPCODES, page=seed % 2 == 1)
            for game in games(board, players, seed)
            for act in ACTS.values()
            if game.history or act is not undo
        )
    return {"cases": interrupts, f"by {how}": interrupts}


PART = Part("interrupts", cases, run, worst=120.0)
