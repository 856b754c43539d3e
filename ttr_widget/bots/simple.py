"""Two simple bots: one plays at random, the other greedily."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from ttr_widget.bots.planning.view_reader import ViewReader
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.action import Action, Claim
from ttr_widget.kernel.cheapest_paths import distances, path_to
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.turn import choices
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions
from ttr_widget.rules import Draw

from .match import random_of

_SHORTEST = Weights(turn=1.0, piece=1.0, trust=0.0, least=1.0)


class RandomBot:
    """Plays a uniformly random legal action."""

    name = "random"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """A random legal action."""
        action: Action = random_of(rng, legal_actions(view))
        return action


class Greedy:
    """Claims the longest affordable route, and draws cards otherwise.

    Routes on the shortest paths of its tickets come first.  It keeps as few tickets as possible, the easiest ones, and
    never draws more.
    """

    name = "greedy"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """The best answer without looking ahead."""
        reader = ViewReader(view, _SHORTEST)
        legal = choices(reader.position)
        if prompt.kind == "keep":
            return min(legal, key=lambda action: self._trouble(reader, action))
        if "route" in prompt.about:  # a choice that follows a claim: take the first option, which is the best one
            return legal[0]
        claims = [action for action in legal if isinstance(action, Claim)]
        way = self._way(reader)
        if claims:
            number = reader.tables.board.route_number

            def rank(claim: Claim) -> tuple[bool, int, int]:
                route = number[claim.route]
                return route in way, reader.tables.points[route], -claim.cards.get(claim.cards.kinds.wild_name, 0)

            best = max(claims, key=rank)
            if rank(best)[0] or reader.tables.points[number[best.route]] > 3 or reader.turns < 6:
                return best
        draws = [action for action in legal if isinstance(action, Draw)]
        return self._draw(reader, way, draws, rng) if draws else claims[0] if claims else random_of(rng, legal)

    def _way(self, reader: ViewReader) -> set[int]:
        """The routes on the shortest paths of the uncompleted tickets."""
        found: set[int] = set()
        for ticket in reader.undone:
            for a, b in reader.tables.pairs[ticket]:
                far, by = distances(reader.tables.near, reader.cost, a, reader.dead)
                if far[b] < inf:
                    found.update(path_to(reader.tables.ends, by, a, b))
        return found

    def _draw(self, reader: ViewReader, way: set[int], draws: Sequence[Draw], rng: Random) -> Draw:
        """Take the useful face-up card of which the hand holds most; otherwise draw blind."""
        wanted = {kind for route in way for need in reader.tables.needs[route][:1] for kind in need.kinds}
        number = reader.tables.kinds.number
        open_cards = [draw for draw in draws if number.get(draw.card) in wanted]
        if open_cards:
            return max(open_cards, key=lambda draw: reader.hand[number[draw.card]])
        blind: Draw = random_of(rng, [draw for draw in draws if draw.card not in number] or draws)
        return blind

    def _trouble(self, reader: ViewReader, action: Action) -> tuple[int, float]:
        """The number of tickets kept, and the length of their paths."""
        kept: Sequence[str] = getattr(action, "tickets", ())
        total = 0.0
        for ticket in kept:
            for a, b in reader.tables.pairs[reader.tables.board.ticket_number[ticket]]:
                total += distances(reader.tables.near, reader.cost, a, reader.dead)[0][b]
        return len(kept), total
