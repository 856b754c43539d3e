"""A rollout: several answers to a question, each played to the end in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt, tanh
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ttr_widget.bots.planning.planner import Planner
from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel import turn
from ttr_widget.kernel.action import Action
from ttr_widget.kernel.state import Draft, State
from ttr_widget.kernel.view import view


class Budget:
    """How much may still be looked at: decisions, or seconds."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.until = inf if seconds is None else perf_counter() + seconds

    def spend(self) -> bool:
        """Pay for one imagined decision; false if nothing is left to pay with."""
        self.nodes -= 1
        return self.nodes >= 0 and perf_counter() < self.until


_HOPE = 0.7
"""Who is so many standard errors behind is given up."""


class Scene(NamedTuple):
    """An imagined world, and what everybody plans in it."""

    world: State
    memory: dict[int, Any]


class Rollouts:
    """Candidates that are compared in the same imagined worlds."""

    look = 4
    """After so many worlds it is judged who falls behind."""

    def __init__(self, seat: int, options: Sequence[Action], budget: Budget, weights: Weights, swing: float) -> None:
        self.seat = seat
        self.options = list(options)
        self.budget = budget
        self.mine = weights
        """How this seat plays on; what the others like is not known, so they play as planners usually do."""
        self.swing = swing
        """A lead of so many points is a win as good as sure; more of it counts for little."""
        self.gains: list[list[float]] = [[] for _ in options]
        """For each option how much better than the first one it ended, world by world."""

    def best(self, scenes: Iterable[Scene], sure: float) -> Action:
        """The option that is surely better than the first one, if any.

        Every few worlds those that fall behind are given up, so that the near ones are looked at more closely.
        """
        alive = list(range(1, len(self.options)))
        for number, scene in enumerate(scenes):
            if number % self.look == 0 and number:
                alive = self._still(alive)
            if not alive:
                break
            base = self.play(scene, 0)
            for option in alive:
                end = self.play(scene, option) if base is not None else None
                if base is None or end is None:
                    return self._choose(sure)
                self.gains[option].append(end - base)
        return self._choose(sure)

    def _still(self, alive: Sequence[int]) -> list[int]:
        """Those that may still turn out to be the best."""
        rated = {option: self.judged(option) for option in alive}
        bar = max([0.0, *[mean - error for mean, error in rated.values()]])
        return [option for option in alive if rated[option][0] + _HOPE * rated[option][1] > bar]

    def judged(self, option: int) -> tuple[float, float]:
        """By how much an option is better than the first one, on the average, and the standard error of that."""
        gains = self.gains[option]
        mean = sum(gains) / len(gains)
        return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))

    def _choose(self, sure: float) -> Action:
        best, most = 0, 0.0
        for option in range(1, len(self.options)):
            if len(self.gains[option]) >= self.look:
                mean, error = self.judged(option)
                if mean - sure * error > most:
                    best, most = option, mean - sure * error
        return self.options[best]

    def play(self, scene: Scene, option: int) -> float | None:
        """How well it ends for this seat in that world, from -1 to 1; ``None``: the budget is spent."""
        draft = Draft(scene.world)
        turn.apply(draft, self.options[option])
        memory = dict(scene.memory)
        rng, planner, usual = Random(0), Planner(), Weights()
        while not draft.over:
            if not self.budget.spend():
                return None
            prompt = draft.prompts[-1]
            weights = self.mine if prompt.seat == self.seat else usual
            turn.apply(draft, planner.answer(ViewReader(view(draft, prompt.seat), weights, draft, memory), prompt, rng))
        totals = turn.final_sheet(draft).totals
        lead = totals[self.seat] - max([t for seat, t in enumerate(totals) if seat != self.seat])
        return tanh(lead / self.swing)
