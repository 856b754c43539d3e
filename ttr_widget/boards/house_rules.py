"""The house rules available for a game: those its rules offer, and those that add a rule."""

from __future__ import annotations

from collections.abc import Iterable

import ttr_widget.rules
from ttr_widget.kernel.errors import BadVariant
from ttr_widget.kernel.house_rule import HouseRule
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.variant import Variant

_own: list[type[Rule]] = []
"""Rules defined outside the package whose house rules are offered."""


def offer(rule: type[Rule]) -> type[Rule]:
    """Offer the house rules of your own ``rule`` (``Rule.house_rules``) in the lobby; can be used as a decorator.

    >>> from ttr_widget.rules import Stations
    >>> offer(Stations).key
    'stations'
    """
    _own[:] = [other for other in _own if other.__name__ != rule.__name__] + [rule]
    return rule


def house_rules(variant: Variant) -> dict[str, Variant]:
    """The house rules available for a game, by name, each with the resulting game.

    >>> from ttr_widget.boards import variant
    >>> house_rules(variant("europe"))["short"].text
    "europe with Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={'trains': 23})"
    """
    found: dict[str, Variant] = {}
    for rule in variant.rules:
        for option in rule.house_rules:
            if not option.joins:
                _try(found, variant, option, rule)
    for kind in (*_joining(), *_own):
        if kind.key not in variant.by_key:
            for option in kind.house_rules:
                if option.joins:
                    _try(found, variant, option, kind())
    return found


def _joining() -> Iterable[type[Rule]]:
    names = (getattr(ttr_widget.rules, name) for name in ttr_widget.rules.__all__)
    return (kind for kind in names if isinstance(kind, type) and issubclass(kind, Rule))


def _try(found: dict[str, Variant], variant: Variant, option: HouseRule, rule: Rule) -> None:
    """Add the game that results from a house rule, if it is playable and different."""
    try:
        new = option.change(rule)
        made = variant.without(rule.key) if new is None else variant.with_rule(new)
    except BadVariant:
        return
    if made != variant:
        found[option.name] = made


def with_house_rules(variant: Variant, names: Iterable[str]) -> Variant:
    """The game with these house rules applied in order; those that do not fit are ignored."""
    for name in names:
        variant = house_rules(variant).get(name, variant)
    return variant
