"""Every error for users is a message, so that it is translated; so are faults, and the reasons of `unfit`."""

import ast
from pathlib import Path

import pytest

import ttr_widget

PACKAGE = Path(ttr_widget.__file__).parent
TEXT_AT = dict.fromkeys(("BadInput", "BadBoard", "BadVariant", "BadScenario", "BadSave", "GameBroken"), 0) | {
    "Fault": 1
}
"""The calls that take a text for users, and the argument in which."""
FILES = sorted(PACKAGE.rglob("*.py"))


def said_in(tree):
    """What errors and faults say, and what `unfit` returns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TEXT_AT:
            yield from node.args[TEXT_AT[node.func.id] :][:1]
            yield from (given.value for given in node.keywords if given.arg == "fact")
        elif isinstance(node, ast.FunctionDef) and node.name == "unfit":
            yield from (step.value for step in ast.walk(node) if isinstance(step, ast.Return) and step.value)


def texts_in(tree):
    """The texts, with or without facts, among them."""
    for said in said_in(tree):
        branches = [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]
        for branch in branches:
            if isinstance(branch, ast.JoinedStr) or (
                isinstance(branch, ast.Constant) and isinstance(branch.value, str)
            ):
                yield ast.unparse(branch)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_error_is_raised_with_words_of_one_language(path):
    assert list(texts_in(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        "raise BadInput('no')",
        "Fault('.box', 'no')",
        "Fault(place='.box', fact='no')",
        "Fault(f'.box[{seat}]', f'no {seat}')",
        "Fault('', said if said else 'no')",
        "def unfit(self, variant):\n    return 'no'",
        "def unfit(self, variant):\n    return None if variant else f'no {self}'",
    ],
)
def test_words_of_one_language_are_found(source):
    assert len(list(texts_in(ast.parse(source)))) == 1
