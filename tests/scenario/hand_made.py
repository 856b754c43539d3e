"""Positions of real games, described completely by arguments of ``scenario``."""

from random import Random
from typing import Any

import ttr_widget as ttr
from tests.contract.games import Case, Walk
from ttr_widget import Game
from ttr_widget.kernel.connectivity import owned_by
from ttr_widget.kernel.state import State

CASES = tuple(
    Case(ttr.variant(name), players)
    for name, players in [
        ("europe", 2),
        ("europe", 5),
        ("germany", 3),
        ("world", 2),
        ("world", 4),
        ("berlin", 2),
        ("berlin", 3),
        ("usa", 4),
        ("germany with Stations", 2),
        ("europe with Passengers", 3),
    ]
)


def in_mid_play(case: Case, walk: Walk) -> Game:
    """A real game at the beginning of some turn."""
    game = walk.new(case)
    actions = int(walk.rng.random() * 200)
    while game.prompt is not None and (len(game.history) < actions or game.prompt.kind != "turn"):
        before = game.copy()
        game.play(walk.choose(game.legal_actions()))
        if game.is_over:
            while before.prompt is None or before.prompt.kind != "turn":
                before.undo()
            return before
    return game


def described(state: State) -> dict:
    """The arguments that describe all of a position."""
    variant, board = state.variant, state.variant.board
    names, tickets = variant.kinds.names, [ticket.id for ticket in board.tickets]
    market_rule: Any = variant.rule("market")
    tickets_rule: Any = variant.rule("tickets")
    seats = range(len(state.names))
    market, hold, slots = state.slots["market"], state.slots["tickets"], state.slots
    cities = [city.id for city in board.cities]
    found = {
        "hands": {seat: dict(variant.kinds.of(state.hands[seat])) for seat in seats},
        "tickets": {seat: [tickets[n] for n in hold.held[seat]] for seat in seats},
        "claimed": {seat: [board.routes[n].id for n in owned_by(state.owners, seat)] for seat in seats},
        "display": [None if card == 255 else names[card] for card in market.display],
        "deck_top": {
            deck: [names[card] for card in pile[::-1]]
            for deck, pile in zip(market_rule.decks, market.decks, strict=True)
        },
        "ticket_deck_top": {
            deck: [tickets[n] for n in pile[::-1]] for deck, pile in zip(tickets_rule.decks, hold.decks, strict=True)
        },
        "ticket_box": [tickets[n] for n in hold.box],
        "discards": dict(variant.kinds.of(state.discards)),
        "pieces": {seat: dict(zip(variant.piece_names, state.pieces[seat], strict=True)) for seat in seats},
        "points": dict(enumerate(variant.track(state))),
        "turn": state.seat,
        "first": state.first,
        "last_turns": state.turns_left,
    }
    for name in ("stations", "harbours"):
        if name in slots:
            found[name] = {seat: [cities[n] for n in owned_by(slots[name], seat)] for seat in seats}
    if "passengers" in slots:
        found["passengers"] = {city: list(own) for city, own in zip(cities, slots["passengers"].cities, strict=True)}
        found["taken"] = {seat: list(own) for seat, own in enumerate(slots["passengers"].taken)}
    return found


def some(arrangement: dict, rng: Random) -> dict:
    """Some of these arguments; of those by seat, some seats."""
    found = {name: wish for name, wish in arrangement.items() if rng.random() < 0.5}
    if "harbours" in found:
        found["claimed"] = arrangement["claimed"]  # a harbour needs a route
    for name in ("hands", "tickets"):
        if name in found:
            found[name] = {seat: wish for seat, wish in found[name].items() if rng.random() < 0.7}
    return found


def in_scenario_form(state: State) -> State:
    """The position without what no argument can express: its history and its random numbers."""
    slots = dict(state.slots)
    if "pieces" in slots:
        trains, ships = state.variant.piece_counts
        now = tuple((trains - box[0], ships - box[1]) for box in slots["pieces"].box)
        slots["pieces"] = slots["pieces"]._replace(chosen=now)
    return state._replace(slots=slots, rng=0, turn=0, passes=0, idle=0)
