"""A board so small that everything can be tried: all positions to a depth, all actions that anybody could think of.

What is legal, and what a game is worth, is worked out a second time here, in the plainest way, from the rules as written.
"""

from functools import cache
from itertools import combinations, permutations, product

import pytest

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Claim, Pass
from ttr_widget.kernel.sheet import reckon
from ttr_widget.kernel.state import FREE, State
from ttr_widget.rules import BuildStation, Decline, Draw, Keep, Pay, TakeTickets

from .invariants import check_position, check_sheet
from .mini import mini

SEEDS = (1, 2, 3)

# For each seed and number of players: (sequences of actions, different states) after 1, 2, 3 … actions from the start.
PERFT: dict[tuple[int, int], list[tuple[int, int]]] = {}


def begin(seed: int, players: int, **rules) -> State:
    return turn.begin(mini(**rules), [f"P{n}" for n in range(players)], seed).freeze()


def key(state: State):
    """The state without its variant, as something that can be put into a set."""
    prompts = tuple((prompt.seat, prompt.kind, repr(sorted(prompt.about.items()))) for prompt in state.prompts)
    return (*state[1:8], tuple(sorted(state.slots.items())), prompts, *state[10:])


def perft(state: State, depth: int) -> list[tuple[int, int]]:
    """Numbers of sequences and of states, level by level; equal states are looked at once."""
    level = {key(state): (state, 1)}
    counts = []
    for _ in range(depth):
        below: dict = {}
        for state, ways in level.values():
            for action in turn.choices(state):
                after = turn.applied(state, action)
                known = below.get(key(after), (after, 0))
                below[key(after)] = after, known[1] + ways
        level = below
        counts.append((sum(ways for _, ways in level.values()), len(level)))
    return counts


if __name__ == "__main__":
    import time
    for players in (2, 3):
        for seed in SEEDS:
            t = time.time()
            print((players, seed), perft(begin(seed, players), 8), time.time() - t)
