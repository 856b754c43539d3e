"""Every question, move and event has its sentence, in English and in Polish."""

import ast
from pathlib import Path
from string import Formatter

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.language import language_of
from ttr_widget.locales import has
from ttr_widget.page import texts, texts_pl
from ttr_widget.page import words as words_module
from ttr_widget.page.words import LOCALES, Words
from ttr_widget.rules.tickets import TicketsDrawn

from .test_secrets import walk

PACKAGE = Path(words_module.__file__).parents[1]
SOURCES = sorted(path for folder in ("session", "page", "widget") for path in (PACKAGE / folder).glob("*.py"))


def fields(text):
    """The facts that a text names; what stands behind a colon may differ."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize(("english", "polish"), [(texts.PAGE, texts_pl.PAGE), (texts.SENTENCES, texts_pl.SENTENCES)])
def test_both_languages_have_the_same_texts_with_the_same_facts(english, polish):
    assert set(english) == set(polish)
    assert {key: fields(text) for key, text in english.items()} == {key: fields(text) for key, text in polish.items()}
    assert [key for key, text in english.items() if not text.strip()] == []


def test_refusals_name_the_same_facts_in_polish():
    for english, polish in texts_pl.REFUSALS.items():
        assert fields(english) == fields(polish)


def refusals_in(path):
    """The templates of all refusals in a file: they stand in the call, or in a variable ``text`` before it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign):
            named, value = isinstance(node.targets[0], ast.Name) and node.targets[0].id == "text", node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Phrase", "refuse"):
            named, value = True, node.args[node.func.id == "refuse"]
        else:
            continue
        if named and isinstance(value, ast.Constant) and isinstance(value.value, str) and " " in value.value:
            yield value.value


def test_every_refusal_of_the_widget_has_its_polish():
    known = {*texts_pl.REFUSALS, *language_of("pl").sentences}
    found = {text for path in SOURCES for text in refusals_in(path)}
    assert len(found) > 25
    assert found - known == set()
    assert set(texts_pl.REFUSALS) - found == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("board", BOARDS)
def test_whole_games_are_told_without_a_gap(board, locale):
    game = ttr.new_game(board, players=2, seed=6)
    words = Words(game.variant, game.players, locale)
    for _ in walk(game, 3):
        prompt = game.prompt
        assert prompt is not None
        assert words.has(f"prompt.{prompt.kind}.mine") or has(f"question-{prompt.kind}.mine")
        for mine in (True, False):
            assert game.players[prompt.seat] in words.prompt(prompt, mine)
        for action in game.legal_actions()[:20]:
            assert words.has(f"group.{action.type}") or has(f"move-{action.type}.group")
            assert words.move(action)
            assert words.move(action) != action.text()
    for seat in (None, 0):
        for event in game.events_seen_by(seat):
            said = words.event(event)
            assert said.endswith(".")
            assert said != f"{event.type}."
            assert "{" not in said
            assert "None" not in said


def test_every_type_of_event_and_of_question_has_a_sentence():
    types = {kind.type for kind in _all(Event) if kind.__module__.startswith("ttr_widget")} - {"event"}
    assert {kind for kind in types if f"event.{kind}" not in texts.SENTENCES and not has(f"event-{kind}")} == set()
    kinds = {kind for board in BOARDS for kind in ttr.variant(board).choosers}
    assert {
        kind for kind in kinds if f"prompt.{kind}.mine" not in texts.SENTENCES and not has(f"question-{kind}.mine")
    } == set()


def _all(kind):
    return {kind, *(deeper for one in kind.__subclasses__() for deeper in _all(one))}


@pytest.mark.parametrize(
    ("locale", "count", "said"),
    [("en", 1, "1 ticket."), ("en", 3, "3 tickets."), ("pl", 1, "1 bilet."), ("pl", 3, "3 bilety."),
     ("pl", 5, "5 biletów."), ("pl", 12, "12 biletów."), ("pl", 22, "22 bilety.")],
)  # fmt: skip
def test_numbers_take_their_forms(locale, count, said):
    words = Words(ttr.variant("europe"), ("Ada",), locale)
    assert words.event(TicketsDrawn(0, None, count, {"tickets": count}, {"tickets": 30})).endswith(said)


def test_names_are_those_of_the_board_and_cards_have_names_for_people():
    world = Words(ttr.variant("world"), ("Ada",), "en")
    assert (
        world.cards({"train-red-harbour": 2, "ships-blue": 1, "wild": 1})
        == "2 red train (harbour), 1 blue double ship, 1 wild"
    )
    assert world.cards({}) == "nothing"
    europe = Words(ttr.variant("europe"), ("Ada",), "pl")
    assert europe.cards({"red": 2}) == "2 × czerwona"
    assert europe.route("dieppe-paris") == "Dieppe–Paris"
    assert europe.ticket("brest-petrograd") == "Brest–Petrograd (20)"


def test_a_question_or_an_event_of_an_own_rule_is_named():
    from dataclasses import dataclass
    from typing import ClassVar

    from ttr_widget.kernel.prompt import Prompt

    @dataclass(frozen=True, slots=True)
    class Storm(Event):
        type: ClassVar[str] = "storm"

    words = Words(ttr.variant("europe"), ("Ada",), "en")
    assert words.prompt(Prompt(0, "storm"), True) == "Ada, you are asked: storm."
    assert words.event(Storm()) == "storm."
