"""The colours that players choose for their pieces, by name; :mod:`ttr_widget.render.palette` has their shades.

Colours are not part of the rules: a game remembers them for its pictures, its pages and its files only.
"""

from __future__ import annotations

from ttr_widget.kernel.errors import BadInput, at, did_you_mean, expected
from ttr_widget.kernel.json_values import short
from ttr_widget.kernel.message import Message

SEAT_COLORS = ("blue", "red", "green", "yellow", "black")
"""The colours of the pieces, in the order of the seats that have not chosen one."""


def checked_colors(given: object, players: int) -> tuple[str, ...]:
    """A colour for each seat; whoever has not chosen one gets the first that is left.

    ``given`` lists colours by seat; ``None`` stands for no choice.

    >>> checked_colors(["red", None, "blue"], 4)
    ('red', 'green', 'blue', 'yellow')
    """
    if isinstance(given, str) or not isinstance(given, (list, tuple)):
        raise BadInput(at("colors", expected("list", given)))
    if len(given) > players:
        raise BadInput(Message("error-colors-many", given=len(given), players=players))
    for color in given:
        if color is not None and color not in SEAT_COLORS:
            near = did_you_mean(color, SEAT_COLORS) if isinstance(color, str) else ""
            raise BadInput(Message("error-color", given=short(color), known=SEAT_COLORS, near=near))
    chosen = [color for color in given if color is not None]
    twice = next((color for color in chosen if chosen.count(color) > 1), None)
    if twice is not None:
        raise BadInput(Message("error-color-twice", color=twice))
    left = iter([color for color in SEAT_COLORS if color not in chosen])
    return tuple([color or next(left) for color in [*given, *[None] * (players - len(given))]])


def looks(colors: tuple[str, ...]) -> tuple[int, ...]:
    """The number of each seat's colour; all five seats have one, also those beyond the players."""
    return tuple(map(SEAT_COLORS.index, checked_colors(colors, len(SEAT_COLORS))))
