"""Puzzles on a page: hints in steps, solved, missed, another try, another puzzle; without a browser."""

from typing import Any

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES
from ttr_widget import locales
from ttr_widget.session import session as sessions


@pytest.fixture(autouse=True)
def _bots_answer_at_once(monkeypatch):
    monkeypatch.setattr(sessions, "has_threads", lambda: False)


@pytest.fixture
def page():
    pages = []

    def made(*args, **wishes):
        pages.append(ttr.practice(*args, autosave=False, **wishes))
        return pages[-1]

    yield made
    for one in pages:
        one.close()


def tell(page, kind):
    seq = page.prompt["seq"]
    return page._dispatcher.answer({"id": f"{kind}-{seq}", "type": kind, "seq": seq})


def step(page, step, name=None):
    answer = page._dispatcher.answer({"id": None, "type": "puzzle", "step": step, "name": name})
    assert answer["ok"], answer


def play(page, action):
    """A move by its text, and then the others', as the page asks for them."""
    page.game.play(action)
    while page.game.prompt is not None and page.game.prompt.seat != 0:
        assert tell(page, "step")["ok"]


def test_hints_come_in_steps_and_the_solution_last(page):
    table = page(start="europe-ferry")
    assert (table.puzzle["title"], table.puzzle["goal"]) == (
        "Across the Channel",
        "Complete Edinburgh–Paris within 2 turns",
    )
    assert (table.puzzle["hints"], table.puzzle["more"], table.puzzle["routes"]) == ([], 3, [])
    step(table, "hint")
    assert table.puzzle["hints"][-1].startswith("A ferry asks for a locomotive")
    assert table.puzzle["routes"] == []
    step(table, "hint")
    assert table.puzzle["hints"][-1].endswith("it takes 2 turns.")
    assert table.puzzle["routes"] == ["dieppe-london-1"]
    step(table, "hint")
    assert (table.puzzle["hints"][-1], table.puzzle["more"]) == ("Begin like this: Take locomotive.", 0)
    step(table, "hint")
    assert len(table.puzzle["hints"]) == 3
    assert table.puzzle["solution"] == []
    step(table, "solution")
    assert len(table.puzzle["solution"]) == 2
    assert table.puzzle["outcome"] == "open"


def test_it_is_solved_by_playing(page):
    table = page(start="europe-ferry")
    play(table, "draw locomotive")
    assert (table.puzzle["turn"], table.puzzle["outcome"]) == (2, "open")
    play(table, "claim dieppe-london-1 with 1 blue 1 locomotive")
    assert table.puzzle["outcome"] == "solved"
    assert table.puzzle["verdict"] == "Solved in turn 2 of 2."
    assert len(table.puzzle["solution"]) == 2
    assert table.puzzle["idea"].startswith("A ferry asks")
    play(table, "draw deck")
    assert table.puzzle["outcome"] == "solved"


def test_it_is_missed_when_the_turns_are_over_and_can_be_tried_again(page):
    table = page(start="europe-ferry")
    for card in ("draw blue", "draw blue", "draw deck", "draw deck"):
        play(table, card)
    assert (table.puzzle["outcome"], table.puzzle["turn"]) == ("missed", 2)
    assert table.puzzle["verdict"].startswith("2 of 2 turns are over, and Edinburgh–Paris is not complete")
    step(table, "again")
    assert (table.puzzle["outcome"], table.puzzle["turn"], table.game.history) == ("open", 1, ())
    play(table, "draw locomotive")
    assert tell(table, "again")["ok"]  # the rematch of the menu is another try, too
    assert (table.puzzle["outcome"], table.puzzle["turn"]) == ("open", 1)


def test_what_is_undone_does_not_count(page):
    table = page(start="europe-two-ferries")
    play(table, "claim athina-brindisi with 3 green 1 locomotive")
    play(table, "claim athina-smyrna with 1 white 1 locomotive")
    assert table.puzzle["outcome"] == "solved"
    table.game.undo()
    while table.game.prompt.seat != 0:
        table.game.undo()
    assert table.puzzle["outcome"] == "open"


