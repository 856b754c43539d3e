"""Tunnels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.arrangement import Fault
from ttr_widget.kernel.attribute_hints import suggest
from ttr_widget.kernel.board import Board
from ttr_widget.kernel.cards import CardPile, Cards, CardSet, Counts
from ttr_widget.kernel.effects import ALL, REVEALED, TABLE, Effect, Moved, from_decks, hand
from ttr_widget.kernel.errors import Refusal, refuse
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.house_rule import HouseRule, changed
from ttr_widget.kernel.lesson import Lesson, Place, Stage, asked, on_way
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.payment import Price, payments
from ttr_widget.kernel.prompt import Prompt, Question
from ttr_widget.kernel.records import Route
from ttr_widget.kernel.roles import CardNames, Role, RouteId, Seat
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.state import Draft
from ttr_widget.kernel.variant import TURN, Position, Topic, Variant, no_such_route

from .claiming import Claiming, lack_of_cards
from .market import CardMarket


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay the extra cost of a tunnel."""

    type: ClassVar[str] = "pay"
    pattern: ClassVar[str] = "pay {cards}"
    answers: ClassVar[tuple[str, ...]] = ("tunnel",)
    cards: Cards


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Give up the tunnel and take back the cards laid for it."""

    type: ClassVar[str] = "decline"
    pattern: ClassVar[str] = "decline"
    answers: ClassVar[tuple[str, ...]] = ("tunnel",)


@dataclass(frozen=True, slots=True)
class TunnelRevealed(Event):
    """A player lays cards for a tunnel, and the top cards of the deck are revealed."""

    type: ClassVar[str] = "tunnel"
    seat: Seat
    route: RouteId
    cards: Cards
    revealed: CardNames
    extra: int

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield from from_decks(variant.kinds, Counter(filter(None, self.revealed)), REVEALED)
        if self.extra:
            yield Moved("cards", self.cards, hand(self.seat), TABLE)


@dataclass(frozen=True, slots=True)
class TunnelPaid(Event):
    """The extra cards are paid; the claim event that follows takes all the tunnel's cards from the hand."""

    type: ClassVar[str] = "tunnel-paid"
    seat: Seat
    route: RouteId
    cards: Cards

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", ALL, TABLE, hand(self.seat))


@dataclass(frozen=True, slots=True)
class TunnelDeclined(Event):
    """The extra cards are not paid; the laid cards go back to the hand."""

    type: ClassVar[str] = "tunnel-declined"
    seat: Seat
    route: RouteId
    cards: Cards

    def effects(self, variant: Variant) -> Iterable[Effect]:
        yield Moved("cards", self.cards, TABLE, hand(self.seat))


class Tunnel(NamedTuple):
    """The slot: the cards laid for the current tunnel, and the cards revealed this turn."""

    laid: Counts
    revealed: CardPile


_DECLINE = Decline()


