"""What can be learned for a variant: the weights that matter there, with their ranges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ttr_widget.bots.planning.tables import VariantTables
from ttr_widget.bots.planning.weights import Weights
from ttr_widget.kernel.variant import Variant


class Parameter(NamedTuple):
    """A weight that can be learned."""

    name: str
    least: float
    most: float
    step: float
    """By how much it is changed at first."""
    matters: Callable[[VariantTables], object] = lambda tables: True
    """Whether the variant has the rules on which the weight bears."""
    start: float | None = None
    """Where learning begins; ``None``: at the default."""


_ALL = (
    Parameter("harbours", 0.2, 12.0, 1.5, lambda tables: tables.harbours, 3.0),
    Parameter("harbour_wait", 0.0, 100.0, -20.0, lambda tables: tables.harbours, 99.0),
    Parameter("hope_at_sea", -0.5, 1.0, 0.2, lambda tables: tables.tickets and tables.fleet),
    Parameter("long_first", 0, 4, -1, lambda tables: tables.announced),
    Parameter("ticket", -6.0, 20.0, 2.0, lambda tables: tables.tickets),
    Parameter("wild", 0.4, 3.0, -0.2, lambda tables: tables.wild is not None),
    Parameter("last_card", 0.7, 2.5, -0.2),
    Parameter("chain", 0.0, 3.0, 0.5, lambda tables: tables.longest_path),
    Parameter("any_color", 0.05, 1.4, -0.2),
    Parameter("long_later", 0, 4, 1, lambda tables: tables.announced),
    Parameter("fill", 0.0, 6.0, -0.5, lambda tables: not tables.harbours),
    Parameter("fill", 0.0, 6.0, 0.7, lambda tables: tables.harbours, 3.0),
    Parameter("rush", 0.0, 6.0, 1.0),
    Parameter("patience", -0.3, 4.0, 0.4),
    Parameter("time_for_tickets", 0.0, 25.0, -2.0, lambda tables: tables.tickets),
    Parameter("open_tickets", 0.0, 15.0, 1.0, lambda tables: tables.tickets),
    Parameter("hope", 0.2, 1.2, 0.12, lambda tables: tables.tickets and not tables.fleet),
    Parameter("margin", -10.0, 15.0, -2.0, lambda tables: tables.tickets),
    Parameter("slack", -4.0, 8.0, 1.0, lambda tables: tables.tickets),
    Parameter("turn", 0.3, 6.0, -0.4),
    Parameter("trust", 0.0, 1.0, 0.15),
    Parameter("trains", 0.0, 1.0, 0.1, lambda tables: tables.fleet),
    Parameter("next_route", 0.4, 1.0, 0.06),
    Parameter("fill_cards", 0.05, 1.3, 0.2),
    Parameter("draws", 1.0, 2.8, 0.2),
    Parameter("piece", 0.0, 3.0, -0.3),
    Parameter("lag", -8.0, 10.0, 2.0),
    Parameter("late", 0.3, 1.6, 0.12, lambda tables: tables.tickets),
    Parameter("room", 0.2, 1.6, 0.15, lambda tables: tables.tickets),
    Parameter("least", 0.05, 2.0, 0.2),
    Parameter("doubt", 0.1, 4.0, -0.4, lambda tables: tables.tickets),
    Parameter("open_cards", 0.0, 3.0, 0.5),
    Parameter("stock", 0.0, 0.25, 0.03),
    Parameter("wild_needed", 0.4, 4.0, 0.4, lambda tables: any(profile.wilds for profile in tables.profiles)),
    Parameter("wild_kept", 0.8, 6.0, 0.6, lambda tables: tables.wild is not None),
    Parameter("loan", 0.0, 12.0, -1.5, lambda tables: tables.stations),
)
"""All of them; those that have proved important come first, in the direction that has helped most often."""


def parameters(variant: Variant) -> tuple[Parameter, ...]:
    """The weights that can be learned for a variant."""
    tables = variant.derived(VariantTables)
    return tuple([parameter for parameter in _ALL if parameter.matters(tables)])


def start_of(parameter: Parameter) -> float:
    """The value with which learning begins."""
    default: float = getattr(Weights(), parameter.name)
    return default if parameter.start is None else parameter.start


def weights_of(chosen: tuple[Parameter, ...], values: list[float]) -> Weights:
    """The weights with these values, within their ranges; all others keep their defaults."""
    usual = Weights()
    found: dict[str, Any] = {}
    for parameter, wanted in zip(chosen, values, strict=True):
        value = min(parameter.most, max(parameter.least, wanted))
        whole = type(getattr(usual, parameter.name)) is int
        found[parameter.name] = round(value) if whole else round(value, 3)
    return Weights(**found)
