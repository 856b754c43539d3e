"""A game that continues from its stored position says so wherever it is shown."""

import pytest

import ttr_widget as ttr
from tests.save.test_corrected_rules import continued, play_on
from tests.widget.wire import Page
from ttr_widget import GameWidget
from ttr_widget.kernel.representation import shown
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint

SENTENCE = "Continued from move 60; earlier moves cannot be replayed with today's rules."


@pytest.fixture
def game(tmp_path, monkeypatch):
    return continued(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", SENTENCE),
        ("pl", "Gra wznowiona po ruchu nr 60; wcześniejszych ruchów nie da się odtworzyć według dzisiejszych zasad."),
    ],
)
def test_the_page_says_it_when_the_game_is_opened(game, locale, sentence):
    page = Page(GameWidget(game, seat=game.prompt.seat, locale=locale))

    assert page["error"] == {"text": sentence, "details": ""}
    assert page["controls"]["undo"] is False
    game.play(game.legal_actions()[0])
    assert page["error"] is None


def test_the_page_says_it_when_the_game_is_loaded_there(game, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game.save("evening.ttr.json")
    page = Page(GameWidget(ttr.new_game("usa", seed=1)))
    assert page["error"] is None

    assert page.send("load", name="evening")["ok"]
    assert page["error"] == {"text": SENTENCE, "details": ""}


def test_an_ordinary_game_says_nothing():
    game = ttr.new_game("europe", seed=1)

    assert game.notice is None
    assert Page(GameWidget(game))["error"] is None
    assert "note" not in (shown(game, "html") or "")


def test_a_place_at_the_table_says_why_nothing_can_be_undone(game):
    place = Viewpoint(Session.of(game), 0, teaching=True)
    refusal = place.undo()

    assert refusal is not None
    assert refusal.text == f"Nothing earlier can be undone: {game.notice!s}."


def test_a_notebook_says_it_beside_the_game(game):
    assert str(game.notice).replace("'", "&#x27;") in (shown(game, "html") or "")


def test_a_continued_game_is_told_again_from_its_stored_position(game):
    page = ttr.Replay(play_on(game, 5), seats=[0])
    assert page.last == 5
    page.go(3)
    assert page.game.state == game.at(3).state
    page.close()
