"""The link of a game, opened in the lobby as the static site does."""

import sys
from random import Random
from types import ModuleType

import pytest

import ttr_widget as ttr
from tests.widget.test_rights import dispatcher_of
from ttr_widget.widget.lobby import Lobby
from ttr_widget.widget.nulls import with_nulls


@pytest.fixture(scope="module")
def game():
    return ttr.bots.play(ttr.new_game("berlin", players=["Ada", "Grace"], seed=7), ["greedy", "greedy"], Random(7))


@pytest.fixture
def lobby():
    made = Lobby("en")
    yield made
    made.close()


def handed(lobby, link):
    """What a page does on the site."""
    lobby._around.link = link
    return lobby._place.children[0] if lobby._place.children else None


def test_a_whole_game_is_replayed_from_its_start(lobby, game):
    page = handed(lobby, game.link())
    assert isinstance(page, ttr.Replay)
    assert (page.position, page.last) == (0, len(game.history))
    assert lobby._choice.layout.display == "none"
    assert "Berlin" in lobby._running.value


def test_a_moment_is_shown_first_and_the_rest_can_be_replayed(lobby, game):
    page = handed(lobby, game.link(at=12))
    assert (page.position, page.last) == (12, len(game.history))
    assert page.game.state == game.at(12).state


@pytest.mark.rule("secret.view")
def test_what_a_seat_has_seen_is_a_picture(lobby, game):
    half = game.at(30)
    page = handed(lobby, half.link(seat=1))
    assert page.value == half.view(1)._repr_html_()
    lobby._choose_another()
    assert lobby._choice.layout.display is None


def test_puzzles_are_to_be_solved(lobby):
    course = ttr.puzzles(board="berlin")
    page = handed(lobby, course.link())
    assert page.puzzle["title"] == str(course[0].title)


def test_a_damaged_link_says_so_on_the_page(lobby, game):
    assert handed(lobby, game.link()[:-3]) is None
    assert "damaged or cut off" in lobby._told.value
    assert lobby.begin() is not None


def test_in_a_browser_none_becomes_null_and_is_not_lost(monkeypatch):
    message = {"method": "update", "state": {"sheet": None, "seq": 3}}
    assert with_nulls(message) is message
    foreign = ModuleType("pyodide.ffi")
    foreign.jsnull = "null"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyodide.ffi", foreign)
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert with_nulls(message) == {"method": "update", "state": {"sheet": "null", "seq": 3}}
    assert with_nulls({"method": "custom", "content": {"x": None}})["content"] == {"x": None}


@pytest.mark.rule("secret.view")
def test_a_page_makes_the_link_of_its_game(game):
    half = game.at(30)
    said = dispatcher_of(half).answer({"type": "link"})
    assert (said["ok"], said["whole"]) == (True, False)
    assert ttr.load_seen(said["link"]).view == half.view(None)
    said = dispatcher_of(game).answer({"type": "link"})
    assert said["whole"]
    assert ttr.replay(said["link"]).state == game.state
    page = ttr.Replay(game)
    page.go(12)
    assert ttr.replay(page._dispatcher.answer({"type": "link"})["link"]).state == game.at(12).state
    page.close()
