"""Features of the legal actions: what a person would weigh, as a row of numbers for each action.

A linear function of them is already a player, so small learners need no network: score the rows, choose the best.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from ttr_widget.boards import variant as variant_of
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.cheapest_paths import distances, path_to
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules import Draw, Keep

from .action_numbers import ActionNumbers
from .row_parts import Row

if TYPE_CHECKING:
    from gymnasium import spaces

_SHORTEST = Weights(turn=1.0, piece=1.0, trust=0.0, least=1.0)
"""Paths are cheapest in turns and pieces, whatever the hand."""
_MOST = 10.0
"""No feature is larger than this."""

FEATURES = (
    "points",
    "spaces",
    "wilds spent",
    "cards lost for a path",
    "on a path",
    "ticket points brought nearer",
    "ticket points completed",
    "off the paths, with tickets open",
    "off the paths, early",
    "blind",
    "useful card",
    "cards held of its colour",
    "wild card",
    "kept tickets",
    "kept points",
    "kept cost",
    "kept cost beyond the first",
    "tickets, with some open",
    "tickets, by turns left",
    "order",
)
"""The features of every board; before them comes one for each kind of action."""


class FeatureObserver:
    """A row of features for each number of an action; the rows of illegal actions are zeros.

    ``observer.names`` are the names of the columns.  A row has a 1 for the kind of action (``draw``, ``claim`` …) and
    what it means for the seat: points, spaces, whether a route lies on the cheapest paths of its uncompleted tickets,
    whether a card is useful there, what tickets would cost.  All follow from the view.
    """

    def __init__(self, board: str | Variant, players: int = 2) -> None:
        self.variant, self.players = variant_of(board), players
        self.numbers = self.variant.derived(ActionNumbers)
        self.names: tuple[str, ...] = (*sorted(self.variant.actions), *FEATURES)
        self._column = {name: number for number, name in enumerate(self.names)}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.variant, self.players)

    @property
    def space(self) -> spaces.Box:
        """A row of features for each number of an action."""
        from gymnasium import spaces  # noqa: PLC0415 -- a bot observes without Gymnasium

        return spaces.Box(-_MOST, _MOST, (len(self.numbers), len(self.names)), np.float32)

    def observe(self, seen: View) -> Row:
        """The features of all actions by number."""
        table = np.zeros((len(self.numbers), len(self.names)), np.float32)
        prompt = seen.prompt
        if prompt is None or prompt.seat != seen.seat:
            return table
        reader = ViewReader(seen, _SHORTEST)
        legal = self.numbers.legal(choices(reader.position), seen)
        situation = _Situation(reader)
        for order, (number, action) in enumerate(legal.items()):
            row = table[number]
            row[self._column[action.type]] = 1
            row[self._column["order"]] = order / 10
            for name, value in situation.features(action).items():
                row[self._column[name]] = value
        clipped: Row = np.clip(table, -_MOST, _MOST, out=table)
        return clipped


class _Situation:
    """What the seat wants to build, and the features of actions in the light of it."""

    def __init__(self, reader: ViewReader) -> None:
        self.reader = reader
        self.paths: dict[int, tuple[float, list[int]]] = {}
        """The cost and the missing routes of a cheapest way to complete each ticket that can be completed."""
        for ticket in reader.undone:
            cost, routes = self.way(ticket)
            if cost < inf:
                self.paths[ticket] = cost, [route for route in routes if route not in reader.own]
        self.wanted: set[int] = {route for _, routes in self.paths.values() for route in routes}
        self.lacks = self._lacks(reader.hand)
        self.useful: dict[int, float] = {}
        """For each kind of card the share of the missing routes that it brings nearer, as far as it was asked for."""
        self.losses: dict[Cards, int] = {}
        self.early = min(1.0, reader.turns / 15)

    def way(self, ticket: int) -> tuple[float, list[int]]:
        """The cost and the routes of a cheapest way to complete a ticket."""
        reader, total, routes = self.reader, 0.0, []
        for a, b in reader.tables.pairs[ticket]:
            far, by = distances(reader.tables.near, reader.cost, a, reader.dead)
            if far[b] == inf:
                return inf, []
            total += far[b]
            routes += path_to(reader.tables.ends, by, a, b)
        return total, routes

    def _lacks(self, hand: Sequence[int]) -> list[int]:
        """For each route on the paths how many cards a hand lacks."""
        needs = self.reader.tables.needs
        return [min(need.lack(hand)[0] for need in needs[route]) for route in self.wanted]

    def use_of(self, kind: int) -> float:
        """The share of the missing routes that a card of this kind brings nearer."""
        if kind not in self.useful:
            hand = self.reader.hand[:]
            hand[kind] += 1
            nearer = sum(map(int.__lt__, self._lacks(hand), self.lacks))
            self.useful[kind] = nearer / max(len(self.wanted), 1)
        return self.useful[kind]

    def loss_of(self, cards: Cards) -> int:
        """How many cards more the missing routes lack without these cards."""
        if cards not in self.losses:
            hand = self.reader.hand[:]
            for kind, count in cards.pairs:
                hand[kind] -= count
            self.losses[cards] = sum(self._lacks(hand)) - sum(self.lacks)
        return self.losses[cards]

    def features(self, action: Action) -> dict[str, float]:
        """The features of an action beside its kind."""
        for kind, read in _READERS.items():
            if isinstance(action, kind):
                return read(self, action)
        return _tickets(self) if action.type == "tickets" else {}


def _claim(now: _Situation, action: Any) -> dict[str, float]:
    reader = now.reader
    tables, route = reader.tables, reader.tables.board.route_number[action.route]
    cards = action.cards
    found = {
        "points": tables.points[route] / 4,
        "spaces": tables.pieces[route][1] / 2,
        "wilds spent": sum(count for number, count in cards.pairs if number == cards.kinds.wild) / 3,
    }
    if route not in now.wanted:
        return found | {
            "cards lost for a path": now.loss_of(cards) / 2 if now.wanted else 0.0,
            "off the paths, with tickets open": float(bool(now.paths)),
            "off the paths, early": 2 * now.early,
        }
    nearer = done = 0.0
    for ticket, (cost, routes) in now.paths.items():
        if route in routes:
            points = tables.board.tickets[ticket].points
            nearer += points * reader.cost[route] / cost
            done += points if len(routes) == 1 else 0
    return found | {
        "on a path": 1.0,
        "ticket points brought nearer": nearer / 4,
        "ticket points completed": done / 4,
    }


def _draw(now: _Situation, action: Any) -> dict[str, float]:
    kinds = now.reader.tables.kinds
    number = kinds.number.get(action.card)
    if number is None:
        return {"blind": 1.0}
    if number == kinds.wild:
        return {"wild card": 1.0, "useful card": 2 * now.use_of(number)}
    return {"useful card": 2 * now.use_of(number), "cards held of its colour": now.reader.hand[number] / 2}


def _keep(now: _Situation, action: Any) -> dict[str, float]:
    board = now.reader.tables.board
    numbers = [board.ticket_number[ticket] for ticket in action.tickets]
    costs = sorted(min(now.way(ticket)[0], 100.0) for ticket in numbers)
    return {
        "kept tickets": len(numbers) / 3,
        "kept points": sum(board.tickets[ticket].points for ticket in numbers) / 5,
        "kept cost": sum(costs) / 5,
        "kept cost beyond the first": sum(costs[1:]) / 5,
    }


def _tickets(now: _Situation) -> dict[str, float]:
    return {"tickets, with some open": float(bool(now.reader.undone)), "tickets, by turns left": now.early}


_READERS: Mapping[type[Action], Callable[[_Situation, Any], dict[str, float]]] = {
    Claim: _claim,
    Draw: _draw,
    Keep: _keep,
}
