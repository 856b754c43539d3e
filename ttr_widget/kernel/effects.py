"""Effects: what an event moved from where to where, and whose points it changed.

Each event says it of itself (:meth:`~ttr_widget.kernel.event.Event.effects`).  Whoever follows a game by its events
folds over the effects: the conservation test, card counting, the page's animations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from .cards import CardSet

Thing = Literal["cards", "tickets", "pieces", "passengers"]


class Where(NamedTuple):
    """A place where things lie; ``of`` tells the places of one kind apart."""

    kind: str
    of: int | str | None = None


DISCARDS = Where("discards")
"""The discard pile of the card decks."""
TABLE = Where("table")
"""Cards that have been laid for something that is still open."""
REVEALED = Where("revealed")
"""Cards that lie open until the end of the turn, and are discarded then."""
RETURNED = Where("returned")
"""Tickets that a player gave back: under their decks, or out of the game."""
BOX = Where("box")
"""Pieces and passengers that are not in play."""


def hand(seat: int) -> Where:
    """The cards in a player's hand."""
    return Where("hand", seat)


def deck(name: str) -> Where:
    """A deck, of cards or of tickets."""
    return Where("deck", name)


def display(place: int | None) -> Where:
    """A place of the face-up display; ``None`` stands for all of it."""
    return Where("display", place)


def held(seat: int) -> Where:
    """The tickets (or passengers) that a player has kept."""
    return Where("held", seat)


def offered(seat: int) -> Where:
    """The tickets that a player looks at and chooses from."""
    return Where("offered", seat)


def supply(seat: int) -> Where:
    """The pieces that a player has left to play."""
    return Where("supply", seat)


def on_route(route: str) -> Where:
    """On a route."""
    return Where("route", route)


def in_city(city: str) -> Where:
    """In a city."""
    return Where("city", city)


class Moved(NamedTuple):
    """Things went from one place to another.

    ``things`` counts them by name; ``None``: which ones is hidden from whoever sees the event.  A move of everything
    that lies at ``source`` has :data:`ALL` as its things.
    """

    what: Thing
    things: Mapping[str, int] | None
    source: Where
    target: Where


ALL: Mapping[str, int] = {}
"""All things of that sort that lie at the source."""


class Scored(NamedTuple):
    """A player's points on the score track changed."""

    seat: int
    points: int


Effect = Moved | Scored


def from_decks(kinds: CardSet, cards: Mapping[str, int], target: Where) -> Iterator[Moved]:
    """Cards that came from their decks: one move for each deck."""
    by_deck: dict[str, dict[str, int]] = {}
    for name, count in cards.items():
        by_deck.setdefault(kinds.cards[kinds.number[name]].deck, {})[name] = count
    for name, some in by_deck.items():
        yield Moved("cards", some, deck(name), target)
