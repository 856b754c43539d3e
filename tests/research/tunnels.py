"""How risky are tunnels?  Exact odds for every tunnel of a board, checked by many imagined games."""

from __future__ import annotations

from collections import Counter
from random import Random

import ttr_widget as ttr


def riskiest(hand: str) -> list[tuple[str, float]]:
    """The tunnels that a hand can pay for, with the chance that it can pay the extra cost too; riskiest first."""
    game = ttr.scenario("europe", seed=1, hands={0: hand}, claimed={1: "dieppe-paris"}, turn=0)
    found = []
    for route in game.board.routes:
        claim = next((a for a in game.legal_actions() if a.type == "claim" and a.to_dict()["route"] == route.id), None)
        if route.kind == "tunnel" and claim is not None:
            odds = ttr.analysis.tunnel_odds(game, route.id, claim.to_dict()["cards"])
            found.append((route.id, float(odds.facts["chance"])))
    return sorted(found, key=lambda pair: pair[1])


def tried_out(hand: str, claim: str, games: int) -> Counter[int]:
    """How many extra cards a claim cost in many games that look the same to the player."""
    view = ttr.scenario("europe", seed=1, hands={0: hand}, turn=0).view(0)
    rng, extras = Random(7), Counter[int]()
    for _ in range(games):
        maybe = ttr.bots.imagine(view, rng)
        for event in maybe.play(claim):
            if isinstance(event, ttr.events.TunnelRevealed):
                extras[event.extra] += 1
    return extras
