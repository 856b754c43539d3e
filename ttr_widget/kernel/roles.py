"""Roles: what the fields of actions, questions and events mean.

A field is annotated with one of the types below, which state the type of the value and its meaning.  Notation, the
page, the log, PettingZoo's numbering and the tests use these declarations (:func:`roles_of`), so they need not know
each action and event by name.  A field without an explicit role gets the role of its type.

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
    """The meaning of a value."""

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
"""An ordered list of cards; ``None`` is an empty slot."""
Source = Annotated[str, Role.SOURCE]
"""The source of a drawn card: the name of a deck or of a face-up card."""
DeckName = Annotated[str, Role.DECK]
DeckCounts = Annotated[Mapping[str, int], Role.DECKS]
TicketIds = Annotated[tuple[str, ...], Role.TICKETS]
Split = Annotated[tuple[tuple[str, int], ...], Role.SPLIT]
"""The number of tickets to draw from each ticket deck."""
PieceName = Annotated[str, Role.PIECE]
ColorName = Annotated[str, Role.COLOR]
Colors = Annotated[tuple[str, ...], Role.COLORS]
Points = Annotated[int, Role.POINTS]
DisplayPlace = Annotated[int, Role.PLACE]
"""The index of a slot in the face-up display."""

_PLAIN: Mapping[Any, Role] = MappingProxyType({Cards: Role.CARDS, int: Role.COUNT, bool: Role.FLAG, str: Role.WORD})


@cache
def roles_of(record: type) -> Mapping[str, Role]:
    """The role of each field of a dataclass, in field order."""
    hints = get_type_hints(record, include_extras=True)
    return MappingProxyType({field.name: role_of(hints[field.name]) for field in fields(record)})


def role_of(hint: Any) -> Role:
    """The role that a type declares; ``WORD`` if it declares none."""
    if get_origin(hint) is Annotated:
        return next((one for one in hint.__metadata__ if isinstance(one, Role)), Role.WORD)
    if get_origin(hint) in (Union, UnionType):
        return role_of(next(arm for arm in get_args(hint) if arm is not NoneType))
    return _PLAIN.get(hint, Role.WORD)


class Roles:
    """Descriptor for the roles of a class's fields: ``Claim.roles``."""

    def __get__(self, thing: object, owner: type) -> Mapping[str, Role]:
        # ``dataclass`` reads every class attribute before the class has fields.
        return roles_of(owner) if "__dataclass_fields__" in owner.__dict__ else MappingProxyType({})
