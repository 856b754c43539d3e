"""The log of a page: complete and right on any way through a game, and each sentence is made once."""

from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.page.words import Words
from ttr_widget.session.session import Session
from ttr_widget.session.viewpoint import Viewpoint


def opened(game, *, seat=0, teaching=False):
    """A page that follows a game."""
    session = Session.of(game)
    page = Dispatcher(Viewpoint(session, seat, teaching=teaching), locale="en")
    page.traits("another game")
    session.watch(page.traits)
    return page


def wander(page, rng):
    """A random action, undo, redo, change of seat or change of language."""
    session, chance = page.viewpoint.session, rng.random()
    game = session.game
    if chance < 0.1 and game.history:
        game.go_to(rng.randrange(len(game.history)))
    elif chance < 0.2 and game.undone:
        game.redo()
    elif chance < 0.3:
        page.viewpoint.open = page.viewpoint.seat = rng.choice((0, 1, 2, None))
        session.tell("settings")
    elif chance < 0.33:
        page.set_look(locale=rng.choice(("en", "pl", "de")))
        session.tell("settings")
    elif chance < 0.36:
        session.replace(game.at(rng.randrange(len(game.history) + 1)))
    elif not game.is_over:
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("teaching", [False, True])
@pytest.mark.parametrize("board", ["germany", "world"])
def test_the_log_is_that_of_a_page_opened_now(board, teaching):
    rng = Random(f"{board} {teaching}")
    page = opened(ttr.new_game(board, players=3, seed=5), teaching=teaching)
    for _ in range(150):
        wander(page, rng)
        game, shown = page.viewpoint.session.game, page.viewpoint.shown
        events = game.events if teaching else game.events_seen_by(shown)
        assert page.log == [page.words.event(event) for event in events]
        last = page.answer({"type": "log", "before": len(events)})["items"]
        assert [item["words"] for item in last] == page.log[-len(last) :]


def test_a_sentence_is_made_once_for_those_who_see_the_same(monkeypatch):
    made, plain = [], Words.event

    def counted(words, event):
        made.append(event)
        return plain(words, event)

    monkeypatch.setattr(Words, "event", counted)
    game, rng = ttr.new_game("world", players=5, seed=2), Random(2)
    page = opened(game)
    for _ in range(120):
        game.play(rng.choice(game.legal_actions()))
        if page.viewpoint.curtain is not None:
            page.answer({"type": "show", "seq": page.seq, "seat": page.viewpoint.curtain})
            page.traits("settings")
    game.go_to(60)
    game.go_to(120)

    twice = sum(bool(event.private) for event in game.events)
    assert len(game.events) < len(made) <= len(game.events) + twice + len(game.events[game.event_counts[60] :])
