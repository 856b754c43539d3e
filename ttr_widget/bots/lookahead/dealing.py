"""Likely positions: other seats hold the cards that they were seen to take, and tickets that fit their routes."""

from __future__ import annotations

from math import exp, inf
from random import Random

from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.kernel.cheapest_paths import distances
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import imagine
from ttr_widget.rules.ticket_piles import Hold

_SLOPE = 3.0
_DONE, _LONG, _USUAL = 10.0, 2.0, 45
"""Measured in games: a seat holds about three in four of the tickets that its routes complete (Germany, World: one in
three), one in fifteen of those that they complete halfway, and one in a hundred of those that they do not serve.  A
long ticket is less often completed by accident than a short one, and with many tickets in the game more of them are."""


class Dealer:
    """Deals the hidden cards and tickets according to what a view shows of the other seats."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.tables = seen.variant.derived(VariantTables)
        self.weights: dict[int, list[float]] = {}
        names = seen.variant.kinds.names
        self.known = {
            seat: {kind: hand[name] for kind, name in enumerate(names) if name in hand}
            for seat, hand in enumerate(seen.known_hands)
            if seat != seen.seat
        }
        """The cards that the other seats are known to hold, by kind."""

    def world(self, rng: Random) -> Draft:
        """A position that looks the same to the view's seat, with likely cards and tickets in the other hands."""
        draft = imagine(self.seen, str(rng.random()))
        if self.tables.market is not None and any(self.known.values()):
            # Sorted first, so that the order depends on the generator alone.
            self.tables.market.deal_hidden(
                draft, self.seen.seat, self.known, lambda cards: sorted(sorted(cards), key=lambda _: rng.random())
            )
        if self.tables.tickets is not None and self.seen.turn:
            hold: Hold = draft.slots[self.tables.tickets.key]
            draft.slots[self.tables.tickets.key] = self._dealt(hold, rng)
        return draft

    def _dealt(self, hold: Hold, rng: Random) -> Hold:
        """The hidden tickets dealt again: likely ones to the other seats, the rest to the decks and the box."""
        rule, variant, me = self.tables.tickets, self.seen.variant, self.seen.seat
        assert rule is not None, "asked only where there are tickets"
        others = [seat for seat in range(len(hold.held)) if seat != me]
        hidden = [ticket for pile in (*[hold.held[s] for s in others], *hold.decks, hold.box) for ticket in pile]
        deck_of = {ticket: rule.deck_of(variant, ticket) for ticket in hidden}
        dealt = [-len(deck) for deck in hold.decks]
        for deck in deck_of.values():
            dealt[deck] += 1
        held = list(hold.held)
        for seat in others:
            weights = self._weights(seat)
            # The greater the weight of a ticket, the earlier it tends to be dealt.
            keys = {ticket: -(rng.random() ** (1.0 / weights[ticket])) for ticket in hidden}
            room = [self._most(deck) for deck in rule.decks]
            held[seat] = ()
            for ticket in sorted(hidden, key=keys.__getitem__):
                deck = deck_of[ticket]
                if len(held[seat]) < len(hold.held[seat]) and dealt[deck] and room[deck]:
                    held[seat] += (ticket,)
                    dealt[deck] -= 1
                    room[deck] -= 1
            if len(held[seat]) < len(hold.held[seat]):
                return hold  # a house rule deals tickets in a way unknown here
            hidden = [ticket for ticket in hidden if ticket not in held[seat]]
        keys = {ticket: rng.random() for ticket in hidden}
        pools: list[list[int]] = [[] for _ in rule.decks]
        for ticket in sorted(hidden, key=keys.__getitem__):
            pools[deck_of[ticket]].append(ticket)
        decks = tuple([tuple(pool[: len(deck)]) for pool, deck in zip(pools, hold.decks, strict=True)])
        box = [ticket for pool, deck in zip(pools, hold.decks, strict=True) for ticket in pool[len(deck) :]]
        return hold._replace(held=tuple(held), decks=decks, box=tuple(box))

    def _most(self, deck: str) -> int:
        """How many tickets of a deck a seat can hold; if it is dealt only at the start, as many as are dealt then."""
        rule = self.tables.tickets
        assert rule is not None, "asked only where there are tickets"
        many = len(self.tables.board.tickets)
        return many if rule.draw.get(deck) or self.tables.announced is not None else rule.first.get(deck, 0)

    def _weights(self, seat: int) -> list[float]:
        if seat not in self.weights:
            self.weights[seat] = ticket_weights(self.tables, self.seen, seat)
        return self.weights[seat]


def ticket_weights(tables: VariantTables, seen: View, seat: int) -> list[float]:
    """How likely this seat is to hold each ticket, relative to a ticket that its routes do not serve."""
    owners = seen.owners
    whole = [cards + 1.0 if owners[route] in (FREE, seat) else inf for route, cards in enumerate(tables.cards)]
    rest = [0.0 if owners[route] == seat else cost for route, cost in enumerate(whole)]
    far: dict[int, tuple[list[float], list[float]]] = {}
    served = []
    for ticket in range(len(tables.board.tickets)):
        before = after = 0.0
        for a, b in tables.pairs[ticket]:
            if a not in far:
                far[a] = distances(tables.near, whole, a)[0], distances(tables.near, rest, a)[0]
            before += far[a][0][b]
            after += far[a][1][b]
        served.append((before, after))
    long = [before for before, _ in served if before < inf]
    usual = sum(long) / len(long) if long else 1.0
    surely = _DONE * (_USUAL / len(served)) ** 1.5 if served else 1.0

    def weight(before: float, after: float) -> float:
        if after == 0:
            return exp(_SLOPE + _LONG * (before / usual - 1.0)) * surely
        return exp(_SLOPE * (1.0 - after / before)) if before < inf else 1.0

    return [weight(before, after) for before, after in served]
