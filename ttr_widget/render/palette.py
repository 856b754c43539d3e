"""Colours of cards and seats, the signs of cards, the liveries of seats, and the light and dark themes.

A sign always means a card and a livery always means a seat: neither borrows from the other.
"""

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
    "gray": "#97928A",
}
"""The fill of a card or a passenger, by colour name."""

CARD_SYMBOLS = {
    "red": "heart",
    "orange": "disc",
    "yellow": "star",
    "green": "club",
    "blue": "triangle",
    "purple": "diamond",
    "black": "cross",
    "white": "ring",
}
WILD_SYMBOL = "spark"

SEATS = ("#0B62B0", "#C84A0C", "#047D58", "#F0CE2E", "#2A2A2F")
"""The colours of the seats, distinguishable with all common kinds of colour blindness."""
LIVERIES = ("stripe", "bars", "chevrons", "dots", "frame")
"""The patterns on the roofs of their pieces, which tell the seats apart without colour."""

SIGNS = {
    "heart": "♥",
    "disc": "●",
    "star": "★",
    "club": "♣",
    "triangle": "▲",
    "diamond": "◆",
    "cross": "✖",
    "ring": "○",
    "spark": "✦",
}
"""The symbols as characters, for texts."""

CARD_SIGNS = {color: SIGNS[symbol] for color, symbol in CARD_SYMBOLS.items()} | {"gray": "", "wild": SIGNS[WILD_SYMBOL]}
LIVERY_SIGNS = ("▬", "|||", "»", "•••", "▭")
"""The liveries as characters, for texts."""
WILD_BAND = tuple(CARDS[color] for color in ("red", "orange", "yellow", "green", "blue", "purple"))
"""The stripes of a wild card."""


@dataclass(frozen=True)
class Theme:
    """The background and line colours of a figure."""

    name: str
    paper: str
    land: str
    neighbours: str
    """The land around the country of the board."""
    water: str
    border: str
    coast: str
    river: str
    park: str
    street: str
    ink: str
    quiet: str
    port: str
    brass: str
    """What matters now."""
    bed: str
    """The line below the spaces."""
    casing: str
    """The outline around the spaces of a walled route."""
    rim: str
    """The outline around what can be bought."""
    outline: str
    """The outline of a player's property."""
    shallows: tuple[str, str, str]
    """The bands of water along the coast, from the outermost one."""
    edge: str
    """The land along the coast."""
    score: tuple[str, str, str]
    """The light and the dark cells of the score track, and its frame."""
    relief: tuple[str, str]
    """The lit and the shaded sides of hills."""

    @property
    def ground(self) -> dict[str, str]:
        """The colours of land, water and the score track, by name."""
        names = ("land", "neighbours", "water", "border", "coast", "river", "park", "street", "edge")
        more = {
            "rose": mix(self.coast, self.water, 0.6),
            "bank": mix(self.coast, self.land, 0.5),
            "waves": mix(self.coast, self.water, 0.25),
            "frontier": mix(self.border, self.ink, 0.8),
            "blocks": mix(self.edge, self.land, 0.42),
            "trees": mix(self.park, "#3C6B3A" if self.name == "light" else "#000000", 0.87),
            "hills": self.relief[0],
            "shades": self.relief[1],
        }
        shallows = {f"shallows{number}": color for number, color in enumerate(self.shallows)}
        score = dict(zip(("light", "dark", "frame"), self.score, strict=True))
        return {name: getattr(self, name) for name in names} | more | shallows | score


