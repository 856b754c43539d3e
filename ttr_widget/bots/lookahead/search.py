"""The search bot: deals the unseen cards and tickets again and plays promising answers to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from math import inf
from random import Random
from typing import ClassVar, Literal, NamedTuple

from ttr_widget.bots.planning.cards import blind_value, cheapest, wants
from ttr_widget.bots.planning.learned import learned_weights
from ttr_widget.bots.planning.plan import Plan, harbour_value, planned
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.bots.planning.tickets import keep_value
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules import BuildHarbour, Draw

from .rollouts import Budget, Rollouts, Scene
from .scenes import imagined


@dataclass(frozen=True)
class Search:
    """Plays like the planner, unless simulated games clearly show that another answer is better.

    All candidates are tried in the same imagined positions, which the planner plays to the end for all seats.
    ``nodes`` limits the imagined decisions per answer; the same number of nodes gives the same answer.  ``seconds``
    limits the time as well; the answer then depends on the machine.
    """

    nodes: int = 2500
    seconds: float | None = None
    horizon: float = 10.0
    """Answers are compared only with at most this many turns left; earlier, chance hides what they are worth.

    The choice of tickets is no exception, but on boards with harbours.  A bot that compared all choices of tickets, and
    nothing else, won 49 % (43 to 55) of 304 games on four boards against the planner: with learned weights it chooses
    as well at once."""
    worlds: int = 48
    """The maximum number of imagined positions."""
    candidates: int = 24
    """The maximum number of answers compared; far from the end, where rollouts are long, the nodes may allow fewer."""
    sure: float = 1.0
    """The number of standard errors by which another answer must be better than the planner's."""
    weights: Weights | Literal["default"] | None = None
    """Weights for planning; ``None``: those learned for the board, for all seats.  Without them, or with ``"default"``,
    the others plan with the default weights, and this seat too except in short games and on boards with harbours."""
    name: str = "search"
    time_limit: ClassVar[float] = 300.0
    """Seconds after which a page gives an answer up; the longest take a few."""

    def __post_init__(self) -> None:
        if self.weights not in (None, "default") and not isinstance(self.weights, Weights):
            raise BadInput(at("weights", expected("weights", self.weights)))
        if type(self.nodes) is not int or self.nodes < 1:
            raise BadInput(at("nodes", expected("from", self.nodes, least=1)))
        if self.seconds is not None and not (type(self.seconds) in (int, float) and self.seconds > 0):
            raise BadInput(at("seconds", expected("seconds", self.seconds)))

    def decide(self, seen: View, prompt: Prompt, rng: Random) -> Action:
        """The planner's answer, or a better one."""
        manner = manner_for(seen.variant.derived(VariantTables))
        mine, others = self._weights_in(seen.variant, manner)
        reader = ViewReader(seen, mine)
        first = Planner().answer(reader, prompt, rng)
        if not self._asked(reader, prompt, manner):
            return first
        keeps = prompt.kind == "keep"
        nodes = self.nodes * (manner.keep if keeps else 1)
        budget = Budget(nodes, self.seconds)
        scenes = imagined(reader, rng, budget, None if keeps else others, self.worlds)
        some = list(islice(scenes, _SOME))
        options = candidates(reader, prompt, first, some)[: min(self.candidates, comparable(reader, nodes))]
        sure = self.sure * (manner.sure if keeps else 1.0)
        rollouts = Rollouts(reader.seat, options, budget, (mine, others), reader.tables.swing)
        return rollouts.best(chain(some, scenes), sure)

    def _weights_in(self, variant: Variant, manner: Manner) -> tuple[Weights, Weights]:
        """The weights of this seat, and those with which the others are assumed to plan."""
        learned = self._learned(variant)
        others = learned or Weights()
        return (self.weights if isinstance(self.weights, Weights) else learned or manner.weights), others

    def _learned(self, variant: Variant) -> Weights | None:
        """The weights learned for the board, if they are to be used."""
        return variant.derived(learned_weights) if self.weights != "default" else None

    def _asked(self, reader: ViewReader, prompt: Prompt, manner: Manner) -> bool:
        """Whether looking ahead pays for this question."""
        always = prompt.kind == "keep" and (manner.always_keeps or self._learned(reader.view.variant) is None)
        near = always or reader.turns <= min(self.horizon, manner.horizon)
        return prompt.kind in _OPTIONS and near and len(turn.choices(reader.position)) > 1


class Manner(NamedTuple):
    """How the bot plays a kind of board."""

    weights: Weights
    keep: int
    """Factor for the nodes of ticket choices, which are rare and whose rollouts are whole games."""
    sure: float
    """Factor for ``Search.sure`` when choosing tickets; with less than 1 a smaller advantage is enough."""
    horizon: float = inf
    """Upper limit for ``Search.horizon`` on this kind of board."""
    always_keeps: bool = False
    """Whether choices of tickets are compared at any time even with learned weights."""


