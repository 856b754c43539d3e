"""Roles: what a field of an action, a question or an event means.

A field is declared with one of the types below, which say what kind of value it holds and what that value means.
Notation, the page, the log, PettingZoo's numbers and the tests read the declaration (:func:`roles_of`) instead of
knowing each action and event by name.  A field without a role of its own has the role of its plain type.

>>> from ttr_widget.kernel.action import Claim
>>> {name: role.value for name, role in Claim.roles.items()}
{'route': 'route', 'cards': 'cards'}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from .cards import Cards


class Role(StrEnum):
    """What a value means."""

    SEAT = "seat"
    ROUTE = "route"
    CITY = "city"
    CARD = "card"
    CARDS = "cards"
    CARD_LIST = "card-list"
    SOURCE = "source"
    DECK = "deck"
    DECKS = "decks"
    DECK_LIST = "deck-list"
    TICKETS = "tickets"
    SPLIT = "split"
    PIECE = "piece"
    PASSENGERS = "passengers"
    COLOR = "color"
    COLORS = "colors"
    COUNT = "number"
    POINTS = "points"
    PLACE = "place"
    SHEET = "sheet"
    FLAG = "flag"
    WORD = "word"


Seat = Annotated[int, Role.SEAT]
Seats = Annotated[tuple[int, ...], Role.SEAT]
RouteId = Annotated[str, Role.ROUTE]
CityId = Annotated[str, Role.CITY]
CardName = Annotated[str, Role.CARD]
CardNames = Annotated[tuple[str | None, ...], Role.CARD_LIST]
"""Cards in an order; ``None`` is an empty place."""
Source = Annotated[str, Role.SOURCE]
"""What a card is drawn from: a deck's name, or the name of a face-up card."""
DeckName = Annotated[str, Role.DECK]
DeckCounts = Annotated[Mapping[str, int], Role.DECKS]
TicketIds = Annotated[tuple[str, ...], Role.TICKETS]
Split = Annotated[tuple[tuple[str, int], ...], Role.SPLIT]
"""A number of tickets for each ticket deck."""
PieceName = Annotated[str, Role.PIECE]
ColorName = Annotated[str, Role.COLOR]
Colors = Annotated[tuple[str, ...], Role.COLORS]
Points = Annotated[int, Role.POINTS]
DisplayPlace = Annotated[int, Role.PLACE]
"""A place of the display, from 0."""

_PLAIN: Mapping[Any, Role] = MappingProxyType({Cards: Role.CARDS, int: Role.COUNT, bool: Role.FLAG, str: Role.WORD})


@cache
def roles_of(record: type) -> Mapping[str, Role]:
    """The role of each field of a dataclass, in the order of the fields."""
    hints = get_type_hints(record, include_extras=True)
    return MappingProxyType({field.name: role_of(hints[field.name]) for field in fields(record)})


def role_of(hint: Any) -> Role:
    """The role that a type declares; a word where it declares none."""
    if get_origin(hint) is Annotated:
        return next((one for one in hint.__metadata__ if isinstance(one, Role)), Role.WORD)
    if get_origin(hint) in (Union, UnionType):
        return role_of(next(arm for arm in get_args(hint) if arm is not NoneType))
    return _PLAIN.get(hint, Role.WORD)


class Roles:
    """The roles of a class's fields, as an attribute of the class: ``Claim.roles``."""

    def __get__(self, thing: object, owner: type) -> Mapping[str, Role]:
        # ``dataclass`` reads every attribute of a class before the class has fields.
        return roles_of(owner) if "__dataclass_fields__" in owner.__dict__ else MappingProxyType({})
