"""Rail and sea routes: two kinds of card, two kinds of piece."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import Cards, CardSet
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.lesson import Lesson, Stage, on_way
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, Way, WildsOnly
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Topic, Variant

from .two_decks import SHIPS, TRAINS


@dataclass(frozen=True, slots=True)
class Ships(Way):
    """Single ships, double ships and wilds (in this order) of one colour, without change or superfluous cards."""

    kinds: tuple[int, ...]
    count: int

    def options(self, held: tuple[int, ...]) -> list[tuple[int, ...]]:
        singles, doubles, wilds = held
        exact: list[tuple[int, ...]] = [
            (self.count - 2 * double - wild, double, wild)
            for wild in range(min(wilds, self.count - 1) + 1)
            for double in range(min(doubles, (self.count - wild) // 2), -1, -1)
            if self.count - 2 * double - wild <= singles
        ]
        half = (self.count + 1) // 2
        return [*exact, (0, half, 0)] if self.count % 2 and doubles >= half else exact


class SeaPrice(Price):
    """``count`` spaces covered by ships of one colour."""

    def ways(self, kinds: CardSet) -> tuple[Way, ...]:
        ways: list[Way] = []
        for color in self.colors:
            single, double = _ships(kinds, color)
            assert kinds.wild is not None, "a sea route is refused without wilds"
            ways.append(Ships((single, double, kinds.wild), self.count))
        assert kinds.wild is not None, "a sea route is refused without wilds"
        return (*ways, WildsOnly((kinds.wild,), self.count))

    def objection(self, cards: Cards) -> Refusal | None:
        kinds = cards.kinds
        price = self.words(kinds)
        foreign = [kinds.names[n] for n, _ in cards.pairs if n != kinds.wild and kinds.cards[n].deck != SHIPS]
        if foreign:
            return refuse("world.sea", "no-ship", price=price, card=foreign[0])
        colors = {kinds.cards[n].color for n, _ in cards.pairs if n != kinds.wild}
        if len(colors) > 1:
            return Refusal(self._color_rule(), Message("payment.several-colors", price=price, cards=cards))
        if colors and not colors <= set(self.colors):
            return Refusal(self._color_rule(), Message("payment.wrong-color", price=price, cards=cards))
        covered = sum(kinds.cards[n].spaces * count for n, count in cards.pairs)
        doubles_only = all(kinds.cards[n].spaces == 2 for n, _ in cards.pairs)
        if covered == self.count or (doubles_only and covered == self.count + 1):
            return None
        if covered < self.count:
            return refuse("world.sea", "too-short", price=price, cards=cards, covered=covered)
        return refuse("world.sea", "too-long", price=price, cards=cards, covered=covered)

    def words(self, kinds: CardSet) -> Message:
        if len(self.colors) == 1:
            return Message("price-sea-color", count=self.count, color=self.colors[0])
        return Message("price-sea", count=self.count)


def _ships(kinds: CardSet, color: str) -> tuple[int, int]:
    """The single and the double ship of a colour."""
    found = [n for n, card in enumerate(kinds.cards) if card.color == color and card.deck == SHIPS]
    single, double = sorted(found, key=lambda n: kinds.cards[n].spaces)
    return single, double


@dataclass(frozen=True)
class RailAndSea(Rule):
    """Trains on land, ships at sea."""

    key: ClassVar[str] = "rail_and_sea"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = ("world.rail", "world.sea")
    needs: ClassVar[tuple[str, ...]] = ("claiming",)

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("sea", Stage.FEATURE, on_way(lambda rule, route, price: route.kind == rule.sea), "world-sea"),
    )

    rail: str = "rail"
    sea: str = "sea"

    def pays_for(self) -> Iterable[str]:
        return (self.rail, self.sea)

    def unfit(self, variant: Variant) -> Message | None:
        if {card.deck for card in variant.kinds.cards} != {TRAINS, SHIPS} or variant.kinds.wild is None:
            return Message("unfit-rail-and-sea.cards")
        missing = [piece for piece in ("trains", "ships") if piece not in variant.piece_number]
        return Message("unfit-rail-and-sea.pieces", piece=missing[0]) if missing else None

    def price(self, price: Price, route: Route, board: Board) -> Price:
        if route.kind == self.sea:
            return SeaPrice(
                price.count,
                price.colors,
                piece="ships",
                pieces=price.pieces,
                points=price.points,
                count_rule="world.sea",
                deck=SHIPS,
                reveals=price.reveals,
            )
        if route.kind == self.rail:
            return price.but(piece="trains", deck=TRAINS, deck_rule="world.rail")
        return price
