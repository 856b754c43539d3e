"""Commented games: written, read, and replayed as lessons in every language."""

import sys
from typing import Any

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES
from ttr_widget import locales
from ttr_widget.commented import SHIPPED, commented

BOARDS = {"first-game": "europe", "harbours": "world", "endgame": "usa"}


def tell(page, kind, **fields):
    return page._dispatcher.answer({"id": None, "type": kind, **fields})


@pytest.fixture(scope="module")
def lessons() -> Any:
    return {name: commented(name) for name in SHIPPED}


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_game_is_whole_and_played_by_the_rules(lessons, name):
    lesson = lessons[name]

    assert lesson.game.is_over
    assert lesson.game.board.name == BOARDS[name]
    assert len(lesson.notes) >= 7
    assert any(note.ask for note in lesson.notes.values())
    assert any(note.variations for note in lesson.notes.values())
    assert ttr.verify(lesson.game)
    assert ttr.replay(lesson.transcript()).state == lesson.game.state


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_lesson_goes_from_note_to_note_in_every_language(lessons, name, locale):
    page: Any = ttr.Replay(lessons[name], locale=locale)
    texts, number = [], page.position
    assert number == min(lessons[name].notes)
    while number is not None:
        assert tell(page, "look", number=number)["ok"]
        state = page.lesson
        assert state["text"]
        assert page.position == number
        texts.append(state["text"])
        for which, name_of_variation in enumerate(state["variations"]):
            texts += [name_of_variation, *stepped_through(page, lessons[name], which)]
        if state["question"]:
            assert (state["right"], state["because"]) == (None, "")
            assert tell(page, "lesson", step="answer", choice=0)["ok"]
            assert page.lesson["because"]
            assert page.lesson["right"] is not None
        number = state["next"]
    assert (page.lesson["at"], page.lesson["count"]) == (len(lessons[name].notes),) * 2
    assert len(set(texts)) == len(texts)
    assert locales.faults() == []
    page.close()


def stepped_through(page, lesson, which):
    """What is said in a variation; each of its positions is really played, and the way back leads to the game."""
    number, said = page.position, []
    variation = lesson.notes[number].variations[which]
    assert tell(page, "lesson", step="vary", choice=which)["ok"]
    for step in range(1, len(variation.moves) + 1):
        shown = page.lesson["variation"]
        assert (shown["at"], len(shown["moves"]), page.position) == (step, len(variation.moves), number)
        assert page.game.state == lesson.branch(number, which, step).state
        assert [action.text() for action in page.game.history[number:]] == [*variation.moves[:step]]
        assert page.controls["replay"]["at"] == number
        said.append(shown["said"])
        assert tell(page, "lesson", step="onwards")["ok"]
    assert page.game.state == lesson.branch(number, which).state  # it stops at the last move
    for _ in variation.moves:
        assert tell(page, "lesson", step="back")["ok"]
    assert page.lesson["variation"]["at"] == 0
    assert page.game.state == lesson.game.at(number).state
    assert tell(page, "lesson", step="return")["ok"]
    assert page.lesson["variation"] is None
    assert page.game.state == lesson.game.at(number).state
    return said


def test_a_variation_ends_wherever_the_reader_looks_next(lessons):
    page: Any = ttr.Replay(lessons["endgame"], locale="en")
    page.go(79)
    assert not tell(page, "lesson", step="onwards")["ok"]  # no variation is shown
    assert not tell(page, "lesson", step="vary", choice=1)["ok"]
    for leave in (lambda: page.go(80), lambda: tell(page, "look", number=82), lambda: tell(page, "look", number=None)):
        page.go(79)
        assert tell(page, "lesson", step="vary", choice=0)["ok"]
        assert page.lesson["variation"]["moves"][0] == "Take locomotive"
        assert (page.lesson["routes"], page.lesson["cities"]) == ([], [])
        assert tell(page, "lesson", step="onwards")["ok"]
        assert (page.lesson["routes"], page.lesson["cities"]) == (["duluth-helena"], [])  # what the move is about
        leave()
        assert page.lesson["variation"] is None
        assert page.game.history == lessons["endgame"].game.history[: len(page.game.history)]
    page.close()


def test_a_variation_that_follows_the_game_at_first_leaves_it_later(game):
    game.play_many(["draw deck", "draw deck", "draw deck", "draw deck"])
    lesson = ttr.CommentedGame(game)
    lesson.vary(0, ["draw deck", ("draw deck", "Enough."), "draw deck", "draw deck", "draw deck"])
    page: Any = ttr.Replay(lesson, locale="en")
    assert page.lesson["variations"] == ["Draw from the deck"]
    tell(page, "lesson", step="vary", choice=0)
    assert page.controls["replay"]["at"] == 0
    tell(page, "lesson", step="onwards")
    assert page.lesson["variation"]["said"] == "Enough."
    page.go(3)
    assert (page.lesson["variation"], page.position, page.game.state) == (None, 3, game.at(3).state)
    page.close()


def test_the_next_move_is_hidden_and_asked_for(lessons):
    lesson = lessons["endgame"]
    page: Any = ttr.Replay(lesson, guess=True, locale="en")
    page.go(86)
    state = page.lesson
    assert (state["question"], state["routes"], state["right"]) == ("What does Ada play now?", [], None)
    assert len(state["choices"]) == 4
    played = state["choices"].index("Denver–Phoenix: 4 white and 1 locomotive")
    assert tell(page, "lesson", step="answer", choice=(played + 1) % 4)["ok"]
    assert page.lesson["right"] == played
    assert page.lesson["because"] == "Ada played: Denver–Phoenix: 4 white and 1 locomotive."
    assert tell(page, "lesson", step="answer", choice=played)["ok"]
    assert page.lesson["answer"] == (played + 1) % 4  # the first answer counts
    page.go(87)
    assert page.lesson["question"] == ""  # it is Grace's move
    assert tell(page, "lesson", step="tell")["ok"]
    page.go(89)
    assert (page.lesson["question"], page.lesson["guesses"]) == ("", False)
    for choice in (None, 9):
        assert not tell(page, "lesson", step="answer", choice=choice)["ok"]
    assert not tell(page, "lesson", step="fly")["ok"]
    page.close()


