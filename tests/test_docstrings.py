"""The examples in the docstrings are true."""

import doctest
import importlib
import inspect
import pkgutil
import pydoc
from functools import cached_property

import pytest

import ttr_widget as ttr

MODULES = sorted(found.name for found in pkgutil.walk_packages(ttr.__path__, "ttr_widget.", onerror=pytest.fail))


@pytest.mark.parametrize("name", ["ttr_widget", *MODULES])
def test_the_examples_of_a_module_are_true(name):
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)

    assert results.failed == 0
    ttr.set_locale("en")


PUBLIC = [*ttr.__all__, *ttr._LATE]
PLACES = [
    "ttr_widget.analysis", "ttr_widget.bots", "ttr_widget.env", "ttr_widget.puzzle", "ttr_widget.rules",
    "ttr_widget.simulate", "ttr_widget.widget", "ttr_widget.kernel.action", "ttr_widget.kernel.board",
    "ttr_widget.kernel.errors", "ttr_widget.kernel.event", "ttr_widget.kernel.rule", "ttr_widget.kernel.sheet",
    "ttr_widget.kernel.variant", "ttr_widget.kernel.view", "ttr_widget.game",
]  # fmt: skip


def names_of(module):
    own = (name for name, thing in vars(module).items() if getattr(thing, "__module__", None) == module.__name__)
    return [name for name in getattr(module, "__all__", own) if not name.startswith("_")]


@pytest.mark.parametrize("name", PUBLIC)
def test_what_people_type_has_an_example(name):
    thing = getattr(ttr, name)

    assert inspect.ismodule(thing) or ">>> " in (thing.__doc__ or "")


@pytest.mark.parametrize("place", PLACES)
def test_every_public_name_says_what_it_is(place):
    """A class, its methods and properties too; what it inherits may be said where it comes from."""
    module = importlib.import_module(place)
    silent = []
    for name in names_of(module):
        thing = getattr(module, name)
        if not callable(thing) or not hasattr(thing, "__mro__" if inspect.isclass(thing) else "__code__"):
            continue
        found = {name: thing}
        if inspect.isclass(thing):
            if (thing.__doc__ or "").startswith(f"{name}("):  # dataclasses write that by themselves
                silent.append(name)
            found |= {f"{name}.{part}": getattr(thing, part) for part in vars(thing) if not part.startswith("_")}
        for path, part in found.items():
            worded = inspect.isroutine(part) or inspect.isclass(part) or isinstance(part, property | cached_property)
            if worded and not inspect.getdoc(part):
                silent.append(path)

    assert silent == []


def test_help_of_new_game_is_enough_to_work():
    """It says what may be given, where the seats begin, and how to go on."""
    text = pydoc.plain(pydoc.render_doc(ttr.new_game))

    for word in (
        "europe",
        "germany",
        "world",
        "berlin",
        "usa",
        "seed",
        "seats count from 0",
        "legal_actions()",
        "play(",
    ):
        assert word in text
