"""Every rule id of the specification is implemented, and every implemented one is proved by a test."""

import ast
import re
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS
from ttr_widget.kernel.words import paragraphs
from ttr_widget.rules import Waiting

TESTS = Path(__file__).parents[1]
SPECIFICATION = TESTS.parents[1] / "shared" / "rules.md"

PROVED = ("europe",)
"""The boards whose rules are proved here; a board joins together with its tests."""

CORE = [
    "turn.one-action",
    "turn.end",
    "draw.two-cards",
    "draw.refill",
    "draw.open-wild",
    "draw.second-open-wild",
    "draw.blind-wild",
    "draw.flush",
    "draw.reshuffle",
    "draw.exhausted",
    "hand.unlimited",
    "claim.any-route",
    "claim.one-per-turn",
    "claim.cards",
    "claim.colour",
    "claim.gray",
    "claim.pieces",
    "claim.score",
    "claim.discard",
    "claim.double-own",
    "claim.double-few",
    "tickets.keep",
    "tickets.opening",
    "tickets.short-deck",
    "tickets.secret",
    "tickets.score",
    "end.trigger",
    "end.last-round",
    "pass.only-if-stuck",
    "secret.view",
]

EUROPE = [
    "europe.setup",
    "europe.first-tickets",
    "europe.tickets",
    "europe.ferry",
    "europe.tunnel",
    "europe.tunnel-wilds",
    "europe.tunnel-decline",
    "europe.tunnel-few",
    "europe.tunnel-discard",
    "europe.station",
    "europe.station-use",
    "europe.station-unused",
    "europe.express",
    "europe.end",
    "europe.winner",
]


def _marked(path):
    """The rule ids that the markers of a test file name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


def _all_marked():
    return {code for path in TESTS.rglob("test_*.py") for code in _marked(path)}


@pytest.mark.parametrize("board", PROVED)
def test_every_implemented_rule_is_named_by_a_test(board):
    unproved = set(ttr.variant(board).rule_ids()) - _all_marked()

    assert not unproved, f"no test names {', '.join(sorted(unproved))}"


def test_every_marker_names_a_rule():
    known = {code for board in BOARDS for code in ttr.variant(board).rule_ids()} | {*CORE, *EUROPE}
    known |= {*paragraphs(Waiting())}  # it is on no board: puzzles add it
    unknown = _all_marked() - known

    assert not unknown, f"no such rule: {', '.join(sorted(unknown))}"


def test_all_rules_of_core_and_europe_are_implemented():
    missing = {*CORE, *EUROPE} - set(ttr.variant("europe").rule_ids())

    assert not missing, f"not implemented: {', '.join(sorted(missing))}"


@pytest.mark.skipif(not SPECIFICATION.is_file(), reason="the specification does not lie beside the repository")
@pytest.mark.parametrize(("section", "ids"), [("core", CORE), ("europe", EUROPE)])
def test_the_lists_above_are_those_of_the_specification(section, ids):
    text = SPECIFICATION.read_text(encoding="utf-8")
    table = re.split(r"^## ", text, flags=re.MULTILINE)
    (own,) = [part for part in table if re.match(rf"{section}\b", part)]

    assert re.findall(r"^\| `([a-z]+\.[a-z-]+)` \|", own, re.MULTILINE) == ids
