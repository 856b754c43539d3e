"""The players' part of the lobby: a row for each seat with its colour, its name, and who plays there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import ipywidgets as w

from ttr_widget.bots.bot import built_in_names, names
from ttr_widget.bots.levels import OFFERED
from ttr_widget.liveries import SEAT_COLORS

NOBODY, PERSON = "nobody", "person"
SEATS = 5
_LONGEST = 40
_FIRST = (PERSON, "medium", NOBODY, NOBODY, NOBODY)
Say = Callable[..., str]


class Player(NamedTuple):
    """Who sits where."""

    name: str
    who: str
    """``person``, or the name of a bot."""
    color: str


class PlayerRows:
    """The rows; ``names``, ``players`` (who plays) and ``colors`` are their fields by seat."""

    def __init__(self) -> None:
        self.colors = [_hidden_label(w.ToggleButtons(options=SEAT_COLORS, value=color)) for color in SEAT_COLORS]
        self.names = [_hidden_label(w.Text()) for _ in range(SEATS)]
        self.players = [_hidden_label(w.Dropdown(options=[who], value=who)) for who in _FIRST]
        self.rows = [w.HBox(row) for row in zip(self.colors, self.names, self.players, strict=True)]
        self._most = SEATS
        self._own: list[str] = [""] * SEATS
        """The name that each seat has if nobody has typed one."""
        self._say: Say = lambda key, **facts: key
        for seat, row in enumerate(self.rows):
            row.add_class("ttr-seat")
            self.colors[seat].add_class("ttr-colors")
            self.colors[seat].observe(self._swap, "value")
            self.players[seat].observe(lambda _: self._update(), "value")

    def speak(self, say: Say) -> None:
        """Show all texts in a language; names that somebody has typed stay."""
        self._say = say
        named = [*OFFERED, *(name for name in names() if name not in built_in_names())]
        kinds = [(say("who", who=name), name) for name in (PERSON, *named, NOBODY)]
        for seat in range(SEATS):
            number, chosen, color = seat + 1, self.players[seat], self.colors[seat]
            self.names[seat].description = say("player.name", number=number)
            chosen.description = say("player.who", number=number)
            color.description = say("player.color", number=number)
            value, fill = chosen.value, color.value
            chosen.options, chosen.value = kinds, value if value in (PERSON, *named, NOBODY) else PERSON
            color.options, color.value = [(say("color", color=name), name) for name in SEAT_COLORS], fill
            color.tooltips = [say("color", color=name) for name in SEAT_COLORS]
        self._update()

    def seat_at_most(self, most: int) -> None:
        """Show only as many seats as the board has."""
        self._most = most
        self._update()

    def taken(self) -> list[Player]:
        """The seats that somebody has taken, in order."""
        return [
            Player(" ".join(self.names[seat].value.split())[:_LONGEST], who.value, self.colors[seat].value)
            for seat, who in enumerate(self.players[: self._most])
            if who.value != NOBODY
        ]

    def default_name(self, seat: int) -> str:
        """The name of a seat for which nobody has typed one."""
        return self._own[seat]

    def _swap(self, change: Any) -> None:
        """No two players have the same colour: whoever had the chosen one gets the one that is free now."""
        for other in self.colors:
            if other is not change["owner"] and other.value == change["new"] and change["old"] is not None:
                other.value = change["old"]

    def _update(self) -> None:
        """Name those who have no name yet, explain the bots, and show one free seat after the last taken one."""
        free_shown = False
        for seat, who in enumerate(self.players):
            own = self._default_name(seat, who.value)
            if self.names[seat].value == self._own[seat]:
                self.names[seat].value = own
            self._own[seat] = own
            who.tooltip = self._say("level", who=who.value)
            free = who.value == NOBODY
            (self.rows[seat].add_class if free else self.rows[seat].remove_class)("ttr-free")
            self.rows[seat].layout.display = "none" if seat >= self._most or (free and free_shown) else None
            free_shown = free_shown or free

    def _default_name(self, seat: int, who: str) -> str:
        return self._say("player" if who in (PERSON, NOBODY) else "bot-name", number=seat + 1)


def _hidden_label(field: Any) -> Any:
    """Its place shows what the field is; the label is for screen readers."""
    field.add_class("ttr-named")
    return field
