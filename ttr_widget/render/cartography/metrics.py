"""Text widths, measured without a browser."""

from __future__ import annotations

from unicodedata import normalize

FONTS = "'Open Sans', 'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
"""Humanist sans fonts, wider ones first, so that the estimates below are rarely too small."""

# Advance widths in hundredths of the font size, as in Noto Sans (the widest of the above); diacritics do not change the
# width of a letter.
_WIDTHS = {
    "\u2009": 17,
    "’": 18,
    "'": 22,
    " ijl\xa0": 26,
    "!,.:;J·": 27,
    "`": 28,
    "()": 30,
    "-": 32,
    "[]": 33,
    "If": 34,
    "t": 36,
    "/\\": 37,
    "{}": 38,
    '"r': 41,
    "?": 43,
    "_": 44,
    "z": 47,
    "cs": 48,
    "–": 50,
    "vy": 51,
    "FL": 52,
    "kx": 53,
    "*S|": 55,
    "ETae": 56,
    "$+0123456789<=>YZ^~×": 57,
    "X": 59,
    "PVo−→←→▸◂": 60,
    "KRbdghnpqu": 62,
    "C": 63,
    "A": 64,
    "#B": 65,
    "&DGU": 73,
    "H": 74,
    "N": 76,
    "OQ": 78,
    "w": 79,
    "%": 83,
    "@": 90,
    "M": 91,
    "W": 93,
    "m": 94,
    "—": 100,
}
_CONDENSED = {
    " ": 14,
    "'": 16,
    "`’": 17,
    ",.:;": 18,
    "|": 20,
    "·": 21,
    "{}": 22,
    "[]ijı": 23,
    "()": 24,
    "-": 25,
    "!Ilł": 26,
    "f": 28,
    "t": 29,
    "*r": 30,
    "J": 32,
    '"': 33,
    "/\\": 34,
    "s": 35,
    "?^z": 36,
    "c": 37,
    "LŁ": 39,
    "Fx–": 40,
    "vy": 41,
    "$S": 42,
    "E_g": 43,
    "#TYk": 44,
    "<>CXZe~": 45,
    "a": 46,
    "0123456789Bbdopqßø": 47,
    "hnuđ": 48,
    "AKPV": 49,
    "R": 50,
    "&+=": 52,
    "G": 53,
    "D": 56,
    "HOQØ": 58,
    "NU": 59,
    "w": 60,
    "%": 62,
    "æ": 65,
    "M": 67,
    "Æ": 69,
    "Wmœ": 72,
    "@": 78,
    "—": 80,
}
"""The same of the page's own font, Asap Condensed 600."""
_WIDTH = {letter: width / 100 for letters, width in _WIDTHS.items() for letter in letters}

_NARROW = {letter: width / 100 for letters, width in _CONDENSED.items() for letter in letters}
ENLARGED = 1.2
"""In the condensed font, names that are larger by this factor need no more room."""


def width(text: str, size: float) -> float:
    """The width of a line of text in this font size."""
    plain = normalize("NFKD", text)
    return size * sum(_WIDTH.get(letter, 0.62) for letter in plain if not "\u0300" <= letter <= "\u036f")


def condensed_width(text: str, size: float) -> float:
    """The width of a line of text in the page's own font."""
    plain = normalize("NFKD", text)
    return size * sum(_NARROW.get(letter, 0.5) for letter in plain if not "\u0300" <= letter <= "\u036f")


def spaced(name: str) -> str:
    """A name in spaced capitals, the way atlases write countries."""
    return "\u2009".join(name.upper())
