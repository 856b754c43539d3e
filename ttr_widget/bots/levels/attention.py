"""What a learner sees of a position: the tickets nearest to completion, and the shortest paths."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from ttr_widget.bots.planning.view_reader import ViewReader, lazy
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.view import View

from .habits import Habits


class LearnersReader(ViewReader):
    """A view reader that notices only some of the tickets, and perhaps only the lengths of routes."""

    def __init__(self, view: View, habits: Habits) -> None:
        weights = Weights()
        super().__init__(view, replace(weights, slack=weights.slack + habits.slack))
        self.habits = habits

    @lazy
    def all_undone(self) -> list[int]:
        """All uncompleted tickets."""
        return ViewReader.undone.make(self)

    @lazy
    def undone(self) -> list[int]:
        """The uncompleted tickets that are thought of, nearest to completion first."""
        most = self.habits.attention
        if len(self.all_undone) <= most:
            return self.all_undone
        return sorted(self.all_undone, key=lambda ticket: (self.spaces_to_go(ticket), ticket))[:most]

    def spaces_to_go(self, ticket: int) -> float:
        """How many spaces a ticket still needs on the shortest way."""
        return sum([distances(self.near, self._spaces, a, self.dead, b)[0][b] for a, b in self.tables.pairs[ticket]])

    @lazy
    def _spaces(self) -> list[float]:
        spaces = [float(count) for count in self.tables.cards]
        for route in self.own:
            spaces[route] = 0.0
        return spaces

    @lazy
    def cost(self) -> list[float]:
        """The cost of each route as part of a path; for somebody who builds directly, its length."""
        if not self.habits.direct:
            return ViewReader.cost.make(self)
        return [
            spaces if is_open or spaces == 0.0 else inf for spaces, is_open in zip(self._spaces, self.open, strict=True)
        ]
