"""A user's own bots, by name: in the widget, in the lobby, and the page's messages when they fail."""

import asyncio
import threading
from unittest.mock import ANY

import pytest

import ttr_widget as ttr
from ttr_widget.bots import decision
from ttr_widget.kernel.errors import BadInput
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


def forever(view, prompt, rng):
    while True:
        pass


@pytest.fixture(autouse=True)
def _registered():
    for bot in (hoarder, raising, nonsense, forever):
        ttr.bots.register(bot.__name__, bot)


def at_table(bot, locale="en", **options):
    game = ttr.new_game("europe", players=2, seed=7)
    widget = GameWidget(game, seat=0, bots={1: bot}, locale=locale, **options)
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


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "has not answered within 1 second; a random move was played for it"),
        ("de", "hat innerhalb von 1 Sekunde nicht geantwortet; für ihn wurde zufällig gespielt"),
        ("pl", "nie odpowiedział w ciągu 1 sekundy; wykonano za niego losowy ruch"),
    ],
)
def test_a_bot_that_does_not_return_is_named_on_the_page_and_the_game_goes_on(locale, words):
    game, _, page = at_table("forever", locale, time_limit=1)
    assert page.send("step")["ok"]
    assert f"forever ({game.players[1]}) {words}" in page["error"]["text"]
    assert page["prompt"]["mine"]
    assert page.send("play", move=0)["ok"]
    assert page["error"] is None


def test_the_page_says_that_a_bot_which_cannot_be_stopped_was_replaced(monkeypatch):
    monkeypatch.setattr(decision, "_GRACE", 0.1)
    free = threading.Event()
    game, _, page = at_table(lambda view, prompt, rng: free.wait(60), time_limit=0.2)
    assert page.send("step")["ok"]
    said = page["error"]["text"]
    assert "has not answered within 0.2 seconds and cannot be stopped" in said
    assert f"from now on random moves are played for {game.players[1]}" in said
    assert page["settings"]["seats"][1]["bot"] == "random"
    free.set()


def test_the_page_is_answered_while_a_bot_thinks():
    async def evening():
        game, widget, page = at_table("forever", time_limit=60)
        assert page.send("step") == {"re": ANY, "ok": True, "done": False, "wait": 0}
        assert page.send("step")["ok"]
        assert page.send("log", before=1)["ok"]
        assert page.send("pause", paused=True)["ok"]
        assert page["controls"]["paused"]
        assert game.prompt.seat == 1
        widget.close()

    asyncio.run(evening())


@pytest.mark.parametrize("limit", [0, -1, "long", True, float("nan")])
def test_a_time_limit_is_a_number_above_0(limit):
    with pytest.raises(BadInput, match="a number of seconds above 0"):
        GameWidget(ttr.new_game("usa", seed=1), time_limit=limit)


def test_the_lobby_offers_own_bots_and_starts_games_with_them():
    lobby = Lobby()
    assert "hoarder" in [value for _, value in lobby.players[1].options]
    lobby.players[1].value = "hoarder"
    widget = lobby.begin()
    assert widget is not None, lobby._told.value
    assert widget.bots == {1: "hoarder"}
    lobby.language.value = "pl"
    assert lobby.players[1].value == "hoarder"
