"""secret.view: nothing that the shown seat cannot know reaches the page, in any trait or answer.

Two checks: what is published stays exactly the same when everything hidden is dealt again; and in whole games every
message is searched for others' cards and tickets.  A deliberate leak shows that the search works.
"""

import json
from random import Random

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.shuffle import seeded
from ttr_widget.kernel.steps import Steps
from ttr_widget.page.dispatch import Dispatcher
from ttr_widget.widget import GameWidget, Session, Viewpoint

from .wire import Page


def redealt(game, seat, chance):
    """The same game as far as a seat knows; everything else is dealt differently."""
    twin = game.copy()
    draft = twin.moment.position.copy()
    draft.events = game.moment.position.events
    draft.rng = seeded(chance)
    for redeal in game.variant.derived(Steps).redeal_methods:
        redeal(draft, seat)
    twin.moment.position = draft
    return twin


def told(game, seat, questions=True):
    """Everything sent to this seat's page, as text: every trait, and the answers to everything that it may ask."""
    session = Session.of(game)
    # Every seat has its own viewpoint, so there is no curtain.
    viewpoints = [Viewpoint(session, other) for other in range(len(game.players))]
    viewpoints.append(Viewpoint(session, seat))
    dispatcher = Dispatcher(viewpoints[-1])
    said = [dispatcher.traits("another game")]
    del said[0]["board"]
    if questions:
        board = game.board
        said += [dispatcher.answer({"type": kind}) for kind in ("hint", "ping")]
        said.append(dispatcher.answer({"type": "log", "before": 10**6}))
        for number in (0, len(board.routes) // 2, len(board.routes) - 1):
            route = board.routes[number].id
            said.append(dispatcher.answer({"type": "moves", "route": route}))
            said.append(dispatcher.answer({"type": "why", "action": {"type": "claim", "route": route}}))
        for text in ({"type": "draw", "card": "deck"}, {"type": "keep", "tickets": [board.tickets[0].id]}):
            said.append(dispatcher.answer({"type": "why", "action": text}))
    for viewpoint in viewpoints:
        viewpoint.leave()
    return json.dumps(said, sort_keys=True)


def walk(game, chance):
    """Play a random game to its end, one action at a time."""
    rng = Random(chance)
    while not game.is_over:
        yield rng
        kinds = sorted({action.type for action in game.legal_actions()})
        kind = kinds[int(rng.random() * len(kinds))]
        actions = [action for action in game.legal_actions() if action.type == kind]
        game.play(actions[int(rng.random() * len(actions))])


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
def test_what_is_published_does_not_depend_on_what_is_hidden(board):
    variant = ttr.variant(board)
    moved = 0
    for players in variant.board.players:
        game = ttr.new_game(variant, players=players, seed=players)
        for rng in walk(game, players):
            if rng.random() < 0.012 or len(game.history) < 3:
                for seat in (None, *range(players)):
                    twin = redealt(game, seat, int(rng.random() * 2**32))
                    moved += twin.state != game.state
                    assert told(twin, seat) == told(game, seat)
    assert moved > 12


def strings_in(value):
    if isinstance(value, dict):
        for name, inner in value.items():
            yield str(name)
            yield from strings_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings_in(inner)
    elif isinstance(value, str):
        yield value


def known_tickets(game, seat):
    """The tickets that a seat has ever held."""
    found: set[str] = set()
    for event in game.events_seen_by(seat):
        found.update(getattr(event, "tickets", None) or ())
    return found


def leaks(game, seat, sent):
    """What a message (as JSON data) reveals that this seat cannot know."""
    board, found = game.board, []
    routes = {route.id for route in board.routes}
    foreign = {ticket.id for ticket in board.tickets} - known_tickets(game, seat) - routes
    texts = set(strings_in(sent))
    found += sorted(texts & foreign)
    named = {id: "–".join(board.city(city).name for city in board.ticket(id).cities) for id in foreign}
    sentences = "\n".join(text for text in texts if "(" in text)
    found += sorted(id for id, name in named.items() if f"{name} ({board.ticket(id).points})" in sentences)
    for event in sent.get("events", {}).get("items", ()) if isinstance(sent, dict) else ():
        if event.get("seat") != seat:
            hidden = [move for move in event.get("moved", ()) if is_hidden(move)]
            found += [f"{event['type']}: {move['things']}" for move in hidden if move.get("things") is not None]
    return found


def is_hidden(move):
    """Is this known only to the player: what comes from a deck into somebody's hands, and tickets?"""
    private = move["target"].partition(":")[0] in ("hand", "offered", "held")
    return (private and move["source"].partition(":")[0] in ("deck", "offered")) or move["target"] == "returned"


@pytest.mark.rule("secret.view")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", [0, None])
def test_no_message_of_a_whole_game_holds_others_cards_or_tickets(board, seat, wire):
    players = ttr.variant(board).board.players[1]
    game = ttr.new_game(board, players=players, seed=4)
    widget = GameWidget(game, seat=seat, bots=dict.fromkeys(range(1, players), "greedy"))
    page, read = Page(widget), 0
    for _ in walk(game, 8):
        if page["prompt"]["mine"]:
            page.send("hint")
            page.send("log", before=10**6)
        for _, data, _ in wire[read:]:
            sent = data.get("state") or data.get("content") or {}
            sent = {name: value for name, value in sent.items() if name != "board"}
            assert leaks(game, seat, sent) == []
        read = len(wire)
    assert read > 50


def test_a_planted_leak_is_found(wire):
    game = ttr.new_game("europe", players=2, seed=4)
    ticket = game.view(1).rules["tickets"]["offered"][0]
    name = game.view(0).rules["tickets"]["offered"][0]
    board = game.board
    words = "–".join(board.city(city).name for city in board.ticket(ticket).cities)

    assert leaks(game, 0, {"x": [{"y": ticket}]}) == [ticket]
    assert leaks(game, 0, {"x": f"Keep {words} ({board.ticket(ticket).points})"}) == [ticket]
    assert leaks(game, 0, {"x": name}) == []
    drawn = {"type": "draw", "seat": 1, "moved": [{"source": "deck:deck", "target": "hand:1", "things": {"red": 1}}]}
    assert leaks(game, 0, {"events": {"items": [drawn]}}) == ["draw: {'red': 1}"]
    assert leaks(game, 1, {"events": {"items": [drawn]}}) == []


def test_a_view_of_another_seat_is_a_leak_that_the_new_deal_finds(monkeypatch):
    game = ttr.new_game("europe", players=2, seed=4)
    twin = redealt(game, 0, 1)
    assert told(game, 0) == told(twin, 0)
    monkeypatch.setattr(Viewpoint, "shown", property(lambda viewpoint: 1))
    assert told(game, 0) != told(twin, 0)


@pytest.mark.rule("secret.view")
def test_nothing_private_is_in_the_page_while_the_curtain_hangs(wire):
    game = ttr.new_game("germany", players=3, seed=4)
    page = Page(GameWidget(game, seat=0))
    rng = Random(1)
    for _ in range(120):
        if page["controls"]["curtain"]:
            assert page["view"]["seat"] is None
            assert page["view"]["hand"] is None
            assert "tickets" not in page["table"]
            assert page["prompt"]["moves"] == []
            moved = [move for item in page["events"]["items"] for move in item.get("moved", ())]
            assert all(move.get("things") is None for move in moved if is_hidden(move))
            assert page.send("show", seat=page["controls"]["curtain"]["seat"])["ok"]
        moves = page["prompt"]["moves"]
        page.send("play", move=moves[int(rng.random() * len(moves))]["id"])
    assert len(game.history) == 120


def test_a_teacher_sees_all_and_it_is_said_so():
    game = ttr.new_game("europe", players=2, seed=4)
    page = Page(GameWidget(game, teaching=True))
    assert page["settings"]["teaching"] is True
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    assert page["view"]["all"]["hands"] == [dict(game.view(seat).hand or {}) for seat in (0, 1)]
    assert page["view"]["all"]["tickets"] == [list(game.view(seat).rules["tickets"]["held"]) for seat in (0, 1)]
    game.play("draw deck")
    assert page["events"]["items"][0]["moved"][0]["things"] is not None
    assert "all" not in Page(GameWidget(game, seat=1))["view"]


def test_a_bot_s_trouble_tells_nothing_of_its_move():
    def broken(view, prompt, rng):
        raise ValueError(f"my tickets are {view.rules['tickets']}")

    game = ttr.new_game("europe", players=2, seed=4)
    widget, teacher = GameWidget(game, bots={1: broken}), GameWidget(game, teaching=True)
    game.play(game.legal_actions()[0])
    widget.step()
    assert "Player 2" in widget.error["text"]
    assert leaks(game, 0, {"error": widget.error}) == []
    assert "my tickets" not in json.dumps(widget.error)
    assert "my tickets" in teacher.error["details"]
