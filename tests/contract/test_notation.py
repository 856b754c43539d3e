"""Every action can be parsed from its own text, even if written carelessly."""

import json
from random import Random
from typing import Any

import pytest

from ttr_widget import BadInput
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.variant import Variant
from ttr_widget.notation import Notation

from .games import CASES, Case, noted, one_of, some_of, whole_games
from .mini import mini


@whole_games(66)
def test_text_and_dict_are_read_back(case, walk):
    game = walk.new(case)
    notation = Notation(case.variant)
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            for action in some_of(walk.rng, actions, 4):
                assert_read_back(notation, action)
            game.play(walk.choose(actions))


def assert_read_back(notation: Notation, action) -> None:
    text, data = action.text(), action.to_dict()
    assert text == str(action) == " ".join(text.split()), "one line, single blanks"
    assert text == text.lower()
    for given in (text, data, json.loads(json.dumps(data)), action):
        read = notation.action(given)
        assert read == action
        assert type(read) is type(action)
        assert hash(read) == hash(action)
        assert (read.text(), read.to_dict()) == (text, data)


@whole_games(66)
def test_careless_writing_is_read(case, walk):
    """Upper case, extra spaces, the two cities of a route swapped, the cards in another order."""
    game = walk.new(case)
    notation = Notation(case.variant)
    with noted(case, walk, game):
        while not game.is_over:
            actions = game.legal_actions()
            for action in some_of(walk.rng, actions, 3):
                for text in carelessly(case, walk.rng, action):
                    assert notation.action(text) == action, text
            game.play(walk.choose(actions))


def carelessly(case: Case, rng: Random, action: Any):
    text = action.text()
    yield text.upper()
    yield text.title()
    yield "  " + text.replace(" ", "   ") + "\t"
    verb = action.type
    cards = shuffled_cards(rng, action.cards) if hasattr(action, "cards") else ""
    if hasattr(action, "route"):
        route = case.variant.board.route(action.route)
        number = action.route.removeprefix(f"{route.a}-{route.b}")
        a, b = (case.variant.board.city(end).name for end in route.cities)
        yield f"{verb} {route.b}-{route.a}{number} with {cards}"
        yield f"{verb} {route.b} - {route.a}{number} with {cards}"
        yield f"{verb} {a}-{b}{number} with {cards}"
        yield f"{verb} {b.upper()}–{a.upper()}{number} WITH {cards}"
    elif hasattr(action, "city"):
        yield f"{verb} {case.variant.board.city(action.city).name} with {cards}"
    elif cards:
        yield f"{verb} {cards}"
    if hasattr(action, "tickets"):
        yield " ".join([verb, *some_of(rng, action.tickets, len(action.tickets))])
        yield f"{verb} {', '.join(action.tickets)}"


def shuffled_cards(rng: Random, cards) -> str:
    words = [f"{count} {name}" for name, count in some_of(rng, list(cards.items()), len(cards))]
    return one_of(rng, [" ", ", ", " + ", " and "]).join(words)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_route_city_and_ticket_is_read_by_its_id(case):
    read: Any = Notation(case.variant).action
    board = case.variant.board
    card = case.variant.kinds.names[0]
    for route in board.routes:
        assert read(f"claim {route.id} with 1 {card}").route == route.id
    if "station" in case.variant.actions:
        for city in board.cities:
            assert read(f"station {city.id} with 1 {card}").city == city.id
            assert read(f"station {city.name} with 1 {card}").city == city.id
    if "keep" in case.variant.actions:
        for ticket in board.tickets:
            assert read(f"keep {ticket.id}").tickets == (ticket.id,)


def test_the_payment_tells_the_tracks_of_a_double_apart():
    read: Any = Notation(mini()).action

    assert read("claim ayr-bonn with 1 blue").route == "ayr-bonn-2"
    with pytest.raises(BadInput, match="ayr-bonn-1"):
        read("claim bonn-ayr with 1 red")


def test_a_track_without_a_number_is_read_back():
    """A board may call the tracks of a double ``ayr-bonn`` and ``ayr-bonn-2``."""
    old = mini()
    routes = (Route("ayr-bonn", "ayr", "bonn", 1, "red", "train", "ayr-bonn"), *old.board.routes[1:])
    board = Board("mini", (2, 3), old.board.cities, routes, old.board.tickets, "Mini")
    notation = Notation(Variant(board, old.rules))

    for text in ("claim ayr-bonn with 1 locomotive", "claim ayr-bonn-2 with 1 locomotive"):
        assert notation.action(text).text() == text
