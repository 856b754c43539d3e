"""The exercises of the lessons: right answers are right, and typical wrong ones get a hint of their own."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import ttr_widget as ttr
from tests.lessons.graders import ANSWERS
from ttr_widget.kernel.sheet import Line
from ttr_widget.lessons import EXERCISES
from ttr_widget.lessons.notebooks import exercise_of, lesson_files, read_notebook
from ttr_widget.lessons.verdicts import RESULTS, VARIABLE
from ttr_widget.locales import fill, locales


def game_of(board="berlin", players=2, moves=1):
    game = ttr.new_game(board, players=players, seed=1)
    for _ in range(moves):
        game.play(game.legal_actions()[0])
    return game


def puzzle(hand, goal, board="berlin"):
    start = ttr.scenario(board, seed=1, turn=0, hands={0: hand}, display="red blue blue blue green")
    return ttr.Puzzle(start, goal)


class Vast(ttr.Puzzle):
    """A puzzle that is too much for the solver."""

    def solve(self, limit=10):
        return super().solve(limit)


class Drawer:
    """A bot as an object."""

    def decide(self, view, prompt, rng):
        return drawer(5)(view, prompt, rng)


def drawer(most):
    def bot(view, prompt, rng):
        legal = ttr.bots.legal_actions(view)
        tickets = [one for one in legal if one.type == "tickets"]
        late = len(view.rules["tickets"]["held"]) >= most
        return tickets[0] if tickets and not late else legal[-1] if prompt.kind == "keep" else legal[0]

    return bot


@dataclass(frozen=True)
class Explorer(ttr.Rule):
    """house.explorer: −{points} for some players."""

    key: ClassVar[str] = "explorer"

    points: int = 10
    fewest: bool = True
    costs: bool = True

    def score(self, reckoning):
        reached = [len(reckoning.routes(seat)) for seat in reckoning.seats]
        wanted = min(reached) if self.fewest else max(reached)
        for seat in reckoning.seats:
            if reached[seat] == wanted:
                yield Line(seat, "house.explorer", "Explorer", -self.points if self.costs else self.points, "cities")


def games(count, *bots):
    return ttr.simulate("berlin", [*bots], games=count, progress=False)


@pytest.fixture(scope="module")
def thousand():
    """Two games that say they are a thousand: playing them all takes half a minute."""
    result = games(2, "greedy", "greedy")
    result.tally.games = 1000
    return result


RIGHT: dict[str, Callable[[], Any]] = {
    "1.1": game_of,
    "2.1": lambda: 300,
    "2.2": lambda: ["edinburgh"],
    "3.1": lambda: "2",
    "3.2": lambda: "europe.station",
    "3.3": lambda: 5,
    "4.1": lambda: (360, 120),
    "4.2": lambda: [20, 20],
    "5.1": lambda: ["2 ships-green", "claim murmansk-reykjavik with 1 ships-green 2 ship-green", "4 ship-green"],
    "6.3": lambda: 22,
    "7.1": lambda: 2,
    "7.2": lambda: puzzle("", "claim alexanderplatz-hackescher_markt within 3 turns"),
    "8.1": lambda: drawer(5),
    "9.3": lambda: Explorer,
    "11.1": lambda: ("rostov", "cadiz"),
    "11.3": lambda: ("kobenhavn", "essen"),
}
WRONG: dict[str, dict[str, Callable[[], Any]]] = {
    "1.1": {
        "no-game": lambda: 7,
        "board": lambda: game_of("usa"),
        "players": lambda: game_of(players=3),
        "unanswered": lambda: game_of(moves=0),
    },
    "2.1": {"routes": lambda: 101, "tracks": lambda: 268, "other": lambda: 45},
    "2.2": {"none": list, "unknown": lambda: "Edinbrugh", "neighbours": lambda: ["edinburgh", "lisboa"]},
    "3.1": {"first": lambda: 1, "third": lambda: 3, "other": lambda: 4},
    "3.2": {
        "nothing": lambda: None,
        "sentence": lambda: "Only one station in each city.",
        "input": lambda: "input",
        "other-rule": lambda: "europe.ferry",
        "unknown": lambda: "station",
    },
    "3.3": {"printed": lambda: 2, "less": lambda: 4, "more": lambda: 6},
    "4.1": {
        "order": lambda: (120, 360),
        "ties": lambda: (180, 120),
        "second": lambda: (360, 180),
        "least": lambda: (360, 0),
        "other": lambda: (300, 120),
    },
    "4.2": {"both": lambda: (0, 0), "red": lambda: (10, 20), "blue": lambda: (20, 10)},
    "5.1": {
        "refused": lambda: ["3 ships-green"],
        "wild": lambda: ["1 ships-green 2 wild"],
        "missing": lambda: ["2 ships-green", "2 ships-green"],
    },
    "6.3": {"trains": lambda: 27, "tracks": lambda: 26, "less": lambda: 20},
    "7.1": {"never": lambda: 0, "at-once": lambda: 1, "sooner": lambda: 3},
    "7.2": {
        "no-puzzle": lambda: "claim it",
        "board": lambda: puzzle("", "claim los_angeles-san_francisco-1 within 2 turns", "usa"),
        "unsolved": lambda: puzzle("", "claim alexanderplatz-hackescher_markt within 1 turn"),
        "unknown": lambda: Vast(puzzle("", "win").start, "win within 3 turns"),
        "slow": lambda: puzzle("", "claim brandenburger_tor-siegessaule-2 within 4 turns"),
        "quick": lambda: puzzle("1 red", "claim alexanderplatz-hackescher_markt within 2 turns"),
    },
    "8.1": {
        "no-function": lambda: 3,
        "fails": lambda: lambda view, prompt, rng: "no",
        "never": lambda: drawer(0),
        "always": lambda: drawer(99),
    },
    "9.3": {
        "no-rule": lambda: "Explorer",
        "nothing": lambda: Explorer(points=0),
        "sign": lambda: Explorer(costs=False),
        "who": lambda: Explorer(fewest=False),
    },
    "11.1": {
        "unknown": lambda: ("Rustov", "Cadiz"),
        "steps": lambda: ("lisboa", "sochi"),
        "nearer": lambda: ("paris", "roma"),
    },
    "11.3": {
        "no-neighbours": lambda: ("paris", "roma"),
        "bridge": lambda: ("edinburgh", "london"),
        "more": lambda: ("paris", "dieppe"),
    },
}


@pytest.fixture(autouse=True)
def _results(tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)


def test_every_exercise_is_tested_and_stands_in_its_lesson():
    assert {*RIGHT, "10.1"} == {*EXERCISES} == {*WRONG, "10.1"} == {*ANSWERS}
    found = {}
    for path in lesson_files():
        for cell in read_notebook(path)["cells"]:
            if exercise := exercise_of(cell):
                found[exercise[0]] = path.name[:2]
    assert found == {id: f"{int(id.split('.')[0]):02}" for id in EXERCISES}


@pytest.mark.parametrize("exercise", RIGHT)
def test_a_right_answer_is_right(exercise):
    verdict = ttr.check(exercise, RIGHT[exercise]())

    assert str(verdict) == f"{exercise}: right!"
    assert verdict


def city(name):
    return ttr.variant("europe").board.city(name)


def payments():
    """The payments for Murmansk–Reykjavik, as the game lists them."""
    table = ttr.scenario("world", players=2, seed=1, turn=0, hands={0: "4 ships-green 4 ship-green"})
    return [action for action in table.legal_actions() if getattr(action, "route", "") == "murmansk-reykjavik"]


def missing_link():
    return next(route for route in ttr.variant("europe").board.routes if route.id.startswith("essen-kobenhavn"))


OTHER_FORMS: list[tuple[str, Callable[[], Any]]] = [
    ("1.1", lambda: ttr.GameWidget(game_of(), seat=0, autosave=False)),
    ("2.1", lambda: np.int64(300)),
    ("2.1", lambda: [300.0]),
    ("2.2", lambda: "Edinburgh"),
    ("2.2", lambda: {city("edinburgh")}),
    ("2.2", lambda: city("edinburgh")),
    ("3.2", lambda: "[Europe.Station]"),
    ("3.2", lambda: ["europe.station"]),
    ("3.2", lambda: ttr.rulebook("europe")["europe.station"]),
    ("3.3", lambda: (5,)),
    ("4.1", lambda: "(360, 120)"),
    ("4.1", lambda: np.array([360, 120])),
    ("5.1", lambda: "2 ships-green, 2 ship-green 1 ships-green, with 4 ship-green"),
    ("5.1", payments),
    ("5.1", lambda: [action.cards for action in payments()]),
    ("8.1", Drawer),
    ("8.1", lambda: [drawer(5)]),
    ("11.1", lambda: ("Cádiz", city("rostov"))),
    ("11.3", missing_link),
]
"""Right answers in another form than the lessons suggest."""


@pytest.mark.parametrize(("exercise", "answer"), OTHER_FORMS)
def test_the_form_of_a_right_answer_does_not_matter(exercise, answer):
    assert ttr.check(exercise, answer())


@pytest.mark.parametrize(("exercise", "hint"), [(one, hint) for one, several in WRONG.items() for hint in several])
def test_a_wrong_answer_gets_a_hint_of_its_own(exercise, hint):
    found = EXERCISES[exercise].hint(WRONG[exercise][hint]())

    assert found is not None
    assert found.key == f"{EXERCISES[exercise].key}.{hint}"


@pytest.mark.parametrize("exercise", [one for one in ANSWERS if one != "10.1"])  # a thousand games take half a minute
def test_what_pupils_hand_in_to_the_graders_is_right_and_wrong(exercise):
    for code, is_right in zip(ANSWERS[exercise], (True, False), strict=True):
        before, _, expression = code.rpartition("\n")
        known = {"ttr": ttr}
        exec(before, known)  # noqa: S102 -- our own code
        assert bool(ttr.check(exercise, eval(expression, known))) is is_right  # noqa: S307 -- our own code


def test_a_thousand_games(thousand):
    assert ttr.check("10.1", thousand)
    few, others = games(2, "greedy", "greedy"), games(2, "greedy", "random")
    others.tally.games = 1000
    said = [str(ttr.check("10.1", answer)) for answer in ("yes", few, others)]

    assert "not the result of a simulation" in said[0]
    assert "There are 2 games" in said[1]
    assert "two greedy bots" in said[2]


FACTS = dict.fromkeys(("city", "error", "payment", "reason"), "…") | dict.fromkeys(("count", "spaces", "total"), 7)


def test_no_hint_gives_the_solution():
    """Every exercise has a hint of its own for at least three typical wrong answers, and none names the answer."""
    solutions = {"2.1": "300", "2.2": "edinburgh", "3.2": "europe.station", "4.1": "360", "6.3": "22", "11.1": "rostov",
                 "11.3": "essen"}  # fmt: skip
    for exercise, several in WRONG.items():
        assert len(several) >= 3
        for language in locales():
            told = [fill(f"{EXERCISES[exercise].key}.{hint}", language, **FACTS) for hint in several]
            assert len({*told}) == len(told)
            if exercise in solutions:
                assert not any(solutions[exercise] in one.lower() for one in told)


@pytest.mark.parametrize(
    ("exercise", "form"),
    [
        ("2.1", "one number"),
        ("3.3", "one number"),
        ("4.1", "two numbers"),
        ("7.1", "one number"),
        ("11.1", "two cities"),
    ],
)
def test_an_answer_of_another_kind_is_told_how_to_write_it(exercise, form):
    for answer in (None, object(), [], {"a": 1}, "?", True, "2 cards", float("nan"), 10**400, {3, 4, 5}):
        verdict = ttr.check(exercise, answer)
        assert not verdict
        assert "does not fit the question" in str(verdict)
        assert f"{form} in" in str(verdict)


@pytest.mark.parametrize("answer", [{360, 120}, (360, "many"), ([20, 10], [0, 0])])
def test_two_numbers_have_an_order(answer):
    assert "two numbers in parentheses" in str(ttr.check("4.1", answer))


@pytest.mark.parametrize("exercise", ["2.2", "5.1"])
def test_a_list_is_asked_for(exercise):
    assert "Write a list of texts" in str(ttr.check(exercise, 7))


def test_results_are_kept_in_a_small_file(tmp_path, monkeypatch):
    ttr.check("3.1", 1)
    ttr.check("3.1")
    ttr.check("3.1", 2)
    lines = [json.loads(line) for line in Path(RESULTS).read_text(encoding="utf-8").splitlines()]

    assert [(line["exercise"], line["right"], line["answer"]) for line in lines] == [
        ("3.1", False, "1"),
        ("3.1", True, "2"),
    ]
    monkeypatch.setenv(VARIABLE, "")
    assert ttr.check("3.1", 2)
    assert len(Path(RESULTS).read_text(encoding="utf-8").splitlines()) == 2
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    told = ttr.check("3.1", 2)
    assert told
    assert "could not be written" in str(told)


def test_without_an_answer_the_question_is_repeated():
    assert (
        str(ttr.check("3.1"))
        == "3.1: no answer yet. Replace the three dots: how many cards does the second station cost?"
    )
    with pytest.raises(ttr.BadInput, match=r"unknown '3\.11'"):
        ttr.check("3.11", 1)


def test_an_exercise_may_be_written_without_quotation_marks():
    assert str(ttr.check(3.1, 2)) == str(ttr.check("3.1", 2))
    with pytest.raises(ttr.BadInput, match="exercise"):
        ttr.check(99.5, 2)
