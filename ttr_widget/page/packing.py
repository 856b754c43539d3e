"""How a question travels to the page: long lists of moves as rows of numbers, which the page writes out again.

``widget.prompt`` holds every move with all its words; most of them follow from the route, the city or the tickets and
from the cards.  ``js/src/unpack.ts`` is the other half, and ``js/PROTOCOL.md`` tells what the numbers are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ttr_widget.kernel.variant import Variant

Move = dict[str, Any]
Row = list[int]
_WORDS = frozenset(("id", "text", "label", "group", "kind", "more"))
_KINDS = {"claim": ("route", "cards"), "station": ("city", "cards"), "harbour": ("city", "cards"),
          "draw": ("card",), "keep": ("tickets",), "exchange": ("count", "get", "give")}  # fmt: skip
"""The kinds of moves that are packed, and all that each of them holds besides its words."""


def packed(prompt: dict[str, Any], variant: Variant) -> dict[str, Any]:
    """The question with its moves as the page gets them: some as they are, some in bundles of rows."""
    if not prompt.get("moves"):
        return prompt
    bundles: list[Move] = []
    for move in prompt["moves"]:
        row = _row(move, variant)
        if row is None:
            bundles.append(move)
            continue
        own = {name: move[name] for name in ("kind", "group", "get", "give") if name in move}
        last = bundles[-1] if bundles else {}
        goes_on = "rows" in last and last["id"] + len(last["rows"]) == move["id"]
        if not goes_on or any(last.get(name) != own.get(name) for name in ("kind", "group", "get", "give")):
            bundles.append({**own, "id": move["id"], "rows": []})
        bundles[-1]["rows"].append(row)
    return prompt | {"moves": bundles}


def _row(move: Move, variant: Variant) -> Row | None:
    """The numbers that stand for a move; none if it is of another kind, or has more to say."""
    kind, board = move["kind"], variant.board
    decks = decks_of(variant)
    if kind == "draw" and move.get("deck") in decks:
        return [~decks.index(move["deck"])]  # counted backwards, from -1 on
    if set(move) - _WORDS != set(_KINDS.get(kind, ("?",))):
        return None
    if kind == "draw":
        return [variant.kinds.number[move["card"]]]
    if kind == "keep":
        return [board.ticket_number[ticket] for ticket in move["tickets"]]
    if kind == "exchange":
        return [move["count"]]
    number = board.route_number[move["route"]] if kind == "claim" else board.city_number[move["city"]]
    cards: Mapping[str, int] = move["cards"]
    counted = [part for card, count in cards.items() for part in (variant.kinds.number[card], count)]
    return [number, move.get("more", 0), *counted]


def decks_of(variant: Variant) -> list[str]:
    """The decks of cards, in the order of the game's cards."""
    return list(dict.fromkeys(card.deck for card in variant.kinds.cards))


def packer(variant_of: Callable[[Any], Variant]) -> Callable[[dict[str, Any], Any], dict[str, Any]]:
    """Packs the trait of a widget whose variant ``variant_of`` knows."""
    return lambda prompt, widget: packed(prompt, variant_of(widget))
