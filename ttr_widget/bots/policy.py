"""Bots made of policies: functions of an observation, such as trained agents."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from ttr_widget.kernel.errors import BadInput, at, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.kernel.variant import Variant
from ttr_widget.kernel.view import View
from ttr_widget.queries.positions import legal_actions

if TYPE_CHECKING:
    from ttr_widget.env.action_numbers import ActionNumbers
    from ttr_widget.env.observation import Observer

Policy = Callable[..., Any]


class PolicyBot:
    """A bot that asks a policy; made by :func:`from_policy`."""

    def __init__(self, function: Policy, observation: object, name: str) -> None:
        self.function, self.observation, self.name = function, observation, name
        self._wants_chance = _takes(function, 3)
        self._tools: tuple[Variant, int, Observer, ActionNumbers] | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_tools": None}

    def decide(self, view: View, prompt: Prompt, rng: Random) -> Any:
        """The action that the policy chooses; what is not a number is an answer as any bot may give it."""
        from ttr_widget.env.observation import mask_of  # noqa: PLC0415 -- needs NumPy

        observer, numbers = self._tools_for(view)
        legal = numbers.legal(legal_actions(view), view)
        given = observer.observe(view), mask_of(legal, len(numbers))
        chosen = self.function(*given, rng) if self._wants_chance else self.function(*given)
        if isinstance(chosen, str | dict) or hasattr(chosen, "to_dict"):
            return chosen
        try:
            return legal[int(chosen)]
        except (KeyError, TypeError, ValueError):
            raise BadInput(Message("error-env-action", given=short(chosen), count=len(legal))) from None

    def _tools_for(self, view: View) -> tuple[Observer, ActionNumbers]:
        """The observer and the numbers of this game, kept until the bot plays another one."""
        from ttr_widget.env.action_numbers import ActionNumbers  # noqa: PLC0415 -- needs NumPy
        from ttr_widget.env.observation import observer  # noqa: PLC0415

        variant, players, tools = view.variant, len(view.players), self._tools
        if tools is None or tools[0] is not variant or tools[1] != players:
            made = observer(self.observation, variant, players)
            tools = self._tools = variant, players, made, variant.derived(ActionNumbers)
        return tools[2], tools[3]


def from_policy(function: Policy, observation: object = "flat", name: str = "policy") -> PolicyBot:
    """A bot made of a policy, to play in the widget, in :func:`simulate`, in matches and against other agents.

    ``function(observation, mask)`` returns the number of an action, as in the environments of :mod:`ttr_widget.env`;
    ``mask`` has a 1 for each legal one.  A function with a third argument also gets a ``random.Random``, which must be
    its only source of chance.  ``observation`` is what the policy reads: ``"flat"``, ``"dict"``, ``"symbolic"``,
    ``"features"`` or an observer of your own.  A policy that reads words may also return the text of an action.

    A model of sb3-contrib becomes a bot as ``from_policy(lambda row, mask: model.predict(row, action_masks=mask)[0])``.

    >>> import ttr_widget as ttr
    >>> first = ttr.bots.from_policy(lambda row, mask: mask.argmax(), name="first")
    >>> match = ttr.bots.Match("berlin", [first, "random"], seed=1)
    >>> match.play().over, match.troubles
    (True, [])
    """
    if not callable(function) or not (_takes(function, 2) or _takes(function, 3)):
        raise BadInput(expected("policy", function))
    if isinstance(observation, str):
        from ttr_widget.env.observation import OBSERVERS  # noqa: PLC0415 -- needs NumPy

        if observation not in OBSERVERS:
            raise BadInput(at("observation", expected("observation", observation)))
    return PolicyBot(function, observation, name)


def _takes(function: Policy, count: int) -> bool:
    """Whether a function can be called with this many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True
