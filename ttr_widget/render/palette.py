"""Colours and symbols of cards and seats, and the light and dark themes."""

from __future__ import annotations

from dataclasses import dataclass

CARDS = {
    "red": "#C8322B",
    "orange": "#E8853A",
    "yellow": "#F2C53D",
    "green": "#4C9A4E",
    "blue": "#3F7FC1",
    "purple": "#9B5FA8",
    "black": "#3A3A3A",
    "white": "#F4F1EA",
    "gray": "#A9A49A",
}
"""The fill of a card or a passenger, by colour name."""

CARD_SYMBOLS = {
    "red": "plus",
    "orange": "disc",
    "yellow": "star",
    "green": "club",
    "blue": "triangle",
    "purple": "diamond",
    "black": "cross",
    "white": "ring",
}
WILD_SYMBOL = "spark"

SEATS = ("#0072B2", "#D55E00", "#009E73", "#F0E442", "#222222")
"""The colours of the seats, distinguishable with all common kinds of colour blindness."""
SEAT_SYMBOLS = ("triangle", "square", "disc", "star", "diamond")

SIGNS = {
    "plus": "✚",
    "disc": "●",
    "star": "★",
    "club": "♣",
    "triangle": "▲",
    "diamond": "◆",
    "cross": "✖",
    "ring": "○",
    "spark": "✦",
    "square": "■",
}
"""The symbols as characters, for texts."""

CARD_SIGNS = {color: SIGNS[symbol] for color, symbol in CARD_SYMBOLS.items()} | {"gray": "", "wild": SIGNS[WILD_SYMBOL]}
SEAT_SIGNS = tuple(SIGNS[symbol] for symbol in SEAT_SYMBOLS)
WILD_BAND = tuple(CARDS[color] for color in ("red", "orange", "yellow", "green", "blue", "purple"))
"""The stripes of a wild card."""


@dataclass(frozen=True)
class Theme:
    """The background and line colours of a figure."""

    name: str
    paper: str
    land: str
    focus: str
    water: str
    border: str
    coast: str
    river: str
    park: str
    ink: str
    quiet: str
    port: str
    glow: str
    casing: str
    """The outline of tunnels."""
    outline: str
    """The outline of a player's property."""
    pale: float
    """The share of its colour that an empty space shows."""


LIGHT = Theme(
    "light",
    paper="#F3EBDD",
    land="#EADFC8",
    focus="#F3EBDA",
    water="#CFE0E4",
    border="#CBBFA6",
    coast="#B4B49F",
    river="#BDD3D9",
    park="#D8DDBB",
    ink="#2B2A27",
    quiet="#5C574A",
    port="#14507F",
    glow="#FFE57A",
    casing="#2B2A27",
    outline="#1B1A18",
    pale=0.5,
)
DARK = Theme(
    "dark",
    paper="#1F2226",
    land="#2D3135",
    focus="#373C41",
    water="#1A2A33",
    border="#454A4F",
    coast="#3F4A50",
    river="#22343E",
    park="#2F3A33",
    ink="#ECE6DA",
    quiet="#B2AEA4",
    port="#8FC4EE",
    glow="#5A5330",
    casing="#B4AFA4",
    outline="#0B0C0D",
    pale=0.55,
)
THEMES = {"light": LIGHT, "dark": DARK}


def mix(one: str, other: str, share: float) -> str:
    """A mixture of two colours; ``share`` is the share of the first."""
    a, b = _parts(one), _parts(other)
    return "#" + "".join(f"{round(x * share + y * (1 - share)):02X}" for x, y in zip(a, b, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as defined by WCAG, from 1 to 21."""
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def on(fill: str) -> str:
    """Dark or light text colour with good contrast to this fill; black if neither is good."""
    return max(("#1B1A18", "#FFFFFF", "#000000"), key=lambda ink: min(contrast(ink, fill), 4.5))


def space_colors(color: str, theme: Theme) -> tuple[str, str, str]:
    """Fill, edge and symbol colour of an empty space."""
    full = CARDS.get(color, CARDS["gray"])
    dark = theme.name == "dark"
    if color == "gray" or color not in CARDS:
        return (mix(full, theme.paper, 0.45), mix(full, "#000000", 0.8 if not dark else 0.95), theme.ink)
    if color == "white":
        return ("#FFFFFF", "#8C877C", "#55524B") if not dark else ("#BDBAB2", "#F1EEE7", "#34322E")
    if color == "black":
        return ("#77746E", "#1E1D1B", "#141312") if not dark else ("#121314", "#77746D", "#BDB9AF")
    edge = mix(full, "#000000", 0.82) if not dark else mix(full, "#FFFFFF", 0.92)
    fill = mix(full, theme.paper, theme.pale)
    sign = mix(full, "#000000", 0.62) if not dark else mix(full, "#FFFFFF", 0.55)
    return fill, edge, sign


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _light(color: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, _parts(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
