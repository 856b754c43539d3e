"""What the picture says in words when a thing is pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ttr_widget.kernel.board import Board, City, Route
from ttr_widget.kernel.errors import Phrase
from ttr_widget.kernel.language import speaker as speaker_of
from ttr_widget.kernel.view import View
from ttr_widget.queries.payments import missing_cards

from .paint import BoardPaint

Say = Callable[[str], str]
"""Puts a phrase into the reader's language."""

RECONSTRUCTED = Phrase("our own reconstruction, not the printed board")

POLISH = {
    "our own reconstruction, not the printed board": "nasza własna rekonstrukcja, nie plansza z pudełka",
    "{length} {color:word}": "{length} {length:karta|karty|kart}, kolor {color:word}",
    "{length} {color:word}, {wilds} of them wild": (
        "{length} {length:karta|karty|kart}, kolor {color:word}, w tym {wilds} {wilds:joker|jokery|jokerów}"
    ),
    "{length} {length:pair|pairs} of {color:word}": "{length} {length:para|pary|par}, kolor {color:word}",
    "{points} {points:point|points}": "{points} {points:punkt|punkty|punktów}",
    "built by {player}": "zajmuje: {player}",
    "you can pay it": "masz na nią karty",
    "you lack {number}": "brakuje ci {number}",
    "a neighbouring country, where no routes connect": "sąsiedni kraj, trasy nie łączą się w nim",
    "harbour of {player}": "port gracza {player}",
    "station of {player}": "stacja gracza {player}",
    "waiting: {colors}": "czekają: {colors}",
    "{number} {color:word}": "{number} × {color:word}",
}
"""The sentences of this file in Polish."""


def speaker(locale: str | None = None) -> Say:
    """How sentences are said in this language."""
    return speaker_of(locale, {"pl": POLISH})


def route_words(thing: View | Board, route: Route, paint: BoardPaint) -> list[str]:
    """What there is to say of a route, in phrases."""
    board = thing.board if isinstance(thing, View) else thing
    words: list[str] = [f"{board.city(route.a).name}–{board.city(route.b).name}"]
    if route.kind != "train":
        words.append(Phrase("{kind:word}", kind=route.kind))
    words.append(_cost(route))
    if not isinstance(thing, View):
        return words
    number = board.route_number[route.id]
    words.append(Phrase("{points} {points:point|points}", points=thing.variant.prices[number].points))
    look = paint.routes[route.id]
    if look.owner is not None:
        words.append(Phrase("built by {player}", player=thing.players[look.owner]))
    elif look.closed is not None:
        words.append(look.closed.text)
    elif thing.hand_counts is not None and not thing.over:
        lack = sum(count for _, count in missing_cards(thing.variant, number, thing.hand_counts).pairs)
        words.append(Phrase("you can pay it") if lack == 0 else Phrase("you lack {number}", number=lack))
    return words


def _cost(route: Route) -> Phrase:
    wilds = route.fact("locomotives", 0)
    if wilds:
        template = "{length} {color:word}, {wilds} of them wild"
        return Phrase(template, length=route.length, color=route.color, wilds=wilds)
    if route.fact("pairs", False):
        return Phrase("{length} {length:pair|pairs} of {color:word}", length=route.length, color=route.color)
    return Phrase("{length} {color:word}", length=route.length, color=route.color)


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
        player = thing.players[post.owner]
        harbours = "harbours" in thing.variant.by_key
        words.append(
            Phrase("harbour of {player}", player=player) if harbours else Phrase("station of {player}", player=player)
        )
    waiting = Counter(look.color for look in paint.passengers.get(city.id, ()))
    if waiting:
        colors = tuple(Phrase("{number} {color:word}", number=number, color=color) for color, number in waiting.items())
        words.append(Phrase("waiting: {colors}", colors=colors))
    return words


def sentence(words: Iterable[str], say: Say) -> str:
    """One line of words."""
    return " · ".join(map(say, words))
