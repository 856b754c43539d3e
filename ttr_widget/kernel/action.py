"""What somebody wants to do.  An action goes in, events come out.

An action is a frozen dataclass with a ``pattern``, which is at once its text form and its grammar: each name in
braces is a field, and the field's type says what it means (a route, a city, cards, …; see :mod:`.roles`).  A rule's
actions stand in the rule's file; :mod:`ttr_widget.notation` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Protocol

from .cards import Cards
from .errors import BadInput
from .json_values import plain
from .message import Message
from .roles import Role, Roles, RouteId


class Reader(Protocol):
    """What an action needs to read itself; see :mod:`ttr_widget.notation`."""

    def read(self, role: str, given: object) -> Any:
        """The value that ``given`` (a text or a JSON value) stands for, as a value of this role."""

    def route_for(self, given: object, cards: object) -> str:
        """A route's id; where only the two cities are named, the payment tells the tracks of a double apart."""


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions."""

    type: ClassVar[str] = "action"
    pattern: ClassVar[str] = ""
    roles: ClassVar[Roles] = Roles()
    """The role of each field, as its declared type says; see :mod:`.roles`."""
    answers: ClassVar[tuple[str, ...]] = ("turn",)
    """The kinds of prompt that this action answers."""

    def text(self) -> str:
        """The action in the notation, one line."""
        return self.pattern.format(**{field.name: _words(getattr(self, field.name)) for field in fields(self)})

    def __str__(self) -> str:
        return self.text()

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON knows it; :meth:`Game.play` takes it back."""
        return {"type": self.type, **{field.name: plain(getattr(self, field.name)) for field in fields(self)}}

    def facts(self) -> dict[str, Any]:
        """What the sentence about the action may name: its fields."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def parse(cls, text: str, reader: Reader) -> Action:
        """The action that this line writes; the first word is already known to be this action's."""
        shape = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(cls.pattern).replace(r"\ ", r"\s+"))
        match = re.fullmatch(shape, text.strip(), re.IGNORECASE)
        if match is None:
            raise BadInput(Message("error-action-form", text=text[:80], form=cls.form()))
        return cls.from_dict(match.groupdict(), reader)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], reader: Reader) -> Action:
        """The action with these fields."""
        surplus = [str(name) for name in data if name != "type" and name not in cls.roles]
        if surplus:
            facts = {"action": cls.type, "name": surplus[0][:40], "names": tuple(cls.roles)}
            raise BadInput(Message("error-action-field", **facts))
        values = {}
        for name, role in cls.roles.items():
            if name not in data:
                raise BadInput(Message("error-action-lacks", action=cls.type, name=name, form=cls.form()))
            if role is Role.ROUTE:
                values[name] = reader.route_for(data[name], data.get("cards"))
            else:
                values[name] = reader.read(role, data[name])
        return cls(**values)

    @classmethod
    def form(cls) -> str:
        """How the action is written, with the names of its parts."""
        return re.sub(r"\{(\w+)\}", r"<\1>", cls.pattern)


def _words(value: Any) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a route and pay for it with these cards."""

    type: ClassVar[str] = "claim"
    pattern: ClassVar[str] = "claim {route} with {cards}"
    route: RouteId
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, which is allowed only to a player who can do nothing."""

    type: ClassVar[str] = "pass"
    pattern: ClassVar[str] = "pass"
