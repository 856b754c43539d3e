"""Puzzles with a known solution on every board, and for every kind of goal one that has none."""

import pytest

from ttr_widget import Puzzle, replay

from . import lessons


def three_red(game):
    count = game.state.slots["passengers"].taken[0].count("red")
    return count >= 3 or f"only {count} red passengers are taken"


SOLVED = [
    (lessons.station, "complete essen-kyiv this turn", 1, 1),
    (lessons.tunnel, "claim venezia-zurich within 2 turns", 2, 3),
    (lessons.tunnel, "connect venezia and zurich within 3 turns", 2, 3),
    (lessons.station, "build a station in roma this turn", 1, 1),
    (lessons.country, "claim frankreich-karlsruhe this turn", 1, 1),
    (lessons.passengers, three_red, 2, 4),
    (lessons.ships, "claim honolulu-los_angeles within 2 turns", 2, 3),
    (lessons.harbour, "build a harbour in lima within 2 turns", 2, 2),
    (lessons.subway, "claim hauptbahnhof-naturkundemuseum this turn", 1, 1),
    (lessons.subway, "score at least 2 this turn", 1, 1),
    (lessons.usa, "complete denver-pittsburgh within 3 turns", 3, 4),
]
UNSOLVED = [
    (lessons.tunnel, "claim venezia-zurich this turn"),
    (lessons.tunnel, "score at least 3 this turn"),
    (lessons.taken, "complete essen-kyiv within 3 turns"),
    (lessons.taken, "build a station in roma within 2 turns"),
    (lessons.taken, "claim dieppe-paris within 3 turns"),
    (lessons.country, "connect freiburg and karlsruhe this turn"),
    (lessons.harbour, "build a harbour in lima this turn"),
    (lessons.harbour, "build a harbour in casablanca this turn"),
    (lessons.ships, "claim honolulu-los_angeles this turn"),
    (lessons.no_subways, "claim hauptbahnhof-naturkundemuseum within 3 turns"),
    (lessons.usa, "complete denver-pittsburgh within 2 turns"),
    (lessons.usa, "score at least 30 within 3 turns"),
    (lessons.passengers, three_red),
]
"""Every kind of goal, and that it cannot be reached in this time."""


@pytest.mark.parametrize(("lesson", "goal", "turns", "actions"), SOLVED)
def test_the_shortest_solution_is_found(lesson, goal, turns, actions):
    puzzle = Puzzle(lesson(), goal, within=None if isinstance(goal, str) else 3)
    solution = puzzle.solve()

    assert (solution.found, solution.turns, len(solution.actions)) == ("solved", turns, actions), solution
    attempt = puzzle.attempt(solution.actions)
    assert attempt
    assert attempt.turns == turns
    assert replay(attempt.game.transcript()).state == attempt.game.state
    if actions > 1:
        assert not puzzle.attempt(solution.actions[:-1])
    assert puzzle.attempt("\n".join(solution.actions)).solved


def test_a_tour_counts_in_any_order():
    game = lessons.tour()
    puzzle = Puzzle(game, "complete manila-honolulu-port_moresby-darwin within 3 turns")
    assert puzzle.solve().turns == 1


@pytest.mark.parametrize(("lesson", "goal"), UNSOLVED)
def test_that_there_is_no_solution_is_proved(lesson, goal):
    puzzle = Puzzle(lesson(), goal, within=None if isinstance(goal, str) else 1)
    solution = puzzle.solve()

    assert (solution.found, solution.actions) == ("none", ())
    turns = "1 turn" if puzzle.within == 1 else f"{puzzle.within} turns"
    assert str(solution) == f"There is no solution within {turns}."
