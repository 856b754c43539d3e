"""Stations and harbours in a position made by hand: one per city, a limited number per player."""

from __future__ import annotations

from collections.abc import Iterable

from ttr_widget.kernel.arrangement import Arrangement, Fault
from ttr_widget.kernel.codec import CityOwners
from ttr_widget.kernel.errors import BadScenario
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.state import FREE, Draft
from ttr_widget.kernel.variant import Position


def arrange(draft: Draft, arrangement: Arrangement, name: str, most: int) -> CityOwners:
    """The owner of each city's building, from the argument called ``name``."""
    arrangement.before_the_opening(name)
    board = draft.variant.board
    owners = bytearray((FREE,)) * len(board.cities)
    for seat, given in arrangement.by_seat(name).items():
        for city in arrangement.several(f"{name}[{seat}]", "city", given):
            owner = owners[board.city_number[city]]
            if owner != FREE:
                facts = {"name": name, "seat": seat, "city": city}
                if owner == seat:
                    raise BadScenario(Message("error-city-twice", **facts))
                raise BadScenario(Message("error-city-two-owners", owner=draft.names[owner], **facts))
            owners[board.city_number[city]] = seat
        if owners.count(seat) > most:
            facts = {"name": name, "seat": seat, "count": owners.count(seat), "most": most}
            raise BadScenario(Message("error-city-too-many", player=draft.names[seat], **facts))
    return bytes(owners)


def faults(position: Position, owners: CityOwners, name: str, most: int) -> Iterable[Fault]:
    """Players who own more than the limit, and owners who are not in the game."""
    for seat in set(owners) - {FREE}:
        if seat >= len(position.names):
            yield Fault("", Message("fault-city.seat", seat=seat))
        elif owners.count(seat) > most:
            facts = {"player": position.names[seat], "count": owners.count(seat), "name": name, "most": most}
            yield Fault("", Message("fault-city.too-many", **facts))
