"""A bot that remembers: it counts the cards that the others have taken face up, and leaves them their colours."""

from __future__ import annotations

from collections import Counter
from random import Random

import ttr_widget as ttr


class Remembering:
    """Claims what it can, draws the colour that nobody else seems to collect."""

    name = "remembering"

    def __init__(self) -> None:
        self.decisions = 0

    def decide(self, view: ttr.View, prompt: ttr.Prompt, rng: Random) -> ttr.Action | str:
        self.decisions += 1
        actions = ttr.bots.legal_actions(view)
        if prompt.kind == "keep":
            return min(actions, key=lambda keep: self.worth(view, keep))
        claims = [action for action in actions if isinstance(action, ttr.actions.Claim)]
        if claims:
            return max(claims, key=lambda claim: view.board.route(claim.route).length)
        wanted = self.taken_by_others(view)
        open_cards = [card for card in view.display if card is not None]
        draws = [action for action in actions if action.type == "draw"]
        free = [card for card in open_cards if not wanted[card] and f"draw {card}" in map(str, draws)]
        if free:
            return f"draw {free[int(rng.random() * len(free))]}"
        return draws[0] if draws else actions[0]

    @staticmethod
    def worth(view: ttr.View, keep: ttr.Action) -> int:
        """The points of the tickets that an answer keeps: few are soon completed, or cost little."""
        ids = keep.tickets if isinstance(keep, ttr.actions.Keep) else ()
        return sum(view.board.ticket(ticket).points for ticket in ids)

    @staticmethod
    def taken_by_others(view: ttr.View) -> Counter[str]:
        """The cards that other seats have taken face up so far."""
        taken = Counter[str]()
        for event in view.events:
            if isinstance(event, ttr.events.CardDrawn) and event.seat != view.seat and event.card is not None:
                taken[event.card] += 1
        return taken


def match(seed: int) -> ttr.Game:
    """A whole game against a bot that moves at random."""
    return ttr.bots.play(ttr.new_game("usa", players=["Memory", "Chance"], seed=seed), [Remembering(), "random"], seed)
