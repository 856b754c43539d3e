"""Commented games: written, read, and replayed as lessons in every language."""

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
        if state["question"]:
            assert (state["right"], state["because"]) == (None, "")
            assert tell(page, "lesson", step="answer", choice=0)["ok"]
            assert page.lesson["because"]
            assert page.lesson["right"] is not None
        number = state["next"]
    assert (len(texts), page.lesson["at"], page.lesson["count"]) == (len(lessons[name].notes),) * 3
    assert len(set(texts)) == len(texts)
    assert locales.faults() == []
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
    lesson.note(0, "Look at Paris.", routes=["dieppe-paris"], cities="paris", instead=["draw deck"])
    lesson.note(1, ask="What now?", choices=["draw", "build"], right=1, because="It is short.")
    lesson.save(tmp_path / "monday.txt")
    again = commented(tmp_path / "monday.txt")

    assert again.notes == lesson.notes
    assert (again.title, again.seat) == ("Monday", 1)
    assert again.transcript() == lesson.transcript()
    page: Any = ttr.Replay(again, locale="en")
    assert (page.lesson["text"], page.lesson["instead"]) == ("Look at Paris.", ["Draw from the deck"])
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
        (0, {"instead": ["claim brest-paris with 3 black"]}, "the note after 0 actions"),
        (0, {"text": 3}, "the note after 0 actions: text"),
    ],
)
def test_a_note_that_does_not_fit_is_refused(game, number, more, fact):
    with pytest.raises(ttr.BadInput) as caught:
        ttr.CommentedGame(game).note(number, **more)

    assert fact in str(caught.value)


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
