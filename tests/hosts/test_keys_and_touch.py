"""JupyterLab with the keyboard alone and with touch alone: the notebook's shortcuts do not interfere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from .notebook import PANEL, Notebook, Seat
from .server import Server

NEW = "game = ttr.new_game({board!r}, players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
FEW = """game = ttr.scenario({board!r}, players=['Ada', 'Grace'], seed={seed}, opening=True,
    pieces={{0: {pieces}, 1: {pieces}}})
w = ttr.GameWidget(game, **table)"""
CELLS = f"{PANEL}.content.widgets.map((cell) => [cell.model.type, cell.promptNode?.textContent.trim() ?? cell.prompt])"
SHORTCUTS = (*"abcxvzmyr1dd00hlo", "ArrowDown", "ArrowUp", "Control+Enter")
"""Keys bound by JupyterLab: new cells, cutting, pasting, other kinds of cells, the kernel. Some are the page's too."""
BARE = """(root) => [...root.querySelectorAll('button, input, select, summary, textarea, a[href], [tabindex]')]
  .filter((one) => one.dataset.lmSuppressShortcuts !== 'true').map((one) => one.outerHTML.slice(0, 120))"""


def test_a_game_to_its_end_by_keyboard_only(lab: Notebook) -> None:
    lab.run(FEW.format(board="berlin", seed=5, pieces={"streetcars": 4, "subways": 2}), "w")
    seat, cells = lab.seat(), lab.page.evaluate(CELLS)
    keys = lab.page.keyboard
    seat.tool("log").press("Enter")
    lab.page.locator('[role="tab"]:focus').first.wait_for()
    for key in ("ArrowRight", "Tab", "Tab", "Tab"):  # over the button that closes the list, and the filter
        keys.press(key)
    for turn in range(400):
        prompt = seat.widget.prompt
        if prompt["over"]:
            break
        seat.settle(prompt["seq"] - 1)
        if prompt["mine"]:
            lab.page.wait_for_function("document.activeElement.dataset.move !== undefined")
            keys.press("End" if turn % 3 else "Home")
            keys.press("Enter")
        seat.settle(prompt["seq"])
    assert lab.ask("game.is_over")
    assert seat.scores() == lab.ask("game.score().totals")
    assert lab.page.evaluate(CELLS) == cells


def press_all(seat: Seat, place: str) -> None:
    """Press every shortcut while this has the focus; what opens is closed again, as it would take the keys."""
    opened = seat.page.locator(".ttr-dialog")
    for key in SHORTCUTS:
        seat.page.locator(place).first.focus()
        seat.whole.keyboard.press(key)
        if opened.count():
            seat.whole.keyboard.press("Escape")
            opened.wait_for(state="detached")


def test_the_notebook_takes_no_keys_away(lab: Notebook) -> None:
    lab.run(NEW.format(board="europe"), "w")
    seat = lab.seat()
    seat.play(Random(1), Counter(), turns=1)
    cells, before = lab.page.evaluate(CELLS), lab.ask("id(game)")
    moves, events = lab.ask("[len(game.history), len(game.events)]")
    seat.list_moves()
    box = seat.page.locator(".ttr-filter")
    box.focus()
    lab.page.keyboard.type("abdd00xvz")
    assert box.input_value() == "abdd00xvz"
    box.fill("")
    seat.tool("menu").click()
    seat.page.locator(".ttr-dialog").focus()
    for key in (*SHORTCUTS, "Escape"):
        lab.page.keyboard.press(key)
    seat.page.locator(".ttr-dialog").wait_for(state="detached")
    # Neither what is typed nor what is pressed in a dialog plays.
    assert lab.ask("len(game.history)") == moves
    assert lab.page.evaluate(CELLS) == cells

    for place in ('[role="tab"]', "[data-slot] button", ".ttr-tools button", ".ttr-asked"):
        press_all(seat, place)
    assert lab.page.evaluate(CELLS) == cells
    assert lab.ask("id(game)") == before
    # Two of these keys are the page's own and draw cards.
    own = f"[event for event in game.events[{events}:] if getattr(event, 'seat', None) == 0]"
    assert lab.ask(f"sorted({{event.type for event in {own}}})") == ["draw", "turn"]


