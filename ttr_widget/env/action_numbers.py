"""Numbering of actions: a fixed list per variant, so that a neural network has one output for each.

A number means the same throughout all games.  The list follows from the declarations of the actions: each field
contributes the values that its role or its rule allows (``Rule.domain``).  Payments are distinguished by colour, deck
and size of their cards: the harbour mark of a train card makes no difference, and all payments for pairs that mix
colours with the same number of wilds share one number (the first legal one is played).  Tickets to keep are numbered
by their positions among those on offer, sorted by id.  An action with a field whose values cannot be listed in advance
is numbered by its position among the legal actions of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards, CardSet
from ttr_widget.kernel.doors import plain_int
from ttr_widget.kernel.errors import BadInput, expected
from ttr_widget.kernel.payment import Price, Way
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.pair_routes import Pairs

MIXED = "mixed"
LISTED = "listed"
MOST_LISTED = 64
"""How many legal actions of a kind are numbered if its actions cannot be listed in advance."""
_MOST_KNOWN = 20_000
"""The largest number of actions whose numbers are remembered."""
Key = tuple[Any, ...]


class ActionNumbers:
    """The numbers of all actions of a variant, from 0 to ``len(numbers) - 1``."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        keys = {kind: _keys(variant, action) for kind, action in sorted(variant.actions.items())}
        self._listed = {kind for kind, found in keys.items() if found is None}
        self.keys: tuple[Key, ...] = tuple(
            dict.fromkeys(key for kind, found in keys.items() for key in (_places(kind) if found is None else found))
        )
        self._number = {key: number for number, key in enumerate(self.keys)}
        self._fixed = {
            kind for kind, action in variant.actions.items() if not _DEPENDING & set(action.roles.values())
        } - self._listed
        """The kinds whose actions have the same number in every position."""
        self._known: dict[Action, int] = {}
        """The numbers of such actions, as far as they were asked for."""

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, number: int) -> Key:
        """The readable form of a number: ``('claim', 'dieppe-paris', 1, …)``."""
        found = plain_int(number)
        if type(found) is not int or not 0 <= found < len(self.keys):
            raise BadInput(expected("action-number", number, most=len(self.keys) - 1))
        return self.keys[found]

    def legal(self, actions: Iterable[Action], view: View) -> dict[int, Action]:
        """These actions by number; the first one wins if several share a number."""
        found: dict[int, Action] = {}
        seen: Counter[str] = Counter()
        for action in actions:
            number = self._known.get(action)
            if number is not None:
                if number not in found:
                    found[number] = action
                continue
            kind = action.type
            key = (kind, LISTED, seen[kind]) if kind in self._listed else _key(action, view)
            seen[kind] += 1
            if key in self._number or kind not in self._listed:
                found.setdefault(self._number[key], action)
            if kind in self._fixed:
                self._remember(action, self._number[key])
        return found

    def _remember(self, action: Action, number: int) -> None:
        if len(self._known) >= _MOST_KNOWN:
            self._known = {}
        self._known[action] = number


def _places(kind: str) -> Iterator[Key]:
    return ((kind, LISTED, place) for place in range(MOST_LISTED))


def _key(action: Action, view: View) -> Key:
    """The key of an action for the seat of this view."""
    parts: list[Any] = [action.type]
    for name, role in action.roles.items():
        value = getattr(action, name)
        parts += _PARTS[role](value, view) if role in _PARTS else (value,)
    return tuple(parts)


def _ticket_mask(tickets: Sequence[str], view: View) -> Key:
    """The positions of the tickets among those on offer, as a bit mask."""
    offered = sorted(view.rules["tickets"]["offered"])
    return (sum(1 << offered.index(ticket) for ticket in tickets),)


def _passengers(picks: Iterable[tuple[str, str]], view: View) -> Key:
    """The colour taken at each end of the route, with the ends sorted by id."""
    route = view.prompt.about["route"] if view.prompt else ""
    taken = dict(picks)
    return tuple(taken.get(city) for city in sorted(view.board.route(route).cities))


_PARTS: Mapping[Role, Callable[[Any, View], Key]] = {
    Role.CARDS: lambda cards, _: _paid(cards),
    Role.TICKETS: _ticket_mask,
    Role.PASSENGERS: _passengers,
    Role.SPLIT: lambda split, _: tuple(sorted(split)),
}
"""How the values of a role become part of a key; other values are used as they are."""
_DEPENDING = {Role.TICKETS, Role.PASSENGERS}
"""The roles whose part of a key depends on the position."""


