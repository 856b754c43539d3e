"""Two simple bots: one that plays at random, and one that takes what it can."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from ttr_widget.bots.planning.plan import pairs_of
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
    """Any legal answer, each as likely as any other."""

    name = "random"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """A random legal answer."""
        action: Action = random_of(rng, legal_actions(view))
        return action


class Greedy:
    """Takes the longest route that it can pay, those on the shortest way of its tickets first; else it draws for them.

    It keeps as few tickets as it may, the easiest ones, and never asks for more.
    """

    name = "greedy"

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Action:
        """The best answer at first sight."""
        reader = ViewReader(view, _SHORTEST)
        legal = choices(reader.position)
        if prompt.kind == "keep":
            return min(legal, key=lambda action: self._trouble(reader, action))
        if "route" in prompt.about:  # what goes with a route that was chosen: the most is made of it
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
        """The routes on the shortest ways of the tickets that are not done."""
        found: set[int] = set()
        for ticket in reader.undone:
            for a, b in pairs_of(reader, ticket):
                far, by = distances(reader.tables.near, reader.cost, a, reader.dead)
                if far[b] < inf:
                    found.update(path_to(reader.tables.ends, by, a, b))
        return found

    def _draw(self, reader: ViewReader, way: set[int], draws: Sequence[Draw], rng: Random) -> Draw:
        """An open card that a wanted route takes and of which most are held; else a blind one."""
        wanted = {kind for route in way for need in reader.tables.needs[route][:1] for kind in need.kinds}
        number = reader.tables.kinds.number
        open_cards = [draw for draw in draws if number.get(draw.card) in wanted]
        if open_cards:
            return max(open_cards, key=lambda draw: reader.hand[number[draw.card]])
        blind: Draw = random_of(rng, [draw for draw in draws if draw.card not in number] or draws)
        return blind

    def _trouble(self, reader: ViewReader, action: Action) -> tuple[int, float]:
        """How many tickets are kept, and how long their ways are."""
        kept: Sequence[str] = getattr(action, "tickets", ())
        total = 0.0
        for ticket in kept:
            for a, b in pairs_of(reader, reader.tables.board.ticket_number[ticket]):
                total += distances(reader.tables.near, reader.cost, a, reader.dead)[0][b]
        return len(kept), total