def test_another_puzzle_on_another_board(page):
    table = page()
    assert table.course["opens"]
    assert len(table.course["exercises"]) == len(ttr.puzzles())
    assert table.course["key"] == "practice"
    step(table, "hint")
    step(table, "start", "world-harbour")
    assert (table.board["name"], table.puzzle["hints"], table.current_player) == ("world", [], 0)
    play(table, "claim lima-valparaiso-1 with 2 train-green")
    play(table, "harbour lima with 2 train-red-harbour 1 ship-red 1 wild")
    assert table.puzzle["outcome"] == "solved"
    answer = table._dispatcher.answer({"id": 1, "type": "puzzle", "step": "start", "name": "nothing"})
    assert "there is no puzzle with the name" in answer["refusal"]["text"]
    answer = table._dispatcher.answer({"id": 2, "type": "puzzle", "step": "fly"})
    assert "hint, solution" in answer["refusal"]["text"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_puzzle_is_said_in_every_language(page, locale):
    table = page(locale=locale)
    for name in ttr.puzzles().names:
        step(table, "start", name)
        step(table, "solution")
        state = table.puzzle
        assert len(state["solution"]) == state["within"], name
        assert state["title"]
        assert state["idea"]
        assert state["lesson"]
    assert locales.faults() == []


def test_a_teachers_own_puzzle_is_solved_by_the_solver(page):
    game = ttr.scenario("usa", players=["Ada", "Grace"], seed=3, turn=0, hands={0: "2 red"})
    table: Any = ttr.GameWidget(ttr.Puzzle(game, "claim dallas-houston this turn", hints="Look south."), autosave=False)
    assert (table.puzzle["title"], table.puzzle["more"], table.course) == ("A puzzle on Ticket to Ride (USA)", 3, None)
    step(table, "hint")
    step(table, "hint")
    assert table.puzzle["routes"] == ["dallas-houston-1"]
    table.close()
    hopeless = ttr.Puzzle(game, "claim miami-new_orleans this turn")
    table = ttr.GameWidget(hopeless, autosave=False)
    assert table.puzzle["more"] == 0
    step(table, "solution")
    assert table.puzzle["unsolved"] == "There is no solution within 1 turn."
    table.close()


def test_others_may_play_as_the_teacher_says(page):
    game = ttr.scenario("usa", players=["Ada", "Grace"], seed=3, turn=0, hands={0: "2 red"})
    puzzle = ttr.Puzzle(game, "claim dallas-houston within 2 turns", others=lambda game: "draw deck")
    table: Any = ttr.GameWidget(puzzle, autosave=False)
    play(table, "draw deck")
    play(table, "draw deck")
    assert [str(action) for action in table.game.history[2:]] == ["draw deck", "draw deck"]
    assert (table.puzzle["turn"], table.bots) == (2, {1: "puzzle"})
    table.close()


def test_another_game_on_the_page_is_no_puzzle(page):
    table: Any = page(start="europe-ferry")
    table._session.replace(ttr.new_game("europe", seed=1))
    assert (table.puzzle is None) is True
    step(table, "again")
    assert table.puzzle["title"] == "Across the Channel"


def test_there_must_be_something_to_practise(page):
    with pytest.raises(ttr.BadInput, match="nothing to practise"):
        page(ttr.PuzzleSet([]))
    with pytest.raises(ttr.BadInput, match="no puzzle with the name"):
        page(start="nothing")


@pytest.mark.parametrize(
    ("name", "cities"),
    [
        ("world-harbour", ["lima"]),
        ("europe-tunnel-colour", ["sarajevo", "sofia"]),
        ("usa-any-colour", ["denver", "el_paso"]),
        ("world-closed-track", ["mumbai", "hong_kong"]),
        ("usa-last-train", []),
    ],
)
def test_the_cities_of_a_goal_are_sent(name, cities):
    page: Any = ttr.GameWidget(ttr.puzzles()[name], autosave=False)
    assert page.puzzle["about"] == cities
    page.close()
