"""Texts of rules, with numbers, cases and names that affect the words around them."""

import pytest

import ttr_widget as ttr
from ttr_widget import locales
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.message import Message
from ttr_widget.rules.drawing import CardDrawn, CardsDealt, DisplayDealt
from ttr_widget.rules.exchanges import PiecesExchanged
from ttr_widget.rules.passengers import TakePassengers

RED = Message("price-color", count=3, color="red")

SAID = [
    (
        Message("payment.wrong-number", price=RED, cards={"red": 2}, size=2),
        "The price is 3 red cards; this payment has 2: 2 red.",
        "Cena: 3 czerwone karty; w tej zapłacie jest ich 2: 2 czerwone.",
        "Preis: 3 rote Karten; diese Zahlung hat 2: 2 rote.",
    ),
    (
        Message("payment.wrong-deck", price=RED, card="ships-blue"),
        "The price is 3 red cards; blue double ships cannot be used here.",
        "Cena: 3 czerwone karty; nie można tu użyć niebieskich podwójnych statków.",
        "Preis: 3 rote Karten; blaue Doppelschiffe zählen hier nicht.",
    ),
    (
        Message("price-one-color", count=1),
        "The price is 1 card of any colour",
        "Cena: 1 karta w dowolnym kolorze",
        "Preis: 1 Karte beliebiger Farbe",
    ),
    (
        Message("price-pairs-color", count=5, color="white"),
        "The price is 5 pairs of white train cards",
        "Cena: 5 par białych kart pociągów",
        "Preis: 5 Paare weiße Zugkarten",
    ),
    (
        Message("price-sea-color", count=4, color="blue"),
        "The route has 4 spaces for blue ships",
        "Trasa ma 4 pola na niebieskie statki",
        "Die Strecke hat 4 Felder für blaue Schiffe",
    ),
    (
        Message("claim-pieces.too-few", route="a-b", need=5, piece="ships", player="Ada", left=2),
        "a-b takes 5 ships, and Ada has 2 left.",
        "Trasa a-b wymaga 5 statków; Ada ma jeszcze tylko 2.",
        "a-b braucht 5 Schiffe, und Ada hat noch 2.",
    ),
    (
        Message("draw-two-cards.not-there", card="wild", display=("train-red", "nothing")),
        "The face-up cards are red train and empty slot; wild is not among them.",
        "Wśród odkrytych kart nie ma dżokera; leżą tam: czerwony pociąg i puste miejsce.",
        "Offen liegen roter Zug und leerer Platz; Joker ist nicht dabei.",
    ),
    (
        Message("europe-tunnel-wilds.refused", wild="locomotive", extra=1, cards={"red": 1}),
        "This tunnel was laid with locomotives only, so the extra card must be a locomotive too, not 1 red.",
        "Zapłata za ten tunel to same lokomotywy, więc dopłata to też 1 lokomotywa, a nie 1 czerwona.",
        "Für diesen Tunnel liegen nur Lokomotiven aus, also zahlst du auch 1 Lokomotive dazu, nicht 1 rote.",
    ),
    (
        Message("score-routes.because", count=1),
        "1 route claimed",
        "zajęte trasy: 1",
        "1 Strecke gebaut",
    ),
    (
        Message("score-majority", color="red"),
        "Prize for red passengers",
        "Premia za czerwonych pasażerów",
        "Prämie für rote Fahrgäste",
    ),
    (
        Message("move-draw", card="train-deck"),
        "Draw from the train deck",
        "Dobierz z talii pociągów",
        "Vom Zugkartenstapel ziehen",
    ),
    (
        Message("move-draw", card="ship-blue"),
        "Take blue ship",
        "Weź kartę: niebieski statek",
        "Offene Karte nehmen: blaues Schiff",
    ),
    (
        Message("move-exchange", count=3, give="trains", get="ships"),
        "Exchange 3 trains for ships",
        "Wymień 3 wagony na statki",
        "3 Waggons gegen Schiffe tauschen",
    ),
    (
        Message("question-tunnel.mine", player="Ada", route="a-b", extra=1, colors=["red"]),
        "Ada, the tunnel a-b costs 1 more card: pay or give it up.",
        "Ada, tunel a-b kosztuje jeszcze 1 kartę: zapłać albo zrezygnuj.",
        "Ada, der Tunnel a-b kostet noch 1 Karte: zahle oder verzichte.",
    ),
]  # fmt: skip

FACTS = [
    (CardsDealt(0, None), "Ada is dealt cards."),
    (DisplayDealt(("red", None), "setup"), "The face-up cards are red and empty slot."),
    (DisplayDealt(("red", "blue"), "flush"), "New face-up cards: red and blue."),
    (CardDrawn(0, "deck", None, None), "Ada draws from the deck."),
    (CardDrawn(0, "deck", None, "red"), "Ada draws red from the deck."),
    (CardDrawn(0, "display", 0, "red"), "Ada takes red."),
    (CardDrawn(0, "display", 1, "red"), "Ada takes red."),
    (PiecesExchanged(0, -2, 2, -2), "Ada exchanges 2 trains for ships: -2 points."),
    (PiecesExchanged(0, 1, -1, -1), "Ada exchanges 1 ship for trains: -1 point."),
    (TakePassengers(()), "Take nobody"),
    (TakePassengers((("berlin", "red"), ("bonn", "blue"))), "Take red from berlin and blue from bonn"),
]


@pytest.mark.parametrize(("message", "english", "polish", "german"), SAID, ids=[said[1] for said in SAID])
def test_said(message, english, polish, german):
    assert (message.said("en"), message.said("pl"), message.said("de")) == (english, polish, german)
    assert locales.faults() == []


@pytest.mark.parametrize(("told", "said"), FACTS, ids=[said for _, said in FACTS])
def test_what_happens_and_what_is_done_is_told(told, said):
    key = f"event-{told.type}" if isinstance(told, Event) else f"move-{told.type}"

    assert Message(key, player="Ada", **told.facts()).said("en") == said
    assert locales.faults() == []


@pytest.mark.parametrize("locale", locales.locales())
@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_rule_book_is_said_without_a_gap(board, locale):
    book = ttr.rulebook(board, locale)

    assert [entry.id for entry in book if "{" in f"{entry.title} {entry.words} {entry.example}"] == []
    assert locales.faults() == []
