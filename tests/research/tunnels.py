"""Is a tunnel worth the risk?  Exact odds for every tunnel, checked by imagined games, as a table and a plot."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import ttr_widget as ttr

COLOUR = "red"


def table_of_odds(spare: int = 2) -> list[dict[str, Any]]:
    """One row per tunnel, the riskiest first: its odds for a player with the right cards and some to spare."""
    rows = list[dict[str, Any]]()
    for route in ttr.variant("europe").board.routes:
        if route.kind != "tunnel":
            continue
        colour = COLOUR if route.color == "gray" else route.color
        game = ttr.scenario("europe", seed=1, hands={0: f"{route.length + spare} {colour}"})
        odds = ttr.analysis.tunnel_odds(game, route, f"{route.length} {colour}")
        row = {"tunnel": route.id, "length": route.length, "points": game.view(0).route(route).points}
        rows.append(row | {"safe": odds.facts["chance"], "mean": odds.facts["mean"]})
    return sorted(rows, key=lambda row: row["safe"])


def imagined(route: str, cards: str, hand: str, games: int, seed: int = 1) -> Counter[int]:
    """How many extra cards the tunnel cost in games that look the same to the player."""
    view = ttr.scenario("europe", seed=seed, hands={0: hand}).view(0)
    dice = Random(seed)
    extras = Counter[int]()
    for _ in range(games):
        game = ttr.bots.imagine(view, dice)
        for event in game.play(f"claim {route} with {cards}"):
            if isinstance(event, ttr.events.TunnelRevealed):
                extras[event.extra] += 1
    return extras


def plot(route: str, cards: str, hand: str, path: Path) -> None:
    """The odds as a page."""
    game = ttr.scenario("europe", seed=1, hands={0: hand})
    ttr.analysis.tunnel_odds(game, route, cards).figure().write_html(path)


if __name__ == "__main__":
    for row in table_of_odds():
        print(row)
    print(sorted(imagined("Pamplona-Madrid 1", "3 black", "5 black", 1000).items()))