@dataclass(frozen=True)
class Tunnels(Rule):
    """Routes through mountains, which may cost extra cards."""

    key: ClassVar[str] = "tunnels"
    topic: ClassVar[Topic] = "routes"
    paragraphs: ClassVar[tuple[str, ...]] = (
        "europe.tunnel",
        "europe.tunnel-wilds",
        "europe.tunnel-decline",
        "europe.tunnel-few",
        "europe.tunnel-discard",
    )
    see: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "europe.tunnel": ("europe.tunnel-wilds", "europe.tunnel-decline", "europe.tunnel-few"),
        "europe.tunnel-few": ("draw.reshuffle",),
        "europe.tunnel-discard": ("turn.end",),
    }
    needs: ClassVar[tuple[str, ...]] = ("claiming", "market")
    actions: ClassVar[tuple[type[Action], ...]] = (Pay, Decline)
    asks: ClassVar[Mapping[str, Question]] = {
        "tunnel": Question("europe.tunnel", {"route": Role.ROUTE, "extra": Role.COUNT, "colors": Role.COLORS}),
    }
    slot_type: ClassVar[Any] = Tunnel
    house_rules: ClassVar[tuple[HouseRule, ...]] = (HouseRule("easy-tunnels", changed(reveal=1)),)
    adjustable: ClassVar[Mapping[str, range]] = {"reveal": range(11)}

    lessons: ClassVar[tuple[Lesson, ...]] = (
        Lesson("tunnel", Stage.FEATURE, on_way(lambda rule, route, price: price.reveals > 0), "europe-tunnel"),
        Lesson(
            "tunnel-pay",
            Stage.QUESTION,
            asked("tunnel", Place("question")),
            "europe-tunnel-decline",
            does=("pay", "decline"),
            hinted=True,
        ),
    )

    reveal: int = 3
    kind: str = "tunnel"

    def pays_for(self) -> Iterable[str]:
        return (self.kind,)

    def unfit(self, variant: Variant) -> Message | None:
        return no_such_route(variant, self.kind)

    def price(self, price: Price, route: Route, board: Board) -> Price:
        return price.but(reveals=self.reveal) if route.kind == self.kind else price

    def domain(self, variant: Variant, action: type[Action], field: str) -> Iterable[Price]:
        return [Price(extra, variant.kinds.colors, rule="europe.tunnel") for extra in range(1, self.reveal + 1)]

    def prepare(self, variant: Variant) -> Tunnel:
        return Tunnel(variant.kinds.none, b"")

    def setup(self, draft: Draft) -> None:
        draft.slots[self.key] = draft.variant.prepared(self)

    def faults(self, position: Position) -> Iterable[Fault]:
        tunnel: Tunnel = position.slots[self.key]
        kinds = {prompt.kind for prompt in position.prompts}
        # The revealed cards stay until the end of the turn, whatever is asked in between.
        if (any(tunnel.laid) and "tunnel" not in kinds) or (tunnel.revealed and kinds <= {TURN}):
            yield Fault("", Message("fault-tunnels"))

    def before_claim(self, draft: Draft, seat: int, route: int, cards: Cards) -> Prompt | None:
        variant = draft.variant
        if variant.board.routes[route].kind != self.kind:
            return None
        revealed = self._reveal(draft)
        kinds = variant.kinds
        colors = laid_colors(cards)
        extra = sum(self.costs_extra(kinds, card, colors) for card in revealed)
        route_id = variant.board.routes[route].id
        draft.emit(TunnelRevealed(seat, route_id, cards, tuple(kinds.names[n] for n in revealed), extra))
        if not extra:
            draft.slots[self.key] = Tunnel(kinds.none, revealed)
            return None
        draft.take(seat, cards)
        draft.slots[self.key] = Tunnel(cards.counts, revealed)
        return Prompt(seat, "tunnel", {"route": route_id, "extra": extra, "colors": list(colors)})

    def costs_extra(self, kinds: CardSet, card: int, colors: Sequence[str]) -> bool:
        """Does this revealed card cost one more card, given the colours laid?"""
        return card == kinds.wild or kinds.cards[card].color in colors

    def _reveal(self, draft: Draft) -> CardPile:
        market = draft.variant.rule(CardMarket)
        revealed = bytearray()
        for _ in range(self.reveal):
            card = market.draw_top(draft)
            if card is not None:
                revealed.append(card)
        return bytes(revealed)

    def _price(self, prompt: Prompt) -> Price:
        return Price(prompt.about["extra"], tuple(prompt.about["colors"]), rule="europe.tunnel")

    def choices(self, position: Position, prompt: Prompt) -> Sequence[Action]:
        paying = payments(self._price(prompt), position.variant.kinds, position.hands[prompt.seat])
        return [*map(Pay, paying), _DECLINE]

    def objection(self, position: Position, seat: int, action: Pay | Decline) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        price = self._price(position.prompts[-1])
        if not price.colors and action.cards != {action.cards.kinds.wild_name: price.count}:
            facts = {"wild": action.cards.kinds.wild_name, "extra": price.count, "cards": action.cards}
            return refuse("europe.tunnel-wilds", "refused", **facts)
        return price.objection(action.cards) or lack_of_cards(position, seat, action.cards, price)

    def apply(self, draft: Draft, prompt: Prompt, action: Pay | Decline) -> None:
        seat, variant = prompt.seat, draft.variant
        tunnel: Tunnel = draft.slots[self.key]
        draft.slots[self.key] = Tunnel(variant.kinds.none, tunnel.revealed)
        laid, route = variant.kinds.of(tunnel.laid), prompt.about["route"]
        if isinstance(action, Decline):
            draft.give(seat, tunnel.laid)
            draft.emit(TunnelDeclined(seat, route, laid))
            draft.nothing_gained()
            return
        draft.take(seat, action.cards)
        draft.emit(TunnelPaid(seat, route, action.cards))
        paid = variant.kinds.of(tuple(map(sum, zip(laid.counts, action.cards.counts, strict=True))))
        variant.rule(Claiming).complete(draft, seat, variant.board.route_number[route], paid)

    def closing(self, draft: Draft) -> None:
        tunnel: Tunnel = draft.slots[self.key]
        if tunnel.revealed:
            draft.discard(draft.variant.kinds.counts_of(tunnel.revealed))
            draft.slots[self.key] = draft.variant.prepared(self)

    def visible(self, slot: Tunnel, seat: int | None) -> Tunnel:
        return slot

    def show(self, excerpt: Tunnel, variant: Variant) -> Mapping[str, Any]:
        laid, kinds = variant.kinds.of(excerpt.laid), variant.kinds
        extra = [self.costs_extra(kinds, card, laid_colors(laid)) for card in excerpt.revealed] if laid else []
        return {
            "laid": dict(laid),
            "revealed": tuple(kinds.names[card] for card in excerpt.revealed),
            "extra": tuple(extra),
        }

    def piles(self, position: Position) -> Iterable[Counts]:
        tunnel: Tunnel = position.slots[self.key]
        yield tunnel.laid
        yield position.variant.kinds.counts_of(tunnel.revealed)


def laid_colors(cards: Cards) -> tuple[str, ...]:
    """The colours of a payment; none if it consists of wilds only."""
    found = (cards.kinds.cards[number].color for number, _ in cards.pairs)
    return tuple(dict.fromkeys(color for color in found if color is not None))


suggest(Route, dict.fromkeys(("tunnel", "is_tunnel"), '.kind == "tunnel"'))
