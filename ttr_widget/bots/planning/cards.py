"""Choosing which card to draw and which cards to pay with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ttr_widget.kernel.action import Action
from ttr_widget.kernel.cards import Cards
from ttr_widget.kernel.payment import OneColour

from .plan import Target
from .tables import Need, ShipNeed
from .view_reader import ViewReader


def wants(reader: ViewReader, targets: Sequence[Target]) -> list[float]:
    """How useful a card of each kind would be, from 0 to about 1.5."""
    kinds, weights = reader.tables.kinds, reader.weights
    want = [0.12 + weights.stock * min(have, 6) for have in reader.hand]
    wild, weight = 0.6, 1.0
    for target in targets:
        if not target.lack:
            continue
        value = weight if target.for_ticket else weights.fill_cards * weight
        weight *= weights.next_route
        close = value * (weights.last_card if target.lack == 1 else 1.0)
        if target.lack > target.wilds:
            for kind in target.need.helpful(reader.hand):
                spaces = kinds.cards[kind].spaces
                worth = close * (
                    1.5 if isinstance(target.need, ShipNeed) and spaces > 1 and target.need.count > 1 else 1.0
                )
                want[kind] = max(want[kind], worth)
        needs = reader.tables.needs[target.route] if target.route >= 0 else reader.tables.harbour_needs
        if weights.any_color and len(needs) > 1:
            worth = close * weights.any_color
            for kind in _as_good(needs, target.lack, reader.hand):
                want[kind] = max(want[kind], worth)
        wild = max(wild, close * (weights.wild_needed if target.wilds else weights.wild))
    if reader.tables.wild is not None:
        want[reader.tables.wild] = wild
    return want


def _as_good(needs: Sequence[Need], lack: int, hand: Sequence[int]) -> list[int]:
    """The kinds of card that would help where a hand lacks no more cards than this."""
    if needs[0].twins:
        least = needs[0].held_to_lack(lack, hand)
        return [kind for need in needs if need.held(hand) >= least for kind in need.kinds]
    return [kind for need in needs if need.lack(hand)[0] <= lack for kind in need.helpful(hand)]


def blind_value(reader: ViewReader, want: Sequence[float], deck: str) -> float:
    """The average value of a card drawn blind from a deck."""
    total = worth = 0.0
    unseen = reader.unseen_cards
    for number in reader.tables.kinds_in.get(deck, ()):
        count = unseen[number]
        total += count
        worth += count * want[number]
    return worth / total if total else 0.0


def best_draw(
    reader: ViewReader, want: Sequence[float], draws: Iterable[Action], *, first: bool
) -> tuple[float, Action]:
    """The best card to draw now and its value (a face-up wild must be worth more than the two cards it replaces)."""
    number = reader.tables.kinds.number
    rated: list[tuple[float, Action]] = []
    wild: tuple[float, Action] | None = None
    for draw in draws:
        name: str = getattr(draw, "card", "")
        if name not in number:
            rated.append((blind_value(reader, want, name), draw))
        elif number[name] == reader.tables.wild:
            wild = want[number[name]], draw
        else:
            rated.append((want[number[name]] + 0.02, draw))
    if not rated:
        assert wild is not None, "there is something to draw"
        return wild
    best = max(rated, key=lambda pair: pair[0])
    if wild is not None and first:
        rest = sorted([value for value, _ in rated], reverse=True)
        second = rest[1] if len(rest) > 1 else rest[0]
        blind = max([value for value, draw in rated if getattr(draw, "card", "") not in number], default=0.0)
        if wild[0] > best[0] + max(second, blind):
            return wild
    return best


def price_of(reader: ViewReader, cards: Cards, targets: Sequence[Target], but: int = -1) -> float:
    """How costly it is to spend these cards; cards that other targets need weigh most."""
    kept = [0] * len(reader.hand)
    for target in targets:
        if target.route != but:
            for kind, used in target.spent:
                kept[kind] += used
    hurt = 0.0
    for kind, count in cards.pairs:
        free = max(0, reader.hand[kind] - kept[kind])
        each = reader.weights.wild_kept if kind == reader.tables.wild else 1.0
        marked = 0.15 * len(reader.tables.kinds.cards[kind].marks)
        hurt += each * (max(0, count - free) + 0.3 * min(count, free)) + marked * count
    return hurt


def cheapest(reader: ViewReader, options: Sequence[Action], targets: Sequence[Target], but: int = -1) -> Action:
    """The least costly payment."""
    return min(options, key=lambda action: price_of(reader, getattr(action, "cards"), targets, but))  # noqa: B009


def spare(reader: ViewReader, target: Target) -> int:
    """How many cards of a route's colour, wilds included, would be left after paying for it."""
    paid = sum([used for _, used in target.spent])
    kinds = [*target.need.kinds, *([reader.tables.wild] if reader.tables.wild is not None else [])]
    return sum([reader.hand[kind] for kind in kinds]) - paid if isinstance(target.need.way, OneColour) else 0
