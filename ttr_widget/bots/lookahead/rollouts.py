"""Rollouts: the candidate answers to a question are played to the end in the same imagined positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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


class Scene(NamedTuple):
    """An imagined position and the plans of all seats in it."""

    world: State
    memory: dict[int, Any]


class Outcome(NamedTuple):
    """How an imagined game ended."""

    totals: tuple[float, ...]
    winners: tuple[int, ...]

    def lead(self, seat: int) -> float:
        """By how many points a seat ended before the best of the others."""
        return self.totals[seat] - max([total for other, total in enumerate(self.totals) if other != seat])


def play_out(scene: Scene, first: Action | None, weights: Sequence[Weights], budget: Budget) -> Outcome | None:
    """How an imagined position ends if the open question is answered so; ``None`` if the budget is used up.

    The planner plays on for all seats, with these weights.  Without a first answer, it gives that one too.
    """
    draft = Draft(scene.world)
    if first is not None:
        turn.apply(draft, first)
    memory = dict(scene.memory)
    rng, planner = Random(0), Planner()
    while not draft.over:
        if not budget.spend():
            return None
        prompt = draft.prompts[-1]
        seen = view(draft, prompt.seat)
        turn.apply(draft, planner.answer(ViewReader(seen, weights[prompt.seat], draft, memory), prompt, rng))
    sheet = turn.final_sheet(draft)
    return Outcome(tuple(sheet.totals), tuple(sheet.winners))


class Rollouts:
    """A comparison of candidates in the same imagined positions."""

    look = 4
    """The number of positions after which candidates that fall behind are given up."""
    hope = 0.7
    """A candidate this many standard errors behind is given up."""

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
        self.outcomes: list[list[Outcome]] = [[] for _ in options]
        """How the games with each option ended, position by position; an option that is given up has fewer."""
        self.gains: list[list[float]] = [[] for _ in options]
        """By how much each option ended better than the first one, position by position."""

    def best(self, scenes: Iterable[Scene], sure: float) -> Action:
        """The best option that is clearly better than the first one, or the first one."""
        for _ in self.steps(scenes):
            pass
        return self._choose(sure)

    def steps(self, scenes: Iterable[Scene], least: int = 0) -> Iterator[None]:
        """Play the options to the end in one position after the other; a step is one imagined game.

        Every few positions the options that have fallen behind are given up, to examine the close ones in more detail.
        The first option is played in ``least`` positions, if all others are given up earlier.
        """
        alive = list(range(1, len(self.options)))
        for number, scene in enumerate(scenes):
            if number % self.look == 0 and number:
                alive = self._still(alive)
            if not alive and number >= least:
                return
            for option in (0, *alive):
                ended = self._outcome(scene, option)
                if ended is None:
                    return
                self.outcomes[option].append(ended)
                if option:
                    self.gains[option].append(self._rated(ended) - self._rated(self.outcomes[0][-1]))
                yield

    def _still(self, alive: Sequence[int]) -> list[int]:
        """The options that may still turn out to be the best."""
        rated = {option: self.judged(option) for option in alive}
        bar = max([0.0, *[mean - error for mean, error in rated.values()]])
        return [option for option in alive if rated[option][0] + self.hope * rated[option][1] > bar]

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

    def _rated(self, outcome: Outcome) -> float:
        """What an end is worth to this seat, from -1 to 1."""
        return tanh(outcome.lead(self.seat) / self.swing)

    def _outcome(self, scene: Scene, option: int) -> Outcome | None:
        weights = [self.mine if seat == self.seat else self.others for seat in range(len(scene.world.names))]
        return play_out(scene, self.options[option], weights, self.budget)
