"""Prices, the ways to pay them, and what a hand can buy.

A :class:`Price` says what a route, a station or a harbour costs.  It is divided into :class:`Way` s of paying.  Each
way depends on only a few kinds of card, so the payments for each combination of counts are computed once and then
looked up.  This makes listing all legal actions cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from operator import itemgetter
from typing import Any

from .action import Action
from .cards import Cards, CardSet
from .errors import Refusal
from .message import Message

_KEPT = 2000
"""Size limit of each cache, so that long simulations do not grow."""


class Way:
    """One way to pay: the kinds of card it uses, and the payments that a hand can make with them."""

    kinds: tuple[int, ...]

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The payments that differ in a way that matters, as counts for ``kinds``, preferred ones first."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OneColour(Way):
    """Cards of one colour, with wilds for the rest; ``kinds`` lists those to be spent first in front, the wild last."""

    kinds: tuple[int, ...]
    count: int
    wilds: int
    has_wild: bool

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        plain, wild = (held[:-1], held[-1]) if self.has_wild else (held, 0)
        payments = []
        for wilds in range(self.wilds, min(wild, self.count - 1) + 1):
            spent = spend(plain, self.count - wilds)
            if spent is not None:
                payments.append((*spent, wilds) if self.has_wild else spent)
        return payments


@dataclass(frozen=True, slots=True)
class WildsOnly(Way):
    """Payment with wilds alone."""

    kinds: tuple[int, ...]
    count: int

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(self.count,)] if held[0] >= self.count else []


def spend(held: tuple[int, ...], count: int) -> tuple[int, ...] | None:
    """``count`` cards of these kinds, taking the first kinds first; ``None`` if there are not enough."""
    spent = []
    for number in held:
        spent.append(min(number, count))
        count -= spent[-1]
    return None if count else tuple(spent)


@dataclass(frozen=True)
class Price:
    """``count`` cards of any one of ``colors``, at least ``wilds`` of them wild, and the pieces to be placed.

    Rules with another way of charging derive their own class.
    """

    count: int
    colors: tuple[str, ...]
    wilds: int = 0
    wilds_rule: str = "claim.cards"
    rule: str = ""
    """The rule that refusals cite instead of the ``claim`` rules."""
    piece: str = ""
    pieces: int = 0
    points: int = 0
    count_rule: str = "claim.cards"
    """The rule that says how many cards it takes."""
    deck_rule: str = "claim.cards"
    deck: str | None = None
    """The only deck whose cards are accepted (``None``: any deck)."""
    reveals: int = 0
    """The number of cards that the claim turns over from the deck; each of them may cost one card more."""

    def ways(self, kinds: CardSet) -> tuple[Way, ...]:
        """All ways to pay, by colour; wilds alone come last."""
        wild = (kinds.wild,) if kinds.wild is not None else ()
        suits = [self.suit(kinds, color) for color in self.colors] if self.wilds < self.count else []
        ways: list[Way] = [OneColour((*suit, *wild), self.count, self.wilds, bool(wild)) for suit in suits]
        if wild:
            ways.append(WildsOnly(wild, self.count))
        return tuple(ways)

    def suit(self, kinds: CardSet, color: str) -> tuple[int, ...]:
        """The kinds of card with this colour, those to be spent last at the end."""
        fitting = [n for n, card in enumerate(kinds.cards) if card.color == color and self.deck in (None, card.deck)]
        return tuple([n for _, n in sorted([(len(kinds.cards[n].marks), n) for n in fitting])])

    def objection(self, cards: Cards) -> Refusal | None:
        """Why these cards do not pay the price, regardless of the hand; ``None`` if they do."""
        kinds = cards.kinds
        colored = [kinds.cards[number] for number, _ in cards.pairs if number != kinds.wild]
        wilds = cards.counts[kinds.wild] if kinds.wild is not None else 0
        used = {card.color for card in colored}
        foreign = [card.name for card in colored if card.deck != self.deck] if self.deck is not None else ()
        if foreign:
            return self._refusal("wrong-deck", self.rule or self.deck_rule, cards, card=foreign[0])
        if cards.size != self.count:
            return self._refusal("wrong-number", self.rule or self.count_rule, cards, size=cards.size)
        if len(used) > 1:
            return self._refusal("several-colors", self._color_rule(), cards)
        if not used.issubset(self.colors):
            return self._refusal("wrong-color", self._color_rule(), cards)
        if wilds < self.wilds:
            facts = {"wilds": self.wilds, "wild": kinds.wild_name, "got": wilds}
            return self._refusal("few-wilds", self.wilds_rule, cards, **facts)
        return None

    def _refusal(self, reason: str, rule: str, cards: Cards, **facts: Any) -> Refusal:
        price = self.words(cards.kinds)
        return Refusal(rule, Message(f"payment.{reason}", price=price, cards=cards, **facts))

    def _color_rule(self) -> str:
        return self.rule or ("claim.gray" if len(self.colors) > 1 else "claim.colour")

    def words(self, kinds: CardSet) -> Message:
        """The price in a few words, for the beginning of a sentence."""
        if len(self.colors) == 1:
            return Message("price-color", count=self.count, color=self.colors[0])
        if not self.colors:
            return Message("price-wilds", count=self.count, wild=kinds.wild_name)
        return Message("price-one-color", count=self.count)

    def but(self, **changes: Any) -> Price:
        """A copy of the price with some fields changed."""
        return replace(self, **changes)


def payments(price: Price, kinds: CardSet, hand: tuple[int, ...]) -> list[Cards]:
    """The payments that this hand can make, one for each difference that matters."""
    return [
        _spread(kinds, way.kinds, payment)
        for way in price.ways(kinds)
        for payment in way.options(tuple(hand[number] for number in way.kinds))
    ]


def _spread(kinds: CardSet, used: tuple[int, ...], payment: tuple[int, ...]) -> Cards:
    counts = list(kinds.none)
    for number, count in zip(used, payment, strict=True):
        counts[number] = count
    return kinds.of(tuple(counts))


class PriceList:
    """What a hand can buy from a list of targets (routes or cities), each with its ways to pay.

    ``actions(hand, open)`` lists an action for each payment for each open target; ``open`` holds 1 or 0 per target.
    """

    def __init__(self, kinds: CardSet, ways: Sequence[Iterable[Way]], make: Callable[[int, Cards], Action]) -> None:
        self._kinds = kinds
        self._make = make
        blocks: dict[tuple[int, ...], dict[Way, list[int]]] = {}
        for target, several in enumerate(ways):
            for way in several:
                blocks.setdefault(way.kinds, {}).setdefault(way, []).append(target)
        self._blocks: list[tuple[Any, tuple[int, ...], dict[Way, list[int]], dict[Any, Any]]] = [
            (picker(used), used, block, {}) for used, block in sorted(blocks.items())
        ]
        self._actions: list[dict[Cards, Action]] = [{} for _ in ways]

    def actions(self, hand: tuple[int, ...], open_targets: bytes) -> list[Action]:
        """The actions for all open targets and all payments that this hand can make."""
        found: list[Action] = []
        for pick, used, block, known in self._blocks:
            held = pick(hand)
            try:
                row = known[held]
            except KeyError:
                if len(known) > _KEPT:
                    known.clear()
                row = known[held] = self._row(used, block, held)
            if row is not None:
                last = row[2]
                if last[0] != open_targets:
                    # Most rows are asked again before any target is bought.
                    last = row[2] = open_targets, tuple(compress(row[1], row[0](open_targets)))
                found += last[1]
        return found

    def _row(self, used: tuple[int, ...], block: dict[Way, list[int]], held: tuple[int, ...]) -> Any:
        """The actions for the targets that these counts can buy, after a getter of the target of each.

        Last comes what was listed last.  ``None`` if these counts can buy nothing.
        """
        bought: dict[int, list[Cards]] = {}
        for way, targets in block.items():
            paid = [_spread(self._kinds, used, payment) for payment in way.options(held)]
            if paid:
                bought |= dict.fromkeys(targets, paid)
        if not bought:
            return None
        order = [(target, cards) for target in sorted(bought) for cards in bought[target]]
        return [picker([target for target, _ in order]), [self._action(*pair) for pair in order], (None, ())]

    def _action(self, target: int, cards: Cards) -> Action:
        known = self._actions[target]
        action = known.get(cards)
        if action is None:
            if len(known) > _KEPT:
                known.clear()
            action = known[cards] = self._make(target, cards)
        return action


def picker(places: Sequence[int]) -> Callable[[Any], Sequence[Any]]:
    """An ``itemgetter`` that always returns a sequence, also for one place or none."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))
