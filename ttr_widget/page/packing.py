"""How moves travel to the page: those of one kind that follow each other as columns of numbers.

The cells point into lists that both sides have (routes, cities, cards, tickets, decks), by the role that the action's
class gives to each field; :class:`~ttr_widget.page.traits.Bundle` says what they are.  ``js/src/unpack.ts`` is the
other half.  Neither half knows any kind of move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from ttr_widget.kernel.variant import Variant

from .record import plain
from .traits import Bundle

Move = dict[str, Any]
_OURS = frozenset(("id", "kind", "group", "label", "template", "more", "deck"))
"""What a move says besides its action's fields."""


def packed(prompt: dict[str, Any], variant: Variant) -> dict[str, Any]:
    """The question with its moves as the page gets them: in bundles, or as they are where a role is unknown."""
    found: list[dict[str, Any]] = []
    for _, run in groupby(enumerate(prompt.get("moves", ())), key=_bundle_key):
        moves = [move for _, move in run]
        cells = [_cells(move, variant) for move in moves]
        if None in cells:
            found += moves
        else:
            found.append(_bundle(moves, [cell for cell in cells if cell is not None]))
    return {**prompt, "moves": found}


def _bundle_key(numbered: tuple[int, Move]) -> tuple[Any, ...]:
    """Moves with the same key that follow each other are one bundle."""
    number, move = numbered
    return move["kind"], move["group"], move.get("template"), move["id"] - number, *sorted(move.keys() - _OURS)


def _bundle(moves: list[Move], cells: list[dict[str, Any]]) -> dict[str, Any]:
    first, more = moves[0], [move.get("more", 0) for move in moves]
    template = first.get("template")
    return plain(  # type: ignore[no-any-return]  # a record becomes a dict
        Bundle(
            id=first["id"],
            kind=first["kind"],
            group=first["group"],
            columns={name: _column([row[name] for row in cells]) for name in cells[0]},
            count=len(moves),
            template=template,
            labels=[move["label"] for move in moves] if template is None else [],
            more=more if any(more) else [],
        )
    )


def _column(cells: list[Any]) -> Any:
    """The cells; one of them alone where all are the same number or text."""
    first = cells[0]
    return first if isinstance(first, int | str) and all(cell == first for cell in cells) else cells


def _cells(move: Move, variant: Variant) -> dict[str, Any] | None:
    """The cells of a move by its fields; none if a role is unknown."""
    roles = variant.actions[move["kind"]].reads
    # A field that is named like one of the move's own cannot be told apart from it.
    if _OURS & roles.keys() - {"deck"} or not _WRITE.keys() >= set(roles.values()):
        return None
    return {name: _WRITE[role](move[name], variant) for name, role in roles.items()}


def _number_of_card(name: str, variant: Variant) -> int:
    return variant.kinds.number[name]


def _source(name: str, variant: Variant) -> int:
    number = variant.kinds.number.get(name)
    return ~decks_of(variant).index(name) if number is None else number


def _cards(cards: Mapping[str, int], variant: Variant) -> list[int]:
    return [part for name, count in cards.items() for part in (variant.kinds.number[name], count)]


def _as_it_is(value: Any, _: Variant) -> Any:
    return value


_WRITE: Mapping[str, Callable[[Any, Variant], Any]] = {
    "route": lambda id, variant: variant.board.route_number[id],
    "city": lambda id, variant: variant.board.city_number[id],
    "ticket": lambda id, variant: variant.board.ticket_number[id],
    "tickets": lambda ids, variant: [variant.board.ticket_number[id] for id in ids],
    "card": _number_of_card,
    "cards": _cards,
    "source": _source,
    "number": _as_it_is,
    "piece": _as_it_is,
    "word": _as_it_is,
    "split": _as_it_is,
}
"""How a field is written, by its role."""


def decks_of(variant: Variant) -> list[str]:
    """The decks of cards, in the order of the game's cards."""
    return list(dict.fromkeys(card.deck for card in variant.kinds.cards))


def packer(variant_of: Callable[[Any], Variant]) -> Callable[[dict[str, Any], Any], dict[str, Any]]:
    """Packs the trait of a widget whose variant ``variant_of`` knows."""
    return lambda prompt, widget: packed(prompt, variant_of(widget))
