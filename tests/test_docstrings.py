"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import ttr_widget as ttr

MODULES = sorted(found.name for found in pkgutil.walk_packages(ttr.__path__, "ttr_widget.", onerror=pytest.fail))


@pytest.mark.parametrize("name", ["ttr_widget", *MODULES])
def test_the_examples_of_a_module_are_true(name):
    results = doctest.testmod(importlib.import_module(name), report=True)

    assert results.failed == 0
    ttr.set_locale("en")


def test_there_are_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = [test for name in MODULES for test in finder.find(importlib.import_module(name)) if test.examples]

    assert len(examples) >= 8


@pytest.mark.parametrize("thing", [ttr.rulebook, ttr.new_game, ttr.boards, ttr.variant, ttr.set_locale, ttr.replay])
def test_what_people_type_has_an_example(thing):
    assert ">>> " in (thing.__doc__ or "")
