"""Polish: plural forms, vocabulary, and the kernel's sentences."""

from __future__ import annotations

from collections.abc import Mapping

from ttr_widget.kernel.language import Language

from .polish_hints import HINTS
from .polish_more import MORE
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
"""Each colour in the forms that agree with *kolor* and with *karta*."""

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

BOARDS = {
    "Ticket to Ride: Berlin (our own reconstruction)": "Ticket to Ride: Berlin (nasza własna rekonstrukcja)",
    "Forty-seven cities from Lisboa to Moskva, with sea crossings, mountain tunnels and stations to borrow a "
    "neighbour's line.": (
        "Czterdzieści siedem miast od Lizbony po Moskwę: przeprawy morskie, tunele w górach i stacje, z "
        "których jedzie się "
        "trasą sąsiada."
    ),
    "Thirty-five German cities and five neighbouring countries, where passengers wait to be picked up along the lines "
    "you build.": (
        "Trzydzieści pięć niemieckich miast i pięć sąsiednich krajów; wzdłuż budowanych tras czekają pasażerowie."
    ),
    "The whole globe by rail and by sea, with two card decks, harbours to build and tours of several "
    "cities to trace in "
    "order.": (
        "Cały świat koleją i morzem: dwie talie kart, porty do zbudowania i podróże przez kilka miast w "
        "podanej kolejności."
    ),
    "A short city game with streetcars and subways; the board is our own reconstruction, not the printed one.": (
        "Krótka gra miejska z tramwajami i metrem; plansza to nasza własna rekonstrukcja, a nie plansza z pudełka."
    ),
    "The original board of North America with plain rules: the yardstick against other engines and published "
    "statistics.": (
        "Pierwsza plansza, Ameryka Północna, i proste zasady: miara do porównań z innymi programami i ze statystykami."
    ),
}

PAGE = {
    "length": "długość",
    "Tickets": "Bilety",
}


def form(number: int) -> int:
    """Index of the plural form for a number: 1 karta, 2 karty (22 karty), 5 kart (12 kart).

    >>> [("karta", "karty", "kart")[form(n)] for n in (1, 2, 5, 12, 22, 0)]
    ['karta', 'karty', 'kart', 'kart', 'karty', 'kart']
    """
    number = abs(number)
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def hand(cards: Mapping[str, int]) -> str:
    """The cards of a hand, each name in the nominative: ``2 × czerwona, 1 × lokomotywa``."""
    return ", ".join(f"{count} × {CARDS.get(name, name)}" for name, count in cards.items()) or "nic"


def polish() -> Language:
    """The Polish language."""
    return Language(
        "pl",
        form=form,
        hand=hand,
        also=" i ",
        sentences={**SENTENCES, **MORE, **HINTS, **BOARDS, **PAGE},
        words=WORDS,
        cards=CARDS,
        nouns=NOUNS,
    )
