"""The settings of a page: language, theme and speed, set by the notebook's code or chosen by a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args

from ttr_widget import locales
from ttr_widget.kernel.errors import BadInput
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[str, ...] = get_args(Theme)
FASTEST = 3
PACES = (1.5, 4.0, 2.5, 1.5)
"""The seconds that the bots leave a person to undo an action, by speed."""


@dataclass(frozen=True, slots=True)
class Look:
    """The settings of a page."""

    locale: str
    theme: Theme = "auto"
    speed: int = 2
    given: tuple[str, ...] = ()
    """What the notebook's code has set."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Preferences kept with the notebook."""

    def changed(
        self, *, locale: object = None, theme: object = None, speed: object = None, given: bool = False
    ) -> Look:
        """The same with other settings, ``given`` by the notebook's code or chosen by a person."""
        if theme is not None and theme not in THEMES:
            raise BadInput(Message("page-error.theme", given=short(theme), known=THEMES))
        if speed is not None and (type(speed) is not int or not 0 <= speed <= FASTEST):
            raise BadInput(Message("page-error.speed", most=FASTEST, given=short(speed)))
        chosen: dict[str, Any] = {} if locale is None else {"locale": locales.checked(locale)}
        chosen |= {name: value for name, value in (("theme", theme), ("speed", speed)) if value is not None}
        if given:
            chosen["given"] = tuple(dict.fromkeys((*self.given, *chosen)))
        return replace(self, **chosen)


def first_look(locale: str | None, theme: str | None, speed: int | None, kept: Mapping[str, str]) -> Look:
    """The settings of a new page; what is ``None`` was left to the person."""
    given = ("locale",) if locale is None and locales.is_chosen() else ()
    look = Look(locales.checked(locale), given=given, kept=kept)
    return look.changed(locale=locale, theme=theme, speed=speed, given=True)
