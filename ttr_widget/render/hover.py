"""Hover texts of the figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ttr_widget.kernel.board import Board
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.records import City, Route
from ttr_widget.kernel.view import View
from ttr_widget.locales.plain_text import isolated
from ttr_widget.queries.payments import missing_cards

from .paint import BoardPaint
from .words import Speech

RECONSTRUCTED = Message("render-reconstructed")


def route_words(thing: View | Board, route: Route, paint: BoardPaint) -> list[Message | str]:
    """The hover text of a route, in parts."""
    board = thing.board if isinstance(thing, View) else thing
    words: list[Message | str] = ["–".join(isolated(board.city(city).name) for city in route.cities)]
    if route.kind != "train":
        words.append(Message("render-kind", kind=route.kind))
    words += _cost(thing, route)
    if not isinstance(thing, View):
        return words
    number = board.route_number[route.id]
    words.append(Message("render-points", points=thing.variant.prices[number].points))
    look = paint.routes[route.id]
    if look.owner is not None:
        words.append(Message("render-owner", player=thing.players[look.owner]))
    elif look.closed is not None:
        words.append(look.closed.message)
    elif thing.hand_counts is not None and not thing.over:
        lack = sum(count for _, count in missing_cards(thing.variant, number, thing.hand_counts).pairs)
        words.append(Message("render-payable") if lack == 0 else Message("render-lack", number=lack))
    return words


def _cost(thing: View | Board, route: Route) -> Iterable[Message]:
    form = "route-cost.pairs" if route.fact("pairs", False) else "route-cost"
    yield Message(form, length=route.length, color=route.color)
    wilds = route.fact("locomotives", 0)
    if wilds:
        yield Message("route-cost.wilds", wilds=wilds, card=_wild(thing))


def _wild(thing: View | Board) -> str:
    """The name of the wild card; a bare board has no cards."""
    kinds = thing.variant.kinds if isinstance(thing, View) else None
    return "wild" if kinds is None or kinds.wild is None else kinds.cards[kinds.wild].name


def city_words(thing: View | Board, city: City, paint: BoardPaint) -> list[Message | str]:
    """The hover text of a city, in parts."""
    words: list[Message | str] = [isolated(city.name)]
    if city.fact("port", False):
        words.append(Message("render-port"))
    if city.fact("country", False):
        words.append(Message("render-country"))
    if not isinstance(thing, View):
        return words
    post = paint.posts.get(city.id)
    if post is not None and post.owner is not None:
        words.append(Message("render-post", piece=post.piece, player=thing.players[post.owner]))
    waiting = Counter(look.color for look in paint.waiting.get(city.id, ()))
    if waiting:
        people = [Message("render-waiting.one", color=color, count=count) for color, count in waiting.items()]
        words.append(Message("render-waiting", people=tuple(people)))
    return words


def sentence(words: Iterable[Message | str], speech: Speech) -> str:
    """The parts joined into one line."""
    return " · ".join(map(speech.told, words))
