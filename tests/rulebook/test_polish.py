"""Polish: every sentence has a twin that names the same facts."""

import pytest

import ttr_widget as ttr
from tests.rulebook import source
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.language import fields_of, language_of
from ttr_widget.rulebook.polish import CARDS, NOUNS, WORDS, form
from ttr_widget.rulebook.polish_sentences import SENTENCES

POLISH = language_of("pl").sentences


def test_the_source_is_read():
    found = source.sentences()

    assert found
    assert all(place.endswith(".py") for place in found.values())


@pytest.mark.parametrize("template", source.sentences())
def test_every_sentence_has_a_polish_twin(template):
    assert template in POLISH, f"{template!r} of {source.sentences()[template]} has no Polish twin"


def test_every_template_can_be_found_in_the_source():
    """But for ``refuse`` itself."""
    strange = [place for place in source.unread_templates() if not place.startswith("kernel/errors")]

    assert strange == []


def test_all_bad_input_of_a_game_can_be_translated():
    assert source.plain_bad_input() == []


def test_no_polish_sentence_is_left_over():
    said = source.all_texts()

    assert [text for text in POLISH if text not in said] == []


@pytest.mark.parametrize("template", POLISH)
def test_twins_name_the_same_facts(template):
    assert fields_of(POLISH[template]) == fields_of(template)


@pytest.mark.parametrize("template", POLISH)
def test_no_sentence_is_left_in_english(template):
    assert POLISH[template] != template


@pytest.mark.parametrize("template", POLISH)
def test_a_sentence_ends_as_its_twin_does(template):
    assert (template[-1] in ".:") == (POLISH[template][-1] in ".:")


@pytest.mark.parametrize("name", BOARDS)
def test_every_card_piece_and_colour_has_a_polish_name(name):
    variant = ttr.variant(name)
    kinds = {route.kind for route in variant.board.routes}
    decks = {card.deck for card in variant.kinds.cards} | {ticket.deck for ticket in variant.board.tickets}

    assert {*variant.kinds.names} <= {*CARDS}
    assert {*variant.kinds.colors, "gray", *kinds, *decks, *variant.piece_names} <= {*WORDS}
    assert {*variant.piece_names, *(ticket.deck for ticket in variant.board.tickets), *decks} <= {*NOUNS}


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0 kart"),
        (1, "1 karta"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 kart"),
        (11, "11 kart"),
        (12, "12 kart"),
        (14, "14 kart"),
        (21, "21 kart"),
        (22, "22 karty"),
        (25, "25 kart"),
        (100, "100 kart"),
        (101, "101 kart"),
        (102, "102 karty"),
        (112, "112 kart"),
        (-1, "-1 karta"),
        (-3, "-3 karty"),
    ],
)
def test_plural_forms(number, said):
    assert language_of("pl").fill("{n} {n:karta|karty|kart}", {"n": number}) == said


def test_every_noun_has_three_forms():
    assert {len(forms) for forms in NOUNS.values()} == {3}
    assert {form(number) for number in range(200)} == {0, 1, 2}


def test_every_plural_of_a_sentence_has_three_forms():
    for text in SENTENCES.values():
        for part in text.split("{")[1:]:
            spec = part.partition("}")[0].partition(":")[2]
            assert spec.count("|") in (0, 2), text


def test_a_name_is_never_translated():
    """A player may be called as a colour is."""
    game = ttr.new_game("europe", players=["red", "ships"], seed=7)
    refusal = game.why_not("draw deck", "pl")

    assert refusal is not None
    assert "red ma teraz wybrać" in refusal.text
