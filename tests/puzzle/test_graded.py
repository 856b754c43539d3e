"""The shipped puzzles: solved, graded, with words in every language; and sets in files."""

import json
from collections import Counter
from typing import Any

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES
from tools.graded import GRADED
from tools.puzzles import puzzle_of
from ttr_widget import locales
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.message import Message
from ttr_widget.puzzle.collection import LESSONS, read_text
from ttr_widget.puzzle.measuring import measured

ALL: Any = ttr.puzzles()


def test_there_are_enough_on_every_board_and_for_every_lesson():
    assert len(ALL) == 50
    boards = Counter(puzzle.variant.board.name for puzzle in ALL)
    assert set(boards) == set(BOARDS)
    assert min(boards.values()) >= 6
    assert [*dict.fromkeys(puzzle.lesson for puzzle in ALL)] == [*LESSONS]
    assert {puzzle.difficulty.level for puzzle in ALL} == {1, 2, 3, 4, 5}


RULES = {
    "ferry": "ferries",
    "tunnel": "tunnels",
    "station": "stations",
    "double-ship": "rail_and_sea",
    "tour": "tours",
    "harbour": "harbours",
    "majority": "passengers",
}
"""The lessons that need a rule; the others are taught on every board."""


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_teaches_every_lesson_that_its_rules_allow(board):
    rules = ttr.variant(board).by_key

    taught = {puzzle.lesson for puzzle in ttr.puzzles(board=board)}
    assert taught == {lesson for lesson in LESSONS if lesson not in RULES or RULES[lesson] in rules}


@pytest.mark.parametrize("puzzle", ALL, ids=ALL.names)
def test_the_stored_solution_solves_it_in_all_its_turns(puzzle):
    attempt = puzzle.attempt(puzzle.solution)

    assert attempt.solved, attempt
    assert attempt.turns == puzzle.within  # so there is no shorter one: `tools.puzzles prove` searches for it
    assert not puzzle.attempt(puzzle.solution[:-1])
    assert puzzle.difficulty.certain >= 0.9


@pytest.mark.parametrize("puzzle", [one for one in ALL if one.difficulty.looked < 100], ids=lambda one: one.name)
def test_a_small_one_is_proved_again(puzzle):
    solution = puzzle.solve()

    assert (solution.turns, solution.looked) == (puzzle.within, puzzle.difficulty.looked)


@pytest.mark.parametrize("locale", LOCALES)
def test_titles_ideas_and_goals_are_said_in_every_language(locale):
    for puzzle in ALL:
        for said in (puzzle.title, puzzle.idea, puzzle.message):
            assert said.said(locale, puzzle.variant.names)
    names = {f"practice-{given.name}" for given in GRADED}
    assert all(locales.has(f"{name}.idea", locale) for name in names)
    assert locales.faults() == []


def test_the_files_are_what_the_positions_make():
    stored = {puzzle.name: puzzle for puzzle in ALL}
    assert set(stored) == {given.name for given in GRADED}
    for given in GRADED:
        made, kept = puzzle_of(given), stored[given.name]
        assert (made.position, made.words, made.lesson) == (kept.position, kept.words, kept.lesson), given.name


def test_a_random_player_and_new_deals_measure_a_puzzle():
    puzzle = ALL["europe-station"]
    found = measured(puzzle, 1, puzzle.solution, tries=100, deals=5)

    assert 0 < found.random < 0.3
    assert found.certain == 1
    display, deck = "white white black black white", ["green", "blue", "white", "white", "white", "white"]
    lucky = ttr.scenario("europe", seed=1, turn=0, hands={0: "1 blue"}, display=display, deck_top=deck)
    hope = ttr.Puzzle(lucky, "claim berlin-essen within 2 turns")
    solution = hope.solve()
    assert measured(hope, solution.looked, solution.actions, tries=1).certain < 1


# Sets in files.


