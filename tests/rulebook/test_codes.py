"""The codes of refusals: those of the paragraph that a reader would look up, and the same wherever a refusal is met."""

import ast
import random
import re
from collections import defaultdict
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.rulebook.test_why_not import MIXED, Guesser
from tools.reference_pages import codes_page
from tools.refusals import EXAMPLES
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.message import Message
from ttr_widget.kernel.words import paragraphs

PACKAGE = Path(ttr.__file__).parent
SAID_BY = ("kernel", "rules", "puzzle")
OF_NO_PARAGRAPH = {"input", "stale"}
UNREACHABLE = {"world-refill.deck-empty"}
"""Refusals of what is never asked: with one deck to choose from, the slot is refilled without a question."""


def key_of(refusal: ttr.Refusal) -> str:
    assert isinstance(refusal.message, Message)
    return refusal.message.key


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.code} {one.action}")
def test_an_action_is_refused_by_the_paragraph_that_forbids_it(example):
    refusal = example.refusal()

    assert refusal.code == example.code
    if refusal.code not in OF_NO_PARAGRAPH:
        paragraph = ttr.rulebook(example.game.variant)[refusal.code]
        assert refusal.title("en") == paragraph.title


def sentences():
    """The keys of all refusals in the source of the rules, as far as they are written out."""
    for path in sorted(one for folder in SAID_BY for one in (PACKAGE / folder).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            texts = [str(one.value) for one in call.args if isinstance(one, ast.Constant)]
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name == "refuse" and len(texts) == 2 and " " not in texts[1]:
                yield f"{texts[0].replace('.', '-')}.{texts[1]}"
            elif name == "_refusal" and texts:
                yield f"payment.{texts[0]}"
            elif name == "Refusal":
                yield from re.findall(r"Message\('([a-z-]+(?:\.[a-z-]+)?)'", ast.unparse(call))


def test_every_sentence_has_an_example():
    examples = {key_of(example.refusal()) for example in EXAMPLES}

    assert {*sentences()} - examples == UNREACHABLE
    assert len(examples) > 45


def test_the_reference_lists_all_codes_with_their_texts():
    page = codes_page()
    for board in BOARDS:
        for code in (code for rule in ttr.variant(board).rules for code in paragraphs(rule)):
            assert f"`{code}`" in page
    for example in EXAMPLES:
        assert example.refusal().said("en") in page


def played(game: ttr.Game, action: object, seat: int | str | None) -> ttr.TtrError | None:
    """What is raised when an action is played."""
    try:
        game.play(action, seat=seat)
    except ttr.TtrError as error:
        return error
    return None


@pytest.mark.parametrize("name", [*BOARDS, MIXED])
def test_why_not_and_play_say_the_same_in_whole_games(name):
    """Of legal, illegal and unreadable actions, at every decision of a random game."""
    rng, codes = random.Random(f"{name} 3"), defaultdict(set)
    game = ttr.new_game(name, players=["Ada", "Grace", "Kim"], seed=3)
    guesser, book = Guesser(game, rng), ttr.rulebook(game.variant)
    while not game.is_over:
        legal = rng.choice(game.legal_actions())
        for action in (guesser.guess(), guesser.guess(), legal):
            seat = rng.choice((None, None, "Ada", 1))
            refusal, trial = game.why_not(action, seat=seat), game.copy()
            error = played(trial, action, seat)
            if refusal is None or error is None:
                assert (refusal, error, len(trial.history)) == (None, None, len(game.history) + 1)
                continue
            assert error.refusal == refusal
            assert (error.code, error.refusal.text) == (refusal.code, refusal.text)
            assert isinstance(error, ttr.BadInput if refusal.kind == "bad-input" else ttr.IllegalAction)
            assert trial.state == game.state
            if refusal.code not in OF_NO_PARAGRAPH:
                assert book[refusal.code].title == refusal.title("en")
                codes[key_of(refusal)].add(refusal.code)
        game.play(legal)
    assert sum(map(len, codes.values())) > 8
    shown = {key_of(one.refusal()) for one in EXAMPLES}
    assert codes.keys() <= shown


def test_an_older_state_has_a_code_of_its_own():
    game = ttr.scenario("usa", seed=1)
    game.play("draw deck")
    with pytest.raises(ttr.StaleAction) as error:
        game.play("draw deck", at=0)

    assert (error.value.code, error.value.refusal.kind) == ("stale", "stale")
    assert error.value.refusal.title("en") == "Out of date"
