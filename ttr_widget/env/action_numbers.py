"""Actions as numbers: a fixed list a variant, so that a network has one output for each.

What a number means does not depend on the game's course.  Payments count by colour, deck and size of their cards:
whether a train card bears the harbour mark makes no difference, and all mixtures of colours for pairs with the same
number of wilds share one number (the first legal one is played).  Tickets to keep are numbered by their places among
those offered, sorted by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards, CardSet
from ttr_widget.kernel.errors import BadVariant
from ttr_widget.kernel.payment import Price, Way
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.announced_tickets import AnnouncedTickets
from ttr_widget.rules.chosen_pieces import FLEET
from ttr_widget.rules.harbours import Harbours
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.pair_routes import Pairs
from ttr_widget.rules.passengers import Passengers
from ttr_widget.rules.stations import Stations
from ttr_widget.rules.tickets import Tickets
from ttr_widget.rules.tunnels import Tunnels

MIXED = "mixed"
Key = tuple[Any, ...]


class ActionNumbers:
    """The numbers of all actions of a variant, from 0 to ``len(numbers) - 1``."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.keys: tuple[Key, ...] = tuple(dict.fromkeys(_all_keys(variant)))
        self._number = {key: number for number, key in enumerate(self.keys)}

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, number: int) -> Key:
        """What a number stands for, in words: ``('claim', 'dieppe-paris', 'purple', 1, …)``."""
        return self.keys[number]

    def legal(self, actions: Iterable[Action], view: View) -> dict[int, Action]:
        """These actions by number; of several with one number the first stays."""
        found: dict[int, Action] = {}
        for action in actions:
            found.setdefault(self._number[_key(action, view)], action)
        return found


def _key(action: Action, view: View) -> Key:
    """What tells this action from others, for the seat that sees this view."""
    data = action.to_dict()
    kind = action.type
    if kind == "keep":
        offered = sorted(view.rules["tickets"]["offered"])
        return kind, sum(1 << offered.index(ticket) for ticket in data["tickets"])
    if kind == "take":
        route = view.prompt.about["route"] if view.prompt else ""
        ends = sorted(view.board.route(route).cities)
        return kind, *(data["passengers"].get(city) for city in ends)
    if kind == "tickets" and "split" in data:
        return kind, *sorted(data["split"].items())
    if "cards" in data:
        cards = getattr(action, "cards")  # noqa: B009 -- an Action as such has none
        return kind, data.get("route", data.get("city")), *_paid(cards)
    return tuple(data.values())


def _paid(cards: Cards) -> Key:
    """A payment by colour, deck and size of its cards."""
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


def _all_keys(variant: Variant) -> Iterator[Key]:
    """Every key that may ever be legal."""
    known = {"draw": _draws, "refill": _refills, "keep": _keeps, "tickets": _ticket_draws, "take": _takes}
    known |= {"pieces": _pieces, "exchange": _exchanges, "claim": _claims, "station": _stations}
    known |= {"harbour": _harbours, "pay": _extra_payments}
    for kind, action in sorted(variant.actions.items()):
        if kind in known:
            yield from known[kind](variant)
        elif not action.reads:
            yield (kind,)
        else:
            raise BadVariant(
                f"the action '{kind}' has no numbers; ttr_widget.env knows the actions of our own rules only"
            )


def _draws(variant: Variant) -> Iterator[Key]:
    for card in (*variant.kinds.names, *_market(variant).decks):
        yield "draw", card


def _refills(variant: Variant) -> Iterator[Key]:
    for deck in _market(variant).decks:
        yield "refill", deck.removesuffix("-deck")


def _market(variant: Variant) -> CardMarket:
    return variant.rule(CardMarket)


def _keeps(variant: Variant) -> Iterator[Key]:
    tickets = variant.rule(Tickets)
    most = max(sum(tickets.first.values()), sum(tickets.draw.values()))
    if isinstance(tickets, AnnouncedTickets):
        most = tickets.total
    for mask in range(1, 1 << most):
        yield "keep", mask


def _ticket_draws(variant: Variant) -> Iterator[Key]:
    tickets = variant.rule(Tickets)
    if not isinstance(tickets, AnnouncedTickets):
        yield ("tickets",)
        return
    for counts in product(range(tickets.total + 1), repeat=len(tickets.between)):
        if 0 < sum(counts) <= tickets.total:
            yield "tickets", *sorted((deck, n) for deck, n in zip(tickets.between, counts, strict=True) if n)


def _takes(variant: Variant) -> Iterator[Key]:
    passengers = variant.rule(Passengers)
    for pair in product((None, *passengers.colors), repeat=2):
        yield "take", *pair


def _pieces(variant: Variant) -> Iterator[Key]:
    total = sum(variant.piece_counts)
    for trains, ships in product(*(range(count + 1) for count in variant.piece_counts)):
        if trains + ships <= total:
            yield "pieces", trains, ships


def _exchanges(variant: Variant) -> Iterator[Key]:
    for give, get in (FLEET, FLEET[::-1]):
        for count in range(1, max(variant.piece_counts) + 1):
            yield "exchange", count, give, get


def _claims(variant: Variant) -> Iterator[Key]:
    known: dict[Price, list[Key]] = {}
    for route, price in zip(variant.board.routes, variant.prices, strict=True):
        if price not in known:
            known[price] = _payments([price], variant.kinds)
        for paid in known[price]:
            yield "claim", route.id, *paid


def _stations(variant: Variant) -> Iterator[Key]:
    paid = _payments(variant.prepared(variant.rule(Stations)).prices, variant.kinds)
    for city, payment in product(variant.board.cities, paid):
        yield "station", city.id, *payment


def _harbours(variant: Variant) -> Iterator[Key]:
    paid = _payments([variant.prepared(variant.rule(Harbours)).price], variant.kinds)
    ports = [city for city in variant.board.cities if city.fact("port", False)]
    for city, payment in product(ports, paid):
        yield "harbour", city.id, *payment


def _extra_payments(variant: Variant) -> Iterator[Key]:
    tunnels = variant.rule(Tunnels)
    prices = [Price(extra, variant.kinds.colors) for extra in range(1, tunnels.reveal + 1)]
    for paid in _payments(prices, variant.kinds) if prices else ():
        yield "pay", None, *paid


def _payments(prices: Sequence[Price], kinds: CardSet) -> list[Key]:
    """All payments that these prices accept of any hand, as :func:`_paid` tells them apart."""
    ways = dict.fromkeys(way for price in prices for way in price.ways(kinds))
    most = max(price.count for price in prices)
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
    """Pairs of one colour card by card; of several colours by the number of wilds alone."""
    need = 2 * way.spaces
    for wilds in range(need):
        yield MIXED, wilds
        for suit in way.suits:
            card = kinds.cards[way.kinds[suit[0]]]
            yield wilds, (card.color, card.deck, card.spaces, need - wilds)
    yield (need,)