@pytest.mark.parametrize("key", ["Enter", "Shift+Enter", "Space"])
def test_enter_plays_the_move_and_runs_no_cell(lab: Notebook, key: str) -> None:
    lab.run(NEW.format(board="usa"), "w")
    seat = lab.seat()
    seat.play(Random(1), Counter(), turns=1)
    cells, before = lab.page.evaluate(CELLS), lab.ask("id(game)")
    moves, seq = lab.ask("len(game.history)"), seat.widget.prompt["seq"]
    seat.settle(seq - 1)
    seat.list_moves()
    seat.page.locator(".ttr-move").first.focus()
    lab.page.keyboard.press(key)
    seat.settle(seq)

    assert lab.page.evaluate(CELLS) == cells
    assert lab.ask("id(game)") == before
    assert lab.ask("len(game.history)") > moves


def test_everything_that_takes_the_focus_keeps_its_keys(lab: Notebook) -> None:
    lab.run(NEW.format(board="world"), "w")
    seat = lab.seat()
    assert seat.page.evaluate(BARE) == []  # tickets
    seat.play(Random(1), Counter(), turns=1)
    seat.settle(seat.widget.prompt["seq"] - 1)
    assert seat.page.locator(".ttr-slider").count() == 1
    assert seat.page.evaluate(BARE) == []
    for tool in ("menu", "rules"):
        seat.tool(tool).click()
        seat.page.locator(".ttr-dialog").wait_for()
        assert seat.page.evaluate(BARE) == []
        lab.page.keyboard.press("Escape")
        seat.page.locator(".ttr-dialog").wait_for(state="detached")
    lab.do("w.ask('Which?', ['this', 'that'])")
    lab.do("try: 1 / 0\nexcept ZeroDivisionError as error: w._dispatcher.fail(error)\nw._changed('settings')")
    seat.page.locator(".ttr-alarm summary").wait_for()
    assert seat.page.evaluate(BARE) == []


def test_escape_takes_back_what_a_click_on_the_map_has_opened(lab: Notebook) -> None:
    hand = "players=['Ada', 'Grace'], seed=1, turn=0, hands={0: '4 black 1 locomotive'}"
    lab.run(f"game = ttr.scenario('europe', {hand})\nw = ttr.GameWidget(game, **table)", "w")
    seat, cells = lab.seat(), lab.page.evaluate(CELLS)
    seat.click("route", "madrid-pamplona-1")
    seat.page.locator(".ttr-confirm").wait_for()
    lab.page.keyboard.press("Escape")
    seat.page.locator(".ttr-confirm").wait_for(state="detached")
    assert lab.ask("len(game.history)") == 0
    assert lab.page.evaluate(CELLS) == cells


def test_a_game_to_its_end_by_finger_only(lab: Notebook, jupyter: Server, window: Callable[..., Any]) -> None:
    """In a second window, on a tablet, the widget of a saved notebook appears too."""
    lab.run(FEW.format(board="usa", seed=3, pieces=8), "w")
    lab.save()
    tablet = window(viewport={"width": 900, "height": 1200}, has_touch=True)
    notebook = Notebook(tablet.page)
    notebook.open(f"{jupyter.url}/lab/tree/game.ipynb")
    seat, done = notebook.seat(finger=True), Counter[str]()
    seat.page.locator(".ttr-map[data-drawn]").wait_for()
    seat.play(Random(2), done)

    assert lab.ask("game.is_over")
    assert seat.scores() == lab.ask("game.score().totals") == lab.seat().scores()
    assert {"keep", "draw open", "draw blind", "claim"} <= set(done)
    assert tablet.faults == []
