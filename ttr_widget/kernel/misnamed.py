"""Methods of a rule that are named like a question but are none: nothing would ever call them."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Iterator
from functools import cached_property, lru_cache
from types import CodeType
from typing import Any

_NEAR = 0.8
"""How alike two names must be; helpers may be named a little like a question."""
_GUESSED = {
    **dict.fromkeys(("scoring", "final_score", "final_scoring", "compute_score", "score_game", "end_score"), "score"),
    **dict.fromkeys(("bonus_points", "extra_points", "endgame_bonus", "end_bonus"), "score"),
    **dict.fromkeys(("legal_actions", "legal_moves", "actions_for", "get_actions", "possible_actions"), "offers"),
    **dict.fromkeys(("is_legal", "is_allowed", "why_not", "forbids", "validate", "check_action"), "objection"),
    **dict.fromkeys(("on_claim", "route_claimed", "claim_route", "when_claimed", "on_route_claimed"), "after_claim"),
    **dict.fromkeys(("on_turn_end", "on_end_turn", "end_turn", "turn_end", "end_of_turn", "after_turn"), "closing"),
    **dict.fromkeys(("game_over", "is_over", "is_game_over", "end_of_game", "on_game_end"), "ending"),
    **dict.fromkeys(("on_setup", "on_start", "start_game", "game_start", "on_game_start"), "setup"),
    **dict.fromkeys(("on_action", "apply_action", "play_action", "perform", "execute"), "apply"),
    **dict.fromkeys(("route_price", "route_cost", "cost_of"), "price"),
    **dict.fromkeys(("winner", "get_winners", "tie_break", "tiebreak"), "winners"),
}
"""The questions that people mean by names that are not alike."""


@lru_cache(maxsize=512)
def misnamed(kind: type, base: type) -> tuple[str, str] | None:
    """A method of this class that no question and no other method is, with the question that it may be meant for.

    ``base`` is the class that declares the questions.  A method that another one of the class mentions is a helper.
    """
    questions = [name for name in dir(base) if inspect.isfunction(getattr(base, name)) and not name.startswith("_")]
    own = [one for one in kind.__mro__[:-1] if not _is_of_the_package(one)]
    known = {name for one in kind.__mro__ if one not in own for name in vars(one)}
    methods = [name for one in own for name, value in vars(one).items() if inspect.isfunction(value)]
    mentioned = {name for one in own for value in vars(one).values() for name in _mentioned(value)}
    for name in methods:
        if name.startswith("_") or name in known or name in mentioned:
            continue
        near = [_GUESSED[name]] if name in _GUESSED else difflib.get_close_matches(name, questions, 1, _NEAR)
        if near:
            return name, near[0]
    return None


def _is_of_the_package(kind: type) -> bool:
    return kind.__module__.partition(".")[0] == __name__.partition(".")[0]


def _mentioned(value: Any) -> Iterator[str]:
    """The names of attributes that a function or a property uses."""
    if isinstance(value, property):
        value = value.fget
    elif isinstance(value, cached_property):
        value = value.func
    code = getattr(inspect.unwrap(getattr(value, "__func__", value)), "__code__", None)
    if code is not None:
        yield from _names_in(code)


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_in(inner)
