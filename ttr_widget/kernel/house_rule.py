"""House rules: changes to a game that a rule offers in the lobby."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from .variant import RuleBase


class HouseRule(NamedTuple):
    """A change to one rule, as offered in the lobby: ``HouseRule("few-stations", changed(count=2))``.

    Its label is the message ``option-<name>``; as a question of the lab it is ``option-<name>.question``.
    """

    name: str
    change: Callable[[Any], RuleBase | None]
    """Returns the rule that replaces the given one; ``None`` removes the rule."""
    joins: bool = False
    """Whether it is offered to games without the rule; ``change`` then receives the rule with default arguments."""


def changed(**arguments: Any) -> Callable[[Any], RuleBase]:
    """A change that sets arguments of the rule."""
    return lambda rule: replace(rule, **arguments)


def left_out(_: RuleBase) -> None:
    """A change that removes the rule."""


def added(rule: RuleBase) -> RuleBase:
    """A change that adds the rule with default arguments."""
    return rule