def _paid(cards: Cards) -> Key:
    """The key of a payment: colour, deck and size of its cards."""
    kinds = cards.kinds
    wilds = cards.counts[kinds.wild] if kinds.wild is not None else 0
    counts: dict[tuple[Any, ...], int] = {}
    for number, count in cards.pairs:
        card = kinds.cards[number]
        if number != kinds.wild:
            sort = (card.color, card.deck, card.spaces)
            counts[sort] = counts.get(sort, 0) + count
    if len({sort[0] for sort in counts}) > 1:
        return MIXED, wilds
    return wilds, *sorted((*sort, count) for sort, count in counts.items())


# All keys that can ever be legal.


def _keys(variant: Variant, action: type[Action]) -> Iterable[Key] | None:
    """All keys of a kind of action; ``None`` if the values of a field cannot be listed in advance."""
    if set(action.roles.values()) >= {Role.ROUTE, Role.CARDS} and variant.domain(action, "cards") is None:
        return _for_routes(variant, action)
    values: list[list[Key]] = []
    for name, role in action.roles.items():
        given = variant.domain(action, name)
        known = _ALL[role](variant, given) if role in _ALL else given
        if known is None:
            return None
        values.append([value if role in _PARTS else (value,) for value in known])
    return ((action.type, *(part for value in combined for part in value)) for combined in product(*values))


def _for_routes(variant: Variant, action: type[Action]) -> Iterator[Key]:
    """Payments for routes: each route has its own price."""
    known: dict[Price, list[Key]] = {}
    for route, price in zip(variant.board.routes, variant.prices, strict=True):
        if price not in known:
            known[price] = _payments([price], variant.kinds)
        for paid in known[price]:
            yield action.type, route.id, *paid


def _cards(variant: Variant, prices: Iterable[Price] | None) -> list[Key] | None:
    return None if prices is None else _payments(tuple(prices), variant.kinds)


def _tickets(_: Variant, offers: Iterable[int] | None) -> list[Key] | None:
    return None if offers is None else [(mask,) for mask in range(1, 1 << max(offers, default=0))]


def _takes(_: Variant, colors: Iterable[str] | None) -> list[Key] | None:
    return None if colors is None else list(product((None, *colors), repeat=2))


def _splits(_: Variant, splits: Iterable[Iterable[tuple[str, int]]] | None) -> list[Key] | None:
    return None if splits is None else [tuple(sorted(split)) for split in splits]


_ALL: Mapping[Role, Callable[[Variant, Any], Any]] = {
    Role.ROUTE: lambda variant, given: given or [route.id for route in variant.board.routes],
    Role.CITY: lambda variant, given: given or [city.id for city in variant.board.cities],
    Role.CARD: lambda variant, given: given or variant.kinds.names,
    Role.SOURCE: lambda variant, given: given or (*variant.kinds.names, *_decks(variant)),
    Role.DECK: lambda variant, given: given or _decks(variant),
    Role.PIECE: lambda variant, given: given or variant.piece_names,
    Role.COLOR: lambda variant, given: given or variant.kinds.colors,
    Role.FLAG: lambda _, given: given or (False, True),
    Role.CARDS: _cards,
    Role.TICKETS: _tickets,
    Role.PASSENGERS: _takes,
    Role.SPLIT: _splits,
}
"""The possible values of a field by role, given those that the rule states; other roles have only the latter."""


def _decks(variant: Variant) -> Iterable[str]:
    return dict.fromkeys(card.deck for card in variant.kinds.cards)


def _payments(prices: Sequence[Price], kinds: CardSet) -> list[Key]:
    """All payments that these prices can accept, as keys of :func:`_paid`."""
    ways = dict.fromkeys(way for price in prices for way in price.ways(kinds))
    most = max((price.count for price in prices), default=0)
    return list(dict.fromkeys(paid for way in ways for paid in _payments_by(way, kinds, most)))


def _payments_by(way: Way, kinds: CardSet, most: int) -> Iterator[Key]:
    if isinstance(way, Pairs):
        yield from _pairs(way, kinds)
        return
    for held in product(*(range(min(kinds.copies[number], most) + 1) for number in way.kinds)):
        for option in way.options(held):
            counts = list(kinds.none)
            for number, count in zip(way.kinds, option, strict=True):
                counts[number] = count
            yield _paid(kinds.of(tuple(counts)))


def _pairs(way: Pairs, kinds: CardSet) -> Iterator[Key]:
    """Payments of pairs: those of one colour individually, mixed ones by the number of wilds."""
    need = 2 * way.spaces
    for wilds in range(need):
        yield MIXED, wilds
        for suit in way.suits:
            card = kinds.cards[way.kinds[suit[0]]]
            yield wilds, (card.color, card.deck, card.spaces, need - wilds)
    yield (need,)


def number_of(action: object, count: int) -> int:
    """The number of an action that an agent has chosen, as numpy or Python writes it."""
    found = plain_int(action.item() if isinstance(action, np.ndarray) and action.size == 1 else action)
    if type(found) is not int:
        raise BadInput(expected("action-number", action, most=count - 1))
    return found
