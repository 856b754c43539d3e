"""A bot with a memory: it counts the cards that others hold, and builds first where they are about to build."""

from __future__ import annotations

from collections import Counter
from random import Random

import ttr_widget as ttr


class Memory:
    """Follows the shortest way of its tickets; remembers the face-up cards that others took and have not played."""

    name = "memory"

    def __init__(self) -> None:
        self.heard = 0
        self.held: dict[int, Counter[str]] = {}

    def decide(self, view: ttr.View, prompt: ttr.Prompt, rng: Random) -> ttr.Action:
        self.listen(view)
        legal = ttr.bots.legal_actions(view)
        if prompt.kind == "keep":
            return min(legal, key=lambda keep: self.cost_of(view, keep))
        wanted = [route for ticket in view.tickets if ticket.missing for route in ticket.routes]
        claims = [action for action in legal if isinstance(action, ttr.actions.Claim)]
        useful = [claim for claim in claims if claim.route in wanted]
        if useful:
            return max(useful, key=lambda claim: self.threat(view, claim.route))
        if not wanted and claims:
            return max(claims, key=lambda claim: view.route(claim.route).points)
        draws = {action.card: action for action in legal if isinstance(action, ttr.actions.Draw)}
        lacking = Counter[str]()
        for route in wanted:
            lacking += Counter(view.route(route).missing or {})
        for card, _ in lacking.most_common():
            if card in draws and card in view.display:
                return draws[card]
        return draws.get("deck", legal[0])

    def listen(self, view: ttr.View) -> None:
        """Learn from the events since the last decision."""
        for event in view.events[self.heard :]:
            if isinstance(event, ttr.events.CardDrawn) and event.seat != view.seat and event.card:
                self.held.setdefault(event.seat, Counter())[event.card] += 1
            if isinstance(event, ttr.events.RouteClaimed) and event.seat != view.seat:
                self.held.setdefault(event.seat, Counter()).subtract(event.cards)
        self.heard = len(view.events)

    def threat(self, view: ttr.View, route: str) -> int:
        """How many cards of the route's colour others are known to hold; long routes first."""
        facts = view.route(route)
        known = max((held[facts.color] for held in self.held.values()), default=0)
        return 10 * known + facts.length

    @staticmethod
    def cost_of(view: ttr.View, keep: ttr.Action) -> int:
        """The spaces that the tickets of an answer miss, less what they score."""
        assert isinstance(keep, ttr.actions.Keep)
        tickets = [view.ticket(name) for name in keep.tickets]
        return sum(2 * (ticket.missing or 50) - ticket.points for ticket in tickets)


def match(seed: int, other: str = "random") -> ttr.Game:
    """A whole game against another bot."""
    game = ttr.new_game("usa", players=["Memory", other], seed=seed)
    return ttr.bots.play(game, [Memory(), other], seed)


if __name__ == "__main__":
    print(ttr.simulate("usa", [Memory(), "greedy"], games=100, seed=1, jobs=2))