LIGHT = Theme(
    "light",
    paper="#F6EFDF",
    land="#F2E9D4",
    neighbours="#E7DCC2",
    water="#B4CFD2",
    border="#CBBB95",
    coast="#7D9A98",
    river="#A5C6CB",
    park="#D6DDB8",
    street="#FBF5E6",
    ink="#26241F",
    quiet="#5B5546",
    port="#0F4C7A",
    brass="#D9A93F",
    bed="#B7A988",
    casing="#4B4238",
    rim="#FFFDF7",
    outline="#1B1A17",
    shallows=("#BDD6D7", "#C6DCDB", "#D0E3DF"),
    edge="#E0D1AC",
    score=("#FBF5E7", "#8C7B58", "#4A4334"),
    relief=("#F8F1E0", "#DFD1AE"),
)
DARK = Theme(
    "dark",
    paper="#272D33",
    land="#30373D",
    neighbours="#272D32",
    water="#13212C",
    border="#4D565C",
    coast="#5A7683",
    river="#1B303E",
    park="#2C3B31",
    street="#3B444B",
    ink="#F1EADB",
    quiet="#B9B3A5",
    port="#93C7F0",
    brass="#E2B34F",
    bed="#59626A",
    casing="#A79E8E",
    rim="#D8CDB6",
    outline="#07090B",
    shallows=("#162734", "#1A2E3C", "#1F3645"),
    edge="#272D32",
    score=("#2A3137", "#8A8069", "#8A8069"),
    relief=("#3A4249", "#272D32"),
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
    return max(("#1B1A17", "#FFFFFF", "#000000"), key=lambda ink: min(contrast(ink, fill), 4.5))


_PRINTED = {
    "light": {
        "yellow": ("#F5DA86", "#8A6E14", "#6B5308"),
        "white": ("#FAF6EC", "#7A7365", "#6C675C"),
        "black": ("#6F6C67", "#1D1C1A", "#151413"),
        "gray": ("#C4BDAE", "#655F52", "#3A362E"),
    },
    "dark": {
        "white": ("#8F8C85", "#D8D4CA", "#1E1C18"),
        "black": ("#15171A", "#8D887E", "#C9C4B8"),
        "gray": ("#585C5F", "#B3AEA3", "#E9E3D5"),
    },
}
"""Fill, edge and symbol of empty spaces that a mixture would make too pale or too dark."""
_INKED = {
    "light": {
        "yellow": ("#F2C53D", "#6E5508", "#1B1A17"),
        "white": ("#FFFFFF", "#26241F", "#26241F"),
        "black": ("#2E2E30", "#0C0C0C", "#FFFDF6"),
        "gray": ("#9A9489", "#34312B", "#FFFDF6"),
    },
    "dark": {
        "yellow": ("#F2C53D", "#6E5508", "#1B1A17"),
        "white": ("#FFFFFF", "#26241F", "#26241F"),
        "black": ("#2E2E30", "#0C0C0C", "#FFFDF6"),
        "gray": ("#827D74", "#17181A", "#FFFDF6"),
    },
}
"""The same in full ink."""


def printed(color: str, theme: Theme) -> tuple[str, str, str]:
    """Fill, edge and symbol colour of an empty space: pale, as printed on the board."""
    full = CARDS.get(color, CARDS["gray"])
    by_hand = _PRINTED[theme.name].get(color if color in CARDS else "gray")
    if by_hand:
        return by_hand
    if theme.name == "dark":
        return mix(full, "#14171B", 0.62), mix(full, "#FFFFFF", 0.8), mix(full, "#FFFFFF", 0.36)
    return mix(full, "#F6EEDC", 0.56), mix(full, "#000000", 0.66), mix(full, "#000000", 0.48)


def inked(color: str, theme: Theme) -> tuple[str, str, str]:
    """Fill, edge and symbol colour of a space that can be bought now: in full ink."""
    full = CARDS.get(color, CARDS["gray"])
    by_hand = _INKED[theme.name].get(color if color in CARDS else "gray")
    sign = max("#FFFDF6", "#1B1A17", key=lambda ink: contrast(ink, full))
    return by_hand or (full, mix(full, "#000000", 0.55 if theme.name == "light" else 0.45), sign)


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _light(color: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, _parts(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
