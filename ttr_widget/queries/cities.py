"""What stands in cities: buildings with their owners, and waiting passengers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ttr_widget.kernel.codec import CityOwners
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.roles import Role
from ttr_widget.kernel.state import FREE
from ttr_widget.kernel.variant import RuleBase, Variant
from ttr_widget.kernel.view import View
from ttr_widget.rules.passengers import Passengers


class Building(NamedTuple):
    """A building in a city."""

    piece: str
    seat: int


def builders(variant: Variant) -> list[RuleBase]:
    """The rules that let players build in cities: those whose slot has an owner for each city."""
    return [rule for rule in variant.rules if rule.slot_type is CityOwners]


def sites(variant: Variant) -> Mapping[str, str]:
    """The cities where a player may ever build, each with the kind of piece."""
    return variant.derived(_sites)


def _sites(variant: Variant) -> dict[str, str]:
    found: dict[str, str] = {}
    for rule in builders(variant):
        for action in rule.actions:
            for field, role in action.roles.items():
                if role is Role.CITY:
                    cities = variant.domain(action, field) or [city.id for city in variant.board.cities]
                    found = dict.fromkeys(cities, rule.key) | found
    return found


def buildings(view: View) -> dict[str, Building]:
    """The buildings by city."""
    cities = view.board.cities
    return {
        cities[number].id: Building(rule.key, seat)
        for rule in builders(view.variant)
        for number, seat in enumerate(view.excerpt(rule.key) or b"")
        if seat != FREE
    }


def waiting(view: View) -> Mapping[str, tuple[str, ...]] | None:
    """The colours of the passengers that wait in each city; ``None`` if nobody can ever wait."""
    rule = view.variant.by_key.get(Passengers.key)
    if not isinstance(rule, Passengers):
        return None
    found: Mapping[str, tuple[str, ...]] = view.rules[rule.key]["waiting"]
    return found


def who_waits(city: str, colors: tuple[str, ...]) -> Message:
    """Who waits in a city, as a text."""
    return Message("passengers-waiting", city=city, colors=colors)
