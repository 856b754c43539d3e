"""What a seat has not seen: cards by kind, and tickets that may still be in a deck."""

from __future__ import annotations

from collections.abc import Iterable

from ttr_widget.kernel.cards import Counts, minus
from ttr_widget.kernel.variant import Position, RuleBase, Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.market import CardMarket
from ttr_widget.rules.tickets import Tickets

from .positions import Played, asked, asked_of_seat


def unseen_cards(
    thing: View | Position | Played, seat: int | str | None = None, known: Iterable[Counts] = ()
) -> list[int]:
    """The number of cards of each kind that are neither in the seat's hand nor face up on the table.

    ``known`` contains cards that the seat knows to be in other hands.
    """
    position, player = asked(thing, seat)
    variant = position.variant
    table = variant.derived(_Table)
    seen = [position.discards, *known, *[face_up(position) for face_up in table.face_up]]
    for piles in table.piles:
        seen += piles(position)
    if player is not None:
        seen.append(position.hands[player])
    unseen = variant.kinds.copies
    for counts in seen:
        unseen = minus(unseen, counts)
    return list(unseen)


class _Table:
    """The methods of a variant's rules that tell which cards lie on the table."""

    def __init__(self, variant: Variant) -> None:
        self.face_up = [rule.face_up for rule in variant.rules if isinstance(rule, CardMarket)]
        self.piles = [
            rule.piles
            for rule in variant.rules
            if not isinstance(rule, CardMarket) and type(rule).piles is not RuleBase.piles
        ]


def unseen_tickets(thing: View | Position | Played, seat: int | str | None = None) -> list[int]:
    """The tickets that may still be in a deck, as far as the seat knows; returned tickets are included."""
    position, player = asked_of_seat(thing, seat)
    variant = position.variant
    rule = variant.by_key.get("tickets")
    if not isinstance(rule, Tickets):
        return []
    hold = position.slots[rule.key]
    own = {*hold.held[player], *hold.offered[player]}
    full = [deck for deck, pile in enumerate(hold.decks) if pile]
    tickets = range(len(variant.board.tickets))
    return [ticket for ticket in tickets if ticket not in own and rule.deck_of(variant, ticket) in full]
