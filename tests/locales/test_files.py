"""The message files of all languages agree."""

import re
from collections import Counter

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES, VOCABULARY, facts_named, found, ids, junk, texts
from ttr_widget.boards import BOARDS
from ttr_widget.locales.functions import functions
from ttr_widget.locales.store import Language, file_names

OTHERS = LOCALES[1:]
KEYS = [(locale, key) for locale in LOCALES for key, text in texts(locale).items() if text.file != VOCABULARY]
HELPERS = ("ending-", "noun-", "adjective-")
"""Fragments of words, which each language defines for itself."""

each_locale = pytest.mark.parametrize("locale", LOCALES)
each_other = pytest.mark.parametrize("locale", OTHERS)


def test_there_are_languages():
    assert LOCALES[0] == "en"
    assert {"pl", "de"} <= {*LOCALES}


@each_locale
def test_nothing_is_junk(locale):
    assert junk(locale) == []


@each_other
def test_every_language_has_the_same_files(locale):
    assert file_names(locale) == file_names("en")


@each_locale
def test_an_id_is_used_once(locale):
    twice = [id for id, count in Counter(id for id, _ in ids(locale)).items() if count > 1]

    assert twice == []


@each_other
def test_every_language_has_the_same_messages_in_the_same_files(locale):
    own = {(text.file, key) for key, text in texts(locale).items() if text.file != VOCABULARY}
    english = {(text.file, key) for key, text in texts("en").items() if text.file != VOCABULARY}

    assert own - english == set()
    assert english - own == set()


@each_other
def test_every_vocabulary_has_the_same_words(locale):
    def words(locale):
        return {id for id, file in ids(locale) if file == VOCABULARY and not id.startswith(HELPERS)}

    assert words(locale) == words("en")


@pytest.mark.parametrize(("locale", "key"), KEYS)
def test_a_text_names_the_same_facts_in_every_language(locale, key):
    if key in texts("en"):
        assert facts_named(locale, key) == facts_named("en", key)


@pytest.mark.parametrize(("locale", "key"), KEYS)
def test_a_text_refers_to_its_own_file_and_the_vocabulary(locale, key):
    """A file can then be loaded only when one of its messages is needed."""
    text = texts(locale)[key]
    files = dict(ids(locale))
    for name in found(text).references:
        assert files.get(name.partition(".")[0]) in (text.file, VOCABULARY), name


@pytest.mark.parametrize(("locale", "key"), KEYS)
def test_a_text_calls_functions_that_there_are(locale, key):
    known = {*functions(Language(locale)), "NUMBER"}

    assert {name for name, _ in found(texts(locale)[key]).functions} <= known


THINGS = {
    "CARD": "card", "CARDS": "card", "CITY": "city", "CITIES": "city", "COLOR": "color", "DECK": "deck",
    "KIND": "kind", "ROUTE": "route", "ROUTES": "route", "TICKET": "ticket", "TICKETS": "ticket", "COUNTS": "counts",
}  # fmt: skip


@pytest.mark.parametrize(("locale", "key"), [(locale, key) for locale, key in KEYS if locale != "en"])
def test_a_fact_is_the_same_kind_of_thing_in_every_language(locale, key):
    """A city is not said as a route; whether a language says a noun or only its number is its own business."""
    if key not in texts("en"):
        return
    kinds = {
        one: {(THINGS[name], fact) for name, fact in found(texts(one)[key]).functions if name in THINGS}
        for one in (locale, "en")
    }

    assert kinds[locale] == kinds["en"]


@pytest.mark.parametrize(("locale", "key"), [(locale, key) for locale, key in KEYS if locale != "en"])
def test_no_long_text_is_left_in_english(locale, key):
    def words(locale):
        return " ".join(re.findall(r"[^\W\d_]+", str(_elements(texts(locale)[key]))))

    if key in texts("en") and len(words("en").split()) > 3:
        assert words(locale) != words("en")


def _elements(text):
    return [getattr(element, "value", "") for element in text.node.elements]


# The vocabulary.


@each_locale
@pytest.mark.parametrize("name", BOARDS)
def test_the_vocabulary_has_all_things_of_all_boards(locale, name):
    variant = ttr.variant(name)
    board, language = variant.board, Language(locale)
    decks = {card.deck for card in variant.kinds.cards} | {ticket.deck for ticket in board.tickets}
    wanted = {f"color-{color}" for color in {*variant.kinds.colors, *(route.color for route in board.routes)}}
    wanted |= {f"deck-{deck}" for deck in decks} | {f"deck-{deck}.counted" for deck in decks}
    wanted |= {f"kind-{route.kind}" for route in board.routes}
    wanted |= {f"piece-{piece}{form}" for piece in variant.piece_names for form in ("", ".plural")}

    assert [word for word in sorted(wanted) if not language.has(word)] == []


@each_locale
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("case", ["nom", "gen", "dat", "acc", "ins", "loc"])
def test_every_card_has_a_word(locale, name, case):
    card = functions(Language(locale))["CARD"]
    kinds = ttr.variant(name).kinds.cards
    said = {(kind.name, count): card(kind.name, count, case=case) for kind in kinds for count in (1, 2, 5)}

    assert [name for (name, _), word in said.items() if "-" in word or "{" in word or not word] == []
    assert len({card(kind.name, 1, case=case) for kind in kinds}) == len(kinds)
    assert ttr.locales.faults() == []
