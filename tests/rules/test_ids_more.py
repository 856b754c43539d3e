"""The ids of Germany, Berlin and USA: each is implemented, and each that is implemented is proved by a test."""

import re

import pytest

import ttr_widget as ttr
from tests.rules.test_ids import SPECIFICATION, TESTS, _marked

IDS = {
    "germany": [
        "germany.setup",
        "germany.first-tickets",
        "germany.tickets",
        "germany.passengers",
        "germany.country",
        "germany.triple",
        "germany.globetrotter",
        "germany.majority",
        "germany.end",
        "germany.winner",
    ],
    "berlin": [
        "berlin.setup",
        "berlin.first-tickets",
        "berlin.tickets",
        "berlin.tram",
        "berlin.subway",
        "berlin.double-few",
        "berlin.end",
        "berlin.winner",
    ],
    "usa": [
        "usa.setup",
        "usa.first-tickets",
        "usa.tickets",
        "usa.express",
        "usa.end",
        "usa.winner",
    ],
}


def _all_marked():
    return {code for path in TESTS.rglob("test_*.py") for code in _marked(path)}


@pytest.mark.parametrize("board", IDS)
def test_all_rules_of_the_board_are_implemented(board):
    missing = set(IDS[board]) - set(ttr.variant(board).rule_ids())

    assert not missing, f"not implemented: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("board", IDS)
def test_no_board_has_rules_of_another_one(board):
    ids = {code for code in ttr.variant(board).rule_ids() if code.split(".")[0] in ("europe", "world", *IDS)}

    assert ids == set(IDS[board])


@pytest.mark.parametrize("board", IDS)
def test_every_implemented_rule_is_named_by_a_test(board):
    unproved = {*IDS[board], *ttr.variant(board).rule_ids()} - _all_marked()

    assert not unproved, f"no test names {', '.join(sorted(unproved))}"


@pytest.mark.parametrize("board", IDS)
def test_every_rule_has_words(board):
    said = ttr.variant(board).explain()

    for code in ttr.variant(board).rule_ids():
        words = re.findall(rf"^  {re.escape(code)}: (.+)$", said, re.MULTILINE)
        assert words, f"explain() does not say {code}"
        assert not any("{" in text for text in words), f"an argument was not filled in: {words}"


@pytest.mark.skipif(not SPECIFICATION.is_file(), reason="the specification does not lie beside the repository")
@pytest.mark.parametrize("board", IDS)
def test_the_lists_above_are_those_of_the_specification(board):
    table = re.split(r"^## ", SPECIFICATION.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (own,) = [part for part in table if re.match(rf"{board}\b", part)]

    assert re.findall(r"^\| `([a-z]+\.[a-z-]+)` \|", own, re.MULTILINE) == IDS[board]
