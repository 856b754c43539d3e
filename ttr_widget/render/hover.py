"""What the picture says in words when a thing is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from ttr_widget.kernel.board import Board, City, Route
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.payment import payments
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View

from .paint import BoardPaint

Say = Callable[[str], str]
"""Puts a phrase into the reader's language; ``str`` leaves it in English."""

KINDS = {
    "train": Phrase("train"),
    "rail": Phrase("rail"),
    "tunnel": Phrase("tunnel"),
    "ferry": Phrase("ferry"),
    "sea": Phrase("sea"),
    "tram": Phrase("streetcar"),
    "subway": Phrase("subway"),
}
COLORS = {
    name: Phrase(name)
    for name in ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
}


def route_words(thing: View | Board, route: Route, paint: BoardPaint) -> list[str]:
    """What there is to say of a route, in phrases."""
    board = thing.board if isinstance(thing, View) else thing
    words: list[str] = [f"{board.city(route.a).name}–{board.city(route.b).name}"]
    kind = KINDS.get(route.kind, Phrase("{kind}", kind=route.kind))
    if route.kind != "train":
        words.append(kind)
    words.append(_cost(route))
    if not isinstance(thing, View):
        return words
    number = board.route_number[route.id]
    points = thing.variant.prices[number].points
    words.append(Phrase("1 point") if points == 1 else Phrase("{points} points", points=points))
    look = paint.routes[route.id]
    if look.owner is not None:
        words.append(Phrase("built by {player}", player=thing.players[look.owner]))
    elif look.closed is not None:
        words.append(look.closed.text)
    elif thing.hand_counts is not None and not thing.over:
        lack = lacking(thing.variant, number, thing.hand_counts)
        if lack is not None:
            words.append(Phrase("you can pay it") if lack == 0 else Phrase("you lack {number}", number=lack))
    return words


def _cost(route: Route) -> str:
    color = COLORS.get(route.color, Phrase("{color}", color=route.color))
    wilds = route.fact("locomotives", 0)
    if wilds:
        return Phrase("{length} {color}, {wilds} of them wild", length=route.length, color=color, wilds=wilds)
    if route.fact("pairs", False):
        return Phrase("{length} pairs of {color}", length=route.length, color=color)
    return Phrase("{length} {color}", length=route.length, color=color)


@lru_cache(maxsize=4096)
def lacking(variant: Variant, route: int, hand: tuple[int, ...]) -> int | None:
    """How many cards this hand lacks for the route: so many wilds more would pay it."""
    price, kinds = variant.prices[route], variant.kinds
    if payments(price, kinds, hand):
        return 0
    if kinds.wild is None:
        return None
    more = list(hand)
    for number in range(1, 2 * price.count + 1):
        more[kinds.wild] += 1
        if payments(price, kinds, tuple(more)):
            return number
    return None


def city_words(thing: View | Board, city: City, paint: BoardPaint) -> list[str]:
    """What there is to say of a city, in phrases."""
    words: list[str] = [city.name]
    if city.fact("port", False):
        words.append(Phrase("port"))
    if city.fact("country", False):
        words.append(Phrase("a neighbouring country, where no routes connect"))
    if not isinstance(thing, View):
        return words
    post = paint.posts.get(city.id)
    if post is not None and post.owner is not None:
        what = "harbour of {player}" if "harbours" in thing.variant.by_key else "station of {player}"
        words.append(Phrase(what, player=thing.players[post.owner]))
    waiting = [look.color for look in paint.passengers.get(city.id, ())]
    if waiting:
        words.append(Phrase("waiting: {colors}", colors=_counted(waiting)))
    return words


def _counted(colors: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for color in colors:
        counts[color] = counts.get(color, 0) + 1
    return ", ".join(f"{number} {color}" for color, number in counts.items())


def sentence(words: Iterable[str], say: Say = str) -> str:
    """One line of words."""
    return " · ".join(map(say, words))
