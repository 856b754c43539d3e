"""Search: deals the unseen anew, and plays on in its head where the planner might be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from time import perf_counter

from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.imagine import imagine
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.sheet import reckon
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.view import View, view
from ttr_widget.rules import Draw

from .cards import best_draw, cheapest, wants
from .keeping import best_split, keep_value
from .plan import planned
from .planner import Planner
from .sight import Sight
from .taste import Taste
from .turns import choose_turn


class Budget:
    """How much may still be looked at: decisions, or seconds."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.until = inf if seconds is None else perf_counter() + seconds

    def spend(self) -> bool:
        """Pay for one imagined decision; false if nothing is left to pay with."""
        self.nodes -= 1
        return self.nodes >= 0 and perf_counter() < self.until


@dataclass(frozen=True)
class Search:
    """Plays as the planner does, unless games played in its head show clearly that something else is better.

    Each candidate is tried in the same imagined worlds; the planner plays all seats to the end.  ``nodes`` is how many
    imagined decisions an answer may cost; the same nodes give the same answer.  ``seconds`` is for those in a hurry: it
    depends on the machine.
    """

    nodes: int = 8000
    seconds: float | None = None
    horizon: float = 4.0
    """Turns to look ahead from: with more to come, what happens by chance hides what a move is worth."""
    keeps: int = 4
    """Choices of tickets that are compared."""
    tickets: bool = True
    worlds: int = 16
    candidates: int = 5
    sure: float = 0.7
    """Standard errors by which something else must be better."""
    taste: Taste = field(default_factory=Taste)
    name: str = "search"

    def __post_init__(self) -> None:
        if type(self.nodes) is not int or self.nodes < 1:
            raise BadInput(f"nodes is a whole number from 1, not {self.nodes!r:.40}")

    def decide(self, seen: View, prompt: Prompt, rng: Random) -> Action:
        """The planner's answer, or a better one."""
        budget = Budget(self.nodes, self.seconds)
        sight = Sight(seen, self.taste)
        first = Planner(self.taste).answer(sight, prompt, rng)
        options = self._options(sight, prompt, first)
        if len(options) < 2:
            return first
        trial = Trial(seen, options, budget, self.taste)
        return trial.best(self.worlds, self.sure, rng)

    def _options(self, sight: Sight, prompt: Prompt, first: Action) -> list[Action]:
        """What to compare, the planner's choice first; nothing else where looking ahead does not pay."""
        if prompt.kind == "keep":
            return _keeps(sight, prompt, first)[: self.keeps]
        if prompt.kind in ("turn", "draw") and sight.turns <= self.horizon:
            return _moves(sight, prompt, first)[: self.candidates]
        if prompt.kind == "turn" and self.tickets:
            return _tickets_or_not(sight, first)
        return [first]


def _keeps(sight: Sight, prompt: Prompt, first: Action) -> list[Action]:
    legal = turn.choices(sight.position)
    number = sight.atlas.board.ticket_number

    def value(action: Action) -> float:
        return keep_value(sight, [number[id] for id in getattr(action, "tickets", ())])

    return [first, *sorted([a for a in legal if a != first], key=value, reverse=True)]


def _tickets_or_not(sight: Sight, first: Action) -> list[Action]:
    """Drawing tickets, against what else the planner would do, when there is a choice."""
    legal = turn.choices(sight.position)
    draws = [action for action in legal if action.type == "tickets"]
    if not draws:
        return [first]
    plan = planned(sight)
    if first.type == "tickets":
        without = choose_turn(sight, plan, [action for action in legal if action.type != "tickets"])
        return [first, without]
    if plan.turns > _NEARLY or sight.turns - plan.turns < _NEARLY:
        return [first]
    return [first, best_split(sight, draws, sight.taste.long_later)]


_NEARLY = 3.0
"""Tickets are thought of when those held take no more turns, and so many are left."""


def _moves(sight: Sight, prompt: Prompt, first: Action) -> list[Action]:
    """The planner's move, the best draws, and the claims that score most."""
    plan = planned(sight)
    legal = turn.choices(sight.position)
    draws = [action for action in legal if isinstance(action, Draw) and action != first]
    found = [first]
    if draws:
        found.append(best_draw(sight, wants(sight, plan.targets), draws, first=prompt.kind == "turn")[1])
    claims: dict[str, list[Action]] = {}
    for action in legal:
        if isinstance(action, Claim):
            claims.setdefault(action.route, []).append(action)
    if isinstance(first, Claim):
        del claims[first.route]
    number = sight.atlas.board.route_number
    ranked = sorted(claims, key=lambda id: (-sight.worth[number[id]], number[id]))
    found += [cheapest(sight, claims[id], plan.targets, number[id]) for id in ranked[:3]]
    found += [action for action in legal if action.type == "tickets" and action != first][:1]
    found += draws[:2]
    return list(dict.fromkeys(found))


class Trial:
    """Candidates that are compared in the same imagined worlds."""

    def __init__(self, seen: View, options: Sequence[Action], budget: Budget, taste: Taste) -> None:
        assert seen.seat is not None, "bots have a seat"
        self.seen = seen
        self.seat: int = seen.seat
        self.options = list(options)
        self.budget = budget
        self.planner = Planner(taste)
        self.gains: list[list[float]] = [[] for _ in options]
        """For each option how much better than the first one it ended, world by world."""

    def best(self, worlds: int, sure: float, rng: Random) -> Action:
        """The option that is surely better than the first one, if any."""
        alive = list(range(1, len(self.options)))
        for number in range(worlds):
            world = imagine(self.seen, str(rng.random())).freeze()
            base = self.play(world, 0)
            for option in alive:
                end = self.play(world, option) if base is not None else None
                if base is None or end is None:
                    return self._choose(sure)
                self.gains[option].append(end - base)
            if number >= 3:
                alive = [option for option in alive if self._high(option) > 0]
                if not alive:
                    break
        return self._choose(sure)

    def _mean(self, option: int) -> tuple[float, float]:
        gains = self.gains[option]
        mean = sum(gains) / len(gains)
        return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))

    def _high(self, option: int) -> float:
        mean, error = self._mean(option)
        return mean + error

    def _choose(self, sure: float) -> Action:
        best, most = 0, 0.0
        for option in range(1, len(self.options)):
            if len(self.gains[option]) >= 4:
                mean, error = self._mean(option)
                if mean - sure * error > most:
                    best, most = option, mean - sure * error
        return self.options[best]

    def play(self, world: State, option: int) -> float | None:
        """By how much this seat wins (or loses) in that world; ``None``: the budget is spent."""
        draft = Draft(world)
        turn.apply(draft, self.options[option])
        memory: dict[int, object] = {}
        rng = Random(0)
        while not draft.over:
            if not self.budget.spend():
                return None
            prompt = draft.prompts[-1]
            sight = Sight(view(draft, prompt.seat), self.planner.taste, draft, memory)
            turn.apply(draft, self.planner.answer(sight, prompt, rng))
        totals = reckon(draft).totals
        return float(totals[self.seat] - max([t for seat, t in enumerate(totals) if seat != self.seat]))
