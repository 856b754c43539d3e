"""Every question, move and event has a sentence in every language, and every text of the page is used."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

import ttr_widget as ttr
from tests.locales.source import LOCALES, texts
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.event import Event
from ttr_widget.kernel.names import BoardNames
from ttr_widget.kernel.prompt import Prompt
from ttr_widget.locales import has
from ttr_widget.page.words import Words
from ttr_widget.rules.tickets import TicketsDrawn

from .test_secrets import walk

ROOT = Path(ttr.__file__).parents[1]
SOURCES = [*(ROOT / "js" / "src").glob("*.ts*"), *(ROOT / "ttr_widget").rglob("*.py")]
OWN = ("page", "lobby", "lab", "replay", "rulebook", "render")
"""The files whose messages are used by these sources alone."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("board", BOARDS)
def test_whole_games_are_told_without_a_gap(board, locale):
    game = ttr.new_game(board, players=2, seed=6)
    words = Words(game.variant, game.players, locale)
    for _ in walk(game, 3):
        prompt = game.prompt
        assert prompt is not None
        assert has(f"question-{prompt.kind}.mine")
        for mine in (True, False):
            assert game.players[prompt.seat] in words.prompt(prompt, mine)
        for action in game.legal_actions()[:20]:
            assert has(f"move-{action.type}.group")
            assert words.move(action)
            assert words.move(action) != action.text()
    for seat in (None, 0):
        for event in game.events_seen_by(seat):
            said = words.event(event)
            assert said.endswith(".")
            assert said != f"{event.type}."
            assert "{" not in said
            assert "None" not in said
    assert ttr.locales.faults() == []


def test_every_type_of_event_and_of_question_has_a_sentence():
    types = {kind.type for kind in _all(Event) if kind.__module__.startswith("ttr_widget")} - {"event"}
    assert {kind for kind in types if not has(f"event-{kind}")} == set()
    kinds = {kind for board in BOARDS for kind in ttr.variant(board).choices_methods}
    assert {kind for kind in kinds if not has(f"question-{kind}.mine") or not has(f"question-{kind}.other")} == set()


def _all(kind):
    return {kind, *(deeper for one in kind.__subclasses__() for deeper in _all(one))}


def test_every_message_that_is_named_in_the_sources_exists_and_no_other():
    """``say("page-undo")`` in the page; ``Message("page-error.seat")``, and ``self.say("start")`` in Python."""
    named = set()
    for path in SOURCES:
        named |= set(
            re.findall(r"""["'](?:rulebook-)?([a-z]+(?:-[a-z]+)*(?:\.[a-z-]+)?)["']""", path.read_text("utf-8"))
        )
    known = {key for key, text in texts("en").items() if text.file in OWN or key.startswith(("page-", "render-"))}
    bare = {re.sub(r"^(page|lobby|lab|replay|rulebook|render)-", "", key): key for key in known}
    unused = {key for short, key in bare.items() if key not in named and short not in named}
    computed = (
        "option-",
        "lab-",
        "rulebook-box.",
        "rulebook-house.",
        "rulebook-summary.",
        "render-head.",
        "render-waiting",
    )

    assert {key for key in unused if not key.startswith(computed)} == set()
    written = {key for key in named if re.match(r"page-|render-", key) and not key.endswith("-")}
    attributes = {key.partition(".")[0] for key in known}
    assert {key for key in written if key not in known and key not in attributes} == set()


@pytest.mark.parametrize(
    ("locale", "count", "said"),
    [("en", 1, "1 ticket."), ("en", 3, "3 tickets."), ("pl", 1, "1 bilet."), ("pl", 3, "3 bilety."),
     ("pl", 5, "5 biletów."), ("pl", 12, "12 biletów."), ("pl", 22, "22 bilety."), ("de", 1, "1 Zielkarte."),
     ("de", 3, "3 Zielkarten.")],
)  # fmt: skip
def test_numbers_take_their_forms(locale, count, said):
    words = Words(ttr.variant("europe"), ("Ada",), locale)
    assert words.event(TicketsDrawn(0, None, count, {"tickets": count}, {"tickets": 30})).endswith(said)


def test_names_are_those_of_the_board_and_cards_have_names_for_people():
    world = Words(ttr.variant("world"), ("Ada",), "en")
    cards = {"train-red-harbour": 2, "ships-blue": 1, "wild": 1}
    assert world.say("page-cards", cards=cards) == ("2 red trains with the harbour mark, 1 blue double ship and 1 wild")
    assert world.say("page-cards", cards={}) == "nothing"
    europe = Words(ttr.variant("europe"), ("Ada",), "pl")
    assert europe.say("page-cards", cards={"red": 2}) == "2 czerwone"
    said = europe.say("page-lack", route="dieppe-paris", cards={"red": 2}, price="")
    assert said.startswith("Dieppe–Paris: brakuje ci 2 czerwonych")


@pytest.mark.parametrize("board", BOARDS)
def test_the_page_says_moves_by_itself_where_the_fields_are_enough(board):
    variant = ttr.variant(board)
    words = Words(variant, ("Ada", "Grace"), "en")

    assert words.page_says("claim")
    assert words.page_says("draw")
    assert not any(words.page_says(kind) for kind in ("take", "honk") if kind in variant.actions)
    assert [kind for kind in variant.actions if f"move-{kind}" not in words.texts.source] == []


def test_the_own_words_of_a_rule_reach_the_page():
    words = Words(ttr.variant("europe"), ("Ada",), "de")
    words.names = BoardNames(words.variant.board, "move-honk = Honk!")

    assert words.texts.locale == "de"
    assert words.texts.source.endswith("move-honk = Honk!")


def test_a_question_or_an_event_of_an_own_rule_is_named():
    @dataclass(frozen=True, slots=True)
    class Storm(Event):
        type: ClassVar[str] = "storm"

    words = Words(ttr.variant("europe"), ("Ada",), "en")
    assert words.prompt(Prompt(0, "storm"), True) == "Ada, you are asked: storm."
    assert words.event(Storm()) == "storm."


def test_without_a_locale_it_is_the_one_that_was_set():
    ttr.set_locale("de")
    try:
        assert Words(ttr.variant("europe"), ("Ada",)).locale == "de"
    finally:
        ttr.set_locale("en")
