"""Users' bots in simulations: registered bots are sent to other processes, and errors are reported."""

import re
import subprocess
import sys

import pytest

import ttr_widget as ttr
from tests.simulate.helpers import first_answer, nonsense, raises

MAIN = """
import multiprocessing, sys, types
import ttr_widget as ttr

if {hide}:
    sys.modules["cloudpickle"] = None
cell = sys.modules["__main__"] = types.ModuleType("__main__")  # as in a notebook, whose cells are no file
exec(
    '''
import ttr_widget as ttr
def hoarder(view, prompt, rng):
    return ttr.bots.legal_actions(view)[-1]
class Lazy:
    name = "lazy"
    def __init__(self, place=0):
        self.place = place
    def decide(self, view, prompt, rng):
        return ttr.bots.legal_actions(view)[self.place]
''',
    vars(cell),
)
ttr.bots.register("hoarder", cell.hoarder)
ttr.bots.register("lazy", cell.Lazy)
from ttr_widget.simulate import workers
workers._context = lambda: multiprocessing.get_context("spawn")  # as where threads run
bots = ["hoarder", "lazy(place=-1)"]
here = ttr.simulate("berlin", bots, games=4, seed=1, progress=False)
there = ttr.simulate("berlin", bots, games=4, seed=1, jobs=2, progress=False)
assert [r.to_dict() for r in here.records()] == [r.to_dict() for r in there.records()]
print([player.bot for player in there.games[0].players], there.notes)
"""


@pytest.fixture
def registered():
    """Three registered bots."""
    for name, bot in {"hoarder": first_answer, "raises": raises, "nonsense": nonsense}.items():
        ttr.bots.register(name, bot)


def played(bots, **wishes):
    result = ttr.simulate("berlin", bots, games=4, seed=1, progress=False, **wishes)
    return [record.to_dict() for record in result.records()], result.notes


def test_a_registered_bot_plays_by_name_in_other_processes_too(registered):
    here, _ = played(["hoarder", "random"])
    assert here == played(["hoarder", "random"], jobs=2)[0]
    assert here[0]["players"][0]["bot"] == "hoarder"


@pytest.mark.parametrize(("bot", "words"), [("raises", "no idea"), ("nonsense", "no action .fly.")])
def test_a_registered_bot_that_fails_is_reported_from_other_processes(registered, bot, words):
    here, notes = played([bot, "random"])
    assert (here, notes) == played([bot, "random"], jobs=2)
    assert any(f"The bot '{bot}'" in note and re.search(words, note) for note in notes)


def script(hide):
    """Play in a process that looks like a notebook, with or without cloudpickle."""
    done = subprocess.run(
        [sys.executable, "-c", MAIN.format(hide=hide)], capture_output=True, text=True, timeout=120, check=False
    )
    return done.stdout, done.stderr


def test_bots_registered_in_a_notebook_travel_to_fresh_processes():
    out, error = script(hide=False)
    assert out.strip() == "['hoarder', 'lazy(place=-1)'] ()", error


def test_without_cloudpickle_it_is_said_what_is_needed():
    out, error = script(hide=True)
    assert not out
    assert "BadInput" in error
    assert "is defined in this notebook" in error
    assert "install the package cloudpickle" in error
