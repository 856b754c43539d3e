"""Routes through difficult terrain, which are paid with pairs of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Cards, CardSet
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.lesson import Lesson, Stage, on_way
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, Way
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Topic, Variant


@dataclass(frozen=True, slots=True)
class Pairs(Way):
    """``spaces`` pairs, each of one colour; ``suits`` groups indices of ``kinds`` by colour, the wild comes last."""

    kinds: tuple[int, ...]
    suits: tuple[tuple[int, ...], ...]
    spaces: int

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        """For each number of wilds: each single colour, and the mixture that spends the fewest precious cards.

        A colour's precious cards are all its kinds after the first.
        """
        found: dict[tuple[int, ...], None] = {}
        have = [sum(held[place] for place in suit) for suit in self.suits]
        plain = [held[suit[0]] for suit in self.suits]
        for wilds in range(min(held[-1], 2 * self.spaces) + 1):
            need = 2 * self.spaces - wilds
            if sum(have) < need or (not wilds and max(have) < 2):
                continue
            suits = range(len(have))
            alone = [[need if n == suit else 0 for n in suits] for suit in suits if have[suit] >= need]
            mixture = self._mixture(plain, wilds) or self._sparing(have, plain, wilds)
            for counts in [*alone, mixture]:
                if counts is not None:
                    found.setdefault(self._paid(held, counts, wilds))
        return list(found)

    def _mixture(self, have: list[int], wilds: int) -> list[int] | None:
        """Whole pairs of the most plentiful colours first, then single cards completed by wilds."""
        need, left = 2 * self.spaces - wilds, list(have)
        taken = [0] * len(have)
        for size, most in ((2, need), (1, wilds)):
            for _ in range(most):
                best = max(range(len(left)), key=left.__getitem__)
                if need >= size and left[best] >= size:
                    left[best] -= size
                    taken[best] += size
                    need -= size
        return None if need or sum(count % 2 for count in taken) > wilds else taken

    def _sparing(self, have: list[int], plain: list[int], wilds: int) -> list[int] | None:
        """How many cards of each colour to pay so that few precious ones are spent (dynamic programming by colour)."""
        need = 2 * self.spaces - wilds
        ways: dict[tuple[int, int], tuple[int, list[int]]] = {(0, 0): (0, [])}
        for most, free in zip(have, plain, strict=True):
            longer: dict[tuple[int, int], tuple[int, list[int]]] = {}
            for (spent, single), (dear, counts) in ways.items():
                for count in range(min(most, need - spent) + 1):
                    key = (spent + count, single + count % 2)
                    cost = dear + max(0, count - free)
                    if key[1] <= wilds and (key not in longer or cost < longer[key][0]):
                        longer[key] = cost, [*counts, count]
            ways = longer
        full = [way for (spent, _), way in ways.items() if spent == need]
        return min(full)[1] if full else None

    def _paid(self, held: tuple[int, ...], counts: list[int], wilds: int) -> tuple[int, ...]:
        """The payment with these numbers of each colour, cheapest kinds first."""
        paid = [0] * len(held)
        for suit, count in zip(self.suits, counts, strict=True):
            left = count
            for place in suit if left else ():
                paid[place] = min(held[place], left)
                left -= paid[place]
        paid[-1] = wilds
        return tuple(paid)


class PairPrice(Price):
    """Two cards for each of ``pieces`` spaces; the spaces may differ in colour."""

    def ways(self, kinds: CardSet) -> tuple[Way, ...]:
        groups = [self.suit(kinds, color) for color in self.colors]
        used = [number for group in groups for number in group]
        suits = tuple(tuple(used.index(number) for number in group) for group in groups)
        assert kinds.wild is not None, "pairs are refused without wilds"
        return (Pairs((*used, kinds.wild), suits, self.pieces),)

    def objection(self, cards: Cards) -> Refusal | None:
        kinds = cards.kinds
        price = self.words(kinds)
        foreign = [kinds.names[n] for n, _ in cards.pairs if n != kinds.wild and kinds.cards[n].deck != self.deck]
        if foreign and self.deck is not None:
            return Refusal(self.deck_rule, Message("payment.wrong-deck", price=price, card=foreign[0]))
        counts: dict[str | None, int] = {}
        for number, count in cards.pairs:
            color = kinds.cards[number].color
            counts[color] = counts.get(color, 0) + count
        wilds = counts.pop(None, 0)
        strange = [color for color in counts if color not in self.colors]
        if strange:
            return Refusal("claim.colour", Message("payment.wrong-color", price=price, cards=cards))
        single = sum(count % 2 for count in counts.values())
        if cards.size == 2 * self.pieces and single <= wilds:
            return None
        return refuse("world.pairs", "no-pairs", price=price, cards=cards, pairs=self.pieces)

    def words(self, kinds: CardSet) -> Message:
        if len(self.colors) == 1:
            return Message("price-pairs-color", count=self.pieces, color=self.colors[0])
        return Message("price-pairs", count=self.pieces)


@dataclass(frozen=True)
class PairRoutes(Rule):
    """Routes through difficult terrain: a pair of cards for each space."""

    key: ClassVar[str] = "pairs"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.pairs",)
    needs: ClassVar[tuple[str, ...]] = ("claiming",)
    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("pairs", Stage.FEATURE, on_way(lambda rule, route, price: route.fact("pairs", False)), "world-pairs"),
    )

    def unfit(self, variant: Variant) -> Message | None:
        if variant.kinds.wild is None:
            return Message("unfit-pairs.wild")
        marked = any(route.fact("pairs", False) for route in variant.board.routes)
        return None if marked else Message("unfit-pairs.marked")

    def price(self, price: Price, route: Route, board: Board) -> Price:
        if not route.fact("pairs", False):
            return price
        return PairPrice(
            2 * price.count,
            price.colors,
            piece=price.piece,
            pieces=price.pieces,
            points=price.points,
            deck=price.deck,
            count_rule="world.pairs",
            deck_rule=price.deck_rule,
            reveals=price.reveals,
        )