def test_an_authors_question_comes_before_the_guess(lessons):
    page: Any = ttr.Replay(lessons["endgame"], guess=True, locale="en")
    page.go(79)
    assert page.lesson["question"] == "Which of them serves two tickets?"
    tell(page, "lesson", step="answer", choice=1)
    assert page.lesson["question"] == "What does Ada play now?"
    page.close()


@pytest.fixture
def game():
    return ttr.scenario("europe", players=["Ada", "Grace"], seed=1, turn=0, hands={0: "1 purple 2 red"})


def test_a_teachers_own_lesson_is_written_to_a_file_and_read_again(game, tmp_path):
    game.play("claim dieppe-paris with 1 purple")
    lesson = ttr.CommentedGame(game, title="Monday", seat=1)
    lesson.note(0, "Look at Paris.", routes=["dieppe-paris"], cities="paris")
    lesson.vary(0, [("draw deck", "It is blue."), "draw deck"], "What if she draws?")
    lesson.vary(0, "draw blue")
    lesson.note(1, ask="What now?", choices=["draw", "build"], right=1, because="It is short.")
    lesson.save(tmp_path / "monday.txt")
    again = commented(tmp_path / "monday.txt")

    assert again.notes == lesson.notes
    assert (again.title, again.seat) == ("Monday", 1)
    assert again.transcript() == lesson.transcript()
    page: Any = ttr.Replay(again, locale="en")
    assert (page.lesson["text"], page.lesson["variations"]) == ("Look at Paris.", ["What if she draws?", "Take blue"])
    assert again.notes[0].variations[0].said == ("It is blue.", "")
    assert (page.lesson["routes"], page.lesson["cities"]) == (["dieppe-paris"], ["paris"])
    page.close()


@pytest.mark.parametrize(
    ("number", "more", "fact"),
    [
        (7, {}, "0 to 0"),
        (0, {"routes": ["dieppe-roma"]}, "the note after 0 actions"),
        (0, {"cities": ["atlantis"]}, "atlantis"),
        (0, {"ask": "Why?"}, "a question needs choices"),
        (0, {"choices": ["a"]}, "choices need a question"),
        (0, {"ask": "Why?", "choices": ["a"], "right": 1}, "right"),
        (0, {"text": 3}, "the note after 0 actions: text"),
    ],
)
def test_a_note_that_does_not_fit_is_refused(game, number, more, fact):
    with pytest.raises(ttr.BadInput) as caught:
        ttr.CommentedGame(game).note(number, **more)

    assert fact in str(caught.value)


@pytest.mark.parametrize(
    ("moves", "fact"),
    [
        (["claim brest-paris with 3 black"], "the note after 0 actions: 'claim brest-paris with 3 black'"),
        (["draw deck", "draw locomotive"], "'draw locomotive'"),
        ([], "a variation has 1 to 100 moves"),
        (["draw deck"] * 101, "a variation has 1 to 100 moves"),
        ([("draw deck", "two", "many")], "a pair of a text and what is said after it"),
        ([("draw deck", 3)], "then"),
        ("fly to paris", "fly"),
    ],
)
def test_a_variation_is_played_by_the_rules(game, moves, fact):
    with pytest.raises(ttr.BadInput) as caught:
        ttr.CommentedGame(game).vary(0, moves)

    assert fact in str(caught.value)


def test_variations_have_limits_and_stay_when_the_note_is_written_again(game, monkeypatch):
    game.play("draw deck")
    lesson = ttr.CommentedGame(game)
    for _ in range(8):
        lesson.vary(0, ["draw deck"])
    with pytest.raises(ttr.BadInput, match="at most 8 variations"):
        lesson.vary(0, ["draw deck"])
    lesson.note(0, "Later.")
    assert len(lesson.notes[0].variations) == 8
    assert len(lesson.branch(0, 7, 0).history) == 0
    wrong: Any = ((8, None), (0, 2), (0, -1), ("0", None))
    for which, moves in wrong:
        with pytest.raises(ttr.BadInput, match=r"which|moves"):
            lesson.branch(0, which, moves)
    monkeypatch.setattr(sys.modules[ttr.CommentedGame.__module__], "_ALL_MOVES", 9)
    lesson.vary(1, "draw deck")
    with pytest.raises(ttr.BadInput, match="at most 9 moves"):
        lesson.vary(1, "draw deck")


@pytest.mark.parametrize("lines", ["# play: draw deck", "# variation: x\n# then: too early"])
def test_lines_of_a_variation_have_an_order(game, lines):
    with pytest.raises(ttr.BadSave, match="belongs below"):
        commented(f"{game.transcript()}\n{lines}\n")


def test_what_is_no_lesson_is_refused(game, tmp_path):
    with pytest.raises(ttr.BadSave, match="did you mean 'first-game'"):
        commented("first-games")
    with pytest.raises(ttr.BadInput, match="seat"):
        ttr.CommentedGame(game, seat=2)
    text = game.transcript() + "\n# show: atlantis\n"
    with pytest.raises(ttr.BadSave, match="atlantis"):
        commented(text)
    page = ttr.Replay(game)
    assert page.lesson is None
    assert not tell(page, "lesson", step="guess")["ok"]
    page.close()
