"""Every error for users is a message, so that it is translated."""

import ast
from pathlib import Path

import pytest

import ttr_widget

PACKAGE = Path(ttr_widget.__file__).parent
ERRORS = ("BadInput", "BadBoard", "BadVariant", "BadScenario", "BadSave", "GameBroken")
FILES = sorted(PACKAGE.rglob("*.py"))


def texts_in(tree):
    """The texts, with or without facts, that errors are raised with."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS and call.args:
            said = call.args[0]
            if isinstance(said, ast.JoinedStr) or (isinstance(said, ast.Constant) and isinstance(said.value, str)):
                yield ast.unparse(said)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_error_is_raised_with_words_of_one_language(path):
    assert list(texts_in(ast.parse(path.read_text(encoding="utf-8")))) == []