@pytest.fixture
def own():
    game = ttr.scenario("usa", players=["Ada", "Grace"], seed=3, turn=0, hands={0: "2 red"})
    one = ttr.Puzzle(game, "claim dallas-houston this turn", title="Short", hints=["Look south."], lesson="Monday")
    return ttr.PuzzleSet([one, one, ALL["world-harbour"]], "For class 7b")


def test_a_set_is_written_to_one_file_and_read_again(own, tmp_path):
    own.save(tmp_path / "monday.json")
    again = ttr.puzzles(tmp_path / "monday.json")

    assert (again.names, str(again.title)) == (("puzzle-1", "puzzle-2", "world-harbour"), "For class 7b")
    for before, after in zip(own, again, strict=True):
        assert (after.position, after.words, str(after.title)) == (before.position, before.words, str(before.title))
        assert (after.hints, after.lesson, after.solution) == (before.hints, before.lesson, before.solution)
    assert again["world-harbour"].difficulty == own[2].difficulty
    assert len(ttr.puzzles(tmp_path / "monday.json", lesson="Monday")) == 2
    assert again.text() == own.text()


def test_what_a_file_cannot_hold_is_refused(own):
    game = own[0].start
    own_goal = ttr.Puzzle(game, lambda game: game.is_over)
    own_players = ttr.Puzzle(game, "claim boston-montreal", others=lambda game: "draw deck")
    for puzzle in (own_goal, own_players):
        with pytest.raises(ttr.BadInput, match="functions cannot be written"):
            ttr.PuzzleSet([puzzle]).text()


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        (lambda data: data.update(format="x"), "not a file of puzzles"),
        (lambda data: data.update(version=2), "format version 1, not 2"),
        (lambda data: data.update(puzzles="x"), "a list of at most 500"),
        (lambda data: data["puzzles"][0].pop("goal"), "puzzles[0]: expected an object"),
        (lambda data: data["puzzles"][0].update(goal=["x"]), "puzzles[0].goal: expected a text"),
        (lambda data: data["puzzles"][0].update(evil=1), "puzzles[0]"),
        (lambda data: data["puzzles"][0].update(within=0), "puzzles[0]: the goal says within 1 turns"),
        (lambda data: data["puzzles"][0].update(name="No Name!"), "puzzles[0]: name"),
        (lambda data: data["puzzles"][0].update(solution=["draw deck", "draw deck"]), "puzzles[0]: solution"),
        (lambda data: data["puzzles"][0]["game"]["start"].update(seat=9), "puzzles[0].game"),
        (lambda data: data["puzzles"][2].update(difficulty={"level": 9}), "puzzles[2].difficulty"),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(own, change, fact):
    data = json.loads(own.text())
    change(data)
    with pytest.raises(ttr.BadSave) as caught:
        read_text(json.dumps(data))

    assert fact in str(caught.value)


def test_a_puzzle_is_found_by_name_board_and_lesson():
    assert ALL["usa-six-trains"].words == "score at least 15 points within 2 turns"
    assert {puzzle.variant.board.name for puzzle in ttr.puzzles(board="berlin")} == {"berlin"}
    assert [*ALL[:2].names] == [*ALL.names[:2]]
    for wrong in ({"board": "narnia"}, {"lesson": "draws"}):
        with pytest.raises(ttr.BadInput, match="none of these puzzles has"):
            ttr.puzzles(**wrong)
    with pytest.raises(ttr.BadInput, match="did you mean 'usa-six-trains'"):
        ALL["usa-six-train"]
    with pytest.raises(ttr.BadInput, match="expected"):
        ttr.PuzzleSet(["x"])  # type: ignore[list-item]


def test_ideas_are_texts_or_messages():
    game = ttr.scenario("usa", seed=3, turn=0, hands={0: "2 red"})
    puzzle = ttr.Puzzle(game, "claim dallas-houston", idea=Message("practice-usa-six-trains.idea"))
    assert str(puzzle.idea).startswith("One long route")
    with pytest.raises(ttr.BadInput, match="idea"):
        ttr.Puzzle(game, "claim dallas-houston", idea=3)  # type: ignore[arg-type]
