"""Rollouts: the candidate answers to a question are played to the end in the same imagined positions."""

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
    """The remaining budget of a search: imagined decisions and, optionally, seconds."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.until = inf if seconds is None else perf_counter() + seconds

    def spend(self) -> bool:
        """Spend one imagined decision; false if the budget is used up."""
        self.nodes -= 1
        return self.nodes >= 0 and perf_counter() < self.until


_HOPE = 0.7
"""A candidate this many standard errors behind is given up."""


class Scene(NamedTuple):
    """An imagined position and the plans of all seats in it."""

    world: State
    memory: dict[int, Any]


class Rollouts:
    """A comparison of candidates in the same imagined positions."""

    look = 4
    """The number of positions after which candidates that fall behind are given up."""

    def __init__(
        self,
        seat: int,
        options: Sequence[Action],
        budget: Budget,
        weights: tuple[Weights, Weights],
        swing: float,
    ) -> None:
        self.seat = seat
        self.options = list(options)
        self.budget = budget
        self.mine, self.others = weights
        """The weights of this seat, and those with which the others are assumed to play."""
        self.swing = swing
        """A lead of this many points is almost certainly a win; a greater lead counts for little more."""
        self.gains: list[list[float]] = [[] for _ in options]
        """By how much each option ended better than the first one, position by position."""

    def best(self, scenes: Iterable[Scene], sure: float) -> Action:
        """The best option that is clearly better than the first one, or the first one.

        Every few positions the options that have fallen behind are given up, to examine the close ones in more detail.
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
        """The options that may still turn out to be the best."""
        rated = {option: self.judged(option) for option in alive}
        bar = max([0.0, *[mean - error for mean, error in rated.values()]])
        return [option for option in alive if rated[option][0] + _HOPE * rated[option][1] > bar]

    def judged(self, option: int) -> tuple[float, float]:
        """By how much an option is better than the first one on average, and the standard error of that."""
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
        """The result for this seat in an imagined position, from -1 to 1; ``None`` if the budget is used up."""
        lead = self.lead(scene, option)
        return None if lead is None else tanh(lead / self.swing)

    def lead(self, scene: Scene, option: int) -> float | None:
        """By how many points this seat ends before the best of the others; ``None`` if the budget is used up."""
        draft = Draft(scene.world)
        turn.apply(draft, self.options[option])
        memory = dict(scene.memory)
        rng, planner = Random(0), Planner()
        while not draft.over:
            if not self.budget.spend():
                return None
            prompt = draft.prompts[-1]
            weights = self.mine if prompt.seat == self.seat else self.others
            turn.apply(draft, planner.answer(ViewReader(view(draft, prompt.seat), weights, draft, memory), prompt, rng))
        totals = turn.final_sheet(draft).totals
        return totals[self.seat] - max([t for seat, t in enumerate(totals) if seat != self.seat])
