"""Every rule id of the specification's table for World is implemented, and named by a test."""

import ast
import re
from pathlib import Path

import pytest

import ttr_widget as ttr

TESTS = Path(__file__).parents[1]
SPECIFICATION = TESTS.parents[1] / "shared" / "rules.md"

WORLD = [
    "world.setup",
    "world.first-tickets",
    "world.pieces",
    "world.draw",
    "world.refill",
    "world.flush",
    "world.rail",
    "world.sea",
    "world.pairs",
    "world.tickets",
    "world.tour",
    "world.harbour",
    "world.harbour-score",
    "world.harbour-unbuilt",
    "world.exchange",
    "world.end",
    "world.winner",
]


def _named(path):
    """The rule ids that the markers of a test file name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


def test_all_rules_of_world_are_implemented():
    missing = set(WORLD) - set(ttr.variant("world").rule_ids())

    assert not missing, f"not implemented: {', '.join(sorted(missing))}"


def test_each_is_named_by_a_test():
    unproved = set(WORLD) - {code for path in TESTS.rglob("test_*.py") for code in _named(path)}

    assert not unproved, f"no test names {', '.join(sorted(unproved))}"


def test_each_is_explained_in_words():
    words = ttr.variant("world").explain()

    assert [code for code in WORLD if f"  {code}: " not in words] == []


@pytest.mark.skipif(not SPECIFICATION.is_file(), reason="the specification does not lie beside the repository")
def test_the_list_above_is_that_of_the_specification():
    text = SPECIFICATION.read_text(encoding="utf-8")
    (own,) = [part for part in re.split(r"^## ", text, flags=re.MULTILINE) if re.match(r"world\b", part)]

    assert re.findall(r"^\| `([a-z]+\.[a-z-]+)` \|", own, re.MULTILINE) == WORLD
