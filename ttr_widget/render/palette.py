"""Colours and symbols: one table for the map, the pages and the plots.

Colour never says anything alone: each card and each seat has a symbol too.  The seats' colours can be told apart with
all common kinds of colour blindness.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

CARD_FILL: Final = MappingProxyType(
    {
        "red": "#C8322B",
        "blue": "#3F7FC1",
        "orange": "#E8853A",
        "purple": "#9B5FA8",
        "yellow": "#F2C53D",
        "black": "#3A3A3A",
        "green": "#4C9A4E",
        "white": "#F4F1EA",
        "gray": "#A9A49A",
    }
)
CARD_SYMBOL: Final = MappingProxyType(
    {
        "red": "✚",
        "blue": "▲",
        "orange": "●",
        "purple": "◆",
        "yellow": "★",
        "black": "✖",
        "green": "♣",
        "white": "○",
        "gray": "",
        "wild": "✦",
    }
)
WILD_BAND: Final = tuple(CARD_FILL[name] for name in ("red", "orange", "yellow", "green", "blue", "purple"))
"""A wild is a band of these."""
SEAT_NAME: Final = ("blue", "vermilion", "green", "yellow", "black")
SEAT_FILL: Final = ("#0072B2", "#D55E00", "#009E73", "#F0E442", "#222222")
SEAT_SYMBOL: Final = ("▲", "■", "●", "★", "◆")


class Theme(NamedTuple):
    """The colours of a page and of the map on it."""

    name: str
    ground: str
    """The paper that everything is printed on."""
    land: str
    water: str
    border: str
    ink: str


LIGHT: Final = Theme("light", "#F3EBDD", "#EADFC8", "#CFE0E4", "#CBBFA6", "#2B2A27")
DARK: Final = Theme("dark", "#1F2226", "#2D3135", "#1A2A33", "#454A4F", "#ECE6DA")
THEMES: Final = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK)})
_INKS = (LIGHT.ink, "#FFFFFF", "#000000")


def luminance(fill: str) -> float:
    """How light a colour ``#rrggbb`` is, from 0 to 1 (the relative luminance of WCAG)."""
    red, green, blue = (_linear(int(fill[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def ink_on(fill: str) -> str:
    """A colour for text on this fill, with a contrast of 4.5 or more."""
    return next((ink for ink in _INKS if contrast(ink, fill) >= 4.5), max(_INKS, key=lambda ink: contrast(ink, fill)))
