"""secret.view: a saved notebook, with or without widget state, contains no secrets of another seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import ttr_widget as ttr
from tests.widget.test_secrets import leaks
from ttr_widget.game import Game

from .notebook import Notebook
from .server import ROOT, Server

TOGGLE = "jupyterapp.commands.execute('@jupyter-widgets/jupyterlab-manager:saveWidgetState').then(() => null)"
"""Menu: Settings, Save Widget State Automatically."""
NEW = "game = ttr.new_game('europe', players=['Ada', 'Grace'], seed=5)\nw = ttr.GameWidget(game, **table)"
PLAYED = """import ttr_widget as ttr
game = ttr.new_game('europe', players=['Ada', 'Grace'], seed=5)
w = ttr.GameWidget(game, seat=0, speed=0)
v = ttr.GameWidget(game, seat=None, speed=0)
for _ in range(30):
    _ = game.play(game.legal_actions()[0])"""


def saved(lab: Notebook, server: Server) -> tuple[str, dict[str, Any]]:
    """The saved file, as text and as data."""
    lab.save()
    text = (server.folder / "game.ipynb").read_text(encoding="utf-8")
    return text, json.loads(text)


def secrets_of(game: Game, seat: int) -> list[str]:
    """The names of tickets that only this seat knows, as ids and as texts."""
    board = game.board
    held = [board.ticket(id) for id in game.view(seat).rules["tickets"]["held"]]
    return [ticket.id for ticket in held] + ["–".join(board.city(city).name for city in one.cities) for one in held]


def states(book: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The states of our widgets in a notebook, without constant parts."""
    kept = book["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    for one in kept.values():
        if "prompt" in one["state"]:
            yield {name: value for name, value in one["state"].items() if name not in ("board", "texts")}


@pytest.mark.rule("secret.view")
def test_a_saved_notebook_holds_nothing_of_a_game(lab: Notebook, jupyter: Server) -> None:
    lab.run(NEW, "w")
    lab.seat().play(Random(3), Counter(), turns=6)
    text, book = saved(lab, jupyter)
    game = ttr.replay(lab.ask("game.transcript()"))
    assert "widgets" not in book["metadata"]
    assert len(text) < 4000
    assert [secret for seat in (0, 1) for secret in secrets_of(game, seat) if secret in text] == []


@pytest.mark.rule("secret.view")
def test_widget_state_that_somebody_saves_holds_nothing_of_another_seat(lab: Notebook, jupyter: Server) -> None:
    lab.run(NEW, "w")
    lab.seat().play(Random(3), Counter(), turns=6)
    lab.page.evaluate(TOGGLE)
    _, book = saved(lab, jupyter)
    lab.page.evaluate(TOGGLE)
    game = ttr.replay(lab.ask("game.transcript()"))
    found = list(states(book))
    assert len(found) == 1
    assert leaks(game, 0, found[0]) == []
    told = json.dumps(found, ensure_ascii=False)
    assert [secret for secret in secrets_of(game, 1) if secret in told] == []
    assert any(secret in told for secret in secrets_of(game, 0))  # the search can find things


@pytest.mark.rule("secret.view")
def test_a_notebook_that_was_run_without_a_page_holds_nothing_of_another_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in (PLAYED, "w", "v")])
    NotebookClient(book, timeout=60, kernel_name="python3").execute()
    game = ttr.new_game("europe", players=["Ada", "Grace"], seed=5)
    for _ in range(30):
        game.play(game.legal_actions()[0])
    player, spectator = states(book)
    assert leaks(game, 0, player) == []
    assert leaks(game, None, spectator) == []
