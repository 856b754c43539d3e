"""The same game in Notebook 7, Voila and marimo: it is shown, can be played by clicks, Python follows, and nothing
is loaded from the network."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.ui.test_page import CUT

from . import server
from .conftest import Window
from .notebook import Notebook, Seat
from .test_keys_and_touch import BARE, CELLS, press_all

GAME = """
import json, os
import ttr_widget as ttr
game = ttr.scenario(
    "usa", players=["Ada", "Grace"], seed=1, opening=True, pieces={{0: 8, 1: 8}}, hands={{0: "5 red 5 blue"}}
)
w = ttr.GameWidget(game, seat=0, bots={{1: "greedy"}}, speed=0)
def note(change=None):
    told = {{"prompt": w.prompt, "texts": w.texts, "actions": len(game.history)}}
    told["totals"] = game.score().totals if game.is_over else None
    with open("{name}.new", "w") as file:
        json.dump(told, file)
    os.replace("{name}.new", "{name}.json")
w.observe(note, "prompt")
note()
"""
"""The kernel's state is written to a file after each change, which works in any host."""
MARIMO = """
import marimo
app = marimo.App()

@app.cell
def _():
    import marimo as mo
{game}
    shown = mo.ui.anywidget(w)
    return (shown,)

@app.cell
def _(shown):
    shown
    return

if __name__ == "__main__":
    app.run()
"""
KINDS = {"keep", "draw open", "draw blind", "claim", "tickets"}
OWN_PAGE = ("fontawesome", "mathjax")
"""Network requests that Voila's own page makes, with or without our widget."""


def asker(path: Path) -> Callable[[str], Any]:
    """Reads the file."""
    return lambda what: json.loads(path.read_text(encoding="utf-8"))[what]


def seat_in(window: Window, path: Path) -> Seat:
    """The widget on the page, once rendered."""
    root = window.page.locator(".ttr-root")
    root.locator(".ttr-map[data-drawn]").wait_for()
    return Seat(window.page, root, asker(path))


def play_to_the_end(seat: Seat) -> set[str]:
    """A short game by clicks; page and Python agree.  Returns the kinds of its moves."""
    done = Counter[str]()
    seat.play(Random(1), done)
    assert seat.scores() == seat.ask("totals")
    assert seat.page.locator(".ttr-alarm, .ttr-refusal").count() == 0
    return {*done}


def test_notebook_7(jupyter: server.Server, window: Callable[..., Window]) -> None:
    server.write_notebook(jupyter.folder / "seven.ipynb", GAME.format(name="seven"), "w")
    one = window()
    notebook = Notebook(one.page)
    notebook.open(f"{jupyter.url}/notebooks/seven.ipynb")
    notebook.command("notebook:run-all-cells")
    seat = seat_in(one, jupyter.folder / "seven.json")
    notebook.ran()
    cells = one.page.evaluate(CELLS)
    seat.play(Random(1), Counter(), turns=1)
    seat.list_moves()
    assert seat.page.evaluate(BARE) == []
    for place in ('[role="tab"]', ".ttr-tools button", "[data-slot] button"):
        press_all(seat, place)
    seat.tool("log").click()
    seat.page.locator('[role="tab"]').first.wait_for(state="detached")  # it would cover what is clicked now
    assert one.page.evaluate(CELLS) == cells
    assert seat.page.evaluate(BARE) == []
    play_to_the_end(seat)  # some of the keys were moves, so not every kind of move is left
    assert one.refused == []
    assert one.own_faults == []


@pytest.mark.long
def test_voila(jupyter: server.Server, window: Callable[..., Window]) -> None:
    server.write_notebook(jupyter.folder / "voila.ipynb", GAME.format(name="voila"), "w")
    one = window()
    one.page.goto(f"{jupyter.url}/voila/render/voila.ipynb")
    assert play_to_the_end(seat_in(one, jupyter.folder / "voila.json")) == KINDS
    assert [url for url in one.refused if not any(name in url for name in OWN_PAGE)] == []
    assert one.own_faults == []


@pytest.mark.long
def test_voila_on_a_phone(jupyter: server.Server, window: Callable[..., Window]) -> None:
    server.write_notebook(jupyter.folder / "phone.ipynb", GAME.format(name="phone"), "w")
    one = window(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    one.page.goto(f"{jupyter.url}/voila/render/phone.ipynb")
    seat = seat_in(one, jupyter.folder / "phone.json")
    seat.finger = True
    assert one.page.evaluate(CUT) == []
    seat.play(Random(1), Counter(), turns=2)
    assert one.page.evaluate(CUT) == []
    play_to_the_end(seat)
    assert one.page.evaluate(CUT) == []


@pytest.fixture
def marimo(tmp_path: Path) -> Any:
    """marimo with a single app."""
    folder = tmp_path / "marimo"
    folder.mkdir()
    game = GAME.format(name="marimo").replace("\n", "\n    ")
    (folder / "app.py").write_text(MARIMO.format(game=game), encoding="utf-8")
    one = server.marimo(folder, "app.py")
    yield one
    one.stop()


def test_marimo(marimo: server.Server, window: Callable[..., Window]) -> None:
    one = window()
    one.page.goto(marimo.url)
    assert play_to_the_end(seat_in(one, marimo.folder / "marimo.json")) == KINDS
    assert one.refused == []
    assert one.own_faults == []
