"""House rules: changes of a game that a rule offers to people who choose a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .rule import Rule


class HouseRule(NamedTuple):
    """A change of one rule, as the lobby offers it: ``HouseRule("easy-tunnels", changed(reveal=1))``.

    Its words are the message ``option-<name>``.
    """

    name: str
    change: Callable[[Any], Rule | None]
    """Makes of the rule another one in its place; ``None`` leaves the rule out."""
    joins: bool = False
    """Is it offered to games without the rule?  Then ``change`` is given the rule with its usual arguments."""


def changed(**arguments: Any) -> Callable[[Any], Rule]:
    """Give the rule other arguments."""
    return lambda rule: replace(rule, **arguments)


def left_out(_: Rule) -> None:
    """Leave the rule out."""


def added(rule: Rule) -> Rule:
    """Add the rule with its usual arguments."""
    return rule
