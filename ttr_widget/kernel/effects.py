"""Effects: what an event moved from where to where, and whose score it changed.

Each event declares its effects (:meth:`~ttr_widget.kernel.event.Event.effects`).  Code that follows a game through its
events, such as the conservation test, card counting and the page's animations, only needs these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from .cards import CardSet

Thing = Literal["cards", "tickets", "pieces", "passengers"]


class Where(NamedTuple):
    """A place that holds things; ``of`` distinguishes places of one kind."""

    kind: str
    of: int | str | None = None

    def __str__(self) -> str:
        """The place as one word: ``hand:0``, ``discards``."""
        return self.kind if self.of is None else f"{self.kind}:{self.of}"


DISCARDS = Where("discards")
"""The discard pile of the card decks."""
TABLE = Where("table")
"""Cards laid down for an action that is not finished yet."""
REVEALED = Where("revealed")
"""Cards that stay revealed until the end of the turn and are then discarded."""
RETURNED = Where("returned")
"""Tickets that a player gave back, whether under their decks or out of the game."""
BOX = Where("box")
"""Pieces and passengers that are not in play."""


def hand(seat: int) -> Where:
    """The cards in a player's hand."""
    return Where("hand", seat)


def deck(name: str) -> Where:
    """A deck, of cards or of tickets."""
    return Where("deck", name)


def display(place: int | None) -> Where:
    """A slot of the face-up display, or the whole display (``None``)."""
    return Where("display", place)


def held(seat: int) -> Where:
    """The tickets or passengers that a player has kept."""
    return Where("held", seat)


def offered(seat: int) -> Where:
    """The tickets that a player is choosing from."""
    return Where("offered", seat)


def supply(seat: int) -> Where:
    """The pieces that a player has left to play."""
    return Where("supply", seat)


def on_route(route: str) -> Where:
    """The pieces on a route."""
    return Where("route", route)


def in_city(city: str) -> Where:
    """The pieces and passengers in a city."""
    return Where("city", city)


class Moved(NamedTuple):
    """Things moved from one place to another.

    ``things`` counts them by name.  ``None`` means that the observer may not know which; :data:`ALL` means everything
    at ``source``.
    """

    what: Thing
    things: Mapping[str, int] | None
    source: Where
    target: Where


ALL: Mapping[str, int] = {}
"""All things of the kind at the source."""


class Scored(NamedTuple):
    """A player's points on the score track changed."""

    seat: int
    points: int


Effect = Moved | Scored


def from_decks(kinds: CardSet, cards: Mapping[str, int], target: Where) -> Iterator[Moved]:
    """Yield one move per deck for cards that came from their decks."""
    by_deck: dict[str, dict[str, int]] = {}
    for name, count in cards.items():
        by_deck.setdefault(kinds.cards[kinds.number[name]].deck, {})[name] = count
    for name, some in by_deck.items():
        yield Moved("cards", some, deck(name), target)
