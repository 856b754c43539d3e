"""What pays for a route, a station or a harbour, and whether a hand could pay at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .box import Box, Kind, Track

Cards = Mapping[str, int]


def wrong_payment(box: Box, track: Track, cards: Cards) -> str | None:
    """The id of the rule that this payment breaks; ``None`` if it pays for the route."""
    wilds = cards.get(box.wild, 0) if box.wild else 0
    others = {box.kinds[name]: count for name, count in cards.items() if name != box.wild and count}
    allowed = set(box.colors) if track.color == "gray" else {track.color}
    if not {kind.color for kind in others} <= allowed:
        return "claim.colour"
    if track.deck and any(kind.deck != track.deck for kind in others):
        return "world.sea" if track.paid == "ships" else "world.rail"
    if track.paid == "pairs":
        return _wrong_pairs(track, others, wilds)
    if len({kind.color for kind in others}) > 1:
        return "claim.gray"
    if track.paid == "ships":
        covered = wilds + sum(kind.spaces * count for kind, count in others.items())
        doubles_alone = not wilds and all(kind.spaces == 2 for kind in others)
        fits = covered == track.length or (doubles_alone and covered == track.length + 1)
        return None if fits else "world.sea"
    if wilds + sum(others.values()) != track.length:
        return "claim.cards"
    return "europe.ferry" if wilds < track.wilds else None


def _wrong_pairs(track: Track, others: Mapping[Kind, int], wilds: int) -> str | None:
    """Each space takes two cards of one colour, or a card and a wild, or two wilds."""
    by_color: Counter[str | None] = Counter()
    for kind, count in others.items():
        by_color[kind.color] += count
    single = sum(count % 2 for count in by_color.values())
    right = wilds + sum(by_color.values()) == 2 * track.length and single <= wilds
    return None if right else "world.pairs"


def pays_same_color(box: Box, cards: Cards, count: int) -> bool:
    """Are these ``count`` cards of one colour, wilds aside?"""
    colors = {box.kinds[name].color for name, number in cards.items() if number and name != box.wild}
    return sum(cards.values()) == count and len(colors) <= 1


def pays_harbour(box: Box, cards: Cards) -> bool:
    """Two train cards and two ship cards of one colour with the mark; wilds stand in for any of them."""
    others = {box.kinds[name]: count for name, count in cards.items() if name != box.wild and count}
    by_deck: Counter[str] = Counter()
    for kind, count in others.items():
        by_deck[kind.deck] += count
    marked = all(kind.harbour for kind in others) and len({kind.color for kind in others}) <= 1
    return sum(cards.values()) == 4 and marked and max(by_deck.values(), default=0) <= 2


# What a hand could pay: needed to know whether a player who passes had a choice.


def _of_color(box: Box, hand: Cards, color: str, deck: str | None) -> int:
    kinds = (box.kinds[name] for name in hand)
    return sum(hand[kind.name] for kind in kinds if kind.color == color and deck in (None, kind.deck))


def can_pay(box: Box, track: Track, hand: Cards) -> bool:
    """Could this hand pay for the route?"""
    wilds = hand.get(box.wild, 0) if box.wild else 0
    colors = box.colors if track.color == "gray" else (track.color,)
    if track.paid == "pairs":
        counts = [_of_color(box, hand, color, track.deck) for color in colors]
        single = min(sum(count % 2 for count in counts), wilds)
        return sum(count // 2 for count in counts) + single + (wilds - single) // 2 >= track.length
    if track.paid == "ships":
        return wilds >= track.length or any(_can_sail(box, track.length, hand, color, wilds) for color in colors)
    if wilds < track.wilds:
        return False
    return max((_of_color(box, hand, color, track.deck) for color in colors), default=0) + wilds >= track.length


def _can_sail(box: Box, length: int, hand: Cards, color: str, wilds: int) -> bool:
    ships = [kind for kind in box.kinds.values() if kind.color == color and kind.deck == "ship-deck"]
    single = sum(hand.get(kind.name, 0) for kind in ships if kind.spaces == 1)
    double = sum(hand.get(kind.name, 0) for kind in ships if kind.spaces == 2)
    exact = any(length - 2 * used <= single + wilds for used in range(min(double, length // 2) + 1))
    return exact or double >= (length + 1) // 2


def can_pay_same_color(box: Box, hand: Cards, count: int) -> bool:
    """Could this hand pay ``count`` cards of one colour?"""
    wilds = hand.get(box.wild, 0) if box.wild else 0
    return max((_of_color(box, hand, color, None) for color in box.colors), default=0) + wilds >= count


def can_pay_harbour(box: Box, hand: Cards) -> bool:
    """Could this hand pay for a harbour?"""
    wilds = hand.get(box.wild, 0) if box.wild else 0
    for color in box.colors:
        marked = [kind for kind in box.kinds.values() if kind.harbour and kind.color == color]
        if sum(min(2, hand.get(kind.name, 0)) for kind in marked) + wilds >= 4:
            return True
    return wilds >= 4
