"""The examples in docstrings run, and public names are documented."""

import doctest
import importlib
import inspect
import pkgutil
import pydoc
from functools import cached_property

import pytest

import ttr_widget as ttr
from ttr_widget.render.figure import figure

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
    "ttr_widget.kernel.errors", "ttr_widget.kernel.facts", "ttr_widget.kernel.records", "ttr_widget.kernel.event",
    "ttr_widget.kernel.rule", "ttr_widget.kernel.sheet", "ttr_widget.kernel.variant", "ttr_widget.kernel.view",
    "ttr_widget.game",
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
    """A class with its methods and properties; inherited ones may be documented in the base class."""
    module = importlib.import_module(place)
    silent = []
    for name in names_of(module):
        thing = getattr(module, name)
        if not callable(thing) or not hasattr(thing, "__mro__" if inspect.isclass(thing) else "__code__"):
            continue
        if not thing.__module__.startswith("ttr_widget"):  # at run time an alias of somebody else's class
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
    """It says which arguments are allowed, where seats begin, and how to go on."""
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


CALLED = [name for name in ttr.__all__ if inspect.isfunction(getattr(ttr, name))]


@pytest.mark.parametrize(
    "thing",
    [*(getattr(ttr, name) for name in CALLED), ttr.Puzzle, ttr.Board.from_graph, ttr.Game.figure],
    ids=lambda thing: thing.__name__,
)
def test_help_says_what_each_argument_is(thing):
    """In a notebook ``help()`` does not show the module's docstring."""
    keywords = inspect.Parameter.VAR_KEYWORD
    arguments = [name for name, one in inspect.signature(thing).parameters.items() if one.kind is not keywords]

    assert [name for name in arguments if name != "self" and name not in pydoc.getdoc(thing)] == []


def test_help_of_a_view_says_what_is_in_it():
    """Authors of bots have nothing else; a named tuple's own help is "Alias for field number 5"."""
    parts = [*ttr.View._fields, *(name for name, part in vars(ttr.View).items() if isinstance(part, property))]

    assert [name for name in parts if f"``{name}" not in pydoc.getdoc(ttr.View)] == []


def test_help_of_figure_says_all_wishes():
    wishes = list(inspect.signature(figure).parameters)[1:]

    assert [name for name in wishes if f"``{name}" not in pydoc.getdoc(ttr.Game.figure)] == []


def test_help_of_the_package_shows_the_way_in():
    """What is imported late does not stand in the list below, so it is said in the text."""
    for name in ["new_game", "lobby", "GameWidget", "Replay", "Lab", "scenario", "Puzzle", "simulate", "rulebook"]:
        assert f"ttr.{name}" in pydoc.getdoc(ttr)
