"""A user's own bots, by name: in the widget, in the lobby, and the page's messages when they fail."""

import pytest

import ttr_widget as ttr
from ttr_widget.bots.bot import _known
from ttr_widget.widget import GameWidget
from ttr_widget.widget.lobby import Lobby

from .wire import Page


def hoarder(view, prompt, rng):
    """Draws as long as there is something to draw."""
    legal = ttr.bots.legal_actions(view)
    return "draw deck" if prompt.kind in ("turn", "draw") else legal[0]


def raising(view, prompt, rng):
    raise ZeroDivisionError("by nothing")


def nonsense(view, prompt, rng):
    return {"fly": "to the moon"}


@pytest.fixture(autouse=True)
def _registry():
    """Unregister the bots of a test after it."""
    before = dict(_known)
    for bot in (hoarder, raising, nonsense):
        ttr.bots.register(bot.__name__, bot)
    yield
    _known.clear()
    _known.update(before)


def at_table(bot, locale="en"):
    game = ttr.new_game("europe", players=2, seed=7)
    widget = GameWidget(game, seat=0, bots={1: bot}, locale=locale)
    page = Page(widget)
    assert page.send("play", move=0)["ok"]
    return game, widget, page


def test_an_own_bot_plays_by_its_name():
    game, widget, page = at_table("hoarder")
    while game.view(None).turn < 3:
        widget.step()
        page.take()
        if game.prompt is not None and game.prompt.seat == 0:
            game.play("draw deck")
    assert widget.bots == {1: "hoarder"}
    assert page["settings"]["seats"][1]["bot"] == "hoarder"
    assert sum(game.view(1).hand_counts or ()) == 4 + 2
    assert page["error"] is None


@pytest.mark.parametrize("bot", ["raising", "nonsense"])
@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "failed to answer a question"), ("pl", "nie poradził sobie z pytaniem")],
)
def test_a_bot_that_fails_is_reported_on_the_page_and_the_game_goes_on(bot, locale, words):
    game, widget, page = at_table(bot, locale)
    assert page["error"] is None
    widget.step()
    page.take()
    said = str(page["error"])
    assert f"{bot} (" in said
    assert words in said
    assert page["prompt"]["mine"]
    for _ in range(400):
        if game.prompt is None:
            break
        if game.prompt.seat == 0:
            assert page.send("play", move=0)["ok"]
        widget.step()
        page.take()
    assert game.is_over
    assert page["prompt"]["kind"] == "over"
    assert game.score().winners


def test_the_lobby_offers_own_bots_and_starts_games_with_them():
    lobby = Lobby()
    assert "hoarder" in [value for _, value in lobby.players[1].options]
    lobby.players[1].value = "hoarder"
    widget = lobby.begin()
    assert widget is not None, lobby._told.value
    assert widget.bots == {1: "hoarder"}
    lobby.language.value = "pl"
    assert lobby.players[1].value == "hoarder"
