"""The house rules available for a game: those its rules offer, and those that add a rule."""

from __future__ import annotations

from collections.abc import Iterable

import ttr_widget.rules
from ttr_widget.kernel.errors import BadInput, BadVariant, expected
from ttr_widget.kernel.house_rule import HouseRule
from ttr_widget.kernel.rule import Rule
from ttr_widget.kernel.steps import rules_of
from ttr_widget.kernel.variant import RuleBase, Variant

_own: list[type[Rule]] = []
"""Rules defined outside the package whose house rules are offered."""


def offer(rule: type[Rule]) -> type[Rule]:
    """Offer the house rules of your own ``rule`` (``Rule.house_rules``) in the lobby; can be used as a decorator.

    >>> from ttr_widget.rules import Stations
    >>> offer(Stations).key
    'stations'
    """
    if not isinstance(rule, type) or not issubclass(rule, Rule):
        raise BadInput(expected("rule", rule))
    _own[:] = [other for other in _own if other.__name__ != rule.__name__] + [rule]
    return rule


def house_rules(variant: Variant) -> dict[str, Variant]:
    """The house rules available for a game, by name, each with the resulting game.

    >>> from ttr_widget.boards import variant
    >>> house_rules(variant("europe"))["short"].text
    "europe with Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}, own={'trains': 23})"
    """
    own = [(option, rule) for rule in rules_of(variant) for option in rule.house_rules if not option.joins]
    made = {option.name: _made(variant, option, rule) for option, rule in (*own, *_joining(variant))}
    return {name: game for name, game in made.items() if game is not None}


def joining_rules(variant: Variant) -> list[RuleBase]:
    """The rules that a house rule can add to a game, as it adds them.

    >>> from ttr_widget.boards import variant
    >>> joining_rules(variant("europe"))
    [Globetrotter(points=15, id='germany.globetrotter')]
    """
    found: dict[str, RuleBase] = {}
    for option, rule in _joining(variant):
        made = _made(variant, option, rule)
        if made is not None and rule.key in made.by_key:
            found.setdefault(rule.key, made.by_key[rule.key])
    return list(found.values())


def _joining(variant: Variant) -> Iterable[tuple[HouseRule, Rule]]:
    """The house rules that add a rule to a game without it, each with that rule."""
    for kind in (*_rules(), *_own):
        if kind.key not in variant.by_key:
            yield from ((option, kind()) for option in kind.house_rules if option.joins)


def _rules() -> Iterable[type[Rule]]:
    names = (getattr(ttr_widget.rules, name) for name in ttr_widget.rules.__all__)
    return (kind for kind in names if isinstance(kind, type) and issubclass(kind, Rule))


def _made(variant: Variant, option: HouseRule, rule: Rule) -> Variant | None:
    """The game that results from a house rule; ``None`` if it is not playable or not different."""
    try:
        new = option.change(rule)
        made = variant.without(rule.key) if new is None else variant.with_rule(new)
    except BadVariant:
        return None
    return made if made != variant else None


def with_house_rules(variant: Variant, names: Iterable[str]) -> Variant:
    """The game with these house rules applied in order; those that do not fit are ignored."""
    for name in names:
        variant = house_rules(variant).get(name, variant)
    return variant
