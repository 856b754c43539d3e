"""``ttr.verify``: the report in text and html, in every language, and what is not judged."""

import ast
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import networkx as nx
import pytest

import ttr_widget as ttr
from tests.contract.games import Walk
from tests.golden.make import FOLDER
from tests.locales.source import LOCALES, facts_named, texts
from tests.scenario.hand_made import CASES, described, in_mid_play
from ttr_widget import referee
from ttr_widget.game import Game
from ttr_widget.kernel.codec import state_to_dict
from ttr_widget.rules import CardMarket, Claiming, LastRound, Stations, Turns
from ttr_widget.verification import box_of, plain

each_locale = pytest.mark.parametrize("locale", LOCALES)


@pytest.fixture
def game():
    return ttr.replay((FOLDER / "mini-2.txt").read_text(encoding="utf-8"))


@pytest.fixture
def tampered(game):
    """A game whose events name another owner of the first route."""
    events = game.moment._line.events
    place = next(n for n, event in enumerate(events) if event.type == "claim")
    events[place] = type(events[place])(
        1 - events[place].seat, *[getattr(events[place], f) for f in ("route", "cards", "points")]
    )
    return game


def test_a_correct_game(game):
    report = ttr.verify(game)

    assert (report.ok, report.finished, report.objections, report.unjudged) == (True, True, (), ())
    assert report.moves == len(game.history)
    assert report.checks > 200
    assert re.fullmatch(
        r"The referee found nothing wrong: \d+ moves to the end of the game, \d+ checks\.", repr(report)
    )


def test_a_report_with_objections_is_false(tampered):
    assert not ttr.verify(tampered)
    assert ttr.verify(ttr.replay(tampered.transcript()))


def test_at_every_move_a_correct_game_has_no_objections(game):
    reports = [ttr.verify(game.at(number)) for number in range(len(game.history))]

    assert all(report.ok and not report.finished for report in reports)


def test_an_objection_names_move_turn_and_rule(tampered):
    report = ttr.verify(tampered)
    first = report.objections[0]
    move = next(n for n, action in enumerate(tampered.history, 1) if action.type == "claim")

    assert not report.ok
    assert first.move == move
    assert first.turn == tampered.at(move - 1).state.turn
    assert (first.rule, first.text) == ("turn.one-action", 'The event "claim" must not happen here.')
    assert repr(report).splitlines()[1] == f"move {move}, turn {first.turn}, turn.one-action: {first.text}"


@each_locale
def test_the_report_speaks_every_language(tampered, locale):
    said = ttr.verify(tampered).said(locale)

    assert ttr.locales.faults() == []
    assert "referee-" not in said
    assert len(said.splitlines()) > 1


def test_a_notebook_shows_a_table(tampered):
    html = ttr.verify(tampered)._repr_html_() or ""

    assert html.count("<tr>") > 1
    assert "<code>turn.one-action</code>" in html
    assert "claim&quot; must not happen here" in html


def test_a_rule_of_ones_own_is_not_judged():
    @dataclass(frozen=True)
    class Tunnels(ttr.Rule):
        """It has the name of a rule of the package."""

        key = "my_tunnels"

    report = ttr.verify(ttr.new_game(ttr.variant("usa").with_rule(Tunnels()), seed=1))

    assert not report.ok
    assert report.objections == ()
    assert report.checks == 0
    assert (
        repr(report)
        == f"The referee did not judge this game.\nNot judged: the referee does not know {__name__}.Tunnels."
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_from_a_given_position(case):
    """A real position in the middle of a game, made by hand, and played to its end."""
    walk = Walk(3, 4, "by kind")
    arrangement = described(in_mid_play(case, walk).state)
    game = ttr.scenario(case.variant, players=case.players, seed=5, **arrangement)
    assert ttr.verify(game).ok
    while not game.is_over:
        game.play(walk.choose(game.legal_actions()))
    report = ttr.verify(game)

    assert repr(report).startswith("The referee found nothing wrong:")
    assert report.checks > report.moves
    assert report.finished


def test_an_event_that_describes_another_position():
    game = ttr.scenario("usa", seed=1)
    events = game.events
    board, rules = box_of(game.variant)
    changed = plain([event.to_dict() for event in events])
    changed[0]["cards"] = {"red": 4}
    assert game.start is not None
    verdict = referee.judge(changed, board, rules, game.players, 0, plain(state_to_dict(game.start)))

    assert [objection.reason for objection in verdict.objections] == ["other-start"]


def test_an_opening_from_a_given_position_is_not_judged():
    report = ttr.verify(ttr.scenario("usa", seed=1, opening=True))

    assert not report.ok
    assert "began with a given position" in repr(report)


def test_something_else_is_refused():
    with pytest.raises(ttr.BadInput, match="expected a game, got 7"):
        ttr.verify(7)  # type: ignore[arg-type]


def test_undone_moves_are_not_judged(game):
    game.undo()

    assert ttr.verify(game).ok
    assert isinstance(game, Game)


def test_names_with_invisible_signs_and_names_within_names():
    """A score line names its city as people read it."""
    names = ["City 1", "City 10", "\u202eCity 3", "City 4"]
    graph = nx.Graph([(a, b, {"length": 1}) for a, b in pairwise(names)])
    board = ttr.Board.from_graph(graph, name="odd")
    game = ttr.new_game(ttr.Variant(board, [Turns(), CardMarket(), Claiming(), Stations(), LastRound()]), seed=1)
    rng = Random(1)
    while not game.is_over:
        actions = game.legal_actions()
        built = [action for action in actions if action.type == "station"]
        game.play((built or actions)[int(rng.random() * len(built or actions))])

    assert [event.type for event in game.events].count("station") == 4
    assert ttr.verify(game).ok


# The sentences.


def reasons():
    """The reasons in the source of the referee, with the facts that come with them."""
    for path in Path(referee.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "check":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant), ast.unparse(node)
                spread = [word for word in node.keywords if word.arg is None]
                yield reason.value, {word.arg for word in node.keywords if word.arg}, bool(spread)


@each_locale
def test_every_objection_has_its_sentence(locale):
    used = list(reasons())
    there = {key.partition(".")[2] for key in texts(locale) if key.startswith("referee-objection.")}

    assert {reason for reason, _, _ in used} == there
    lacking = [
        (reason, facts_named(locale, f"referee-objection.{reason}") - facts)
        for reason, facts, spread in used
        if not spread and facts_named(locale, f"referee-objection.{reason}") - facts
    ]
    assert lacking == []


def test_the_referee_cites_rules_of_the_specification():
    """Except for ``events``: what contradicts itself breaks no rule."""
    text = (Path(__file__).parents[1] / "facts" / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| `([\w.-]+)`", text, re.MULTILINE)) | {"events"}
    cited = {
        node.value
        for path in Path(referee.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+\.[a-z-]+", node.value)
    }

    assert cited - known == set()
    assert len(cited) > 30
