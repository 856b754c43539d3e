"""The deal of a first game: the things to learn happen early."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ttr_widget.boards import variant as variant_of
from ttr_widget.game import Game, new_game
from ttr_widget.kernel.errors import BadScenario
from ttr_widget.kernel.variant import Variant
from ttr_widget.scenario import scenario

_SEED = 7
_DEALS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "europe": {
            "hands": {0: "1 blue 1 green 1 white 1 red"},
            "display": ["purple", "green", "blue", "locomotive", "white"],
            "ticket_deck_top": ["cadiz-stockholm", "london-wien", "paris-zagrab", "zurich-budapest"],
        },
        "germany": {
            "hands": {0: "2 white 1 blue 1 red"},
            "display": ["blue", "white", "locomotive", "green", "red"],
        },
        "world": {
            "ticket_deck_top": [
                "mexico-caracas-lima-valparaiso",
                "new_york-marseille",
                "miami-buenos_aires",
                "valparaiso-rio_de_janeiro",
                "tokyo-sydney",
            ],
        },
        "berlin": {
            "hands": {0: "1 blue 1 red"},
            "display": ["blue", "bicycle", "red", "green", "orange"],
            "ticket_deck_top": ["zoologischer_garten-naturkundemuseum", "potsdamer_platz-moritzplatz"],
        },
        "usa": {
            "hands": {0: "1 blue 1 green 1 white 1 red"},
            "display": ["white", "locomotive", "green", "yellow", "blue"],
            "ticket_deck_top": ["denver-pittsburgh", "duluth-houston", "chicago-santa_fe"],
        },
    }
)
"""What is arranged on each board: the hand, the face-up cards and the tickets of the beginner, who begins."""


def first_game(board: str | Variant, players: Sequence[str]) -> Game:
    """A game for a beginner in seat 0; on a board of your own, or with rules that do not fit the deal, any game."""
    variant = variant_of(board)
    deal = _DEALS.get(variant.board.name)
    if deal is not None:
        try:
            return scenario(variant, players=players, seed=_SEED, opening=True, first=0, **deal)
        except BadScenario:  # a house rule has changed the cards or tickets
            pass
    return new_game(variant, players, _SEED)
