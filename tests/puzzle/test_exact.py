"""What the solver leaves out cannot matter: with and without its short cuts the answer is the same."""

from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.puzzle import Puzzle
from ttr_widget.puzzle.solver import Exploration

BOARDS = {
    "berlin": 2,
    "europe": 2,
    "usa": 2,
    "germany": 1,
    "world": 1,
    "germany with Stations": 1,
    "berlin with Stations(count=2)": 2,
}
"""The boards, each with the number of turns that can be searched without short cuts in a second or two."""


def without_short_cuts(puzzle, limit=25_000):
    search = Exploration(puzzle.goal, puzzle.within, puzzle._others_play, alone=False)
    assert not search.bounded
    return search.run(puzzle.start.state, limit)


def goals(game, rng):
    board = game.board

    def one_of(things):
        return things[int(rng.random() * len(things))]

    yield f"score at least {1 + int(rng.random() * 12)}"
    yield f"claim {one_of(board.routes).id}"
    near = one_of(board.routes)
    other = one_of([r for r in board.routes if near.a in r.cities and r is not near] or [near])
    ends = {near.a, near.b, *other.cities} - {near.a}
    if len(ends) > 1:
        yield f"connect {', '.join(sorted(ends))}"
    if "stations" in game.variant.by_key:
        yield f"build a station in {one_of(board.cities).id}"
    if "harbours" in game.variant.by_key:
        yield f"build a harbour in {one_of([city for city in board.cities if city.fact('port', False)]).id}"
    held = game.view(0).rules["tickets"]["held"]
    yield f"complete {held[0]}"


def some_game(board, rng):
    """A few routes of both, a hand of some cards of few colours, and a ticket that is nearly complete."""
    variant = ttr.variant(board)
    kinds, seed = variant.kinds, int(rng.random() * 2**32)
    routes, used = list(variant.board.routes), set()
    claimed: dict[int, list[str]] = {0: [], 1: []}
    for turn in range(10):
        route = routes[int(rng.random() * len(routes))]
        pair = frozenset(route.cities)
        if pair not in used and route.length < 5:
            used.add(pair)
            claimed[turn % 2].append(route.id)
    colors = [int(rng.random() * len(kinds.names)) for _ in range(3)]
    hand = {kinds.names[n]: 1 + int(rng.random() * 2) for n in colors}
    return ttr.scenario(board, players=2, seed=seed, hands={0: hand}, claimed=claimed)


@pytest.mark.parametrize("board", BOARDS)
def test_the_short_cuts_change_nothing(board):
    rng = Random(board)
    found = []
    for _ in range(5):
        game = some_game(board, rng)
        for goal in goals(game, rng):
            try:
                puzzle = Puzzle(game, goal, within=BOARDS[board])
            except ttr.BadInput:  # the goal is reached already
                continue
            plain, clever = without_short_cuts(puzzle), puzzle.solve()
            if plain.found == "unknown":
                continue
            found.append(plain.found)
            assert (clever.found, clever.turns, len(clever.actions)) == (plain.found, plain.turns, len(plain.actions))
            if clever:
                assert puzzle.attempt(clever.actions).solved
                assert puzzle.attempt(plain.actions).turns == clever.turns
    assert {"solved", "none"} <= set(found)
