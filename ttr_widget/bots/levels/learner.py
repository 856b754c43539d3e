"""A learner: plays like the planner, except where habits get in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from ttr_widget.bots.planning.cards import best_draw, cheapest, wants
from ttr_widget.bots.planning.plan import Plan, planned
from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.tickets import keep_value
from ttr_widget.bots.planning.turns import Claims, choose_turn
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.view import View
from ttr_widget.rules import AnnounceTickets, Draw, TakeTickets

from .attention import LearnersReader
from .habits import Habits

_SHORT = 0.7
"""A route shorter than this many times the mean length tempts nobody."""
_USUAL = 36.0
"""The turns of a game of usual length.  In a shorter one fewer mistakes are enough to lose."""
_END = 2.0
"""With this many turns left everybody builds what can be built."""


@dataclass(frozen=True)
class Learner:
    """Plays with a learner's mistakes; the random generator decides when they happen."""

    habits: Habits
    name: str = "learner"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """An answer as a learner would give it."""
        reader = LearnersReader(view, self.habits)
        legal = turn.choices(reader.position)
        if len(legal) == 1:
            return legal[0]
        answer = _ANSWERS.get(prompt.kind)
        return answer(reader, prompt, legal, rng) if answer else Planner().answer(reader, prompt, rng)


def _turn(reader: LearnersReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    habits, plan, often = reader.habits, _plan(reader, rng), _often(reader)
    options = _without_tickets(reader, legal, rng)
    claims = Claims(reader, [action for action in options if isinstance(action, Claim)])
    if rng.random() < habits.building * often and (tempting := _longest(reader, claims)):
        route = reader.tables.board.route_number[tempting[0].route]
        return cheapest(reader, tempting, plan.targets, route)
    if rng.random() >= habits.danger:
        options = _first_route_only(plan, claims, options)
    if rng.random() < habits.collecting * often and reader.turns > _END:
        options = _some(options, lambda action: type(action) is not Claim)
    action = choose_turn(reader, plan, options)
    if type(action) is Draw and rng.random() < habits.open_wilds:
        return _open_wild(reader, options) or action
    if rng.random() < habits.second_best * often:
        idea = _idea(action)
        return choose_turn(reader, plan, _some(options, lambda other: _idea(other) != idea))
    return action


def _often(reader: LearnersReader) -> float:
    """How often mistakes happen, relative to a game of usual length."""
    return sqrt(max(0.0, reader.tables.turns) / _USUAL)


def _plan(reader: LearnersReader, rng: Random) -> Plan:
    """The planner's plan, perhaps without the routes that are built for their points."""
    plan = planned(reader)
    if rng.random() * _often(reader) >= reader.habits.for_points:
        plan.targets = [target for target in plan.targets if target.for_ticket]
    return plan


def _draw(reader: LearnersReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    """The second card of a turn."""
    want = wants(reader, _plan(reader, rng).targets)
    best = best_draw(reader, want, legal, first=False)[1]
    if rng.random() < reader.habits.second_best * _often(reader):
        return best_draw(reader, want, _some(legal, lambda other: other != best), first=False)[1]
    return best


def _keep(reader: LearnersReader, prompt: Prompt, legal: Sequence[Action], rng: Random) -> Action:
    if reader.habits.direct:
        many = min([len(getattr(action, "tickets", ())) for action in legal]) + (rng.random() < reader.habits.keep_more)
        return _dearest_and_shortest(reader, [a for a in legal if len(getattr(a, "tickets", ())) >= many] or legal)
    best = Planner().answer(reader, prompt, rng)
    if rng.random() < reader.habits.second_best * _often(reader):
        number = reader.tables.board.ticket_number

        def value(action: Action) -> float:
            return keep_value(reader, [number[id] for id in getattr(action, "tickets", ())])

        return max(_some(legal, lambda other: other != best), key=value)
    return best


def _dearest_and_shortest(reader: LearnersReader, legal: Sequence[Action]) -> Action:
    """The ticket worth most, and of the others as few as possible, the shortest ones."""
    tickets, number = reader.tables.board.tickets, reader.tables.board.ticket_number

    def rank(action: Action) -> tuple[int, int, float]:
        kept = [number[id] for id in getattr(action, "tickets", ())]
        most = max([tickets[ticket].points for ticket in kept], default=0)
        return len(kept), -most, sum([reader.spaces_to_go(ticket) for ticket in kept])

    return min(legal, key=rank)


_ANSWERS: dict[str, Callable[[LearnersReader, Prompt, Sequence[Action], Random], Action]] = {
    "turn": _turn,
    "draw": _draw,
    "keep": _keep,
}
"""The questions that learners answer in their own way."""


def _some(options: Iterable[Action], test: Callable[[Action], bool]) -> Sequence[Action]:
    """The options that pass a test, or all if none does."""
    every = list(options)
    return [action for action in every if test(action)] or every


def _idea(action: Action) -> object:
    """What an action is about: two claims of the same route are one idea."""
    return getattr(action, "route", None) or getattr(action, "card", None) or action.type


def _without_tickets(reader: LearnersReader, legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """The actions that come to mind: further tickets do so seldom, and never while another is forgotten."""
    if rng.random() < reader.habits.further_tickets and len(reader.undone) == len(reader.all_undone):
        return legal
    return _some(legal, lambda action: not isinstance(action, TakeTickets | AnnounceTickets))


def _first_route_only(plan: Plan, claims: Claims, options: Sequence[Action]) -> Sequence[Action]:
    """The options, with only the first of the planned routes that could be built now."""
    ready = [
        here for t in plan.targets if t.for_ticket and not t.lack and t.route >= 0 and (here := claims.of(t.route))
    ]
    later = {here[0].route for here in ready[1:]}
    return [action for action in options if not (type(action) is Claim and action.route in later)]


def _longest(reader: LearnersReader, claims: Claims) -> Sequence[Claim]:
    """The claims of the longest route that can be built now, unless it is a short one."""
    pieces, routes = reader.tables.pieces, claims.by_route()
    longest = max(routes, key=lambda route: (pieces[route][1], -route), default=None)
    if longest is None or pieces[longest][1] < _SHORT * reader.tables.pieces_a_route:
        return ()
    return routes[longest]


def _open_wild(reader: LearnersReader, options: Iterable[Action]) -> Action | None:
    """Drawing the face-up wild, if there is one."""
    number, wild = reader.tables.kinds.number, reader.tables.wild
    return next((action for action in options if type(action) is Draw and number.get(action.card, -1) == wild), None)
