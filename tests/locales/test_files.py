"""The files of all languages say the same things."""

import re
from collections import Counter

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES, VOCABULARY, facts_named, found, ids, junk, texts
from ttr_widget.boards import BOARDS
from ttr_widget.locales.functions import functions
from ttr_widget.locales.store import Language, file_names

OTHERS = LOCALES[1:]
HELPERS = ("ending-", "noun-", "adjective-")
"""Parts of words: each language has its own."""
NOUNS = ("kind-", "piece-")
"""Words that a rule brings along: each language has its own forms of them."""

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
    def files(locale):
        rest = [(text.file, key) for key, text in texts(locale).items() if text.file != VOCABULARY]
        return {(file, key.partition(".")[0] if key.startswith(NOUNS) else key) for file, key in rest}

    own, english = files(locale), files("en")

    assert own - english == set()
    assert english - own == set()


@each_other
def test_every_vocabulary_has_the_same_words(locale):
    def words(locale):
        return {id for id, file in ids(locale) if file == VOCABULARY and not id.startswith(HELPERS)}

    assert words(locale) == words("en")


def keys(locale):
    """The messages of a language outside of the vocabulary that English has too."""
    return [key for key, text in texts(locale).items() if text.file != VOCABULARY and key in texts("en")]


@each_other
def test_a_text_names_the_same_facts_in_every_language(locale):
    assert [key for key in keys(locale) if facts_named(locale, key) != facts_named("en", key)] == []


@each_locale
def test_a_text_refers_to_its_own_file_and_the_vocabulary(locale):
    """So that a file can be read when one of its messages is needed."""
    files = dict(ids(locale))
    strange = [
        (key, name)
        for key in keys(locale)
        for name in found(texts(locale)[key]).references
        if files.get(name.partition(".")[0]) not in (texts(locale)[key].file, VOCABULARY)
    ]

    assert strange == []


@each_locale
def test_a_text_calls_functions_that_there_are(locale):
    known = {*functions(Language(locale)), "NUMBER"}
    called = {(key, name) for key in keys(locale) for name, _ in found(texts(locale)[key]).functions}

    assert [one for one in sorted(called) if one[1] not in known] == []


THINGS = {
    "CARD": "card", "CARDS": "card", "CITY": "city", "CITIES": "city", "COLOR": "color", "DECK": "deck",
    "KIND": "kind", "ROUTE": "route", "ROUTES": "route", "TICKET": "ticket", "TICKETS": "ticket", "COUNTS": "counts",
}  # fmt: skip


@each_other
def test_a_fact_is_the_same_kind_of_thing_in_every_language(locale):
    """A city is not said as a route; whether a language says a noun or only its number is its own business."""

    def kinds(one, key):
        return {(THINGS[name], fact) for name, fact in found(texts(one)[key]).functions if name in THINGS}

    assert [key for key in keys(locale) if kinds(locale, key) != kinds("en", key)] == []


@each_other
def test_no_long_text_is_left_in_english(locale):
    def words(one, key):
        return " ".join(re.findall(r"[^\W\d_]+", str(_elements(texts(one)[key]))))

    long = [key for key in keys(locale) if len(words("en", key).split()) > 3]
    assert [key for key in long if words(locale, key) == words("en", key)] == []


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
