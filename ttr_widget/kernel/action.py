"""Actions: what a player can do.  An action goes in, events come out.

An action is a frozen dataclass.  Its ``pattern`` is both its text form and its grammar: each name in braces is a
field, and the type of the field says what it means (a route, a city, cards, …; see :mod:`.roles`).  The actions of a
rule are defined beside the rule; :mod:`ttr_widget.notation` parses them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Protocol

from .attribute_hints import suggest
from .cards import Cards
from .errors import BadInput
from .json_values import jsonable
from .message import Message
from .roles import Role, Roles, RouteId


class Reader(Protocol):
    """Parses the fields of an action; implemented in :mod:`ttr_widget.notation`."""

    def read(self, role: str, given: object) -> Any:
        """Parse ``given`` (a text or a JSON value) as a value of this role."""

    def several(self, role: str, given: object) -> list[Any]:
        """Parse several cities, routes or tickets (ids), or cards (numbers of kinds, in order)."""

    def route_for(self, given: object, cards: object) -> str:
        """Return a route id; if only the two cities are named, the payment selects the track of a double route."""


@dataclass(frozen=True, slots=True)
class Action:
    """Base class of all actions; :mod:`ttr_widget.actions` has them all.

    >>> import ttr_widget as ttr
    >>> action = ttr.scenario("usa", seed=1).legal_actions()[0]
    >>> action.type, action.text(), isinstance(action, ttr.Action)
    ('draw', 'draw deck', True)
    """

    type: ClassVar[str] = "action"
    pattern: ClassVar[str] = ""
    roles: ClassVar[Roles] = Roles()
    """The role of each field, taken from its type annotation; see :mod:`.roles`."""
    answers: ClassVar[tuple[str, ...]] = ("turn",)
    """The kinds of prompt that this action can answer."""
    secret: ClassVar[bool] = False
    """Whether the action tells something that only its seat may know.  What all games share never remembers it."""

    def text(self) -> str:
        """The action as one line of notation."""
        return self.pattern.format(**{field.name: _words(getattr(self, field.name)) for field in fields(self)})

    def __str__(self) -> str:
        return self.text()

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON data; :meth:`Game.play` accepts it."""
        return {"type": self.type, **{field.name: jsonable(getattr(self, field.name)) for field in fields(self)}}

    def facts(self) -> dict[str, Any]:
        """The values that a sentence about the action can name: its fields."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def parse(cls, text: str, reader: Reader) -> Action:
        """Parse a line whose first word is known to be this action's."""
        shape = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(cls.pattern).replace(r"\ ", r"\s+"))
        match = re.fullmatch(shape, text.strip(), re.IGNORECASE)
        if match is None:
            raise BadInput(Message("error-action-form", text=text[:80], form=cls.form()))
        return cls.from_dict(match.groupdict(), reader)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], reader: Reader) -> Action:
        """Make the action from a mapping of fields."""
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
        """The pattern of the action with the names of its fields, for error messages."""
        return re.sub(r"\{(\w+)\}", r"<\1>", cls.pattern)


def _words(value: Any) -> str:
    return (" ".join(map(str, value)) or "nothing") if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a route and pay for it with these cards."""

    type: ClassVar[str] = "claim"
    pattern: ClassVar[str] = "claim {route} with {cards}"
    route: RouteId
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing; legal only when no other action is."""

    type: ClassVar[str] = "pass"
    pattern: ClassVar[str] = "pass"


_INSTEAD = {
    "kind": ".type",
    "name": ".type",
    **dict.fromkeys(("seat", "player"), "game.prompt.seat, before it is played"),
}
suggest(Action, _INSTEAD)
suggest(Claim, {**_INSTEAD, **dict.fromkeys(("color", "colour"), ".cards, or view.route(action.route).color")})
