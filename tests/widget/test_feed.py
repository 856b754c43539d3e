"""The feed: one way from a game to any page, of a notebook or not."""

import json
import subprocess
import sys
from random import Random

import pytest

import ttr_widget as ttr
from tests.session.test_session import opened, richly
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.feed import Feed
from ttr_widget.page.traits import Lit, Traits
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint
from ttr_widget.widget import GameWidget

from .test_secrets import leaks, walk

HEAVY = ("IPython", "anywidget", "ipywidgets", "ipykernel", "traitlets", "plotly", "tornado")


def feed_of(game, seat=1, **more):
    return Feed(Dispatcher(Viewpoint(Session.of(game), seat, own=True), guest=True, **more))


def followed(feed):
    """What the feed says of each change from now on."""
    said = []
    feed.dispatcher.viewpoint.session.watch(lambda news: said.append(feed.changes(news)))
    return said


def test_a_feed_needs_no_notebook():
    code = f"import sys, ttr_widget.page.feed; print(sorted(set({HEAVY!r}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_first_state_has_everything_that_the_page_reads():
    state = feed_of(opened()).state
    assert set(Traits.__annotations__) == set(state)
    json.dumps(state)


def test_what_is_equal_is_left_out():
    game = richly()
    feed = feed_of(game)
    said = followed(feed)
    feed.dispatcher.viewpoint.session.tell("settings")
    assert said == [{}]
    game.play("draw deck")
    assert {"view", "prompt", "events"} <= set(said[-1])
    assert not {"board", "texts", "settings", "sheet"} & set(said[-1])


def test_changes_lead_to_the_same_state_as_a_new_page():
    game, rng = ttr.new_game("berlin", players=2, seed=3), Random(1)
    feed = feed_of(game)
    page, said = dict(feed.state), followed(feed)
    for _ in walk(game, rng.random()):
        pass
    for changes in said:
        page |= changes
    fresh = feed_of(game, seq=feed.dispatcher.seq - 1).state
    assert page["prompt"]["over"]
    assert {name: value for name, value in page.items() if name != "events"} == {
        name: value for name, value in fresh.items() if name != "events"
    }


def test_a_page_that_comes_back_counts_on():
    game = opened()
    first = feed_of(game, seat=0)
    assert first.state["prompt"]["seq"] == 1
    game.play("draw deck")
    first.changes("played")
    again = feed_of(game, seat=0, seq=first.dispatcher.seq)
    assert again.state["prompt"]["seq"] == 3
    stale = again.dispatcher.answer({"id": 1, "seq": 1, "type": "play", "move": 0})
    assert stale["refusal"]["kind"] == "stale"


def test_a_page_that_cannot_be_drawn_is_told_so(monkeypatch):
    game = opened()
    feed = feed_of(game)
    with monkeypatch.context() as broken:
        broken.setattr(feed.dispatcher, "traits", lambda news: 1 / 0)
        said = feed.changes("played")
    assert list(said) == ["error"]
    assert "ZeroDivisionError" in said["error"]["text"]
    assert feed.changes("turned back")["error"] is None


def test_moves_travel_packed():
    feed = feed_of(opened(), seat=0)
    sent = feed.as_sent(feed.state)
    assert any("columns" in one for one in sent["prompt"]["moves"])
    assert not any("columns" in one for one in feed.state["prompt"]["moves"])


def test_a_widget_shows_what_its_feed_says():
    game = richly()
    widget = GameWidget(game, seat=0)
    game.play("draw deck")
    widget.highlight(cities=["paris"])
    for name, value in widget._feed.state.items():
        assert getattr(widget, name) == value, name
    assert widget._feed.lit(Lit([], ["paris"])) == {}
    widget.close()


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("seat", [1, None])
def test_a_guest_is_sent_nothing_that_its_seat_cannot_know(seat):
    game = ttr.new_game("europe", players=3, seed=4)
    feed = feed_of(game, seat=seat)
    said = followed(feed)
    for _ in walk(game, 8):
        pass
    assert len(said) > 50
    assert said.pop()["sheet"], "at the end all tickets are shown"
    for changes in said:
        sent = json.loads(json.dumps(feed.as_sent({name: value for name, value in changes.items() if name != "board"})))
        assert leaks(game, seat, sent) == []
