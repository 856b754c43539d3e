"""Packs moves for the page: consecutive moves of one kind become columns of numbers.

The cells are indices into lists that both sides have (routes, cities, cards, tickets, decks), by the role of each
field; :class:`~ttr_widget.page.traits.Bundle` defines the format.  ``js/src/unpack.ts`` is the inverse.  Neither
side knows any particular kind of move.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any

from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant

from .record import jsonable
from .traits import Bundle
from .words import Words

Move = dict[str, Any]
Cells = dict[str, Any]
Key = tuple[bool, str, str, int]
_OURS = frozenset(("id", "kind", "group", "label", "more", "deck", "note"))
"""The fields of a move apart from its action's fields."""


def packed(prompt: dict[str, Any], words: Words) -> dict[str, Any]:
    """The question with its moves packed into bundles; a move that a bundle cannot hold stays as it is."""
    found: list[dict[str, Any]] = []
    rows: list[tuple[Key, Move, Cells | None]] = []
    for number, move in enumerate(prompt.get("moves", ())):
        cells = _cells(move, words.variant)
        # Consecutive moves with the same key form one bundle.
        rows.append(((cells is None, move["kind"], move["group"], move["id"] - number), move, cells))
    for _, run in groupby(rows, key=itemgetter(0)):
        alike = list(run)
        moves, packs = [move for _, move, _ in alike], [cells for _, _, cells in alike if cells is not None]
        found += [_bundle(moves, packs, words.page_says(moves[0]["kind"]))] if packs else moves
    return {**prompt, "moves": found}


def _bundle(moves: list[Move], cells: list[Cells], page_says: bool) -> dict[str, Any]:
    first, more = moves[0], [move.get("more", 0) for move in moves]
    notes = [move.get("note", "") for move in moves]
    bundle = Bundle(
        id=first["id"],
        kind=first["kind"],
        group=first["group"],
        count=len(moves),
        columns={name: _column([row[name] for row in cells]) for name in cells[0]},
        labels=[] if page_says else [move["label"] for move in moves],
        more=more if any(more) else [],
        notes=notes if any(notes) else [],
    )
    said: dict[str, Any] = jsonable(bundle)
    return said


def _column(cells: list[Any]) -> Any:
    """A column; a single cell if all cells are the same number or text."""
    first = cells[0]
    return first if isinstance(first, int | str) and all(cell == first for cell in cells) else cells


def _cells(move: Move, variant: Variant) -> Cells | None:
    """The cells of a move by field; ``None`` if the move contains more than its fields."""
    roles = variant.actions[move["kind"]].roles
    if move.keys() - _OURS - roles.keys():
        return None
    return {name: _cell(role, move[name], variant) for name, role in roles.items()}


def _cell(role: Role, value: Any, variant: Variant) -> Any:
    board = variant.board
    match role:
        case Role.ROUTE:
            return board.route_number[value]
        case Role.CITY:
            return board.city_number[value]
        case Role.TICKETS:
            return [board.ticket_number[id] for id in value]
        case Role.CARD:
            return variant.kinds.number[value]
        case Role.CARDS:
            return [part for name, count in value.items() for part in (variant.kinds.number[name], count)]
        case Role.SOURCE:
            number = variant.kinds.number.get(value)
            return ~decks_of(variant).index(value) if number is None else number
    return value


def decks_of(variant: Variant) -> list[str]:
    """The decks of cards, in order of the game's cards."""
    return list(dict.fromkeys(card.deck for card in variant.kinds.cards))
