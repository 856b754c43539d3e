"""The rule ids of the specification: the package implements each, a test names each, and neither cites any other id."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.boards import BOARDS, OUR_RULES
from ttr_widget.kernel.words import paragraphs

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "ttr_widget"
SPECIFICATION = TESTS / "facts" / "rules.md"

ID = r"[a-z]+\.[a-z-]+"

SAID_BY = ("kernel", "rules", "boards", "puzzle")
"""The folders in which a text such as ``"end.trigger"`` is a rule id. In the widget it may be a label of the page."""


@cache
def sections():
    """The ids of the specification by section: ``core``, the boards, ``puzzle``."""
    parts = re.split(r"^## ", SPECIFICATION.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {re.split(r"\W", part)[0]: re.findall(rf"^\| `({ID})` \|", part, re.MULTILINE) for part in parts}


OF_NO_BOARD = sorted({"puzzle", "house"} & set(sections()))
"""The sections for rules that are in no board's list: those of puzzles, and those that only house rules add."""


def shared(section, text=None):
    """The rules of other boards that a board has too, in a line that begins with ``Also:``."""
    parts = re.split(r"^## ", text or SPECIFICATION.read_text(encoding="utf-8"), flags=re.MULTILINE)
    own = next(part for part in parts if re.match(rf"{section}\b", part))
    return {code for line in re.findall(r"^Also: (.*)$", own, re.MULTILINE) for code in re.findall(rf"`({ID})`", line)}


@cache
def replaced(section):
    """The core rules that the rules of a section replace, as the specification says."""
    row = rf"^\| `{section}\.[a-z-]+` \| \(Replaces `({ID})`\.\)"
    return set(re.findall(row, SPECIFICATION.read_text(encoding="utf-8"), re.MULTILINE))


def specified():
    return {code for ids in sections().values() for code in ids}


def marked(path):
    """The rule ids that the markers of a test file name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


@cache
def all_marked():
    return {code for path in TESTS.rglob("test_*.py") for code in marked(path)}


def said(path, families):
    """The rule ids in a source file: whole strings, and the paragraphs of the rules' docstrings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        texts = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts = re.findall(rf"\A{ID}\Z", node.value)
        elif isinstance(node, ast.ClassDef):
            texts = re.findall(rf"^({ID}): ", ast.get_docstring(node) or "", re.MULTILINE)
        yield from (text for text in texts if text.split(".")[0] in families)


# The specification itself


def test_each_id_is_specified_once():
    ids = [code for codes in sections().values() for code in codes]

    assert len(ids) == len(set(ids)) > 80


def test_every_board_has_a_section():
    assert set(sections()) == {"core", *OF_NO_BOARD, *BOARDS}


def test_a_board_can_have_rules_of_other_boards():
    text = "## usa\n\nAlso: `europe.ferry`, `berlin.subway`.\n\n| `usa.end` | The end. |\n## berlin\n"
    assert shared("usa", text) == {"europe.ferry", "berlin.subway"}
    assert shared("berlin", text) == set()


def test_a_board_can_replace_a_rule_of_the_core():
    assert replaced("berlin") == {"claim.double-few"}
    assert replaced("usa") == set()


@pytest.mark.parametrize("section", sorted({*BOARDS, *OF_NO_BOARD}))
def test_the_ids_of_a_section_begin_with_its_name(section):
    assert sections()[section]
    assert {code.split(".")[0] for code in sections()[section]} == {section}


# The package


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_a_board_implements_its_rules_and_those_of_the_core(board):
    expected = {*sections()["core"], *sections()[board], *shared(board)} - replaced(board)

    assert set(ttr.variant(board).rule_ids()) == expected


def test_the_rules_of_no_board_are_implemented():
    """The rules of puzzles, and those that only house rules add."""
    used = {type(rule) for board in BOARDS for rule in ttr.variant(board).rules}
    others = {kind for kind in OUR_RULES.values() if not any(issubclass(one, kind) for one in used)}
    ids = {code for kind in others for code in paragraphs(kind())} - set(sections()["core"])

    assert ids == {code for section in OF_NO_BOARD for code in sections().get(section, ())}


def test_the_package_cites_no_unknown_rule():
    families = {code.split(".")[0] for code in specified()}
    sources = [path for folder in SAID_BY for path in (PACKAGE / folder).rglob("*.py")]
    unknown = {code: path.name for path in sources for code in said(path, families) if code not in specified()}

    assert not unknown, f"not in tests/facts/rules.md: {unknown}"


def test_citations_are_found(tmp_path):
    source = '''
        class Bridges(Rule):
            """Bridges.

            europe.bridge: A bridge takes {count} cards.
            """

            def objection(self):
                return refuse("europe.toll", "Nobody pays twice.") or self.words["widget.js"]
    '''
    path = tmp_path / "bridges.py"
    path.write_text(inspect.cleandoc(source), encoding="utf-8")

    assert set(said(path, {"europe"})) == {"europe.bridge", "europe.toll"}


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_rule_has_words(board):
    text = ttr.variant(board).explain()

    for code in ttr.variant(board).rule_ids():
        words = re.findall(rf"^  {re.escape(code)}: (.+)$", text, re.MULTILINE)
        assert words, f"explain() does not say {code}"
        assert not any("{" in line for line in words), f"an argument was not filled in: {words}"


# The tests


@pytest.mark.parametrize("section", ["core", *OF_NO_BOARD, *sorted(BOARDS)])
def test_every_rule_is_named_by_a_test(section):
    unproved = set(sections()[section]) - all_marked()

    assert not unproved, f"no test names {', '.join(sorted(unproved))}"


def test_every_marker_names_a_rule():
    unknown = all_marked() - specified()

    assert not unknown, f"not in tests/facts/rules.md: {', '.join(sorted(unknown))}"