_PLAIN = Manner(Weights(), 5, 1.0)
"""In 10 openings each with the default weights, the tickets found were better than the planner's by 0.11 (Europe) and
0.06 (Germany), on a scale from -1 to 1."""
_SHORT = 25.0
_BOLD = Manner(Weights(time_for_tickets=2.0, margin=-1.0, rush=3.0), 5, 1.0)
"""Tickets are drawn until later in the game and routes are claimed earlier.  In 200 games each against the default
weights this gained 1.3 points (standard error 0.3) in Berlin, where a game has 20 turns per seat, and nothing in Europe
and the USA, where it has 35."""
_AT_SEA = Manner(Weights(harbours=3.0, harbour_wait=99.0, fill=3.0), 3, 0.5, 4.0, always_keeps=True)
"""Cards are collected for harbours, which are built at once, and short routes are left to others.  In 500 games on the
World against the default weights this gained 12 points (standard error 2).  Chance hides more of what a move is worth:
final leads vary by 55 points, and comparing moves ten turns ahead gained nothing."""


def manner_for(tables: VariantTables) -> Manner:
    """How the bot plays this board."""
    if tables.harbours is not None:
        return _AT_SEA
    return _BOLD if tables.turns < _SHORT else _PLAIN


_A_TURN = 2.5
"""Decisions per turn."""
_LOOK = 0.4
"""The share of the nodes that the first look may use."""
_FEW = 7
"""At least this many answers are compared, if there are as many."""
_PORTS = 3
"""The number of ports in which harbours are compared."""
_SOME = 8
"""The number of positions imagined to find out what the other seats need."""


def comparable(reader: ViewReader, nodes: int, few: int = _FEW) -> int:
    """How many answers can be compared, at least a ``few``: a first look must leave enough nodes for a second."""
    look = Rollouts.look * _A_TURN * max(1.0, reader.turns) * len(reader.view.players)
    return max(few, int(_LOOK * nodes / look))


def candidates(reader: ViewReader, prompt: Prompt, first: Action, scenes: Sequence[Scene]) -> list[Action]:
    """The answers worth comparing, the likely ones first; ``first`` is the planner's."""
    listed = _OPTIONS.get(prompt.kind)
    return listed(reader, first, scenes) if listed else [first]


def _moves(reader: ViewReader, first: Action, scenes: Sequence[Scene]) -> list[Action]:
    """The planner's move, draws, harbours, tickets, and claims: planned ones, ones others need, and valuable ones.

    A short route that nobody would build for its points may be vital to another player's long ticket.
    """
    plan = planned(reader)
    legal = turn.choices(reader.position)
    draws = _draws(reader, plan, legal)
    claims = _claims(reader, plan, legal, first)
    mine = [target.route for target in plan.targets if target.route in claims]
    plans = [known[2] for scene in scenes for seat, known in scene.memory.items() if seat != reader.seat]
    needed = Counter([route for other in plans for route in other.routes])
    theirs = [route for route, _ in needed.most_common() if route in claims]
    best = sorted(claims, key=lambda route: (-reader.worth[route], route))
    found = [first, *draws[:1], *_harbours(reader, plan, legal)[:_PORTS]]
    found += [claims[route] for route in mine[:2]]
    found += [action for action in legal if action.type == "tickets"][:1]
    found += [claims[route] for route in (*theirs[:2], *best[:2])]
    found += draws[1:2]
    found += [claims[route] for pair in zip_longest(theirs[2:], best[2:]) for route in pair if route is not None]
    return list(dict.fromkeys(found))


def _keeps(reader: ViewReader, first: Action, scenes: Sequence[Scene]) -> list[Action]:
    """The planner's choice of tickets, then the other choices, best first by the planner's own estimate."""
    legal = turn.choices(reader.position)
    number = reader.tables.board.ticket_number

    def value(action: Action) -> float:
        return keep_value(reader, [number[id] for id in getattr(action, "tickets", ())])

    return [first, *sorted([a for a in legal if a != first], key=value, reverse=True)]


def _claims(reader: ViewReader, plan: Plan, legal: Sequence[Action], first: Action) -> dict[int, Action]:
    """The least costly claim of each affordable route, except the one that the planner would claim."""
    claims: dict[int, list[Action]] = {}
    number = reader.tables.board.route_number
    for action in legal:
        if type(action) is Claim:
            claims.setdefault(number[action.route], []).append(action)
    if isinstance(first, Claim):
        del claims[number[first.route]]
    return {route: cheapest(reader, several, plan.targets, route) for route, several in claims.items()}


def _harbours(reader: ViewReader, plan: Plan, legal: Sequence[Action]) -> list[Action]:
    """The least costly harbour in each port where one can be built, the most promising port first."""
    ports: dict[str, list[Action]] = {}
    for action in legal:
        if type(action) is BuildHarbour:
            ports.setdefault(action.city, []).append(action)
    best = sorted(ports, key=lambda city: (-harbour_value(reader, plan, reader.tables.board.city_number[city]), city))
    return [cheapest(reader, ports[city], plan.targets) for city in best]


def _draws(reader: ViewReader, plan: Plan, legal: Sequence[Action]) -> list[Action]:
    """The possible draws, the most useful ones first."""
    want = wants(reader, plan.targets)
    number = reader.tables.kinds.number

    def value(draw: Action) -> float:
        name: str = getattr(draw, "card", "")
        return want[number[name]] if name in number else blind_value(reader, want, name)

    return sorted([action for action in legal if type(action) is Draw], key=value, reverse=True)


_OPTIONS: dict[str, Callable[[ViewReader, Action, Sequence[Scene]], list[Action]]] = {
    "turn": _moves,
    "keep": _keeps,
}
"""The answers to compare, by kind of question; for other questions the planner's answer is good enough.  (This includes
the second card drawn: in 60 positions comparing cards gained nothing.)"""
