"""Polish: its numbers, its vocabulary, and all that the kernel says."""

from __future__ import annotations

from collections.abc import Mapping

from ttr_widget.kernel.language import Language

from .polish_sentences import SENTENCES

_COLORS = {
    "purple": ("fioletowy", "fioletowa"),
    "blue": ("niebieski", "niebieska"),
    "orange": ("pomarańczowy", "pomarańczowa"),
    "yellow": ("żółty", "żółta"),
    "white": ("biały", "biała"),
    "green": ("zielony", "zielona"),
    "black": ("czarny", "czarna"),
    "red": ("czerwony", "czerwona"),
    "gray": ("szary", "szara"),
}
"""Each with its form for a *kolor* and for a *karta*."""

WORDS = {
    "tour": "podróże",
    **{color: masculine for color, (masculine, _) in _COLORS.items()},
    "trains": "wagony",
    "ships": "statki",
    "streetcars": "tramwaje",
    "subways": "wagony metra",
    "tickets": "bilety",
    "long": "długie",
    "short": "krótkie",
    "regular": "zwykłe",
    "deck": "Talia",
    "train-deck": "Talia pociągów",
    "ship-deck": "Talia statków",
    "city": "miasto",
    "route": "trasa",
    "ticket": "bilet",
    "train": "zwykła trasa",
    "tram": "tramwaj",
    "subway": "metro",
    "ferry": "prom",
    "tunnel": "tunel",
    "rail": "kolej",
    "sea": "morze",
}

CARDS = {
    **{color: feminine for color, (_, feminine) in _COLORS.items()},
    **{f"train-{color}": f"{masculine} pociąg" for color, (masculine, _) in _COLORS.items()},
    **{f"train-{color}-harbour": f"{masculine} pociąg ze znakiem portu" for color, (masculine, _) in _COLORS.items()},
    **{f"ship-{color}": f"{masculine} statek" for color, (masculine, _) in _COLORS.items()},
    **{f"ships-{color}": f"{masculine} podwójny statek" for color, (masculine, _) in _COLORS.items()},
    "locomotive": "lokomotywa",
    "bicycle": "rower",
    "wild": "joker",
    "nothing": "puste miejsce",
}

NOUNS = {
    "trains": ("wagon", "wagony", "wagonów"),
    "ships": ("statek", "statki", "statków"),
    "streetcars": ("tramwaj", "tramwaje", "tramwajów"),
    "subways": ("wagon metra", "wagony metra", "wagonów metra"),
    "tickets": ("bilet", "bilety", "biletów"),
    "tour": ("podróż", "podróże", "podróży"),
    "deck": ("karta", "karty", "kart"),
    "train-deck": ("karta pociągów", "karty pociągów", "kart pociągów"),
    "ship-deck": ("karta statków", "karty statków", "kart statków"),
    "long": ("długi", "długie", "długich"),
    "short": ("krótki", "krótkie", "krótkich"),
    "regular": ("zwykły", "zwykłe", "zwykłych"),
}

PAGE = {
    "length": "długość",
    "Tickets": "Bilety",
}


def form(number: int) -> int:
    """Which form goes with a number: 1 karta, 2 karty (22 karty), 5 kart (12 kart).

    >>> [("karta", "karty", "kart")[form(n)] for n in (1, 2, 5, 12, 22, 0)]
    ['karta', 'karty', 'kart', 'kart', 'karty', 'kart']
    """
    number = abs(number)
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def hand(cards: Mapping[str, int]) -> str:
    """Cards, each name in the nominative: ``2 × czerwona, 1 × lokomotywa``."""
    return ", ".join(f"{count} × {CARDS.get(name, name)}" for name, count in cards.items()) or "nic"


def polish() -> Language:
    """The language."""
    return Language(
        "pl",
        form=form,
        hand=hand,
        also=" i ",
        sentences={**SENTENCES, **PAGE},
        words=WORDS,
        cards=CARDS,
        nouns=NOUNS,
    )
